"""one_die: forced asks, and chance after chance. A die, then a coin; even throws may be passed."""

from __future__ import annotations

from backroom.engine.codec import Codec, Verb
from backroom.engine.declare import (
    NOT_ASKED,
    OVER_ALREADY,
    Event,
    Events,
    Options,
    Reasons,
)
from backroom.engine.interface import CHANCE, OVER
from backroom.engine.names import Names, Seats, numbered
from backroom.engine.record import Cells, Record, i8, many, one
from backroom.engine.rule import NONE, Features, Log, Out, Rng, note, offer, put, rule, weigh

RULES, EDITION, SEATS = 1, "plain", (2,)
SEAT, FACE, COIN = Seats(2), numbered("face", 1, 6), Names("coin", ["single", "double"])
PHASE = Names("phase", ["roll", "toss", "choose", "over"])
ROLLING, TOSSING, CHOOSING, FINISHED = PHASE.numbers("roll", "toss", "choose", "over")
FACES, COINS = len(FACE), len(COIN)
ACTIONS = Codec(Verb("take"), Verb("leave"))
TAKE, LEAVE = ACTIONS.firsts("take", "leave")
OUTCOMES = Codec(Verb("roll", FACE), Verb("toss", COIN))
ROLL, TOSS = OUTCOMES.firsts("roll", "toss")
EVENTS = Events(
    Event("rolled", face=FACE),
    Event("tossed", coin=COIN),
    Event("took", seat=SEAT),
    Event("passed", seat=SEAT),
)
ROLLED, TOSSED, TOOK, PASSED = EVENTS.numbers("rolled", "tossed", "took", "passed")
REASONS = Reasons(odd_must_be_taken="D1")
(ODD_MUST_BE_TAKEN,) = REASONS.numbers("odd_must_be_taken")
OPTIONS = Options()
ASKING = ("choose",)
MOST_LEGAL, MOST_EVENTS, MOST_LINES, OBSERVATION = 2, 2, 200, 5


class Box(Record):
    turns: int = one(i8, between=(1, 50))


class State(Record):
    points: Cells = many(i8, SEAT)
    left: int = one(i8)
    on_turn: int = one(i8, of=SEAT)
    face: int = one(i8, of=FACE)
    coin: int = one(i8, of=COIN)
    waiting: int = one(i8, view=False)
    phase: int = one(i8, of=PHASE)
    rules: int = one(i8)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    s.left = box.turns
    s.face = NONE
    s.coin = NONE
    s.waiting = CHANCE


@rule
def to_act(box: Box, s: State) -> int:
    return s.waiting


@rule
def may_leave(s: State) -> bool:
    return s.face % 2 == 1


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.phase != CHOOSING or seat != s.on_turn:
        return 0
    n = offer(out, 0, TAKE, 0)
    return offer(out, n, LEAVE, 0) if may_leave(s) else n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if s.phase != CHOOSING or seat != s.on_turn:
        return NOT_ASKED
    return 0 if a == TAKE or may_leave(s) else ODD_MUST_BE_TAKEN


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    n = 0
    if s.phase == ROLLING:
        for face in range(FACES):
            n = weigh(out, weights, n, ROLL, face, 1)
    else:
        for coin in range(COINS):
            n = weigh(out, weights, n, TOSS, coin, 1)
    return n


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        if s.phase == ROLLING:
            s.face = a - ROLL
            s.phase = TOSSING
            note(log, ROLLED, s.face, NONE, NONE)
        else:
            s.coin = a - TOSS
            s.phase = CHOOSING
            s.waiting = 1 << s.on_turn
            note(log, TOSSED, s.coin, NONE, NONE)
        return
    if a == TAKE:
        s.points[seat] += (s.face + 1) * (s.coin + 1)
        note(log, TOOK, seat, NONE, NONE)
    else:
        note(log, PASSED, seat, NONE, NONE)
    s.face = NONE
    s.coin = NONE
    s.on_turn = 1 - s.on_turn
    s.left -= 1
    s.phase = ROLLING if s.left > 0 else FINISHED
    s.waiting = CHANCE if s.left > 0 else OVER


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    for seat in range(2):
        scores[seat] = s.points[seat]
        places[seat] = 1 if s.points[seat] >= s.points[1 - seat] else 2


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    n = put(features, 0, s.points[0])
    n = put(features, n, s.points[1])
    n = put(features, n, s.left)
    n = put(features, n, s.face)
    put(features, n, s.coin)


def whole(box: Box, s: State) -> int:
    return FACES if s.phase == ROLLING else COINS


def conserved(box: Box, s: State) -> dict[str, int]:
    return {"turn and seat": (box.turns - s.left - s.on_turn) % 2}
