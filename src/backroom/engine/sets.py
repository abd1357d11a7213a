"""Sets of small numbers for rules: bit n of an integer says that n is a member."""

from __future__ import annotations

import numpy as np

from backroom.engine.rule import Features, Out, offer, put, rule, table

# 2 to the n, modulo 67, is different for every n below 66.
_BIT_BY_REST = table(
    [next((n for n in range(66) if pow(2, n, 67) == rest), 0) for rest in range(67)]
)
_67 = np.uint64(67)


@rule
def has(members: int, member: int) -> bool:
    """The set holds the member."""
    return members >> member & 1 == 1


@rule
def count(members: int) -> int:
    """How many a set holds."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def lowest_bit(members: int) -> int:
    """The lowest member of a non-empty set of at most 63."""
    return _BIT_BY_REST[np.uint64(members & -members) % _67]  # type: ignore[call-overload, no-any-return]


@rule
def up_to(members: int) -> int:
    """All numbers from 0 to a set's highest member."""
    while members & members + 1:
        members |= members >> 1
    return members


@rule
def offer_set(out: Out, n: int, verb: int, members: int) -> int:
    """Put a verb on a list with each member of a set."""
    while members:
        n = offer(out, n, verb, lowest_bit(members))
        members &= members - 1
    return n


@rule
def put_set(features: Features, at: int, members: int) -> None:
    """Put a 1 into the place of each member of a set in a block that begins there."""
    while members:
        put(features, at + lowest_bit(members), 1)
        members &= members - 1
