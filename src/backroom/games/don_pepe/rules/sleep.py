"""Cocktail, pills, waking."""

from __future__ import annotations

from backroom.engine.rule import NONE, Log, Out, note3, note4, offer, rule
from backroom.engine.sets import count, has, lowest_bit

from .box import Box
from .ending import kill
from .position import State, gang_at, kind_at, occupied
from .words import PILL_ARG, Act, Cause, Event, Item


@rule
def drinkers(box: Box, s: State) -> int:
    """Men at drinks who have had no pill from this card, of any gang. [P14]"""
    return occupied(s) & box.at[Item.DRINK] & ~s.served


@rule
def has_pill(box: Box, s: State) -> bool:
    """Every pill that is on nobody lies in the stock. [P1, P7, P24]"""
    return count(s.asleep) < box.pills


@rule
def may_give_pill(box: Box, s: State) -> bool:
    """Until three are given, no such man is left, or the stock is empty. [P14]"""
    return count(s.served) < box.doses and has_pill(box, s) and drinkers(box, s) != 0


@rule
def offer_pills(box: Box, s: State, out: Out) -> int:
    """A pill for each drinker. [P14]"""
    n = 0
    chairs = drinkers(box, s)
    while chairs:
        n = offer(out, n, Act.PILL, PILL_ARG[lowest_bit(chairs)])
        chairs &= chairs - 1
    return n


@rule
def give_pill(s: State, seat: int, chair: int, log: Log) -> None:
    """The first pill sends a man to sleep, a second one kills him. [P14, P17]"""
    s.served |= 1 << chair
    if has(s.asleep, chair):
        kill(s, 1 << chair, Cause.PILL, seat, NONE, log)
    else:
        s.asleep |= 1 << chair
        note4(log, Event.FELL_ASLEEP, gang_at(s, chair), kind_at(s, chair), chair, seat)


@rule
def wake(s: State, seat: int, log: Log) -> None:
    """All sleepers of the player wake; the pills go back. [P7]"""
    sleepers = s.asleep & s.men[seat]
    s.asleep &= ~sleepers
    while sleepers:
        chair = lowest_bit(sleepers)
        note3(log, Event.WOKE, seat, kind_at(s, chair), chair)
        sleepers &= sleepers - 1
