"""Turning: a position and its action codes as they look from a seat, whose own number is then 0.

A game says with `turning` how its words turn with the seats: gangs that belong to seats, the spaces
of a ring on which every seat has a side of its own. Seats themselves turn by the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from backroom.engine.asking import clockwise
from backroom.engine.codec import Codec, Verb
from backroom.engine.interface import Rules
from backroom.engine.names import Names, Seats, names_of
from backroom.engine.record import Array, Bits, Field, Record

# Where each word of a sort goes: its number as the seat counts.
Tables = Mapping[Names, Sequence[int]]


class Turn:
    """How words look from one seat of a position."""

    def __init__(self, rules: Rules[Any, Any], box: Record, s: Record, seats: int, seat: int):
        self.seats, self.seat = seats, seat
        given = rules.turning(box, s, seat) if rules.turning is not None else {}
        self.tables: dict[Names, Sequence[int]] = {
            names_of(sort): table for sort, table in given.items()
        }

    def table(self, names: object) -> Sequence[int] | None:
        """Where each word of a sort goes; None if it stays."""
        if isinstance(names, Seats):
            return [clockwise(self.seat, other, self.seats) for other in range(len(names))]
        return self.tables.get(names) if isinstance(names, Names) else None

    def codes(self, codec: Codec) -> Array:
        """For every action code the code of the same action as the seat counts.

        A verb stays as it is where some of its actions would have no code: those are verbs that
        are not played with that number of players.
        """
        turned = np.arange(len(codec), dtype=np.int32)
        for verb in codec.by_name.values():
            found = self._codes_of(verb)
            if sorted(found) == list(range(verb.first, verb.first + len(verb))):
                turned[verb.first : verb.first + len(verb)] = found
        return turned

    def _codes_of(self, verb: Verb) -> list[int]:
        tuples = list(verb.tuples())
        places = {numbers: verb.first + place for place, numbers in enumerate(tuples)}
        tables = [self.table(names) for names in verb.arguments]
        return [
            places.get(
                tuple(
                    n if table is None else table[n]
                    for table, n in zip(tables, numbers, strict=True)
                ),
                -1,
            )
            for numbers in tuples
        ]

    def position(self, s: Record) -> Array:
        """The position in which everything has turned with the seats; an array of one."""
        turned = s.row.copy().reshape(1)
        for name, field in s.fields.items():
            cells = turned[name][0]
            if name == "waiting":  # a bit for each seat asked, or a negative number
                seats = [clockwise(self.seat, other, self.seats) for other in range(self.seats)]
                turned[name][0] = _moved_bits(int(cells), seats) if cells >= 0 else cells
            else:
                turned[name][0] = self._turned_cells(field, cells)
        return turned

    def _turned_cells(self, field: Field, cells: Any) -> Any:
        values = np.array(cells)
        of = field.of
        bits = isinstance(of, Bits)
        table = self.table(of.names if isinstance(of, Bits) else of)
        if table is not None:
            flat = [
                _moved_bits(int(v), table) if bits else table[v] if v >= 0 else v
                for v in values.reshape(-1).tolist()
            ]
            values = np.array(flat, values.dtype).reshape(values.shape)
        for place, axis in enumerate(field.axes):
            table = self.table(axis)
            if table is not None:
                values = np.take(values, np.argsort(table), axis=place)
        return values


def _moved_bits(bits: int, table: Sequence[int]) -> int:
    return sum((bits >> n & 1) << to for n, to in enumerate(table))
