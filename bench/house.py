"""Random play of the games of the house."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import backroom
from backroom.engine.game import NO_LOG, Game
from backroom.engine.rule import random_source

CONNECT_FOUR = "examples/connect_four"


def measured_games() -> list[str]:
    """The yardstick, and every game of the house."""
    return [CONNECT_FOUR, *backroom.game_names()]


def seats_and_options(game: Game) -> tuple[int, dict[str, Any]]:
    """Four players where the game takes them; bots among themselves leave talk off."""
    seats = 4 if 4 in game.seats else max(game.seats)
    return seats, {"talk": False} if "talk" in game.options.options else {}


class Player:
    """Plays whole random games of one game; a decision is an action of a seat."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int = 7):
        self.game, self.seats = game, seats
        self.box = game.box().boxes
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

    def decisions_per_second(self, seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += self.play(200)
        return decisions / spent


def on_all_cores(game: Game, seats: int, options: dict[str, Any], seconds: float) -> float:
    """Decisions a second with a thread on every core."""
    players = [Player(game, seats, options, seed) for seed in range(os.cpu_count() or 1)]
    with ThreadPoolExecutor(len(players)) as pool:
        return sum(pool.map(lambda player: player.decisions_per_second(seconds), players))


def clone_nanoseconds(game: Game, seats: int) -> float:
    states = game.first_position(seats, count=2)
    game.lane().clone_often(states, 1000)
    times = 10_000_000
    began = time.perf_counter()
    game.lane().clone_often(states, times)
    return (time.perf_counter() - began) / times * 1e9


FIRST_MATCH = """
import sys, time
began = time.perf_counter()
import backroom, random
match = backroom.game(sys.argv[1]).deal(seats=int(sys.argv[2]), seed=1)
first = time.perf_counter() - began
dice = random.Random(1)
while isinstance(seats := match.to_act, tuple):
    match.play(seats[0], dice.choice(match.legal(seats[0])))
print(first, time.perf_counter() - began)
"""


def start_up_seconds(game: Game, seats: int) -> tuple[float, float]:
    """Fresh process: empty cache to a finished random match; warm cache to the first move."""
    with tempfile.TemporaryDirectory() as cache:

        def run() -> list[float]:
            done = subprocess.run(
                [sys.executable, "-c", FIRST_MATCH, game.name, str(seats)],
                env={**os.environ, "BACKROOM_CACHE": cache},
                capture_output=True,
                text=True,
                check=True,
            )
            return [float(word) for word in done.stdout.split()]

        _, finished = run()
        first, _ = run()
    return finished, first
