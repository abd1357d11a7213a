"""Batches on a GPU, for `python -m bench.rl --gpu`: compared with the CPU's, then measured."""

from __future__ import annotations

import importlib.util
from statistics import median
from typing import Any

import numpy as np
from rich.table import Table

from backroom.engine.game import Game
from backroom.rl import Batch
from bench.house import seats_and_options
from bench.rl_cpu import chosen

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
