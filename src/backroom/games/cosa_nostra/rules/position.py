"""The box and a position, and what can be read off them at once.

Sets of spaces, and of a gang's figures, are integers with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.record import Bits, Cells, Record, i8, i64, many, one
from backroom.engine.rule import NONE, rule
from backroom.engine.sets import has

from .words import (
    AT_HOME,
    FACES,
    FIGURE,
    GANGS,
    IN_HQ,
    MOST_FOLLOWERS,
    MOST_PIPS,
    MOST_SPACES,
    PLACE,
    SEAT,
    SPACE,
    Gang,
    Phase,
    Symbol,
)


class Box(Record):
    """What is in the box. No throw leads round the ring."""

    spaces: int = one(i64, of=Bits(SPACE), derived=True)  # all of the ring
    symbols: Cells = many(i8, SPACE, of=Symbol, filler=NONE)
    fronts: Cells = many(i8, Gang, between=(0, MOST_SPACES - 1))  # the spaces before the HQs
    ring: int = one(i8, between=(MOST_PIPS + 2, MOST_SPACES))  # how many spaces it has
    stops: int = one(i8, between=(1, MOST_SPACES // 2))  # of the wheel
    followers: int = one(i8, between=(1, MOST_FOLLOWERS))  # of each Boss


class State(Record):
    """A position."""

    standing: Cells = many(i64, Gang, of=Bits(SPACE))  # spaces with figures that are no prisoners
    pairs: Cells = many(i64, Gang, of=Bits(SPACE))  # those with two or three of them
    trios: int = one(i64, of=Bits(SPACE))  # those with three, of any gang
    prisoners: Cells = many(i64, Gang, of=Bits(SPACE))  # spaces with a prisoner of the gang
    boss: Cells = many(i8, Gang, of=PLACE)
    to_go: Cells = many(i8, Gang)  # steps of the Boss to his HQ: ring + 2 from there, 0 at home
    hq: Cells = many(i8, Gang)  # followers in the HQ
    banished: Cells = many(i8, Gang)  # followers who are out
    owner: Cells = many(i8, Gang, of=SEAT)  # none: the gang is not in the game
    low: int = one(i8)  # the throw, the lower die first; 0 between throws
    high: int = one(i8)
    left: int = one(i8)  # the die that is left for a second figure, or 0
    gang: int = one(i8, of=Gang)  # the gang that moves in this throw
    first: int = one(i8, of=FIGURE)  # who took the first die and is not banished
    boss_waits: int = one(i8, of=bool)  # the gang's Boss was banished in this throw
    shown: int = one(i8, of=SPACE)  # the space the wheel shows that is not yet settled
    on_turn: int = one(i8, of=SEAT)
    waiting: int = one(i8, view=False)  # a bit per seat asked, CHANCE or OVER
    phase: int = one(i8, of=Phase)
    seats: int = one(i8)
    rules: int = one(i8)


class Told(Record):
    """What follows from a position by the rules, and views tell with it."""

    closed: Cells = many(i64, Gang, of=Bits(SPACE))  # where the gang may not land


def box_problems(box: Box) -> Iterator[tuple[str, str]]:
    ring = box.ring
    if ring % 2:
        yield "ring", f"{ring} is odd, and each space faces another across the wheel"
    given = sum(box.symbols[space] != NONE for space in range(MOST_SPACES))
    if given != ring:
        yield "symbols", f"there are {given} for the {ring} spaces of the ring"
    for space in range(ring):
        if box.symbols[space] == NONE:
            yield "symbols", f"there is none for space {space} of the ring"
    for one_hq, other in ((Gang.RED, Gang.YELLOW), (Gang.BLUE, Gang.GREEN)):
        if (box.fronts[one_hq] + ring // 2) % ring != box.fronts[other]:
            yield "fronts", f"the HQs of {one_hq.word} and {other.word} do not face each other"
    if box.fronts[Gang.RED] in (box.fronts[Gang.BLUE], box.fronts[Gang.GREEN]):
        yield "fronts", "two HQs have the same front"
    for gang in range(GANGS):
        front = box.fronts[gang]
        if front >= ring or box.symbols[front] != Symbol.PLAIN:
            yield (
                "fronts",
                f"the front of {Gang.names[gang]}, {front}, is not a plain space of the ring",
            )
    if box.stops != ring // 2:
        yield "stops", f"{box.stops} do not show each of the {ring} spaces once, two at a time"


def derive(box: Box) -> None:
    box.spaces = (1 << box.ring) - 1


# ---------------------------------------------------------------------------- sets and spaces


@rule
def bit(place: int) -> int:
    """The set of one."""
    return 1 << place


@rule
def on_ring(box: Box, space: int) -> int:
    """A count of spaces that goes past the last begins again at 0."""
    while space >= box.ring:
        space -= box.ring
    return space


@rule
def behind(box: Box, spaces: int, pips: int) -> int:
    """All spaces from which so many steps lead into the set."""
    return (spaces >> pips | spaces << box.ring - pips) & box.spaces


@rule
def completes_lap(box: Box, gang: int, origin: int, pips: int) -> bool:
    """The way reaches or passes the gang's front; a way that begins there does not. [N13]"""
    gap = on_ring(box, box.fronts[gang] - origin + box.ring)
    return 0 < gap <= pips


# ---------------------------------------------------------------------------- who is where


@rule
def holder_of(s: State, space: int) -> int:
    """The gang that stands there: alone, in company, or as a guard."""
    for gang in range(GANGS):
        if has(s.standing[gang], space):
            return gang
    return NONE


@rule
def prisoner_on(s: State, space: int) -> int:
    """The gang that has a prisoner there."""
    for gang in range(GANGS):
        if has(s.prisoners[gang], space):
            return gang
    return NONE


@rule
def followers_at(s: State, gang: int, place: int) -> int:
    """How many followers of the gang are in the HQ, or stand on a space and are no prisoners."""
    if place == IN_HQ:
        return s.hq[gang]
    figures = (s.standing[gang] >> place & 1) + (s.pairs[gang] >> place & 1)
    figures += (s.pairs[gang] & s.trios) >> place & 1
    if s.boss[gang] == place and has(s.standing[gang], place):
        figures -= 1
    return figures


@rule
def is_double(s: State) -> bool:
    """Both dice show the same. [N2]"""
    return s.low == s.high


@rule
def leads(s: State, seat: int, gang: int) -> bool:
    """The gang is the seat's, and its Boss is not home. [N19, N25]"""
    return s.owner[gang] == seat and s.boss[gang] != AT_HOME


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcome due sum to: two dice, the wheel's stops, or the seats."""
    if s.phase == Phase.ROLL:
        return FACES * FACES
    return box.stops if s.phase == Phase.WHEEL else s.seats


def conserved(box: Box, s: State) -> dict[str, int]:
    """The followers of each gang, wherever they are; those of a Boss at home have left. [N19]"""
    count = {}
    for gang, word in enumerate(Gang.names):
        on_spaces = s.standing[gang].bit_count() + s.pairs[gang].bit_count()
        on_spaces += (s.pairs[gang] & s.trios).bit_count() + s.prisoners[gang].bit_count()
        on_spaces -= 0 <= s.boss[gang] < IN_HQ
        left = box.followers if s.boss[gang] == AT_HOME else 0
        count[word] = on_spaces + s.hq[gang] + s.banished[gang] + left
    return count
