"""What an observation and an action can be, in the words of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from backroom.engine.errors import Refused, shown
from backroom.engine.features import HIGH, LOW
from backroom.engine.game import Game

RENDER_MODES = ("human", "ansi")
# A text has no frames, but Gymnasium asks for their number.
RENDER_FPS = 1


def observation_space(game: Game) -> spaces.Box:
    """The numbers that `game.features` describes."""
    return spaces.Box(LOW, HIGH, (game.observation,), np.float32)


def mask_space(game: Game) -> spaces.Box:
    """One for each code that may be chosen."""
    return spaces.Box(0, 1, (len(game.actions),), np.int8)


def action_space(game: Game) -> spaces.Discrete:
    """The codes of a game's actions."""
    return spaces.Discrete(len(game.actions))


def check_render_mode(mode: str | None) -> str | None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        there = ", ".join(RENDER_MODES)
        raise Refused(f"There is no render mode “{shown(mode)}” (there is {there}).")
    return mode
