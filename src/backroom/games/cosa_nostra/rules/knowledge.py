"""What a seat knows: everything."""

from __future__ import annotations

from backroom.engine.rule import Features, Rng, put, rule
from backroom.engine.sets import has

from .position import Box, State, followers_at
from .words import FIGURES, GANGS, MOST_SEATS, MOST_SPACES, PHASES

OBSERVATION = GANGS * (3 * MOST_SPACES + 6) + FIGURES + MOST_SPACES + 4 + PHASES + MOST_SEATS


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing is hidden from anybody."""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """The gangs on the ring and off it, the throw, the step, and whose eyes these are."""
    n = 0
    for gang in range(GANGS):
        for space in range(MOST_SPACES):
            n = put(features, n, followers_at(s, gang, space))
            n = put(features, n, has(s.prisoners[gang], space))
            n = put(features, n, s.boss[gang] == space)
        n = put(features, n, s.to_go[gang])
        n = put(features, n, s.hq[gang])
        n = put(features, n, s.banished[gang])
        n = put(features, n, s.gang == gang)
        n = put(features, n, s.owner[gang] == s.on_turn)
        n = put(features, n, s.owner[gang] == seat)
    for figure in range(FIGURES):
        n = put(features, n, s.first == figure)
    for space in range(MOST_SPACES):
        n = put(features, n, s.shown == space)
    n = put(features, n, s.low)
    n = put(features, n, s.high)
    n = put(features, n, s.left)
    n = put(features, n, s.boss_waits)
    for phase in range(PHASES):
        n = put(features, n, s.phase == phase)
    for other in range(MOST_SEATS):
        n = put(features, n, seat == other)
