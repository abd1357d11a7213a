"""Modules bound to a game, as the search and the stepping of batches are, and their doors."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from backroom.engine.cache import Folder
from backroom.engine.rule import Compiler


class Bound:
    """A module that was bound to a game; each of its doors is compiled, or loaded, on first use.

    A door is an attribute, as with a `Lane`; several threads may ask for it at the same time.
    """

    def __init__(self, folder: Folder, module: ModuleType, compiler: Compiler):
        self.module = module
        self._folder = folder
        self._compiler = compiler
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
