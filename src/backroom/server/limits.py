"""How often an address may do what costs something."""

from __future__ import annotations

import time
from collections import OrderedDict

from backroom.server.faults import Fault

# Addresses remembered.
MOST = 10_000


class Bucket:
    """So many in so many seconds for each key, with room for bursts."""

    def __init__(self, amount: float, seconds: float, sentence: str, burst: float | None = None):
        self.rate = amount / seconds
        self.burst = amount if burst is None else burst
        self.sentence = sentence
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one; a fault if there were too many."""
        if self.rate <= 0:
            return
        moment = time.monotonic()
        left, since = self._left.get(key, (self.burst, moment))
        left = min(self.burst, left + (moment - since) * self.rate)
        if left < 1:
            raise Fault(429, self.sentence)
        self._left[key] = (left - 1, moment)
        self._left.move_to_end(key)
        while len(self._left) > MOST:
            self._left.popitem(last=False)
