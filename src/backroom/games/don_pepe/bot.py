"""What is known about playing don_pepe: how good a position is."""

from __future__ import annotations

from backroom.engine.record import Array
from backroom.engine.rule import rule
from backroom.engine.sets import count

from .rules.box import Box
from .rules.cakes import is_on_table
from .rules.position import State, next_to
from .rules.words import KINDS, Item, Kind, Sleep

SLEEPS = len(Sleep)

# At a table of two `boss`: 59 % of the wins bare, where a third is fair.
NET_BEATS_SEARCH = True
SIMULATIONS = 12000
DEPTH = 6
EXPLORATION = 0.1
TRUST = 2.0
WIDTH = 1.0

DOLLARS = 1000.0
# What a man is worth beside his income, in thousands a turn; one beside a cake; the Boss.
MAN, DOOMED, THE_BOSS = 0.45, 0.5, 0.4
CLOSE, WIDE = 5.0, 25.0


@rule
def brings(box: Box, s: State, awake: int) -> float:
    """The income of men who are awake. [P4]"""
    due = 0
    for business in range(Item.REGISTER):
        held = awake & box.at[business]
        if held:
            due += box.business_share if held & held - 1 == 0 else box.pair_share
    if awake & s.kinds[Kind.BOSS]:
        due += box.boss_share
    if awake & box.at[Item.REGISTER]:
        due += due
    return due / DOLLARS


@rule
def doomed_men(s: State, seat: int) -> int:
    """Men of the seat at or beside a cake that will go off. [P3]"""
    chairs = 0
    for gang in range(s.seats):
        if is_on_table(s, gang) and s.men[gang]:
            chairs |= 1 << s.cake[gang]
    return s.men[seat] & (chairs | next_to(chairs))


@rule
def power_of(box: Box, s: State, seat: int) -> float:
    """How much of the pot a seat will draw, in thousands a turn."""
    men = s.men[seat]
    doomed = doomed_men(s, seat)
    power = (brings(box, s, men) + brings(box, s, men & ~doomed)) / 2.0
    power += MAN * (count(men) - DOOMED * count(doomed))
    if men & s.kinds[Kind.BOSS]:
        power += THE_BOSS
    for kind in range(KINDS):
        for sleep in range(SLEEPS):
            power += MAN * s.unseated[seat, sleep, kind]
    return power


@rule
def evaluate(box: Box, s: State, values: Array) -> float:
    """Money, and a share of the pot by what the men at the table bring."""
    whole = 0.0
    for seat in range(s.seats):
        values[seat] = power_of(box, s, seat)
        whole += values[seat]
    pot = s.pot / DOLLARS
    money = pot
    for seat in range(s.seats):
        values[seat] = values[seat] * pot / max(whole, 1.0) + s.money[seat] / DOLLARS
        money += s.money[seat] / DOLLARS
    return CLOSE + WIDE * pot / money
