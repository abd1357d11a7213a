"""Run a contest: to its last match, or to an early stop by a sequential test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Protocol

from backroom.arena.contest import Contest
from backroom.arena.matches import Matches, Result
from backroom.workers import Workers


class Referee(Protocol):
    """A stopping rule: gets results in the order of their numbers and says when to stop."""

    def add(self, result: Result) -> None: ...

    @property
    def is_decided(self) -> bool: ...


def conduct(
    contest: Contest,
    games: int,
    workers: Workers,
    referee: Referee | None = None,
    finished: Mapping[int, Result] | None = None,
    keep: Callable[[Result], None] = lambda result: None,
    heard: Callable[[list[Result]], None] = lambda results: None,
) -> list[Result]:
    """The results of a contest in order: all `games`, or up to the round that decided it.

    The referee is asked after whole rounds only, when everybody has sat everywhere equally often,
    and hears results in order; so the same matches count whoever finished first, and those
    played beyond the end do not. `finished` are matches played before; `keep` is given every new
    one, `heard` those that count so far.
    """
    there = dict(finished or {})
    counted: list[Result] = []

    def count() -> bool:
        """Advance over the results that have arrived without a gap; true at the end."""
        while len(counted) < games and len(counted) in there:
            counted.append(there[len(counted)])
            if referee is not None:
                referee.add(counted[-1])
                if len(counted) % contest.round == 0 and referee.is_decided:
                    return True
        return len(counted) == games

    over = count()
    heard(counted)
    if over:
        return counted
    missing = (number for number in range(games) if number not in there)
    with closing(workers.each(Matches(contest), missing)) as results:  # type: ignore[type-var]
        for _, result in results:
            keep(result)
            there[result.number] = result
            over = count()
            heard(counted)
            if over:
                break
    return counted
