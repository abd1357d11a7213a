"""Positions drawn in words: what is different from the position that a match is in.

    draw(match, "board b4 red1; rank 0 14")

Each part names a field of the position, a word for each of its axes (`*` for all of them), then its
value; of a set all that is in it, and `none` where a word could stand and does not. Nothing that a
game declares as conserved may be lost or made up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from backroom.engine.errors import Refused
from backroom.engine.match import Match
from backroom.engine.names import Names
from backroom.engine.record import Bits, Field
from backroom.engine.rule import NONE

ALL = "*"


def parts(text: str) -> list[str]:
    """Lines, each on its own or with a semicolon between."""
    return [part for part in map(str.strip, re.split("[;\n]", text)) if part]


def draw(match: Match, drawn: str) -> None:
    """Write what is drawn into the position of a match; in vain if it is not all there is."""
    conserved, box, before = match.game.rules.conserved, match.edition.box, match.snapshot()
    whole = conserved(box, match.state)
    for part in parts(drawn):
        _write(match, part)
    now = conserved(box, match.state)
    wrong = [f"{key} {whole[key]} → {now[key]}" for key in now if now[key] != whole[key]]
    if wrong:
        match.restore(before)
        raise Refused(f"What is drawn is not all there is: {', '.join(wrong)}.")


def _write(match: Match, part: str) -> None:
    name, *words = part.split()
    field = match.game.State.fields.get(name)
    if field is None:
        raise Refused(f"“{part}”: {match.game.name} has no field “{name}”.")
    axes, values = words[: len(field.axes)], words[len(field.axes) :]
    if len(axes) < len(field.axes):
        raise Refused(f"“{part}”: “{name}” has more axes.")
    place = tuple(_along(axis, word, part) for axis, word in zip(field.axes, axes, strict=True))
    match.state.row[name][place] = field.checked(_value(field, values, part))


def _along(axis: Names | int, word: str, part: str) -> Any:
    if word == ALL:
        return slice(None)
    return _number(axis, word, part) if isinstance(axis, Names) else int(word)


def _number(names: Names, word: str, part: str) -> int:
    if word not in names:
        raise Refused(f"“{part}”: “{word}” is no {names.sort}.")
    return names.number(word)


def _value(field: Field, words: Iterable[str], part: str) -> int:
    of = field.of
    if isinstance(of, Bits):
        return sum({1 << _number(of.names, word, part) for word in words})
    try:
        (word,) = words
        if isinstance(of, Names):
            return NONE if word == "none" else _number(of, word, part)
        return int(word)
    except ValueError:
        raise Refused(f"“{part}”: “{field.name}” takes one value.") from None
