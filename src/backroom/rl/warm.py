"""Compile the stepping of batches ahead of time: `python -m backroom.rl.warm [GAME…]`.

Fills the compile cache, so that later processes only load. Prints a line for each game.
"""

from __future__ import annotations

from backroom.engine.game import Game
from backroom.engine.warm import command
from backroom.rl.binding import DOORS, stepping_of


def warm(found: Game) -> None:
    """Compile, or load from the cache, what a batch needs."""
    for name in DOORS:
        getattr(stepping_of(found), name)


if __name__ == "__main__":
    command("the stepping of batches", warm)
