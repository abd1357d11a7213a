"""What happens on the spaces: coming and going, capture, banishment, return, going home."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, note1, note2, note3, note4, rule
from backroom.engine.sets import has, lowest_bit

from .moving import driven_out
from .position import Box, State, bit, completes_lap, holder_of, prisoner_on
from .words import AT_HOME, BOSS, GANGS, IN_HQ, OUT_AND_IN, Event, Rank


@rule
def rank_on(s: State, gang: int, space: int) -> int:
    """Who a gang's one figure there is."""
    return Rank.BOSS if s.boss[gang] == space else Rank.FOLLOWER


# ---------------------------------------------------------------------------- coming and going


@rule
def step_on(s: State, gang: int, space: int) -> None:
    """One more figure of the gang stands there."""
    if has(s.pairs[gang], space):
        s.trios |= bit(space)
    elif has(s.standing[gang], space):
        s.pairs[gang] |= bit(space)
    else:
        s.standing[gang] |= bit(space)


@rule
def step_off(s: State, gang: int, space: int, log: Log) -> None:
    """One figure fewer stands there; when a guard leaves, its prisoner is free. [N9, N10]"""
    if has(s.trios, space):
        s.trios &= ~bit(space)
    elif has(s.pairs[gang], space):
        s.pairs[gang] &= ~bit(space)
    else:
        s.standing[gang] &= ~bit(space)
        prisoner = prisoner_on(s, space)
        if prisoner != NONE:
            free(s, prisoner, bit(space), log)


@rule
def free(s: State, gang: int, spaces: int, log: Log) -> None:
    """The gang's prisoners on a set of spaces are free. [N10]"""
    s.prisoners[gang] &= ~spaces
    s.standing[gang] |= spaces
    while spaces:
        space = lowest_bit(spaces)
        note3(log, Event.FREED, gang, rank_on(s, gang, space), space)
        spaces &= spaces - 1


@rule
def bring_back(box: Box, s: State, gang: int, origin: int, pips: int, log: Log) -> None:
    """A figure that completes a lap brings one banished follower back into the HQ. [N13]"""
    if s.banished[gang] > 0 and origin != IN_HQ and completes_lap(box, gang, origin, pips):
        s.banished[gang] -= 1
        s.hq[gang] += 1
        note1(log, Event.RETURNED, gang)


@rule
def land(box: Box, s: State, gang: int, space: int, log: Log) -> None:
    """Two against one banish the enemy, one against one captures it. [N9, N10, N11]"""
    loser = driven_out(s, gang, space)
    if loser != NONE:
        banish(box, s, loser, space, log)
    else:
        enemy = holder_of(s, space)
        if enemy != NONE and enemy != gang:
            s.standing[enemy] &= ~bit(space)
            s.prisoners[enemy] |= bit(space)
            note4(log, Event.CAPTURED, enemy, rank_on(s, enemy, space), space, gang)
    step_on(s, gang, space)


# ---------------------------------------------------------------------------- banishment


@rule
def banish(box: Box, s: State, gang: int, space: int, log: Log) -> None:
    """The gang's one figure there is banished. [N12, N14]"""
    if s.boss[gang] == space:
        banish_boss(box, s, gang, log)
    else:
        banish_follower(s, gang, space, log)


@rule
def banish_follower(s: State, gang: int, space: int, log: Log) -> None:
    """A follower leaves the board; among several it is the one that has just moved. [N12, N24]"""
    note2(log, Event.BANISHED, gang, space)
    s.banished[gang] += 1
    if gang == s.gang and s.first == space:
        s.first = NONE
    if has(s.prisoners[gang], space):
        s.prisoners[gang] &= ~bit(space)
    else:
        step_off(s, gang, space, log)


@rule
def banish_boss(box: Box, s: State, gang: int, log: Log) -> None:
    """The Boss goes back to his HQ, and his followers on the ring with him. [N14]"""
    inside = box.followers - s.banished[gang]
    note3(log, Event.BOSS_BANISHED, gang, s.boss[gang], inside - s.hq[gang])
    clear_ring(s, gang, log)
    s.boss[gang] = IN_HQ
    s.to_go[gang] = way_home(box)
    s.hq[gang] = inside
    if gang == s.gang and s.left > 0:
        s.boss_waits = 1
        if s.first != NONE and s.first != BOSS:
            s.first = IN_HQ


@rule
def way_home(box: Box) -> int:
    """From the HQ round the ring to its front again, and in: the HQ counts as a space. [N18]"""
    return box.ring + OUT_AND_IN


@rule
def clear_ring(s: State, gang: int, log: Log) -> None:
    """All figures of the gang leave the ring; what they guarded is free. [N14, N19]"""
    for other in range(GANGS):
        if s.prisoners[other] & s.standing[gang]:
            free(s, other, s.prisoners[other] & s.standing[gang], log)
    s.trios &= ~s.pairs[gang]
    s.standing[gang] = 0
    s.pairs[gang] = 0
    s.prisoners[gang] = 0


@rule
def leave_game(s: State, gang: int, log: Log) -> None:
    """The Boss is home, and his followers leave the game, wherever they are. [N19]"""
    clear_ring(s, gang, log)
    s.boss[gang] = AT_HOME
    s.to_go[gang] = 0
    s.hq[gang] = 0
    s.banished[gang] = 0
