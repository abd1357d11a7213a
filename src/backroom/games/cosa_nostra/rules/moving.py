"""Who can go how far."""

from __future__ import annotations

from backroom.engine.rule import NONE, rule
from backroom.engine.sets import has, lowest_bit

from .position import (
    Box,
    State,
    behind,
    bit,
    completes_lap,
    followers_at,
    holder_of,
    is_double,
    leads,
    on_ring,
    prisoner_on,
)
from .words import BOSS, BOTH_DICE, GANGS, HIGHER_DIE, IN_HQ, LOWER_DIE

# ---------------------------------------------------------------------------- one figure


@rule
def place_of(s: State, gang: int, figure: int) -> int:
    """Followers are named by the place they are in."""
    return s.boss[gang] if figure == BOSS else figure


@rule
def target_of(box: Box, gang: int, origin: int, pips: int) -> int:
    """Where so many steps lead; the first step out of the HQ is the front. [N3]"""
    if origin == IN_HQ:
        return on_ring(box, box.fronts[gang] + pips - 1)
    return on_ring(box, origin + pips)


@rule
def comes_home(s: State, gang: int, figure: int, pips: int) -> bool:
    """A Boss whose count is exact goes home; he cannot walk past with it. [N18, N21]"""
    return figure == BOSS and s.to_go[gang] == pips


@rule
def driven_out(s: State, gang: int, space: int) -> int:
    """The gang that loses its one figure there when another of this gang joins its own. [N11]"""
    if has(s.prisoners[gang], space):
        return holder_of(s, space)
    if has(s.standing[gang], space):
        return prisoner_on(s, space)
    return NONE


# ---------------------------------------------------------------------------- the throw


@rule
def parts_of(s: State) -> int:
    """What a figure can go: both dice or one; the higher die of a double is like the lower. [N3]"""
    return HIGHER_DIE if is_double(s) else HIGHER_DIE + 1


@rule
def part_of(s: State, part: int) -> int:
    """The pips of both dice or of one."""
    if part == BOTH_DICE:
        return s.low + s.high
    return s.low if part == LOWER_DIE else s.high


# ---------------------------------------------------------------------------- who can go


@rule
def open_to(box: Box, s: State, gang: int) -> int:
    """Spaces where the gang may land: not full, not closed, no two other gangs. [N5, N6, N7]"""
    closed = s.trios
    guarded = 0
    for other in range(GANGS):
        guarded |= s.prisoners[other]
        if other != gang:
            closed |= s.pairs[other]
    closed |= guarded & ~(s.standing[gang] | s.prisoners[gang])
    return box.spaces & ~closed


@rule
def ready(s: State, gang: int) -> int:
    """The figures that may set out: no prisoner, none that has had its move. [N8, N14, N24]"""
    figures = s.standing[gang]
    boss = s.boss[gang]
    if has(figures, boss):
        figures |= bit(BOSS)
        if not has(s.pairs[gang], boss):
            figures &= ~bit(boss)
    elif boss == IN_HQ and not s.boss_waits:
        figures |= bit(BOSS)
    if s.hq[gang] > 0:
        figures |= bit(IN_HQ)
    return figures if s.first == NONE else all_but(s, gang, figures, s.first)


@rule
def all_but(s: State, gang: int, figures: int, figure: int) -> int:
    """The others: of several followers in the same place one fewer is still some. [N24]"""
    if figure == BOSS or followers_at(s, gang, figure) == 1:
        return figures & ~bit(figure)
    return figures


@rule
def goers(box: Box, s: State, gang: int, figures: int, lands: int, pips: int) -> int:
    """Those of the figures that can go so far, if the set `lands` is open to them. [N3, N18]"""
    going = figures & behind(box, lands, pips)
    if has(lands, target_of(box, gang, IN_HQ, pips)):
        going |= figures & bit(IN_HQ)
    if has(figures, BOSS) and (
        comes_home(s, gang, BOSS, pips) or has(lands, target_of(box, gang, s.boss[gang], pips))
    ):
        going |= bit(BOSS)
    return going


@rule
def another_can(
    box: Box, s: State, gang: int, figures: int, lands: int, figure: int, pips: int, other: int
) -> bool:
    """After a figure's move, the wheel left out, another of its gang takes the other die. [N22]"""
    if comes_home(s, gang, figure, pips):
        return False
    origin = place_of(s, gang, figure)
    target = target_of(box, gang, origin, pips)
    figures = all_but(s, gang, figures, figure)
    if origin != IN_HQ:
        lands |= bit(origin)
        if s.banished[gang] > 0 and completes_lap(box, gang, origin, pips):
            figures |= bit(IN_HQ)
    if has(s.pairs[gang], target):
        lands &= ~bit(target)
    freed = s.prisoners[gang] & bit(target)
    loser = driven_out(s, gang, target)
    if loser != NONE and s.boss[loser] == target:
        # With their Boss all of them leave the ring. [N14]
        lands |= s.standing[loser] | s.prisoners[loser]
        freed |= s.prisoners[gang] & s.standing[loser]
    if has(freed, s.boss[gang]):
        freed = freed & ~bit(s.boss[gang]) | bit(BOSS)
    return goers(box, s, gang, figures | freed, lands, other) != 0


@rule
def whole_ways(box: Box, s: State, gang: int, figures: int, lands: int, pips: int) -> int:
    """The figures that can go so far as part of the whole throw. [N4, N22]"""
    going = goers(box, s, gang, figures, lands, pips)
    other = s.low + s.high - pips
    if other == 0:
        return going
    doubtful = going
    takers = goers(box, s, gang, figures, lands, other)
    if takers & takers - 1:
        # With takers of the other die in two places, only going home or filling a space up
        # could leave none, and most moves need not be looked at one by one.
        doubtful = goers(box, s, gang, going, s.pairs[gang], pips)
    while doubtful:
        figure = lowest_bit(doubtful)
        if not another_can(box, s, gang, figures, lands, figure, pips, other):
            going &= ~bit(figure)
        doubtful &= doubtful - 1
    return going


@rule
def single_ways(box: Box, s: State, gang: int, pips: int, whole: int) -> int:
    """The figures that can go one die alone: where the whole throw can be used, home only. [N23]"""
    if not whole:
        return goers(box, s, gang, ready(s, gang), open_to(box, s, gang), pips)
    return ready(s, gang) & bit(BOSS) if comes_home(s, gang, BOSS, pips) else 0


@rule
def second_goers(box: Box, s: State) -> int:
    """The figures that can take the die that is left. [N9, N24]"""
    return goers(box, s, s.gang, ready(s, s.gang), open_to(box, s, s.gang), s.left)


@rule
def can_open(box: Box, s: State, seat: int) -> bool:
    """Some figure can go one die or both; else the throw lapses. [N4]"""
    for gang in range(GANGS):
        if leads(s, seat, gang):
            figures, lands = ready(s, gang), open_to(box, s, gang)
            for part in range(parts_of(s)):
                if goers(box, s, gang, figures, lands, part_of(s, part)):
                    return True
    return False


@rule
def can_use_whole(box: Box, s: State, seat: int) -> bool:
    """Some way of the seat's gangs uses the whole throw. [N4, N28]"""
    for gang in range(GANGS):
        if leads(s, seat, gang):
            figures, lands = ready(s, gang), open_to(box, s, gang)
            for part in range(parts_of(s)):
                if whole_ways(box, s, gang, figures, lands, part_of(s, part)):
                    return True
    return False
