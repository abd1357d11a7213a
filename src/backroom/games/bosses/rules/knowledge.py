"""Who knows what: nothing is hidden here but the order of the stacks, which is nowhere."""

from __future__ import annotations

from backroom.engine.rule import Features, Rng, put, rule
from backroom.engine.sets import has

from .position import Box, State
from .words import FIELDS, KINDS, MOST_SEATS, PHASES, POWERS, SIDES

OBSERVATION = (
    FIELDS * (KINDS + 2) + 2 * KINDS + SIDES * (KINDS + 1) + MOST_SEATS * (POWERS + 5) + PHASES + 2
)


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing to hide: the stacks have no order anywhere, only counts that all can make. [B2]"""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Board, supply, players, step, option, and whose eyes these are. [B16, B19]"""
    n = 0
    for field in range(FIELDS):
        for kind in range(KINDS):
            n = put(features, n, s.board[field] == kind)
        n = put(features, n, has(s.dead, field))
        n = put(features, n, s.fresh == field)
    for kind in range(KINDS):
        n = put(features, n, s.unseen[kind])
        n = put(features, n, s.drawn == kind)
    for side in range(SIDES):
        n = put(features, n, s.stacks[side])
        for kind in range(KINDS):
            n = put(features, n, s.pair[side] == kind)
    for other in range(MOST_SEATS):
        for power in range(POWERS):
            n = put(features, n, s.stock[other, power])
        n = put(features, n, s.bullets[other])
        n = put(features, n, s.rank[other])
        n = put(features, n, s.reached_at[other])
        n = put(features, n, s.on_turn == other)
        n = put(features, n, seat == other)
    for phase in range(PHASES):
        n = put(features, n, s.phase == phase)
    n = put(features, n, s.moves)
    n = put(features, n, s.tied_gangs_vanish)
