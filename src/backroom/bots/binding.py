"""Specialise the search for a game: `tree.py` is bound to its rules as a module, and compiled."""

from __future__ import annotations

import threading
from pathlib import Path
from types import ModuleType
from typing import Any

from backroom.bots import forward
from backroom.bots.advice import advice_of
from backroom.bots.desk import guided_types_of, types_of
from backroom.engine.bound import Bound
from backroom.engine.cache import Folder
from backroom.engine.game import Game
from backroom.engine.lanes import default_lane
from backroom.engine.rule import Compiler

BOTS = Path(__file__).parent
SOURCES = [BOTS / name for name in ("tree.py", "nodes.py", "advice.py", "desk.py")]
NET_SOURCES = [BOTS / name for name in ("forward.py", "policy.py", "guided.py")]
TREE_IMPORT = "from backroom.bots.tree import"
ADVICE_IMPORT = "from backroom.bots.advice import EVALUATES, PREFERS, evaluate, prefer\n"


class Search(Bound):
    """The compiled search of one game."""

    def __init__(self, game: Game, lane: str):
        compiler = Compiler(game.Box, game.State, checked=lane == "checked")
        compiler.types.update(self._types(compiler))
        super().__init__(*self._bound(game, lane), compiler)

    def _bound(self, game: Game, lane: str) -> tuple[Folder, ModuleType]:
        folder = _folder(f"search_{game.name}", game, SOURCES)
        return folder, _tree(folder, game, lane)

    def _types(self, compiler: Compiler) -> dict[str, Any]:
        return types_of(compiler)


class Guided(Search):
    """The compiled search of one game that a net guides."""

    def _bound(self, game: Game, lane: str) -> tuple[Folder, ModuleType]:
        folder = _folder(f"guided_{game.name}", game, [*SOURCES, *NET_SOURCES])
        tree = _tree(folder, game, lane)
        own = {TREE_IMPORT: f"from {tree.__name__} import"}
        return folder, folder.bound(BOTS / "guided.py", lane, game.module, own)

    def _types(self, compiler: Compiler) -> dict[str, Any]:
        return guided_types_of(compiler)


class Policy(Search):
    """A game's compiled door to a net without a search."""

    def _bound(self, game: Game, lane: str) -> tuple[Folder, ModuleType]:
        folder = Folder(f"policy_{game.name}", game.module.__name__, _sources(game, NET_SOURCES))
        return folder, folder.bound(BOTS / "policy.py", lane, game.module)

    def _types(self, compiler: Compiler) -> dict[str, Any]:
        return forward.types_of()


def _sources(game: Game, own: list[Path]) -> list[Path]:
    return [*game.sources(), *own]


def _folder(name: str, game: Game, own: list[Path]) -> Folder:
    """The cache folder of a search, which the game's advice is a part of."""
    advice = advice_of(game)
    sources = _sources(game, own)
    if advice is not None:
        assert advice.__file__ is not None
        sources.append(Path(advice.__file__))
    return Folder(name, game.module.__name__, sources)


def _tree(folder: Folder, game: Game, lane: str) -> ModuleType:
    """Instantiate `tree.py` with the game's functions, as a module in the compile cache."""
    own = {ADVICE_IMPORT: advice_text(advice_of(game))}
    return folder.bound(BOTS / "tree.py", lane, game.module, own)


def advice_text(advice: ModuleType | None) -> str:
    """Import lines for the game's hooks, or for their defaults."""
    lines = []
    for flag, function in (("EVALUATES", "evaluate"), ("PREFERS", "prefer")):
        own = hasattr(advice, function)
        home = advice.__name__ if own and advice is not None else "backroom.bots.advice"
        lines.append(f"from {home} import {function}\n{flag} = {own}\n")
    return "".join(lines)


_searches: dict[tuple[int, str, type[Search]], Search] = {}
_lock = threading.Lock()


def search_of(game: Game, lane: str | None = None, kind: type[Search] = Search) -> Search:
    """The search of a game, one per process; never interpreted, which would be too slow."""
    name = lane or default_lane()
    if name == "interpreted":
        name = "compiled"
    with _lock:
        key = (id(game), name, kind)
        if key not in _searches:
            _searches[key] = kind(game, name)
        return _searches[key]
