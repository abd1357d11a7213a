"""Connect four: a complete game for Backroom. docs/your-own-game.md walks through it."""

from __future__ import annotations

from backroom.engine.asking import OVER, is_asked, to_act
from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, NotNow, Phases, Reasons, event, phase
from backroom.engine.features import Block
from backroom.engine.interface import Rules
from backroom.engine.names import Names, Seats
from backroom.engine.record import Bits, Cells, Record, i8, i64, many, one
from backroom.engine.rule import NONE, Features, Log, Out, Rng, note1, note2, offer, rule
from backroom.engine.sets import has, put_set

SEAT = Seats(2)
COLUMN = Names("column", "abcdefg", plain=True)
COLUMNS, HEIGHT = len(COLUMN), 6
# A column is HEIGHT bits from the bottom up, and one more that stays empty: so no line of four
# runs from the top of one column into the bottom of the next.
TALL = HEIGHT + 1
CELLS = COLUMNS * TALL
CELL = Names("cell", [f"{c}{r}" for c in COLUMN for r in range(1, TALL + 1)], plain=True)
UP, ACROSS, RISING, FALLING = 1, TALL, TALL + 1, TALL - 1


class Phase(Phases):
    DROP = phase(asks=True)
    OVER = phase()


class Act(Verbs):
    DROP = verb(COLUMN)


class Event(Events):
    DROPPED = event(seat=SEAT, column=COLUMN)
    WON = event(seat=SEAT)


class Reason(Reasons):
    COLUMN_FULL = "F1"


class Box(Record):
    stones: int = one(i8, between=(1, 42))  # of both players together


class State(Record):
    stones: Cells = many(i64, SEAT, of=Bits(CELL))
    left: int = one(i8)
    winner: int = one(i8, of=SEAT)
    waiting: int = one(i8, view=False)
    phase: int = one(i8, of=Phase)
    rules: int = one(i8)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    s.left = box.stones
    s.winner = NONE
    s.waiting = 1


@rule
def has_room(stones: int, column: int) -> bool:
    """The top cell of the column is empty. [F1]"""
    return not has(stones, column * TALL + HEIGHT - 1)


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    n = 0
    if is_asked(s, seat):
        stones = s.stones[0] | s.stones[1]
        for column in range(COLUMNS):
            if has_room(stones, column):
                n = offer(out, n, Act.DROP, column)
    return n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if not is_asked(s, seat):
        return NotNow.NOT_ASKED
    return 0 if has_room(s.stones[0] | s.stones[1], a) else Reason.COLUMN_FULL


@rule
def has_four(stones: int) -> bool:
    """Four in a line, in one of four directions. [F2]"""
    return has_line(stones, UP) or has_line(stones, ACROSS) or has_diagonal(stones)


@rule
def has_diagonal(stones: int) -> bool:
    return has_line(stones, RISING) or has_line(stones, FALLING)


@rule
def has_line(stones: int, step: int) -> bool:
    pairs = stones & stones >> step
    return pairs & pairs >> step + step != 0


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    """The stone falls onto those in the column: adding its bottom bit finds the place. [F1]"""
    stones = s.stones[0] | s.stones[1]
    column = (1 << HEIGHT) - 1 << a * TALL
    s.stones[seat] |= stones + (1 << a * TALL) & column
    s.left -= 1
    note2(log, Event.DROPPED, seat, a)
    if has_four(s.stones[seat]):
        s.winner = seat
        note1(log, Event.WON, seat)
    if s.winner == seat or s.left == 0:
        s.phase = Phase.OVER
        s.waiting = OVER
    else:
        s.waiting = 2 >> seat


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    for seat in range(2):
        scores[seat] = 0 if s.winner < 0 else 1 if s.winner == seat else -1
        places[seat] = 2 if scores[seat] < 0 else 1


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    return 0


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Everything is open."""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Everything is open."""


FEATURES = (Block("stones", (SEAT, CELL), "The player's stones; the own ones first."),)


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    put_set(features, 0, s.stones[seat])
    put_set(features, CELLS, s.stones[1 - seat])


def conserved(box: Box, s: State) -> dict[str, int]:
    return {"stones": s.left + s.stones[0].bit_count() + s.stones[1].bit_count()}


def total_weight(box: Box, s: State) -> int:
    return 0


GAME = Rules(
    number=1,
    edition="classic",
    seats=(2,),
    box=Box,
    state=State,
    phases=Phase,
    actions=Codec(Act),
    outcomes=Codec(),
    events=Event,
    reasons=Reason,
    most_legal=COLUMNS,
    most_events=2,
    most_lines=COLUMNS * HEIGHT,
    features=FEATURES,
    setup=setup,
    to_act=to_act,
    legal=legal,
    why_not=why_not,
    chance=chance,
    apply=apply,
    returns=returns,
    veil=veil,
    resample=resample,
    observe=observe,
    conserved=conserved,
    total_weight=total_weight,
)
