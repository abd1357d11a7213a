"""Backroom: a table for the gangster board games of Chicago.

    match = backroom.game("bosses").deal(seats=3, seed=7)
    match.play(0, backroom.player("boss").choose(backroom.knowledge(match, seat=0, seed=1)))

`__all__` is the public interface of the library; docs/python.md describes it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from backroom.bots.knowledge import knowledge
    from backroom.bots.registry import player
    from backroom.engine.errors import Refused
    from backroom.engine.game import Game, game
    from backroom.engine.game import games as game_names
    from backroom.engine.match import Action, Match
    from backroom.engine.matchfile import replay, verify
    from backroom.engine.simulate import simulate
    from backroom.report.analysis import analyse

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Game",
    "Match",
    "Refused",
    "analyse",
    "game",
    "game_names",
    "knowledge",
    "player",
    "replay",
    "simulate",
    "verify",
]

# Imported on first use: that takes a second, in which a command must be able to stop.
_PLACES = {
    "Action": ("engine.match", "Action"),
    "Game": ("engine.game", "Game"),
    "Match": ("engine.match", "Match"),
    "Refused": ("engine.errors", "Refused"),
    "analyse": ("report.analysis", "analyse"),
    "game": ("engine.game", "game"),
    "game_names": ("engine.game", "games"),
    "knowledge": ("bots.knowledge", "knowledge"),
    "player": ("bots.registry", "player"),
    "replay": ("engine.matchfile", "replay"),
    "simulate": ("engine.simulate", "simulate"),
    "verify": ("engine.matchfile", "verify"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, there = _PLACES[name]
    return getattr(importlib.import_module(f"backroom.{module}"), there)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
