"""What a seat knows: everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from backroom.engine.asking import put_seat
from backroom.engine.features import Block, starts
from backroom.engine.names import Sort
from backroom.engine.rule import NONE, Features, Rng, put, put_choice, put_part, rule
from backroom.engine.sets import lowest_bit

from .moving import open_to
from .position import Box, State, Told, followers_at
from .words import (
    FACES,
    FIGURE,
    GANGS,
    MOST_SEATS,
    MOST_SPACES,
    ORIGIN,
    OUT_AND_IN,
    PLACE,
    SEAT,
    SPACE,
    Gang,
    Phase,
)

# A space holds no more.
MOST_ON_SPACE = 3

# Gangs are counted round the ring from the own first one on, spaces from the one before its HQ.
FEATURES = (
    Block("followers", (Gang, SPACE), "Followers of the gang there who are free, of three."),
    Block("prisoners", (Gang, SPACE), "Whether the gang has a prisoner there."),
    Block("boss", (Gang, SPACE), "The space on which the Boss of the gang is."),
    Block("to_go", (Gang,), "Steps of the Boss to his HQ, of the whole way."),
    Block("hq", (Gang,), "Followers in the HQ, of all at first."),
    Block("banished", (Gang,), "Followers who are out, of all at first."),
    Block("owner", (Gang, SEAT), "Who plays the gang."),
    Block("moving", (Gang,), "The gang that moves in this throw."),
    Block("first", (FIGURE,), "Who took the first die."),
    Block("shown", (SPACE,), "The space that the wheel shows and that is not yet settled."),
    Block("on_turn", (SEAT,), "Whose turn it is."),
    Block("low", (), "The lower die, of six; 0 between throws."),
    Block("high", (), "The higher die, of six."),
    Block("left", (), "The die that is left for a second figure, of six."),
    Block("boss_waits", (), "Whether the gang's Boss was banished in this throw."),
    Block("phase", (Phase,), "The step of the turn."),
)
(
    FOLLOWERS, PRISONERS, BOSS_AT, TO_GO, HQ, BANISHED, OWNER, MOVING,
    FIRST, SHOWN, ON_TURN, LOW_DIE, HIGH_DIE, DIE_LEFT, BOSS_WAITS, PHASE,
) = starts(FEATURES)  # fmt: skip


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing is hidden from anybody."""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


def tell(box: Box, s: State, told: Told) -> None:
    """The spaces that are closed to each gang in the game. [N5, N6, N7]"""
    for gang in range(GANGS):
        if s.owner[gang] != NONE:
            told.closed[gang] = box.spaces & ~open_to(box, s, gang)


def turning(box: Box, s: State, seat: int) -> Mapping[Sort, Sequence[int]]:
    """The ring is turned so that the seat's first gang is where the first one was."""
    own = own_gang(s, seat)
    spaces = [space_from(box, box.fronts[own], space) for space in range(MOST_SPACES)]
    gangs = [gang_from(own, gang) for gang in range(GANGS)]
    return {
        Gang: gangs,
        SPACE: spaces,
        PLACE: [*spaces, *range(MOST_SPACES, len(PLACE))],
        FIGURE: [*spaces, *range(MOST_SPACES, len(FIGURE))],
        ORIGIN: [*spaces, *(MOST_SPACES + gang for gang in gangs)],
    }


@rule
def own_gang(s: State, seat: int) -> int:
    """The first gang of a seat."""
    for gang in range(GANGS):
        if s.owner[gang] == seat:
            return gang
    return 0


@rule
def gang_from(own: int, gang: int) -> int:
    return gang - own if gang >= own else gang - own + GANGS


@rule
def space_from(box: Box, front: int, space: int) -> int:
    """A space of the ring, counted from a front on; anything else stays."""
    if space >= box.ring:
        return space
    return space - front if space >= front else space - front + box.ring


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """The gangs on the ring and off it, the throw, the step."""
    own = own_gang(s, seat)
    front = box.fronts[own]
    for gang in range(GANGS):
        if s.owner[gang] != NONE:
            observe_gang(box, s, gang, gang_from(own, gang), front, features)
            owner = OWNER + gang_from(own, gang) * MOST_SEATS
            put_seat(features, owner, seat, s.owner[gang], s.seats)
    if s.gang != NONE:
        put(features, MOVING + gang_from(own, s.gang), 1)
    if s.first != NONE:
        put(features, FIRST + space_from(box, front, s.first), 1)
    if s.shown != NONE:
        put(features, SHOWN + space_from(box, front, s.shown), 1)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)
    put_part(features, LOW_DIE, s.low, FACES)
    put_part(features, HIGH_DIE, s.high, FACES)
    put_part(features, DIE_LEFT, s.left, FACES)
    put(features, BOSS_WAITS, s.boss_waits)
    put_choice(features, PHASE, s.phase)


@rule
def observe_gang(
    box: Box, s: State, gang: int, turned: int, front: int, features: Features
) -> None:
    at = turned * MOST_SPACES
    spaces = s.standing[gang]
    while spaces:
        space = lowest_bit(spaces)
        place = FOLLOWERS + at + space_from(box, front, space)
        put_part(features, place, followers_at(s, gang, space), MOST_ON_SPACE)
        spaces &= spaces - 1
    spaces = s.prisoners[gang]
    while spaces:
        put(features, PRISONERS + at + space_from(box, front, lowest_bit(spaces)), 1)
        spaces &= spaces - 1
    if 0 <= s.boss[gang] < MOST_SPACES:
        put(features, BOSS_AT + at + space_from(box, front, s.boss[gang]), 1)
    put_part(features, TO_GO + turned, s.to_go[gang], box.ring + OUT_AND_IN)
    put_part(features, HQ + turned, s.hq[gang], box.followers)
    put_part(features, BANISHED + turned, s.banished[gang], box.followers)
