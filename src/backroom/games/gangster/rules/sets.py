"""Sets of districts, fields, cards: numbers with a bit for each member."""

from __future__ import annotations

from backroom.engine.rule import Out, lowest_bit, offer, rule


@rule
def has(members: int, member: int) -> bool:
    return members >> member & 1 == 1


@rule
def count(members: int) -> int:
    """How many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def up_to(members: int) -> int:
    """Everything from the first bit to a set's highest member."""
    while members & members + 1:
        members |= members >> 1
    return members


@rule
def offer_each(out: Out, n: int, verb: int, members: int) -> int:
    """List a verb with each member of a set."""
    while members:
        n = offer(out, n, verb, lowest_bit(members))
        members &= members - 1
    return n
