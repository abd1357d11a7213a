"""Views: a veiled position as plain JSON values, by the names the record's declaration gives."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from backroom.engine.game import Game
from backroom.engine.names import Names, Seats
from backroom.engine.record import Array, Bits, Field, Record, name_of


def fields_of(state: Record, seats: int) -> dict[str, Any]:
    """Every field of a position, or of a box, that is meant for people's eyes."""
    return {
        name: _value(field, state.row[name], field.axes, seats)
        for name, field in state.fields.items()
        if field.view
    }


def _value(field: Field, value: Array, axes: tuple[Names | int, ...], seats: int) -> Any:
    if not axes:
        return _told(field, value.item())
    axis, rest = axes[0], axes[1:]
    if isinstance(axis, Seats):
        return [_value(field, part, rest, seats) for part in value[:seats]]
    parts = [_value(field, part, rest, seats) for part in value]
    return dict(zip(axis.words, parts, strict=True)) if isinstance(axis, Names) else parts


def _told(field: Field, value: int) -> Any:
    """A number by its name; seats are numbers for everybody."""
    names = field.of.names if isinstance(field.of, Bits) else field.of
    if not isinstance(names, Seats):
        return name_of(field.of, value)
    if isinstance(field.of, Bits):
        return [seat for seat in range(len(names)) if value >> seat & 1]
    return value if value >= 0 else None


def view_hash(view: dict[str, Any]) -> str:
    """A short fingerprint of a view, the same wherever it is made."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ------------------------------------------------------------------ the same, as TypeScript types


def typescript(game: Game) -> str:
    """The type of a game's view, from the same declaration."""
    title = "".join(part.capitalize() for part in game.name.split("_"))
    sorts: dict[str, Names] = {}
    lines = [f"export interface {title}View {{"]
    for name, field in game.State.fields.items():
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
