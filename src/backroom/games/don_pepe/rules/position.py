"""A position, and what can be read off it at once."""

from __future__ import annotations

from backroom.engine.record import Bits, Cells, Record, i8, i32, many, one
from backroom.engine.rule import NONE, rule
from backroom.engine.sets import has

from .box import Box
from .words import (
    ALL_CHAIRS,
    CARDS,
    CHAIR,
    CHAIRS,
    FACE,
    KINDS,
    MOST_SEATS,
    SEAT,
    Card,
    Kind,
    Phase,
    Sleep,
)


class State(Record):
    """A position. Whoever sits on a chair is in one set of `men` and one of `kinds`."""

    men: Cells = many(i32, SEAT, of=Bits(CHAIR))  # where each gang's men sit
    kinds: Cells = many(i32, Kind, of=Bits(CHAIR))  # where the men of each kind sit
    asleep: int = one(i32, of=Bits(CHAIR))  # where men with a pill sit
    served: int = one(i32, of=Bits(CHAIR))  # where this turn's Cocktail has put a pill
    money: Cells = many(i32, SEAT)
    pot: int = one(i32)
    unseated: Cells = many(i8, SEAT, Sleep, Kind)  # men alive who sit nowhere at the moment
    hands: Cells = many(i8, SEAT, FACE)
    pile: Cells = many(i8, FACE)
    discards: Cells = many(i8, Card)
    shuffled: Cells = many(i8, Card)  # what the pile was when it was last made
    drawn: Cells = many(i8, SEAT, FACE)  # what each seat has drawn of that
    cake: Cells = many(i8, SEAT, of=CHAIR)  # where each gang's cake stands, if on the table
    left_at: Cells = many(i8, SEAT)  # the deadly moment that took the last man; 0 before
    last_men: Cells = many(i8, SEAT)  # how many it took
    moments: int = one(i8)  # stabs, shots, pills and explosions that killed so far
    idle: int = one(i8)  # turns in a row, this one included, without payment and death
    missing: int = one(i8)  # cards that the hand of the seat on turn lacks
    rising: int = one(i8, of=CHAIR)  # the man who is about to move
    moved: int = one(i8, of=CHAIR)  # the man whom this turn's first Move brought there
    free_seating: int = one(i8, of=bool)
    cops_gone: int = one(i8)  # Cops cards that have left the game
    on_turn: int = one(i8, of=SEAT)  # while cards are dealt: who gets them
    waiting: int = one(i8, view=False)  # a bit per seat asked, CHANCE or OVER; 0: a turn begins
    phase: int = one(i8, of=Phase)
    seats: int = one(i8)
    rules: int = one(i8)


class Told(Record):
    """What follows from a position by the rules, and views tell with it."""

    pills: int = one(i8)  # that lie in the stock


def conserved(box: Box, s: State) -> dict[str, int]:
    """Dollars, and every kind of card: none comes or goes. What was shuffled is still about."""
    totals = {"dollars": s.pot + sum(s.money[seat] for seat in range(MOST_SEATS))}
    for card, name in enumerate(Card.names):
        hands = sum(s.hands[seat, card] for seat in range(MOST_SEATS))
        totals[name] = hands + s.pile[card] + s.discards[card]
        drawn = sum(s.drawn[seat, card] for seat in range(MOST_SEATS))
        totals[f"shuffled {name}"] = s.shuffled[card] - s.pile[card] - drawn
    totals["cops"] += s.cops_gone
    return totals


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcome due sum to: the cards in the pile, or the seats."""
    if s.phase == Phase.START:
        return s.seats
    elsewhere = sum(s.discards[card] for card in range(CARDS)) + s.cops_gone
    for seat in range(s.seats):
        elsewhere += sum(s.hands[seat, card] for card in range(CARDS))
    return sum(box.deck[card] for card in range(CARDS)) - elsewhere


# ---------------------------------------------------------------------------- chairs


@rule
def next_to(chairs: int) -> int:
    """All chairs directly left or right of one of the set, round the table. [P22]"""
    return (
        chairs << 1 | chairs >> CHAIRS - 1 | chairs >> 1 | (chairs & 1) << CHAIRS - 1
    ) & ALL_CHAIRS


# ---------------------------------------------------------------------------- men


@rule
def occupied(s: State) -> int:
    """The chairs on which somebody sits."""
    chairs = 0
    for kind in range(KINDS):
        chairs |= s.kinds[kind]
    return chairs


@rule
def empty_chairs(s: State) -> int:
    """An empty chair is one nobody sits on, cake or no cake. [P25]"""
    return ALL_CHAIRS & ~occupied(s)


@rule
def awake_men(s: State, seat: int) -> int:
    return s.men[seat] & ~s.asleep


@rule
def gang_at(s: State, chair: int) -> int:
    """Whose man sits there, or NONE."""
    for seat in range(s.seats):
        if has(s.men[seat], chair):
            return seat
    return NONE


@rule
def kind_at(s: State, chair: int) -> int:
    """What kind of man sits there, or NONE."""
    for kind in range(KINDS):
        if has(s.kinds[kind], chair):
            return kind
    return NONE


@rule
def sit_down(s: State, seat: int, kind: int, chair: int) -> None:
    s.men[seat] |= 1 << chair
    s.kinds[kind] |= 1 << chair


# ---------------------------------------------------------------------------- who is asked


@rule
def holds(s: State, seat: int, card: int) -> bool:
    return s.hands[seat, card] > 0
