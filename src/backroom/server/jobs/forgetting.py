"""Deleting a person's data, table by table. What a stop cuts off is done when they ask again."""

from __future__ import annotations

from functools import partial

from backroom.bots import STAND_IN
from backroom.engine.errors import Refused
from backroom.server.hub import Hub
from backroom.server.people import People
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.store import forgetting as stored
from backroom.server.table import seating
from backroom.server.table.document import Doc, Person
from backroom.server.table.forgetting import forget, others_at
from backroom.server.tables import Tables

# How often somebody is looked for at tables: they may sit down at one meanwhile.
TRIES = 5


class Forgetting:
    def __init__(self, tables: Tables, people: People, hub: Hub):
        self.tables = tables
        self.people = people
        self.hub = hub
        tables.deeds["forget"] = self._forget_at

    async def forget(self, person: Person) -> None:
        """Delete all that is known of a person; their matches with others stay, without them."""
        for _ in range(TRIES):
            known = partial(stored.mentioning, person=person.id)
            for table in await self.tables.database.read(known):
                await self.tables.do_at("forget", table, person.id)
            if await self.people.forget(person.id):
                return
        raise Problem("busy")

    async def _forget_at(self, table: str, id_: str) -> None:
        person = await self.people.by_id(id_)
        if person is None:
            return
        try:
            room = await self.tables.room(table)
        except Elsewhere:
            raise
        except (Problem, Refused):
            at = partial(stored.forget_at, table=table, person=person, stand_in=STAND_IN)
            await self.tables.write_unloaded(table, at)
        else:
            await self._leave(room, person)

    async def _leave(self, room: Room, person: Person) -> None:
        if not others_at(room.doc, person.id):
            await self._delete(room)
            return
        names: set[str] = set()

        def leave(doc: Doc) -> None:
            names.update(forget(doc, person, STAND_IN))

        async with self.tables.locked(room):
            # Filled in by the time it is stored.
            talk = partial(stored.forget_talk, table=room.doc.id, person=person.id, names=names)
            await self.tables.edit_locked(room, leave, refresh=room.doc.is_running, also=talk)

    async def _delete(self, room: Room) -> None:
        """A table that was theirs alone goes, and its match with it."""
        if room.doc.state not in ("over", "closed"):
            # Bots and clocks have nothing more to do there.
            await self.tables.edit(room, partial(seating.close, by=""))
        table = room.doc.id
        while not await self.tables.delete({table: room.epoch}):
            # It was given up, or taken over; where it is gone that is said.
            room.unsure = True
            await self.tables.make_sure(room)
        for listener in self.hub.at(table):
            self.hub.end(listener, Problem("no_table"))
