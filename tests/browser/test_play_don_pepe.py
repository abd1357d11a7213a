"""Whole games of don_pepe against bots, to the end screen, by every input, with 3 to 6 players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_none_while_playing
from tests.browser.hands import HANDS, SIZES, Hand, against_bots, expect_result, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]
GAME = "don_pepe"
# One input at one size for three player counts; under `make soak` all of them.
USUAL = {("clicks", "desk", 3), ("keys", "tablet", 4), ("touch", "phone", 6)}
# What brings a turn on: laying a card away, playing none any more.
ON = ("end", "discards")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("don_pepe"), GAME) as one:
        yield one


def on(targets: list[str], rng: random.Random) -> str:
    """Every other time what ends the turn; else a card, a victim, a chair."""
    ending = [key for key in targets if key.startswith(tuple(f"[data-hit='{k}" for k in ON))]
    return rng.choice(ending if ending and rng.random() < 0.5 else targets)


def all_cases() -> list[object]:
    return [
        pytest.param(*case, marks=() if case in USUAL else pytest.mark.soak)
        for case in product(HANDS, SIZES, (3, 4, 5, 6))
    ]


@pytest.mark.parametrize("way, size, seats", all_cases())
def test_4_6_and_7_a_whole_game(guests: Guests, way: str, size: str, seats: int) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    # A finger plays at once, mouse and keys confirm every turn.
    guest.set(confirm=way == "touch", forced=False)
    table = against_bots(guest, GAME, seats)
    guest.sit(table)
    hand = Hand(guest, way, on)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 15
    # Money by reason: what the end screen tells adds up.
    scores = guest.look(f"tables/{table}")["result"]["scores"]
    if size != "phone":
        for row in guest.page.locator(".end table").first.locator("tbody tr").all():
            cells = [cell.inner_text().replace(",", "") for cell in row.locator("td").all()]
            *parts, total = [int(cell) for cell in cells[1:] if cell != "–"]
            assert sum(parts) == total
            assert total in scores


@pytest.mark.parametrize("way, size", [("keys", "desk"), ("touch", "phone")])
def test_6_and_7_a_whole_game_with_free_seating(guests: Guests, way: str, size: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    guest.set(confirm=way == "touch", forced=False)
    table = against_bots(guest, GAME, 6, {"seating": "free"})
    guest.sit(table)
    assert guest.state(table, 0)["view"]["free_seating"]
    Hand(guest, way, on).play()
    expect_result(guest, table)


def test_4_free_seating_is_played_by_clicks(guests: Guests) -> None:
    guest = guests(viewport=SIZES["desk"]).named().set(confirm=True, forced=False)
    table = against_bots(guest, GAME, 6, {"seating": "free"})
    guest.sit(table)
    hand = Hand(guest)
    # Five men, each picked up and put on a chair.
    hand.play(10)
    hand.wait()
    view = guest.state(table, 0)["view"]
    assert view["phase"] == "card"
    assert not any(sum(kinds.values()) for kinds in view["unseated"][0].values())
    expect(guest.page.locator(".tray .men")).to_have_count(0)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme, forced=False)
    guest.sit(against_bots(guest, GAME, 4))
    # Several moments, so that picked cards, planned deeds and the second card are among them.
    expect_none_while_playing(Hand(guest, "clicks", on), [2, 3] * 3)
