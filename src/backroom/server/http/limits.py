"""Rate limits: token buckets by address."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Hashable, Iterator

from backroom.server.config import Config
from backroom.server.problems import Problem

# Addresses remembered.
MOST = 10_000
# Sockets of one seat: all devices that somebody has.
MOST_AT_SEAT = 16


class Bucket:
    """So many in so many seconds for each key, with room for bursts."""

    def __init__(self, amount: float, seconds: float, problem: str, burst: float | None = None):
        self._whole = amount / seconds, amount if burst is None else burst
        self.rate, self.burst = self._whole
        self.problem = problem
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def share(self, processes: int) -> None:
        """Each process of a house counts for itself, and allows its part; one at least."""
        rate, burst = self._whole
        self.rate, self.burst = rate / processes, max(1.0, burst / processes)

    def lift(self) -> None:
        """No limit."""
        self._whole = self.rate, self.burst = 0.0, 0.0

    def check(self, key: str) -> float:
        """How many are left; refused if none is."""
        moment = time.monotonic()
        left, since = self._left.get(key, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.rate)
        if left < 1 and self.rate > 0:
            raise Problem(self.problem)
        return left

    def take(self, key: str, amount: float = 1) -> None:
        """Count one, or something that costs as much as several; refused if there were too many."""
        if self.rate <= 0:
            return
        self._left[key] = (self.check(key) - amount, time.monotonic())
        self._left.move_to_end(key)
        while len(self._left) > MOST:
            self._left.popitem(last=False)


class Quota:
    """So many at the same time for each key; 0: no limit."""

    def __init__(self, most: int, problem: str):
        self._whole = self.most = most
        self.problem = problem
        self._taken: Counter[Hashable] = Counter()

    def share(self, processes: int) -> None:
        """As that of a bucket."""
        self.most = self._whole and max(1, self._whole // processes)

    @contextlib.contextmanager
    def one(self, key: Hashable) -> Iterator[None]:
        """Take a place for as long as it is needed; refused if all are taken."""
        if self.most and self._taken[key] >= self.most:
            raise Problem(self.problem)
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


class Queue:
    """One at a time for each key: whoever wants much waits behind themselves, and not before
    everybody else."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def one(self, key: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._waiting[key] += 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._locks[key]


class Limits:
    """How often an address may do what costs something."""

    def __init__(self, config: Config):
        self.requests = Bucket(config.requests, 1, "too_fast", config.requests * 3)
        self.opening = Bucket(config.tables, 3600, "too_many_tables")
        # Guessing passwords, codes and links is slow; sitting down is not.
        self.guessing = Bucket(config.guesses, 60, "too_many_tries")
        self.naming = Bucket(config.guesses * 6, 60, "too_many_guests", config.guesses * 3)
        # By person, and by address: whoever is refused under one name could take another.
        self.talking = Bucket(30, 30, "too_much_talk")
        self.talking_here = Bucket(120, 30, "too_much_talk")
        # An unknown token costs a read.
        self.unknown = Bucket(config.requests / 10, 1, "too_fast", config.requests)
        # A socket costs more to open than most requests to answer.
        self.sockets = Bucket(config.requests / 10, 1, "too_fast", config.requests)
        self.open_sockets = Quota(config.sockets, "too_many_sockets")
        self.onlookers = Quota(config.onlookers, "too_many_onlookers")
        self.at_seat = Quota(MOST_AT_SEAT, "too_many_sockets")
        # A hint costs nearly half a second of a core.
        self.hints = Bucket(1, 1, "too_fast", 5)
        self.looking_back = Bucket(10, 1, "too_fast", 40)
        # The threads beside the event loop are few.
        self.beside = Queue()

    def share(self, processes: int) -> None:
        """Divide what an address may do among the processes of a house. What is counted at a table
        is counted by the one process that holds it."""
        for bucket in self._buckets:
            bucket.share(processes)
        self.open_sockets.share(processes)

    def lift(self) -> None:
        for bucket in self._buckets:
            bucket.lift()

    @property
    def _buckets(self) -> list[Bucket]:
        return [value for value in vars(self).values() if isinstance(value, Bucket)]
