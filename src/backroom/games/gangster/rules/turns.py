"""Whose turn it is, how a turn ends, and the doublers that time a stage."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, note, rule

from .box import Box
from .sets import count
from .state import State, ask, ask_chance
from .words import (
    ALL_CARDS,
    CARDS_UP,
    CASINO,
    CHOOSING,
    CHOSE,
    DOUBLED,
    DOUBLING,
    MUST_DRIVE_NOW,
    POLICE_CAME,
    TURN,
)


@rule
def begin_turn(box: Box, s: State, seat: int, log: Log) -> None:
    """A seat is on turn with its colour; of two players each chooses one. [G5, G25]"""
    s.on_turn = seat
    if must_drive(box, s):
        note(log, MUST_DRIVE_NOW, seat, NONE, NONE)
    if s.gangs == s.seats:
        s.gang = seat
        ask(s, TURN)
    else:
        s.gang = NONE
        ask(s, CHOOSING)


@rule
def choose(s: State, gang: int, log: Log) -> None:
    """A player acts with one of the own colours. [G25]"""
    s.gang = gang
    note(log, CHOSE, s.on_turn, gang, NONE)
    ask(s, TURN)


@rule
def must_drive(box: Box, s: State) -> bool:
    """So many turns have passed without a drive that the next must be one. [G26]"""
    return s.quiet >= box.guard_turns * s.gangs


@rule
def end_turn(box: Box, s: State, log: Log) -> None:
    """After its third movement card a colour turns them all up and draws a district card; then
    play goes on clockwise. [G5, G7]"""
    if s.cards[s.gang] == 0:
        s.cards[s.gang] = ALL_CARDS
        note(log, CARDS_UP, s.gang, NONE, NONE)
        ask_chance(s, DOUBLING)
    else:
        begin_turn(box, s, next_seat(s), log)


@rule
def next_seat(s: State) -> int:
    return (s.on_turn + 1) % s.seats


@rule
def lay_doubler(s: State, district: int, log: Log) -> None:
    """The card is discarded, so that no district gets a second doubler. [G4, G7]"""
    s.deck &= ~(1 << district)
    s.doubled |= 1 << district
    note(log, DOUBLED, district, count(s.doubled), NONE)


@rule
def draw_district(box: Box, s: State, district: int, log: Log) -> None:
    """The last doubler ends the stage at once. [G7, G13]"""
    lay_doubler(s, district, log)
    if count(s.doubled) == box.doublers:
        s.gang = NONE
        ask_chance(s, CASINO)


@rule
def draw_policeman(s: State, log: Log) -> None:
    """A policeman does nothing. [G7]"""
    s.police -= 1
    note(log, POLICE_CAME, s.police, NONE, NONE)
