"""Whose turn it is, how a turn ends, and the doublers that time a stage."""

from __future__ import annotations

from backroom.engine.asking import ask_chance, ask_seat
from backroom.engine.rule import NONE, Log, note1, note2, rule
from backroom.engine.sets import count

from .box import Box
from .state import State
from .words import ALL_CARDS, Event, Phase


@rule
def begin_turn(box: Box, s: State, seat: int, log: Log) -> None:
    """A seat is on turn with its colour; of two players each chooses one. [G5, G25]"""
    s.on_turn = seat
    if must_drive(box, s):
        note1(log, Event.MUST_DRIVE, seat)
    if s.gangs == s.seats:
        s.gang = seat
        ask_seat(s, Phase.TURN, s.on_turn)
    else:
        s.gang = NONE
        ask_seat(s, Phase.GANG, s.on_turn)


@rule
def choose(s: State, gang: int, log: Log) -> None:
    """A player acts with one of the own colours. [G25]"""
    s.gang = gang
    note2(log, Event.CHOSE, s.on_turn, gang)
    ask_seat(s, Phase.TURN, s.on_turn)


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
        note1(log, Event.CARDS_UP, s.gang)
        ask_chance(s, Phase.DOUBLE)
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
    note2(log, Event.DOUBLED, district, count(s.doubled))


@rule
def draw_district(box: Box, s: State, district: int, log: Log) -> None:
    """The last doubler ends the stage at once. [G7, G13]"""
    lay_doubler(s, district, log)
    if count(s.doubled) == box.doublers:
        s.gang = NONE
        ask_chance(s, Phase.CASINO)


@rule
def draw_policeman(s: State, log: Log) -> None:
    """A policeman does nothing. [G7]"""
    s.police -= 1
    note1(log, Event.POLICE_CAME, s.police)
