"""The ladder: built-in players against the win shares they must reach, and its Markdown page."""

from __future__ import annotations

import datetime
import os
import platform
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from backroom.arena.contest import Contest
from backroom.arena.figures import figures
from backroom.arena.plan import Entry, Plan
from backroom.arena.running import Played
from backroom.arena.sequential import Bar
from backroom.bots import LEVELS, knowledge, player
from backroom.bots.advice import advice_of
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game, game, games

DATA = Path(__file__).with_name("ladder.toml")
# Of the page's paragraphs.
WIDTH = 100


def ladder(only: Sequence[str] = (), data: Path = DATA, *, to_the_end: bool = False) -> Plan:
    """All rungs of all games, or of the games named."""
    read = tomllib.loads(data.read_text(encoding="utf-8"))
    installed = sorted(map(game, games()), key=lambda one: (one.shelf, one.name))
    names = [one.name for one in installed]
    for name in only:
        if name not in names:
            raise Refused(f"The ladder has no game “{shown(name)}” (known: {', '.join(names)}).")
    entries = [
        entry for one in installed if not only or one.name in only for entry in _entries(one, read)
    ]
    return Plan("ladder", tuple(entries), read["error"], to_the_end)


def _entries(played: Game, read: Mapping[str, Any]) -> Iterator[Entry]:
    # A game in which much is luck sets bars of its own.
    bars = getattr(advice_of(played), "BARS", {})
    for rung in _rungs(read, bars):
        contest = Contest(
            played.name,
            # The smallest table: there a lead shows soonest.
            min(played.seats),
            (rung["one"], rung["others"]),
            "table",
            seed=read["seed"],
        )
        games = read["most"] // contest.round * contest.round
        yield Entry(contest, games, _bar(rung, contest.fair_share))


def _rungs(read: Mapping[str, Any], bars: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for rung in read["rungs"]:
        yield {"one": rung["one"], "others": rung["others"], **bars.get(rung["others"], rung)}
    # The strongest first: what takes longest is known soonest.
    for below, level in reversed(list(pairwise(LEVELS))):
        yield {"one": level, "others": below, **read["levels"]}


def _bar(rung: Mapping[str, Any], fair: float) -> Bar:
    reach = rung["share"] if "share" in rung else rung["times"] * fair
    return Bar(reach, rung["above"] * fair if "above" in rung else reach)


# ---------------------------------------------------------------------------- the page


def machine() -> dict[str, Any]:
    """The machine that the figures were measured on."""
    return {"cores": os.cpu_count(), "processor": _processor(), "python": platform.python_version()}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def simulations(name: str, contest: Contest) -> int | None:
    """How many simulations a player makes of a move; None if it makes none."""
    budget_for: Any = getattr(player(name), "budget_for", None)
    if budget_for is None:
        return None
    match = contest.found().deal(contest.seats, 0, contest.options)
    return int(budget_for(knowledge(match, match.to_act[0], 0)).simulations) or None


def summary(played: Sequence[Played], minutes: float, workers: int) -> dict[str, Any]:
    """The results of the ladder as plain values."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": machine(),
        "workers": workers,
        "minutes": round(minutes, 1),
        "rungs": [
            {
                "game": done.entry.contest.game,
                "seats": done.entry.contest.seats,
                "stamp": done.entry.stamp(),
                **figures(done),
                "simulations": [
                    simulations(name, done.entry.contest) for name in done.entry.contest.players
                ],
            }
            for done in played
            if done.results
        ],
    }


def page(told: Mapping[str, Any], plan: Plan) -> str:
    """The ladder as a page of the docs."""
    computer, rungs = told["machine"], told["rungs"]
    reached = sum(rung["reached"] for rung in rungs)
    most = max(entry.games for entry in plan.entries)
    about = (
        "How often one player wins at a table of others. Seats are balanced, shared wins are"
        f" shared, and a pair plays at most {most} matches: it stops early when the test has"
        " decided. Each"
        f" bound is wrong with a probability of at most {plan.error:.0%}, whenever one looks"
        " ([how](arena.md#when-to-stop))."
    )
    here = told["workers"] <= computer["cores"]
    where = (
        f"{computer['processor']}, {told['workers']} of {computer['cores']} cores"
        if here
        else f"a cluster, {told['workers']} cores"
    )
    result = (
        f"{told['date']}, {where},"
        f" {told['minutes']:.0f} minutes. {reached} of {len(rungs)} bars reached: by count, and"
        " with the lower bound above the fair share. *Shown*: the test has decided for the bar (for"
        " levels: for more than the fair share); *open*: it has not decided; *missed*: it has"
        " decided against the bar."
    )
    note = "<!-- Written by `backroom arena --ladder --out docs/ladder.json`. -->"
    lines = ["# The ladder", "", note, ""]
    lines += [*textwrap.wrap(about, WIDTH), "", *textwrap.wrap(result, WIDTH)]
    for name in dict.fromkeys(rung["game"] for rung in rungs):
        own = [rung for rung in rungs if rung["game"] == name]
        lines += [
            "",
            f"## {name}, {own[0]['seats']} seats",
            "",
            f"Fair share {own[0]['fair_share']:.1%}.",
            "",
            "| one | at a table of | bar | won | bounds | × fair | matches | test | reached |",
            "|---|---|--:|--:|--:|--:|--:|---|---|",
            *(_row(rung) for rung in own),
            "",
            "| level | simulations a move | ms of one core a move |",
            "|---|--:|--:|",
            *_budgets(own),
        ]
    return "\n".join(lines) + "\n"


VERDICTS = {"shown": "shown", "open": "open", "refuted": "missed"}


def _row(rung: Mapping[str, Any]) -> str:
    cells = (
        rung["one"],
        rung["others"],
        f"{rung['reach']:.0%}",
        f"{rung['won']:.1%}",
        f"{rung['low']:.0%}–{rung['high']:.0%}",
        f"{rung['times_fair']:.2f}",
        str(rung["matches"]),
        VERDICTS[rung["verdict"]],
        "yes" if rung["reached"] else "**no**",
    )
    return f"| {' | '.join(cells)} |"


def _budgets(rungs: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Every level with what it spends on a move, the strongest first."""
    spent: dict[str, tuple[int | None, float]] = {}
    for rung in rungs:
        one, others = rung["simulations"]
        spent.setdefault(rung["one"], (one, rung["of_one"]["milliseconds"]))
        spent.setdefault(rung["others"], (others, rung["of_others"]["milliseconds"]))
    for name, (made, milliseconds) in sorted(
        spent.items(), key=lambda item: (-(item[1][0] or 0), item[0])
    ):
        yield f"| {name} | {f'{made:,}' if made else '–'} | {milliseconds:.1f} |"
