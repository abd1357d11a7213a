"""A few rules and doors to compile; no game."""

from __future__ import annotations

from typing import Any

from backroom.engine.record import Cells, Record, i8, i64, many, one
from backroom.engine.rule import Log, Out, Rng, below, note3, note8, rule
from backroom.engine.sets import lowest_bit


class Box(Record):
    most: int = one(i8)


class State(Record):
    total: int = one(i64)
    cells: Cells = many(i8, 4)
    twice: int = one(i8)  # called like a rule


@rule
def twice(n: int) -> int:
    return 2 * n


@rule
def add_all(s: State) -> None:
    """Calls `twice` with literals, fields of every width, and what it gave itself."""
    s.total = twice(1) + twice(s.cells[0]) + twice(s.total) + twice(twice(s.twice))


@rule
def is_even(n: int) -> bool:
    return n == 0 or is_odd(n - 1)


@rule
def is_odd(n: int) -> bool:
    return n != 0 and is_even(n - 1)


@rule
def forever(n: int) -> int:
    return forever(n + 1)


def add_up(states: Any, i: int) -> None:
    add_all(states[i])


def write_cell(states: Any, i: int, at: int, value: int) -> None:
    states[i].cells[at] = value


def draw(out: Out, n: int, rng: Rng) -> None:
    for k in range(len(out)):
        out[k] = below(rng, n)


def lowest(bits: int) -> int:
    return lowest_bit(bits)


def note_often(log: Log, times: int) -> None:
    for k in range(times):
        note3(log, k, k + 1, k + 2, k + 3)


def note_wide(log: Log) -> None:
    note8(log, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def even(n: int) -> int:
    return is_even(n)


def never(n: int) -> int:
    return forever(n)
