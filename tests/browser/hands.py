"""Somebody who plays a whole game at a page: by clicks, by keys alone, or with a finger."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.house import DESK, PHONE, SEED, TABLET, Guest, House

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
SOAK = os.environ.get("BACKROOM_SOAK") == "1"
FINGER = 40  # px

# All that somebody at the page can see change: question, targets, what is picked, the log.
SIGN = """() => JSON.stringify([
  document.querySelector('.end') !== null,
  document.querySelector('.prompt [role=status]')?.textContent,
  document.querySelector('.prompt .btn.pri')?.disabled,
  [...document.querySelectorAll('[data-target]')].map(o => o.dataset.hit ?? o.dataset.action),
  [...document.querySelectorAll('[aria-pressed=true][data-hit]')].map(o => o.dataset.hit),
  document.querySelectorAll('.log li').length,
])"""
CONFIRM = ".prompt .btn.pri"

READY = """() => document.querySelector('.end') !== null
  || (document.querySelector('.prompt.yours') !== null
      && (document.querySelector('[data-target]') !== null
          || document.querySelector('.prompt .btn.pri:not([disabled])') !== null))"""


def cases(*usual: tuple[str, str]) -> Any:
    """Inputs and sizes: the usual ones, under `make soak` all of them."""
    every = list(product(HANDS, SIZES))
    marked = [
        pytest.param(way, size, marks=() if (way, size) in usual else pytest.mark.soak)
        for way, size in every
    ]
    return pytest.mark.parametrize("way, size", marked)


@contextmanager
def opened(folder: Path, *games: str) -> Iterator[House]:
    """A house with these games: of the house by name, others by their folders."""
    folders = [game for game in games if "/" in game]
    brought = ["--games", ",".join(folders)] if folders else []
    names = [Path(game).name for game in games]
    house = House(folder, *brought, "--offer", ",".join(names))
    house.open()
    try:
        yield house
    finally:
        house.kill()


def house_of(game: str) -> Any:
    """The fixture of a module whose tests play one game: `house = house_of("gangster")`."""

    @pytest.fixture(scope="module", name="house")
    def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        with opened(tmp_path_factory.mktemp(game), game) as one:
            yield one

    return house


# ---------------------------------------------------------------------------- ways to play


class Clicks:
    """Mouse: one click on each target, one on Confirm."""

    options: ClassVar[dict[str, Any]] = {}

    def __init__(self, page: Page):
        self.page = page

    def press(self, target: str) -> None:
        self.page.locator(target).click()


class Touch(Clicks):
    """A finger. What is smaller than that is tapped twice: the first tap only aims."""

    options: ClassVar[dict[str, Any]] = {"has_touch": True, "is_mobile": True}

    def press(self, target: str) -> None:
        found = self.page.locator(target)
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        assert box, target
        found.tap()
        if target.startswith("[data-hit") and min(box["width"], box["height"]) < FINGER:
            found.tap()


class Keys(Clicks):
    """n from target to target, Enter to take one, c to confirm: no Tab at all."""

    def press(self, target: str) -> None:
        keyboard = self.page.keyboard
        if target == CONFIRM:
            keyboard.press("c")
            return
        focused = self.page.locator(target)
        for _ in range(200):
            keyboard.press("n")
            if focused.evaluate("one => one === document.activeElement"):
                break
        expect(focused).to_be_focused()
        # 8: what is focused is in sight.
        expect(focused).to_be_in_viewport()
        keyboard.press("Enter")


HANDS: dict[str, type[Clicks]] = {"clicks": Clicks, "keys": Keys, "touch": Touch}

# ---------------------------------------------------------------------------- a whole game

Choose = Callable[[list[str], random.Random], str]


def anything(targets: list[str], rng: random.Random) -> str:
    return rng.choice(targets)


@dataclass
class Hand:
    """Plays on whenever asked. `choose` says which of the marked targets is next."""

    guest: Guest
    way: str = "clicks"
    choose: Choose = anything
    seed: int = SEED

    def __post_init__(self) -> None:
        self.hands = HANDS[self.way](self.guest.page)
        self.rng = random.Random(self.seed)
        self.presses = 0

    @property
    def over(self) -> bool:
        return self.guest.page.locator(".end").count() > 0

    @property
    def ready(self) -> bool:
        """Asked, with something to press; or the end is there."""
        return bool(self.guest.page.evaluate(READY))

    def wait(self) -> None:
        self.guest.page.wait_for_function(READY)

    def step(self) -> None:
        """One press: of a target, or of Confirm where nothing else is left to do."""
        page = self.guest.page
        before = page.evaluate(SIGN)
        targets: list[str] = page.locator("[data-target]").evaluate_all(
            "all => all.map(one => one.dataset.hit ? `[data-hit='${one.dataset.hit}']`"
            " : `[data-action='${one.dataset.action}']`)"
        )
        target = self.choose(sorted(set(targets)), self.rng) if targets else CONFIRM
        self.hands.press(target)
        self.presses += 1
        try:
            page.wait_for_function(f"before => ({SIGN})() !== before", arg=before)
        except PlaywrightTimeout:
            raise AssertionError(f"nothing came of {target} at {before}") from None

    def play(self, presses: int = 1000) -> None:
        """To the end, or so many presses."""
        for _ in range(presses):
            self.wait()
            if self.over:
                break
            self.step()


def against_bots(guest: Guest, game: str, seats: int, options: dict[str, Any] | None = None) -> str:
    """A quick table with bots at all seats but the first."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    more = {"mine": [0], "bots": bots, "settings": {"pace": "fast"}}
    return guest.table(game, seats, **more, **({"options": options} if options else {}))


def expect_result(guest: Guest, table: str) -> None:
    """The end screen says what the server says: who won, and everybody's score."""
    end = guest.page.locator(".end")
    expect(end).to_be_visible()
    info = guest.look(f"tables/{table}")
    assert info["state"] == "over"
    assert guest.state(table, 0)["view"]["over"]
    expect(end.get_by_role("heading").first).to_be_visible()
    assert ("Vera" in end.get_by_role("heading").first.inner_text()) == (
        0 in info["result"]["winners"]
    )
    for score in info["result"]["scores"]:
        expect(end).to_contain_text(f"{score:,}")
