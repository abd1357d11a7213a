"""What a game's own `evaluate` makes of the positions of a batch: how likely each seat is to win.

Written once; for each game this text is copied to a file of its own in the cache, with the game's
hook in place of the default one, and compiled there, or as a kernel on a GPU.
"""

from __future__ import annotations

import math
from typing import Any

from backroom.bots.advice import EVALUATES, evaluate
from backroom.engine.interface import GAME  # noqa: F401 (each game's own takes its place)
from backroom.engine.rule import rule
from backroom.rl.rows import SEATS, Rows


@rule
def weigh(rows: Rows, values: Any, i: int) -> None:
    """Of match i, as chances that sum to 1."""
    seats = rows.settings[SEATS]
    spread = 1.0
    if EVALUATES:
        spread = evaluate(rows.boxes[0], rows.states[i], values)
    most = values[0]
    for seat in range(seats):
        most = max(most, values[seat])
    whole = 0.0
    for seat in range(seats):
        values[seat] = math.exp((values[seat] - most) / spread)
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole


def weigh_rows(rows: Rows, worths: Any) -> None:
    """Of all matches."""
    for i in range(len(worths)):
        weigh(rows, worths[i], i)
