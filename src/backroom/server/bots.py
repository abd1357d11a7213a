"""House players at tables. They sit on the same path as people: from what their seat knows to a
command; see `backroom.bots`."""

from __future__ import annotations

import threading

from backroom.bots import DEFAULT, STAND_IN, Knowledge, player, players
from backroom.engine.game import Game

__all__ = ["DEFAULT", "STAND_IN", "Knowledge", "bots", "choose", "load", "play_random"]

# Games whose players can think: what they need is compiled, by another process, and loaded.
_ready: dict[str, threading.Event] = {}


def bots() -> list[str]:
    """The names of all players."""
    return list(players())


def load(game: Game) -> None:
    """Load what the players of a game need, when that is compiled; from now on they think.

    Python stands still for some hundredths of a second in between, and with it every table. So it
    is done for all of them while the house is warmed up, and never in the middle of a match.
    """
    for one in players().values():
        one.prepare(game)
    _event(game.name).set()


def choose(name: str, known: Knowledge) -> str:
    """What a player does; called in a thread of its own.

    Nobody compiles or loads here, which would keep the whole server waiting. Until that is done
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
