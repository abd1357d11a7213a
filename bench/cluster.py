"""Local workers and those of a Ray cluster side by side: `python -m bench.cluster`.

The same matches, in turn by processes and by as many workers of a cluster on this machine, by the
clock, after everybody has played some. JSON beside it in build/cluster.json.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from backroom.arena.contest import Contest
from backroom.arena.matches import Matches
from backroom.engine.errors import Refused
from backroom.engine.simulate import usable_cores
from backroom.workers import Workers, hire
from bench.__main__ import machine

OUTPUT = Path("build/cluster.json")
BAR = 0.9
# Played before anything is measured: processes start, rules are loaded.
FIRST = 40


def matches_per_second(workers: Workers, work: Matches, first: int, games: int) -> float:
    began = time.perf_counter()
    played = sum(1 for _ in workers.each(work, range(first, first + games)))
    return played / (time.perf_counter() - began)


def side_by_side(work: Matches, rounds: int, games: int, address: str) -> list[dict[str, float]]:
    """A row for each round: the same numbers for both, who begins changes."""
    rows = []
    with contextlib.ExitStack() as stack:
        cluster = stack.enter_context(hire(address))
        cluster.prepare(work)
        both = {"local": stack.enter_context(hire(usable_cores())), "ray": cluster}
        for workers in both.values():
            matches_per_second(workers, work, 0, FIRST)
        if cluster.count != usable_cores():
            raise Refused(f"The cluster has {cluster.count} cores, not {usable_cores()}.")
        for turn in range(rounds):
            order = list(both)[:: 1 if turn % 2 == 0 else -1]
            first = FIRST + turn * games
            found = {name: matches_per_second(both[name], work, first, games) for name in order}
            rows.append({**found, "ratio": found["ray"] / found["local"]})
            print(
                f"local {found['local']:.1f} matches/s, Ray {found['ray']:.1f}: "
                f"{rows[-1]['ratio']:.2f}",
                flush=True,
            )
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--game", default="bosses")
    parser.add_argument("--players", default="greedy,random", metavar="A,B")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="in each round")
    parser.add_argument("--rounds", type=int, default=6, metavar="N")
    parser.add_argument("--workers", default="ray", help="ray, or a cluster with as many cores")
    chosen = parser.parse_args()
    try:
        contest = Contest(chosen.game, 2, tuple(chosen.players.split(",")), "table")
        contest.check()
        if min(chosen.games, chosen.rounds) < 1:
            raise Refused("Games and rounds are more than nothing.")
        here = machine()
        print(f"{here['processor']}, {here['cores']} cores, load {here['load']:.1f}")
        rows = side_by_side(Matches(contest), chosen.rounds, chosen.games, chosen.workers)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    ratio = statistics.median(row["ratio"] for row in rows)
    verdict = "reached" if ratio >= BAR else "missed"
    print(f"Ray at {ratio:.3f} of local workers, in the median; the bar of {BAR} is {verdict}.")
    told: dict[str, Any] = {"machine": here, "rounds": rows, "ratio": ratio}
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(told, indent=2) + "\n")
    print(f"All figures: {OUTPUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
