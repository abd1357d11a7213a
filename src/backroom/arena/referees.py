"""Stopping rules: sequential tests that say when enough matches have been played."""

from __future__ import annotations

from itertools import combinations

from backroom.arena.contest import Contest
from backroom.arena.matches import Result
from backroom.arena.sequential import ERROR, Bar, Evidence, Verdict


class TableReferee:
    """One player at a table of another: does it reach its bar?

    With `to_the_end` it keeps count, but stops nothing.
    """

    def __init__(
        self, contest: Contest, bar: Bar, error: float = ERROR, *, to_the_end: bool = False
    ):
        self.contest = contest
        self.bar = bar
        self.evidence = Evidence(error)
        self._to_the_end = to_the_end

    def add(self, result: Result) -> None:
        self.evidence.add(result.wins[self.contest.seat_of_one(result.number)])

    @property
    def verdict(self) -> Verdict:
        return self.bar.verdict(self.evidence)

    @property
    def is_decided(self) -> bool:
        return not self._to_the_end and self.verdict != "open"


class CircleReferee:
    """Many players: who is ahead of whom at the same table? Decided when every pair is told apart.

    The error is for all pairs together, and for either way in which equals are told apart.
    """

    def __init__(self, contest: Contest, error: float = ERROR, *, to_the_end: bool = False):
        pairs = list(combinations(contest.players, 2))
        self.error = error
        self.evidence = {pair: Evidence(error / (2 * len(pairs))) for pair in pairs}
        self._to_the_end = to_the_end

    def add(self, result: Result) -> None:
        for (one, other), evidence in self.evidence.items():
            ahead = share_ahead(result, one, other)
            if ahead is not None:
                evidence.add(ahead)

    @property
    def told_apart(self) -> set[frozenset[str]]:
        """The pairs whose difference is significant."""
        return {
            frozenset(pair)
            for pair, evidence in self.evidence.items()
            if evidence.is_above(0.5) or evidence.is_below(0.5)
        }

    @property
    def is_decided(self) -> bool:
        return not self._to_the_end and len(self.told_apart) == len(self.evidence)


def share_ahead(result: Result, one: str, other: str) -> float | None:
    """How far one was ahead of the other, from 0 to 1; equals are at a half.

    None where they did not meet. Where a player has several seats, all of them count.
    """
    places = {
        name: [
            place for place, who in zip(result.places, result.lineup, strict=True) if who == name
        ]
        for name in (one, other)
    }
    met = [(mine, yours) for mine in places[one] for yours in places[other]]
    if not met:
        return None
    return sum(0.5 if mine == yours else float(mine < yours) for mine, yours in met) / len(met)
