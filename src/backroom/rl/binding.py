"""Specialise the stepping of batches for a game: `stepping.py` bound to its rules, and compiled."""

from __future__ import annotations

import threading
from pathlib import Path

from backroom.engine.bound import Bound
from backroom.engine.cache import Folder
from backroom.engine.game import Game
from backroom.engine.rule import Compiler
from backroom.rl.rows import types_of

RL = Path(__file__).parent
# What Python calls of it.
DOORS = ("begin_rows", "first_refused", "observe_ended", "show_rows", "step_rows")
SOURCES = [RL / name for name in ("stepping.py", "rows.py")]


class Stepping(Bound):
    """The compiled stepping of one game."""

    def __init__(self, game: Game):
        sources = [*game.sources(), *SOURCES]
        folder = Folder(f"batch_{game.name}", game.module.__name__, sources)
        compiler = Compiler(game.Box, game.State)
        compiler.types.update(types_of(compiler))
        super().__init__(
            folder, folder.bound(RL / "stepping.py", "compiled", game.module), compiler
        )


_made: dict[int, Stepping] = {}
_lock = threading.Lock()


def stepping_of(game: Game) -> Stepping:
    """The stepping of a game, one per process."""
    with _lock:
        if id(game) not in _made:
            _made[id(game)] = Stepping(game)
        return _made[id(game)]
