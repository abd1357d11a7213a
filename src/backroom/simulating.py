"""The command `simulate`: random games by threads of this process, or by workers."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.simulate import Result, Simulation, block_count, games_in, total
from backroom.engine.simulate import simulate as by_threads
from backroom.workers import hire

Played = Callable[[int], None]


def simulate(game: Game, chosen: argparse.Namespace, console: Console) -> None:
    if chosen.games < 1:
        raise Refused("Play at least one game.")
    if chosen.threads is not None and chosen.workers is not None:
        raise Refused("--threads are of this process: with --workers there are none.")
    work = Simulation(
        game=str(game.folder) if Path(chosen.game).is_dir() else game.name,
        seats=min(game.seats) if chosen.seats is None else chosen.seats,
        games=chosen.games,
        seed=chosen.seed or 0,
        options=dict(chosen.option),
        edition=chosen.edition,
        box=str(Path(chosen.box).absolute()) if chosen.box else None,
    )
    # All that can be refused is refused here; and compiling is no part of the time taken.
    work.warm()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar:
        played = partial(bar.advance, bar.add_task("", total=work.games))
        if chosen.workers is None:
            result, seconds = _by_threads(game, work, chosen.threads, played)
        else:
            result, seconds = _by_workers(work, chosen.workers, played)
    _tell(game, work.seats, result, seconds, chosen.language, console)


def _by_threads(
    game: Game, work: Simulation, threads: int | None, played: Played
) -> tuple[Result, float]:
    edition = Path(work.box) if work.box else work.edition
    began = time.perf_counter()
    result = by_threads(
        *(game, work.seats, work.options, work.games, work.seed, threads, edition), played=played
    )
    return result, time.perf_counter() - began


def _by_workers(work: Simulation, asked: str, played: Played) -> tuple[Result, float]:
    found = []
    with hire(asked) as workers:
        workers.prepare(work)
        began = time.perf_counter()
        for block, counts in workers.each(work, range(block_count(work.games))):
            found.append(counts)
            played(games_in(block, work.games))
        seconds = time.perf_counter() - began
    return total(work.games, found), seconds


def _tell(
    game: Game, seats: int, result: Result, seconds: float, language: str, console: Console
) -> None:
    say = game.say(language)
    each = say.number(result.decisions / result.games, 1)
    counted = {"games": result.games, "decisions": result.decisions, "longest": result.longest}
    console.print(say("simulate-told", **counted, each=each))
    table = Table(box=None)
    for title in ("simulate-player", "simulate-won", "simulate-mean"):
        table.add_column(say(title), justify="left" if title == "simulate-player" else "right")
    for seat in range(seats):
        won = say.share(result.wins[seat] / result.games, 1)
        table.add_row(say.seat(seat), won, say.number(result.mean_scores[seat], 2))
    console.print(table)
    rate = say.number(result.decisions / seconds)
    console.print(Text(say("simulate-speed", seconds=say.number(seconds, 2), rate=rate), "dim"))
