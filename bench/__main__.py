"""`python -m bench`: one run, one table, JSON beside it in build/bench.json.

Machines are shared and noisy. So one core's figures go by the processor's time, every figure is
measured several times in turn with what it is compared to, and medians are given.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from backroom.engine.errors import Refused
from backroom.engine.simulate import usable_cores
from bench import house

OUTPUT = Path("build/bench.json")
PEERS = {
    "openspiel_python": "OpenSpiel, loop in Python",
    "openspiel_rollouts": "OpenSpiel, rollouts in its C++",
    "pgx": "pgx, its best batch, scan",
}


# ---------------------------------------------------------------------------- measuring


def peer(name: str, seconds: float, *more: str) -> dict[str, Any]:
    """Run a peer's benchmark in a subprocess; its results, or the problem if it cannot run."""
    command = [sys.executable, "-m", "bench.peers", name, str(seconds), *more]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return {"problem": done.stderr.strip().split("\n")[-1]}
    found: dict[str, Any] = json.loads(done.stdout.strip().split("\n")[-1])
    return found


def yardstick(rounds: int, seconds: float, note: Any) -> dict[str, Any]:
    """Connect four on one core: ours and the peers', in turn."""
    game = house.found(house.CONNECT_FOUR)
    player = house.Player(game, *house.seats_and_options(game))
    note("pgx: looking for its best batch")
    tuned = peer("pgx", 2 * seconds)
    found: dict[str, Any] = {"rounds": [], "pgx": tuned}
    if "best" not in tuned:
        note(f"pgx: {tuned['problem']}")
    for number in range(rounds):
        note(f"connect_four, round {number + 1} of {rounds}")
        row: dict[str, float] = {"backroom": player.decisions_per_second(seconds)}
        for name in PEERS:
            more = [tuned["best"]] if name == "pgx" and "best" in tuned else []
            figures = peer(name, seconds, *more)
            if "moves_per_second" in figures:
                row[name] = figures["moves_per_second"]
        row["backroom"] = (row["backroom"] + player.decisions_per_second(seconds)) / 2
        found["rounds"].append(row)
    found["moves_per_second"] = {
        name: median(row[name] for row in found["rounds"] if name in row)
        for name in ("backroom", *PEERS)
        if any(name in row for row in found["rounds"])
    }
    found["times"] = {
        name: median(row["backroom"] / row[name] for row in found["rounds"] if name in row)
        for name in found["moves_per_second"]
    }
    return found


def measure(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """One game: speed, copies, start-up, memory."""
    game = house.found(name)
    seats, options = house.seats_and_options(game)
    players = [house.Player(game, seats, options, seed) for seed in range(usable_cores())]
    alone, together = [], []
    for _ in range(rounds):
        alone.append(players[0].decisions_per_second(seconds))
        together.append(house.on_all_cores(players, seconds))
    return {
        "game": game.name,
        "seats": seats,
        "options": options,
        "decisions_per_second": median(alone),
        "all_cores_decisions_per_second": median(together),
        "clone_ns": house.clone_nanoseconds(game, seats),
        "state_bytes": game.State.dtype.itemsize,
        "match_bytes": house.match_bytes(game, seats, options),
        **house.start_up_seconds(name, seats),
    }


def machine() -> dict[str, Any]:
    """The machine, and its load average."""
    model = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        named = [line for line in about.read_text().split("\n") if line.startswith("model name")]
        model = named[0].partition(":")[2].strip() if named else model
    return {
        "processor": model,
        "cores": usable_cores(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


# ---------------------------------------------------------------------------- showing


def plain(title: str, *columns: str) -> Table:
    table = Table(title=title, box=None, title_justify="left", title_style="bold", padding=(0, 1))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def peers_table(found: dict[str, Any]) -> Table:
    table = plain("Connect four at random, one core", "", "M moves/s", "Backroom is")
    for name, rate in found["moves_per_second"].items():
        label = "Backroom" if name == "backroom" else PEERS[name]
        times = "" if name == "backroom" else f"{found['times'][name]:.1f} times as fast"
        table.add_row(label, f"{rate / 1e6:.2f}", times)
    return table


def games_table(rows: list[dict[str, Any]], cores: int) -> Table:
    table = plain(
        "Every game at random",
        "game (players)",
        "M dec./s\n1 core",
        f"M dec./s\n{cores} cores",
        "clone\nns",
        "state\nbytes",
        "match\nKB",
        "empty\ncache s",
        "warm\ncache s",
    )
    for row in rows:
        table.add_row(
            f"{row['game']} ({row['seats']})",
            f"{row['decisions_per_second'] / 1e6:.2f}",
            f"{row['all_cores_decisions_per_second'] / 1e6:.2f}",
            f"{row['clone_ns']:.1f}",
            str(row["state_bytes"]),
            f"{row['match_bytes'] / 1024:.1f}",
            f"{row['empty_cache_to_finished_match_cpu_s']:.1f}",
            f"{row['warm_cache_to_first_move_cpu_s']:.2f}",
        )
    return table


FOOTNOTE = (
    "dec.: decisions, actions of seats, from full legal lists. Empty cache: a fresh process to the "
    "end of a match; warm cache: to its first move. All by the processor's time, all cores by "
    "the clock."
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="games, or folders of games (default: all)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each figure")
    parser.add_argument("--without-peers", action="store_true", help="the house alone")
    chosen = parser.parse_args()
    console, quiet = Console(highlight=False), Console(stderr=True, highlight=False)
    try:
        names = chosen.games or house.measured_games()
        for name in names:
            house.found(name)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    here = machine()
    found: dict[str, Any] = {"machine": here}
    with quiet.status("") as status:

        def note(text: str) -> None:
            status.update(Text(text, "dim"))

        if not chosen.without_peers:
            found["connect_four"] = yardstick(chosen.rounds, chosen.seconds, note)
        found["games"] = []
        for name in names:
            note(name)
            found["games"].append(measure(name, chosen.rounds, chosen.seconds))
    busy = here["load"] is not None and here["load"] > here["cores"] / 2
    console.print(f"{here['processor']}, {here['cores']} cores, Python {here['python']}")
    if busy:
        console.print(
            f"The machine was busy with other work (load {here['load']:.1f}): ratios hold, other "
            "figures are lower than it can do, on all cores most of all."
        )
    console.print()
    if "connect_four" in found:
        console.print(peers_table(found["connect_four"]), "")
    console.print(games_table(found["games"], here["cores"]))
    console.print(Text(FOOTNOTE, "dim"))
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(found, indent=2) + "\n")
    console.print(f"All figures: {OUTPUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
