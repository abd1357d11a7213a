"""Judge every decision of a match again, with what its seat knew then.

Three searches of the same size for each decision between several actions: one over all of them
finds the best, and one each weighs the best and what was played, alone and with other random
numbers. So the better one is not the one that was lucky in the search that found it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from backroom.bots import Knowledge, Move, Searcher, knowledge
from backroom.bots.advice import figures_of
from backroom.bots.registry import parsed
from backroom.engine.errors import Refused, shown
from backroom.engine.lines import BACK, Line
from backroom.engine.match import Match
from backroom.engine.matchfile import fingerprint
from backroom.report.form import FORM, Point, Report
from backroom.report.summing import balance, error_of, mistakes, numbers, rounded

DEPTH = 1
MOST_DEPTH = 100
SEED_BITS = 56
# What each of the searches of a decision is for.
FIND, WEIGH_BEST, WEIGH_PLAYED = range(3)

# Told after each decision how many of how many are done.
Heard = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """A moment at which a seat has acted, by the index of its line in the record."""

    line: int
    seat: int
    played: str
    # Among the lines that stand.
    place: int


class Moments:
    """The positions that a match went through, but for what was taken back."""

    def __init__(self, match: Match):
        self.match = match
        self.lines: list[Line] = []
        self.numbers: list[int] = []
        for number, line in enumerate(match.lines):
            if line.actor == BACK:
                del self.lines[-int(line.text) :], self.numbers[-int(line.text) :]
            else:
                self.lines.append(line)
                self.numbers.append(number)

    def decisions(self) -> Iterator[Decision]:
        for place, (number, line) in enumerate(zip(self.numbers, self.lines, strict=True)):
            if isinstance(line.actor, int):
                yield Decision(number, line.actor, line.text, place)

    def before(self, place: int) -> Match:
        """The match as it was before a line, to look around in."""
        at = self.match.fork()
        at.lines = self.lines[:place]
        at.restore(self.lines[place].before)
        return at


def simulations_of(match: Match, depth: int) -> int:
    """How many simulations each search of a report makes."""
    return figures_of(match.game).simulations * depth


def seed_of(end: str, seed: int, line: int, search: int) -> int:
    """The seed of one search: told by what is judged and the report's own seed alone."""
    told = hashlib.sha256(f"{end} {seed} {line} {search}".encode())
    return int.from_bytes(told.digest()[: SEED_BITS // 8], "big")


def analyse(
    match: Match,
    depth: int = DEPTH,
    seed: int = 0,
    seconds: Sequence[int] | None = None,
    heard: Heard | None = None,
) -> Report:
    """The report of a finished match; the same match, depth and seed give the same report.

    `seconds` are what each seat has used, where that is known; a record does not tell.
    """
    _check(match, depth, seed)
    end, count = fingerprint(match), simulations_of(match, depth)
    judge = Judge(parsed(f"search:{count}"), Moments(match), end, seed)
    decisions = list(judge.moments.decisions())
    points: list[Point] = []
    scores, since = judge.moments.before(0).scores if decisions else match.scores, 0
    for done, decision in enumerate(decisions, 1):
        at = judge.moments.before(decision.place)
        came = any(line.actor == "*" for line in judge.moments.lines[since : decision.place])
        now = at.scores
        point = judge.point(decision, at, came or not points, now != scores and bool(points))
        if point is not None:
            points.append(point)
            scores, since = now, decision.place + 1
        if heard is not None:
            heard(done, len(decisions))
    came = any(line.actor == "*" for line in judge.moments.lines[since:])
    points.append(_end(match, came, match.scores != scores))
    found = tuple(points)
    return Report(
        form=FORM,
        game=match.game.name,
        rules=match.rules,
        edition=match.edition.name,
        seats=match.seats,
        options=dict(match.options),
        lines=len(match.lines),
        end=end,
        depth=depth,
        seed=seed,
        simulations=count,
        scores=tuple(match.scores),
        places=tuple(match.places),
        winners=match.winners,
        points=found,
        mistakes=mistakes(found, match.seats, count),
        balance=balance(found, match.seats, count),
        numbers=numbers(found, len(decisions), seconds),
    )


def _check(match: Match, depth: int, seed: int) -> None:
    if not match.over:
        raise Refused("The match is not over: there is no report yet.", reason="not_over")
    if type(depth) is not int or not 1 <= depth <= MOST_DEPTH:
        raise Refused(f"A depth is a whole number from 1 to {MOST_DEPTH}, not {shown(depth)}.")
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise Refused(f"A seed is a whole number of at most 64 bits, not {shown(seed)}.")


@dataclass(frozen=True)
class Judge:
    """Weighs decisions, each with what its seat knew."""

    searcher: Searcher
    moments: Moments
    end: str
    seed: int

    def point(self, decision: Decision, at: Match, came: bool, counted: bool) -> Point | None:
        """What a decision was worth; None where there was nothing to choose, or for talk at the
        table, which no search covers."""
        known = self.known(decision, at, FIND)
        if len(known.legal) < 2 or known.is_talk:
            return None
        played = at.game.actions.code(decision.played)
        best = self.searcher.explain(known).best.code
        chosen = self._weighed(decision, at, played, WEIGH_PLAYED)
        other = chosen if best == played else self._weighed(decision, at, best, WEIGH_BEST)
        # What was played stands unless something is found to be better.
        if other.chances[decision.seat] <= chosen.chances[decision.seat]:
            other = chosen
        return Point(
            line=decision.line,
            seat=decision.seat,
            played=decision.played,
            best=other.action,
            chances=rounded(other.chances),
            errors=rounded([error_of(chance, other.visits) for chance in other.chances]),
            after=rounded(chosen.chances),
            chance=came,
            counted=counted,
        )

    def known(self, decision: Decision, at: Match, search: int) -> Knowledge:
        return knowledge(at, decision.seat, seed_of(self.end, self.seed, decision.line, search))

    def _weighed(self, decision: Decision, at: Match, code: int, search: int) -> Move:
        return self.searcher.explain(self.known(decision, at, search), among=(code,)).best


def _end(match: Match, came: bool, counted: bool) -> Point:
    shared = [
        1.0 / len(match.winners) if seat in match.winners else 0.0 for seat in range(match.seats)
    ]
    chances = rounded(shared)
    nothing = (0.0,) * match.seats
    return Point(len(match.lines), None, "", "", chances, nothing, chances, came, counted)
