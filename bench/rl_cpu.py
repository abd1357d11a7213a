"""Batches on the CPU, for `python -m bench.rl`: one core, all cores, and beside others' games.

Actions are chosen at random from the masks. *Step* is `Batch.step` alone; *loop* counts the
choosing too, as it is counted for the peers, whose loop does the same: observation and mask of
whoever is asked, a random legal action, a step. One core goes by the processor's time, all cores by
the clock.
"""

from __future__ import annotations

import functools
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Any

import numpy as np
from rich.table import Table

from backroom.engine.game import Game
from backroom.engine.simulate import usable_cores
from backroom.rl import Batch
from bench.__main__ import peer
from bench.house import found, seats_and_options

# Steps before anything is timed, so that matches are well out of step with each other.
WARM_UP = 200
# Games of others, with chance or without, in the loops that their own libraries show.
PEERS = {
    "openspiel_observed": "OpenSpiel: backgammon",
    "pettingzoo_observed": "PettingZoo: connect four",
}


def chosen(batch: Batch, dice: np.random.Generator) -> Any:
    """A legal action for every match, at random."""
    mask = batch.mask
    return (mask * dice.random(mask.shape, np.float32)).argmax(axis=1)


class Rate:
    """Decisions a second of a batch, round by round."""

    def __init__(self, game: Game, positions: int, threads: int, by_the_clock: bool = False):
        seats, options = seats_and_options(game)
        self.batch = Batch(game, seats, options, positions=positions, seed=1, threads=threads)
        wall = by_the_clock or threads > 1
        self.clock = time.perf_counter if wall else time.process_time
        self.dice = np.random.default_rng(1)
        self.steps: list[float] = []
        self.loops: list[float] = []
        for _ in range(WARM_UP):
            self.batch.step(chosen(self.batch, self.dice))

    def measure(self, seconds: float) -> float:
        """Play for so many seconds of steps; decisions a second of them."""
        stepped, looped, decisions = 0.0, 0.0, 0
        while stepped < seconds:
            began = self.clock()
            actions = chosen(self.batch, self.dice)
            between = self.clock()
            self.batch.step(actions)
            ended = self.clock()
            stepped, looped = stepped + ended - between, looped + ended - began
            decisions += self.batch.positions
        self.steps.append(decisions / stepped)
        self.loops.append(decisions / looped)
        return self.steps[-1]


# ------------------------------------------------------------------ processes of their own


class Apart:
    """A process for each core, with a batch of its own: nothing is shared but the machine.

    What they come to together is what the machine has; threads of one batch can have no more.
    """

    def __init__(self, pools: list[ProcessPoolExecutor]):
        self.pools = pools

    def measure(self, name: str, positions: int, seconds: float) -> float:
        """Decisions a second by the clock, of all together."""
        for asked in (0.0, seconds):  # at first they only get ready
            running = [pool.submit(_apart, name, positions, asked) for pool in self.pools]
            rates = [one.result() for one in running]
        return sum(rates)


@contextmanager
def apart(count: int) -> Iterator[Apart]:
    """Such processes, at hand."""
    spawned = multiprocessing.get_context("spawn")
    with ExitStack() as stack:
        yield Apart([stack.enter_context(ProcessPoolExecutor(1, spawned)) for _ in range(count)])


def _apart(name: str, positions: int, seconds: float) -> float:
    return _own_rate(name, positions).measure(seconds) if seconds else 0.0


@functools.cache
def _own_rate(name: str, positions: int) -> Rate:
    return Rate(found(name), positions, 1, by_the_clock=True)


# ------------------------------------------------------------------ all of it


class Measured:
    """One game: on one core, on all of them, and by processes of their own."""

    def __init__(self, name: str, positions: int):
        self.name, self.game, self.positions = name, found(name), positions
        self.cores = usable_cores()
        self.one = Rate(self.game, positions, 1)
        self.every = Rate(self.game, positions * self.cores, self.cores)
        self.apart: list[float] = []

    def measure(self, others: Apart, seconds: float) -> None:
        """A round: they take turns."""
        self.one.measure(seconds)
        self.every.measure(seconds)
        self.apart.append(others.measure(self.name, self.positions, seconds))

    def told(self) -> dict[str, Any]:
        one, every, apart = median(self.one.steps), median(self.every.steps), median(self.apart)
        return {
            "game": self.game.name,
            "seats": self.one.batch.seats,
            "features": self.game.observation,
            "actions": len(self.game.actions),
            "one_core": one,
            "loop": median(self.one.loops),
            "all_cores": every,
            "apart": apart,
            "of_all_cores": every / one / self.cores,
            "of_apart": every / apart,
            "cores": self.cores,
            "rounds": {
                "one_core": self.one.steps,
                "loop": self.one.loops,
                "all_cores": self.every.steps,
                "apart": self.apart,
            },
        }


def measured_peers(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The medians of what each peer came to, or why it could not run."""
    told: dict[str, Any] = {}
    for name in PEERS:
        rates = [row[name]["moves_per_second"] for row in rounds if "problem" not in row[name]]
        told[name] = median(rates) if rates else rounds[0][name]["problem"]
    return told


def one_round_of_peers(seconds: float) -> dict[str, Any]:
    return {name: peer(name, seconds) for name in PEERS}


# ------------------------------------------------------------------ showing


def cores_table(results: list[dict[str, Any]]) -> Table:
    """Batches alone."""
    cores = results[0]["cores"]
    table = Table(title="M decisions/s of Batch.step, observation and mask included")
    table.add_column("game (players)")
    titles = ("one core", f"{cores} cores", f"of {cores} times\none core")
    for title in (*titles, f"{cores} processes\nof their own", "of these"):
        table.add_column(title, justify="right")
    for row in results:
        table.add_row(
            f"{row['game']} ({row['seats']})",
            *(f"{row[key] / 1e6:.2f}" for key in ("one_core", "all_cores")),
            f"{row['of_all_cores']:.2f}",
            f"{row['apart'] / 1e6:.2f}",
            f"{row['of_apart']:.2f}",
        )
    return table


def peers_table(results: list[dict[str, Any]], peers: dict[str, Any]) -> Table:
    """The same loop over games of others: how many times as fast each of ours is."""
    table = Table(title="The whole loop on one core: k decisions/s, and how many times a peer's")
    table.add_column("game (players)")
    table.add_column("k/s", justify="right")
    there = {name: rate for name, rate in peers.items() if not isinstance(rate, str)}
    for name, rate in there.items():
        table.add_column(f"{PEERS[name]}\n({rate / 1e3:.1f} k/s)", justify="right")
    for row in results:
        times = (f"{row['loop'] / rate:.0f} ×" for rate in there.values())
        name = f"{row['game']} ({row['seats']})"
        table.add_row(name, f"{row['loop'] / 1e3:.0f}", *times)
    return table
