"""What a seat knows: everything, since all is open, and the same as numbers."""

from __future__ import annotations

from backroom.engine.rule import Features, Rng, put, rule
from backroom.engine.sets import has

from .box import Box
from .state import State
from .words import (
    CARDS,
    DISTRICTS,
    FIELDS,
    GANGS,
    KINDS,
    MOST_SEATS,
    PHASES,
    PLACES,
    SLOTS,
    TABLES,
    VALUES,
)

OBSERVATION = (
    DISTRICTS * (GANGS * FIELDS + FIELDS + TABLES + 2)
    + GANGS * (PLACES + CARDS + SLOTS * KINDS + GANGS + 4)
    + 2 * KINDS
    + VALUES
    + MOST_SEATS * 3
    + PHASES
    + 3
)


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing to hide: decks and supply have no order anywhere, only what all can count. [G1]"""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Districts, colours, harbour, players, step, and whose eyes these are."""
    n = 0
    for district in range(DISTRICTS):
        n = observe_district(s, district, features, n)
    for gang in range(GANGS):
        n = observe_gang(s, gang, seat, features, n)
    for kind in range(KINDS):
        n = put(features, n, s.harbour[kind])
        n = put(features, n, s.supply[kind])
    for value in range(VALUES):
        n = put(features, n, s.casino[value])
    for other in range(MOST_SEATS):
        n = put(features, n, s.influence[other])
        n = put(features, n, s.on_turn == other)
        n = put(features, n, seat == other)
    for phase in range(PHASES):
        n = put(features, n, s.phase == phase)
    n = put(features, n, s.police)
    n = put(features, n, s.days)
    n = put(features, n, s.quiet)


@rule
def observe_district(s: State, district: int, features: Features, n: int) -> int:
    for gang in range(GANGS):
        for field in range(FIELDS):
            n = put(features, n, has(s.standing[district, gang], field))
    for field in range(FIELDS):
        n = put(features, n, s.next[district] == field)
    for number in range(TABLES):
        n = put(features, n, s.table[district] == number)
    n = put(features, n, has(s.doubled, district))
    return put(features, n, has(s.deck, district))


@rule
def observe_gang(s: State, gang: int, seat: int, features: Features, n: int) -> int:
    for place in range(PLACES):
        n = put(features, n, s.car[gang] == place)
    for card in range(CARDS):
        n = put(features, n, has(s.cards[gang], card))
    for slot in range(SLOTS):
        for kind in range(KINDS):
            n = put(features, n, s.slots[gang, slot] == kind)
    for other in range(GANGS):
        n = put(features, n, s.trunk[gang, other])
    n = put(features, n, s.crew[gang])
    n = put(features, n, s.drowned[gang])
    n = put(features, n, s.gang == gang)
    return put(features, n, s.owner[gang] == seat)
