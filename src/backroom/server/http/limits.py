"""Rate limits: token buckets by address."""

from __future__ import annotations

import time
from collections import OrderedDict

from backroom.server.config import Config
from backroom.server.problems import Problem

# Addresses remembered.
MOST = 10_000


class Bucket:
    """So many in so many seconds for each key, with room for bursts."""

    def __init__(self, amount: float, seconds: float, problem: str, burst: float | None = None):
        self.rate = amount / seconds
        self.burst = amount if burst is None else burst
        self.problem = problem
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one; refused if there were too many."""
        if self.rate <= 0:
            return
        moment = time.monotonic()
        left, since = self._left.get(key, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.rate)
        if left < 1:
            raise Problem(self.problem)
        self._left[key] = (left - 1, moment)
        self._left.move_to_end(key)
        while len(self._left) > MOST:
            self._left.popitem(last=False)


class Limits:
    """How often an address may do what costs something."""

    def __init__(self, config: Config):
        self.requests = Bucket(config.requests, 1, "too_fast", config.requests * 3)
        self.opening = Bucket(config.tables, 3600, "too_many_tables")
        # Guessing passwords, codes and links is slow; sitting down is not.
        self.guessing = Bucket(config.guesses, 60, "too_many_tries")
        self.naming = Bucket(config.guesses * 6, 60, "too_many_guests", config.guesses * 3)
        self.talking = Bucket(30, 30, "too_much_talk")
        self.looking_back = Bucket(10, 1, "too_fast", 40)
