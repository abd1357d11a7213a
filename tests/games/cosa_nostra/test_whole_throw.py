"""The opening of a throw, worked out the slow way from the words of the rules. [N4, N22, N23, N28]

Here every first die is played out on a copy of the position, with the rules' own landing and
without the wheel, and the figures are looked at one by one.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from backroom.engine.game import NO_LOG
from backroom.engine.match import Match
from backroom.games.cosa_nostra.rules.play import go
from backroom.games.cosa_nostra.rules.words import AT_HOME, BOSS, IN_HQ, Gang
from tests.games.cosa_nostra.helpers import deal, legal, phase

HQ, SPACES = "hq", range(32)
OPENINGS = 150


def figures_on(s: Any, gang: int, space: int) -> tuple[int, int]:
    """Free figures and prisoners of a gang on a space."""
    pair = s.pairs[gang] >> space & 1
    free = (s.standing[gang] >> space & 1) + pair + (pair & s.trios >> space)
    return free, s.prisoners[gang] >> space & 1


def may_land(s: Any, gang: int, space: int) -> bool:
    """No two figures of one other gang, no two other gangs, at most two figures. [N5, N6, N7]"""
    number = {other: sum(figures_on(s, other, space)) for other in range(4)}
    others = [n for other, n in number.items() if other != gang and n]
    return not any(n >= 2 for n in others) and len(others) < 2 and sum(number.values()) <= 2


def can_go(box: Any, s: Any, gang: int, figure: str, pips: int) -> bool:
    """A follower in the HQ or on a space, or the Boss, wherever he is. [N3, N8, N18, N21]"""
    place = figure
    if figure == "boss":
        if s.boss[gang] == AT_HOME:
            return False
        place = HQ if s.boss[gang] == IN_HQ else str(s.boss[gang])
        if s.to_go[gang] == pips and not figures_on(s, gang, int(place))[1]:
            return True
    if place == HQ:
        return may_land(s, gang, (box.fronts[gang] + pips - 1) % box.ring)
    if figures_on(s, gang, int(place))[1]:
        return False
    return may_land(s, gang, (int(place) + pips) % box.ring)


def figures_of(s: Any, gang: int) -> Counter[str]:
    """The gang's figures and how many of each: followers by place, and the Boss."""
    figures = Counter({HQ: s.hq[gang], "boss": int(s.boss[gang] != AT_HOME)})
    for space in SPACES:
        number = sum(figures_on(s, gang, space)) - (s.boss[gang] == space)
        figures[str(space)] = number
    return +figures


def another_can(box: Any, s: Any, gang: int, figure: str, pips: int, other: int) -> bool:
    """Play the first die without the wheel; does another figure take the other die? [N22, N24]"""
    after = s.copy()
    number = {HQ: IN_HQ, "boss": BOSS}.get(figure)
    go(box, after, gang, int(figure) if number is None else number, pips, NO_LOG)
    if after.boss[gang] == AT_HOME:
        return False
    figures = figures_of(after, gang)
    start = s.boss[gang] if figure == "boss" else int(figure) if figure != HQ else IN_HQ
    first = box.fronts[gang] - 1 if start == IN_HQ else start
    figures["boss" if figure == "boss" else str((first + pips) % box.ring)] -= 1
    return any(can_go(box, after, gang, one, other) for one in +figures)


def opening(match: Match) -> set[str]:
    """What is legal, by the words of the rules page."""
    s, box = match.state, match.edition.box
    dice = {s.low: s.high, s.high: s.low}
    whole, single, home = set(), set(), set()
    for gang in range(4):
        if s.owner[gang] != s.on_turn or s.boss[gang] == AT_HOME:
            continue
        for figure in figures_of(s, gang):
            name = f"boss {Gang.names[gang]}" if figure == "boss" else f"move {figure}"
            name = f"move {Gang.names[gang]}" if figure == HQ else name
            if can_go(box, s, gang, figure, s.low + s.high):
                whole.add(f"{name} {s.low + s.high}")
            for pips, other in dice.items():
                if not can_go(box, s, gang, figure, pips):
                    continue
                single.add(f"{name} {pips}")
                if another_can(box, s, gang, figure, pips, other):
                    whole.add(f"{name} {pips}")
                if figure == "boss" and s.to_go[gang] == pips:
                    home.add(f"{name} {pips}")
    return whole | home if whole else single


@pytest.mark.parametrize("seats, two_gangs", [(2, True), (2, False), (3, None), (4, None)])
def test_n22_n4_n23_n28_the_opening_is_what_the_rules_say(
    seats: int, two_gangs: bool | None
) -> None:
    dice = random.Random(seats)
    match = deal(seats, two_gangs)
    compared = 0
    while compared < OPENINGS:
        if match.over:
            match = deal(seats, two_gangs)
        if phase(match) == "opening":
            assert legal(match) == opening(match), match.view(None)
            compared += 1
        if match.is_chance:
            match.play("*", dice.choice(list(match.chance())))
        else:
            (seat,) = match.to_act
            match.play(int(seat), dice.choice(match.legal(int(seat))))
