"""TEMPLATE: players take turns to take matches from a heap; whoever takes the last one wins.

Replace it with your own game, piece by piece. What each piece is for: docs/your-own-game.md
"""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import NOT_ASKED, OVER_ALREADY, Event, Events, Options, Reasons
from backroom.engine.interface import OVER
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.record import Record, i8, one
from backroom.engine.rule import NONE, Features, Log, Out, Rng, note, offer, put, rule

# ------------------------------------------------------------------ words

RULES, EDITION, SEATS = 1, "first", (2, 3, 4)
SEAT = Seats(4)
COUNT = numbered("count", 1, 3)
PHASE = Names("phase", ["take", "over"])
TAKING, FINISHED = PHASE.numbers("take", "over")

ACTIONS, OUTCOMES = Codec(Verb("take", COUNT)), Codec()
EVENTS = Events(Event("took", seat=SEAT, count=COUNT, left=int), Event("won", seat=SEAT))
TOOK, WON = EVENTS.numbers("took", "won")
REASONS = Reasons(too_few_left="T1")
(TOO_FEW_LEFT,) = REASONS.numbers("too_few_left")
OPTIONS, ASKING = Options(), ("take",)
# The most that can ever be: actions to choose from, events of one action, lines of a record,
# numbers of an observation. A heap has no more matches than fit into an int8.
MOST_LEGAL, MOST_EVENTS, MOST_LINES, OBSERVATION = len(COUNT), 2, 127, 2


# ------------------------------------------------------------------ records


class Box(Record):
    matches: int = one(i8, between=(1, 127))


class State(Record):
    left: int = one(i8)  # matches on the heap
    taken: int = one(i8)
    on_turn: int = one(i8, of=SEAT)
    seats: int = one(i8)
    phase: int = one(i8, of=PHASE)
    rules: int = one(i8)


# ------------------------------------------------------------------ rules


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    s.seats = seats
    s.left = box.matches


@rule
def to_act(box: Box, s: State) -> int:
    return OVER if s.phase == FINISHED else 1 << s.on_turn


@rule
def are_enough(s: State, count: int) -> bool:
    """There are as many matches as you want to take. [T1]"""
    return count <= s.left


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    n = 0
    if s.phase == TAKING and seat == s.on_turn:
        for a in range(MOST_LEGAL):
            if are_enough(s, a + 1):
                n = offer(out, n, 0, a)
    return n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.phase == FINISHED:
        return OVER_ALREADY
    if seat != s.on_turn:
        return NOT_ASKED
    return 0 if are_enough(s, a + 1) else TOO_FEW_LEFT


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    """Take the matches; who takes the last one wins, else the next player follows. [T1, T2]"""
    s.left -= a + 1
    s.taken += a + 1
    note(log, TOOK, seat, a, s.left)
    if s.left == 0:
        s.phase = FINISHED
        note(log, WON, seat, NONE, NONE)
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


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    n = put(features, 0, s.left)
    put(features, n, s.on_turn == seat)


# ------------------------------------------------------------------ for the checks


def conserved(box: Box, s: State) -> dict[str, int]:
    """What never changes in a match."""
    return {"matches": s.left + s.taken}


def whole(box: Box, s: State) -> int:
    """What the weights of the outcomes that are due sum to."""
    return 0
