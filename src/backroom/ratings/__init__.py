"""How strong players are, by openskill's Plackett–Luce model: one match at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce

# What people may learn or forget from one match to the next: openskill's own value.
TAU = 25 / 300


class Rating(NamedTuple):
    """A strength and how uncertain it is: mean and standard deviation."""

    mu: float
    sigma: float


@cache
def _model() -> PlackettLuce:
    # Bots do not learn: without tau a rating settles. For people see `a_match_later`.
    return PlackettLuce(tau=0.0)


@cache
def newcomer() -> Rating:
    """Of somebody of whom nothing is known."""
    rating = _model().rating()
    return Rating(float(rating.mu), float(rating.sigma))


def a_match_later(rating: Rating) -> Rating:
    """A person's strength changes: it is a little less certain than after their last match."""
    return Rating(rating.mu, (rating.sigma**2 + TAU**2) ** 0.5)


def after(
    before: Mapping[str, Rating], lineup: Sequence[str], places: Sequence[int]
) -> dict[str, Rating]:
    """The ratings of all who sat in a match, by seat, and came to these places. Who has several
    seats has learned from each of them."""
    model = _model()
    teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in lineup]
    rated = [new[0] for new in model.rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for name in dict.fromkeys(lineup):
        seats = [seat for seat, who in zip(rated, lineup, strict=True) if who == name]
        mean = sum(seat.mu for seat in seats) / len(seats)
        spread = sum(seat.sigma for seat in seats) / len(seats)
        found[name] = Rating(float(mean), float(spread))
    return found
