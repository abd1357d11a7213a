"""The Gold Coast: the harbour takes gangsters and gives equipment."""

from __future__ import annotations

from backroom.engine.asking import ask_chance, ask_seat
from backroom.engine.rule import Log, Out, note1, note2, note3, note4, offer, rule

from .box import Box
from .loading import in_trunk, room_in_trunk
from .state import State, has_kind
from .words import KINDS, Act, Event, Phase, Reason, Slot

# ---------------------------------------------------------------------------- the trunk


@rule
def stop_at_harbour(s: State, log: Log) -> None:
    """First the trunk, if anybody is in it. [G11]"""
    if in_trunk(s, s.gang) > 0:
        ask_seat(s, Phase.DUMP, s.on_turn)
    else:
        begin_taking(s, log)


@rule
def dump(s: State, log: Log) -> None:
    """The whole trunk goes into the harbour. [G11, G17]"""
    gang = s.gang
    for whose in range(s.gangs):
        if s.trunk[gang, whose] > 0:
            note4(log, Event.DUMPED, gang, whose, s.trunk[gang, whose], s.on_turn)
            s.drowned[whose] += s.trunk[gang, whose]
            s.trunk[gang, whose] = 0
    begin_taking(s, log)


@rule
def keep(s: State, log: Log) -> None:
    """Nobody goes into the harbour. [G11]"""
    note2(log, Event.KEPT, s.gang, s.on_turn)
    begin_taking(s, log)


@rule
def is_overfull(box: Box, s: State) -> bool:
    """The trunk holds more than it has room for. [G17]"""
    return in_trunk(s, s.gang) > room_in_trunk(box, s, s.gang)


@rule
def legal_drop(s: State, out: Out) -> int:
    """Any colour in the trunk. [G17]"""
    n = 0
    for whose in range(s.gangs):
        if why_not_drop(s, whose) == 0:
            n = offer(out, n, Act.DROP, whose)
    return n


@rule
def why_not_drop(s: State, whose: int) -> int:
    """[G17]"""
    return 0 if s.trunk[s.gang, whose] > 0 else Reason.NOBODY_TO_DROP


@rule
def drop(box: Box, s: State, whose: int, log: Log) -> None:
    """Whoever has no place left goes into the harbour. [G17]"""
    s.trunk[s.gang, whose] -= 1
    s.drowned[whose] += 1
    note3(log, Event.DROPPED, s.gang, whose, s.on_turn)
    settle_trunk(box, s)


@rule
def settle_trunk(box: Box, s: State) -> None:
    """Once nobody has to be dropped, the harbour is refilled. [G11, G17]"""
    if is_overfull(box, s):
        ask_seat(s, Phase.DROP, s.on_turn)
    else:
        begin_refill(box, s)


# ---------------------------------------------------------------------------- equipment


@rule
def begin_taking(s: State, log: Log) -> None:
    """Whoever finds only kinds they have, or none, takes nothing. [G12]"""
    for kind in range(KINDS):
        if why_not_take(s, kind) == 0:
            ask_seat(s, Phase.TAKE, s.on_turn)
            return
    note2(log, Event.TOOK_NOTHING, s.gang, s.on_turn)


@rule
def legal_take(s: State, out: Out) -> int:
    """Each kind that lies there and that the colour does not have. [G11, G12]"""
    n = 0
    for kind in range(KINDS):
        if why_not_take(s, kind) == 0:
            n = offer(out, n, Act.TAKE, kind)
    return n


@rule
def why_not_take(s: State, kind: int) -> int:
    """It lies open, and the colour has none of its kind, not even one to be pushed out.
    [G11, G12]"""
    if s.harbour[kind] == 0:
        return Reason.NOT_AT_HARBOUR
    return Reason.HAS_IT_ALREADY if has_kind(s, s.gang, kind) else 0


@rule
def take(box: Box, s: State, kind: int, log: Log) -> None:
    """The new piece goes left and pushes: left to right, right out of the game. [G11]"""
    gang = s.gang
    note4(log, Event.TOOK, gang, kind, s.slots[gang, Slot.RIGHT], s.on_turn)
    s.harbour[kind] -= 1
    s.slots[gang, Slot.RIGHT] = s.slots[gang, Slot.LEFT]
    s.slots[gang, Slot.LEFT] = kind
    settle_trunk(box, s)


@rule
def has_supply(s: State) -> bool:
    for kind in range(KINDS):
        if s.supply[kind] > 0:
            return True
    return False


@rule
def wants_refill(box: Box, s: State) -> bool:
    """Fewer than three lie there, and the supply is not out. [G12]"""
    n = 0
    for kind in range(KINDS):
        n += s.harbour[kind]
    return n < box.laid_open and has_supply(s)


@rule
def lay_open(box: Box, s: State, kind: int, log: Log) -> None:
    """Three identical pieces leave the game as soon as they lie there. [G11, G12]"""
    s.supply[kind] -= 1
    s.harbour[kind] += 1
    note1(log, Event.LAID_OPEN, kind)
    if s.harbour[kind] == box.laid_open:
        s.harbour[kind] = 0
        note1(log, Event.THREE_ALIKE, kind)


@rule
def begin_refill(box: Box, s: State) -> None:
    """One piece at a time. [G11, G12]"""
    if wants_refill(box, s):
        ask_chance(s, Phase.REFILL)


@rule
def refill(box: Box, s: State, kind: int, log: Log) -> None:
    """A piece from the supply takes the place of the one taken. [G11, G12]"""
    lay_open(box, s, kind, log)
    begin_refill(box, s)
