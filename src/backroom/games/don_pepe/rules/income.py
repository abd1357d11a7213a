"""Income, and the pot."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, note3, note5, rule
from backroom.engine.sets import lowest_bit

from .box import Box
from .ending import finish
from .position import State, awake_men
from .words import Ending, Event, Item, Kind, Source


@rule
def business_pays(box: Box, held: int) -> int:
    """What the chairs held of one kind of business bring: both pay more than twice one. [P4]"""
    if held == 0:
        return 0
    return box.business_share if held & held - 1 == 0 else box.pair_share


@rule
def earn(seat: int, source: int, dollars: int, chairs: int, log: Log) -> int:
    """One item of the income, and the chair or the pair of chairs that brings it."""
    if dollars > 0:
        chair = lowest_bit(chairs)
        other = chairs & chairs - 1
        pair = lowest_bit(other) if other else NONE
        note5(log, Event.EARNED, seat, source, dollars, chair, pair)
    return dollars


@rule
def income(box: Box, s: State, seat: int, log: Log) -> int:
    """Boss and businesses, all of it doubled at the register; sleepers earn nothing. [P4]"""
    awake = awake_men(s, seat)
    due = 0
    for business in range(Item.REGISTER):
        held = awake & box.at[business]
        due += earn(seat, business, business_pays(box, held), held, log)
    boss = awake & s.kinds[Kind.BOSS]
    if boss:
        due += earn(seat, Source.BOSS, box.boss_share, boss, log)
    accountant = awake & box.at[Item.REGISTER]
    if accountant:
        due += earn(seat, Source.REGISTER, due, accountant, log)
    return due


@rule
def collect(box: Box, s: State, seat: int, log: Log) -> None:
    """The player gets what is due, or what is there: then the game is over. [P4, P5, P26]"""
    paid = min(income(box, s, seat, log), s.pot)
    s.pot -= paid
    s.money[seat] += paid
    note3(log, Event.PAID, seat, paid, s.pot)
    if paid > 0:
        s.idle = 0
    if s.pot == 0:
        finish(s, Ending.POT_EMPTY, log)
