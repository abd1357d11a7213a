"""The registry of players: built-in ones, plug-ins from entry points, and `search:…`."""

from __future__ import annotations

import functools
import importlib.metadata

from backroom.bots.levels import LEVELS as LEVEL_DATA
from backroom.bots.levels import Levelled
from backroom.bots.search import Budget, Searcher
from backroom.bots.simple import Brought, Greedy, Player, Random
from backroom.engine.errors import Refused, shown

# From gentle to frightening.
LEVELS: tuple[str, ...] = tuple(level.name for level in LEVEL_DATA)
# Whom a newcomer meets.
DEFAULT = "soldier"
# Who plays for people who are away or have resigned: without slips that they would resent.
STAND_IN = "capo"
# Longer numbers are none that anybody means.
MOST_DIGITS = 10


@functools.cache
def players() -> dict[str, Player]:
    """All players with a name of their own, the weakest of the house first.

    Other packages bring theirs as entry points `backroom.bots`, functions from a `Knowledge` to
    the text of an action.
    """
    found = [Random(), Greedy(), *(Levelled(level) for level in LEVEL_DATA)]
    house: dict[str, Player] = {one.name: one for one in found}
    brought = {
        point.name: Brought(point.name, point.load)
        for point in importlib.metadata.entry_points(group="backroom.bots")
    }
    return {**brought, **house}


def player(name: str) -> Player:
    """A player by name, or `search:…`; refused if there is none."""
    if name.partition(":")[0] == "search":
        return parsed(name)
    found = players().get(name)
    if found is None:
        there = ", ".join([*players(), "search:2000", "search:100ms"])
        raise Refused(f"There is no bot “{shown(name)}” (there is {there}).")
    return found


def parsed(name: str) -> Searcher:
    """`search:2000`, `search:100ms`, `search:2s`, and with threads `search:100ms:4`."""
    words = name.split(":")
    try:
        if not 2 <= len(words) <= 3:
            raise ValueError("that is too little or too much")
        budget = _budget(words[1])
        threads = _number(words[2]) if len(words) == 3 else 1
        return Searcher(name, budget, threads)
    except ValueError as problem:
        raise Refused(
            f"“{shown(name)}” is no search: {problem}; say search:2000 for simulations, "
            "search:100ms for time, search:100ms:4 for threads."
        ) from None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < MOST_DIGITS):
        raise ValueError(f"“{shown(word)}” is no number, or too large")
    return int(word)


def _budget(word: str) -> Budget:
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        if word.endswith(unit):
            return Budget(seconds=_number(word.removesuffix(unit)) * seconds)
    return Budget(simulations=_number(word))
