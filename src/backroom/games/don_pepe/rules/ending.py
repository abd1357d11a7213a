"""Deaths, players who are out, the end of the game, and who has won."""

from __future__ import annotations

from backroom.engine.asking import OVER
from backroom.engine.rule import NONE, Log, Out, note1, note2, note3, note6, rule
from backroom.engine.sets import count, lowest_bit

from .box import Box
from .position import State, gang_at, holds, kind_at, occupied
from .words import CARDS, KINDS, Ending, Event, Phase


@rule
def kill(s: State, chairs: int, cause: int, seat: int, origin: int, log: Log) -> None:
    """All who sit on these chairs die at one moment, by the doing of a seat. [P20, P24, P26]

    `origin` is the chair of whoever stabs or shoots.
    """
    victims = chairs & occupied(s)
    if victims == 0:
        return
    s.moments += 1
    s.idle = 0
    if len(log) > 0:
        note_deaths(s, victims, cause, seat, origin, log)
    for kind in range(KINDS):
        s.kinds[kind] &= ~victims
    s.asleep &= ~victims
    for gang in range(s.seats):
        men = s.men[gang]
        if men & victims:
            s.men[gang] = men & ~victims
            if s.men[gang] == 0:
                go_out(s, gang, count(men), log)
    look_round(s, log)


@rule
def note_deaths(s: State, victims: int, cause: int, seat: int, origin: int, log: Log) -> None:
    """Who dies where, of what, by whom, and from where."""
    while victims:
        chair = lowest_bit(victims)
        note6(log, Event.DIED, gang_at(s, chair), kind_at(s, chair), chair, cause, seat, origin)
        victims &= victims - 1


@rule
def go_out(s: State, seat: int, last_men: int, log: Log) -> None:
    """Without men a player is out at once, and the hand goes to the discards. [P18, P20, P27]"""
    s.left_at[seat] = s.moments
    s.last_men[seat] = last_men
    note1(log, Event.OUT, seat)
    for card in range(CARDS):
        if holds(s, seat, card):
            note3(log, Event.HAND_SHOWN, seat, card, s.hands[seat, card])
            s.discards[card] += s.hands[seat, card]
            s.hands[seat, card] = 0


@rule
def look_round(s: State, log: Log) -> None:
    """The last gang takes the rest of the pot; if nobody is left, nobody does. [P19]"""
    gangs = 0
    last = NONE
    for seat in range(s.seats):
        if s.men[seat]:
            gangs += 1
            last = seat
    if gangs == 0:
        finish(s, Ending.NOBODY_LEFT, log)
    elif gangs == 1:
        note2(log, Event.TOOK_POT, last, s.pot)
        s.money[last] += s.pot
        s.pot = 0
        finish(s, Ending.LAST_GANG, log)


@rule
def finish(s: State, ending: int, log: Log) -> None:
    """The game is over; what is left of the turn lapses. [P19]"""
    s.phase = Phase.OVER
    s.waiting = OVER
    s.missing = 0
    s.served = 0
    s.moved = NONE
    note1(log, Event.ENDED, ending)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """More money; then whose last man left later, if at all; then more men at that time. [P20]"""
    if s.money[seat] != s.money[other]:
        return s.money[seat] > s.money[other]
    if s.left_at[seat] != s.left_at[other]:
        if s.left_at[seat] == 0 or s.left_at[other] == 0:
            return s.left_at[seat] == 0
        return s.left_at[seat] > s.left_at[other]
    return men_at_last(s, seat) > men_at_last(s, other)


@rule
def men_at_last(s: State, seat: int) -> int:
    """The men at the end of the game, or just before the last of them left. [P20]"""
    return s.last_men[seat] if s.left_at[seat] > 0 else count(s.men[seat])


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    """Dollars, and places: one more than there are players ahead. [P20, P21]"""
    for seat in range(s.seats):
        scores[seat] = s.money[seat]
        places[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                places[seat] += 1
