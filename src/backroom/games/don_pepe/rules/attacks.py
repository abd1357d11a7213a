"""Knife and pistol."""

from __future__ import annotations

from backroom.engine.rule import NONE, Out, offer, rule
from backroom.engine.sets import lowest_bit

from .box import Box
from .position import State, awake_men, next_to, occupied
from .words import PISTOL_ARG, Act, Item, Kind


@rule
def with_knives(box: Box, s: State, seat: int) -> int:
    """Own awake Mikes, and own awake men at a knife. [P9]"""
    return awake_men(s, seat) & (s.kinds[Kind.MIKE] | box.at[Item.KNIFE])


@rule
def in_knife_reach(box: Box, s: State, seat: int) -> int:
    """Chairs next to a man with a knife. [P9]"""
    return next_to(with_knives(box, s, seat))


@rule
def stabber(box: Box, s: State, seat: int, victim: int) -> int:
    """Who does it: where two could, whoever sits on the chair of the lower number. [P9]"""
    return lowest_bit(with_knives(box, s, seat) & next_to(1 << victim))


@rule
def in_pistol_reach(box: Box, s: State, seat: int) -> int:
    """Chairs opposite an own awake Joe, or any own awake man at a pistol. [P10]"""
    shooters = awake_men(s, seat) & (s.kinds[Kind.JOE] | box.at[Item.PISTOL])
    chairs = 0
    while shooters:
        # A head faces nobody, so a Joe there shoots nobody.
        facing = box.facing[lowest_bit(shooters)]
        if facing != NONE:
            chairs |= 1 << facing
        shooters &= shooters - 1
    return chairs


@rule
def opponents(s: State, seat: int) -> int:
    """No friendly fire with knife and pistol. [P17]"""
    return occupied(s) & ~s.men[seat]


@rule
def offer_shots(out: Out, n: int, chairs: int) -> int:
    """A pistol on each chair of a set. [P10]"""
    while chairs:
        n = offer(out, n, Act.PISTOL, PISTOL_ARG[lowest_bit(chairs)])
        chairs &= chairs - 1
    return n
