"""The three lanes: the same rules compiled, compiled with bounds checks, and interpreted."""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from backroom.engine.cache import Folder
from backroom.engine.record import Record, Rows
from backroom.engine.rule import Compiler

LANES = ("compiled", "checked", "interpreted")


def default_lane() -> str:
    """Compiled, unless $BACKROOM_LANE says otherwise."""
    return os.environ.get("BACKROOM_LANE", "compiled")


class Lane:
    """The doors of one game in one lane; each is made when it is first used.

    A door is an attribute: `lane.legal_at(boxes, states, i, seat, out)`.
    """

    def __init__(
        self, name: str, folder: Folder, rules: ModuleType, box: type[Record], state: type[Record]
    ):
        if name not in LANES:
            raise ValueError(f"no such lane: {name}")
        self.name = name
        self._folder = folder
        self.module = folder.bound_doors(rules, name)
        self._box = box
        self._state = state
        self._doors: dict[str, Callable[..., Any]] = {}
        self._compiler: Compiler | None = None

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(self.__dict__["module"], name, None)
        if not isinstance(function, FunctionType):
            raise AttributeError(name)
        if name not in self._doors:
            interpreted = self.name == "interpreted"
            self._doors[name] = (
                self._interpret(function) if interpreted else self._compile(function)
            )
        # From now on found without asking here: rules are called hundreds of times a move.
        vars(self)[name] = self._doors[name]
        return self._doors[name]

    def _compile(self, function: FunctionType) -> Callable[..., Any]:
        if self._compiler is None:
            self._compiler = Compiler(self._box, self._state, checked=self.name == "checked")
        with self._folder.locked():
            door: Callable[..., Any] = self._compiler.door(function)
        return door

    def _interpret(self, function: FunctionType) -> Callable[..., Any]:
        names = list(inspect.signature(function).parameters)

        @functools.wraps(function)
        def door(*arguments: Any) -> Any:
            wrapped = [
                Rows(self._box, value, sealed=True)
                if name == "boxes"
                else Rows(self._state, value)
                if name == "states"
                else value
                for name, value in zip(names, arguments, strict=True)
            ]
            return function(*wrapped)

        return door
