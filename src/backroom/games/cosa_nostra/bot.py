"""What is known about playing cosa_nostra: how good a position is."""

from __future__ import annotations

from backroom.engine.record import Array
from backroom.engine.rule import NONE, Out, Rng, below, rule, table

from .rules.moving import comes_home, target_of
from .rules.position import Box, State, has, holder_of, on_ring
from .rules.streets import way_home
from .rules.words import (
    AT_HOME,
    BANISH,
    BOSS,
    DANGER,
    FATE,
    GANGS,
    IN_HQ,
    MOST_PIPS,
    MOST_SPACES,
    MOVE_BOSS,
    SHELTER,
    VERB_OF,
)

SIMULATIONS = 6000
DEPTH = 4
EXPLORATION = 0.2
TRUST = 2.0
WIDTH = 0.0

# In how many of 36 throws a figure can go so many steps, with one die or with both.
WAYS_TO_GO = table([0, 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1])
THROWS = 36.0
# The part of a Boss's way that is lost when he is captured, and when he is a prisoner already.
CAPTURED, PRISONER = 0.45, 0.6
# What one gang's risk of being hit by the wheel takes from him, by where he stands.
IN_DANGER, ON_PLAIN = 0.08, 0.05
# Followers, in steps: those who may help, those who are held, a prisoner under guard.
FOLLOWER, HELD, GUARDED = 0.35, 0.9, 1.0
HOME = 14.0
# Within reach of home a throw may do it.
NEAR_HOME = 3.0
CLOSE = 6.0


@rule
def count(spaces: int) -> int:
    n = 0
    while spaces:
        spaces &= spaces - 1
        n += 1
    return n


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
    elif not has(s.pairs[gang], boss):
        kept = 1.0 - CAPTURED * threat_to(box, s, gang, boss)
    if box.symbols[boss] == DANGER or box.symbols[boss] == FATE:
        kept -= IN_DANGER
    elif box.symbols[boss] != SHELTER:
        kept -= ON_PLAIN
    if s.to_go[gang] <= MOST_PIPS:
        done += NEAR_HOME * WAYS_TO_GO[s.to_go[gang]] / WAYS_TO_GO[1]
    return done * kept


@rule
def company_of(s: State, gang: int) -> float:
    """Followers about, and prisoners taken."""
    free = s.hq[gang] + count(s.standing[gang]) + count(s.pairs[gang])
    worth = FOLLOWER * free - HELD * count(s.prisoners[gang])
    guarding = s.standing[gang] & ~s.pairs[gang]
    for other in range(GANGS):
        if s.owner[other] != s.owner[gang]:
            held = s.prisoners[other] & guarding
            worth += GUARDED * count(held)
            if has(held, s.boss[other]):
                worth += GUARDED
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


# ---------------------------------------------------------------------------- what people do

# How much a move appeals: the Boss's steps, his way home, who is met there, and whim.
BOSS_GOES, GOES_HOME, MEETS_BOSS, MEETS_FOLLOWER, JOINS_BOSS, WHIM = 6, 1000, 14, 4, 6, 9


@rule
def appeal_of(box: Box, s: State, a: int) -> int:
    """How much a move appeals at first sight."""
    verb = VERB_OF[a]
    if verb == BANISH:
        return a - verb
    spot = (a - verb) // MOST_PIPS
    pips = (a - verb) % MOST_PIPS + 1
    if verb == MOVE_BOSS:
        gang = spot
        if comes_home(s, gang, BOSS, pips):
            return GOES_HOME
        target = target_of(box, gang, s.boss[gang], pips)
        appeal = BOSS_GOES + pips
    else:
        # Followers are named by their space, or in the HQ by their gang.
        gang = spot - MOST_SPACES if spot >= MOST_SPACES else holder_of(s, spot)
        target = target_of(box, gang, IN_HQ if spot >= MOST_SPACES else spot, pips)
        appeal = JOINS_BOSS if s.boss[gang] == target else 0
    enemy = holder_of(s, target)
    if enemy != NONE and s.owner[enemy] != s.owner[gang]:
        appeal += MEETS_BOSS if s.boss[enemy] == target else MEETS_FOLLOWER
    return appeal


@rule
def prefer(box: Box, s: State, seat: int, out: Out, n: int, rng: Rng, beliefs: Array) -> int:
    """What appeals most, with a whim."""
    chosen = 0
    most = NONE
    for k in range(n):
        appeal = appeal_of(box, s, out[k]) + below(rng, WHIM)
        if appeal > most:
            most = appeal
            chosen = k
    return chosen
