"""What may be done, and why not."""

from __future__ import annotations

from backroom.engine.asking import OVER, is_asked
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Out, offer, rule
from backroom.engine.sets import has, lowest_bit

from .moving import (
    all_but,
    can_use_whole,
    comes_home,
    open_to,
    part_of,
    parts_of,
    place_of,
    ready,
    second_goers,
    single_ways,
    target_of,
    whole_ways,
)
from .position import Box, State, bit, followers_at, leads, prisoner_on
from .words import (
    AT_HOME,
    BOSS,
    GANGS,
    IN_HQ,
    LOWER_DIE,
    MOST_PIPS,
    VERB_OF,
    Act,
    Phase,
    Rank,
    Reason,
)


@rule
def legal(box: Box, s: State, seat: int, out: Out) -> int:
    if not is_asked(s, seat):
        return 0
    if s.phase == Phase.OPENING:
        return legal_opening(box, s, seat, out)
    if s.phase == Phase.BANISH:
        return offer(out, offer(out, 0, Act.BANISH, Rank.BOSS), Act.BANISH, Rank.FOLLOWER)
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
            for part in range(LOWER_DIE, parts_of(s)):
                pips = part_of(s, part)
                n = offer_figures(out, n, gang, pips, single_ways(box, s, gang, pips, whole))
    return n


@rule
def offer_figures(out: Out, n: int, gang: int, pips: int, figures: int) -> int:
    """Each figure of a set with so many steps."""
    while figures:
        figure = lowest_bit(figures)
        if figure == BOSS:
            n = offer(out, n, Act.BOSS, gang * MOST_PIPS + pips - 1)
        elif figure == IN_HQ:
            n = offer(out, n, Act.MOVE, (IN_HQ + gang) * MOST_PIPS + pips - 1)
        else:
            n = offer(out, n, Act.MOVE, figure * MOST_PIPS + pips - 1)
        figures &= figures - 1
    return n


# ---------------------------------------------------------------------------- why not


@rule
def why_not(box: Box, s: State, seat: int, a: int) -> int:
    if s.waiting == OVER:
        return NotNow.OVER
    if not is_asked(s, seat):
        return NotNow.NOT_ASKED
    verb = VERB_OF[a]
    if (verb == Act.BANISH) != (s.phase == Phase.BANISH):
        return NotNow.NOT_THIS_STEP
    if verb == Act.BANISH:
        return 0
    place, pips = (a - verb) // MOST_PIPS, (a - verb) % MOST_PIPS + 1
    if verb == Act.BOSS:
        return why_not_go(box, s, seat, place, BOSS, pips)
    if place >= IN_HQ:
        return why_not_go(box, s, seat, place - IN_HQ, IN_HQ, pips)
    gang = gang_with_follower(s, seat, place)
    return Reason.NOBODY_THERE if gang == NONE else why_not_go(box, s, seat, gang, place, pips)


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
        return Reason.NOT_YOUR_GANG
    if s.boss[gang] == AT_HOME:
        return Reason.GANG_IS_HOME
    if figure == IN_HQ and s.hq[gang] == 0:
        return Reason.NOBODY_THERE
    reason = (
        why_not_opening(s, gang, figure, pips)
        if s.phase == Phase.OPENING
        else why_not_second(s, gang, figure, pips)
    )
    if reason:
        return reason
    figures, lands = ready(s, gang), open_to(box, s, gang)
    target = target_of(box, gang, place_of(s, gang, figure), pips)
    if not comes_home(s, gang, figure, pips) and not has(lands, target):
        return why_closed(s, target)
    if not has(figures, figure):
        return Reason.IS_PRISONER
    return why_not_part(box, s, seat, gang, figure, pips) if s.phase == Phase.OPENING else 0


@rule
def why_not_opening(s: State, gang: int, figure: int, pips: int) -> int:
    """A figure goes one die or both, a Boss home by no other count either. [N3, N18]"""
    for part in range(parts_of(s)):
        if pips == part_of(s, part):
            return 0
    return Reason.EXACT_COUNT if comes_home(s, gang, figure, pips) else Reason.NOT_THROWN


@rule
def why_not_second(s: State, gang: int, figure: int, pips: int) -> int:
    """The other die, by another figure of the same gang. [N3, N9, N14, N18, N24]"""
    if gang != s.gang:
        return Reason.OTHER_GANG
    if pips != s.left:
        reason = why_not_opening(s, gang, figure, pips)
        return reason if reason == Reason.EXACT_COUNT else Reason.OTHER_DIE
    if figure == s.first and all_but(s, gang, bit(figure), figure) == 0:
        return Reason.TOOK_FIRST_DIE
    return Reason.BOSS_WAITS if figure == BOSS and s.boss_waits else 0


@rule
def why_closed(s: State, space: int) -> int:
    """[N5, N6, N7]"""
    if has(s.trios, space):
        return Reason.SPACE_FULL
    return Reason.SPACE_CLOSED if prisoner_on(s, space) == NONE else Reason.GUARD_AND_PRISONER


@rule
def why_not_part(box: Box, s: State, seat: int, gang: int, figure: int, pips: int) -> int:
    """One die alone is not enough where the whole throw can be used. [N4, N22, N23, N28]"""
    figures, lands = ready(s, gang), open_to(box, s, gang)
    if has(whole_ways(box, s, gang, figures, lands, pips), figure):
        return 0
    whole = can_use_whole(box, s, seat)
    return 0 if has(single_ways(box, s, gang, pips, whole), figure) else Reason.WHOLE_THROW
