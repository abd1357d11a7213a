"""A position in people's words, as JSON values, field by field.

It says what `engine.view.fields_of` says (a test holds them together). Views are made for every
audience after every action, so how each field is told is worked out once for a game.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from backroom.engine.game import Game
from backroom.engine.names import Names, Seats
from backroom.engine.record import Array, Bits, Field, i8, name_of

Teller = Callable[[Any], Any]
# Sorted all the way down: the hash of a view is that of its JSON with sorted keys.
encode = msgspec.json.Encoder(order="sorted").encode


class Wording:
    """How the positions of a game with so many seats are told."""

    def __init__(self, game: Game, seats: int):
        # Small numbers are looked up, and encoded beforehand, all that there can be of each.
        self._small: list[tuple[str, int, list[msgspec.Raw]]] = []
        self._numbers: list[tuple[str, int, Teller]] = []
        self._arrays: list[tuple[str, int, Teller]] = []
        for place, (name, field) in enumerate(game.State.fields.items()):
            tell = _teller(field, seats)
            if not field.view or field.derived:
                continue
            if field.axes:
                self._arrays.append((name, place, tell))
            elif field.number is i8:
                self._small.append((name, place, Words(_encoded(tell)).all))
            else:
                self._numbers.append((name, place, tell))

    def of(self, row: Array) -> dict[str, Any]:
        """Every field that is meant for people's eyes, to be encoded; `row` is one position."""
        values: tuple[Any, ...] = row.item()
        told: dict[str, Any] = {name: called[values[place]] for name, place, called in self._small}
        for name, place, tell in self._numbers:
            told[name] = tell(values[place])
        for name, place, tell in self._arrays:
            told[name] = tell(values[place].tolist())
        return told


@functools.cache
def wording(game: Game, seats: int) -> Wording:
    return Wording(game, seats)


def _teller(field: Field, seats: int) -> Teller:
    tell, axes = _number(field), field.axes
    if axes and isinstance(tell, Words):
        tell, axes = _along_words(axes[-1], tell, seats), axes[:-1]
    for axis in reversed(axes):
        tell = _along(axis, tell, seats)
    return tell


def _encoded(tell: Teller) -> Teller:
    return lambda value: msgspec.Raw(encode(tell(value)))


def _itself(value: Any) -> Any:
    return value


class Words:
    """What each value of one byte is called. Negative ones are found from the end."""

    def __init__(self, tell: Teller):
        self.all = [tell(value) for value in (*range(128), *range(-128, 0))]

    def __call__(self, value: int) -> Any:
        return self.all[value]


def _number(field: Field) -> Teller:
    """A number by its name; seats are numbers for everybody."""
    of = field.of
    names = of.names if isinstance(of, Bits) else of
    if names is None:
        return _itself
    tell: Teller = functools.partial(name_of, of)
    if isinstance(names, Seats) and isinstance(of, Bits):
        count = len(names)
        tell = lambda value: [seat for seat in range(count) if value >> seat & 1]  # noqa: E731
    elif isinstance(names, Seats):
        tell = lambda value: value if value >= 0 else None  # noqa: E731
    return Words(tell) if field.number is i8 else tell


def _along_words(axis: Names | int, words: Words, seats: int) -> Teller:
    """Most of a position is words side by side: they are looked up without a call for each."""
    called = words.all
    if isinstance(axis, Seats):
        return lambda values: [called[value] for value in values[:seats]]
    if isinstance(axis, Names):
        keys = tuple(axis.words)
        return lambda values: dict(zip(keys, [called[value] for value in values], strict=True))
    return lambda values: [called[value] for value in values]


def _along(axis: Names | int, tell: Teller, seats: int) -> Teller:
    plain = tell is _itself
    if isinstance(axis, Seats):
        return lambda values: values[:seats] if plain else [tell(v) for v in values[:seats]]
    if isinstance(axis, Names):
        keys = tuple(axis.words)
        return lambda values: dict(zip(keys, values if plain else map(tell, values), strict=True))
    return _itself if plain else lambda values: [tell(v) for v in values]
