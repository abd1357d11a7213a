"""All tables of a server: load them, lock them, commit changes, and say so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.games import Games
from backroom.server.metrics import Metrics
from backroom.server.problems import Problem
from backroom.server.store import tables as stored
from backroom.server.store.database import Database
from backroom.server.store.tables import Overtaken, Repeated
from backroom.server.table import seating
from backroom.server.table.change import Change, holders_of
from backroom.server.table.document import Doc, Person
from backroom.server.table.messages import ChatLine, may_hear
from backroom.server.table.position import Position, replayed, restored
from backroom.server.table.state import Standing
from backroom.server.table.table import Command, Table
from backroom.server.table.turn import TurnRow, restart_clock

# How often a change is made anew when another process was faster.
TRIES = 5
MOST_ID = 40


class Room:
    """A table in memory, with what runs around it."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        # Set, and replaced, when the table changes.
        self.moved = asyncio.Event()
        self.touched = 0
        # The asks that bots think about, by seat.
        self.thinking: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        # Seconds before what the database refused is tried again; 0 since it works.
        self.retry_after = 0.0

    @property
    def doc(self) -> Doc:
        return self.table.doc

    @property
    def position(self) -> Position | None:
        return self.table.position

    def adopt(self, change: Change) -> None:
        self.table.adopt(change)
        self.retry_after = 0.0
        self.moved.set()
        self.moved = asyncio.Event()


OnCommit = Callable[[Room, Doc, Change], None]


class Tables:
    """The tables of this server.

    `on_commit` listeners hear of every change that is on disk, with the document as it was before;
    `on_drop` listeners of every table that leaves memory.
    """

    def __init__(self, database: Database, games: Games, metrics: Metrics):
        self.database = database
        self.games = games
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.on_commit: list[OnCommit] = []
        self.on_drop: list[Callable[[str], None]] = []
        self._loading: dict[str, asyncio.Lock] = {}
        self._deleted: set[str] = set()

    # ------------------------------------------------------------------ loading

    async def room(self, table: str) -> Room:
        found = self.rooms.get(table)
        if found is not None:
            found.touched = clock.now()
            return found
        if len(table) > MOST_ID:
            raise Problem("no_table")
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    loaded = await self._load(table)
                    # Loading waits for the rules: its row may have gone meanwhile.
                    if table in self._deleted:
                        raise Problem("no_table")
                    self.rooms[table] = Room(loaded)
                return self.rooms[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Table:
        found = await self.database.read(partial(stored.load, table=table))
        if found is None:
            raise Problem("no_table")
        doc, snapshot = found
        loaded = Table(doc, await self._position_of(doc, snapshot))
        self.metrics.loads.inc()
        return loaded

    async def _position_of(self, doc: Doc, snapshot: bytes | None) -> Position | None:
        """From the snapshot; where that has another layout, from the lines."""
        if not doc.turns:
            return None
        await self.games.ready(doc.game)
        position = restored(doc, snapshot)
        if position is None:
            lines = await self.database.read(partial(stored.lines_of, table=doc.id))
            position = await asyncio.to_thread(replayed, doc, lines)
        return position

    def drop(self, room: Room) -> None:
        """Let go of a table that nobody needs in memory."""
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.doc.id, None)
        for listener in self.on_drop:
            listener(room.doc.id)

    async def delete(self, ids: list[str]) -> None:
        """Delete tables for good."""
        await self.database.write(partial(stored.forget, ids=ids))
        self._deleted.update(ids)
        for table in ids:
            if table in self.rooms:
                self.drop(self.rooms[table])

    # ------------------------------------------------------------------ changing

    async def command(self, room: Room, command: Command) -> bytes:
        """Lock, answer, commit, publish; the encoded `Done`."""
        began = time.perf_counter()
        async with room.lock:
            for _ in range(TRIES):
                known = room.table.answers.get(command.id)
                if known is not None:
                    return _same(known, command)
                try:
                    change = room.table.answer(command, clock.now())
                except (Problem, Refused):
                    # Perhaps the answer to the same command was lost on the way.
                    kept = await self._answer_to(room, command)
                    if kept is not None:
                        return kept
                    raise
                try:
                    await self.commit(room, change)
                except Repeated:
                    kept = await self._answer_to(room, command)
                    assert kept is not None
                    return kept
                except Overtaken:
                    room.table = await self._load(room.doc.id)
                    continue
                self.metrics.commands.inc()
                self.metrics.command_seconds.observe(time.perf_counter() - began)
                assert change.answered is not None
                return change.answered[2]
        raise Problem("busy")

    async def _answer_to(self, room: Room, command: Command) -> bytes | None:
        read = partial(stored.answer_to, table=room.doc.id, command=command.id)
        kept = await self.database.read(read)
        return None if kept is None else _same(kept, command)

    async def commit(self, room: Room, change: Change) -> None:
        """Store a change, then adopt it and tell the listeners. The table's lock is held."""
        before = room.doc
        if change.news:
            change.doc.news += 1
        await self.database.write(partial(stored.save, change=change))
        room.adopt(change)
        room.touched = clock.now()
        if room.doc.state == "over" and before.state == "running":
            self.metrics.over.inc()
        for listener in self.on_commit:
            listener(room, before, change)

    async def edit(
        self,
        room: Room,
        alter: Callable[[Doc], None],
        refresh: bool = False,
        said: Callable[[Doc], list[ChatLine]] | None = None,
    ) -> None:
        """Change a table's document. `refresh`: deadlines too, so every state is sent anew."""
        async with room.lock:
            await self.edit_locked(room, alter, refresh, said)

    async def edit_locked(
        self,
        room: Room,
        alter: Callable[[Doc], None],
        refresh: bool = False,
        said: Callable[[Doc], list[ChatLine]] | None = None,
    ) -> None:
        for _ in range(TRIES):
            try:
                await self.commit(room, room.table.edit(alter, refresh, said))
                return
            except Overtaken:
                room.table = await self._load(room.doc.id)
        raise Problem("busy")

    async def create(self, doc: Doc) -> Room:
        """Open a table."""
        change = Change(Standing(doc, None), holders=holders_of(doc))
        await self.database.write(partial(stored.create, change=change))
        room = Room(Table(doc, None))
        self.rooms[doc.id] = room
        self.metrics.tables.inc()
        return room

    async def start(self, room: Room) -> None:
        """Deal, and put the first asks."""
        await self.games.ready(room.doc.game)
        async with room.lock:
            await self.commit(room, room.table.start(clock.now()))

    async def continue_from(self, room: Room, lines: list[str], dealt: bool) -> None:
        """Lay out the lines of a record, and put the asks that follow."""
        await self.games.ready(room.doc.game)
        async with room.lock:
            await self.commit(room, room.table.continue_from(lines, dealt, clock.now()))

    async def take_back(self, room: Room, seat: int) -> None:
        """The owner is there again: the stand-in gets up, and the clock starts anew."""

        def back(doc: Doc) -> None:
            seating.take_back(doc, seat)
            if room.position is not None and doc.state == "running":
                restart_clock(doc, room.position, seat, clock.now())

        await self.edit(room, back, refresh=True)

    # ------------------------------------------------------------------ reading

    async def turns(self, doc: Doc, first: int = 0) -> list[TurnRow]:
        """The turns of a match as they are at this moment of it, though others may act
        meanwhile."""
        read = partial(stored.turns_of, table=doc.id, first=first)
        return [turn for turn in await self.database.read(read) if turn.number < doc.turns]

    async def id_by(self, *, code: str | None, invite: str | None) -> str | None:
        return await self.database.read(partial(stored.id_by, code=code, invite=invite))

    async def listed(self) -> list[Doc]:
        return await self.database.read(stored.listed)

    async def of_person(self, person: str) -> list[Doc]:
        return await self.database.read(partial(stored.tables_of, person=person))

    # ------------------------------------------------------------------ talk

    async def chat_lines(
        self, room: Room, person: str | None, audience: int | None
    ) -> list[ChatLine]:
        lines = await self.database.read(partial(stored.talk_of, table=room.doc.id))
        return [line for line in lines if may_hear(room.doc, person, audience, line)]

    async def say(self, room: Room, person: Person, text: str) -> ChatLine:
        said: list[ChatLine] = []

        def add(doc: Doc) -> list[ChatLine]:
            seats = doc.seats_of(person.id)
            onlooker = not seats and doc.host != person.id
            # Lines of onlookers are counted apart: they leave no hole in what players see.
            if onlooker:
                doc.whispered += 1
            else:
                doc.talked += 1
            number = -doc.whispered if onlooker else doc.talked
            seat = seats[0] if seats else None
            said[:] = [ChatLine(number, person.id, person.name, seat, onlooker, text, clock.now())]
            return list(said)

        await self.edit(room, lambda doc: None, said=add)
        return said[0]


def _same(kept: tuple[int, bytes], command: Command) -> bytes:
    seat, answer = kept
    if seat != command.seat:
        raise Problem("id_used")
    return answer
