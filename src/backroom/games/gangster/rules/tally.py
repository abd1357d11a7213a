"""What must add up in every position."""

from __future__ import annotations

from .box import Box
from .setting_up import districts_in_play
from .state import State
from .words import CLOSED, DAYS, DISTRICTS, KINDS, TABLES, VALUES, Gang, Phase


def _standing(s: State, gang: int) -> int:
    return sum(s.standing[district, gang].bit_count() for district in range(DISTRICTS))


def conserved(box: Box, s: State) -> dict[str, int]:
    """Casino cards, one drawn a day; and every colour's gangsters: on tables, in cars and trunks,
    drowned, or waiting in the box for their stage. [G1, G11, G20, G23]"""
    waiting = sum(box.gangsters[stage] for stage in range(s.days + 1, DAYS))
    counts = {"casino cards": s.days + sum(s.casino[value] for value in range(VALUES))}
    for gang in range(s.gangs):
        in_trunks = sum(s.trunk[other, gang] for other in range(s.gangs))
        in_play = _standing(s, gang) + s.crew[gang] + in_trunks
        counts[f"{Gang.names[gang]} gangsters"] = in_play + s.drowned[gang] + waiting
    return counts


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcome due sum to: the pieces or cards that are left."""
    open_districts = districts_in_play(box, s).bit_count()
    if s.phase == Phase.TABLE:
        return TABLES - sum(s.table[district] != CLOSED for district in range(DISTRICTS))
    if s.phase == Phase.START:
        return s.seats
    if s.phase == Phase.DEAL:
        return open_districts - sum(_standing(s, gang) for gang in range(s.gangs))
    if s.phase == Phase.STAGE:
        return open_districts
    if s.phase == Phase.DOUBLE:
        return open_districts - s.doubled.bit_count() + s.police
    if s.phase == Phase.CASINO:
        return sum(box.casino[value] for value in range(VALUES)) - s.days
    return sum(s.supply[kind] for kind in range(KINDS))
