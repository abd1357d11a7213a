"""Simulation: many random games at once, on all cores."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG, Game
from backroom.engine.record import Array
from backroom.engine.rule import Rng, random_source

# Games between two tellings of how many have been played.
TOLD_EVERY = 1000


@dataclass(frozen=True)
class Result:
    """What random games came to; `wins` counts shared wins for every seat that shares them."""

    games: int
    decisions: int
    lines: int
    longest: int
    wins: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score of a game, by seat."""
        return tuple(score / self.games for score in self.scores)


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    threads: int | None = None,
    edition: str | Path | None = None,
    played: Callable[[int], None] | None = None,
) -> Result:
    """Play random games, shared out evenly among threads (default: one for each core).

    Every thread has a generator of its own, so the result follows from `seed` and `threads`.
    `played` is told now and then how many more games have been played, by any thread.
    """
    workers = usable_cores() if threads is None else threads
    for what, number in (("games", games), ("threads", workers)):
        if type(number) is not int or number < 1:
            raise Refused(f"The number of {what} is at least 1, not {number!r}.")
    box = game.edition(edition)
    first = game.first_position(seats, options, box, count=2)
    play_games = game.lane().play_games
    stopped = threading.Event()

    def play(worker: int) -> Array:
        # `counts` is the door's: decisions, lines, the longest, then wins and scores by seat.
        counts = np.zeros(3 + 2 * seats, np.int64)
        out, weights = game.room_for_actions(), game.room_for_actions()
        scores, places = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
        states, rng = first.copy(), _generator(seed, worker)
        left = games // workers + (worker < games % workers)
        while left and not stopped.is_set():
            now = min(left, TOLD_EVERY)
            play_games(
                *(box.boxes, states, out, weights, scores, places, NO_LOG),
                *(rng, counts, now, seats),
            )
            left -= now
            if played is not None:
                played(now)
        return counts

    with ThreadPoolExecutor(workers) as pool:
        try:
            found = np.array(list(pool.map(play, range(workers))))
        except BaseException:  # Ctrl-C too: the threads would play on
            stopped.set()
            raise
    total = found.sum(axis=0).tolist()
    return Result(
        games,
        decisions=total[0],
        lines=total[1],
        longest=int(found[:, 2].max()),
        wins=tuple(total[3::2]),
        scores=tuple(total[4::2]),
    )


def usable_cores() -> int:
    """The cores this process may use; where the system does not tell, all of the machine's."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _generator(seed: int, worker: int) -> Rng:
    digest = hashlib.sha256(f"{seed} {worker}".encode()).digest()
    return random_source(int.from_bytes(digest[:8], "big"))
