"""Compile the search of games ahead of time: `python -m backroom.bots.warm [GAME…]`.

Fills the compile cache, so that later processes only load. Prints a line for each game.
"""

from __future__ import annotations

import argparse
import sys
import time

from backroom.bots.registry import players
from backroom.engine.errors import Refused
from backroom.engine.game import Game, game, games


def warm(found: Game) -> None:
    """Compile, or load from the cache, what the built-in players need."""
    for one in players().values():
        one.prepare(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the search of games ahead of time.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    chosen = parser.parse_args()
    try:
        for name in chosen.games or games():
            began = time.perf_counter()
            warm(game(name))
            print(f"{name} ready after {time.perf_counter() - began:.1f} s", flush=True)
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
