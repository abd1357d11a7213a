"""The showdown, and who has won."""

from __future__ import annotations

from backroom.engine.asking import OVER, ask
from backroom.engine.rule import Log, Out, note0, note2, note3, rule
from backroom.engine.sets import lowest_bit

from .events import Event
from .position import Box, State
from .words import CARDS, GODFATHER_POINTS, MOST_PERSONS, SUIT_OF, SUITS, VALUE_OF, Person, Phase


@rule
def suit_sum(s: State, seat: int, suit: int) -> int:
    """Printed values of the suit in hand; persons do not help. [CE2]"""
    points = 0
    for card in range(CARDS):
        if SUIT_OF[card] == suit:
            points += s.hand[seat, card] * VALUE_OF[card]
    return points


@rule
def persons_counted(box: Box, s: State, seat: int) -> int:
    """The Priest counts as two; a used Thug is gone. [CE3, CP11]"""
    number = 0
    rest = s.persons[seat]
    while rest:
        number += box.priest_counts if lowest_bit(rest) == Person.PRIEST else 1
        rest &= rest - 1
    return number


@rule
def counted(box: Box, s: State, seat: int, contest: int) -> int:
    """What a player brings to one contest of the showdown. [CS9, CG10]"""
    if contest < SUITS:
        return suit_sum(s, seat, contest)
    if contest == MOST_PERSONS:
        return persons_counted(box, s, seat)
    return s.godfather_points[seat]


@rule
def award(box: Box, s: State, contest: int, alcohol: int, log: Log) -> None:
    """Alcohol for the most, for all who tie; for nothing at all there is none. [CE2, CE3, CG10]"""
    best = 1
    for seat in range(s.seats):
        best = max(best, counted(box, s, seat, contest))
    for seat in range(s.seats):
        if counted(box, s, seat, contest) == best:
            s.alcohol[seat] += alcohol
            note3(log, Event.AWARDED, seat, contest, alcohol)


@rule
def hold_showdown(box: Box, s: State, log: Log) -> None:
    """Hands are laid open, and the game is over. [CS9, CE1]"""
    for seat in range(s.seats):
        for suit in range(SUITS):
            note3(log, Event.SUIT_COUNTED, seat, suit, suit_sum(s, seat, suit))
        note2(log, Event.PERSONS_COUNTED, seat, persons_counted(box, s, seat))
    for contest in range(SUITS):
        award(box, s, contest, box.showdown_alcohol, log)
    award(box, s, MOST_PERSONS, box.showdown_alcohol, log)
    award(box, s, GODFATHER_POINTS, box.godfather_alcohol, log)
    note0(log, Event.ENDED)
    ask(s, Phase.OVER, OVER)


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    """Most alcohol wins, equals share the win. [CE4]"""
    for seat in range(s.seats):
        scores[seat] = s.alcohol[seat]
        places[seat] = 1
        for other in range(s.seats):
            if s.alcohol[other] > s.alcohol[seat]:
                places[seat] += 1
