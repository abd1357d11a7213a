"""What somebody gave, looked at before anything is made of it: refused in a sentence if it is of
the wrong kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.game import game as found
from backroom.engine.match import Match


def game_of(given: object) -> Game:
    """A game itself, or by its name or folder."""
    if isinstance(given, Game):
        return given
    if not isinstance(given, str | Path):
        raise Refused(f"A game is told by its name, not by {shown(given)}.")
    return found(given)


def number(name: str, value: object, least: int, most: int) -> int:
    """A whole number, of Python's or numpy's."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise Refused(f"{name} is a whole number from {least} on, not {shown(value)}.")
    if value > most:
        raise Refused(f"{name} is at most {most}, not {shown(value)}.")
    return int(value)


def seed(value: object, bits: int) -> int:
    """What chance follows from."""
    fits = isinstance(value, int | np.integer) and not isinstance(value, bool)
    if not fits or not 0 <= int(value) < 1 << bits:  # type: ignore[call-overload]
        raise Refused(f"A seed is a number of at most {bits} bits, not {shown(value)}.")
    return int(value)  # type: ignore[call-overload, no-any-return]


def flag(name: str, value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool | np.bool_):
        raise Refused(f"{name} is True or False, not {shown(value)}.")
    return bool(value)


def start(given: object, most: int) -> tuple[int, list[str | Match]]:
    """After how many random decisions matches begin, and the records and matches to begin at."""
    if isinstance(given, str | Match):
        return 0, [given]
    if isinstance(given, Sequence) and given:
        for one in given:
            if not isinstance(one, str | Match):
                raise Refused(f"Matches begin at records or matches, not at {shown(one)}.")
        return 0, list(given)
    return number("start", given, 0, most), []


def mixtures(given: object) -> list[Mapping[str, Any]]:
    """Options by name, several times."""
    if not isinstance(given, Sequence) or not all(isinstance(one, Mapping) for one in given):
        raise Refused(f"Mixed options are a list of options by name, not {shown(given)}.")
    return list(given)


def whole_numbers(given: object, count: int) -> npt.NDArray[np.int64]:
    """So many actions; one that no code can be is beyond all codes."""
    try:
        array = np.asarray(given)
    except ValueError:
        raise Refused(
            f"Actions are {count} whole numbers, not lists of different lengths."
        ) from None
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise Refused(
            f"Actions are {count} whole numbers, not {array.dtype} of shape {array.shape}."
        )
    if array.dtype.kind == "u":
        array = np.minimum(array, np.iinfo(np.int64).max)
    return array.astype(np.int64)


def seats_of(given: object, matches: int, seats: int) -> npt.NDArray[Any]:
    """A seat, or one for each match."""
    try:
        array = np.broadcast_to(np.asarray(given), matches)
    except ValueError:
        raise Refused(f"Seats are one, or {matches}: one for each match.") from None
    if array.dtype.kind not in "iu" or not ((array >= 0) & (array < seats)).all():
        raise Refused(f"There is no such seat: seats are 0 to {seats - 1}.")
    return array
