"""Play a plan with a progress bar and the current estimate; Ctrl-C interrupts without loss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from backroom.arena.conduct import conduct
from backroom.arena.journal import Journal
from backroom.arena.matches import Result
from backroom.arena.plan import Entry, Plan
from backroom.arena.referees import CircleReferee, TableReferee
from backroom.arena.saying import Saying
from backroom.bots.registry import near_name
from backroom.workers import Workers

BAR_WIDTH = 20


@dataclass
class Played:
    """The results of a contest so far, with its stopping rule."""

    entry: Entry
    referee: TableReferee | CircleReferee | None
    results: list[Result] = field(default_factory=list)


@dataclass
class Run:
    """The results of all contests so far; `interrupted` says whether by Ctrl-C."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    interrupted: bool = False

    @property
    def matches(self) -> int:
        return sum(len(part.results) for part in self.played)


def run(
    plan: Plan,
    journal: Journal | None,
    workers: Workers,
    console: Console,
    say: Saying,
    ended: Callable[[Played], None] = lambda played: None,
) -> Run:
    """Play all contests of a plan; `ended` is called with each that is over."""
    made = Run(plan)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(BAR_WIDTH),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    try:
        with bar:
            for entry in plan.entries:
                played = Played(entry, entry.referee(plan.error, to_the_end=plan.to_the_end))
                made.played.append(played)
                _play(made, played, workers, journal, bar, say)
                ended(played)
    except KeyboardInterrupt:
        made.interrupted = True
    return made


def _play(
    made: Run,
    played: Played,
    workers: Workers,
    journal: Journal | None,
    bar: Progress,
    say: Saying,
) -> None:
    """Play the run's latest contest."""
    place, contests = len(made.played) - 1, len(made.plan.entries)
    task = bar.add_task("", total=played.entry.games)

    def keep(result: Result) -> None:
        if journal is not None:
            journal.keep(place, result)

    def heard(results: list[Result]) -> None:
        played.results = results
        told = estimate(played, say)
        if contests > 1:
            told = say("progress-rung", place=place + 1, rungs=contests, estimate=told)
        bar.update(task, completed=len(results), description=told)

    before = journal.of(place) if journal else {}
    entry = played.entry
    conduct(entry.contest, entry.games, workers, played.referee, before, keep, heard)
    bar.remove_task(task)


def estimate(played: Played, say: Saying) -> str:
    """The current estimate of a contest, for the progress bar."""
    if not played.results:
        return say("progress-ready")
    referee = played.referee
    if isinstance(referee, TableReferee):
        low, high = referee.evidence.bounds
        return say(
            "progress-table",
            one=near_name(played.entry.contest.players[0]),
            won=say.share(referee.evidence.mean),
            low=say.number(100 * low, 0),
            high=say.share(high),
        )
    if isinstance(referee, CircleReferee):
        apart, pairs = len(referee.told_apart), len(referee.evidence)
        return say("progress-circle", apart=apart, pairs=pairs)
    return say("progress-balance", matches=len(played.results))
