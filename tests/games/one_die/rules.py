"""one_die: forced asks, and chance after chance. A die, then a coin; even throws may be passed."""

from __future__ import annotations

from backroom.engine.asking import CHANCE, OVER, to_act
from backroom.engine.codec import Codec, Verbs, verb
from backroom.engine.declare import Events, NotNow, Phases, Reasons, event, phase
from backroom.engine.features import Block, starts
from backroom.engine.interface import Rules
from backroom.engine.names import Seats, Words, numbered
from backroom.engine.record import Cells, Record, i8, many, one
from backroom.engine.rule import (
    NONE,
    Features,
    Log,
    Out,
    Rng,
    note1,
    offer,
    put_choice,
    put_part,
    rule,
    weigh,
)

SEAT, FACE = Seats(2), numbered("face", 1, 6)


class Coin(Words):
    SINGLE, DOUBLE = range(2)


class Phase(Phases):
    ROLL = phase()
    TOSS = phase()
    CHOOSE = phase(asks=True)
    OVER = phase()


class Act(Verbs):
    TAKE = verb()
    LEAVE = verb()


class Outcome(Verbs):
    ROLL = verb(FACE)
    TOSS = verb(Coin)


class Event(Events):
    ROLLED = event(face=FACE)
    TOSSED = event(coin=Coin)
    TOOK = event(seat=SEAT)
    PASSED = event(seat=SEAT)


class Reason(Reasons):
    ODD_MUST_BE_TAKEN = "D1"


FACES, COINS = len(FACE), len(Coin)


class Box(Record):
    turns: int = one(i8, between=(1, 50))


class State(Record):
    points: Cells = many(i8, SEAT)
    left: int = one(i8)
    on_turn: int = one(i8, of=SEAT)
    face: int = one(i8, of=FACE)
    coin: int = one(i8, of=Coin)
    waiting: int = one(i8, view=False)
    phase: int = one(i8, of=Phase)
    rules: int = one(i8)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    s.left = box.turns
    s.face = NONE
    s.coin = NONE
    s.waiting = CHANCE


@rule
def may_leave(s: State) -> bool:
    return s.face % 2 == 1


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if s.phase != Phase.CHOOSE or seat != s.on_turn:
        return 0
    n = offer(out, 0, Act.TAKE, 0)
    return offer(out, n, Act.LEAVE, 0) if may_leave(s) else n


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if s.phase != Phase.CHOOSE or seat != s.on_turn:
        return NotNow.NOT_ASKED
    return 0 if a == Act.TAKE or may_leave(s) else Reason.ODD_MUST_BE_TAKEN


@rule
def chance(box: Box, s: State, out: Out, weights: Out) -> int:
    n = 0
    if s.phase == Phase.ROLL:
        for face in range(FACES):
            n = weigh(out, weights, n, Outcome.ROLL, face, 1)
    else:
        for coin in range(COINS):
            n = weigh(out, weights, n, Outcome.TOSS, coin, 1)
    return n


@rule
def apply(box: Box, s: State, seat: int, a: int, log: Log) -> None:
    if seat == NONE:
        if s.phase == Phase.ROLL:
            s.face = a - Outcome.ROLL
            s.phase = Phase.TOSS
            note1(log, Event.ROLLED, s.face)
        else:
            s.coin = a - Outcome.TOSS
            s.phase = Phase.CHOOSE
            s.waiting = 1 << s.on_turn
            note1(log, Event.TOSSED, s.coin)
        return
    if a == Act.TAKE:
        s.points[seat] += (s.face + 1) * (s.coin + 1)
        note1(log, Event.TOOK, seat)
    else:
        note1(log, Event.PASSED, seat)
    s.face = NONE
    s.coin = NONE
    s.on_turn = 1 - s.on_turn
    s.left -= 1
    s.phase = Phase.ROLL if s.left > 0 else Phase.OVER
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


FEATURES = (
    Block("points", (SEAT,), "The player's points, of 127."),
    Block("left", (), "Turns left, of all."),
    Block("face", (FACE,), "What the die shows."),
    Block("coin", (Coin,), "What the coin shows."),
)
POINTS, LEFT, THROWN, TOSSED = starts(FEATURES)
MOST_POINTS = 127


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    put_part(features, POINTS, s.points[seat], MOST_POINTS)
    put_part(features, POINTS + 1, s.points[1 - seat], MOST_POINTS)
    put_part(features, LEFT, s.left, box.turns)
    put_choice(features, THROWN, s.face)
    put_choice(features, TOSSED, s.coin)


def total_weight(box: Box, s: State) -> int:
    return FACES if s.phase == Phase.ROLL else COINS


def conserved(box: Box, s: State) -> dict[str, int]:
    return {"turn and seat": (box.turns - s.left - s.on_turn) % 2}


GAME = Rules(
    number=1,
    edition="plain",
    seats=(2,),
    box=Box,
    state=State,
    phases=Phase,
    actions=Codec(Act),
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    most_legal=2,
    most_events=2,
    most_lines=200,
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
