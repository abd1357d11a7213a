"""Perft: how many sequences of record lines go on from a position."""

from __future__ import annotations

import numpy as np

from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG
from backroom.engine.match import Match

DEEPEST = 64


def count(match: Match, depth: int) -> int:
    """The sequences of `depth` lines that may follow, of chance as of seats."""
    if type(depth) is not int or not 0 <= depth <= DEEPEST:
        raise Refused(f"A depth is a number from 0 to {DEEPEST}, not {depth!r}.")
    if depth == 0:
        return 1
    game = match.game
    # Several seats may be asked at once, and all that each may do is a line.
    room = max(match.seats * game.most_legal, len(game.outcomes))
    states = game.blank(depth)
    states[0] = match.state.row
    found: int = game.lane().perft(
        match.edition.boxes,
        states,
        np.zeros(depth * room, np.int32),
        np.zeros(room, np.int32),
        NO_LOG,
        np.zeros(2 * depth, np.int64),
        match.seats,
        depth,
    )
    return found
