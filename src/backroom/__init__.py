"""Backroom: a table for the gangster board games of Chicago."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from backroom.engine.errors import Refused
    from backroom.engine.game import Game, game
    from backroom.engine.game import games as game_names
    from backroom.engine.match import Action, Match
    from backroom.engine.matchfile import replay, verify

__version__ = "0.1.0"
__all__ = ["Action", "Game", "Match", "Refused", "game", "game_names", "replay", "verify"]

# Loaded when first asked for: that takes a second, in which a command must be able to stop.
_PLACES = {
    "Action": ("match", "Action"),
    "Game": ("game", "Game"),
    "Match": ("match", "Match"),
    "Refused": ("errors", "Refused"),
    "game": ("game", "game"),
    "game_names": ("game", "games"),
    "replay": ("matchfile", "replay"),
    "verify": ("matchfile", "verify"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, there = _PLACES[name]
    return getattr(importlib.import_module(f"backroom.engine.{module}"), there)
