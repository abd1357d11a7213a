"""Whole games of gangster against bots, to the end screen, by every input."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from tests.browser.hands import HANDS, SIZES, Hand, against_bots, expect_result, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]
GAME = "gangster"
USUAL = {("clicks", "desk", 2), ("keys", "tablet", 5), ("touch", "phone", 3)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("gangster"), GAME) as one:
        yield one


def cases() -> list[object]:
    """Every input at every size with every number of players; usually three of them."""
    return [
        pytest.param(*case, marks=() if case in USUAL else pytest.mark.soak)
        for case in product(HANDS, SIZES, (2, 3, 4, 5))
    ]


def driving(targets: list[str], rng: random.Random) -> str:
    """Drives bring the day of reckoning; in between all else that is marked."""
    cards = [key for key in targets if key.startswith("[data-hit='card-")]
    return rng.choice(cards if cards and rng.random() < 0.7 else targets)


@pytest.mark.parametrize("way, size, seats", cases())
def test_4_6_and_7_a_whole_game(guests: Guests, way: str, size: str, seats: int) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    # A finger plays at once, mouse and keys confirm every turn.
    guest.set(confirm=way == "touch", forced=False)
    table = against_bots(guest, GAME, seats)
    guest.sit(table)
    hand = Hand(guest, way, driving)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 30
