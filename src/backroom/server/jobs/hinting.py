"""Hints: what the strongest player of the house would do, with what the seat knows and no more."""

from __future__ import annotations

from backroom.bots import Knowledge, strongest
from backroom.bots.hinting import TIME, Hinted, hint
from backroom.engine.match import Match
from backroom.server.jobs import players

__all__ = ["Hinted", "is_ready", "think"]


def think(known: Knowledge, world: Match) -> Hinted:
    """Called in a worker thread; `world` is the seat's own, made from what it knows."""
    return hint(strongest(known.game, TIME, known), known, world)


def is_ready(known: Knowledge) -> bool:
    """Whether players of the game have been loaded: it is not done in the middle of a match."""
    return players.is_ready(known.game)
