"""The table in text: a game's own drawing of what a view tells, or a plain list of its fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.texts import Texts

Draw = Callable[[dict[str, Any], Texts, Sequence[str]], RenderableType]


def drawing(game: Game) -> Draw:
    """The game's own drawing of its table, or a plain list of its fields."""
    package = game.module.__name__.rpartition(".")[0]
    if (game.folder / "terminal.py").exists():
        draw: Draw = import_module(f"{package}.terminal").draw
        return draw
    return draw_fields


def draw_table(
    match: Match, seat: int | None, say: Texts, players: Sequence[str]
) -> RenderableType:
    """The table as a seat (None: an onlooker) sees it, on the board that is in the box."""
    return drawing(match.game)({**match.view(seat), "box": match.figures}, say, players)


def draw_fields(view: dict[str, Any], say: Texts, players: Sequence[str]) -> RenderableType:
    """Any position, field by field."""
    table = Table(show_header=False, box=None)
    aside = (
        "box",
        "legal",
        "game",
        "edition",
        "options",
        "to_act",
        "ask",
        "over",
        "scores",
        "places",
    )
    for name, value in view.items():
        if name not in aside:
            table.add_row(name, str(value))
    return table
