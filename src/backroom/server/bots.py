"""House players at tables. They sit on the same path as people: from what their seat knows to a
command; see `backroom.bots`."""

from __future__ import annotations

from backroom.bots import DEFAULT, STAND_IN, Knowledge, player, players

__all__ = ["DEFAULT", "STAND_IN", "Knowledge", "bots", "choose", "play_random"]


def bots() -> list[str]:
    """The names of all players."""
    return list(players())


def choose(name: str, known: Knowledge) -> str:
    """What a player does, or what any would where the player is known no longer."""
    return player(name if name in players() else "random").choose(known)


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return choose("random", known)
