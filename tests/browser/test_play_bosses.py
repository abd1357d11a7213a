"""Whole games of bosses against a bot, to the end screen, by every input."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tests.browser.hands import HANDS, SIZES, Hand, against_bots, cases, expect_result, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("bosses"), "bosses") as one:
        yield one


def soon(targets: list[str], rng: random.Random) -> str:
    """Stock, pair and stacks run out, and then the game is over: those first, mostly."""
    ending = [key for key in targets if key.startswith(tuple(f"[data-hit='{k}" for k in ENDING))]
    return rng.choice(ending if ending and rng.random() < 0.8 else targets)


ENDING = ("own", "pair", "stack", "score")


@cases(("clicks", "desk"), ("keys", "tablet"), ("touch", "phone"))
def test_4_6_and_7_a_whole_game(guests: Guests, way: str, size: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    # A finger plays at once, mouse and keys confirm every turn.
    guest.set(confirm=way == "touch", forced=False)
    table = against_bots(guest, "bosses", 2)
    guest.sit(table)
    hand = Hand(guest, way, soon)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 15
