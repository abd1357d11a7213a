"""Statistics of a run as plain dicts, for JSON exports, tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from backroom.arena.balance import balance
from backroom.arena.contest import Contest
from backroom.arena.matches import Result
from backroom.arena.ratings import pairwise, standings
from backroom.arena.referees import CircleReferee, TableReferee
from backroom.arena.running import Played


def figures(played: Played) -> dict[str, Any]:
    """The statistics of a contest, by its kind."""
    if not played.results:
        return {"matches": 0}
    if isinstance(played.referee, TableReferee):
        return at_table(played.entry.contest, played.referee, played.results)
    if isinstance(played.referee, CircleReferee):
        return in_circle(played.entry.contest, played.referee, played.results)
    return {"seats": played.entry.contest.seats, **asdict(balance(played.results))}


def at_table(contest: Contest, referee: TableReferee, results: Sequence[Result]) -> dict[str, Any]:
    evidence = referee.evidence
    low, high = evidence.bounds
    one, others = contest.players
    return {
        "matches": len(results),
        "one": one,
        "others": others,
        "fair_share": contest.fair_share,
        "won": evidence.mean,
        "low": low,
        "high": high,
        "times_fair": evidence.mean / contest.fair_share,
        "error": evidence.error,
        "reach": referee.bar.reach,
        "above": referee.bar.above,
        "verdict": referee.verdict,
        # By count, and with the lower bound above the fair share.
        "reached": evidence.mean >= referee.bar.reach and low > contest.fair_share,
        "of_one": _means(contest, results, of_one=True),
        "of_others": _means(contest, results, of_one=False),
    }


def _means(contest: Contest, results: Sequence[Result], *, of_one: bool) -> dict[str, float]:
    """Means over the seats of the one, or of the others."""
    sat = [
        (result, seat)
        for result in results
        for seat in range(contest.seats)
        if (seat == contest.seat_of_one(result.number)) == of_one
    ]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    return {
        "won": sum(result.wins[seat] for result, seat in sat) / len(sat),
        "score": sum(result.scores[seat] for result, seat in sat) / len(sat),
        "place": sum(result.places[seat] for result, seat in sat) / len(sat),
        "milliseconds": 1000 * sum(r.seconds[seat] for r, seat in sat) / max(1, decisions),
    }


def in_circle(
    contest: Contest, referee: CircleReferee, results: Sequence[Result]
) -> dict[str, Any]:
    ordered = standings(results, contest.players, contest.seed)
    table, apart = pairwise(results, contest.players), referee.told_apart
    return {
        "matches": len(results),
        "fair_share": contest.fair_share,
        "error": referee.error,
        "pairs": len(referee.evidence),
        "told_apart": len(apart),
        "standings": [asdict(standing) for standing in ordered],
        "pairwise": [
            {
                "one": one,
                "other": other,
                "ahead": ahead,
                "met": met,
                "told_apart": frozenset((one, other)) in apart,
            }
            for (one, other), (ahead, met) in table.items()
        ],
    }
