"""Compile the rules of games ahead of time: `python -m backroom.engine.warm [GAME…]`.

Fills the cache so that whoever comes next only loads. Prints a line for each game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from types import FunctionType

from backroom.engine.errors import Refused
from backroom.engine.game import Game, game, games


def doors(found: Game, lane: str) -> list[str]:
    """The names of a game's doors; what is marked as a rule is called by doors only."""
    module = found.lane(lane).module
    return [
        name
        for name, thing in vars(module).items()
        if isinstance(thing, FunctionType)
        and thing.__module__ == module.__name__
        and "is_rule" not in thing.__dict__
    ]


def warm(found: Game, lane: str = "compiled") -> None:
    """Compile, or load, every door of a game."""
    for name in doors(found, lane):
        getattr(found.lane(lane), name)


def command(what: str, work: Callable[[Game], None]) -> None:
    """A command line that does something for games one after the other, and says so."""
    parser = argparse.ArgumentParser(description=f"Compile {what} ahead of time.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    try:
        for name in parser.parse_args().games or games():
            began = time.perf_counter()
            work(game(name))
            print(f"{name} ready after {time.perf_counter() - began:.1f} s", flush=True)
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    command("the rules of games", warm)
