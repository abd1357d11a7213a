"""House players at tables. They sit on the same path as people: from what their seat knows to a
command; see `backroom.bots`."""

from __future__ import annotations

import threading

from backroom.bots import DEFAULT, STAND_IN, Knowledge, player, players
from backroom.bots.warm import warm
from backroom.server.house import find

__all__ = ["DEFAULT", "STAND_IN", "Knowledge", "bots", "choose", "play_random", "prepare"]

# Games whose players have all they need.
_ready: dict[str, threading.Event] = {}


def bots() -> list[str]:
    """The names of all players."""
    return list(players())


def prepare(name: str) -> None:
    """Load what the players of a game need; compiled before, by another process."""
    warm(find(name))
    _prepared(name).set()


def choose(name: str, known: Knowledge) -> str:
    """What a player does; called in a thread of its own.

    Nobody compiles here, which would keep the whole server waiting. Until that is done elsewhere,
    and where a player is known no longer, any legal action is played.
    """
    if name not in players() or name == "random":
        return play_random(known)
    if not _prepared(known.game.name).wait(known.budget):
        return play_random(known)
    return player(name).choose(known)


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return player("random").choose(known)


def _prepared(name: str) -> threading.Event:
    return _ready.setdefault(name, threading.Event())
