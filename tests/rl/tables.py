"""Every way to sit down at every game: what the doors' tests go through."""

import os
from itertools import product
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.rl.table import Table

IS_SOAK = os.environ.get("BACKROOM_SOAK") == "1"
# Cycles of the other libraries' tests for each of the tables.
CYCLES = 1000 if IS_SOAK else 100


def all_options(game: backroom.Game, seats: int) -> list[dict[str, Any]]:
    """All combinations of the options that so many players have."""
    there = [option for option in game.options.options.values() if option.fits(seats)]
    names = [option.name for option in there]
    return [
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(option.values for option in there))
    ]


def _id(name: str, seats: int, options: dict[str, Any]) -> str:
    chosen = [option if value is True else str(value) for option, value in options.items() if value]
    return "-".join([name, str(seats), *chosen])


every_table = pytest.mark.parametrize(
    "game, seats, options",
    [
        pytest.param(name, seats, options, id=_id(name, seats, options))
        for name in backroom.game_names()
        for seats in backroom.game(name).seats
        for options in all_options(backroom.game(name), seats)
    ],
)


def an_illegal_code(table: Table, seat: int) -> int:
    """One of the seat's codes that it may not choose now."""
    return int(np.flatnonzero(table.mask(seat) == 0)[0])


def some_code(table: Table, seat: int, dice: np.random.Generator) -> int:
    """One of the seat's codes that it may choose now."""
    return int(dice.choice(np.flatnonzero(table.mask(seat))))
