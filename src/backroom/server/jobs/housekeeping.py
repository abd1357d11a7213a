"""Housekeeping: heartbeat, WAL checkpoints, deleting expired tables, evicting idle ones."""

from __future__ import annotations

import asyncio
from functools import partial

from backroom.server import clock
from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs.retry import logged
from backroom.server.store import tables as stored
from backroom.server.store.meta import set_meta
from backroom.server.tables import Room, Tables

# Seconds. Downtime is counted from the last heartbeat.
HEARTBEAT = 5.0
EVERY_HOUR = 3600.0
# A table that nobody listens to, and that waits for nobody, stays in memory for so long.
IDLE = 600.0


class Housekeeping:
    def __init__(self, tables: Tables, hub: Hub, config: Config):
        self.tables = tables
        self.hub = hub
        self.config = config

    async def beat(self) -> None:
        database = self.tables.database
        while True:
            with logged():
                await database.write(partial(set_meta, key="alive", value=str(clock.now())))
                await database.checkpoint()
            await asyncio.sleep(HEARTBEAT)

    async def run(self) -> None:
        while True:
            with logged():
                await self.delete_expired()
            for room in list(self.tables.rooms.values()):
                if self._is_idle(room):
                    self.tables.drop(room)
            await asyncio.sleep(EVERY_HOUR if self.config.keep_finished else IDLE)

    def _is_idle(self, room: Room) -> bool:
        waited = clock.now() - max(room.doc.changed, room.touched)
        busy = room.timer is not None or room.thinking or room.lock.locked()
        return waited > IDLE * clock.SECOND and not busy and not any(self.hub.at(room.doc.id))

    async def delete_expired(self) -> int:
        """Delete what is kept no longer by the operator's settings; how many tables."""
        limits = {("open",): self.config.keep_open, ("over", "closed"): self.config.keep_finished}
        count = 0
        for states, days in limits.items():
            if not days:
                continue
            before = clock.now() - days * clock.DAY
            ids = await self.tables.database.read(
                partial(stored.outlived, state=states, before=before)
            )
            ids = [table for table in ids if not any(self.hub.at(table))]
            await self.tables.delete(ids)
            count += len(ids)
        return count
