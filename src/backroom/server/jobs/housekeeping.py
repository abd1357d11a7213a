"""Housekeeping: heartbeat, WAL checkpoints, deleting expired tables. Where several processes serve
the house, the one that leads keeps it (`cluster/`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from backroom.server import clock
from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs.retry import logged
from backroom.server.store import tables as stored
from backroom.server.store.meta import set_meta
from backroom.server.tables import Tables

# Seconds. Downtime is counted from the last heartbeat.
HEARTBEAT = 5.0
EVERY_HOUR = 3600.0
# Tables that are deleted in one transaction.
AT_ONCE = 20


class Housekeeping:
    def __init__(self, tables: Tables, hub: Hub, config: Config):
        self.tables = tables
        self.hub = hub
        self.config = config
        # Whether this process keeps the house.
        self.leads: Callable[[], bool] = lambda: True

    async def beat(self) -> None:
        """For SQLite: several processes hear of each other otherwise (`store/members.py`)."""
        database = self.tables.database
        while True:
            with logged():
                await database.write(partial(set_meta, key="alive", value=str(clock.house_time())))
                await database.checkpoint()
            await asyncio.sleep(HEARTBEAT)

    async def run(self) -> None:
        while True:
            with logged():
                if self.leads():
                    await self.delete_expired()
            await asyncio.sleep(EVERY_HOUR)

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
            # Others write in between.
            for first in range(0, len(ids), AT_ONCE):
                epochs: dict[str, int] = {}
                for table in ids[first : first + AT_ONCE]:
                    epoch = await self.tables.epoch_of(table)
                    if epoch is not None and not any(self.hub.at(table)):
                        epochs[table] = epoch
                count += len(await self.tables.delete(epochs))
        return count
