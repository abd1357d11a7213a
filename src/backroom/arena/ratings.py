"""Many players in one order: ratings of openskill's Plackett–Luce model, with intervals.

A rating that is updated match by match depends on their order, and its own spread says nothing of
luck. So the matches are drawn again and again with repetition, each draw in an order of its own
(the bootstrap): the rating is the mean over the draws, its interval holds 95 % of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from backroom.arena.matches import Result
from backroom.arena.referees import share_ahead
from backroom.arena.sequential import Evidence
from backroom.ratings import after, newcomer

DRAWS = 200
FEWEST_DRAWS = 40
# Matches rated in all draws together: some seconds.
MOST_RATED = 40_000
OUTSIDE = 0.025


@dataclass(frozen=True)
class Standing:
    """One player among many; the bounds of `share`, its part of the wins, are 5 % each."""

    player: str
    rating: float
    low: float
    high: float
    seats: int
    share: float
    share_low: float
    share_high: float
    mean_place: float
    milliseconds: float


def ratings(
    results: Sequence[Result], players: Sequence[str], seed: int = 0
) -> dict[str, tuple[float, float, float]]:
    """Rating, lower and upper end of its interval, by player."""
    source = random.Random(seed)
    draws = max(FEWEST_DRAWS, min(DRAWS, MOST_RATED // max(1, len(results))))
    drawn: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(draws):
        rated = _rated(source.choices(results, k=len(results)), players)
        for name in players:
            drawn[name].append(rated[name])
    return {name: _summed_up(sorted(values)) for name, values in drawn.items()}


def _summed_up(values: list[float]) -> tuple[float, float, float]:
    outside = int(len(values) * OUTSIDE)
    return sum(values) / len(values), values[outside], values[-1 - outside]


def _rated(results: Sequence[Result], players: Sequence[str]) -> dict[str, float]:
    known = dict.fromkeys(players, newcomer())
    for result in results:
        known |= after(known, result.lineup, result.places)
    return {name: rating.mu for name, rating in known.items()}


def standings(results: Sequence[Result], players: Sequence[str], seed: int = 0) -> list[Standing]:
    """All players, the strongest first; in a run that was stopped early not all may have sat."""
    rated = ratings(results, players, seed)
    found = []
    for name in players:
        sat = [
            (result, seat)
            for result in results
            for seat, who in enumerate(result.lineup)
            if who == name
        ]
        if not sat:
            continue
        shares = Evidence()
        for result, seat in sat:
            shares.add(result.wins[seat])
        decisions = sum(result.decisions[seat] for result, seat in sat)
        found.append(
            Standing(
                name,
                *rated[name],
                len(sat),
                shares.mean,
                *shares.bounds,
                sum(result.places[seat] for result, seat in sat) / len(sat),
                1000 * sum(result.seconds[seat] for result, seat in sat) / max(1, decisions),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def pairwise(
    results: Sequence[Result], players: Sequence[str]
) -> dict[tuple[str, str], tuple[float, int]]:
    """How often one was ahead of the other, and in how many matches they met."""
    table = {}
    for one, other in permutations(players, 2):
        met = [a for r in results if (a := share_ahead(r, one, other)) is not None]
        if met:
            table[one, other] = (sum(met) / len(met), len(met))
    return table
