"""Setting up: harbour, equipment, tables, start player, first gangsters, first doublers."""

from __future__ import annotations

from backroom.engine.asking import ask_chance
from backroom.engine.rule import NONE, Log, Out, note1, note2, note3, rule, weigh
from backroom.engine.sets import has

from .box import Box
from .harbour import has_supply, lay_open, wants_refill
from .loading import look_for_next, put_down
from .state import State
from .turns import begin_turn, lay_doubler, next_seat
from .words import (
    ALL_CARDS,
    ALL_DISTRICTS,
    CLOSED,
    DISTRICTS,
    EMPTY,
    FEWEST_SEATS,
    GANGS,
    GANGS_IN_PLAY,
    KINDS,
    NOWHERE,
    TABLES,
    VALUES,
    Event,
    Outcome,
    Phase,
    Slot,
)


@rule
def setup(box: Box, s: State, seats: int, options: int) -> None:
    """Nine gangsters and three open cards for every colour in play. [G1, G25]"""
    s.seats = seats
    s.gangs = GANGS_IN_PLAY[seats - FEWEST_SEATS]
    s.on_turn = NONE
    s.gang = NONE
    for gang in range(GANGS):
        s.owner[gang] = NONE
        s.car[gang] = NOWHERE
        s.slots[gang, Slot.LEFT] = EMPTY
        s.slots[gang, Slot.RIGHT] = EMPTY
    for gang in range(s.gangs):
        # Of two players each plays every other colour. [G5, G25]
        s.owner[gang] = gang % seats
        s.crew[gang] = box.gangsters[0]
        s.cards[gang] = ALL_CARDS
    for district in range(DISTRICTS):
        s.table[district] = CLOSED
        s.next[district] = NONE
    for kind in range(KINDS):
        s.supply[kind] = box.equipment[kind]
    for value in range(VALUES):
        s.casino[value] = box.casino[value]
    begin_harbour(box, s)


@rule
def districts_in_play(box: Box, s: State) -> int:
    """With three players Cicero is out. [G2]"""
    return ALL_DISTRICTS & ~box.closed[s.seats - FEWEST_SEATS]


# ---------------------------------------------------------------------------- equipment


@rule
def begin_harbour(box: Box, s: State) -> None:
    """Until three pieces lie open. [G1, G12]"""
    if wants_refill(box, s):
        ask_chance(s, Phase.HARBOUR)
    else:
        begin_equipping(box, s, 0)


@rule
def begin_equipping(box: Box, s: State, gang: int) -> None:
    """Every colour in its turn, while there is a piece left. [G1]"""
    if gang < s.gangs and has_supply(s):
        s.gang = gang
        ask_chance(s, Phase.EQUIP)
    else:
        s.gang = NONE
        begin_laying(box, s)


@rule
def fill_harbour(box: Box, s: State, kind: int, log: Log) -> None:
    """A piece is laid open. [G1, G12]"""
    lay_open(box, s, kind, log)
    begin_harbour(box, s)


@rule
def equip(box: Box, s: State, kind: int, log: Log) -> None:
    """A colour's first piece lies in its left slot. [G1]"""
    s.supply[kind] -= 1
    s.slots[s.gang, Slot.LEFT] = kind
    note2(log, Event.EQUIPPED, s.gang, kind)
    begin_equipping(box, s, s.gang + 1)


@rule
def weigh_supply(s: State, out: Out, weights: Out, verb: int) -> int:
    """Any piece of the supply. [G1, G11]"""
    n = 0
    for kind in range(KINDS):
        n = weigh(out, weights, n, verb, kind, s.supply[kind])
    return n


@rule
def chance_equip(s: State, out: Out, weights: Out) -> int:
    """Any piece of the supply, for the colour in turn. [G1]"""
    return weigh_supply(s, out, weights, Outcome.EQUIP + s.gang * KINDS)


# ---------------------------------------------------------------------------- tables


@rule
def next_bare(box: Box, s: State) -> int:
    """The first district in play without a table, if there is one. [G1, G2]"""
    for district in range(DISTRICTS):
        if s.table[district] == CLOSED and has(districts_in_play(box, s), district):
            return district
    return NONE


@rule
def begin_laying(box: Box, s: State) -> None:
    """Until every district in play has a table. [G1]"""
    ask_chance(s, Phase.START if next_bare(box, s) == NONE else Phase.TABLE)


@rule
def is_laid(s: State, number: int) -> bool:
    for district in range(DISTRICTS):
        if s.table[district] == number:
            return True
    return False


@rule
def chance_table(box: Box, s: State, out: Out, weights: Out) -> int:
    """Any table that lies nowhere yet. [G1]"""
    n = 0
    for number in range(TABLES):
        if not is_laid(s, number):
            n = weigh(out, weights, n, Outcome.TABLE + next_bare(box, s) * TABLES, number, 1)
    return n


@rule
def lay_table(box: Box, s: State, district: int, number: int, log: Log) -> None:
    """A table is laid on a district. [G1]"""
    s.table[district] = number
    look_for_next(box, s, district)
    note2(log, Event.TABLE_LAID, district, number)
    begin_laying(box, s)


# ---------------------------------------------------------------------------- start player


@rule
def chance_start(s: State, out: Out, weights: Out) -> int:
    """Any seat may start. [G5]"""
    n = 0
    for seat in range(s.seats):
        n = weigh(out, weights, n, Outcome.START, seat, 1)
    return n


@rule
def start(box: Box, s: State, seat: int, log: Log) -> None:
    """The start player's first colour is the first to be dealt district cards. [G3, G5, G25]"""
    note1(log, Event.STARTED, seat)
    s.on_turn = seat
    s.gang = seat
    s.deck = districts_in_play(box, s)
    ask_chance(s, Phase.DEAL)


# ---------------------------------------------------------------------------- first gangsters


@rule
def weigh_deck(s: State, out: Out, weights: Out, verb: int) -> int:
    """Any district card that is left. [G3, G4, G7]"""
    n = 0
    for district in range(DISTRICTS):
        n = weigh(out, weights, n, verb, district, s.deck >> district & 1)
    return n


@rule
def chance_deal(s: State, out: Out, weights: Out) -> int:
    """Any district card that is left, for the colour in turn. [G3]"""
    return weigh_deck(s, out, weights, Outcome.DEAL + s.gang * DISTRICTS)


@rule
def deal(box: Box, s: State, district: int, log: Log) -> None:
    """The first card brings a gangster and the car, the second a gangster. [G3]"""
    gang = s.gang
    is_first = s.car[gang] == NOWHERE
    s.deck &= ~(1 << district)
    s.crew[gang] -= 1
    put_down(box, s, district, gang)
    note3(log, Event.DEALT, gang, district, is_first)
    if is_first:
        s.car[gang] = district
    else:
        s.gang = (gang + 1) % s.gangs
    if not is_first and s.gang == s.on_turn:
        begin_stage(box, s)
    else:
        ask_chance(s, Phase.DEAL)


# ---------------------------------------------------------------------------- stages


@rule
def begin_stage(box: Box, s: State) -> None:
    """All district cards are shuffled, without policemen, for the first doubler. [G4, G22]"""
    s.deck = districts_in_play(box, s)
    s.police = 0
    s.doubled = 0
    s.gang = NONE
    ask_chance(s, Phase.STAGE)


@rule
def open_stage(box: Box, s: State, district: int, log: Log) -> None:
    """Then the policemen come in; the first stage is opened by the start player, a later one by
    the left neighbour of whoever ended the last. [G4, G22, G23]"""
    lay_doubler(s, district, log)
    s.police = box.police[s.seats - FEWEST_SEATS]
    seat = s.on_turn if s.days == 0 else next_seat(s)
    note2(log, Event.STAGE_BEGAN, s.days + 1, seat)
    begin_turn(box, s, seat, log)
