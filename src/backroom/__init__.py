"""Backroom: a table for the gangster board games of Chicago."""

from backroom.engine.errors import Refused
from backroom.engine.game import Game, game
from backroom.engine.game import games as game_names
from backroom.engine.match import Action, Match
from backroom.engine.records import replay, verify

__version__ = "0.1.0"
__all__ = ["Action", "Game", "Match", "Refused", "game", "game_names", "replay", "verify"]
