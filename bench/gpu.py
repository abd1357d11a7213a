"""`python -m bench.gpu`: random play of every game on a GPU, JSON beside it in build/gpu.json.

For each game: first the same lines on the GPU and on this machine's cores, compared byte for byte;
then the speed, at the number of threads that suits the game best. Where there is no GPU it says so
and measures nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from backroom.engine.errors import Refused
from backroom.engine.gpu import OnCpu, OnGpu, cuda_module, differing
from bench.house import CONNECT_FOUR, found, measured_games, seats_and_options

OUTPUT = Path("build/gpu.json")
# Positions and lines that are compared with the CPU's.
COMPARED = (4096, 300)
LINES = 300
PER_CORE = (1024, 2048)
BLOCKS = (128, 256, 384, 512)
ROUNDS = 5


def compared(gpu: OnGpu, cpu: OnCpu) -> int:
    """The number of positions that differ from the CPU's after the same lines."""
    positions, lines = COMPARED
    for play in (gpu, cpu):
        play.begin(positions, seed=11)
    cpu.play(lines, threads=os.cpu_count() or 1)
    gpu.play(lines)
    gpu.fetch()
    return len(differing(cpu, gpu))


def one_core(cpu: OnCpu) -> float:
    """Decisions a second of one core of this machine, in the same loop."""
    cpu.begin(256, seed=12)
    began = time.process_time()
    cpu.play(20 * LINES)
    return float(cpu.totals[:, 0].sum()) / (time.process_time() - began)


def fastest(gpu: OnGpu, cores: int) -> dict[str, Any]:
    """Decisions a second at the best number of threads."""
    tried = {}
    for threads in PER_CORE:
        gpu.begin(threads * cores, seed=5)
        gpu.seconds(4 * LINES, BLOCKS[0])  # warms up, and gets the games out of step
        for block in BLOCKS:
            before = _decisions(gpu)
            spent = gpu.seconds(LINES, block)
            tried[threads, block] = (_decisions(gpu) - before) / spent
    threads, block = max(tried, key=lambda shape: tried[shape])
    gpu.begin(threads * cores, seed=6)
    gpu.seconds(4 * LINES, block)
    rates = []
    for _ in range(ROUNDS):
        before = _decisions(gpu)
        spent = gpu.seconds(4 * LINES, block)
        rates.append((_decisions(gpu) - before) / spent)
    return {
        "decisions_per_second": median(rates),
        "rounds": rates,
        "threads": threads * cores,
        "block": block,
        "registers": gpu.kernel.get_regs_per_thread(),
        "local_bytes": gpu.kernel.get_local_mem_per_thread(),
        "games_finished": int(gpu.totals[:, 2].sum()),
        "tried": {f"{t}x{b}": rate for (t, b), rate in tried.items()},
    }


def _decisions(gpu: OnGpu) -> int:
    gpu.fetch()
    return int(gpu.totals[:, 0].sum())


def measure(name: str, cores: int) -> dict[str, Any]:
    game = found(name)
    seats, options = seats_and_options(game)
    began = time.perf_counter()
    gpu = OnGpu(game, seats, options)
    ready = time.perf_counter() - began
    cpu = OnCpu(game, seats, options)
    return {
        "game": game.name,
        "seats": seats,
        "ready_s": ready,
        "positions_compared": COMPARED[0],
        "lines_each": COMPARED[1],
        "positions_unequal": compared(gpu, cpu),
        "cpu_core_decisions_per_second": one_core(cpu),
        **fastest(gpu, cores),
    }


def pgx_on_gpu(seconds: float = 10) -> dict[str, Any]:
    """pgx on the same GPU, in a subprocess; its results, or the problem if it cannot run."""
    command = [sys.executable, "-m", "bench.peers", "pgx_gpu", str(seconds)]
    environment = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        return {"problem": done.stderr.strip().split("\n")[-1]}
    told: dict[str, Any] = json.loads(done.stdout.strip().split("\n")[-1])
    return told if "cuda" in told["device"] else {"problem": f"JAX has {told['device']} only"}


def shown(rows: list[dict[str, Any]], pgx: dict[str, Any], device: str) -> Table:
    table = Table(title=f"Random play on one {device}", box=None, title_justify="left")
    titles = ("game", "M decisions/s", "× one CPU core", "threads", "block", "equal to CPU")
    for title in titles:
        table.add_column(title, justify="left" if title == "game" else "right")
    for row in rows:
        equal = row["positions_compared"] - row["positions_unequal"]
        table.add_row(
            f"{row['game']} ({row['seats']})",
            f"{row['decisions_per_second'] / 1e6:,.0f}",
            f"{row['decisions_per_second'] / row['cpu_core_decisions_per_second']:,.0f}",
            f"{row['threads']:,}",
            str(row["block"]),
            f"{equal}/{row['positions_compared']}",
        )
    if "moves_per_second" in pgx:
        table.add_row("pgx: connect_four", f"{pgx['moves_per_second'] / 1e6:,.0f}")
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", help="games, or folders of games (default: all)")
    parser.add_argument("--without-peers", action="store_true", help="leave pgx out")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    try:
        cuda = cuda_module()
        if not cuda.is_available():
            raise Refused("There is no GPU here that CUDA can reach.")
    except Refused as refused:
        console.print(f"Nothing was measured. {refused}")
        return 0
    card = cuda.get_current_device()
    device = card.name.decode() if isinstance(card.name, bytes) else str(card.name)
    rows = []
    for name in chosen.games or measured_games():
        row = measure(name, card.MULTIPROCESSOR_COUNT)
        rows.append(row)
        rate = row["decisions_per_second"] / 1e6
        console.print(f"{row['game']}: {rate:,.0f} M decisions/s", style="dim")
    pgx = {} if chosen.without_peers else pgx_on_gpu()
    console.print(shown(rows, pgx, device))
    mine = [row for row in rows if row["game"] == Path(CONNECT_FOUR).name]
    if mine and "moves_per_second" in pgx:
        times = mine[0]["decisions_per_second"] / pgx["moves_per_second"]
        console.print(f"connect_four: {times:.1f} times pgx on the same GPU.")
    elif "problem" in pgx:
        console.print(f"pgx could not be measured here: {pgx['problem']}")
    OUTPUT.parent.mkdir(exist_ok=True)
    figures = {"device": device, "games": rows, "pgx": pgx}
    OUTPUT.write_text(json.dumps(figures, indent=2) + "\n")
    unequal = [row["game"] for row in rows if row["positions_unequal"]]
    if unequal:
        console.print(f"Not equal to the CPU's positions: {', '.join(unequal)}.", style="red")
    return 1 if unequal else 0


if __name__ == "__main__":
    sys.exit(main())
