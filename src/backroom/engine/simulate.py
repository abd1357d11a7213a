"""Simulation: many random games at once, on all cores or by workers anywhere."""

from __future__ import annotations

import functools
import hashlib
import os
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from backroom.engine.box import Edition
from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG, Game
from backroom.engine.game import game as find_game
from backroom.engine.record import Array
from backroom.engine.rule import Rng, random_source
from backroom.engine.sources import game_badge

# Games that share a generator: few enough that a thousand keep several cores busy, and so many
# that making a generator takes no time beside them.
BLOCK = 250


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
    """Play random games, shared out among threads (default: one for each core).

    The result follows from `seed`, whatever the threads. `played` is told now and then how many
    more games have been played, by any thread.
    """
    workers = usable_cores() if threads is None else threads
    for what, number in (("games", games), ("threads", workers)):
        if type(number) is not int or number < 1:
            raise Refused(f"The number of {what} is at least 1, not {number!r}.")
    table = _Table(game, seats, options or {}, game.edition(edition))
    stopped = threading.Event()
    blocks, taking = iter(range(block_count(games))), threading.Lock()

    def play(worker: int) -> Array:
        counts, room = table.no_counts(), table.room()
        while not stopped.is_set():
            with taking:
                block = next(blocks, None)
            if block is None:
                break
            now = games_in(block, games)
            table.play(room, counts, seed, block, now)
            if played is not None:
                played(now)
        return counts

    with ThreadPoolExecutor(workers) as pool:
        try:
            found = list(pool.map(play, range(workers)))
        except BaseException:  # Ctrl-C too: the threads would play on
            stopped.set()
            raise
    return total(games, found)


def usable_cores() -> int:
    """The cores this process may use; where the system does not tell, all of the machine's."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---------------------------------------------------------------------------- by the block


def block_count(games: int) -> int:
    return -(-games // BLOCK)


def games_in(block: int, games: int) -> int:
    """How many of the games are in a block: the last may be short."""
    return min(BLOCK, games - block * BLOCK)


def total(games: int, found: Iterable[Sequence[int] | Array]) -> Result:
    """The result of all blocks, from the counts of each."""
    rows = np.array(list(found))
    sums = rows.sum(axis=0).tolist()
    return Result(
        games,
        decisions=sums[0],
        lines=sums[1],
        longest=int(rows[:, 2].max()),
        wins=tuple(sums[3::2]),
        scores=tuple(sums[4::2]),
    )


class _Table:
    """A table that blocks of random games are played at, by any number of threads."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], edition: Edition):
        self._game, self._seats, self._edition = game, seats, edition
        self._first = game.first_position(seats, options, edition, count=2)
        self._play_games = game.lane().play_games

    def no_counts(self) -> Array:
        """The door's: decisions, lines, the longest, then wins and scores by seat."""
        return np.zeros(3 + 2 * self._seats, np.int64)

    def room(self) -> tuple[Array, ...]:
        """What one thread needs: positions, actions, weights, scores, places."""
        room_for = self._game.room_for_actions
        scores, places = np.zeros(self._seats, np.int32), np.zeros(self._seats, np.int32)
        return self._first.copy(), room_for(), room_for(), scores, places

    def play(
        self, room: tuple[Array, ...], counts: Array, seed: int, block: int, games: int
    ) -> None:
        rng = _generator(seed, block)
        self._play_games(*(self._edition.boxes, *room, NO_LOG), *(rng, counts, games, self._seats))


def _generator(seed: int, block: int) -> Rng:
    digest = hashlib.sha256(f"{seed} {block}".encode()).digest()
    return random_source(int.from_bytes(digest[:8], "big"))


# ---------------------------------------------------------------------------- by workers


@dataclass(frozen=True)
class Simulation:
    """Random games as work for workers anywhere: blocks, by number.

    `game` is a name, or a folder by its whole path; `box` is a file.
    """

    game: str
    seats: int
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    edition: str | None = None
    box: str | None = None

    def do(self, number: int) -> list[int]:
        table = self._table()
        counts = table.no_counts()
        table.play(table.room(), counts, self.seed, number, games_in(number, self.games))
        return [int(count) for count in counts]

    def warm(self) -> None:
        self._table()

    def badge(self) -> dict[str, str]:
        return game_badge(*_open(self.game, self.edition, self.box))

    def _table(self) -> _Table:
        options = tuple(sorted(self.options.items()))
        return _set_up(self.game, self.seats, options, self.edition, self.box)


@functools.cache
def _set_up(
    game: str,
    seats: int,
    options: tuple[tuple[str, Any], ...],
    edition: str | None,
    box: str | None,
) -> _Table:
    found, opened = _open(game, edition, box)
    return _Table(found, seats, dict(options), opened)


def _open(game: str, edition: str | None, box: str | None) -> tuple[Game, Edition]:
    found = find_game(game)
    return found, found.edition(Path(box) if box else edition)
