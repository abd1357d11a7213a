"""The layout of observations: what each number stands for, as data.

A game declares its blocks beside `observe`, which writes into them by where they begin:

    FEATURES = (
        Block("board", (FIELD, KIND), "Who stands on a field."),
        Block("dead", (FIELD,), "Whether a field holds a dead gangster."),
    )
    BOARD, DEAD = starts(FEATURES)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from backroom.engine.names import Sort, names_of
from backroom.engine.rule import Features

# Numbers of an observation go from 0 to 1, and below 0 where something has not been said. A check
# holds every game to it.
LOW, HIGH = -1.0, 1.0


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that belong together: a place for each combination of `axes`, a
    sort of words or a plain number each."""

    name: str
    axes: tuple[Sort | int, ...]
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(
            axis if isinstance(axis, int) else len(names_of(axis)) for axis in self.axes
        ) or (1,)

    @property
    def size(self) -> int:
        """How many numbers the block has."""
        return prod(self.shape)

    @property
    def labels(self) -> tuple[str, ...]:
        """What each axis goes through, in a word; empty for plain numbers."""
        return tuple("" if isinstance(axis, int) else names_of(axis).sort for axis in self.axes)


def starts(blocks: Sequence[Block]) -> Iterator[int]:
    """Where each block begins."""
    place = 0
    for block in blocks:
        yield place
        place += block.size


def split(blocks: Sequence[Block], features: Features) -> dict[str, Features]:
    """Observations (their last axis) as one array for each block, in its shape."""
    batch = features.shape[:-1]
    return {
        block.name: features[..., place : place + block.size].reshape(*batch, *block.shape)
        for block, place in zip(blocks, starts(blocks), strict=True)
    }
