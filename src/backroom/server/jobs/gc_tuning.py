"""Garbage-collector tuning. A collection stops all tables, so little is collected at a time while
people play, and everything when nobody asks for anything."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

# Allocations less deallocations before the youngest generation is collected. The older ones are
# collected by `collect_when_quiet` alone.
THRESHOLDS = (500, 1_000_000, 1_000_000)
# A move frees almost as much as it allocates, so by that count the youngest generation would be
# large before it is collected (pauses of six milliseconds were seen). It is collected after so many
# moves besides.
MOVES = 8
# Seconds: of silence before a full collection, between two, and until one is made in any case, if
# the last took no longer than nobody notices.
LULL, EVERY, LATEST = 1.0, 60.0, 600.0
UNNOTICED = 0.025
# How long a busy thread may hold the GIL: the writer needs its turn to say that it is done.
SWITCH_INTERVAL = 0.001


def set_up() -> None:
    """For a process that is a server and nothing else."""
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)


def freeze() -> None:
    """What is loaded now is never collected again. No collection before: loading leaves next to no
    garbage, and people may be playing already."""
    gc.freeze()


class YoungCollector:
    """Collects the youngest generation after every few moves."""

    def __init__(self) -> None:
        self._moves = 0

    def after_move(self) -> None:
        self._moves += 1
        if self._moves % MOVES == 0:
            gc.collect(0)


async def collect_when_quiet(asked: Callable[[], float]) -> None:
    """Full collections now and then. `asked` counts what the server was asked for.

    They go through all tables in memory, which are few: see `jobs/eviction.py`. Where very many are
    played at the same time, they wait for a lull however long that takes.
    """
    clock = asyncio.get_running_loop().time
    collected_at, collected, last, took = clock(), asked(), asked(), 0.0
    while True:
        await asyncio.sleep(LULL)
        count = asked()
        silent, last = count == last, count
        waited = clock() - collected_at
        is_late = waited > LATEST and took < UNNOTICED
        if count != collected and (is_late or (silent and waited > EVERY)):
            began = clock()
            gc.collect()
            collected_at, collected, took = clock(), count, clock() - began
