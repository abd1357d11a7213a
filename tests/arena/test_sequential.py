"""The sequential test, in worlds whose true shares are known."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from backroom.arena.sequential import Bar, Evidence

WORLDS, MATCHES = 600, 200
Judge = Callable[[Evidence], bool]


def how_often(judge: Judge, shares: Sequence[float], shared: bool = False) -> float:
    """In which part of the worlds a judge that looks after every round ever says yes.

    `shares` are the true shares of wins by seat; `shared` halves wins, twice as often.
    """
    source = np.random.default_rng(7)
    said = 0
    known: dict[tuple[int, float], bool] = {}

    def says_yes(evidence: Evidence) -> bool:
        key = (evidence.count, evidence.total)
        if key not in known:
            known[key] = judge(evidence)
        return known[key]

    rounds = MATCHES // len(shares)
    for _ in range(WORLDS):
        chances = np.tile(shares, rounds) * (2 if shared else 1)
        won = (source.random(len(chances)) < chances) / (2 if shared else 1)
        evidence = Evidence()
        for number, share in enumerate(won.tolist(), 1):
            evidence.add(share)
            if number % len(shares) == 0 and says_yes(evidence):
                said += 1
                break
    return said / WORLDS


FAIR_WORLDS = [
    pytest.param((0.5, 0.5), False, id="two seats"),
    pytest.param((0.8, 0.2), False, id="the first seat is better"),
    pytest.param((0.7, 0.2, 0.1), False, id="three seats, unequal"),
    pytest.param((0.4, 0.4), True, id="wins are shared"),
]


@pytest.mark.parametrize("shares, shared", FAIR_WORLDS)
def test_who_is_not_above_is_seldom_shown_to_be(shares: Sequence[float], shared: bool) -> None:
    mean = sum(shares) / len(shares)
    assert how_often(lambda e: e.is_above(mean), shares, shared) <= 0.05
    assert how_often(lambda e: e.is_below(mean), shares, shared) <= 0.05


def test_looking_often_at_an_ordinary_interval_would_be_noticed() -> None:
    def naive(evidence: Evidence) -> bool:
        spread = math.sqrt(0.25 / evidence.count)
        return evidence.count >= 10 and evidence.mean > 0.5 + 1.645 * spread

    assert how_often(naive, (0.5, 0.5)) > 0.15


def test_who_is_clearly_above_is_shown_to_be() -> None:
    assert how_often(lambda e: e.is_above(0.5), (0.75, 0.65)) > 0.95
    assert how_often(lambda e: e.is_below(0.9), (0.8, 0.7)) > 0.95


def test_bounds_hold_at_every_look() -> None:
    def is_wrong(evidence: Evidence) -> bool:
        low, high = evidence.bounds
        return not low <= 0.6 <= high

    assert how_often(is_wrong, (0.6, 0.6)) <= 0.1  # both bounds, 5 % each


@pytest.mark.parametrize("wins, count", [(0, 10), (10, 10), (7, 10), (61.5, 200)])
def test_bounds_are_where_the_test_turns(wins: float, count: int) -> None:
    evidence = Evidence()
    evidence.total, evidence.count = wins, count
    low, high = evidence.bounds
    assert 0 <= low <= evidence.mean <= high <= 1
    assert not evidence.is_above(low + 0.001)
    assert not evidence.is_below(high - 0.001)
    if wins:
        assert evidence.is_above(low - 0.001)
    if wins < count:
        assert evidence.is_below(high + 0.001)
    # Who has won at all wins sometimes, and who has lost at all does not win always.
    assert evidence.is_above(0) == (wins > 0)
    assert evidence.is_below(1) == (wins < count)


def test_nothing_is_known_before_the_first_match() -> None:
    evidence = Evidence()
    assert evidence.bounds == (0.0, 1.0)
    assert Bar(0.5, 0.5).verdict(evidence) == "open"


def test_more_matches_make_bounds_narrower_and_less_error_makes_them_wider() -> None:
    def width(count: int, error: float = 0.05) -> float:
        evidence = Evidence(error)
        evidence.total, evidence.count = 0.6 * count, count
        low, high = evidence.bounds
        return high - low

    assert width(50) > width(200) > width(2000) > 0.02
    assert width(200, 0.01) > width(200)


def test_a_bar_is_reached_by_count_and_shown_by_the_test() -> None:
    def told(won: float, count: int, bar: Bar) -> str:
        evidence = Evidence()
        evidence.total, evidence.count = won * count, count
        return bar.verdict(evidence)

    assert told(1.0, 60, Bar(0.9, 0.9)) == "shown"
    assert told(0.92, 60, Bar(0.9, 0.9)) == "open"
    assert told(0.7, 60, Bar(0.9, 0.9)) == "refuted"
    # Surely above the fair share, but the count is below the bar.
    assert told(0.62, 1000, Bar(0.65, 0.5)) == "open"
    assert told(0.66, 1000, Bar(0.65, 0.5)) == "shown"
    assert told(0.66, 10, Bar(0.65, 0.5)) == "open"
