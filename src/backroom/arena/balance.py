"""Is a game fair, how long is it, how close, and what helps to win?

Everybody at the table plays alike, so that what differs is the seat, the luck and what was done.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from backroom.arena.matches import Deed, Result

# Of the normal distribution, for intervals of 95 %.
WIDTH = statistics.NormalDist().inv_cdf(0.975)
# A deed is reported that was counted so often.
FEWEST_CASES = 20


@dataclass(frozen=True)
class Share:
    """A proportion with its confidence interval of 95 %."""

    mean: float
    low: float
    high: float
    cases: int


def share(total: float, cases: int, width: float = WIDTH) -> Share:
    """The Wilson score interval; conservative for shared wins, which vary less."""
    if not cases:
        return Share(math.nan, 0.0, 1.0, 0)
    mean = total / cases
    part = width**2 / cases
    middle = (mean + part / 2) / (1 + part)
    half = width * math.sqrt(mean * (1 - mean) / cases + part / (4 * cases)) / (1 + part)
    return Share(mean, max(0.0, middle - half), min(1.0, middle + half), cases)


@dataclass(frozen=True)
class Spread:
    """The distribution of a number over the matches: its mean and five percentiles."""

    mean: float
    least: float
    low: float
    median: float
    high: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    """Mean, minimum, 5th, 50th and 95th percentile, maximum."""
    ordered = sorted(values)

    def at(part: float) -> float:
        return float(ordered[round(part * (len(ordered) - 1))])

    return Spread(statistics.fmean(ordered), at(0), at(0.05), at(0.5), at(0.95), at(1))


@dataclass(frozen=True)
class Help:
    """How a deed correlates with winning: the win share of seats that did it more than average.

    `often` is the share of seats that did it at all; `surely` says whether the win share differs
    from the fair one after a Bonferroni correction for all deeds looked at.
    """

    deed: Deed
    often: float
    won: Share
    surely: bool


@dataclass(frozen=True)
class Balance:
    """Statistics of a game over many matches."""

    matches: int
    seats: int
    seat_wins: tuple[Share, ...]
    seat_scores: tuple[float, ...]
    lines: Spread
    decisions: Spread
    score: Spread
    # From the first to the second place, and to the last.
    lead: Spread
    gap: Spread
    shared_wins: Share
    helps: tuple[Help, ...]


def balance(results: Sequence[Result]) -> Balance:
    """Compute the statistics; deeds that help most come first."""
    count, seats = len(results), len(results[0].lineup)
    by_seat = [sum(result.wins[seat] for result in results) for seat in range(seats)]
    ordered = [_by_place(result) for result in results]
    return Balance(
        matches=count,
        seats=seats,
        seat_wins=tuple(share(won, count) for won in by_seat),
        seat_scores=tuple(
            statistics.fmean(result.scores[seat] for result in results) for seat in range(seats)
        ),
        lines=spread([result.lines for result in results]),
        decisions=spread([sum(result.decisions) for result in results]),
        score=spread([score for result in results for score in result.scores]),
        lead=spread([abs(scores[0] - scores[1]) for scores in ordered]),
        gap=spread([abs(scores[0] - scores[-1]) for scores in ordered]),
        shared_wins=share(sum(result.places.count(1) > 1 for result in results), count),
        helps=helps(results),
    )


def _by_place(result: Result) -> list[int]:
    """The scores from the first place to the last."""
    return [score for _, score in sorted(zip(result.places, result.scores, strict=True))]


def helps(results: Sequence[Result]) -> tuple[Help, ...]:
    """All deeds, ordered by the win share of those who did them more often than the others."""
    seats = len(results[0].lineup)
    cases: dict[Deed, list[tuple[int, int]]] = {}
    done: dict[Deed, int] = {}
    for place, result in enumerate(results):
        for deed, counted in result.deeds.items():
            mean = sum(counted) / seats
            more = [(place, seat) for seat in range(seats) if counted[seat] > mean]
            cases.setdefault(deed, []).extend(more)
            done[deed] = done.get(deed, 0) + sum(number > 0 for number in counted)
    looked_at = _without_twins(
        {deed: where for deed, where in cases.items() if not _is_the_win(deed, results)}
    )
    surely = statistics.NormalDist().inv_cdf(1 - 0.025 / max(1, len(looked_at)))
    found = []
    for deed in looked_at:
        won = sum(results[place].wins[seat] for place, seat in cases[deed])
        narrow, wide = share(won, len(cases[deed])), share(won, len(cases[deed]), surely)
        differs = not wide.low <= 1 / seats <= wide.high
        found.append(Help(deed, done[deed] / (len(results) * seats), narrow, differs))
    return tuple(sorted(found, key=lambda help: (-help.won.mean, help.deed)))


def _is_the_win(deed: Deed, results: Sequence[Result]) -> bool:
    """Whether a deed is equivalent to winning: done by all winners and nobody else."""
    return all(
        [number > 0 for number in result.deeds.get(deed, ())]
        == [place == 1 for place in result.places]
        for result in results
    )


def _without_twins(cases: dict[Deed, list[tuple[int, int]]]) -> list[Deed]:
    """Deeds with enough cases, without duplicates: of deeds that always coincide, the first.

    An action and the event that it always causes coincide.
    """
    seen: dict[tuple[tuple[int, int], ...], Deed] = {}
    for deed, where in cases.items():
        if len(where) >= FEWEST_CASES:
            seen.setdefault(tuple(where), deed)
    return list(seen.values())
