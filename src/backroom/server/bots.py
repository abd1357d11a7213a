"""House players at tables. They sit on the same path as people: from what their seat knows to a
command; see `backroom.bots`."""

from __future__ import annotations

import threading

from backroom.bots import DEFAULT, STAND_IN, Knowledge, player, players
from backroom.engine.game import Game

__all__ = ["DEFAULT", "STAND_IN", "Knowledge", "bots", "choose", "compiled", "play_random"]

# Games whose players were compiled, by another process.
_compiled: dict[str, threading.Event] = {}
# Players loaded, with the game. Most servers never need most of them, and each takes megabytes.
_loaded: set[tuple[str, str]] = set()
_loading = threading.Lock()


def bots() -> list[str]:
    """The names of all players."""
    return list(players())


def compiled(name: str) -> None:
    """What the players of a game need can be loaded from now on."""
    _event(name).set()


def choose(name: str, known: Knowledge) -> str:
    """What a player does; called in a thread of its own.

    Nobody compiles here, which would keep the whole server waiting. Until that is done elsewhere,
    and where a player is known no longer, any legal action is played.
    """
    if name not in players() or name == "random":
        return play_random(known)
    if not _event(known.game.name).wait(known.budget):
        return play_random(known)
    _load(name, known.game)
    return player(name).choose(known)


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return player("random").choose(known)


def _load(name: str, game: Game) -> None:
    """What a player needs, when it first thinks about a game; one at a time."""
    if (name, game.name) in _loaded:
        return
    with _loading:
        player(name).prepare(game)
        _loaded.add((name, game.name))


def _event(name: str) -> threading.Event:
    return _compiled.setdefault(name, threading.Event())
