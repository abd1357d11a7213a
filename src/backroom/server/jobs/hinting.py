"""Hints: what the strongest player of the house would do, with what the seat knows and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from backroom.bots import Explanation, Knowledge, Searcher, strongest
from backroom.engine.match import Match
from backroom.server.jobs import players

# Milliseconds to think.
TIME = 400
# Of a move that was tried less than this share of the best, the search knows little.
TRIED = 0.02


@dataclass(frozen=True)
class Hinted:
    """An action, what it surely brings now, and how likely the seat is to win with it and, on
    average, with the other actions that were considered; no chances where nothing was weighed."""

    action: str
    events: list[dict[str, Any]]
    chance: float | None
    otherwise: float | None


def think(known: Knowledge, world: Match) -> Hinted:
    """Called in a worker thread; `world` is the seat's own, made from what it knows."""
    return hint(strongest(known.game, TIME, known), known, world)


def is_ready(known: Knowledge) -> bool:
    """Whether players of the game have been loaded: it is not done in the middle of a match."""
    return players.is_ready(known.game)


def hint(searcher: Searcher, known: Knowledge, world: Match) -> Hinted:
    if known.is_talk or len(known.legal) == 1:
        action = searcher.choose(known)
        return Hinted(action, _events(world, known, action), None, None)
    told = searcher.explain(known)
    chance, otherwise = chances(told, known.seat)
    return Hinted(told.best.action, _events(world, known, told.best.action), chance, otherwise)


def chances(told: Explanation, seat: int) -> tuple[float, float | None]:
    """Of the best move, and on average of the others that were tried often enough."""
    least = max(1, told.best.visits * TRIED)
    others = [move.chances[seat] for move in told.moves[1:] if move.visits >= least]
    return told.best.chances[seat], sum(others) / len(others) if others else None


def _events(world: Match, known: Knowledge, action: str) -> list[dict[str, Any]]:
    return world.foretell(known.seat, (known.game.actions.code(action),))[action]
