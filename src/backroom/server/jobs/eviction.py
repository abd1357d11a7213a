"""Which tables stay in memory: those that somebody looks at, or that the server has to do something
for soon. The others are a row in the database, and come back when somebody asks for them.

Not for the memory's sake alone: a full garbage collection goes through all there is, and stops
everybody meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy.exc import OperationalError

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.hub import Hub
from backroom.server.jobs.presence import Presence
from backroom.server.jobs.retry import logged
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.store import tables as stored
from backroom.server.tables import Tables

log = logging.getLogger("backroom.server")

# Seconds: between two sweeps, that a table nobody needs stays in any case, and at the longest.
EVERY, LEAST, MOST = 0.5, 2.0, 60.0
# So many of these are kept for so long; of more, the oldest go as soon as they may.
KEPT = 64
# How many are dropped before others have their turn.
AT_ONCE = 20
# Seconds: a clock that runs out later than that does not keep its table in memory, and how often
# tables are looked for whose clock runs out before.
FAR, LOOK_AHEAD = 120.0, 30.0


class Eviction:
    def __init__(
        self, tables: Tables, hub: Hub, presence: Presence, arrange: Callable[[Room], None]
    ):
        self.tables = tables
        self.hub = hub
        self.presence = presence
        self.arrange = arrange

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.sweep()

    async def sweep(self) -> int:
        """Drop what is not needed; how many tables."""
        idle = sorted((r for r in self.tables.rooms.values() if self.is_idle(r)), key=_touched)
        now, count = time.monotonic(), 0
        for place, room in enumerate(idle):
            is_old = now - room.touched > MOST
            if not is_old and place >= len(idle) - KEPT:
                break
            # Others had their turn in between.
            if self.is_idle(room):
                self.tables.drop(room)
                count += 1
                if count % AT_ONCE == 0:
                    await asyncio.sleep(0)
        return count

    def is_idle(self, room: Room) -> bool:
        """Whether nobody needs the table in memory now, or shortly."""
        if room.thinking or room.waiters or room.lock.locked():
            return False
        if self.presence.is_writing(room.doc.id):
            return False
        if time.monotonic() - room.touched < LEAST or any(self.hub.at(room.doc.id)):
            return False
        if room.timer is None:
            return True
        return room.timer.when() - asyncio.get_running_loop().time() > FAR

    async def wake(self) -> None:
        """Load the tables whose clock runs out soon."""
        while True:
            await asyncio.sleep(LOOK_AHEAD)
            with logged():
                soon = clock.house_time() + round(FAR * clock.SECOND)
                due = await self.tables.database.read(partial(stored.waking, before=soon))
                for table in due:
                    await self.wake_up(table)

    async def wake_up(self, table: str) -> None:
        """Also one that is in memory: who came to look at it has not set its clock."""
        try:
            self.arrange(await self.tables.room(table))
        except Elsewhere:
            pass  # another process lets it go on
        except (Problem, Refused) as problem:
            log.warning("table left", extra={"table": table, "problem": str(problem)})
        except OperationalError:
            raise
        except Exception:
            # One that cannot be read must not keep the others asleep.
            log.exception("table left", extra={"table": table})


def _touched(room: Room) -> float:
    return room.touched
