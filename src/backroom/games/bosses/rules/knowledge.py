"""Who knows what: nothing is hidden here but the order of the stacks, which is nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from backroom.engine.asking import clockwise, put_seat, seat_after
from backroom.engine.features import Block, starts
from backroom.engine.names import Sort
from backroom.engine.rule import NONE, Features, Rng, put, put_choice, put_part, rule
from backroom.engine.sets import lowest_bit, put_set

from .position import Box, State, gang_of, kind_of
from .words import (
    FIELD,
    FIELDS,
    GANGS,
    KIND,
    KINDS,
    LINES,
    POWER,
    POWERS,
    SEAT,
    SEATS,
    SIDES,
    Gang,
    Phase,
    Side,
)

# Kinds are sorted by gang: the own gang first, then those of the other seats clockwise, then those
# that nobody plays.
FEATURES = (
    Block("board", (FIELD, KIND), "Who stands on the field, dead or alive."),
    Block("dead", (FIELD,), "Whether whoever stands on the field is dead."),
    Block("fresh", (FIELD,), "Whether the gangster there was placed or moved in the turn before."),
    Block("crossing", (FIELD,), "The field both of whose lines wait to be scored."),
    Block("unseen", (KIND,), "Gangsters of the kind in the two stacks, of all that there are."),
    Block("drawn", (KIND,), "Who was drawn and is not yet placed."),
    Block("pair", (Side, KIND), "Who lies open beside the stack."),
    Block("stacks", (Side,), "How high the stack is, of all gangsters."),
    Block("stock", (SEAT, POWER), "Whether the player has the gangster of that power in stock."),
    Block("bullets", (SEAT,), "Bullets the player has left, of those at first."),
    Block("rank", (SEAT,), "The player's rank, of the one that wins at once."),
    Block("reached_at", (SEAT,), "The how-manyeth scored line brought that rank, of all lines."),
    Block("on_turn", (SEAT,), "Whose turn it is."),
    Block("phase", (Phase,), "The step of the turn."),
    Block("moves", (), "Turns in a row that were moves, of those after which one must place."),
    Block("tied_gangs_vanish", (), "Whether the house option is on."),
)
(
    BOARD, DEAD, FRESH, CROSSING, UNSEEN, DRAWN, PAIR, STACKS,
    STOCK, BULLETS, RANK, REACHED_AT, ON_TURN, PHASE, MOVES, TIED_GANGS_VANISH,
) = starts(FEATURES)  # fmt: skip


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing to hide: the stacks have no order anywhere, only counts that all can make. [B2]"""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


def turning(box: Box, s: State, seat: int) -> Mapping[Sort, Sequence[int]]:
    """A gang turns with the seat that plays it."""
    return {
        Gang: [clockwise(seat, gang, s.seats) for gang in range(GANGS)],
        KIND: [kind_from(s, seat, kind) for kind in range(KINDS)],
    }


@rule
def kind_from(s: State, seat: int, kind: int) -> int:
    """The kind as the seat counts, or NONE."""
    if kind == NONE:
        return NONE
    gang = gang_of(kind)
    return kind_of(clockwise(seat, gang, s.seats), kind - gang * POWERS)


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Board, supply, players, step and option. [B16, B19]"""
    fields = s.occupied
    while fields:
        field = lowest_bit(fields)
        put_choice(features, BOARD + field * KINDS, kind_from(s, seat, s.board[field]))
        fields &= fields - 1
    put_set(features, DEAD, s.dead)
    put_choice(features, FRESH, s.fresh)
    put_choice(features, CROSSING, s.crossing)
    observe_supply(box, s, seat, features)
    for place in range(s.seats):
        observe_player(box, s, seat_after(seat, place, s.seats), place, features)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)
    put_choice(features, PHASE, s.phase)
    put_part(features, MOVES, s.moves, box.guard_turns * s.seats)
    put(features, TIED_GANGS_VANISH, s.tied_gangs_vanish)


@rule
def observe_supply(box: Box, s: State, seat: int, features: Features) -> None:
    for gang in range(GANGS):
        turned = kind_of(clockwise(seat, gang, s.seats), 0)
        for power in range(POWERS):
            unseen = s.unseen[kind_of(gang, power)]
            put_part(features, UNSEEN + turned + power, unseen, box.gangsters[power])
    put_choice(features, DRAWN, kind_from(s, seat, s.drawn))
    for side in range(SIDES):
        put_choice(features, PAIR + side * KINDS, kind_from(s, seat, s.pair[side]))
        put_part(features, STACKS + side, s.stacks[side], FIELDS)


@rule
def observe_player(box: Box, s: State, seat: int, place: int, features: Features) -> None:
    for power in range(POWERS):
        put(features, STOCK + place * POWERS + power, s.stock[seat, power])
    put_part(features, BULLETS + place, s.bullets[seat], box.bullets[s.seats - SEATS[0]])
    put_part(features, RANK + place, s.rank[seat], box.track_end)
    put_part(features, REACHED_AT + place, s.reached_at[seat], LINES)
