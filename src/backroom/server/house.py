"""The games of the house, as far as they can be played."""

from __future__ import annotations

import functools
import logging
from pathlib import Path

from backroom.engine.errors import Refused
from backroom.engine.game import Game, game, games

log = logging.getLogger("backroom.server")
MOST_TOLD = 300

# Games that the operator has added by their folders.
_folders: dict[str, Path] = {}


def add_folders(paths: str) -> None:
    """Add the games in these folders, given with commas between them."""
    for text in filter(None, (part.strip() for part in paths.split(","))):
        folder = Path(text).resolve()
        _folders[folder.name] = folder
    playable.cache_clear()


def find(name: str) -> Game:
    """A game that tables are played with."""
    return game(_folders.get(name, name))


def source_of(name: str) -> str:
    """What the compiling process calls a game."""
    return str(_folders.get(name, name))


@functools.cache
def playable() -> tuple[str, ...]:
    """The games that load, with what is in the box. One whose folder is unfinished must not keep
    the others away."""
    found = []
    for name in sorted({*games(), *_folders}):
        try:
            find(name).edition()
        except Exception as problem:
            log.warning("game left out", extra={"game": name, "problem": _in_a_line(problem)})
        else:
            found.append(name)
    return tuple(found)


def _in_a_line(problem: Exception) -> str:
    told = " ".join(str(problem).split())[:MOST_TOLD]
    return told if isinstance(problem, Refused) else f"{type(problem).__name__}: {told}"


def has_secrets(game: Game) -> bool:
    """Whether seats see different things."""
    return any(kind.to is not None for kind in game.events.kinds)
