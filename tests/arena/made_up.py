"""Results nobody played, for tests of figures."""

from __future__ import annotations

import random

from backroom.arena.contest import Contest
from backroom.arena.matches import Deed, Result


def finished(
    number: int,
    lineup: tuple[str, ...],
    places: tuple[int, ...],
    deeds: dict[Deed, tuple[int, ...]] | None = None,
) -> Result:
    scores = tuple(10 * (len(lineup) - place) for place in places)
    ones, nothing = (1,) * len(lineup), (0.001,) * len(lineup)
    return Result(number, number, lineup, scores, places, ones, 10, deeds or {}, nothing)


def by_strength(contest: Contest, strengths: dict[str, float], number: int) -> Result:
    """A match as Plackett and Luce would have it: every place is drawn by strength."""
    source = random.Random(number)
    lineup = contest.lineup(number)
    left, places = list(range(contest.seats)), [0] * contest.seats
    for place in range(1, contest.seats + 1):
        (seat,) = source.choices(left, [strengths[lineup[seat]] for seat in left])
        places[seat] = place
        left.remove(seat)
    return finished(number, lineup, tuple(places))
