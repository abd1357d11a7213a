"""The registry of games: which there are, which are offered, and whether their rules are loaded."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from backroom.engine.errors import Refused
from backroom.engine.game import Game, game, games
from backroom.server.problems import Problem
from backroom.server.structs import Answer

log = logging.getLogger("backroom.server")
MOST_TOLD = 300

# Games that the operator has added by their folders.
_folders: dict[str, Path] = {}


class Warming(Answer):
    """How far the rules are compiled."""

    game: str
    state: Literal["waiting", "compiling", "ready", "failed"]


class Games:
    """The games that this server offers, and how far each is."""

    def __init__(self, names: list[str]) -> None:
        self.progress = {name: Warming(name, "waiting") for name in names}
        self._settled = {name: asyncio.Event() for name in names}

    def __contains__(self, name: object) -> bool:
        return name in self.progress

    def __iter__(self) -> Iterator[str]:
        return iter(self.progress)

    def is_ready(self, name: str) -> bool:
        return name in self.progress and self.progress[name].state == "ready"

    def set_compiling(self, name: str) -> None:
        self.progress[name] = Warming(name, "compiling")

    def settle(self, name: str, state: Literal["ready", "failed"]) -> None:
        self.progress[name] = Warming(name, state)
        self._settled[name].set()

    async def settled(self) -> None:
        """Wait until all can be played that will be."""
        for event in self._settled.values():
            await event.wait()

    async def ready(self, name: str) -> None:
        """Wait until a game can be played, or will not be."""
        if name in self:
            await self._settled[name].wait()
        if not self.is_ready(name):
            raise Problem("no_rules", game=name)


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
    """The games that load, with what is in the box. A broken one must not keep the others away."""
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
