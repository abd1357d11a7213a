"""The plain view: whole games in words and buttons, and what it says.

It is what a game has until somebody draws a board for it, such as the example; the games of the
house have theirs, and are played in words under `make soak` only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.hands import (
    HANDS,
    SEED,
    SIZES,
    SOAK,
    Hand,
    against_bots,
    expect_result,
    opened,
)
from tests.browser.house import Guest, House
from tests.browser.test_frame_fits import nothing_beyond, sideways

Guests = Callable[..., Guest]
EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"
PLAIN = "?plain"
GAMES = {EXAMPLE.name: 2}
HOUSE = {"bosses": 2, "gangster": 2, "don_pepe": 3, "cosa_nostra": 2, "chicago_gangsters": 3}
# One size for each input, under `make soak` all of them.
USUAL = {("clicks", "desk"), ("keys", "tablet"), ("touch", "phone")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    games = [str(EXAMPLE), *(HOUSE if SOAK else ())]
    with opened(tmp_path_factory.mktemp("plain"), *games) as one:
        yield one


def game_case(game: str, *more: str, usual: bool = True) -> Any:
    marks = () if game in GAMES and usual else pytest.mark.soak
    return pytest.param(game, *more, marks=marks)


each_game = pytest.mark.parametrize("game", [game_case(game) for game in GAMES | HOUSE])


def all_cases() -> list[object]:
    return [
        game_case(game, way, size, usual=(way, size) in USUAL)
        for game in GAMES | HOUSE
        for way in HANDS
        for size in SIZES
    ]


def table_of(guest: Guest, game: str) -> str:
    seats = max((GAMES | HOUSE)[game], 3) if game in HOUSE else GAMES[game]
    bots = {str(seat): "random" for seat in range(1, seats)}
    return guest.table(game, seats, mine=[0], bots=bots, seed=SEED)


@pytest.mark.parametrize("game, way, size", all_cases())
def test_a_whole_game(guests: Guests, game: str, way: str, size: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    guest.set(confirm=True, forced=False)
    table = against_bots(guest, game, (GAMES | HOUSE)[game])
    guest.sit(table, PLAIN)
    expect(guest.page.locator(".plain")).to_be_visible()
    hand = Hand(guest, way)
    hand.play()
    expect_result(guest, table)
    # Four stones in a line are the shortest game of all.
    assert hand.presses >= 4


@each_game
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_43_the_position_is_told_in_words(guests: Guests, game: str, language: str) -> None:
    guest = guests().named().set(language=language)
    guest.sit(table_of(guest, game), PLAIN)
    position = guest.page.locator(".position")
    expect(position).to_be_visible()
    words = position.inner_text()
    assert words.strip()
    # No raw name of a field or a value: those have underscores, or stand in the declaration.
    assert "_" not in words
    raw = {"standing", "to go", "unseated", "hq", "tommy gun" if language != "en" else "slots"}
    assert not raw & set(re.split(r"[\n\t,]+", words))


@each_game
def test_2_the_buttons_are_the_legal_actions(guests: Guests, game: str) -> None:
    guest = guests().named()
    table = guest.table(game, (GAMES | HOUSE)[game])
    guest.sit(table, PLAIN)
    seat = guest.state(table, None)["view"]["to_act"][0]
    known = {one["name"]: one for one in guest.look("games")["games"]}
    if known[game]["secrets"]:
        guest.page.locator("dialog .btn.pri").click()
    legal = {one["text"] for one in guest.state(table, seat)["view"]["legal"]}
    expect(guest.page.locator("[data-action]")).to_have_count(len(legal))
    shown = guest.page.locator("[data-action]").evaluate_all(
        "all => all.map(one => one.dataset.action)"
    )
    assert set(shown) == legal
    assert len(shown) == len(legal)


@pytest.mark.soak
def test_a_heading_and_the_word_that_differs_are_one_name(guests: Guests) -> None:
    guest = guests().named()
    guest.sit(guest.table("cosa_nostra", 2), PLAIN)
    goes = guest.page.get_by_role("button", name=re.compile("leaves the HQ with [0-9]+$"))
    expect(goes).not_to_have_count(0)


@each_game
@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_and_17_axe_and_no_sideways_scroll(guests: Guests, game: str, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme)
    guest.sit(table_of(guest, game), PLAIN)
    expect(guest.page.locator(".position")).to_be_visible()
    wrong = {}
    for size, viewport in {**SIZES, "narrow": {"width": 320, "height": 640}}.items():
        guest.page.set_viewport_size(viewport)
        guest.page.wait_for_timeout(150)
        if found := faults(guest.page):
            wrong[size] = found
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert not wrong, "\n".join(f"{at}: {one}" for at, all in wrong.items() for one in all)


@each_game
@pytest.mark.parametrize("width", [640, 740])
def test_it_fits_a_phone_held_sideways(guests: Guests, game: str, width: int) -> None:
    guest = sideways(guests, width)
    guest.sit(table_of(guest, game), PLAIN)
    nothing_beyond(guest)
