"""Positions of the round table, and short ways to touch it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.house import PHONE, Guest

Guests = Callable[..., Guest]
View = dict[str, Any]
GAME = "don_pepe"
GANGS = ("yellow", "red", "blue", "green", "orange", "purple")
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TRIES = 30


def asked(guest: Guest, table: str) -> View | None:
    """The view of the seat that is asked."""
    to_act = guest.state(table, None)["view"]["to_act"]
    if not isinstance(to_act, list):
        return None
    seen: View = guest.state(table, to_act[0])["view"]
    return seen


def lively(seen: View, rng: random.Random) -> str:
    """Some card with an effect rather than none, each kind as often."""
    deeds = [one for one in seen["legal"] if one["verb"] not in ("discard", "end")]
    verbs = sorted({one["verb"] for one in deeds})
    if not verbs or rng.random() < 0.2:
        return str(rng.choice(seen["legal"])["text"])
    chosen = rng.choice(verbs)
    return str(rng.choice([one for one in deeds if one["verb"] == chosen])["text"])


def reached(
    guest: Guest, stop: Callable[[View], bool], seats: int = 4, **options: str
) -> tuple[str, View]:
    """A table of one person's where that has come about, and what who is asked sees there."""
    for seed in range(1, TRIES):
        table = guest.table(GAME, seats, seed=seed, options=options)
        rng = random.Random(seed)
        for _ in range(120):
            seen = asked(guest, table)
            if seen is None:
                break
            if stop(seen):
                return table, seen
            guest.play(table, seen["seat"], lively(seen, rng))
    raise AssertionError("that has not come about")


def may(verb: str, least: int = 1) -> Callable[[View], bool]:
    return lambda seen: sum(one["verb"] == verb for one in seen["legal"]) >= least


def sit(guest: Guest, table: str) -> Guest:
    """At the table, as whoever is asked: the curtain of a hot seat is lifted."""
    guest.page.goto(f"{guest.house.url}/t/{table}")
    guest.page.locator("dialog .btn.pri").click()
    expect(guest.page.locator("[data-target]").first).to_be_visible()
    return guest


def pick(guest: Guest, *keys: str) -> None:
    for key in keys:
        guest.hit(key).click()
        expect(guest.hit(key)).to_have_attribute("aria-pressed", "true")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(one: tuple[float, float], other: tuple[float, float], most: float) -> bool:
    return abs(one[0] - other[0]) <= most and abs(one[1] - other[1]) <= most
