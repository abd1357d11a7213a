"""Games without a board: whole games in the plain view, and what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.hands import HANDS, SEED, SIZES, Hand, against_bots, expect_result, opened
from tests.browser.house import Guest, House
from tests.browser.test_reach import faults

Guests = Callable[..., Guest]
GAMES = {"cosa_nostra": 2}
# One size and one input for each game, under `make soak` all of them.
USUAL = {("cosa_nostra", "keys", "tablet")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("plain"), *GAMES) as one:
        yield one


def all_cases() -> list[object]:
    return [
        pytest.param(game, way, size, marks=() if (game, way, size) in USUAL else pytest.mark.soak)
        for game in GAMES
        for way in HANDS
        for size in SIZES
    ]


@pytest.mark.parametrize("game, way, size", all_cases())
def test_a_whole_game(guests: Guests, game: str, way: str, size: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    guest.set(confirm=True, forced=False)
    table = against_bots(guest, game, GAMES[game])
    guest.sit(table)
    hand = Hand(guest, way)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_43_the_position_is_told_in_words(guests: Guests, game: str, language: str) -> None:
    guest = guests().named().set(language=language)
    guest.sit(guest.table(game, 3, mine=[0], bots={"1": "random", "2": "random"}))
    position = guest.page.locator(".position")
    expect(position.locator("th").first).to_be_visible()
    words = position.inner_text()
    # No raw name of a field or a value: those have underscores, or stand in the declaration.
    assert "_" not in words
    raw = {"standing", "to go", "unseated", "hq", "tommy gun" if language != "en" else "slots"}
    assert not raw & set(re.split(r"[\n\t,]+", words))


def test_2_the_buttons_are_the_legal_actions(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table("cosa_nostra", 2)
    guest.sit(table)
    seat = guest.state(table, None)["view"]["to_act"][0]
    legal = {one["text"] for one in guest.state(table, seat)["view"]["legal"]}
    expect(guest.page.locator("[data-action]")).to_have_count(len(legal))
    shown = guest.page.locator("[data-action]").evaluate_all(
        "all => all.map(one => one.dataset.action)"
    )
    assert set(shown) == legal
    assert len(shown) == len(legal)
    # A heading and the word that differs are one name.
    goes = guest.page.get_by_role("button", name=re.compile("comes out of the HQ with [0-9]+$"))
    expect(goes).not_to_have_count(0)


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("game", GAMES)
def test_13_and_17_axe_and_no_sideways_scroll(guests: Guests, game: str, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme)
    guest.sit(guest.table(game, 3, mine=[0], bots={"1": "random", "2": "random"}, seed=SEED))
    expect(guest.page.locator(".position th").first).to_be_visible()
    wrong = {}
    for size, viewport in {**SIZES, "narrow": {"width": 320, "height": 640}}.items():
        guest.page.set_viewport_size(viewport)
        guest.page.wait_for_timeout(150)
        if found := faults(guest.page):
            wrong[size] = found
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert not wrong, "\n".join(f"{at}: {one}" for at, all in wrong.items() for one in all)
