"""A position of gangster, and what can be read off it at once."""

from __future__ import annotations

from backroom.engine.record import Bits, Cells, Record, i8, i16, i32, many, one
from backroom.engine.rule import rule

from .words import CARD, DISTRICT, FIELD, FRONTS, PLACE, SEAT, TABLE, VALUE, Gang, Kind, Phase, Slot


class State(Record):
    """A position. `gang` in a comment is a colour: its car, its cards, its board."""

    standing: Cells = many(i32, DISTRICT, Gang, of=Bits(FIELD))  # whose gangsters stand where
    influence: Cells = many(i16, SEAT)
    quiet: int = one(i16)  # turns in a row without a drive
    doubled: int = one(i16, of=Bits(DISTRICT))  # districts with a doubler
    deck: int = one(i16, of=Bits(DISTRICT))  # district cards not drawn yet
    table: Cells = many(i8, DISTRICT, of=TABLE)  # −1: not laid, or closed
    next: Cells = many(i8, DISTRICT, of=FIELD, since=FRONTS)  # filled next; −1: full, or closed
    owner: Cells = many(i8, Gang, of=SEAT, since=FRONTS)  # who plays a colour; −1: nobody
    car: Cells = many(i8, Gang, of=PLACE)  # where the cars stand
    crew: Cells = many(i8, Gang)  # own gangsters in the car
    trunk: Cells = many(i8, Gang, Gang)  # whose trunk, and foreign gangsters in it by colour
    drowned: Cells = many(i8, Gang)  # gangsters in the harbour, out for good
    cards: Cells = many(i8, Gang, of=Bits(CARD))  # open movement cards
    slots: Cells = many(i8, Gang, Slot, of=Kind)  # equipment on the boards
    harbour: Cells = many(i8, Kind)  # open equipment
    supply: Cells = many(i8, Kind)  # equipment not drawn yet
    casino: Cells = many(i8, VALUE)  # casino cards not drawn yet
    police: int = one(i8)  # policemen in the deck of district cards
    days: int = one(i8)  # days of reckoning that are over
    gang: int = one(i8, of=Gang)  # the colour that acts, or that is being set up
    gangs: int = one(i8)  # colours in play
    on_turn: int = one(i8, of=SEAT)
    waiting: int = one(i8, view=False)  # a bit per seat asked, CHANCE or OVER
    phase: int = one(i8, of=Phase)
    seats: int = one(i8)
    rules: int = one(i8)


@rule
def has_kind(s: State, gang: int, kind: int) -> bool:
    """A colour's equipment works in either slot. [G12, G14–G19]"""
    return s.slots[gang, Slot.LEFT] == kind or s.slots[gang, Slot.RIGHT] == kind
