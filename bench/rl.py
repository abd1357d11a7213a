"""`python -m bench.rl`: batches of every game, with observation and mask; JSON in build/rl.json.

Decisions handed out are counted, not those played inside. Actions are chosen at random from the
masks beforehand, outside of what is timed: what is measured is `Batch.step`. One core is measured
by CPU time, all cores by the clock; a step on all cores and one on a single core take turns.

`--gpu` measures a GPU instead: first 4,096 positions × 300 steps on it and on the CPU, compared
byte for byte, then its speed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from backroom.engine.game import Game
from backroom.engine.simulate import usable_cores
from backroom.rl import Batch
from bench.house import found, measured_games, seats_and_options

OUTPUT, GPU_OUTPUT = Path("build/rl.json"), Path("build/rl-gpu.json")
POSITIONS = 1024
# Steps before anything is timed, so that matches are well out of step with each other.
WARM_UP = 200


def chosen(batch: Batch, dice: np.random.Generator) -> Any:
    """A legal action for every match, at random."""
    mask = batch.mask
    return (mask * dice.random(mask.shape, np.float32)).argmax(axis=1)


class Rate:
    """Decisions a second of a batch, round by round."""

    def __init__(self, game: Game, positions: int, threads: int):
        seats, options = seats_and_options(game)
        self.batch = Batch(game, seats, options, positions=positions, seed=1, threads=threads)
        self.clock = time.process_time if threads == 1 else time.perf_counter
        self.dice = np.random.default_rng(1)
        self.rounds: list[float] = []
        for _ in range(WARM_UP):
            self.batch.step(chosen(self.batch, self.dice))

    def measure(self, seconds: float) -> None:
        spent, decisions = 0.0, 0
        while spent < seconds:
            actions = chosen(self.batch, self.dice)
            began = self.clock()
            self.batch.step(actions)
            spent += self.clock() - began
            decisions += self.batch.positions
        self.rounds.append(decisions / spent)


def measured(game: Game, rounds: int, seconds: float, positions: int) -> dict[str, Any]:
    cores = usable_cores()
    one, every = Rate(game, positions, 1), Rate(game, positions * cores, cores)
    for _ in range(rounds):
        one.measure(seconds)
        every.measure(seconds)
    return {
        "game": game.name,
        "seats": one.batch.seats,
        "features": game.observation,
        "actions": len(game.actions),
        "one_core": median(one.rounds),
        "all_cores": median(every.rounds),
        "of_all_cores": median(every.rounds) / median(one.rounds) / cores,
        "cores": cores,
        "rounds": {"one_core": one.rounds, "all_cores": every.rounds},
    }


# ---------------------------------------------------------------------------- on a GPU

# Positions and steps that are compared with the CPU's, and how often all of their bytes are.
COMPARED, STEPS, LOOKS = 4096, 300, 10
GPU_POSITIONS = (1 << 16, 1 << 17, 1 << 18)
# Steps of a round on a GPU.
GPU_STEPS = 100


def differing(cpu: Batch, gpu: Any) -> list[str]:
    """The fields of two batches that are not equal to the last bit."""
    ours, theirs = cpu._rows._asdict(), gpu.fetched()
    return [name for name in theirs if ours[name].tobytes() != theirs[name].tobytes()]


def compared(game: Game) -> list[str]:
    """The same play on both, from the same seed: what differs, if anything does."""
    from backroom.rl.gpu import GpuBatch

    seats, options = seats_and_options(game)
    cpu, gpu = (
        kind(game, seats, options, positions=COMPARED, seed=11, most_decisions=250)
        for kind in (Batch, GpuBatch)
    )
    dice = np.random.default_rng(11)
    found = differing(cpu, gpu)
    for step in range(STEPS):
        actions = chosen(cpu, dice)
        cpu.step(actions)
        gpu.step(actions)
        gpu.check()
        if step % LOOKS == 0 or step == STEPS - 1:
            found += differing(cpu, gpu)
    for seat in range(seats):
        final = gpu.final_observation(seat).copy_to_host()
        if final.tobytes() != cpu.final_observation(seat).tobytes():
            found.append("final_observation")
    return sorted(set(found))


def tensors(game: Game, seats: int, positions: int) -> dict[str, Any]:
    """Torch's own arrays to write into; where there is no torch, none."""
    if importlib.util.find_spec("torch") is None:
        return {}
    import torch

    def of(*shape: int, kind: Any = torch.bool) -> Any:
        return torch.zeros(shape, dtype=kind, device="cuda")

    return {
        "observation": of(positions, game.observation, kind=torch.float32),
        "mask": of(positions, len(game.actions)),
        "seat": of(positions, kind=torch.int32),
        "rewards": of(positions, seats, kind=torch.float32),
        "terminated": of(positions),
        "truncated": of(positions),
    }


def gpu_rate(game: Game, positions: int, rounds: int) -> dict[str, Any]:
    """Decisions a second of `GpuBatch.step`, timed by the GPU's own clock."""
    from backroom.engine.gpu import cuda_module
    from backroom.rl.gpu import GpuBatch

    seats, options = seats_and_options(game)
    buffers = tensors(game, seats, positions)
    batch = GpuBatch(game, seats, options, positions=positions, seed=1, buffers=buffers)
    random = np.random.default_rng(1).integers(1, 1 << 63, positions, np.uint64)
    generators = cuda_module().to_device(random)
    actions = cuda_module().to_device(np.zeros(positions, np.int64))
    rates = []
    for number in range(rounds + 2):
        spent = 0.0
        for _ in range(GPU_STEPS):
            batch.random_actions(generators, actions)
            spent += batch.seconds(actions)
        batch.check()
        if number >= 2:  # those before get the matches out of step
            rates.append(GPU_STEPS * positions / spent)
    return {
        "positions": positions,
        "rate": median(rates),
        "rounds": rates,
        "in": "torch tensors" if buffers else "device arrays",
    }


def on_gpu(game: Game, rounds: int) -> dict[str, Any]:
    differs = compared(game)
    tried = [gpu_rate(game, positions, rounds) for positions in GPU_POSITIONS]
    best = max(tried, key=lambda one: float(one["rate"]))
    return {"game": game.name, "differs": differs, "tried": tried, **best}


def gpu_table(results: list[dict[str, Any]]) -> Table:
    table = Table(title=f"Batches on a GPU; {COMPARED} positions × {STEPS} steps compared")
    for title in ("game", "M decisions/s", "positions", "differs from the CPU in"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for row in results:
        differs = ", ".join(row["differs"]) or "nothing"
        table.add_row(row["game"], f"{row['rate'] / 1e6:.1f}", f"{row['positions']:,}", differs)
    return table


# ---------------------------------------------------------------------------- both


def shown(results: list[dict[str, Any]]) -> Table:
    cores = results[0]["cores"]
    table = Table(title="Batches, with observation and mask")
    titles = ("game (players)", "features", "actions", "M decisions/s, one core", f"{cores} cores")
    for title in (*titles, "of as many times one core"):
        table.add_column(title, justify="left" if title.startswith("game") else "right")
    for row in results:
        table.add_row(
            f"{row['game']} ({row['seats']})",
            *(str(row["features"]), str(row["actions"])),
            *(f"{row[key] / 1e6:.2f}" for key in ("one_core", "all_cores")),
            f"{row['of_all_cores']:.2f}",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a round")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each core")
    parser.add_argument("--gpu", action="store_true", help="on a GPU, compared with the CPU")
    arguments = parser.parse_args()
    console = Console()
    results = []
    if arguments.gpu:
        for name in arguments.games or measured_games():
            results.append(on_gpu(found(name), arguments.rounds))
            console.print(f"{name}: {results[-1]['rate'] / 1e6:.1f} M decisions/s")
        console.print(gpu_table(results))
        GPU_OUTPUT.parent.mkdir(exist_ok=True)
        GPU_OUTPUT.write_text(json.dumps(results, indent=1), encoding="utf-8")
        if any(row["differs"] for row in results):
            sys.exit(1)
        return
    for name in arguments.games or measured_games():
        game = found(name)
        results.append(measured(game, arguments.rounds, arguments.seconds, arguments.positions))
        console.print(f"{name}: {results[-1]['one_core'] / 1e6:.2f} M decisions/s on one core")
    console.print(shown(results))
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
