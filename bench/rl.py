"""`python -m bench.rl`: batches of every game, with observation and mask; JSON in build/rl.json.

Decisions handed out are counted, not those played inside. In every round, one core, all cores, and
a process for each core with a batch of its own take turns; then OpenSpiel and PettingZoo play games
of theirs in the same loop, each on one core (`make bench` installs them). `--quick` takes a short
look.

`--gpu` measures a GPU instead: first 4,096 positions × 300 steps on it and on the CPU, compared
byte for byte, then its speed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from backroom.engine.errors import Refused
from backroom.engine.simulate import usable_cores
from bench import rl_cpu, rl_gpu
from bench.__main__ import machine
from bench.house import found, measured_games

OUTPUT, GPU_OUTPUT = Path("build/rl.json"), Path("build/rl-gpu.json")
POSITIONS = 1024
QUICK = {"rounds": 1, "seconds": 0.1}


def on_gpu(names: list[str], rounds: int, console: Console) -> int:
    results = []
    for name in names:
        results.append(rl_gpu.on_gpu(found(name), rounds))
        console.print(f"{name}: {results[-1]['rate'] / 1e6:.1f} M decisions/s")
    console.print(rl_gpu.gpu_table(results))
    write(GPU_OUTPUT, results)
    return 1 if any(row["differs"] for row in results) else 0


def on_cpu(names: list[str], chosen: argparse.Namespace, console: Console) -> int:
    here = machine()
    console.print(f"{here['processor']}, {here['cores']} cores, load {here['load']}")
    games, peers = [rl_cpu.Measured(name, chosen.positions) for name in names], []
    with rl_cpu.apart(usable_cores()) as others:
        for number in range(chosen.rounds):
            console.print(f"round {number + 1} of {chosen.rounds}", style="dim")
            for one in games:
                one.measure(others, chosen.seconds)
            if not chosen.without_peers:
                peers.append(rl_cpu.one_round_of_peers(chosen.seconds))
    results = [one.told() for one in games]
    console.print(rl_cpu.cores_table(results))
    told: dict[str, Any] = rl_cpu.measured_peers(peers) if peers else {}
    if told:
        console.print(rl_cpu.peers_table(results, told))
        for name, problem in told.items():
            if isinstance(problem, str):
                console.print(f"{rl_cpu.PEERS[name]} did not run: {problem}")
    write(OUTPUT, results)
    write(OUTPUT.with_name("rl-peers.json"), {"machine": here, "peers": told, "rounds": peers})
    return 0


def write(path: Path, told: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(told, indent=1), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.rl", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a round")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each core")
    parser.add_argument("--without-peers", action="store_true", help="the house alone")
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--gpu", action="store_true", help="on a GPU, compared with the CPU")
    chosen = parser.parse_args()
    if chosen.quick:
        vars(chosen).update(QUICK)
    console = Console()
    try:
        if min(chosen.rounds, chosen.positions) < 1 or chosen.seconds <= 0:
            raise Refused("Rounds, seconds and positions are more than nothing.")
        names = chosen.games or measured_games()
        for name in names:
            found(name)
        if chosen.gpu:
            return on_gpu(names, chosen.rounds, console)
        return on_cpu(names, chosen, console)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
