"""The ticks of the house time: they tell when the server did not run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from backroom.server import clock

log = logging.getLogger("backroom.server")

# Milliseconds by which wall clock and house time may part between two ticks.
NOTICED = clock.SECOND


async def tick(on_gap: Callable[[], None]) -> None:
    """`on_gap` hears when the house time has stood still, or the wall clock was set."""
    with clock.system.ticking():
        apart = clock.now() - clock.house_time()
        while True:
            await asyncio.sleep(clock.TICK)
            was, apart = apart, clock.now() - clock.house_time()
            if abs(apart - was) > NOTICED:
                missed = (apart - was) / clock.SECOND
                log.warning("the house time stood still", extra={"seconds": missed})
                on_gap()
