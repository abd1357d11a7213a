"""Who may move how far, and why not."""

from __future__ import annotations

from backroom.engine.declare import NOT_ASKED, NOT_THIS_STEP, OVER_ALREADY
from backroom.engine.interface import OVER
from backroom.engine.rule import NONE, Out, lowest_bit, offer, rule

from .position import (
    Box,
    State,
    behind,
    bit,
    followers_at,
    has,
    holder_of,
    leads,
    on_ring,
    passes_front,
    prisoner_on,
)
from .words import (
    A_BOSS,
    A_FOLLOWER,
    AT_HOME,
    BANISH,
    BOSS,
    BOSS_WAITS,
    CHOOSING,
    GANG_IS_HOME,
    GANGS,
    GUARD_AND_PRISONER,
    IN_HQ,
    IS_PRISONER,
    MOST_PIPS,
    MOVE,
    MOVE_BOSS,
    NOBODY_THERE,
    NOT_THROWN,
    NOT_YOUR_GANG,
    OPENING,
    OTHER_DIE,
    OTHER_GANG,
    SPACE_CLOSED,
    SPACE_FULL,
    TOOK_FIRST_DIE,
    VERB_OF,
    WHOLE_THROW,
)

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
        if s.banished[gang] > 0 and passes_front(box, gang, origin, pips):
            figures |= bit(IN_HQ)
    if has(s.pairs[gang], target):
        lands &= ~bit(target)
    freed = s.prisoners[gang] & bit(target)
    loser = driven_out(s, gang, target)
    if loser != NONE and s.boss[loser] == target:
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


# ---------------------------------------------------------------------------- what may be done


@rule
def to_act(box: Box, s: State) -> int:
    return s.waiting


@rule
def is_asked(s: State, seat: int) -> bool:
    return s.waiting == bit(seat)


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    if s.phase == OPENING:
        return legal_opening(box, s, seat, out)
    if s.phase == CHOOSING:
        return offer(out, offer(out, 0, BANISH, A_BOSS), BANISH, A_FOLLOWER)
    return offer_figures(out, 0, s.gang, s.left, second_goers(box, s))


@rule
def legal_opening(box: Box, s: State, seat: int, out: Out) -> int:
    """The ways that use the whole throw and a Boss's way home, else any single die. [N4, N23]"""
    n = 0
    for gang in range(GANGS):
        if leads(s, seat, gang):
            figures, lands = ready(s, gang), open_to(box, s, gang)
            for part in range(parts_of(s)):
                pips = part_of(s, part)
                going = whole_ways(box, s, gang, figures, lands, pips)
                n = offer_figures(out, n, gang, pips, going)
    whole = n > 0
    for gang in range(GANGS):
        if leads(s, seat, gang):
            for part in range(1, parts_of(s)):
                pips = part_of(s, part)
                n = offer_figures(out, n, gang, pips, single_ways(box, s, gang, pips, whole))
    return n


@rule
def single_ways(box: Box, s: State, gang: int, pips: int, whole: int) -> int:
    """The figures that can go one die alone: where the whole throw can be used, home only. [N23]"""
    if not whole:
        return goers(box, s, gang, ready(s, gang), open_to(box, s, gang), pips)
    return ready(s, gang) & bit(BOSS) if comes_home(s, gang, BOSS, pips) else 0


@rule
def parts_of(s: State) -> int:
    """What a figure can go: both dice, or one of them; of a double one is like the other. [N3]"""
    return 2 if s.low == s.high else 3


@rule
def part_of(s: State, part: int) -> int:
    if part == 0:
        return s.low + s.high
    return s.low if part == 1 else s.high


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


@rule
def offer_figures(out: Out, n: int, gang: int, pips: int, figures: int) -> int:
    """Each figure of a set with so many steps."""
    while figures:
        figure = lowest_bit(figures)
        if figure == BOSS:
            n = offer(out, n, MOVE_BOSS, gang * MOST_PIPS + pips - 1)
        elif figure == IN_HQ:
            n = offer(out, n, MOVE, (IN_HQ + gang) * MOST_PIPS + pips - 1)
        else:
            n = offer(out, n, MOVE, figure * MOST_PIPS + pips - 1)
        figures &= figures - 1
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return OVER_ALREADY
    if not is_asked(s, seat):
        return NOT_ASKED
    verb = VERB_OF[a]
    if (verb == BANISH) != (s.phase == CHOOSING):
        return NOT_THIS_STEP
    if verb == BANISH:
        return 0
    place, pips = (a - verb) // MOST_PIPS, (a - verb) % MOST_PIPS + 1
    if verb == MOVE_BOSS:
        return why_not_go(box, s, seat, place, BOSS, pips)
    if place >= IN_HQ:
        return why_not_go(box, s, seat, place - IN_HQ, IN_HQ, pips)
    gang = gang_with_follower(s, seat, place)
    return NOBODY_THERE if gang == NONE else why_not_go(box, s, seat, gang, place, pips)


@rule
def gang_with_follower(s: State, seat: int, space: int) -> int:
    """The seat's gang with a follower there; of two gangs the one that can move. [N3, N8]"""
    captive = NONE
    for gang in range(GANGS):
        if s.owner[gang] == seat and followers_at(s, gang, space) > 0:
            return gang
        if s.owner[gang] == seat and has(s.prisoners[gang], space) and s.boss[gang] != space:
            captive = gang
    return captive


@rule
def why_not_go(box: Box, s: State, seat: int, gang: int, figure: int, pips: int) -> int:
    """[N3, N5–N9, N14, N24, N25]"""
    if s.owner[gang] != seat:
        return NOT_YOUR_GANG
    if s.boss[gang] == AT_HOME:
        return GANG_IS_HOME
    if figure == IN_HQ and s.hq[gang] == 0:
        return NOBODY_THERE
    reason = (
        why_not_opening(s, pips) if s.phase == OPENING else why_not_second(s, gang, figure, pips)
    )
    if reason:
        return reason
    figures, lands = ready(s, gang), open_to(box, s, gang)
    target = target_of(box, gang, place_of(s, gang, figure), pips)
    if not comes_home(s, gang, figure, pips) and not has(lands, target):
        return why_closed(s, gang, target)
    if not has(figures, figure):
        return IS_PRISONER
    return why_not_part(box, s, seat, gang, figure, pips) if s.phase == OPENING else 0


@rule
def why_not_opening(s: State, pips: int) -> int:
    """A figure goes one die or both. [N3]"""
    for part in range(parts_of(s)):
        if pips == part_of(s, part):
            return 0
    return NOT_THROWN


@rule
def why_not_second(s: State, gang: int, figure: int, pips: int) -> int:
    """The other die, by another figure of the same gang. [N3, N9, N14, N24]"""
    if gang != s.gang:
        return OTHER_GANG
    if pips != s.left:
        return OTHER_DIE
    if figure == s.first and all_but(s, gang, bit(figure), figure) == 0:
        return TOOK_FIRST_DIE
    return BOSS_WAITS if figure == BOSS and s.boss_waits else 0


@rule
def why_closed(s: State, gang: int, space: int) -> int:
    """[N5, N6, N7]"""
    if has(s.trios, space):
        return SPACE_FULL
    return SPACE_CLOSED if prisoner_on(s, space) == NONE else GUARD_AND_PRISONER


@rule
def why_not_part(box: Box, s: State, seat: int, gang: int, figure: int, pips: int) -> int:
    """One die alone is not enough where the whole throw can be used. [N4, N22, N23, N28]"""
    figures, lands = ready(s, gang), open_to(box, s, gang)
    if has(whole_ways(box, s, gang, figures, lands, pips), figure):
        return 0
    whole = can_use_whole(box, s, seat)
    return 0 if has(single_ways(box, s, gang, pips, whole), figure) else WHOLE_THROW
