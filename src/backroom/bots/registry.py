"""Players by name."""

from __future__ import annotations

import functools
import importlib.metadata

from backroom.bots.simple import Brought, Greedy, Player, Random
from backroom.engine.errors import Refused, shown

# From gentle to frightening.
LEVELS: tuple[str, ...] = ()
# Whom a newcomer meets.
DEFAULT = "greedy"
# Who plays for people who are away or have resigned.
STAND_IN = "greedy"


@functools.cache
def players() -> dict[str, Player]:
    """All players with a name of their own, the weakest of the house first.

    Other packages bring theirs as entry points `backroom.bots`, functions from a `Knowledge` to
    the text of an action.
    """
    house = {found.name: found for found in (Random(), Greedy())}
    brought = {
        point.name: Brought(point.name, point.load())
        for point in importlib.metadata.entry_points(group="backroom.bots")
    }
    return {**house, **{name: found for name, found in brought.items() if name not in house}}


def player(name: str) -> Player:
    """A player by name; refused if there is none."""
    found = players().get(name)
    if found is None:
        raise Refused(f"There is no bot “{shown(name)}” (there is {', '.join(players())}).")
    return found
