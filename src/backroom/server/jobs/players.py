"""House players: loading what they need, and letting them choose; see `backroom.bots`."""

from __future__ import annotations

import threading

from backroom.bots import STAND_IN, Knowledge, player, players
from backroom.engine.game import Game

__all__ = ["STAND_IN", "Knowledge", "choose", "load", "play_random"]

# Games whose players can think: what they need is compiled, by another process, and loaded.
_ready: dict[str, threading.Event] = {}


def load(game: Game) -> None:
    """Load what the players of a game need, when that is compiled; from now on they think.

    Loading holds the GIL for some hundredths of a second, and with it every table. So it is done
    for all of them during warm-up, and never in the middle of a match.
    """
    for one in players().values():
        one.prepare(game)
    _event(game.name).set()


def choose(name: str, known: Knowledge) -> str:
    """What a player does; called in a worker thread.

    Nothing is compiled or loaded here, which would hold up the whole server. Until that is done
    elsewhere, and where a player is known no longer, any legal action is played.
    """
    if name not in players() or name == "random":
        return play_random(known)
    if not _event(known.game.name).wait(known.budget):
        return play_random(known)
    return player(name).choose(known)


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return player("random").choose(known)


def _event(name: str) -> threading.Event:
    return _ready.setdefault(name, threading.Event())
