"""Specialise the search for a game: `tree.py` is bound to its rules as a module, and compiled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from backroom.bots.advice import advice_of
from backroom.bots.desk import types_of
from backroom.engine.cache import Folder
from backroom.engine.game import Game
from backroom.engine.lanes import default_lane
from backroom.engine.rule import Compiler

BOTS = Path(__file__).parent
SOURCES = [BOTS / name for name in ("tree.py", "nodes.py", "advice.py", "desk.py")]
ADVICE_IMPORT = "from backroom.bots.advice import EVALUATES, PREFERS, evaluate, prefer\n"


class Search:
    """The compiled search of one game; each entry point is compiled, or loaded, on first use."""

    def __init__(self, game: Game, lane: str):
        self._folder, self.module = _bound(game, lane)
        self._compiler = Compiler(game.Box, game.State, checked=lane == "checked")
        self._compiler.types.update(types_of(self._compiler))
        self._doors: dict[str, Callable[..., Any]] = {}
        self._lock = threading.Lock()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(self.__dict__["module"], name, None)
        if not isinstance(function, FunctionType):
            raise AttributeError(name)
        with self._lock:
            if name not in self._doors:
                with self._folder.locked():
                    self._doors[name] = self._compiler.door(function)
        return self._doors[name]


def _bound(game: Game, lane: str) -> tuple[Folder, ModuleType]:
    """Instantiate `tree.py` with the game's functions, as a module in the compile cache."""
    advice = advice_of(game)
    sources = [*game.sources(), *SOURCES]
    if advice is not None:
        assert advice.__file__ is not None
        sources.append(Path(advice.__file__))
    folder = Folder(f"search_{game.name}", game.module.__name__, sources)
    own = {ADVICE_IMPORT: _advice_text(advice)}
    return folder, folder.bound(BOTS / "tree.py", lane, game.module, own)


def _advice_text(advice: ModuleType | None) -> str:
    """Import lines for the game's hooks, or for their defaults."""
    lines = []
    for flag, function in (("EVALUATES", "evaluate"), ("PREFERS", "prefer")):
        own = hasattr(advice, function)
        home = advice.__name__ if own and advice is not None else "backroom.bots.advice"
        lines.append(f"from {home} import {function}\n{flag} = {own}\n")
    return "".join(lines)


_searches: dict[tuple[int, str], Search] = {}
_lock = threading.Lock()


def search_of(game: Game, lane: str | None = None) -> Search:
    """The search of a game, one per process; never interpreted, which would be too slow."""
    name = lane or default_lane()
    if name == "interpreted":
        name = "compiled"
    with _lock:
        key = (id(game), name)
        if key not in _searches:
            _searches[key] = Search(game, name)
        return _searches[key]
