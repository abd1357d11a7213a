"""Export a run: statistics and matches as JSON or CSV, and a plot."""

from __future__ import annotations

import csv
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from backroom.arena.figures import figures
from backroom.arena.matches import Result
from backroom.arena.plan import SavedPlan
from backroom.arena.running import Played, Run
from backroom.bots.registry import near_name
from backroom.engine.errors import Refused

FORMATS = (".json", ".csv")
PLOTS = (".svg", ".png")
PAGE = ".md"
# One line for each seat of each match.
COLUMNS = (
    *("contest", "match", "seed", "seat", "player", "score", "place", "win"),
    *("decisions", "seconds", "lines"),
)


def check_out(path: Path | None, plot: Path | None, *, with_page: bool = False) -> None:
    """Refuse output files that cannot be written, before hours of play.

    `with_page`: a Markdown page is written beside the figures.
    """
    for given, formats in ((path, FORMATS), (plot, PLOTS)):
        if given is None:
            continue
        if given.suffix not in formats:
            raise Refused(f"{given} must end in {' or '.join(formats)}.")
        if not given.absolute().parent.is_dir():
            raise Refused(f"{given} cannot be written: there is no such folder.")
        _try_to_write(given)
    if path is not None and with_page:
        _try_to_write(path.with_suffix(PAGE))
    if plot is not None:
        _pyplot()


def _try_to_write(path: Path) -> None:
    """Test write access by opening the file, and remove it if it is new."""
    was_there = path.exists()
    try:
        path.open("ab").close()
    except OSError as problem:
        raise Refused(f"{path} cannot be written ({problem.strerror}).") from None
    if not was_there:
        path.unlink()


def export(run: Run, path: Path) -> None:
    """Write a run in the format that the file's suffix names."""
    if not run.plan.times:
        run = dataclasses.replace(run, played=[_without_times(done) for done in run.played])
    if path.suffix == ".csv":
        write_csv(run.played, path)
    else:
        write_json(run, path)


def _without_times(played: Played) -> Played:
    results = [
        dataclasses.replace(result, seconds=(0.0,) * len(result.lineup))
        for result in played.results
    ]
    return dataclasses.replace(played, results=results)


def write_json(run: Run, path: Path) -> None:
    """The plan, and of each contest the figures and every match, as far as it was played."""
    # Not where: whoever reads a file knows that.
    saved = replace(run.plan.saved(), out=None, plot=None)
    contests = [*saved.contests]
    for place, done in enumerate(run.played):
        contests[place] = replace(contests[place], figures=figures(done), results=[*done.results])
    write_indented(replace(saved, contests=contests), path)


def write_indented(thing: object, path: Path) -> None:
    """JSON for people to read."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(thing), indent=1) + b"\n")


def read_json(path: Path) -> list[list[Result]]:
    """The matches of a run, by contest."""
    saved = msgspec.json.decode(path.read_bytes(), type=SavedPlan)
    return [part.results for part in saved.contests]


def write_csv(played: Sequence[Played], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for contest, done in enumerate(played):
            for result in done.results:
                for seat, player in enumerate(result.lineup):
                    rows.writerow(
                        (
                            *(contest, result.number, result.seed, seat, player),
                            *(result.scores[seat], result.places[seat], result.wins[seat]),
                            *(result.decisions[seat], result.seconds[seat], result.lines),
                        )
                    )


def read_csv(path: Path) -> list[list[Result]]:
    """The matches of a run, by contest; what seats did is not in such a file."""
    matches: dict[tuple[int, int], list[dict[str, str]]] = {}
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            matches.setdefault((int(row["contest"]), int(row["match"])), []).append(row)
    contests: list[list[Result]] = []
    for (contest, number), rows in matches.items():
        contests += [[] for _ in range(contest + 1 - len(contests))]
        contests[contest].append(
            Result(
                number=number,
                seed=int(rows[0]["seed"]),
                lineup=tuple(row["player"] for row in rows),
                scores=tuple(int(row["score"]) for row in rows),
                places=tuple(int(row["place"]) for row in rows),
                decisions=tuple(int(row["decisions"]) for row in rows),
                lines=int(rows[0]["lines"]),
                seconds=tuple(float(row["seconds"]) for row in rows),
            )
        )
    return contests


# ---------------------------------------------------------------------------- plots


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise Refused("A plot needs matplotlib: pip install 'backroom[plot]'.") from None
    matplotlib.use("agg")
    from matplotlib import pyplot

    return pyplot


def plot(played: Sequence[Played], path: Path, axis: str, title: str = "") -> None:
    """A dot and an interval for every player, pair or seat; a dashed line at the fair share."""
    rows, fair = _dots(played)
    pyplot = _pyplot()
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.36 * len(rows)), layout="constrained")
    for place, (_, middle, low, high) in enumerate(reversed(rows)):
        axes.plot([low, high], [place, place], color="#7a8b99", linewidth=2, solid_capstyle="butt")
        axes.plot([middle], [place], "o", color="#8c1c13")
    axes.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(axis)
    axes.set_title(title, fontsize="medium")
    if fair is not None:
        axes.axvline(fair, color="black", linewidth=1, linestyle="--")
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", alpha=0.3)
    # Without a date in it, the same figures are the same file.
    metadata = {"Date": None} if path.suffix == ".svg" else None
    with pyplot.rc_context({"svg.hashsalt": "backroom"}):
        figure.savefig(path, metadata=metadata, dpi=150)
    pyplot.close(figure)


def _dots(
    played: Sequence[Played],
) -> tuple[list[tuple[str, float, float, float]], float | None]:
    """Label, value and interval of every dot, and the fair share where all have the same."""
    rows: list[tuple[str, float, float, float]] = []
    fair = {done.entry.contest.fair_share for done in played}
    games = {done.entry.contest.game for done in played}
    for done in played:
        found = figures(done)
        if "standings" in found:
            ends = ("rating", "low", "high")
            standings = found["standings"]
            return [(near_name(s["player"]), *(s[key] for key in ends)) for s in standings], None
        if "one" in found:
            game = f"{done.entry.contest.game}  " if len(games) > 1 else ""
            label = f"{game}{near_name(found['one'])} : {near_name(found['others'])}"
            rows.append((label, 100 * found["won"], 100 * found["low"], 100 * found["high"]))
        for seat, won in enumerate(found.get("seat_wins", ())):
            shares = (100 * won["mean"], 100 * won["low"], 100 * won["high"])
            rows.append((str(seat + 1), *shares))
    return rows, 100 * fair.pop() if len(fair) == 1 else None
