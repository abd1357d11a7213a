"""The lamp on every board: it points at a place, then at each place to click, and plays nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.axe import faults
from tests.browser.hands import CONFIRM, Clicks, Hand, Touch, against_bots, opened
from tests.browser.house import DESK, PHONE, SEED, Guest, House

Guests = Callable[..., Guest]
GAMES = ("bosses", "gangster", "don_pepe", "cosa_nostra", "chicago_gangsters")
# Boards that draw where a piece would come to lie; cards are pointed at in the hand.
DRAWS = {"bosses", "gangster", "don_pepe", "cosa_nostra"}
DECISIONS = 10
# Most places of one move.
CLICKS = 4
# Numbers that are set with a stepper have no place of their own.
NO_PLACE = {"pledge_points", "pledge_cards", "ask_points"}

POINTER = "[data-pointer]"
# What the lamp is called, at first and when it has pointed.
LAMP = re.compile("What would the boss do|And which move")

# Where the frame is, and what it is round, by their middles.
ROUND = """key => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const pointer = document.querySelector('[data-pointer]');
  if (!pointer) return false;
  const frame = middle(pointer);
  return [...document.querySelectorAll(`[data-hit="${key}"], [data-place="${key}"]`)]
    .some(one => middle(one).every((at, i) => Math.abs(at - frame[i]) < 2));
}"""


@pytest.fixture(scope="module", name="house")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("hints")
    with opened(folder, *GAMES) as one:
        yield one


def hint_at(guest: Guest, table: str, action: str) -> None:
    """The lamp will tell of this action: that bots choose well is not what is looked at here."""
    state = guest.state(table, 0)
    foretold = guest.look(f"tables/{table}/foretell?seat=0")["foretold"]
    told = {
        "ask": state["ask"],
        "drafted": len((state["draft"] or {"actions": []})["actions"]),
        "action": action,
        "events": foretold[action],
        "chance": 0.5,
        "otherwise": 0.25,
    }
    guest.page.unroute("**/hint?*")
    guest.page.route("**/hint?*", lambda route: route.fulfill(json=told))


def chosen(state: dict[str, Any], seen: set[str], rng: random.Random) -> str:
    """Rather an action of a verb that was not yet told of."""
    texts = [entry["text"] for entry in state["view"]["legal"] if entry["verb"] not in NO_PLACE]
    new = [text for text in texts if text.split()[0] not in seen]
    action: str = rng.choice(new or texts)
    seen.add(action.split()[0])
    return action


def ask(page: Page, hand: Clicks) -> None:
    """Press the lamp; where a phone has no room for it, among what there is more."""
    if page.locator("[data-lamp]").is_visible():
        hand.press("[data-lamp]")
        return
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name=LAMP).tap()


def pointed_at(page: Page) -> str:
    """The place that the frame has come to."""
    pointer = page.locator(POINTER)
    expect(pointer).to_be_visible()
    page.wait_for_function(
        f"() => ({ROUND})(document.querySelector('[data-pointer]')?.dataset.pointer)"
    )
    key = pointer.get_attribute("data-pointer")
    assert key
    return key


def follow(page: Page, hand: Clicks, played: list[str]) -> None:
    """Click where it is pointed at, place after place, until something is played."""
    for _ in range(CLICKS):
        hand.press(f'[data-hit="{pointed_at(page)}"]:visible >> nth=0')
        page.wait_for_timeout(300)
        if played:
            return
    raise AssertionError("the places that were pointed at led nowhere")


@pytest.mark.parametrize("size, way", [(DESK, Clicks), (PHONE, Touch)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_lamp_points_at_every_place_of_the_move(
    guests: Guests, game: str, size: dict[str, int], way: type[Clicks]
) -> None:
    guest = guests(viewport=size, reduced_motion="reduce", **way.options).named()
    guest.set(forced=False)
    table = against_bots(guest, game, 4)
    guest.sit(table)
    page, hand = guest.page, Hand(guest)
    played: list[str] = []

    def heard(request: Request) -> None:
        if request.url.endswith("/commands") and request.post_data_json["do"] == "play":
            played.append(request.post_data_json["action"])

    page.on("request", heard)
    rng, seen, ghosts = random.Random(SEED), set[str](), 0
    lamp, rail = page.locator("[data-lamp]"), page.locator(".rail")
    for _ in range(DECISIONS):
        hand.wait()
        if hand.over:
            break
        if page.locator("[data-target]").count() == 0:
            hand.hands.press(CONFIRM)
            page.wait_for_timeout(300)
            continue
        state = guest.state(table, 0)
        action = chosen(state, seen, rng)
        hint_at(guest, table, action)
        ask(page, hand.hands)
        expect(rail).to_contain_text("Look here: ")
        expect(rail.locator("p").first).not_to_have_text("Look here: ")
        assert pointed_at(page)
        ask(page, hand.hands)
        expect(lamp).to_have_attribute("data-lamp", "2")
        expect(rail).to_contain_text("The boss’s move")
        assert pointed_at(page)
        ghosts += page.locator("[data-ghost]").count()
        assert played == [], "a hint plays nothing"
        follow(page, hand.hands, played)
        assert played == [action]
        played.clear()
    assert (ghosts > 0) == (game in DRAWS)


def test_a_long_question_leaves_the_lamp_in_reach_of_a_phone(guests: Guests) -> None:
    guest = guests(viewport=PHONE, reduced_motion="reduce", **Touch.options).named()

    def lengthen(route: Route) -> None:
        told = route.fetch()
        longer = r"\1 another one from the left or the right stack"
        body = re.sub(r"^(may-turn-draw = draw) one$", longer, told.text(), flags=re.M)
        route.fulfill(response=told, body=body)

    guest.page.route("**/api/games/bosses/texts/*", lengthen)
    table = against_bots(guest, "bosses", 2)
    guest.sit(table)
    Hand(guest).wait()
    page = guest.page
    expect(guest.prompt).to_contain_text("the right stack")
    expect(page.locator("[data-lamp]")).to_be_hidden()
    hint_at(guest, table, guest.state(table, 0)["view"]["legal"][0]["text"])
    for name, said in (("What would the boss do?", "Look here: "), ("And which move?", "The boss")):
        page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name=name).tap()
        expect(page.locator(".rail")).to_contain_text(said)
        expect(page.locator(POINTER)).to_be_visible()
    assert faults(page) == []
