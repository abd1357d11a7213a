"""Who is asked: what phases do with a state's `phase` and `waiting`.

`waiting` holds a bit for each seat that is asked, or CHANCE, or OVER: what `to_act` gives.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.rule import Features, put, rule
from backroom.engine.sets import has

# What `to_act` gives beside a set of seats.
CHANCE = -1
OVER = -2


@rule
def ask(s: Any, phase: int, who: int) -> None:
    """The seats of a set are asked."""
    s.phase = phase
    s.waiting = who


@rule
def ask_seat(s: Any, phase: int, seat: int) -> None:
    """One seat is asked."""
    ask(s, phase, 1 << seat)


@rule
def ask_chance(s: Any, phase: int) -> None:
    """An outcome is due."""
    ask(s, phase, CHANCE)


@rule
def end(s: Any, phase: int) -> None:
    """The match is over."""
    ask(s, phase, OVER)


@rule
def is_asked(s: Any, seat: int) -> bool:
    return s.waiting >= 0 and has(s.waiting, seat)


@rule
def clockwise(seat: int, other: int, seats: int) -> int:
    """How many places clockwise another seat is; who is not in the round keeps the number."""
    if other >= seats:
        return other
    return other - seat if other >= seat else other - seat + seats


@rule
def seat_after(seat: int, steps: int, seats: int) -> int:
    """Who sits so many places clockwise, less than once round."""
    other = seat + steps
    return other if other < seats else other - seats


@rule
def put_seat(features: Features, at: int, seat: int, other: int, seats: int) -> None:
    """Put a 1 into the place of another seat, or of NONE into none, counted from a seat's own."""
    if other >= 0:
        put(features, at + clockwise(seat, other, seats), 1)


@rule
def to_act(box: Any, s: Any) -> int:
    waiting: int = s.waiting
    return waiting
