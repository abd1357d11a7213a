"""The server's clocks: one for dates, and one for time that counts.

`now` is the wall clock, for dates that people read. Somebody may set it, and it goes on while the
machine sleeps.

`house_time` is what moves, pauses and paces are timed by. It begins with the wall clock's time when
the server starts, and then goes with the monotonic clock, but only while the server runs: while the
machine sleeps or the process is stopped nobody can act, and so it stands still. That is noticed by
the gap between two ticks (`jobs/ticking.py`). After a restart, what is stored in house time is
moved on by what was missed, as after any downtime.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

SECOND, DAY = 1000, 86_400_000
NANOSECONDS = 1_000_000

# Seconds between two ticks, and milliseconds from which on a gap between them does not count.
TICK, LONGEST_GAP = 0.5, 2 * SECOND


class Clock:
    """Both clocks, over those of the system."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ):
        self._wall = wall
        self._monotonic = monotonic
        self._ticks = False
        self._house = wall()
        self._read = monotonic()

    def now(self) -> int:
        return self._wall() // NANOSECONDS

    def house_time(self) -> int:
        moment = self._monotonic()
        gap, self._read = moment - self._read, moment
        if not self._ticks or gap <= LONGEST_GAP * NANOSECONDS:
            self._house += gap
        return self._house // NANOSECONDS

    def set_house_time(self, moment: int) -> None:
        """It is the same in all processes of a house."""
        self._house += moment * NANOSECONDS - self._house // NANOSECONDS * NANOSECONDS

    @contextlib.contextmanager
    def ticking(self) -> Iterator[None]:
        """From now on somebody reads the house time at every tick, so that a gap tells."""
        self.house_time()
        self._ticks = True
        try:
            yield
        finally:
            self._ticks = False


# The clock of this process.
system = Clock()


def set_house_time(moment: int) -> None:
    system.set_house_time(moment)


def now() -> int:
    """Milliseconds since 1970."""
    return system.now()


def house_time() -> int:
    """Milliseconds that count."""
    return system.house_time()
