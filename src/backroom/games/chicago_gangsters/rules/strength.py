"""Strength: what counts, turning cards up, and comparing the sides."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, note1, note2, note3, note4, rule
from backroom.engine.sets import has, lowest_bit

from .cards import forget, learn
from .events import Event
from .position import Box, State, clans_of, has_mark, marked_seat, owns, takes_part
from .words import (
    AGENTS,
    CARDS,
    RETURNED_ARE_KNOWN,
    SIDES,
    SPECIALISTS,
    SUIT_OF,
    VALUE_OF,
    Person,
    Side,
    Symbol,
)

FIRST_SPECIALIST, LAST_SPECIALIST = SPECIALISTS[0], SPECIALISTS[-1]
FIRST_AGENT, LAST_AGENT = AGENTS[0], AGENTS[-1]
HALVES = 2

# ------------------------------------------------------------------ what counts


@rule
def suits_of(box: Box, s: State, seat: int) -> int:
    """The suits of the district, and those of the seat's specialists. [CS4, CP4, CR13]"""
    suits = box.symbols[s.district]
    for person in range(FIRST_SPECIALIST, LAST_SPECIALIST + 1):
        if owns(s, seat, person):
            suits |= 1 << box.suit[person]
    return suits


@rule
def persons_points(box: Box, s: State, seat: int) -> int:
    """Values where persons count, else what agents bring as means. [CR9, CR13, CP5, CP6]"""
    points = 0
    if has(box.symbols[s.district], Symbol.PERSONS):
        rest = s.persons[seat]
        while rest:
            points += box.value[lowest_bit(rest)]
            rest &= rest - 1
        return points
    suits = suits_of(box, s, seat)
    for person in range(FIRST_AGENT, LAST_AGENT + 1):
        if owns(s, seat, person) and has(suits, box.suit[person]):
            points += box.agent_value
    return points


@rule
def contribution_of(box: Box, s: State, seat: int) -> int:
    """Cards turned up, doubled when alone, then by the Thug; and persons. [CR13, CP1–CP3]"""
    factor = box.lone_factor if seat == s.lone else 1
    cards = 0
    for card in range(CARDS):
        cards += s.laid[seat, card] * VALUE_OF[card]
    cards *= factor
    if s.thug == seat:
        cards += min(cards, box.thug_most)
    return cards + factor * persons_points(box, s, seat)


# ------------------------------------------------------------------ turning up


@rule
def turn_up(box: Box, s: State, seat: int, log: Log) -> None:
    """Cards that can be used are spent, the others go back, seen by all. [CR4, CR12, CX3]"""
    suits = suits_of(box, s, seat)
    keeps_one_down = s.hidden != NONE and has_mark(box, s, seat)
    for card in range(CARDS):
        number = s.laid[seat, card]
        if number == 0:
            continue
        if has(suits, SUIT_OF[card]):
            for _ in range(number):
                forget(s, seat, card)
            note3(log, Event.TURNED_UP, seat, card, number)
            continue
        s.laid[seat, card] = 0
        s.hand[seat, card] += number
        learn(s, seat, card, number)
        if keeps_one_down:
            s.returned[card] = number
        note3(log, Event.RETURNED, seat, card, number)
    if keeps_one_down:
        note1(log, Event.STAYS_DOWN, seat)
    s.contribution[seat] = contribution_of(box, s, seat)


@rule
def announce(box: Box, s: State, side: int, log: Log) -> None:
    """A side's cards are turned up: its strength so far. [CR14, CX4]"""
    who = clans_of(s, side)
    s.strength[side] = 0
    for seat in range(s.seats):
        if has(who, seat):
            turn_up(box, s, seat, log)
            s.strength[side] += s.contribution[seat]
    note2(log, Event.ANNOUNCED, side, s.strength[side])


@rule
def turn_up_hidden(box: Box, s: State, log: Log) -> None:
    """The face-down card counts, or is lost for nothing. [CR2, CR4, CR12]"""
    if s.hidden == NONE:
        return
    seat = marked_seat(box, s)
    card = s.hidden
    s.hidden = NONE
    counts = has(suits_of(box, s, seat), SUIT_OF[card])
    if counts:
        s.laid[seat, card] += 1
        s.contribution[seat] = contribution_of(box, s, seat)
    else:
        s.pile[card] += 1
    # Cards of its face that came back to the hand are still there.
    if s.rules < RETURNED_ARE_KNOWN or s.known[seat, card] > s.returned[card]:
        forget(s, seat, card)
    for other in range(CARDS):
        s.returned[other] = 0
    note3(log, Event.HIDDEN_SHOWN, seat, card, counts)


# ------------------------------------------------------------------ comparing


@rule
def losers_share(s: State) -> bool:
    """Twice the losers' strength is at least the winners'. [CS5, CR7, CT5]"""
    return HALVES * s.strength[1 - s.winners] >= s.strength[s.winners]


@rule
def compare(box: Box, s: State, log: Log) -> None:
    """All is turned up; the higher strength wins, a tie goes to the challengers. [CS5, CR7]"""
    if s.mrx != NONE:
        turn_up(box, s, s.mrx, log)
    turn_up_hidden(box, s, log)
    for side in range(SIDES):
        s.strength[side] = 0
        for seat in range(s.seats):
            if takes_part(s, seat, side):
                s.strength[side] += s.contribution[seat]
                note2(log, Event.CONTRIBUTED, seat, s.contribution[seat])
    s.winners = (
        Side.CHALLENGERS
        if s.strength[Side.CHALLENGERS] >= s.strength[Side.DEFENDERS]
        else Side.DEFENDERS
    )
    note4(
        log,
        Event.COMPARED,
        s.strength[Side.CHALLENGERS],
        s.strength[Side.DEFENDERS],
        s.winners,
        losers_share(s),
    )
    clear_laid(s)
    if s.thug != NONE:
        s.persons[s.thug] &= ~(1 << Person.THUG)
        note1(log, Event.THUG_LEFT, s.thug)
        s.thug = NONE


@rule
def clear_laid(s: State) -> None:
    """Cards that counted go to the discard pile. [CR5]"""
    for seat in range(s.seats):
        s.counted[seat] = 0
    for card in range(CARDS):
        number = 0
        for seat in range(s.seats):
            number += s.laid[seat, card]
            s.laid[seat, card] = 0
        s.pile[card] += number
