"""Whole games of chicago_gangsters against bots, to the end screen, by every input."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_none_while_playing
from tests.browser.hands import HANDS, SIZES, Hand, against_bots, cases, expect_result, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]
GAME = "chicago_gangsters"
# The answers that bring a round on.
ON = ("pass", "done", "side", "thug-no", "take", "pay", "end", "draw")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("chicago"), GAME) as one:
        yield one


def on(targets: list[str], rng: random.Random) -> str:
    """Mostly what brings the round on; else a card, a pledge, a person's ability."""
    ending = [key for key in targets if key.startswith(tuple(f"[data-hit='{k}" for k in ON))]
    return rng.choice(ending if ending and rng.random() < 0.7 else targets)


@cases(("clicks", "tablet"), ("keys", "desk"), ("touch", "phone"))
def test_4_6_and_7_a_whole_game(guests: Guests, way: str, size: str) -> None:
    guest = guests(viewport=SIZES[size], **HANDS[way].options).named()
    guest.set(confirm=way == "touch", forced=False)
    table = against_bots(guest, GAME, 3)
    guest.sit(table)
    hand = Hand(guest, way, on)
    hand.play()
    expect_result(guest, table)
    assert hand.presses > 30


@pytest.mark.parametrize("key", ["district", "offer"])
def test_24_a_card_is_seen_large(guests: Guests, key: str) -> None:
    guest = guests(viewport=SIZES["phone"], **HANDS["touch"].options).named()
    guest.sit(against_bots(guest, GAME, 3))
    card = guest.hit(key)
    small = card.bounding_box()
    assert small
    name = card.get_attribute("aria-label")
    assert name
    card.tap()
    shown = guest.page.get_by_role("dialog", name=name)
    expect(shown).to_be_visible()
    large = shown.locator(".large > *").bounding_box()
    assert large
    assert large["width"] > 1.5 * small["width"]
    # Nothing was played, and Esc puts it back.
    guest.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme, forced=False)
    guest.sit(against_bots(guest, GAME, 4))
    # Several questions, so that talk, laying, sharing and the end of a round are among them.
    expect_none_while_playing(Hand(guest, "clicks", on), [3] * 6)
