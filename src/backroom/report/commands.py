"""`backroom report FILE`: the report of a record, as a page, a drawing or data."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from backroom.engine.errors import Refused, shown
from backroom.engine.game import game
from backroom.engine.match import Match
from backroom.engine.matchfile import replay
from backroom.report.analysis import DEPTH, analyse
from backroom.report.form import Report
from backroom.report.words import Words

KINDS = (".html", ".json", ".svg")


def add_command(
    command: Callable[..., argparse.ArgumentParser],
    takes_record: Callable[[argparse.ArgumentParser], None],
    read: Callable[[Path], str],
) -> None:
    """`command` adds one to the parser, `read` gives the text of a file."""

    def run(chosen: argparse.Namespace, console: Console) -> None:
        show(chosen, console, read)

    made = command(
        "report",
        run,
        "tell where a finished match was won and lost",
        "backroom report match.txt                  in the terminal",
        "backroom report match.txt --out match.html one page, with the chart",
        "backroom report match.txt --out match.svg  the chart alone",
        "backroom report match.txt --out match.json all figures",
    )
    takes_record(made)
    made.add_argument("--out", metavar="FILE", help="a file that ends in .html, .json or .svg")
    made.add_argument(
        "--depth",
        type=int,
        default=DEPTH,
        metavar="N",
        help="how many times as long as the boss to think (default: %(default)s)",
    )
    made.add_argument(
        "--seed", type=int, default=0, metavar="N", help="seed of the searches (default: 0)"
    )
    made.add_argument("--names", metavar="A,B…", help="what the players are called")


def show(chosen: argparse.Namespace, console: Console, read: Callable[[Path], str]) -> None:
    out = Path(chosen.out) if chosen.out else None
    if out is not None and out.suffix not in KINDS:
        raise Refused(
            f"“{shown(out.name)}” does not end in {', '.join(KINDS[:-1])} or {KINDS[-1]}."
        )
    if chosen.game and Path(chosen.game).is_dir():
        game(Path(chosen.game))
    match = replay(read(Path(chosen.file)), Path(chosen.box) if chosen.box else None)
    names = _names(chosen.names, match)
    report = _analysed(match, chosen, console)
    if out is None:
        tell(report, Words(report.game, chosen.language), names, console)
        return
    made: dict[str, Callable[[], str | bytes]] = {
        ".html": lambda: report.html(chosen.language, names, match),
        ".svg": lambda: report.svg(chosen.language, names),
        ".json": report.json,
    }
    text = made[out.suffix]()
    try:
        out.write_bytes(text if isinstance(text, bytes) else text.encode())
    except OSError as problem:
        raise Refused(f"{out} cannot be written ({problem.strerror}).") from None
    console.print(f"{out}", soft_wrap=True)


def _names(given: str | None, match: Match) -> list[str] | None:
    if given is None:
        return None
    names = [name.strip() for name in given.split(",")]
    if len(names) != match.seats or not all(names):
        raise Refused(f"--names wants {match.seats} names with commas between them.")
    return names


def _analysed(match: Match, chosen: argparse.Namespace, console: Console) -> Report:
    """With a bar, where somebody looks."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=None)

        def heard(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return analyse(match, chosen.depth, chosen.seed, heard=heard)


def tell(report: Report, words: Words, names: Sequence[str] | None, console: Console) -> None:
    """The short form, for the terminal."""
    called = words.names(report.seats, names)
    winners = [called[seat] for seat in report.winners]
    console.print(Text(words("report-won", names=", ".join(winners), count=len(winners)), "bold"))
    for seat, found in enumerate(report.mistakes):
        if not found:
            console.print(words("report-mistakes-none", name=called[seat]))
        for one in found:
            told: dict[str, Any] = {
                "cost": words.points(one.cost),
                "error": words.points(one.error),
                "before": words.share(one.chance_better, 1),
                "after": words.share(one.chance_played, 1),
            }
            played = words("report-mistake", line=one.line + 1, played=words.action(one.played))
            console.print(Text(f"{called[seat]}. {played}", "bold"))
            console.print("  " + words("report-mistake-better", better=words.action(one.better)))
            console.print("  " + words("report-mistake-cost", **told))
    keys = ("player", "start", "own", "others", "luck", "rest", "end")
    table = Table(box=None)
    for key in keys:
        table.add_column(words(f"report-{key}"), justify="left" if key == "player" else "right")
    for row in report.balance:
        parts = (row.own, row.others, row.luck, row.rest)
        signed = [words.points(part, sign=True) for part in parts]
        table.add_row(called[row.seat], words.points(row.start), *signed, words.points(row.end))
    console.print(table)
    console.print(Text(words("report-how", simulations=words.number(report.simulations)), "dim"))
