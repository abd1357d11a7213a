"""`python -m bench`: one run, one table, JSON beside it in build/bench.json.

Machines are shared and noisy: every figure is measured several times in turn with the yardstick,
and the ratio given is the median of the ratios.
"""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import backroom
from bench import house, peers

OUTPUT = Path("build/bench.json")


def options_for_speed(name: str) -> dict[str, Any]:
    """Bots among themselves leave talk off."""
    game = backroom.game(name)
    return {"talk": False} if "talk" in game.options.options else {}


def measure(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    game = backroom.game(name)
    seats = 4 if 4 in game.seats else max(game.seats)
    options = options_for_speed(name)
    player = house.Player(game, seats, options)
    pairs = []
    for _ in range(rounds):
        yardstick = peers.openspiel_moves_per_second(seconds)
        alone = player.decisions_per_second(seconds)
        together = house.on_all_cores(game, seats, options, seconds)
        pairs.append((yardstick, alone, together))
    cold, warm = house.start_up_seconds(game, seats)
    return {
        "game": name,
        "seats": seats,
        "decisions_per_second": median(alone for _, alone, _ in pairs),
        "openspiel_python_moves_per_second": median(yardstick for yardstick, _, _ in pairs),
        "times_openspiel_python": median(alone / yardstick for yardstick, alone, _ in pairs),
        "all_cores_over_one": median(together / alone for _, alone, together in pairs),
        "clone_ns": house.clone_nanoseconds(game, seats),
        "state_bytes": game.State.dtype.itemsize,
        "empty_cache_to_finished_match_s": cold,
        "warm_cache_to_first_move_s": warm,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    rows = [
        measure(name, chosen.rounds, chosen.seconds)
        for name in chosen.games or backroom.game_names()
    ]
    table = Table(title=f"{platform.processor() or platform.machine()}, random play", box=None)
    titles = ("game", "M decisions/s", "× OpenSpiel (Python)", "all cores ×", "clone ns", "bytes")
    for title in (*titles, "cold s", "warm s"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for row in rows:
        table.add_row(
            f"{row['game']} ({row['seats']})",
            f"{row['decisions_per_second'] / 1e6:.2f}",
            f"{row['times_openspiel_python']:.2f}",
            f"{row['all_cores_over_one']:.2f}",
            f"{row['clone_ns']:.1f}",
            str(row["state_bytes"]),
            f"{row['empty_cache_to_finished_match_s']:.1f}",
            f"{row['warm_cache_to_first_move_s']:.2f}",
        )
    Console().print(table)
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
