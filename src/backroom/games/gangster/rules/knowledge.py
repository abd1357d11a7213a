"""What a seat knows: everything, since all is open, and the same as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from backroom.engine.asking import clockwise, put_seat, seat_after
from backroom.engine.features import Block, starts
from backroom.engine.names import Sort
from backroom.engine.rule import NONE, Features, Rng, put, put_choice, put_part, rule
from backroom.engine.sets import put_set

from .box import Box
from .state import State
from .words import (
    CARD,
    CARDS,
    DAYS,
    DISTRICT,
    DISTRICTS,
    FEWEST_SEATS,
    FIELD,
    FIELDS,
    GANGS,
    KINDS,
    MOST_SEATS,
    PLACE,
    PLACES,
    SEAT,
    SLOTS,
    TABLE,
    TABLES,
    VALUE,
    VALUES,
    Fitted,
    Gang,
    Kind,
    Phase,
    Slot,
)

# More than a match brings; beyond it nothing is told apart.
MOST_INFLUENCE = 250

# Colours are counted from the own first one on, clockwise; of two players, who have two each, the
# own ones are the first and the third.
FEATURES = (
    Block("standing", (DISTRICT, Gang, FIELD), "Whether a gangster of the colour stands there."),
    Block("front", (DISTRICT, FIELD), "Fields that are next while the last one is empty."),
    Block("table", (DISTRICT, TABLE), "The table that was laid on the district."),
    Block("doubled", (DISTRICT,), "Whether the district has a doubler."),
    Block("deck", (DISTRICT,), "Whether the card of the district is not drawn yet."),
    Block("car", (Gang, PLACE), "Where the car of the colour stands."),
    Block("cards", (Gang, CARD), "The open movement cards of the colour."),
    Block("slots", (Gang, Slot, Kind), "The equipment on the board of the colour."),
    Block("trunk", (Gang, Gang), "Gangsters of the second colour in the trunk of the first."),
    Block("crew", (Gang,), "Own gangsters in the car, of all that a colour ever gets."),
    Block("drowned", (Gang,), "Gangsters of the colour in the harbour, of the same number."),
    Block("owner", (Gang, SEAT), "Who plays the colour."),
    Block("acting", (Gang,), "The colour that acts."),
    Block("harbour", (Kind,), "Open pieces of equipment, of all that lie open."),
    Block("supply", (Kind,), "Pieces that are not drawn yet, of all of the kind."),
    Block("casino", (VALUE,), "Casino cards that are not drawn yet, of all of the value."),
    Block("influence", (SEAT,), "The player's influence, of 250."),
    Block("on_turn", (SEAT,), "Whose turn it is."),
    Block("phase", (Phase,), "The step of the turn."),
    Block("police", (), "Policemen in the deck of district cards, of all."),
    Block("days", (), "Days of reckoning that are over, of three."),
    Block("quiet", (), "Turns in a row without a drive, of those after which one must drive."),
)
(
    STANDING, FRONT, LAID, DOUBLED, DECK, CAR, OPEN_CARDS, EQUIPMENT, TRUNK, CREW, DROWNED, OWNER,
    ACTING, HARBOUR, SUPPLY, CASINO, INFLUENCE, ON_TURN, PHASE, POLICE, DAYS_OVER, QUIET,
) = starts(FEATURES)  # fmt: skip


@rule
def veil(box: Box, s: State, seat: int) -> None:
    """Nothing to hide: decks and supply have no order anywhere, only what all can count. [G1]"""


@rule
def resample(box: Box, s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so this world is the only one."""


def turning(box: Box, s: State, seat: int) -> Mapping[Sort, Sequence[int]]:
    """Colours turn with the seats that play them, in the order of their turns. [G25]"""
    return {Gang: [clockwise(seat, gang, s.gangs) for gang in range(GANGS)]}


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """Districts, colours, harbour, players, step."""
    for district in range(DISTRICTS):
        observe_district(s, district, seat, features)
    put_set(features, DOUBLED, s.doubled)
    put_set(features, DECK, s.deck)
    for gang in range(s.gangs):
        observe_gang(box, s, gang, clockwise(seat, gang, s.gangs), seat, features)
    if s.gang != NONE:
        put(features, ACTING + clockwise(seat, s.gang, s.gangs), 1)
    for kind in range(KINDS):
        put_part(features, HARBOUR + kind, s.harbour[kind], box.laid_open)
        put_part(features, SUPPLY + kind, s.supply[kind], box.equipment[kind])
    for value in range(VALUES):
        put_part(features, CASINO + value, s.casino[value], box.casino[value])
    for place in range(s.seats):
        influence = min(s.influence[seat_after(seat, place, s.seats)], MOST_INFLUENCE)
        put_part(features, INFLUENCE + place, influence, MOST_INFLUENCE)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)
    put_choice(features, PHASE, s.phase)
    put_part(features, POLICE, s.police, box.police[s.seats - FEWEST_SEATS])
    put_part(features, DAYS_OVER, s.days, DAYS)
    limit = box.guard_turns * s.gangs
    put_part(features, QUIET, min(s.quiet, limit), limit)


@rule
def observe_district(s: State, district: int, seat: int, features: Features) -> None:
    for gang in range(s.gangs):
        turned = district * GANGS + clockwise(seat, gang, s.gangs)
        put_set(features, STANDING + turned * FIELDS, s.standing[district, gang])
    put_set(features, FRONT + district * FIELDS, s.front[district])
    put_choice(features, LAID + district * TABLES, s.table[district])


@rule
def observe_gang(box: Box, s: State, gang: int, turned: int, seat: int, features: Features) -> None:
    put_choice(features, CAR + turned * PLACES, s.car[gang])
    put_set(features, OPEN_CARDS + turned * CARDS, s.cards[gang])
    for slot in range(SLOTS):
        put_choice(features, EQUIPMENT + (turned * SLOTS + slot) * KINDS, s.slots[gang, slot])
    for other in range(s.gangs):
        place = TRUNK + turned * GANGS + clockwise(seat, other, s.gangs)
        put_part(features, place, s.trunk[gang, other], box.trunk_room[Fitted.WITH])
    ever = 0
    for stage in range(DAYS):
        ever += box.gangsters[stage]
    put_part(features, CREW + turned, s.crew[gang], ever)
    put_part(features, DROWNED + turned, s.drowned[gang], ever)
    put_seat(features, OWNER + turned * MOST_SEATS, seat, s.owner[gang], s.seats)
