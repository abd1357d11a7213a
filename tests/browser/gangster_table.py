"""Positions of the map of Chicago, and what may be clicked there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import Guest

Guests = Callable[..., Guest]
View = dict[str, Any]
GAME = "gangster"
MOST = 400
EARLY = 40


def turn(guest: Guest, table: str) -> View | None:
    """What the seat that is asked sees; none once the game is over."""
    to_act = guest.state(table, None)["view"]["to_act"]
    if not isinstance(to_act, list):
        return None
    view: View = guest.state(table, to_act[0])["view"]
    return view


Likes = Callable[[list[Any], random.Random], list[Any]]


def getting_about(legal: list[Any], rng: random.Random) -> list[Any]:
    """People get out, cars get about."""
    liked = [one for one in legal if one["verb"] in ("unload", "load", "keep")]
    harbour = [one for one in legal if one["arguments"][-1:] == ["gold_coast"]]
    return rng.choice([liked or legal, harbour or legal, legal])


def fitting(kind: str) -> Likes:
    """That equipment is taken wherever it lies; trunks are filled, and never emptied."""

    def likes(legal: list[Any], rng: random.Random) -> list[Any]:
        def of(*verbs: str) -> list[Any]:
            return [one for one in legal if one["verb"] in verbs]

        taken = [one for one in of("take") if one["arguments"] == [kind]]
        harbour = [one for one in of("drive") if one["arguments"][1] == "gold_coast"]
        return taken or of("keep", "load") or harbour or of("drive") or legal

    return likes


def play_on(
    guest: Guest,
    table: str,
    stop: Callable[[View], bool],
    rng: random.Random,
    likes: Likes = getting_about,
) -> View | None:
    """Moves of all seats from elsewhere until something holds."""
    for _ in range(MOST):
        view = turn(guest, table)
        if view is None or stop(view):
            return view
        guest.play(table, view["seat"], rng.choice(likes(view["legal"], rng))["text"])
    raise AssertionError("it did not come so far")


def brought_to(guest: Guest, ask: str, seats: int = 4, seed: int = 2) -> tuple[str, View]:
    """A table for all on this device where that is asked, with its page open."""
    table = guest.table(GAME, seats, seed=seed)
    rng = random.Random(seed)
    moves = iter(range(MOST))

    def reached(view: View) -> bool:
        return bool(view["ask"] == ask and next(moves) >= (EARLY if ask == "turn" else 0))

    # Dropped is who is inside when an equipped trunk goes.
    likes = fitting("trunk") if ask == "drop" else getting_about
    view = play_on(guest, table, reached, rng, likes)
    assert view
    guest.sit(table)
    expect(guest.page.locator("[data-hit][data-target]")).not_to_have_count(0)
    return table, view


def first_keys(view: View, small: bool = False) -> set[str]:
    """Where the legal actions begin, by the notation alone."""
    gang = view["gang"]
    keys: set[str] = set()
    for action in view["legal"]:
        verb, words = action["verb"], action["arguments"]
        if verb == "drive":
            keys |= {f"card-{gang}-{words[0]}", f"car-{gang}"}
        elif verb == "load":
            keys.add(f"inside-{words[0]}" if small else ".".join(words))
        elif verb == "unload":
            district = view["car"][gang]
            own = words[0] == gang
            keys.add(f"crew-{gang}" if own else f"trunk-{gang}-{words[0]}")
            if own or not any(one["text"] == f"unload {gang}" for one in view["legal"]):
                following = f"{district}.{view['next'][district]}"
                keys.add(f"inside-{district}" if small else following)
        elif verb == "gang":
            keys |= {f"gang-{words[0]}", f"car-{words[0]}"}
        elif verb == "push":
            keys.add(f"car-{words[0]}")
        elif verb == "take":
            keys.add("inside-gold_coast" if small else f"kind-{words[0]}")
        elif verb == "drop":
            keys.add(f"trunk-{gang}-{words[0]}")
        elif verb == "dump":
            inside = (whose for whose, n in view["trunk"][gang].items() if n)
            keys |= {"dump", "gold_coast", *(f"trunk-{gang}-{whose}" for whose in inside)}
        else:
            keys.add(verb)
    return keys


def card_of(view: View) -> str:
    """The longest card that is open."""
    return str(view["cards"][view["gang"]][-1])
