"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from backroom.engine.errors import Refused
from backroom.server import api, house, sweeping
from backroom.server.config import Config
from backroom.server.documents import Doc
from backroom.server.faults import missing, not_allowed
from backroom.server.http import Asked, Caller
from backroom.server.hub import Hub
from backroom.server.keeper import Keeper
from backroom.server.limits import Bucket
from backroom.server.metrics import Metrics
from backroom.server.people import People
from backroom.server.reasons import reason_of
from backroom.server.room import Room
from backroom.server.store.database import Database
from backroom.server.store.upgrade import refusing, upgrade
from backroom.server.tables import Tables
from backroom.server.warming import Warming

log = logging.getLogger("backroom.server")
MOST_ID = 40


class Services:
    """One server process."""

    def __init__(self, config: Config):
        if config.processes != 1:
            if config.database_url.startswith("sqlite"):
                raise Refused("SQLite takes one server process; several need PostgreSQL.")
            raise Refused("Several server processes are not supported yet.")
        self.config = config
        house.add_folders(config.games)
        self.database = Database(config.database_url)
        upgrade(self.database)
        self.hub = Hub()
        self.metrics = Metrics()
        offered = {name.strip() for name in config.offer.split(",")} - {""}
        self.warming = Warming([n for n in house.playable() if not offered or n in offered])
        self.people = People(self.database)
        self.tables = Tables(self.database, self.hub, self.warming, config, self.metrics)
        self.keeper = Keeper(self.tables)
        self.stopping = False
        self.lan: str | None = None
        self._warm: asyncio.Task[None] | None = None
        self.requests = Bucket(
            config.requests, 1, "Too many requests at once; wait a moment.", config.requests * 3
        )
        self.opening = Bucket(config.tables, 3600, "Too many tables were opened from here.")
        # Guessing passwords, codes and links is slow; sitting down is not.
        self.guessing = Bucket(config.guesses, 60, "Too many tries; wait a minute.")
        self.naming = Bucket(
            config.guesses * 6, 60, "Too many guests from here; wait a minute.", config.guesses * 3
        )
        self.talking = Bucket(30, 30, "Too much talk at once; wait a moment.")
        self.looking_back = Bucket(10, 1, "Too many requests at once; wait a moment.", 40)

    def open_up(self) -> None:
        """The first thing that is written: whoever cannot write is told before anybody comes."""
        with refusing("The database cannot be written"):
            self.keeper.forgive_downtime()

    async def start(self) -> None:
        self.database.open()
        self._warm = asyncio.create_task(self._warm_up())
        await self.keeper.run()

    async def _warm_up(self) -> None:
        await self.warming.run()
        sweeping.set_apart()

    @property
    def is_warming(self) -> bool:
        """Whether rules or players are still being compiled beside everything else."""
        return self._warm is not None and not self._warm.done()

    async def stop(self) -> None:
        self.stopping = True
        if self._warm is not None:
            self._warm.cancel()
            await asyncio.gather(self._warm, return_exceptions=True)
        await self.keeper.stop()
        await asyncio.to_thread(self.database.close)

    # ------------------------------------------------------------------ who may

    async def room(self, asked: Asked) -> Room:
        """The table named in the path, if the caller may see it."""
        table = asked.path["table"]
        if len(table) > MOST_ID:
            raise missing("table")
        room = await self.tables.room(table)
        if not asked.caller.may_see(room.doc):
            raise not_allowed("This table is not open to onlookers.")
        return room

    def check_holds(self, doc: Doc, caller: Caller, seat: int) -> None:
        if not 0 <= seat < doc.seats:
            raise missing("seat")
        if not caller.holds(doc, seat):
            raise not_allowed("That seat is not yours.")

    def check_host(self, doc: Doc, caller: Caller) -> None:
        if caller.id is None or caller.id != doc.host:
            raise not_allowed("Only the host may do that.")

    def dismiss(self, room: Room, seat: int) -> None:
        """Whoever listened for the seat holds it no longer."""
        sentence = "The seat is no longer yours."
        goodbye = msgspec.json.encode(api.GoodbyeMessage(sentence, False, reason_of(sentence)))
        for listener in self.hub.at(room.doc.id):
            if listener.audience == seat and not room.doc.holds(listener.person, seat):
                listener.send(goodbye)
                listener.close()

    def audience(self, doc: Doc, asked: Asked) -> int | None:
        """The audience named in the query: the own seat, or the onlookers'."""
        seat: int | None = asked.query.get("seat")
        if seat is not None:
            self.check_holds(doc, asked.caller, seat)
        return seat
