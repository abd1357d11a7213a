"""Boxes: what is in the box of an edition, read from its file and checked.

A box file is TOML. At the top stand `game`, `edition` and `name`; then one table for each figure,
with its value under `figure` and where it comes from under `source`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from backroom.engine.errors import Refused, shown
from backroom.engine.names import Names
from backroom.engine.record import Array, Bits, Field, Record

HEADINGS = ("game", "edition", "name")
# An edition's name stands in records and is the name of its file.
EDITION = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}\Z")
MOST_BYTES = 1_000_000


class Wrong(Exception):
    """A figure's value is wrong; the reason."""


class Edition:
    """A box read from a file: the record the rules read, its name and its hash."""

    def __init__(
        self, name: str, title: str, box: Record, figures: dict[str, Any], sources: dict[str, str]
    ):
        self.name = name
        self.title = title
        self.box = box
        self.sources = sources
        # Of the figures as the file gives them: records outlive the layout of the box.
        written = json.dumps(figures, sort_keys=True)
        self.hash = hashlib.sha256(written.encode()).hexdigest()[:32]
        # The same box as an array of one, as compiled rules take it.
        self.boxes: Array = box.row.reshape(1).copy()


def read_box(
    path: Path,
    game: str,
    kind: type[Record],
    derive: Callable[[Any], None] | None,
    box_problems: Callable[[Any], Iterable[tuple[str, str]]] | None,
) -> Edition:
    """Read a box file; refuse a wrong one with file, key and reason."""

    def refuse(key: str, reason: str) -> Refused:
        return Refused(f"{shown(path.name)}: {shown(key)}: {reason}.")

    content = _content(path)
    for key in HEADINGS:
        if not isinstance(content.get(key), str):
            raise refuse(key, "is missing, or not a string")
    if content["game"] != game:
        raise refuse("game", f"is “{shown(content['game'])}”, not “{game}”")
    if not EDITION.match(content["edition"]):
        raise refuse("edition", "has small letters, digits, dots and dashes only")
    figures = {name: field for name, field in kind.fields.items() if not field.derived}
    for key in content:
        if key not in figures and key not in HEADINGS:
            raise refuse(key, "is not a figure of this game")
    box = kind()
    sources = {}
    for key, field in figures.items():
        table = content.get(key)
        if not isinstance(table, dict) or "figure" not in table:
            raise refuse(key, "is missing")
        if not isinstance(table.get("source"), str) or not table["source"].strip():
            raise refuse(key, "says no source")
        if unknown := set(table) - {"figure", "source"}:
            raise refuse(f"{key}.{sorted(unknown)[0]}", "is neither figure nor source")
        sources[key] = table["source"]
        try:
            box.row[key] = _array(field, table["figure"], field.axes)
        except Wrong as problem:
            raise refuse(key, str(problem)) from None
    if box_problems is not None:
        for key, reason in box_problems(box):
            raise refuse(key, reason)
    if derive is not None:
        derive(box)
    box.sealed = True
    box.row.flags.writeable = False
    given = {key: content[key]["figure"] for key in figures}
    return Edition(content["edition"], content["name"], box, given, sources)


def _content(path: Path) -> dict[str, Any]:
    name = shown(path.name)
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise Refused(f"{name}: cannot be read ({reason}).") from None
    if len(raw) > MOST_BYTES:
        raise Refused(f"{name}: too long for a box.")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    # A number of thousands of digits is a plain ValueError, as are wrong TOML and wrong UTF-8.
    except (ValueError, RecursionError) as problem:
        raise Refused(f"{name}: not a TOML file ({shown(str(problem))}).") from None


def _array(field: Field, value: Any, axes: tuple[Names | int, ...]) -> Any:
    if not axes:
        return _number(field, value)
    axis, rest = axes[0], axes[1:]
    length = axis if isinstance(axis, int) else len(axis)
    if isinstance(value, dict):
        if isinstance(axis, int):
            raise Wrong("is a list, not a table")
        if unknown := [word for word in value if word not in axis]:
            raise Wrong(f"“{shown(unknown[0])}” is no {axis.sort}")
        if field.filler is None and (absent := [word for word in axis if word not in value]):
            raise Wrong(f"has no value for {axis.sort} “{absent[0]}”")
        value = [value.get(word) for word in axis]
    if not isinstance(value, list):
        raise Wrong(f"wants {length} values, not {shown(value)}")
    if len(value) > length or (len(value) < length and field.filler is None):
        raise Wrong(f"wants {length} values, has {len(value)}")
    parts = [
        _filling(field, rest) if part is None else _array(field, part, rest)
        for part in value + [None] * (length - len(value))
    ]
    return np.array(parts)


def _filling(field: Field, axes: tuple[Names | int, ...]) -> Any:
    if field.filler is None:
        raise Wrong("a value is missing")
    shape = tuple(axis if isinstance(axis, int) else len(axis) for axis in axes)
    return np.full(shape, field.filler)


def _number(field: Field, value: Any) -> int:
    of = field.of
    if isinstance(of, Names):
        if value not in of:
            raise Wrong(f"“{shown(value)}” is no {of.sort}")
        return of.number(value)
    if isinstance(of, Bits):
        if not isinstance(value, list) or not all(word in of.names for word in value):
            raise Wrong(f"{shown(value)} is not a list of {of.names.sort}s")
        return sum(1 << of.names.number(word) for word in set(value))
    if of is bool:
        if not isinstance(value, bool):
            raise Wrong(f"“{shown(value)}” is neither true nor false")
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Wrong(f"“{shown(value)}” is not a whole number")
    low, high = field.between or (field.low, field.high)
    if not low <= value <= high:
        raise Wrong(f"{shown(value)} is not between {low} and {high}")
    return value
