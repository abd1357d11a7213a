"""Fingerprints of sources: which rules, box and files a game is played with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from backroom.engine.box import Edition
from backroom.engine.game import Game


def digest(paths: Iterable[Path]) -> str:
    """A hash over the contents of files, in the order given."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def game_sources(game: Game) -> list[Path]:
    """The files that say how a game is played, and how its bots judge it."""
    return [*game.sources(), *sorted(game.folder.glob("bot*.py"))]


def game_badge(game: Game, edition: Edition) -> dict[str, str]:
    """What play depends on, the most telling first."""
    return {
        f"rules of {game.name}": str(game.rules_number),
        f"box of {game.name}": edition.hash,
        f"sources of {game.name}": digest(game_sources(game)),
    }
