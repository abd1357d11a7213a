"""What is known about playing gangster: how good a position is."""

from __future__ import annotations

from backroom.engine.record import Array
from backroom.engine.rule import NONE, rule
from backroom.engine.sets import count, has

from .rules.box import Box
from .rules.state import State
from .rules.words import CASINO_VALUE, CLOSED, DAYS, DISTRICTS, FIELDS, SLOTS

SIMULATIONS = 16000
DEPTH = 6
EXPLORATION = 0.1
TRUST = 2.0
WIDTH = 1.0

# A casino card is worth this on average.
CASINO = 4.5
# What a standing is worth on this day of reckoning, and on each later one, as it may change.
SOON, LATER = 0.85, 0.35
# Gangsters in the own car, in somebody's trunk, and a piece of equipment.
IN_CAR, IN_TRUNK, PIECE = 0.8, 0.3, 0.5
# A lead in gangsters is safer than one by rank alone.
CLOSE, WIDE = 10.0, 16.0


@rule
def strength_in(s: State, district: int, gang: int) -> int:
    """Orders the colours of a district: gangsters, then the best rank. [G21]"""
    fields = s.standing[district, gang]
    return count(fields) << FIELDS | fields


@rule
def worth_of(box: Box, s: State, district: int, place: int, more: float) -> float:
    """What a place brings on the next day, by what is known of it now. [G20, G21]"""
    value = box.values[s.table[district], place]
    if value == NONE:
        return 0.0
    worth = CASINO if value == CASINO_VALUE else float(value)
    return worth * (2.0 if has(s.doubled, district) else 1.0 + more)


@rule
def evaluate(box: Box, s: State, values: Array) -> float:
    """Influence, what the standings would bring on this day and the later ones, and reserves."""
    for seat in range(s.seats):
        values[seat] = s.influence[seat]
    days = DAYS - s.days
    if days <= 0:
        return 1.0
    doubled = count(s.doubled)
    undoubled = DISTRICTS - doubled
    more = min((box.doublers - doubled) / max(undoubled, 1), 1.0)
    weight = SOON + LATER * (days - 1)
    for district in range(DISTRICTS):
        if s.table[district] == CLOSED:
            continue
        for gang in range(s.gangs):
            own = strength_in(s, district, gang)
            if own == 0:
                continue
            place = 0
            for other in range(s.gangs):
                if strength_in(s, district, other) > own:
                    place += 1
            values[s.owner[gang]] += weight * worth_of(box, s, district, place, more)
    for gang in range(s.gangs):
        seat = s.owner[gang]
        values[seat] += IN_CAR * s.crew[gang]
        for slot in range(SLOTS):
            if s.slots[gang, slot] >= 0:
                values[seat] += PIECE
        for other in range(s.gangs):
            values[s.owner[other]] += IN_TRUNK * s.trunk[gang, other]
    return CLOSE + WIDE * (days - 1)
