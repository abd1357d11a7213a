"""Cakes: put, passed, set off."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, Out, note2, note5, offer, rule
from backroom.engine.sets import has

from .box import Box
from .ending import kill
from .position import State, occupied
from .words import ALL_CHAIRS, CHAIRS, DIRECTIONS, Act, Cause, Direction, Event


@rule
def chairs_without_cake(s: State) -> int:
    """Where a cake may be put, occupied or not. [P11]"""
    chairs = ALL_CHAIRS
    for gang in range(s.seats):
        if is_on_table(s, gang):
            chairs &= ~(1 << s.cake[gang])
    return chairs


@rule
def is_on_table(s: State, gang: int) -> bool:
    """The gang's cake stands at a chair. A gang that is not in the game has none."""
    return gang < s.seats and s.cake[gang] != NONE


@rule
def is_foreign(s: State, seat: int, gang: int) -> bool:
    """Another player's cake on the table, in the game or out. [P12, P13, P18]"""
    return gang != seat and is_on_table(s, gang)


@rule
def slides_to(s: State, gang: int, direction: int) -> int:
    """The first other chair in that direction on which anybody sits. [P12]"""
    step = 1 if direction == Direction.CW else -1
    sitting = occupied(s)
    chair = (s.cake[gang] + step) % CHAIRS
    while not has(sitting, chair):
        chair = (chair + step) % CHAIRS
    return chair


@rule
def may_slide(s: State, gang: int, direction: int) -> bool:
    """Not to a chair that has a cake. [P12]"""
    return has(chairs_without_cake(s), slides_to(s, gang, direction))


@rule
def offer_passes(s: State, seat: int, out: Out, n: int) -> int:
    """Each foreign cake, in each direction that is not barred. [P12]"""
    for gang in range(s.seats):
        if is_foreign(s, seat, gang):
            for direction in range(DIRECTIONS):
                if may_slide(s, gang, direction):
                    n = offer(out, n, Act.PASS_CAKE, gang * DIRECTIONS + direction)
    return n


@rule
def offer_kaboums(s: State, seat: int, out: Out, n: int) -> int:
    """Each foreign cake, also when nobody would be hurt. [P13]"""
    for gang in range(s.seats):
        if is_foreign(s, seat, gang):
            n = offer(out, n, Act.KABOUM, gang)
    return n


@rule
def put_cake(s: State, seat: int, chair: int, log: Log) -> None:
    """The own cake comes to a chair. [P11]"""
    s.cake[seat] = chair
    note2(log, Event.CAKE_PUT, seat, chair)


@rule
def pass_cake(s: State, seat: int, gang: int, direction: int, log: Log) -> None:
    """Another's cake slides to the next man. [P12]"""
    origin = s.cake[gang]
    s.cake[gang] = slides_to(s, gang, direction)
    note5(log, Event.CAKE_PASSED, seat, gang, origin, s.cake[gang], direction)


@rule
def explode(box: Box, s: State, gang: int, seat: int, log: Log) -> None:
    """Whoever sits behind the cake or beside it dies; the cake leaves the table. [P3, P13, P17]"""
    chair = s.cake[gang]
    s.cake[gang] = NONE
    note2(log, Event.EXPLODED, gang, chair)
    kill(s, box.blast[chair], Cause.EXPLOSION, seat, NONE, log)
