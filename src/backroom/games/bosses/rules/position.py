"""The box and a position, and what can be read off them at once."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.engine.record import Bits, Cells, Record, i8, i64, many, one
from backroom.engine.rule import rule

from .words import (
    ALL_FIELDS,
    FIELD,
    FIELDS,
    GANGS,
    KIND,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    PLAYERS,
    POWER,
    POWERS,
    SEAT,
    SIZE,
    Gang,
    Phase,
    Side,
)


class Box(Record):
    """What is in the box."""

    gangsters: Cells = many(i8, POWER, between=(1, 9))  # of each gang, by power
    bullets: Cells = many(i8, PLAYERS, between=(0, 9))  # of each player
    track_end: int = one(i8, between=(1, 100))  # the rank that wins at once
    guard_turns: int = one(i8, between=(1, 9))  # turns of moves by each player before B20 binds


class State(Record):
    """A position. A gang's number is that of the seat that plays it, if any does."""

    occupied: int = one(i64, of=Bits(FIELD), view=False)  # fields with a gangster, dead or alive
    dead: int = one(i64, of=Bits(FIELD))  # fields with a dead gangster
    locked: int = one(i64, of=Bits(FIELD))  # fields of complete lines
    living: Cells = many(i64, Gang, of=Bits(FIELD), view=False)  # where each gang's living stand
    board: Cells = many(i8, FIELD, of=KIND)  # who stands where
    unseen: Cells = many(i8, KIND)  # gangsters in both stacks together
    stock: Cells = many(i8, SEAT, POWER, of=bool)  # the own stocks
    pair: Cells = many(i8, Side, of=KIND)  # the open pair
    stacks: Cells = many(i8, Side)  # heights of the stacks
    bullets: Cells = many(i8, SEAT)
    rank: Cells = many(i8, SEAT)
    # The how-manyeth scored line brought that rank; 0 at rank 0.
    reached_at: Cells = many(i8, SEAT, formerly="since")
    scored: int = one(i8)  # lines scored so far
    moves: int = one(i8)  # turns in a row that were moves
    fresh: int = one(i8, of=FIELD)  # the gangster placed or moved in the turn before
    drawn: int = one(i8, of=KIND)  # drawn and not yet placed
    emptied: int = one(i8, of=Side)  # place of the open pair to refill at the end of the turn
    crossing: int = one(i8, of=FIELD)  # the field both of whose lines wait to be scored
    tied_gangs_vanish: int = one(i8, of=bool)
    on_turn: int = one(i8, of=SEAT)
    waiting: int = one(i8, view=False)  # a bit per seat asked, CHANCE or OVER
    phase: int = one(i8, of=Phase)
    seats: int = one(i8)
    rules: int = one(i8)


def box_problems(box: Box) -> Iterator[tuple[str, str]]:
    whole = GANGS * sum(box.gangsters[power] for power in range(POWERS))
    if whole != FIELDS:
        yield "gangsters", f"{whole} gangsters do not fill the {FIELDS} fields of the board"


@rule
def kind_of(gang: int, power: int) -> int:
    """Power counts from 0 here, as an index."""
    return gang * POWERS + power


@rule
def gang_of(kind: int) -> int:
    return kind // POWERS


@rule
def power_of(kind: int) -> int:
    """What a gangster counts in a line."""
    return kind % POWERS + 1


@rule
def row_of(field: int) -> int:
    """The line that is the field's row."""
    return field // SIZE


@rule
def column_of(field: int) -> int:
    """The line that is the field's column: they follow the rows."""
    return SIZE + field % SIZE


@rule
def next_to(fields: int) -> int:
    """All fields orthogonally next to one of the set."""
    return (
        fields << SIZE
        | fields >> SIZE
        | (fields & NOT_LAST_COLUMN) << 1
        | (fields & NOT_FIRST_COLUMN) >> 1
    ) & ALL_FIELDS


@rule
def all_living(s: State) -> int:
    return s.occupied & ~s.dead


@rule
def empty_fields(s: State) -> int:
    return ALL_FIELDS & ~s.occupied


def conserved(box: Box, s: State) -> dict[str, int]:
    """Gangsters of every kind, wherever they are; bullets, in hand or on the dead. [B1, B3, B11]"""
    where = [s.board[field] for field in range(FIELDS)] + [
        s.pair[Side.LEFT],
        s.pair[Side.RIGHT],
        s.drawn,
    ]
    # A gangster drawn from a stack and not yet named is still among the unseen.
    kinds = {
        word: where.count(kind)
        + s.unseen[kind]
        + (s.stock[gang_of(kind), kind % POWERS] if gang_of(kind) < s.seats else 0)
        for kind, word in enumerate(KIND)
    }
    bullets = sum(s.bullets[seat] for seat in range(s.seats)) + s.dead.bit_count()
    return kinds | {"bullets": bullets}


def total_weight(box: Box, s: State) -> int:
    """What the weights of the outcome due sum to: the gangsters in the stacks, or the seats."""
    if s.phase == Phase.START:
        return s.seats
    # A drawn gangster has left its stack and is not yet named.
    return s.stacks[Side.LEFT] + s.stacks[Side.RIGHT] + (1 if s.phase == Phase.DRAWN else 0)
