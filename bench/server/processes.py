"""Moves a second of one process and of several, side by side on one PostgreSQL, and what it costs
when one ends: `python -m bench.server --processes 2`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import psycopg

from bench.server import takeover
from bench.server.ours import UNLIMITED, cpu_seconds, last_json, load_words, wait_until_warm
from bench.server.postgres import postgres
from bench.server.table import put_into

# Of the rates that are tried, each is so many times the one before.
STEP = 1.25
# Milliseconds: what 99 of 100 moves may take; and the part of what was asked for that must come.
SLOWEST, ENOUGH = 100.0, 0.95
OUTPUT = Path("build/bench-processes.json")
ENDS = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP, "asked to stop": signal.SIGTERM}
ROWS = {
    "moves_per_second": "moves a second",
    "p99_ms": "99 of 100 moves, ms",
    "cpu_ms_per_move": "CPU for a move, ms",
}
STILL = ("stood_still_median", "stood_still_longest", "the_others_longest")


class House:
    """`backroom serve --processes N` on a fresh database of its own."""

    def __init__(self, database: str, processes: int, folder: Path, sources: Path | None = None):
        self.database = database
        # Those of another checkout: a version of before.
        path = {} if sources is None else {"PYTHONPATH": str(sources / "src")}
        words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
        words += [*UNLIMITED, "--database", database, "--processes", str(processes)]
        self.process = subprocess.Popen(
            words,
            env={**os.environ, **path, "BACKROOM_DATA": str(folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split()[-1].rsplit(":", 1)[1])
        wait_until_warm(self.process, f"http://127.0.0.1:{self.port}")

    def ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute(question.encode(), values).fetchall()

    @property
    def pids(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [self.process.pid, *map(int, children.read_text().split())]

    def cpu(self) -> float:
        return sum(map(cpu_seconds, self.pids))

    def shares(self) -> list[int]:
        """How many tables each process holds."""
        counted = "SELECT count(*) FROM tables WHERE owner IS NOT NULL GROUP BY owner"
        return sorted((count for (count,) in self.ask(counted)), reverse=True)

    def busiest(self) -> tuple[int, set[str]]:
        """The process that holds most tables, and these."""
        question = (
            "SELECT pid, array_agg(tables.id) FROM tables JOIN processes ON processes.id = owner "
            "GROUP BY pid ORDER BY count(*) DESC LIMIT 1"
        )
        ((pid, held),) = self.ask(question)
        return pid, set(held)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def load(port: int, chosen: argparse.Namespace, rate: float) -> dict[str, Any]:
    """One run of all generators together."""
    count = chosen.generators
    part = argparse.Namespace(**vars(chosen))
    part.tables, part.rate = max(1, chosen.tables // count), rate / count
    generators = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.server.load", "--port", str(port), *load_words(part)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(count)
    ]
    try:
        for generator in generators:
            last_json(generator)
        found = [last_json(generator) for generator in generators]
    finally:
        for generator in generators:
            generator.kill()
            generator.wait()
            assert generator.stdout is not None
            generator.stdout.close()
    return {
        "asked": round(rate, 1),
        "moves_per_second": round(sum(one["moves_per_second"] for one in found), 1),
        "p50_ms": max(one["p50_ms"] for one in found),
        "p99_ms": max(one["p99_ms"] for one in found),
        "generator_late_ms": max(one["generator_late_ms"] for one in found),
    }


def most(house: House, chosen: argparse.Namespace, is_ours: bool) -> dict[str, Any]:
    """The highest rate that is kept up with 99 of 100 moves fast enough."""
    best: dict[str, Any] = {}
    rate = chosen.rate
    while True:
        used = house.cpu()
        figures = load(house.port, chosen, rate)
        moves = max(1.0, figures["moves_per_second"] * chosen.seconds)
        # With opening the tables, which is the same for all.
        figures["cpu_ms_per_move"] = round((house.cpu() - used) * 1000 / moves, 2)
        figures["tables_by_process"] = house.shares() if is_ours else []
        print(json.dumps(figures), flush=True)
        kept_up = figures["moves_per_second"] >= ENOUGH * rate
        if not kept_up or figures["p99_ms"] >= SLOWEST:
            return best or figures
        best = figures
        rate *= STEP


def measure(chosen: argparse.Namespace) -> None:
    rounds: list[dict[str, Any]] = []
    with postgres() as server, tempfile.TemporaryDirectory() as folder:

        def house(name: str, processes: int, sources: Path | None = None) -> House:
            with psycopg.connect(server, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
            url = server.replace("/postgres", f"/{name}")
            return House(url, processes, Path(folder), sources)

        contests: list[tuple[str, int, Path | None]] = [("1", 1, None)]
        if chosen.against is not None:
            contests.append(("against", 1, chosen.against))
        contests.append((str(chosen.processes), chosen.processes, None))
        for number in range(chosen.rounds):
            entry: dict[str, Any] = {"load_average": round(os.getloadavg()[0], 1)}
            for name, processes, sources in contests:
                print(f"round {number + 1}: {name}", flush=True)
                opened = house(f"round_{number}_{name}", processes, sources)
                try:
                    entry[name] = most(opened, chosen, is_ours=sources is None)
                finally:
                    opened.close()
            one, several = entry["1"], entry[str(chosen.processes)]
            entry["ratio"] = round(several["moves_per_second"] / one["moves_per_second"], 2)
            print(json.dumps(entry, indent=1), flush=True)
            rounds.append(entry)
        costs = {}
        for how, number in ENDS.items():
            opened = house(f"takeover_{number.name.lower()}", chosen.processes)
            pids = opened.pids
            try:
                end = partial(_send, number)
                run = takeover.measure(opened.port, chosen.ending, end, opened.busiest)
                costs[how] = asyncio.run(run)
            finally:
                for process in pids:
                    _wake(process)
                opened.close()
            print(how, json.dumps(costs[how]), flush=True)
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps({"rounds": rounds, "takeover": costs}, indent=1))
    text = table(rounds, costs, chosen)
    print(text)
    if chosen.write:
        put_into(chosen.write, text, "processes")


def table(
    rounds: list[dict[str, Any]], costs: dict[str, dict[str, float]], chosen: argparse.Namespace
) -> str:
    """The medians of the rounds, and for how long tables stood still."""
    several = str(chosen.processes)
    lines = []
    if rounds:
        lines += [f"| | one process | {several} |", "|---|--:|--:|"]
        for key, says in ROWS.items():
            one, all_ = (median(entry[name][key] for entry in rounds) for name in ("1", several))
            lines.append(f"| {says} | {one:g} | {all_:g} |")
        ratio = median(entry["ratio"] for entry in rounds)
        lines += [f"| moves, times those of one | 1 | {ratio:g} |", ""]
    lines += [
        "| one of them is | tables of it | stood still, s | the longest, s | those of others, s |",
        "|---|--:|--:|--:|--:|",
    ]
    for how, cost in costs.items():
        times = [cost[f"{name}_ms"] / 1000 for name in STILL]
        cells = [f"{cost['tables_of_it']:g}", *(f"{seconds:.1f}" for seconds in times)]
        lines.append(f"| {how} | {' | '.join(cells)} |")
    words = f"python -m bench.server --processes {several} --rounds {chosen.rounds}"
    busy = os.getloadavg()[0]
    lines += [
        "",
        f"`{words} --ending {chosen.ending}`, {os.cpu_count()} cores; load average of the machine "
        f"at the end {busy:.1f}.",
    ]
    return "\n".join(lines)


def _wake(process: int) -> None:
    """One that is stopped would not hear that it shall end."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


def _send(number: signal.Signals, process: int) -> None:
    os.kill(process, number)
