"""All tables: loading them, changing them under their lock, and telling those who listen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec

from backroom.engine.errors import Refused
from backroom.server import api, live, play, seating, sweeping
from backroom.server.api import ChatLine, Command, Step
from backroom.server.config import Config
from backroom.server.documents import Doc, copy_of
from backroom.server.faults import Fault, missing
from backroom.server.house import find
from backroom.server.hub import Hub, Listener
from backroom.server.info import table_info
from backroom.server.metrics import Metrics
from backroom.server.room import Change, Room
from backroom.server.store import tables as stored
from backroom.server.store.database import Database
from backroom.server.store.people import Person
from backroom.server.store.tables import Overtaken, Repeated, Write
from backroom.server.warming import Warming

log = logging.getLogger("backroom.server")
encode = msgspec.json.Encoder().encode

# How often a change is tried again when another process was faster.
TRIES = 5


def now() -> int:
    return time.time_ns() // 1_000_000


class Tables:
    """The tables of this server. `arrange` is told of every table that has changed, to see what
    the server must do by itself; `notice` of every seat that is newly asked."""

    def __init__(
        self, database: Database, hub: Hub, warming: Warming, config: Config, metrics: Metrics
    ):
        self.database = database
        self.hub = hub
        self.warming = warming
        self.config = config
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._deleted: set[str] = set()
        self.arrange: Callable[[Room], None] = lambda room: None
        self.notice: Callable[[Room, int], None] = lambda room, seat: None

    # ------------------------------------------------------------------ loading

    async def room(self, table: str) -> Room:
        found = self.rooms.get(table)
        if found is not None:
            found.touched = now()
            return found
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    loaded = await self._load(table)
                    # Loading waits for the rules: its row may have gone meanwhile.
                    if table in self._deleted:
                        raise missing("table")
                    self.rooms[table] = loaded
                return self.rooms[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        found = await self.database.read(partial(stored.load, table=table))
        if found is None:
            raise missing("table")
        doc, position = found
        room = Room(doc, await self._match_of(doc, position))
        self.metrics.loads += 1
        return room

    async def _match_of(self, doc: Doc, position: bytes | None) -> live.Live | None:
        """From the snapshot; where that is of another shape, from the lines."""
        if not doc.turns:
            return None
        if doc.game not in self.warming.games:
            raise Fault(503, f"The rules of {doc.game} are not here at the moment.")
        await self.warming.ready(doc.game)
        match = live.take_up(doc, position)
        if match is None:
            lines = await self.database.read(partial(stored.lines_of, table=doc.id))
            match = await asyncio.to_thread(live.play_through, doc, lines)
        return match

    async def _reload(self, room: Room) -> None:
        fresh = await self._load(room.doc.id)
        room.doc, room.live = fresh.doc, fresh.live
        room.forget()

    def drop(self, room: Room) -> None:
        """Let go of a table that nobody needs in memory."""
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.doc.id, None)
        self.hub.forget(room.doc.id)

    async def delete(self, ids: list[str]) -> None:
        """Forget tables for good."""
        await self.database.write(partial(stored.forget, ids=ids))
        self._deleted.update(ids)
        for table in ids:
            if table in self.rooms:
                self.drop(self.rooms[table])

    # ------------------------------------------------------------------ commands

    async def command(self, room: Room, command: Command) -> bytes:
        """Lock, check, apply, commit, publish; the encoded `Done`."""
        began = time.perf_counter()
        async with room.lock:
            for _ in range(TRIES):
                known = room.answers.get(command.id)
                if known is not None:
                    return _same(known, command)
                try:
                    change = room.plan(command, now())
                except (Fault, Refused):
                    # Perhaps the answer to the same command was lost on the way.
                    kept = await self.database.read(
                        partial(stored.answer_to, table=room.doc.id, command=command.id)
                    )
                    if kept is not None:
                        return _same(kept, command)
                    raise
                try:
                    await self.commit(room, change)
                except Repeated:
                    kept = await self.database.read(
                        partial(stored.answer_to, table=room.doc.id, command=command.id)
                    )
                    assert kept is not None
                    return _same(kept, command)
                except Overtaken:
                    await self._reload(room)
                    continue
                self.metrics.commands += 1
                self.metrics.command_seconds(time.perf_counter() - began)
                sweeping.after_move(self.metrics.commands)
                assert change.write.command is not None
                return change.write.command[2]
        raise Fault(503, "The table is too busy; try again.")

    async def commit(self, room: Room, change: Change) -> None:
        """Put a change on disk, then adopt and publish it. The table's lock is held."""
        before = room.doc
        if change.news:
            change.write.doc.news += 1
        await self.database.write(partial(stored.save, write=change.write))
        room.adopt(change)
        self.metrics.over += room.doc.state == "over" and before.state == "running"
        self._publish(room, change)
        self._notice(before, room)
        self.arrange(room)

    # ------------------------------------------------------------------ other changes

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
            doc = copy_of(room.doc)
            alter(doc)
            steps: list[Step | None] = []
            if refresh and room.live is not None:
                steps = room.refreshed(doc)
            write = room.write(doc, room.live)
            if doc.players != room.doc.players:
                write.holders = holders_of(doc)
            write.said = said(doc) if said else []
            change = Change(write, room.live, steps, news=not said, previews=room.previews)
            try:
                await self.commit(room, change)
                return
            except Overtaken:
                await self._reload(room)
        raise Fault(503, "The table is too busy; try again.")

    async def create(self, doc: Doc, lines: list[str] | None = None, dealt: bool = False) -> Room:
        """Open a table; with the lines of a record where it goes on from one. `dealt`: its
        outcomes follow from the document's secret."""
        write = Write(doc, None, None, holders=holders_of(doc))
        await self.database.write(partial(stored.create, write=write))
        room = Room(doc, None)
        self.rooms[doc.id] = room
        self.metrics.tables += 1
        if lines is not None:
            await self.begin(room, lines, dealt)
        return room

    async def begin(self, room: Room, lines: list[str] | None = None, dealt: bool = False) -> None:
        """Deal, or lay out the lines of a record, and put the first asks."""
        await self.warming.ready(room.doc.game)
        async with room.lock:
            doc = copy_of(room.doc)
            if lines is None:
                seating.check_can_start(doc)
            doc.state = "running"
            match = live.play_through(doc, []) if lines is None else None
            if match is None:
                match = live.Live.manual(find(doc.game), doc)
                match.play_lines(lines or [])
                doc.given = 0 if dealt else len(match.lines)
                match.deal_from(bytes.fromhex(doc.secret), [], match.outcomes)
            match.run_chance()
            moment = now()
            turn = play.begin(doc, match, moment)
            match = match.fork()
            change = room.turned(doc, match, turn, moment)
            change.news = True
            await self.commit(room, change)

    # ------------------------------------------------------------------ telling

    def _publish(self, room: Room, change: Change) -> None:
        """Only what is on disk is ever published; each audience gets its own."""
        updates: dict[int | None, bytes] = {}
        for listener in self.hub.at(room.doc.id):
            if change.steps:
                self._send_step(room, change, listener, updates)
            if change.news:
                listener.send(encode(self.table_message(room, listener)))
            for line in change.write.said:
                if may_hear(room.doc, listener.person, listener.audience, line):
                    listener.send(encode(api.ChatMessage(line)))

    def _send_step(
        self, room: Room, change: Change, listener: Listener, updates: dict[int | None, bytes]
    ) -> None:
        audience = listener.audience
        step = change.steps[room.doc.seats if audience is None else audience]
        if step is None:
            return
        if audience not in updates:
            updates[audience] = encode(api.UpdateMessage(step, room.state(audience)))
        listener.send(updates[audience])
        self.metrics.messages += 1

    def table_message(self, room: Room, listener: Listener) -> api.TableMessage:
        return api.TableMessage(table_info(room.doc, self.hub, listener.person, listener.audience))

    def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        for listener in self.hub.at(room.doc.id):
            listener.send(encode(self.table_message(room, listener)))

    def _notice(self, before: Doc, room: Room) -> None:
        """One notice for each turn that is handed over to a person."""
        for seat, ask in enumerate(room.doc.asks):
            was_open = bool(before.asks) and before.asks[seat].open
            if ask.open and not was_open and room.doc.players[seat].kind == "person":
                self.notice(room, seat)

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
            said[:] = [ChatLine(number, person.id, person.name, seat, onlooker, text, now())]
            return list(said)

        await self.edit(room, lambda doc: None, said=add)
        return said[0]


def _same(kept: tuple[int, bytes], command: Command) -> bytes:
    seat, answer = kept
    if seat != command.seat:
        raise Fault(409, "That command id was used by another seat.")
    return answer


def holders_of(doc: Doc) -> list[tuple[int, str]]:
    return [(seat, person) for seat, player in enumerate(doc.players) for person in player.holders]


def may_hear(doc: Doc, person: str | None, audience: int | None, line: ChatLine) -> bool:
    """What onlookers say is not for players while the match runs."""
    if not line.onlooker or doc.state not in ("running", "paused"):
        return True
    return audience is None and not doc.seats_of(person)
