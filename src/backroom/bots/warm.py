"""Compile the search of games ahead of time: `python -m backroom.bots.warm [GAME…]`.

Fills the compile cache, so that later processes only load. Prints a line for each game.
"""

from __future__ import annotations

from backroom.bots.registry import players_of
from backroom.engine.game import Game
from backroom.engine.warm import command


def warm(found: Game) -> None:
    """Compile, or load from the cache, what the built-in players need."""
    for one in players_of(found).values():
        one.prepare(found)


if __name__ == "__main__":
    command("the search of games", warm)
