"""Players by name."""

from __future__ import annotations

import functools
import importlib.metadata

from backroom.bots.search import LEVELS as LEVEL_DATA
from backroom.bots.search import Levelled, parsed
from backroom.bots.simple import Brought, Greedy, Player, Random
from backroom.engine.errors import Refused, shown

# From gentle to frightening.
LEVELS: tuple[str, ...] = tuple(level.name for level in LEVEL_DATA)
# Whom a newcomer meets.
DEFAULT = "soldier"
# Who plays for people who are away or have resigned.
STAND_IN = "soldier"


@functools.cache
def players() -> dict[str, Player]:
    """All players with a name of their own, the weakest of the house first.

    Other packages bring theirs as entry points `backroom.bots`, functions from a `Knowledge` to
    the text of an action.
    """
    found = [Random(), Greedy(), *(Levelled(level) for level in LEVEL_DATA)]
    house: dict[str, Player] = {one.name: one for one in found}
    brought = {
        point.name: Brought(point.name, point.load())
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
