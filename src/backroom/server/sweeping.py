"""When Python looks for garbage. All tables wait meanwhile, so little is looked through at a time
while people play, and the rest when nobody asks for anything."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

# How many more objects are made than let go before the young are looked through. The older are
# looked through by `sweep` alone.
THRESHOLDS = (500, 1_000_000, 1_000_000)
# A table lets go of almost as much as it makes with every move, so by that count the young would
# be many before anybody looks (six milliseconds were seen). They are looked through after so many
# moves besides.
MOVES = 8
# Seconds: of silence before a sweep, between two sweeps, and until one is made in any case.
LULL, EVERY, LATEST = 1.0, 60.0, 600.0
# How long a busy thread may keep the others waiting: the writer needs a turn to say it is done.
TURN = 0.001


def set_up() -> None:
    """For a process that is a server and nothing else."""
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)


def set_apart() -> None:
    """What is loaded now stays for good: it is never looked through again. Not even now: loading
    leaves next to no garbage, and people may be playing already."""
    gc.freeze()


def after_move(count: int) -> None:
    """`count` moves were made by now."""
    if count % MOVES == 0:
        gc.collect(0)


async def sweep(asked: Callable[[], int]) -> None:
    """Look through everything now and then. `asked` counts what the server was asked for."""
    clock = asyncio.get_running_loop().time
    swept_at, swept, last = clock(), asked(), asked()
    while True:
        await asyncio.sleep(LULL)
        count = asked()
        silent, last = count == last, count
        waited = clock() - swept_at
        if count != swept and (waited > LATEST or (silent and waited > EVERY)):
            gc.collect()
            swept_at, swept = clock(), count
