"""The days of reckoning, and the end."""

from __future__ import annotations

from backroom.engine.asking import OVER
from backroom.engine.rule import NONE, Log, Out, note0, note2, note3, note5, note6, rule, weigh
from backroom.engine.sets import count, has, up_to

from .box import Box
from .setting_up import begin_stage
from .state import State
from .words import CASINO_VALUE, CLOSED, DAYS, DISTRICTS, FIRST_VALUE, VALUES, Event, Outcome, Phase


@rule
def chance_casino(s: State, out: Out, weights: Out) -> int:
    """Any casino card that is left. [G20]"""
    n = 0
    for value in range(VALUES):
        n = weigh(out, weights, n, Outcome.CASINO, value, s.casino[value])
    return n


@rule
def reckon(box: Box, s: State, value: int, log: Log) -> None:
    """The casino card is out; then district by district is reckoned. [G20, G21, G24]"""
    s.casino[value] -= 1
    s.days += 1
    note3(log, Event.CASINO_DRAWN, s.on_turn, value, s.days)
    for district in range(DISTRICTS):
        if s.table[district] != CLOSED:
            reckon_district(box, s, district, FIRST_VALUE + value, log)
    for seat in range(s.seats):
        note2(log, Event.STOOD_AT, seat, s.influence[seat])
    if s.days < DAYS:
        reinforce(box, s, log)
        begin_stage(box, s)
    else:
        s.phase = Phase.OVER
        s.waiting = OVER
        note0(log, Event.ENDED)


@rule
def reinforce(box: Box, s: State, log: Log) -> None:
    """New gangsters get into the cars for the next stage. [G23]"""
    for gang in range(s.gangs):
        s.crew[gang] += box.gangsters[s.days]
        note2(log, Event.REINFORCED, gang, box.gangsters[s.days])


# ---------------------------------------------------------------------------- a district


@rule
def gangsters_in(s: State, district: int, gang: int) -> int:
    """How many gangsters of a colour stand on a table. [G21]"""
    return count(s.standing[district, gang])


@rule
def best_rank(s: State, district: int, gang: int) -> int:
    """The number of the field of a colour's rearmost gangster. [G10]"""
    return count(up_to(s.standing[district, gang]))


@rule
def is_ahead(s: State, district: int, gang: int, other: int) -> bool:
    """More gangsters; among equals whose best gangster has the higher rank. [G21]"""
    own, theirs = s.standing[district, gang], s.standing[district, other]
    more = count(own) - count(theirs)
    # No field is in both sets, so the one with the highest field is the greater number.
    return more > 0 or (more == 0 and own > theirs)


@rule
def place_of(s: State, district: int, gang: int) -> int:
    """A colour's place, from 0: so many others are ahead of it. [G21]"""
    place = 0
    for other in range(s.gangs):
        if is_ahead(s, district, other, gang):
            place += 1
    return place


@rule
def value_of(box: Box, s: State, district: int, place: int, casino: int) -> int:
    """What a place is worth: a question mark the casino value, nothing behind the last value, and
    all of it twice where a doubler lies. [G20, G21]"""
    value = box.values[s.table[district], place]
    if value == NONE:
        return 0
    if value == CASINO_VALUE:
        value = casino
    return value + value if has(s.doubled, district) else value


@rule
def reckon_district(box: Box, s: State, district: int, casino: int, log: Log) -> None:
    """One place for each colour that has a gangster there. [G21, G25]"""
    for gang in range(s.gangs):
        if s.standing[district, gang] != 0:
            place = place_of(s, district, gang)
            s.influence[s.owner[gang]] += value_of(box, s, district, place, casino)
    if len(log) > 0:
        explain_district(box, s, district, casino, log)


@rule
def explain_district(box: Box, s: State, district: int, casino: int, log: Log) -> None:
    """Who was counted, place by place, and who won which tie by rank. [G21]"""
    note3(log, Event.RECKONED, district, s.table[district], has(s.doubled, district))
    before = NONE
    for place in range(s.gangs):
        gang = gang_at(s, district, place)
        if gang == NONE:
            return
        gangsters, rank = gangsters_in(s, district, gang), best_rank(s, district, gang)
        points = value_of(box, s, district, place, casino)
        note6(log, Event.PLACED, district, gang, place + 1, gangsters, rank, points)
        if before != NONE and gangsters_in(s, district, before) == gangsters:
            note5(log, Event.TIE_WON, district, before, gang, best_rank(s, district, before), rank)
        before = gang


@rule
def gang_at(s: State, district: int, place: int) -> int:
    """The colour that takes a place, if any does. [G21]"""
    for gang in range(s.gangs):
        if s.standing[district, gang] != 0 and place_of(s, district, gang) == place:
            return gang
    return NONE


# ---------------------------------------------------------------------------- the end


@rule
def returns(box: Box, s: State, scores: Out, places: Out) -> None:
    """The most influence wins; equals share. [G24]"""
    for seat in range(s.seats):
        scores[seat] = s.influence[seat]
        places[seat] = 1
        for other in range(s.seats):
            if s.influence[other] > s.influence[seat]:
                places[seat] += 1
