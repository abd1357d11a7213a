"""The log: it follows what happens, tells any moment, and says whose turn each was."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import against_bots, opened
from tests.browser.house import Guest, House
from tests.browser.test_afterwards import finished

Guests = Callable[..., Guest]

# Pixels of the log below its lower edge, and whether there are any above the upper one.
BELOW = """() => {
  const log = document.querySelector('.log');
  return log.scrollTop ? log.scrollHeight - log.scrollTop - log.clientHeight : -1;
}"""


def follows(page: Page) -> None:
    page.wait_for_function(f"() => {{ const low = ({BELOW})(); return low >= 0 && low < 3; }}")


def test_the_log_follows_while_the_strip_above_it_grows_and_shrinks(guests: Guests) -> None:
    """What others did is told above the log: none, then three lines, then none again."""
    guest = guests(viewport={"width": 1440, "height": 640}).named()
    table = against_bots(guest, "bosses", 4)
    guest.sit(table)
    others_have_moved = guest.page.locator(".since li").nth(2)
    for _ in range(6):
        guest.until(lambda: guest.state(table)["ask"] is not None)
        while guest.state(table)["ask"] is not None:
            guest.play(table, 0, guest.state(table)["view"]["legal"][0]["text"])
    expect(others_have_moved).to_be_visible()
    follows(guest.page)


def test_who_reads_further_up_is_left_there(guest: Guest) -> None:
    guest.sit(finished(guest))
    page = guest.page
    follows(page)
    page.evaluate("async () => { await document.fonts.ready; }")
    page.locator(".log").evaluate("log => log.scrollTo(0, 30)")
    page.set_viewport_size({"width": 1440, "height": 700})
    page.wait_for_timeout(300)
    assert page.locator(".log").evaluate("log => log.scrollTop") == 30


def long_game(guest: Guest) -> str:
    """One with more turns than the log lays out at once: dice can end a game early."""
    for seed in range(20):
        table = finished(guest, "cosa_nostra", seed=seed)
        if guest.look(f"tables/{table}/replay")["count"] > 400:
            return table
    raise AssertionError("no long game came up")


def test_the_log_follows_when_older_turns_are_laid_out_no_more(guest: Guest) -> None:
    table = guest.table("cosa_nostra", 2, seed=3)
    guest.sit(table)
    page, rng = guest.page, random.Random(3)
    older = page.locator(".log").get_by_role("button", name="Show older turns")
    gone = 0
    while gone < 12:
        seat = guest.state(table, None)["view"]["to_act"][0]
        guest.play(table, seat, rng.choice(guest.state(table, seat)["view"]["legal"])["text"])
        gone += older.count()
    follows(page)


def test_any_moment_of_a_long_game_is_told(guest: Guest) -> None:
    guest.sit(long_game(guest))
    page = guest.page
    expect(page.locator(".log").get_by_role("button", name="Show older turns")).to_be_visible()
    page.locator(".end").get_by_role("button", name="Replay").click()
    for step in ("0", "3", "40"):
        page.get_by_role("slider", name="Move").fill(step)
        expect(page.locator(".log li.now").first).to_be_in_viewport()
    page.get_by_role("slider", name="Move").fill("0")
    expect(page.locator(".log h3").first).to_contain_text("Before the first turn")
    assert page.locator(".log h3").count() <= 60, "and not all of it is laid out"


def test_a_game_that_is_over_has_no_live_and_nobodys_turn(guest: Guest) -> None:
    guest.sit(finished(guest))
    page = guest.page
    expect(page.locator(".end")).to_be_visible()
    for _ in range(2):
        expect(page.get_by_text("Your turn", exact=False)).to_have_count(0)
        expect(page.get_by_text("Live", exact=False)).to_have_count(0)
        expect(page.get_by_text("Back to live", exact=False)).to_have_count(0)
        page.keyboard.press("{")
        expect(guest.prompt).to_contain_text("move 0")
    guest.button("The end").click()
    expect(page.locator(".end")).to_be_visible()


@pytest.fixture(scope="module")
def turns_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("turns")
    with opened(folder, "gangster", "don_pepe", "chicago_gangsters") as house:
        yield house


@pytest.mark.parametrize(
    "game, seats, heading",
    [("gangster", 3, "Turn 2 ·"), ("don_pepe", 3, "Turn 2 ·"), ("chicago_gangsters", 3, "Round 1")],
)
def test_every_games_turns_have_headings(
    guests: Guests, turns_house: House, game: str, seats: int, heading: str
) -> None:
    guest = guests(at=turns_house).named()
    bots = dict.fromkeys(map(str, range(seats)), "random")
    table = guest.table(game, seats, mine=[], bots=bots, settings={"pace": "none"}, seed=3)
    guest.until(lambda: guest.look(f"tables/{table}")["state"] == "over")
    guest.sit(table)
    page = guest.page
    page.keyboard.press("{")
    expect(page.locator(".log h3").first).to_contain_text("Before the first turn")
    expect(page.locator(".log h3").nth(2 if heading.startswith("Turn") else 1)).to_contain_text(
        heading
    )
    if game == "don_pepe":
        # What somebody takes in stands under their own name.
        turn = page.locator(".log h3").nth(2)
        name = turn.inner_text().split("·")[1].strip()
        expect(turn.locator("xpath=following-sibling::ul[1]/li[2]")).to_contain_text(name)
