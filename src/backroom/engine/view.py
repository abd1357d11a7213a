"""Views: a veiled position as plain JSON values, by the names the record's declaration gives.

Views are made for every audience after every action, so how each field is told is worked out once
for a record's declaration and a number of seats.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
from collections.abc import Callable
from typing import Any

import msgspec

from backroom.engine.game import Game
from backroom.engine.names import Names, Seats
from backroom.engine.record import Array, Bits, Field, Record, i8, name_of

Tell = Callable[[Any], Any]
encode = msgspec.json.Encoder().encode
# Sorted all the way down: the hash of a view is that of its JSON with sorted keys.
encode_sorted = msgspec.json.Encoder(order="sorted").encode


def fields_of(record: Record, seats: int) -> dict[str, Any]:
    """Every field of a position, or of a box, that is meant for people's eyes."""
    fields: dict[str, Any] = msgspec.json.decode(
        encode(wording(type(record), seats).of(record.row))
    )
    return fields


def view_hash(view: dict[str, Any] | bytes) -> str:
    """A short fingerprint of a view, or of its JSON with sorted keys: the same wherever it is
    made."""
    text = view if isinstance(view, bytes) else encode_sorted(view)
    return hashlib.sha256(text).hexdigest()[:16]


# ------------------------------------------------------------------ how a record is told


class Wording:
    """How the records of a declaration are told at a table with so many seats."""

    def __init__(self, kind: type[Record], seats: int):
        # Small numbers are looked up, and encoded beforehand, all that there can be of each.
        self._small: list[tuple[str, int, list[msgspec.Raw]]] = []
        self._numbers: list[tuple[str, int, Tell]] = []
        self._arrays: list[tuple[str, int, Tell]] = []
        self._blank: dict[str, Any] = {}
        for place, (name, field) in enumerate(kind.fields.items()):
            if not field.view:
                continue
            self._blank[name] = None
            tell = _teller(field, seats)
            if field.axes:
                self._arrays.append((name, place, tell))
            elif field.number is i8:
                self._small.append((name, place, Words(_encoded(tell)).all))
            else:
                self._numbers.append((name, place, tell))

    def of(self, row: Array) -> dict[str, Any]:
        """Every field that is meant for people's eyes, ready to be encoded."""
        values: tuple[Any, ...] = row.item()
        told = self._blank.copy()
        for name, place, words in self._small:
            told[name] = words[values[place]]
        for name, place, tell in self._numbers:
            told[name] = tell(values[place])
        for name, place, tell in self._arrays:
            told[name] = tell(values[place].tolist())
        return told


_wordings: dict[tuple[type, int], Wording] = {}


def wording(kind: type[Record], seats: int) -> Wording:
    if (kind, seats) not in _wordings:
        _wordings[kind, seats] = Wording(kind, seats)
    return _wordings[kind, seats]


class Words:
    """What each value of one byte is called. Negative ones are found from the end."""

    def __init__(self, tell: Tell):
        self.all = [tell(value) for value in (*range(128), *range(-128, 0))]

    def __call__(self, value: int) -> Any:
        return self.all[value]


def _teller(field: Field, seats: int) -> Tell:
    tell, axes = _number(field), field.axes
    if axes and isinstance(tell, Words):
        tell, axes = _along_words(axes[-1], tell, seats), axes[:-1]
    for axis in reversed(axes):
        tell = _along(axis, tell, seats)
    return tell


def _encoded(tell: Tell) -> Tell:
    return lambda value: msgspec.Raw(encode(tell(value)))


def _itself(value: Any) -> Any:
    return value


def _number(field: Field) -> Tell:
    """A number by its name; seats are numbers for everybody."""
    of = field.of
    names = of.names if isinstance(of, Bits) else of
    if names is None:
        return _itself
    tell: Tell = functools.partial(name_of, of)
    if isinstance(names, Seats) and isinstance(of, Bits):
        count = len(names)
        tell = lambda value: [seat for seat in range(count) if value >> seat & 1]  # noqa: E731
    elif isinstance(names, Seats):
        tell = lambda value: value if value >= 0 else None  # noqa: E731
    return Words(tell) if field.number is i8 else tell


def _along_words(axis: Names | int, words: Words, seats: int) -> Tell:
    """Most of a position is words side by side: they are looked up without a call for each."""
    called = words.all
    if isinstance(axis, Seats):
        return lambda values: [called[value] for value in values[:seats]]
    if isinstance(axis, Names):
        keys = tuple(axis.words)
        return lambda values: dict(zip(keys, [called[value] for value in values], strict=True))
    return lambda values: [called[value] for value in values]


def _along(axis: Names | int, tell: Tell, seats: int) -> Tell:
    plain = tell is _itself
    if isinstance(axis, Seats):
        return lambda values: values[:seats] if plain else [tell(v) for v in values[:seats]]
    if isinstance(axis, Names):
        keys = tuple(axis.words)
        return lambda values: dict(zip(keys, values if plain else map(tell, values), strict=True))
    return _itself if plain else lambda values: [tell(v) for v in values]


# ------------------------------------------------------------------ views as JSON

# What differs in the views of audiences that are shown the same; sorted, as everything in a view.
OWN = ("ask", "legal", "seat", "to_act")


class EncodedView:
    """The JSON of a view in parts: what all audiences share that are shown the same, to be put
    together with what is an audience's own."""

    __slots__ = ("_between", "phase")

    def __init__(self, shared: dict[str, Any]):
        self.phase = encode(shared["phase"])
        # What stands before, between and after what is `OWN`.
        self._between = [
            encode_sorted({name: shared[name] for name in names})[1:-1]
            for names in _around_own(tuple(shared))
        ]

    def with_own(self, **own: bytes) -> bytes:
        members = [self._between[0]]
        for name, after in zip(OWN, self._between[1:], strict=True):
            members += (b'"%s":%s' % (name.encode(), own[name]), after)
        return b"{" + b",".join(filter(None, members)) + b"}"


@functools.cache
def _around_own(names: tuple[str, ...]) -> list[list[str]]:
    """The names before, between and after those that are `OWN`."""
    bounds = ("", *OWN, "\U0010ffff")
    return [
        sorted(name for name in names if first < name < last)
        for first, last in itertools.pairwise(bounds)
    ]


def legal_entry(game: Game, code: int) -> dict[str, Any]:
    """An action as it stands in a view; keys in sorted order."""
    text, verb = game.actions.texts[code], game.actions.verbs[code]
    arguments = text.split(" ")[len(verb.words) :]
    return {"arguments": arguments, "code": code, "text": text, "verb": verb.name}


@functools.cache
def encoded_actions(game: Game) -> list[bytes]:
    """Every action of a game as it stands in the JSON of a view; encoded once."""
    return [encode(legal_entry(game, code)) for code in range(len(game.actions.texts))]


# ------------------------------------------------------------------ the same, as TypeScript types


def typescript(game: Game) -> str:
    """The type of a game's view, from the same declaration."""
    title = "".join(part.capitalize() for part in game.name.split("_"))
    sorts: dict[str, Names] = {}
    lines = [f"export interface {title}View {{"]
    told = game.Told.fields if game.Told else {}
    for name, field in {**game.State.fields, **told}.items():
        if field.view:
            lines.append(f"  {name}: {_type(field, field.axes, sorts, title)};")
    lines.append("}")
    declared = [
        f"export type {title}{_pascal(sort)} = {' | '.join(json.dumps(word) for word in names)};"
        for sort, names in sorted(sorts.items())
    ]
    return "\n".join([*declared, "", *lines, ""])


def _pascal(sort: str) -> str:
    return "".join(part.capitalize() for part in sort.split("_"))


def _type(field: Field, axes: tuple[Names | int, ...], sorts: dict[str, Names], title: str) -> str:
    if axes:
        axis, inner = axes[0], _type(field, axes[1:], sorts, title)
        if isinstance(axis, Names) and not isinstance(axis, Seats):
            sorts[axis.sort] = axis
            return f"Record<{title}{_pascal(axis.sort)}, {inner}>"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    of = field.of
    if of is bool:
        return "boolean"
    names = of.names if isinstance(of, Bits) else of
    if not isinstance(names, Names):
        return "number"
    if isinstance(names, Seats):
        return "number[]" if isinstance(of, Bits) else "number | null"
    sorts[names.sort] = names
    name = f"{title}{_pascal(names.sort)}"
    return f"{name}[]" if isinstance(of, Bits) else f"{name} | null"
