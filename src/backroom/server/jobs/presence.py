"""Presence: since when people are away from the seats they hold, kept over restarts."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from sqlalchemy import Connection

from backroom.server import clock
from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs.retry import until_it_works
from backroom.server.jobs.tasks import Tasks
from backroom.server.room import Room
from backroom.server.store import rights
from backroom.server.store import tables as stored
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.tables import Tables

# Seconds in which those who come and go are gathered before they are written down.
GATHERED = 0.25


class Presence:
    """Writes down who comes and goes, and says who has been away for long.

    A seat is away since it lost its last connection; one that never had any, since it was taken or
    the match began. A seat of which nothing is known was connected when the last server ended (or
    is of a database of version 0.1): it is away since this one began.
    """

    def __init__(self, tables: Tables, hub: Hub, config: Config, tasks: Tasks, started: int):
        self.tables = tables
        self.hub = hub
        self.config = config
        self.tasks = tasks
        self.started = started
        # By table and seat: what is known and not on disk, and of that what is being written.
        self._unwritten: defaultdict[str, dict[int, int | None]] = defaultdict(dict)
        self._underway: dict[str, dict[int, int | None]] = {}
        self._is_writing = False

    def note(self, table: str, seat: int, since: int | None) -> None:
        """A seat lost its connection, or has one again (None)."""
        self._unwritten[table][seat] = since
        if not self._is_writing:
            self._is_writing = True
            self.tasks.spawn(self._write())

    async def _write(self) -> None:
        """For all tables together, after a moment: when many come at once, moves must not wait
        behind a write for each of them."""
        try:
            while self._unwritten:
                await asyncio.sleep(GATHERED)
                self._underway, self._unwritten = self._unwritten, defaultdict(dict)
                if not self._underway:
                    break  # of tables that are others' now
                await until_it_works(self._write_underway)
                self._underway = {}
        finally:
            self._is_writing = False

    async def _write_underway(self) -> None:
        """Of tables that this process still holds."""
        rooms = ((table, self.tables.rooms.get(table)) for table in self._underway)
        epochs = {table: room.epoch for table, room in rooms if room is not None}
        told = {table: self._underway[table] for table in epochs}

        def write(connection: Connection) -> None:
            mine = stored.held(connection, epochs)
            rights.set_away(connection, {table: told[table] for table in mine})

        if told:
            await self.tables.database.write(write)

    def forget(self, table: str) -> None:
        """Another process knows better."""
        self._unwritten.pop(table, None)
        self._underway.pop(table, None)

    def is_writing(self, table: str) -> bool:
        """Whether something is known of a table that is not on disk yet."""
        return table in self._unwritten or table in self._underway

    def after_commit(self, room: Room, before: Doc, change: Change) -> None:
        """Who takes a seat, and everybody at the start, has the whole away time to connect."""
        doc = change.doc
        # Since when somebody is away is told to all, so it must not tell of a covered answer.
        shown = change.answered if change.is_public else None
        if shown is not None and shown[1] >= 0 and not doc.players[shown[1]].by_bot:
            self.hub.sign_of_life(doc.id, shown[1])
        began = doc.is_running and before.state == "open"
        for seat in range(doc.seats) if began else change.changed_hands:
            if not self.hub.is_present(doc.id, seat):
                held = doc.players[seat].kind == "person"
                self.hub.set_away(doc.id, seat, clock.house_time() if held else None)

    def is_away(self, room: Room, seat: int) -> bool:
        """Whether a seat has been without a connection for as long as the operator says. With a
        clock it has as long as that allows, and is away only when a bot stands in."""
        doc = room.doc
        if self.hub.is_present(doc.id, seat):
            return False
        if doc.settings.clock.kind != "none" and not doc.players[seat].stand_in:
            return False
        since = self.hub.away_since(doc.id, seat) or self.started
        return clock.house_time() - since >= self.config.away * clock.SECOND
