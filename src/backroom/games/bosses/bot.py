"""What is known about playing bosses: how good a position is."""

from __future__ import annotations

from backroom.engine.record import Array
from backroom.engine.rule import rule, table
from backroom.engine.sets import count

from .rules.position import Box, State, empty_fields
from .rules.words import FIELDS, GANGS, LINE_BITS, LINES, POWERS, SIZE

SIMULATIONS = 7000
DEPTH = 3
EXPLORATION = 0.14
TRUST = 2.0
WIDTH = 1.0

# How much of a lead in a line of so many gangsters is kept, in percent, until it is scored.
KEPT = table([0, 12, 22, 34, 50, 72, 0])
PERCENT = 100.0
# The sums of all gangs in one number: so many bits each.
BITS, MASK = 8, 255
# The fields of the lines: rows, then columns.
FIRST_FIELD = table([row * SIZE for row in range(SIZE)] + list(range(SIZE)))
STEP = table([1] * SIZE + [SIZE] * SIZE)
BULLET, STOCK = 0.7, 0.25
CLOSE, WIDE = 2.5, 6.0


@rule
def sums_in(s: State, line: int) -> int:
    """The power of every gang's living gangsters in a line."""
    sums = 0
    field = FIRST_FIELD[line]
    for _ in range(SIZE):
        kind = s.board[field]
        if kind >= 0 and s.dead >> field & 1 == 0:
            sums += kind % POWERS + 1 << BITS * (kind // POWERS)
        field += STEP[line]
    return sums


@rule
def add_lead(values: Array, seats: int, sums: int, share: int) -> None:
    """The leader of a line that is not full yet will score some of the lead."""
    winner = -1
    best = 0
    for gang in range(GANGS):
        own = sums >> BITS * gang & MASK
        if own <= best:
            continue
        tied = False
        for other in range(GANGS):
            tied = tied or (other != gang and sums >> BITS * other & MASK == own)
        if not tied:
            best = own
            winner = gang
    if winner < 0 or winner >= seats:
        return
    lower = 0
    for gang in range(GANGS):
        own = sums >> BITS * gang & MASK
        if own < best:
            lower = max(lower, own)
    values[winner] += (best - lower) * share / PERCENT


@rule
def evaluate(box: Box, s: State, values: Array) -> float:
    """Rank, leads in open lines, bullets and the own stock."""
    for seat in range(s.seats):
        values[seat] = s.rank[seat] + BULLET * s.bullets[seat]
        for power in range(POWERS):
            values[seat] += STOCK * s.stock[seat, power] * (power + 1)
    for line in range(LINES):
        filled = count(s.occupied & LINE_BITS[line])
        if 0 < filled < SIZE:
            add_lead(values, s.seats, sums_in(s, line), KEPT[filled])
    return CLOSE + WIDE * count(empty_fields(s)) / FIELDS
