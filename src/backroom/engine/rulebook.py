"""Rulebook pages: Markdown in which every clause is a line `- **B8** …`."""

from __future__ import annotations

import re
from pathlib import Path

from backroom.engine.game import Game

CLAUSE = re.compile(r"^- \*\*([A-Z]{1,2}\d+)\*\* (.+)$", re.M)


def page(game: Game, language: str) -> str:
    """The page in a language."""
    path: Path = game.folder / "rulebook" / f"{language}.md"
    return path.read_text(encoding="utf-8")


def clauses(game: Game, language: str) -> dict[str, str]:
    """The text of every clause, by its id."""
    return dict(CLAUSE.findall(page(game, language)))
