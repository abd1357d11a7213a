"""The arrays of a batch, one row for each match, passed to compiled code as one named tuple."""

from __future__ import annotations

from typing import Any, NamedTuple

from backroom.engine.rule import Compiler

# What `settings` holds, by place: the number of seats; the most decisions of a match, or 0 for any
# number; whether decisions with one legal action are handed out too; after how many random
# decisions a match begins; whether masks are packed, a bit for each action.
SEATS, MOST, FORCED, RANDOM, PACKED = range(5)
# Matches that are over before they ask anybody are begun again, so often; then at the opening.
TRIES = 8
# Why an action is refused: it has no code, or it is not legal.
NO_CODE, ILLEGAL = 1, 2


class Rows(NamedTuple):
    """All arrays of a batch."""

    boxes: Any
    openings: Any  # the game's own, then the positions to begin at instead, if any
    states: Any
    ended: Any  # the last position of the match that ended last
    generators: Any
    actions: Any  # relative codes
    observations: Any
    masks: Any
    legals: Any  # what is legal, a bit for each relative code: nobody else's to write
    asked: Any  # the seat
    rewards: Any
    terminated: Any
    truncated: Any
    scores: Any  # of the match that ended last, as everything below
    places: Any
    played: Any  # decisions
    lengths: Any  # decisions of the running match
    turned: Any  # by seat, for every code the relative one
    codes: Any  # by seat, for every relative code the code
    settings: Any


def types_of(compiler: Compiler) -> dict[str, Any]:
    """Numba types of a batch's arguments, beside those that all rules have."""
    from numba import types

    def array(kind: Any, axes: int) -> Any:
        return types.Array(kind, axes, "C")

    states, byte, number = compiler.types["states"], types.uint8, types.int32
    fields = {
        "boxes": compiler.types["boxes"],
        **dict.fromkeys(("openings", "states", "ended"), states),
        "generators": array(types.uint64, 1),
        "actions": array(types.int64, 1),
        **dict.fromkeys(("observations", "rewards"), array(types.float32, 2)),
        **dict.fromkeys(("masks", "legals"), array(byte, 2)),
        **dict.fromkeys(("terminated", "truncated"), array(byte, 1)),
        **dict.fromkeys(("asked", "played", "lengths"), array(number, 1)),
        **dict.fromkeys(("scores", "places", "turned", "codes"), array(number, 2)),
        "settings": array(types.int64, 1),
    }
    return {
        "rows": types.NamedTuple([fields[name] for name in Rows._fields], Rows),
        "observations": fields["observations"],
        "eyes": fields["asked"],
    }
