"""Benchmarks of random play, for the built-in games and connect four."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import backroom
from backroom.engine.game import NO_LOG, Game
from backroom.engine.rule import random_source

CONNECT_FOUR = "examples/connect_four"


def measured_games() -> list[str]:
    """Connect four, which the peers have too, and every built-in game."""
    return [CONNECT_FOUR, *backroom.game_names()]


def found(name: str) -> Game:
    return backroom.game(Path(name) if "/" in name else name)


def seats_and_options(game: Game) -> tuple[int, dict[str, Any]]:
    """Four players where the game takes them; bots among themselves leave talk off."""
    seats = 4 if 4 in game.seats else max(game.seats)
    return seats, {"talk": False} if "talk" in game.options.options else {}


class Player:
    """Plays whole random games of one game; a decision is an action of a seat."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int = 7):
        self.game, self.seats = game, seats
        self.box = game.edition().boxes
        self.states = game.first_position(seats, options, count=2)
        self.out, self.weights = game.room_for_actions(), game.room_for_actions()
        self.scores, self.places = np.zeros(16, np.int32), np.zeros(16, np.int32)
        self.rng = random_source(seed)
        self.counts = np.zeros(64, np.int64)
        self.play(10)

    def play(self, games: int) -> int:
        """Play so many games; the decisions taken."""
        before = int(self.counts[0])
        self.game.lane().play_games(
            self.box,
            self.states,
            self.out,
            self.weights,
            self.scores,
            self.places,
            NO_LOG,
            self.rng,
            self.counts,
            games,
            self.seats,
        )
        return int(self.counts[0]) - before

    def decisions_per_second(self, seconds: float, wall: bool = False) -> float:
        """Decisions a second of CPU time, or of wall time."""
        clock = time.perf_counter if wall else time.thread_time
        decisions = 0
        began = clock()
        while (spent := clock() - began) < seconds:
            decisions += self.play(200)
        return decisions / spent


def on_all_cores(players: list[Player], seconds: float) -> float:
    """Decisions a second of wall time, with a thread for every core."""
    with ThreadPoolExecutor(len(players)) as pool:
        return sum(pool.map(lambda player: player.decisions_per_second(seconds, True), players))


def clone_nanoseconds(game: Game, seats: int) -> float:
    """Nanoseconds for a copy of a position inside compiled code."""
    states = game.first_position(seats, count=2)
    game.lane().clone_often(states, 1000)
    times = 10_000_000
    began = time.thread_time()
    game.lane().clone_often(states, times)
    return (time.thread_time() - began) / times * 1e9


def match_bytes(game: Game, seats: int, options: dict[str, Any]) -> int:
    """The memory of one freshly dealt match."""
    game.deal(seats, 0, options)
    tracemalloc.start()
    held = [game.deal(seats, seed, options) for seed in range(100)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken // len(held)


FIRST_MATCH = """
import sys, time
began = time.perf_counter(), time.process_time()
import backroom, random
from pathlib import Path
name = sys.argv[1]
game = backroom.game(Path(name) if "/" in name else name)
match = game.deal(seats=int(sys.argv[2]), seed=1)
first = time.perf_counter() - began[0], time.process_time() - began[1]
dice = random.Random(1)
while seats := match.to_act:
    match.play(seats[0], dice.choice(match.legal(seats[0])))
print(*first, time.perf_counter() - began[0], time.process_time() - began[1])
"""


def start_up_seconds(name: str, seats: int) -> dict[str, float]:
    """Fresh process: empty cache to a finished random match; warm cache to the first move."""
    with tempfile.TemporaryDirectory() as cache:

        def run() -> list[float]:
            done = subprocess.run(
                [sys.executable, "-c", FIRST_MATCH, name, str(seats)],
                env={**os.environ, "BACKROOM_CACHE": cache},
                capture_output=True,
                text=True,
                check=True,
            )
            return [float(word) for word in done.stdout.split()]

        cold, warm = run(), run()
    return {
        "empty_cache_to_finished_match_s": cold[2],
        "empty_cache_to_finished_match_cpu_s": cold[3],
        "warm_cache_to_first_move_s": warm[0],
        "warm_cache_to_first_move_cpu_s": warm[1],
    }
