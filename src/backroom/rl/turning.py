"""Action codes as a seat has them: where they name what belongs to seats, relative to its own."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.box import Edition
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game


def own_codes(
    game: Game, seats: int, options: Mapping[str, Any], edition: Edition
) -> list[npt.NDArray[np.intp]]:
    """For every seat, the match's code of each of its own."""
    return [np.argsort(game.turned(seat, seats, options, edition)) for seat in range(seats)]


def any_legal(masks: npt.NDArray[Any], dice: np.random.Generator) -> npt.NDArray[np.intp]:
    """A legal action of each mask, all as likely: the one that draws the largest lot."""
    lots = dice.random(masks.shape, np.float32)
    largest: npt.NDArray[np.intp] = np.where(masks, lots, -1).argmax(axis=-1)
    return largest


def code_of(game: Game, action: Any) -> int:
    """A code that somebody sent, whatever kind of whole number it is; anything else is refused."""
    try:
        return game.actions.code(action if isinstance(action, bool) else index(action))
    except TypeError:
        sentence = f"{shown(action)} is not an action: an action is one whole number, its code."
        raise Refused(sentence) from None
