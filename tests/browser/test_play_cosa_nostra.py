"""Whole games of cosa_nostra against bots, to the end screen, by every input and with every number
of players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_none_while_playing
from tests.browser.hands import HANDS, SIZES, Hand, against_bots, expect_result, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]
GAME = "cosa_nostra"
# Two players lead one gang each, or two.
TABLES = {"2": 2, "2 with two gangs": 2, "3": 3, "4": 4}
USUAL = {("clicks", "desk", "4"), ("keys", "tablet", "2"), ("touch", "phone", "3")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("cosa"), GAME) as one:
        yield one


def all_cases() -> list[Any]:
    return [
        pytest.param(*case, marks=() if case in USUAL else pytest.mark.soak)
        for case in product(HANDS, SIZES, TABLES)
    ]


def homeward(targets: list[str], rng: random.Random) -> str:
    """The Boss nearly always, and home as soon as he can: that ends the game."""
    home = [key for key in targets if key.startswith("[data-hit='hq-")]
    boss = [key for key in targets if "boss" in key]
    if home and len(home) < len(targets) and not boss:
        return rng.choice(home)
    return rng.choice(boss if boss and rng.random() < 0.9 else targets)


def table_for(guest: Guest, players: str) -> str:
    options = {"two_gangs": "two gangs" in players} if players.startswith("2") else None
    return against_bots(guest, GAME, TABLES[players], options)


@pytest.mark.parametrize("way, size, players", all_cases())
def test_4_6_and_7_a_whole_game(guests: Guests, way: str, size: str, players: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    # A finger plays at once, mouse and keys confirm every turn.
    guest.set(confirm=way == "touch", forced=False)
    table = table_for(guest, players)
    guest.sit(table)
    hand = Hand(guest, way, homeward)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 20
    # How the race was won is told, as the log tells it.
    home = guest.page.locator(".end .ending").first
    expect(home).to_contain_text("is home")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme, forced=False)
    guest.sit(table_for(guest, "2 with two gangs"))
    expect_none_while_playing(Hand(guest, "clicks", homeward), [3] * 5)
