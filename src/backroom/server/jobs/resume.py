"""Going on after a restart: tables that wait for a bot or a clock are loaded, and downtime counts
for nobody."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.jobs.retry import until_it_works
from backroom.server.jobs.tasks import Tasks
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.store import tables as stored
from backroom.server.store.meta import get_meta, set_meta
from backroom.server.store.rights import postpone_away
from backroom.server.table.takeback import is_asked
from backroom.server.table.turn import postpone_deadlines
from backroom.server.tables import Tables

log = logging.getLogger("backroom.server")


class Resume:
    def __init__(self, tables: Tables, tasks: Tasks, arrange: Callable[[Room], None], started: int):
        self.tables = tables
        self.tasks = tasks
        self.arrange = arrange
        self.started = started

    def forgive_downtime(self) -> None:
        """While no server lived the clocks stood still. The wall clock may have been set back
        meanwhile, or during the last server's life: then they are moved back."""
        self.tables.database.write_now(self.shift)

    def shift(self, connection: Connection) -> None:
        alive = get_meta(connection, "alive")
        down = clock.house_time() - int(alive) if alive else 0
        for table in stored.waking(connection) if down else ():
            found = stored.load(connection, table)
            assert found is not None
            doc, snapshot = found
            postpone_deadlines(doc, down)
            doc.version += 1
            stored.save_doc(connection, doc, snapshot, self.started)
        postpone_away(connection, down)
        set_meta(connection, "alive", str(clock.house_time()))

    async def run(self) -> None:
        """Load the tables that wait for a bot or a clock."""
        for table in await until_it_works(lambda: self.tables.database.read(stored.waking)):
            self.tasks.spawn(self._resume(table))

    async def _resume(self, table: str) -> None:
        try:
            room = await until_it_works(lambda: self._load(table), table=table)
            self.arrange(room)
        except (Problem, Refused) as problem:
            log.warning("table left", extra={"table": table, "problem": str(problem)})

    async def make_sure(self, room: Room) -> None:
        """Go on with a table whose last change may be on disk, as soon as it can be read."""
        with contextlib.suppress(Problem):  # deleted
            await until_it_works(lambda: self.tables.make_sure(room), table=room.doc.id)

    async def _load(self, table: str) -> Room:
        room = await self.tables.room(table)
        # Nobody could act while the rules were loaded: that was downtime too.
        waited = clock.house_time() - self.started
        if any(room.doc.deadlines) or is_asked(room.doc):
            await self.tables.edit(room, partial(postpone_deadlines, by=waited), refresh=True)
        return room
