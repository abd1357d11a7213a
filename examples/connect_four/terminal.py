"""The board in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from backroom.engine.texts import Texts

COLUMNS, ROWS = "abcdefg", "654321"
STONES = (("X", "bold red"), ("O", "bold yellow"))


def draw(view: dict[str, Any], say: Texts, players: Sequence[str]) -> RenderableType:
    """The board from the top row down, and who has which stone."""
    lines = [
        Text.assemble(
            "  ", *(part for column in COLUMNS for part in (cell(view, column + row), " "))
        )
        for row in ROWS
    ]
    lines.append(Text("  " + " ".join(COLUMNS), "bold"))
    lines.append(Text(""))
    lines += [
        Text.assemble("  ", stone, " ", name) for stone, name in zip(STONES, players, strict=True)
    ]
    return Text("\n").join(lines)


def cell(view: dict[str, Any], name: str) -> tuple[str, str]:
    for stone, cells in zip(STONES, view["stones"], strict=True):
        if name in cells:
            return stone
    return "·", "dim"
