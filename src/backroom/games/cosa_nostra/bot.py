"""What is known about playing cosa_nostra: how good a position is."""

from __future__ import annotations

from backroom.engine.record import Array
from backroom.engine.rule import NONE, rule, table
from backroom.engine.sets import count, has

from .rules.position import Box, State, on_ring
from .rules.streets import way_home
from .rules.words import AT_HOME, GANGS, IN_HQ, MOST_PIPS, Symbol

SIMULATIONS = 6000
# Two throws of each side, played sensibly: what a position is worth shows only when the dice have
# been used. A few hundred of those tell more than many thousand positions left where they stand.
DEPTH = 4
FORESIGHT = True
EXPLORATION = 0.1
TRUST = 2.0
WIDTH = 0.0

# In how many of 36 throws a figure can go so many steps, with one die or with both.
WAYS_TO_GO = table([0, 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1])
THROWS = 36.0
# Fitted to the ends of some hundred matches, in steps of the Boss. The part of his way that is lost
# when he is captured, when he is a prisoner already, and on Danger or in the open under the wheel.
CAPTURED, PRISONER, ON_DANGER, IN_THE_OPEN = 0.15, 0.5, 0.33, 0.03
# A throw that leads home, one in company, one's figures held and banished, an enemy held.
NEAR_HOME, IN_COMPANY, HELD, BANISHED, GUARDED = 16.0, 3.0, 0.5, 1.0, 2.0
HOME = 14.0
CLOSE = 15.0


@rule
def has_reserve(s: State, gang: int) -> bool:
    """Somebody can come out of the HQ, where the first step is the front."""
    return s.hq[gang] > 0 or s.boss[gang] == IN_HQ


@rule
def threat_to(box: Box, s: State, gang: int, space: int) -> float:
    """How likely somebody of another gang lands there with the next throw, roughly."""
    ways = 0
    for other in range(GANGS):
        if other == gang or s.owner[other] == NONE or s.boss[other] == AT_HOME:
            continue
        for pips in range(1, MOST_PIPS + 1):
            origin = on_ring(box, space - pips + box.ring)
            at_front = on_ring(box, origin + 1) == box.fronts[other]
            if has(s.standing[other], origin) or (at_front and has_reserve(s, other)):
                ways += WAYS_TO_GO[pips]
    return min(ways / THROWS, 1.0)


@rule
def progress_of(box: Box, s: State, gang: int) -> float:
    """The steps a Boss has behind him, less what he is likely to lose."""
    whole = way_home(box)
    boss = s.boss[gang]
    if boss == AT_HOME:
        return whole + HOME
    if boss == IN_HQ:
        return 0.0
    done = float(whole - s.to_go[gang])
    kept = 1.0
    if has(s.prisoners[gang], boss):
        kept = 1.0 - PRISONER
    elif has(s.pairs[gang], boss):
        done += IN_COMPANY
    else:
        kept = 1.0 - CAPTURED * threat_to(box, s, gang, boss)
    if box.symbols[boss] == Symbol.DANGER:
        kept -= ON_DANGER
    elif box.symbols[boss] != Symbol.SHELTER:
        kept -= IN_THE_OPEN
    if s.to_go[gang] <= MOST_PIPS:
        done += NEAR_HOME * WAYS_TO_GO[s.to_go[gang]] / THROWS
    return done * kept


@rule
def company_of(s: State, gang: int) -> float:
    """Followers lost, and prisoners taken."""
    worth = -HELD * count(s.prisoners[gang]) - BANISHED * s.banished[gang]
    guarding = s.standing[gang] & ~s.pairs[gang]
    for other in range(GANGS):
        if s.owner[other] != s.owner[gang]:
            worth += GUARDED * count(s.prisoners[other] & guarding)
    return worth


@rule
def evaluate(box: Box, s: State, values: Array) -> float:
    """How far the Bosses have come, and who is with them."""
    for seat in range(s.seats):
        values[seat] = 0.0
    for gang in range(GANGS):
        if s.owner[gang] != NONE:
            values[s.owner[gang]] += progress_of(box, s, gang)
            if s.boss[gang] != AT_HOME:
                values[s.owner[gang]] += company_of(s, gang)
    return CLOSE
