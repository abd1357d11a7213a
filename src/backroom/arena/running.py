"""A run on the screen: a bar, the estimate so far, and Ctrl-C that loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from backroom.arena.conduct import conduct
from backroom.arena.journal import Journal
from backroom.arena.matches import Result
from backroom.arena.plan import Entry, Plan
from backroom.arena.referees import CircleReferee, TableReferee
from backroom.arena.saying import Saying
from backroom.arena.workers import Workers

BAR_WIDTH = 20


@dataclass
class Played:
    """A contest as far as it was played, and what the referee makes of it."""

    entry: Entry
    referee: TableReferee | CircleReferee | None
    results: list[Result] = field(default_factory=list)


@dataclass
class Run:
    """All that was played; `interrupted` by Ctrl-C or not."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    interrupted: bool = False

    @property
    def matches(self) -> int:
        return sum(len(part.results) for part in self.played)


def run(
    plan: Plan,
    journal: Journal | None,
    workers: int,
    console: Console,
    say: Saying,
    ended: Callable[[Played], None] = lambda played: None,
) -> Run:
    """Play all contests of a plan; `ended` is told each that is over."""
    made = Run(plan)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(BAR_WIDTH),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    try:
        with shown, Workers(workers) as pool:
            for place, entry in enumerate(plan.entries):
                referee = entry.referee(plan.error, to_the_end=plan.to_the_end)
                played = Played(entry, referee)
                made.played.append(played)
                task = shown.add_task(say("progress-ready"), total=entry.games)

                def keep(result: Result, place: int = place) -> None:
                    if journal is not None:
                        journal.keep(place, result)

                def heard(
                    results: list[Result], played: Played = played, task: object = task
                ) -> None:
                    played.results = results
                    shown.update(
                        task,  # type: ignore[arg-type]
                        completed=len(results),
                        description=estimate(played, say),
                    )

                conduct(
                    entry.contest,
                    entry.games,
                    pool,
                    referee,
                    journal.of(place) if journal else None,
                    keep,
                    heard,
                )
                shown.remove_task(task)
                ended(played)
    except KeyboardInterrupt:
        made.interrupted = True
    return made


def estimate(played: Played, say: Saying) -> str:
    """Where a contest stands, in a few words."""
    if not played.results:
        return say("progress-ready")
    referee = played.referee
    if isinstance(referee, TableReferee):
        low, high = referee.evidence.bounds
        return say(
            "progress-table",
            one=played.entry.contest.players[0],
            won=say.share(referee.evidence.mean),
            low=say.number(100 * low, 0),
            high=say.share(high),
        )
    if isinstance(referee, CircleReferee):
        return say("progress-circle", apart=referee.told_apart, pairs=len(referee.evidence))
    return say("progress-balance", matches=len(played.results))
