"""Confidence sequences for a share of wins, by betting: valid whenever one looks, so that a test
may stop early.

A share of the win is a number x between 0 and 1. Whoever bets against “the mean is at most m” at
odds that would be right if it were q > m multiplies his money by (q/m)^x · ((1−q)/(1−m))^(1−x) in
every match. If the mean is at most m he cannot expect to gain, shared wins included (the factor
is convex in x); nor if it is m only on average over the seats of a round (the product of unequal
factors is the smaller one). Nor can he by spreading his money over many q. So his money ever
reaches 1/error with a probability of at most `error` (Ville's inequality), however often one
looks, and when it does, the mean is above m. The lower bound is the largest m refuted so; the
upper bound is the mirror image. Each holds with that error: that is what `error` says.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

ERROR = 0.05
# Over how many q the money is spread, evenly from m to 1.
SPREAD = 100
_STEPS = (np.arange(SPREAD) + 0.5) / SPREAD
PRECISION = 1e-4

Verdict = Literal["shown", "refuted", "open"]


class Evidence:
    """Accumulates shares of wins; tests and bounds their mean at any time."""

    def __init__(self, error: float = ERROR):
        self.error = error
        self.count = 0
        self.total = 0.0

    def add(self, share: float) -> None:
        self.count += 1
        self.total += share

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    def is_above(self, m: float) -> bool:
        """Whether a mean of at most m is refuted."""
        return _money(self.total, self.count, m) >= -math.log(self.error)

    def is_below(self, m: float) -> bool:
        """Whether a mean of at least m is refuted."""
        return _money(self.count - self.total, self.count, 1 - m) >= -math.log(self.error)

    @property
    def bounds(self) -> tuple[float, float]:
        """The lower and the upper bound of the mean."""
        if not self.count:
            return 0.0, 1.0
        lower = _largest_refuted(self.total, self.count, self.error)
        upper = 1 - _largest_refuted(self.count - self.total, self.count, self.error)
        return lower, upper


def _money(total: float, count: int, m: float) -> float:
    """The logarithm of what one unit has become, bet against a mean of at most m."""
    if m <= 0:
        return math.inf if total > 0 else 0.0
    if m >= 1 or not count:
        return 0.0
    q = m + (1 - m) * _STEPS
    grown = total * np.log(q / m) + (count - total) * np.log((1 - q) / (1 - m))
    most = grown.max()
    return float(most + np.log(np.exp(grown - most).mean()))


def _largest_refuted(total: float, count: int, error: float) -> float:
    low, high = 0.0, total / count
    while high - low > PRECISION:
        middle = (low + high) / 2
        if _money(total, count, middle) >= -math.log(error):
            low = middle
        else:
            high = middle
    return low


@dataclass(frozen=True)
class Bar:
    """What is claimed of a share of wins: that it reaches `reach`, and is surely above `above`."""

    reach: float
    above: float

    def verdict(self, evidence: Evidence) -> Verdict:
        if evidence.count and evidence.mean >= self.reach and evidence.is_above(self.above):
            return "shown"
        if evidence.is_below(self.reach):
            return "refuted"
        return "open"
