"""TEMPLATE: players take turns to take matches from a heap; whoever takes the last one wins.

Replace it with your own game, piece by piece. What each piece is for: docs/your-own-game.md
"""

from __future__ import annotations

from backroom.engine.asking import OVER, put_seat
from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, NotNow, Phases, Reasons, event, phase
from backroom.engine.features import Block, starts
from backroom.engine.interface import Rules
from backroom.engine.names import Seats, numbered
from backroom.engine.record import Record, i8, one
from backroom.engine.rule import Features, Log, Out, Rng, note1, note3, offer, put_part, rule

# ------------------------------------------------------------------ words

SEAT = Seats(4)
COUNT = numbered("count", 1, 3)
MOST = len(COUNT)


class Phase(Phases):
    TAKE = phase(asks=True)
    OVER = phase()


class Act(Verbs):
    TAKE = verb(COUNT)


class Event(Events):
    TOOK = event(seat=SEAT, count=COUNT, left=int)
    WON = event(seat=SEAT)


class Reason(Reasons):
    TOO_FEW_LEFT = "T1"


# ------------------------------------------------------------------ records


class Box(Record):
    matches: int = one(i8, between=(1, 127))


class State(Record):
    left: int = one(i8)  # matches on the heap
    taken: int = one(i8)
    on_turn: int = one(i8, of=SEAT)
    seats: int = one(i8)
    phase: int = one(i8, of=Phase)
    rules: int = one(i8)


# ------------------------------------------------------------------ rules


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    s.seats = seats
    s.left = box.matches


@rule
def to_act(box: Box, s: State) -> int:
    return OVER if s.phase == Phase.OVER else 1 << s.on_turn


@rule
def are_enough(s: State, count: int) -> bool:
    """There are as many matches as you want to take. [T1]"""
    return count <= s.left


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    n = 0
    if s.phase == Phase.TAKE and seat == s.on_turn:
        for a in range(MOST):
            if are_enough(s, a + 1):
                n = offer(out, n, Act.TAKE, a)
    return n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.phase == Phase.OVER:
        return NotNow.OVER
    if seat != s.on_turn:
        return NotNow.NOT_ASKED
    return 0 if are_enough(s, a + 1) else Reason.TOO_FEW_LEFT


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    """Take the matches; who takes the last one wins, else the next player follows. [T1, T2]"""
    s.left -= a + 1
    s.taken += a + 1
    note3(log, Event.TOOK, seat, a, s.left)
    if s.left == 0:
        s.phase = Phase.OVER
        note1(log, Event.WON, seat)
    else:
        s.on_turn = (seat + 1) % s.seats


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    """Whoever was last on turn has won. [T2]"""
    for seat in range(s.seats):
        scores[seat] = 1 if seat == s.on_turn else 0
        places[seat] = 1 if seat == s.on_turn else 2


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    """Nothing is left to chance."""
    return 0


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


# What a network is told, block by block; the own seat first, then clockwise, from 0 to 1.
FEATURES = (
    Block("left", (), "Matches on the heap, of all."),
    Block("on_turn", (SEAT,), "Whose turn it is."),
)
LEFT, ON_TURN = starts(FEATURES)


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    put_part(features, LEFT, s.left, box.matches)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)


# ------------------------------------------------------------------ for the checks


def conserved(box: Box, s: State) -> dict[str, int]:
    """What never changes in a match."""
    return {"matches": s.left + s.taken}


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcomes that are due sum to."""
    return 0


# ------------------------------------------------------------------ the game

GAME = Rules(
    number=1,
    edition="first",
    seats=(2, 3, 4),
    box=Box,
    state=State,
    phases=Phase,
    actions=Codec(Act),
    outcomes=Codec(),
    events=Event,
    reasons=Reason,
    # The most that can ever be. A heap has no more matches than fit into an int8.
    most_legal=MOST,
    most_events=2,
    most_lines=127,
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
