"""When Python looks for garbage. Looking through everything takes a tenth of a second with five
games loaded, and all tables wait meanwhile; so it is done rarely, and over what can be garbage."""

from __future__ import annotations

import asyncio
import gc
import sys

# New objects, and rounds over the young and over the middle-aged, before the next round. The old
# are looked through by `sweep` alone.
THRESHOLDS = (5_000, 20, 1_000_000)
EVERY = 60.0
# How long a busy thread may keep the others waiting: the writer needs a turn to say it is done.
TURN = 0.001


def set_up() -> None:
    """For a process that is a server and nothing else."""
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)


def set_apart() -> None:
    """What is loaded now stays for good: it is never looked through again."""
    gc.collect()
    gc.freeze()


async def sweep() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
