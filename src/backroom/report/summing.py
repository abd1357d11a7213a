"""From the points of a match to what they add up to: mistakes, luck and skill, numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from backroom.report.form import Balance, Mistake, Numbers, Point

# Mistakes that are told of each seat.
TOLD = 3
# Figures are rounded to this: what is behind is no more than noise.
DIGITS = 4
# So many standard deviations hold 95 of 100 estimates.
BOUNDS = 1.96
# Coins of either side that are added to those thrown.
ADDED = 2


def error_of(chance: float, visits: int) -> float:
    """The error of a chance that was found by so many simulations. Each of them brings between 0
    and 1, so that it is at most that of as many coins; two of either side more (Agresti and
    Coull), since never in n does not mean never."""
    coins = visits + 2 * ADDED
    share = (chance * visits + ADDED) / coins
    return BOUNDS * math.sqrt(share * (1.0 - share) / coins)


def rounded(figures: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(figure, DIGITS) + 0.0 for figure in figures)


def _error_of_loss(point: Point, seat: int, visits: int) -> float:
    """Of the difference between what was best and what was played."""
    if point.best == point.played:
        return 0.0
    return math.hypot(error_of(point.chances[seat], visits), error_of(point.after[seat], visits))


def mistakes(points: Sequence[Point], seats: int, visits: int) -> tuple[tuple[Mistake, ...], ...]:
    """By seat, the decisions that cost it most; only such as cost more than their error."""
    found: list[list[Mistake]] = [[] for _ in range(seats)]
    for point in points:
        if point.seat is None or point.best == point.played:
            continue
        better, chosen = point.chances[point.seat], point.after[point.seat]
        cost, error = better - chosen, _error_of_loss(point, point.seat, visits)
        if cost > error:
            figures = rounded((chosen, better, cost, error))
            found[point.seat].append(
                Mistake(point.line, point.seat, point.played, point.best, *figures)
            )
    return tuple(
        tuple(sorted(one, key=lambda mistake: (-mistake.cost, mistake.line))[:TOLD])
        for one in found
    )


def balance(points: Sequence[Point], seats: int, visits: int) -> tuple[Balance, ...]:
    """Luck and skill apart, by seat."""
    return tuple(_balance(points, seat, visits) for seat in range(seats))


def _balance(points: Sequence[Point], seat: int, visits: int) -> Balance:
    own, others, luck, rest = 0.0, 0.0, 0.0, 0.0
    own_error, others_error, luck_error = 0.0, 0.0, 0.0
    for point, following in pairwise(points):
        lost = point.chances[seat] - point.after[seat]
        error = _error_of_loss(point, seat, visits)
        if point.seat == seat:
            own, own_error = own - lost, math.hypot(own_error, error)
        else:
            others, others_error = others - lost, math.hypot(others_error, error)
        change = following.chances[seat] - point.after[seat]
        if following.chance:
            luck += change
            both = math.hypot(following.errors[seat], error_of(point.after[seat], visits))
            luck_error = math.hypot(luck_error, both)
        else:
            rest += change
    start, end = points[0].chances[seat], points[-1].chances[seat]
    figures = (start, end, own, own_error, others, others_error, luck, luck_error, rest)
    return Balance(seat, *rounded(figures))


def numbers(points: Sequence[Point], decisions: int, seconds: Sequence[int] | None) -> Numbers:
    """What can be counted."""
    leader: int | None = None
    changes = 0
    gaps: list[tuple[float, int]] = []
    weighed = [point for point in points if point.seat is not None]
    for place, point in enumerate(points):
        first, second = _first_two(point)
        gap = point.chances[first] - point.chances[second]
        if place >= len(weighed) / 2 and point.seat is not None:
            gaps.append((round(gap, DIGITS), point.line))
        if gap > math.hypot(point.errors[first], point.errors[second]):
            changes += leader is not None and leader != first
            leader = first
    closest = min(gaps, default=None)
    return Numbers(
        decisions=decisions,
        weighed=len(weighed),
        lead_changes=changes,
        closest=None if closest is None else closest[1],
        gap=None if closest is None else closest[0],
        seconds=None if seconds is None else tuple(seconds),
    )


def _first_two(point: Point) -> tuple[int, int]:
    """The seats with the best chances; where there is one seat only, that twice."""
    order = sorted(range(len(point.chances)), key=lambda seat: (-point.chances[seat], seat))
    return order[0], order[1 if len(order) > 1 else 0]
