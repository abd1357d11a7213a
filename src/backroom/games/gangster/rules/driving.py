"""Driving, and pushing other cars with a bumper."""

from __future__ import annotations

from backroom.engine.asking import ask_seat
from backroom.engine.rule import Log, Out, note5, note8, offer, rule
from backroom.engine.sets import has, offer_set

from .box import Box
from .harbour import stop_at_harbour
from .state import State, has_kind
from .words import (
    CARDS,
    DISTRICTS,
    GOLD_COAST,
    MOST_PASSED,
    PLACES,
    Act,
    Event,
    Fitted,
    Kind,
    Phase,
    Reason,
)

# ---------------------------------------------------------------------------- drives


@rule
def is_open(s: State, gang: int, card: int) -> bool:
    """The movement card lies face up. [G6]"""
    return has(s.cards[gang], card)


@rule
def reachable(box: Box, s: State, gang: int, card: int) -> int:
    """The places exactly so many roads away, with a motor also those one road further. [G6, G15]"""
    return box.reach[
        s.car[gang], card, Fitted.WITH if has_kind(s, gang, Kind.MOTOR) else Fitted.WITHOUT
    ]


@rule
def offer_drives(box: Box, s: State, out: Out) -> int:
    """Every open card, to every place it reaches. [G6, G15]"""
    n = 0
    for card in range(CARDS):
        if is_open(s, s.gang, card):
            n = offer_set(out, n, Act.DRIVE + card * PLACES, reachable(box, s, s.gang, card))
    return n


@rule
def why_not_drive(box: Box, s: State, card: int, target: int) -> int:
    """[G6, G15]"""
    if not is_open(s, s.gang, card):
        return Reason.CARD_USED
    return 0 if has(reachable(box, s, s.gang, card), target) else Reason.NOT_REACHED


@rule
def tell_drive(box: Box, s: State, card: int, target: int, log: Log) -> None:
    """Where it begins, what it passes, where it ends: as many roads as the card says, or with a
    motor one more. [G6, G15]"""
    origin = s.car[s.gang]
    roads = card if has(box.reach[origin, card, Fitted.WITHOUT], target) else card + 1
    first = box.passed[origin, roads, target, 0]
    second = box.passed[origin, roads, target, 1]
    third = box.passed[origin, roads, target, MOST_PASSED - 1]
    note8(log, Event.DROVE, s.gang, card, origin, target, s.on_turn, first, second, third)


@rule
def drive(box: Box, s: State, card: int, target: int, log: Log) -> None:
    """The card is turned down; at the Gold Coast the harbour follows, else a bumper may push.
    [G6, G11, G18]"""
    gang = s.gang
    tell_drive(box, s, card, target, log)
    s.cards[gang] &= ~(1 << card)
    s.car[gang] = target
    s.quiet = 0
    if target == GOLD_COAST:
        stop_at_harbour(s, log)
    elif has_kind(s, gang, Kind.BUMPER) and meets_a_car(s, gang):
        ask_seat(s, Phase.PUSH, s.on_turn)


# ---------------------------------------------------------------------------- pushes


@rule
def is_met(s: State, gang: int, other: int) -> bool:
    """Another car stands in the same place. [G18]"""
    return other != gang and s.car[other] == s.car[gang]


@rule
def meets_a_car(s: State, gang: int) -> bool:
    for other in range(s.gangs):
        if is_met(s, gang, other):
            return True
    return False


@rule
def legal_push(box: Box, s: State, out: Out) -> int:
    """Any car met, into any district one road away; or none. [G18]"""
    n = 0
    for other in range(s.gangs):
        if is_met(s, s.gang, other):
            targets = box.neighbours[s.car[other]]
            n = offer_set(out, n, Act.PUSH + other * DISTRICTS, targets)
    return offer(out, n, Act.DONE, 0)


@rule
def why_not_push(box: Box, s: State, other: int, target: int) -> int:
    """[G18]"""
    if other == s.gang:
        return Reason.OWN_CAR
    if not is_met(s, s.gang, other):
        return Reason.NO_CAR_THERE
    return 0 if has(box.neighbours[s.car[other]], target) else Reason.PUSHED_TOO_FAR


@rule
def push(s: State, other: int, target: int, log: Log) -> None:
    """A pushed car triggers nothing. [G18]"""
    note5(log, Event.PUSHED, s.gang, other, s.car[other], target, s.on_turn)
    s.car[other] = target
