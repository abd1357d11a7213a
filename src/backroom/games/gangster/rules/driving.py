"""Driving, and pushing other cars with a bumper."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, Out, note6, offer, rule

from .box import Box
from .harbour import stop_at_harbour
from .sets import has, offer_each
from .state import State, ask, has_kind
from .words import (
    BUMPER,
    CARD_USED,
    CARDS,
    DISTRICTS,
    DONE,
    DRIVE,
    DROVE,
    GOLD_COAST,
    MOTOR,
    NO_CAR_THERE,
    NOT_REACHED,
    OWN_CAR,
    PLACES,
    PUSH,
    PUSHED,
    PUSHED_TOO_FAR,
    PUSHING,
    WITH,
    WITHOUT,
)

# ---------------------------------------------------------------------------- drives


@rule
def is_open(s: State, gang: int, card: int) -> bool:
    """The movement card lies face up. [G6]"""
    return has(s.cards[gang], card)


@rule
def reachable(box: Box, s: State, gang: int, card: int) -> int:
    """The places exactly so many roads away, with a motor also those one road further. [G6, G15]"""
    return box.reach[s.car[gang], card, WITH if has_kind(s, gang, MOTOR) else WITHOUT]


@rule
def offer_drives(box: Box, s: State, out: Out) -> int:
    """Every open card, to every place it reaches. [G6, G15]"""
    n = 0
    for card in range(CARDS):
        if is_open(s, s.gang, card):
            n = offer_each(out, n, DRIVE + card * PLACES, reachable(box, s, s.gang, card))
    return n


@rule
def why_not_drive(box: Box, s: State, card: int, target: int) -> int:
    """[G6, G15]"""
    if not is_open(s, s.gang, card):
        return CARD_USED
    return 0 if has(reachable(box, s, s.gang, card), target) else NOT_REACHED


@rule
def drive(box: Box, s: State, card: int, target: int, log: Log) -> None:
    """The card is turned down; at the Gold Coast the harbour follows, else a bumper may push.
    [G6, G11, G18]"""
    gang = s.gang
    note6(log, DROVE, gang, card, s.car[gang], target, NONE, NONE)
    s.cards[gang] &= ~(1 << card)
    s.car[gang] = target
    s.quiet = 0
    if target == GOLD_COAST:
        stop_at_harbour(s, log)
    elif has_kind(s, gang, BUMPER) and meets_a_car(s, gang):
        ask(s, PUSHING)


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
            n = offer_each(out, n, PUSH + other * DISTRICTS, targets)
    return offer(out, n, DONE, 0)


@rule
def why_not_push(box: Box, s: State, other: int, target: int) -> int:
    """[G18]"""
    if other == s.gang:
        return OWN_CAR
    if not is_met(s, s.gang, other):
        return NO_CAR_THERE
    return 0 if has(box.neighbours[s.car[other]], target) else PUSHED_TOO_FAR


@rule
def push(s: State, other: int, target: int, log: Log) -> None:
    """A pushed car triggers nothing. [G18]"""
    note6(log, PUSHED, s.gang, other, s.car[other], target, NONE, NONE)
    s.car[other] = target
