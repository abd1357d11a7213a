"""What a net is trained on: matches of all player counts and options, in lanes.

A lane is one batch. Matches of the same player count share it, whatever their options, as long as
action codes turn in the same way; the others have a lane of their own.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from backroom.engine.game import Game

# Of all matches, so many have the fewest players, whose game a net learns first.
LEAST_SHARE = 0.75
# Matches played by the options that a game has by default, for one by any others.
DEFAULTS = 2


@dataclass(frozen=True)
class Lane:
    """Matches that share a batch."""

    seats: int
    options: dict[str, Any]
    mixed: tuple[dict[str, Any], ...]
    positions: int


def settings(game: Game, seats: int, fixed: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All combinations of options with so many players, the usual one first and more often."""
    usual = game.options.settle(fixed, seats)
    names = [name for name in usual if name not in fixed]
    values = [game.options.options[name].values for name in names]
    found = [
        {**usual, **dict(zip(names, chosen, strict=True))} for chosen in itertools.product(*values)
    ]
    others = [options for options in found if options != usual]
    return [usual] * max(1, DEFAULTS * len(others)) + others


def lanes(game: Game, seats: Sequence[int], fixed: Mapping[str, Any], positions: int) -> list[Lane]:
    """So many matches, shared out among player counts and options."""
    groups: dict[tuple[int, bytes], list[dict[str, Any]]] = {}
    for count in seats:
        for options in settings(game, count, fixed):
            turned = [game.turned(seat, count, options).tobytes() for seat in range(count)]
            groups.setdefault((count, b"".join(turned)), []).append(options)
    shares = np.array([_share(count, seats, groups, rows) for (count, _), rows in groups.items()])
    numbers = np.maximum(1, (positions * shares / shares.sum()).astype(int))
    return [
        Lane(count, rows[0], tuple(rows), int(number))
        for ((count, _), rows), number in zip(groups.items(), numbers, strict=True)
    ]


def _share(
    count: int, seats: Sequence[int], groups: Mapping[tuple[int, bytes], Any], rows: Sequence[Any]
) -> float:
    """A lane's part of all matches: by player count, and by how many of its settings are here."""
    fewest = len(seats) == 1 or count == min(seats)
    whole = 1.0 if len(seats) == 1 else LEAST_SHARE if fewest else 1 - LEAST_SHARE
    peers = 1 if fewest else len(seats) - 1
    same = sum(len(found) for (number, _), found in groups.items() if number == count)
    return whole / peers * len(rows) / same
