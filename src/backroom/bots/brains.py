"""Nets in memory: each file is read once per process, when somebody first plays with it, and its
weights are shared by all threads; every thread has a little room of its own to compute in."""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from backroom.bots import nets
from backroom.bots.forward import Brain
from backroom.bots.knowledge import Knowledge
from backroom.engine.box import Edition
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.record import Array

SHIPPED = "net.npz"


def shipped(game: Game) -> Path | None:
    """The net that comes with a game, if it has one."""
    folder = game.module.__file__
    assert folder is not None
    for place in (Path(folder).parent, Path(folder).parent.parent):
        if (place / "boxes").is_dir():
            path = place / SHIPPED
            return path if path.is_file() else None
    return None


def net_of(game: Game, path: Path | None = None) -> Path:
    """The file of a game's net; refused where there is none."""
    found = path or shipped(game)
    if found is None:
        raise Refused(f"{game.name} has no trained net yet: backroom train {game.name}")
    return found


def arranged(wide: Mapping[str, Array], blocks: int) -> dict[str, Array]:
    """The weights of a net as a `Brain` has them: those of its blocks in one array."""

    def stacked(layer: str, kind: str) -> Array:
        return np.stack([wide[f"{block}.{layer}.{kind}"] for block in range(blocks)])

    return {
        "first": wide["first.weight"],
        "first_bias": wide["first.bias"],
        "gains": np.vstack([stacked("norm", "weight"), wide["norm.weight"]]),
        "shifts": np.vstack([stacked("norm", "bias"), wide["norm.bias"]]),
        "inner": stacked("inner", "weight"),
        "inner_bias": stacked("inner", "bias"),
        "outer": stacked("outer", "weight"),
        "outer_bias": stacked("outer", "bias"),
        "policy": wide["policy.weight"],
        "policy_bias": wide["policy.bias"],
        "value": wide["value.weight"],
        "value_bias": wide["value.bias"],
    }


def room_for(head: nets.Head, most_legal: int) -> dict[str, Array]:
    """What one thread needs to compute a net."""
    width, features = head.width, head.features
    return {
        "features": np.zeros(features, np.float32),
        "stream": np.zeros(width, np.float32),
        "normed": np.zeros(width, np.float32),
        "cut": np.zeros(width, np.float32),
        "picks": np.zeros(max(width, features), np.int32),
        "logits": np.zeros(most_legal, np.float32),
        "shares": np.zeros(head.most_seats, np.float32),
    }


class Mind:
    """A net, its weights widened."""

    def __init__(self, path: Path, game: Game):
        net = nets.load(path)
        nets.check_fits(net.head, game, str(path.name))
        self.head, self.name = net.head, path.name
        wide = {name: array.astype(np.float32) for name, array in net.weights.items()}
        self.weights = arranged(wide, net.head.blocks)
        for array in self.weights.values():
            array.flags.writeable = True
        self._rooms = threading.local()
        self._most = game.most_legal

    def brain(self) -> Brain:
        """The net with this thread's room to compute in."""
        held: Brain | None = getattr(self._rooms, "brain", None)
        if held is None:
            room = room_for(self.head, self._most)
            held = self._rooms.brain = Brain(**self.weights, **room)
        return held

    def check(self, known: Knowledge) -> None:
        """Refuse a match that the net was not trained for."""
        self.check_match(known.rules, known.seats, known.options)

    def check_match(self, rules: int, seats: int, options: Mapping[str, Any]) -> None:
        """The same, of a match that is to be dealt."""
        if rules != self.head.rules:
            raise Refused(
                f"{self.name} was trained with rules {self.head.rules} of {self.head.game}; this "
                f"match is played by rules {rules}."
            )
        nets.check_setting(self.head, seats, options, self.name)


_minds: dict[tuple[int, Path], tuple[tuple[int, int], Mind]] = {}
_lock = threading.Lock()


def mind_of(game: Game, path: Path) -> Mind:
    """A net in memory, read once; anew if its file has changed since."""
    try:
        stat = path.stat()
    except OSError as problem:
        raise Refused(f"{path} cannot be read ({problem.strerror}).") from None
    stamp = stat.st_mtime_ns, stat.st_size
    with _lock:
        key = id(game), path
        if key not in _minds or _minds[key][0] != stamp:
            _minds[key] = stamp, Mind(path, game)
        return _minds[key][1]


def turned_for(known: Knowledge) -> Array:
    """By seat, for every action code the relative one."""
    return _turned(known.game, known.seats, tuple(sorted(known.options.items())), known.edition)


@functools.lru_cache(maxsize=64)
def _turned(
    game: Game, seats: int, options: tuple[tuple[str, Any], ...], edition: Edition
) -> Array:
    given: Mapping[str, Any] = dict(options)
    return np.stack([game.turned(seat, seats, given, edition) for seat in range(seats)])
