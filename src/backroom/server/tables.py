"""All tables of a server: load them, lock them, commit changes, and say so."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.games import Games
from backroom.server.keeping import Alone, Keeper
from backroom.server.metrics import Metrics
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.store import rights
from backroom.server.store import tables as stored
from backroom.server.store.database import Database, Work
from backroom.server.store.members import Held
from backroom.server.store.tables import Overtaken, Repeated
from backroom.server.store.transaction import Unknown
from backroom.server.table import seating, takeback
from backroom.server.table.change import Change, Grant, holders_of
from backroom.server.table.document import Doc, Person
from backroom.server.table.messages import ChatLine, may_hear
from backroom.server.table.position import Position, replayed, restored, turned_back
from backroom.server.table.state import Standing
from backroom.server.table.table import NO_SEAT, AnswerTakeback, AskTakeback, Command, Table
from backroom.server.table.turn import TurnRow, postpone_deadlines, restart_clock

# How often a change is made anew when another process was faster.
TRIES = 5
MOST_ID = 40


# What is done once for each id, and answered alike however often it comes.
Identified = Command | AskTakeback | AnswerTakeback
OnCommit = Callable[[Room, Doc, Change], None]
# By table and person.
Deed = Callable[[str, str], Awaitable[None]]
# Raises a problem where something is not allowed at a table as it is now.
Check = Callable[[Doc], None]


class Tables:
    """The tables of this server.

    `on_commit` listeners hear of every change that is on disk, with the document as it was before;
    `on_drop` listeners of every table that leaves memory. `on_unsure` listeners hear of a table
    whose last change may be on disk or not, and `on_reload` listeners when it was found to be, with
    the document as it was before. `on_take` listeners hear of a table that another process held
    before, and `on_lose` listeners of one that another process holds now.
    """

    def __init__(
        self, database: Database, games: Games, metrics: Metrics, keeper: Keeper | None = None
    ):
        self.database = database
        self.keeper = keeper or Alone()
        self.games = games
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.on_commit: list[OnCommit] = []
        self.on_drop: list[Callable[[str], None]] = []
        # Told, by seat, since when people are away from a table that is loaded.
        self.on_load: list[Callable[[str, dict[int, int]], None]] = []
        # Done before anybody comes to a table that was taken over.
        self.before_take: list[Callable[[str], Awaitable[None]]] = []
        self.on_take: list[Callable[[Room], None]] = []
        self.on_lose: list[Callable[[Room], None]] = []
        self.on_unsure: list[Callable[[Room], None]] = []
        self.on_reload: list[Callable[[Room, Doc], None]] = []
        self._loading: dict[str, asyncio.Lock] = {}
        # Tables that are being stored for the first time.
        self._creating: set[str] = set()
        # How tables were taken over for which not all has been done that follows from it.
        self._taken: dict[str, Held] = {}
        self._deleted: set[str] = set()
        # What processes do for each other, for a person at a table that they hold.
        self.deeds: dict[str, Deed] = {"renew": self._renew_at}

    # ------------------------------------------------------------------ loading

    async def room(self, table: str) -> Room:
        found = self.rooms.get(table)
        if found is not None:
            if found.unsure:
                await self.make_sure(found)
            found.touched = time.monotonic()
            return found
        if len(table) > MOST_ID:
            raise Problem("no_table")
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    await self._open(table)
                return self.rooms[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _open(self, table: str) -> None:
        away = await self.database.read(partial(rights.away_at, table=table))
        loaded, held = await self._load(table)
        # Loading waits for the rules: its row may have gone meanwhile.
        if table in self._deleted:
            raise Problem("no_table")
        if held.taken:
            # Who was connected to another process has the whole away time to come back.
            now = clock.house_time()
            seats = enumerate(loaded.doc.players)
            away = {seat: now for seat, player in seats if player.kind == "person"} | away
        room = self.rooms[table] = Room(loaded, held.epoch)
        for listener in self.on_load:
            listener(table, away)
        try:
            async with self.locked(room):
                await self._forgive(room, held)
        except OperationalError:
            if not room.unsure:
                # Nobody plays with clocks that have run on.
                self.drop(room)
            raise
        if held.taken:
            for hears in self.on_take:
                hears(room)

    async def _forgive(self, room: Room, held: Held) -> None:
        """The time in which nobody could come to a table counts for nobody."""
        if held.down and (any(room.doc.deadlines) or takeback.is_asked(room.doc)):
            await self.edit_locked(room, partial(postpone_deadlines, by=held.down), refresh=True)
        self._taken.pop(room.doc.id, None)

    @property
    def opening(self) -> list[str]:
        """Tables that are being loaded, or opened."""
        return [*self._loading, *self._creating]

    def document(self, table: str) -> Doc | None:
        """Of a table that is in memory."""
        found = self.rooms.get(table)
        return found.doc if found is not None else None

    async def _load(self, table: str) -> tuple[Table, Held]:
        held = await self._take(table)
        if held.taken:
            for prepare in self.before_take:
                await prepare(table)
        found = await self.database.read(partial(stored.load, table=table))
        if found is None:
            raise Problem("no_table")
        doc, snapshot = found
        loaded = Table(doc, await self._position_of(doc, snapshot))
        self.metrics.loads.inc()
        return loaded, held

    async def _take(self, table: str) -> Held:
        """What fails after a table was taken over is done by whoever comes to it next."""
        held = await self.keeper.take(table)
        if held.taken:
            self._taken[table] = held
        before = self._taken.get(table)
        return before if before is not None and before.epoch == held.epoch else held

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

    async def make_sure(self, room: Room) -> None:
        """Load a table anew if it is not known whether its last change is on disk."""
        async with self.locked(room):
            pass

    @contextlib.asynccontextmanager
    async def locked(self, room: Room) -> AsyncIterator[None]:
        """Nothing else happens at a table meanwhile, and it is as it is on disk."""
        async with room.lock:
            if room.lost:
                raise Elsewhere(None)
            if room.unsure:
                await self._reload(room)
            yield

    async def _reload(self, room: Room) -> None:
        """The table as it is on disk; if that is another one, listeners hear of it."""
        before = room.doc
        try:
            fresh, held = await self._load(before.id)
        except Elsewhere:
            self.lose(room)
            raise
        except Problem:
            self.drop(room)  # deleted
            raise
        room.unsure, room.epoch = False, held.epoch
        if fresh.doc.version != before.version:
            room.replace(fresh)
            self._count_end(before, fresh.doc)
            for listener in self.on_reload:
                listener(room, before)
        try:
            await self._forgive(room, held)
        except OperationalError:
            room.unsure = True
            raise

    def drop(self, room: Room) -> None:
        """Let go of a table that nobody needs in memory."""
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.doc.id, None)
        for listener in self.on_drop:
            listener(room.doc.id)

    def lose(self, room: Room) -> None:
        """Another process holds the table now, or shall: whoever is at it here comes again."""
        if room.lost:
            return
        room.lost = True
        if self.rooms.get(room.doc.id) is room:
            self.drop(room)
            for listener in self.on_lose:
                listener(room)
        room.moved.set()

    async def epoch_of(self, table: str) -> int | None:
        """That of a table which this process holds, or can; None where another one does."""
        try:
            return (await self.keeper.take(table)).epoch
        except Problem:
            return None

    async def delete(self, epochs: Mapping[str, int]) -> list[str]:
        """Delete tables for good, by the epochs of their leases; which were still held."""
        ids = await self.database.write(partial(stored.forget_held, epochs=epochs))
        self._deleted.update(ids)
        for table in ids:
            if table in self.rooms:
                self.drop(self.rooms[table])
        return ids

    # ------------------------------------------------------------------ changing

    async def command(
        self, room: Room, command: Command, check: Check, whole: list[str] | None = None
    ) -> bytes:
        """Lock, check, answer, commit, publish; the encoded `Done`. `check` refuses who may not act
        for the seat: while a command waits for the lock, the seat may be given to somebody else.
        `whole`: see `Table.answer`."""

        async def plan() -> Change:
            return room.table.answer(command, clock.house_time(), whole)

        return await self._carry_out(room, command, check, plan)

    async def ask_takeback(self, room: Room, wanted: AskTakeback, check: Check) -> bytes:
        """Somebody asks to take their turn back; the encoded `Done`."""

        async def plan() -> Change:
            now = clock.house_time()
            return await self._agreed(room, wanted, room.table.ask_takeback(wanted, now), now)

        return await self._carry_out(room, wanted, check, plan)

    async def answer_takeback(self, room: Room, given: AnswerTakeback, check: Check) -> bytes:
        """Somebody agrees to that, or not; the encoded `Done`."""

        async def plan() -> Change:
            doc = room.table.answer_takeback(given)
            return await self._agreed(room, given, doc, clock.house_time())

        return await self._carry_out(room, given, check, plan)

    async def _agreed(
        self, room: Room, command: AskTakeback | AnswerTakeback, doc: Doc, now: int
    ) -> Change:
        """The turn is taken back if nobody is left to agree."""
        last = doc.last_turn
        if last is None or not takeback.is_agreed(doc):
            return room.table.tell_takeback(command, doc)
        lines = await self.database.read(partial(stored.lines_of, table=doc.id))
        # Another process may have written more: then this change is overtaken.
        lines = lines[: doc.lines]
        count, steps = doc.lines - last.lines, doc.turns - last.turns
        after = await asyncio.to_thread(turned_back, doc, lines, count, steps)
        return room.table.take_back(command, doc, after, now)

    async def _carry_out(
        self, room: Room, command: Identified, check: Check, plan: Callable[[], Awaitable[Change]]
    ) -> bytes:
        began = time.perf_counter()
        async with self.locked(room):
            for _ in range(TRIES):
                check(room.doc)
                known = room.table.answers.get(command.id)
                if known is not None:
                    return _same(known, command)
                try:
                    change = await plan()
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
                    await self._reload(room)
                    continue
                self.metrics.commands.inc()
                self.metrics.command_seconds.observe(time.perf_counter() - began)
                assert change.answered is not None
                return change.answered[2]
        raise Problem("busy")

    async def _answer_to(self, room: Room, command: Identified) -> bytes | None:
        read = partial(stored.answer_to, table=room.doc.id, command=command.id)
        kept = await self.database.read(read)
        return None if kept is None else _same(kept, command)

    async def commit(self, room: Room, change: Change, also: Work[None] | None = None) -> None:
        """Store a change, and with it what else is to be done in the same transaction; then adopt
        it and tell the listeners. The table's lock is held."""
        before = room.doc
        if change.news:
            change.doc.news += 1
        _date(change, before)
        change.forgotten = room.table.oldest_answer() if change.answered else None

        def store(connection: Connection) -> None:
            stored.save(connection, change, room.epoch)
            if also is not None:
                also(connection)

        try:
            await self.database.write(store)
        except (Unknown, asyncio.CancelledError):
            room.unsure = True
            for doubter in self.on_unsure:
                doubter(room)
            raise
        self._adopt(room, before, change)

    def _adopt(self, room: Room, before: Doc, change: Change) -> None:
        room.adopt(change)
        room.touched = time.monotonic()
        # It may have been dropped, and loaded by somebody else, while this was written.
        if room.doc.id not in self._deleted and not room.lost:
            self.rooms[room.doc.id] = room
        self._count_end(before, room.doc)
        for listener in self.on_commit:
            listener(room, before, change)

    def _count_end(self, before: Doc, after: Doc) -> None:
        if after.state == "over" and before.state == "running":
            self.metrics.over.inc()

    async def edit(
        self,
        room: Room,
        alter: Callable[[Doc], None],
        refresh: bool = False,
        grants: Sequence[Grant] = (),
        used: str | None = None,
    ) -> None:
        """Change a table's document. `refresh`: deadlines too, so every state is sent anew.
        `grants` are given with it, and the link `used` is used up."""
        async with self.locked(room):
            await self.edit_locked(room, alter, refresh, grants, used)

    async def edit_locked(
        self,
        room: Room,
        alter: Callable[[Doc], None],
        refresh: bool = False,
        grants: Sequence[Grant] = (),
        used: str | None = None,
        also: Work[None] | None = None,
    ) -> None:
        for _ in range(TRIES):
            try:
                change = room.table.edit(alter, clock.now(), refresh, grants)
                change.used = used
                await self.commit(room, change, also)
                return
            except Overtaken:
                await self._reload(room)
        raise Problem("busy")

    async def give(self, room: Room, grant: Grant, check: Check) -> None:
        """Give a right that changes nothing at the table until it is used."""
        async with self.locked(room):
            for _ in range(TRIES):
                check(room.doc)
                try:
                    await self._write_beside(room, partial(rights.add, doc=room.doc, grant=grant))
                    return
                except Overtaken:
                    await self._reload(room)
        raise Problem("busy")

    async def keep_beside(self, room: Room, work: Work[None]) -> None:
        """Write what belongs to a table and changes nothing at it."""
        async with self.locked(room):
            for _ in range(TRIES):
                try:
                    await self._write_beside(room, work)
                    return
                except Overtaken:
                    await self._reload(room)
        raise Problem("busy")

    async def _write_beside(self, room: Room, work: Work[None]) -> None:
        epoch = room.epoch

        def write(connection: Connection) -> None:
            stored.hold(connection, room.doc.id, epoch)
            work(connection)

        await self.database.write(write)

    async def end_given(self, person: str) -> None:
        """End the tokens and links of all seats that somebody holds: they log out. Where that is
        not possible now, those of their other seats end all the same."""
        failed = None
        for table in await self.database.read(partial(rights.given_at, person=person)):
            try:
                await self.do_at("renew", table, person)
            except Problem as problem:
                failed = problem
        if failed is not None:
            raise failed

    async def do_at(self, deed: str, table: str, person: str) -> None:
        """Do something for a person at a table, wherever it is held."""
        try:
            await self.deeds[deed](table, person)
        except Elsewhere as elsewhere:
            await self.keeper.have_done(elsewhere.process, deed, table, person)

    async def _renew_at(self, table: str, person: str) -> None:
        try:
            room = await self.room(table)
        except Elsewhere:
            raise
        except (Problem, Refused):
            at = partial(stored.renew_at, table=table, person=person)
            await self.write_unloaded(table, at)
        else:
            await self.edit(room, partial(seating.renew, person=person))

    async def write_unloaded(self, table: str, work: Callable[..., None]) -> None:
        """Write to a table that cannot be loaded, since its game is not here any more. `work` is
        told the epoch of the lease with which this process holds it all the same."""
        for _ in range(TRIES):
            try:
                held = await self.keeper.take(table)
            except Elsewhere:
                raise
            except Problem:
                return  # deleted
            try:
                await self.database.write(partial(work, epoch=held.epoch))
                return
            except Overtaken:
                pass
        raise Problem("busy")

    async def create(
        self,
        doc: Doc,
        begin: Callable[[Table], Change] | None = None,
        request: str | None = None,
    ) -> Room:
        """Open a table; with `begin` it starts in the same transaction. Once for each `request` of
        its host: asked for again, it is the same table."""
        table = Table(doc, None)
        opened = Change(Standing(doc, None))
        if begin is not None:
            await self.games.ready(doc.game)
            # A record that somebody brings may be long.
            opened = await asyncio.to_thread(begin, table)
            _date(opened, doc)
        opened.holders = holders_of(opened.doc)
        try:
            with self._created(doc):
                create = partial(
                    stored.create, change=opened, request=request, owner=self.keeper.me
                )
                await self.database.write(create)
                return self._add(table, opened)
        except Repeated:
            assert request is not None
            found = await self.opened_by(doc.host, request)
            assert found is not None
            return found

    @contextlib.contextmanager
    def _created(self, doc: Doc) -> Iterator[None]:
        """This process holds a new table as soon as it is stored, and needs it."""
        self._creating.add(doc.id)
        try:
            yield
        finally:
            self._creating.discard(doc.id)

    async def opened_by(self, person: str, request: str) -> Room | None:
        """The table that a person's request has opened before."""
        find = partial(stored.opened_by, person=person, request=request)
        found = await self.database.read(find)
        return None if found is None else await self.room(found)

    async def create_next(self, room: Room, doc: Doc, by: Person) -> None:
        """Open the table that follows on another, whose lock is held, as somebody wants to play
        again: both are stored together."""
        opened = Change(Standing(doc, None), holders=holders_of(doc))

        def follow(old: Doc) -> None:
            if old.next is not None:
                raise Problem("busy")  # changed by somebody else at this moment
            old.next, old.next_by = doc.id, by.name

        create = partial(stored.create, change=opened, owner=self.keeper.me)
        with self._created(doc):
            await self.edit_locked(room, follow, also=create)
            self._add(Table(doc, None), opened)

    def _add(self, table: Table, opened: Change) -> Room:
        room = Room(table)
        self.rooms[table.doc.id] = room
        self.metrics.tables.inc()
        self._adopt(room, table.doc, opened)
        return room

    async def start(self, room: Room, check: Callable[[], None]) -> None:
        """Deal, and put the first asks. `check` refuses who may not, when the lock is theirs."""
        await self.games.ready(room.doc.game)
        async with self.locked(room):
            for _ in range(TRIES):
                check()
                try:
                    await self.commit(room, room.table.start(clock.house_time()))
                    return
                except Overtaken:
                    await self._reload(room)
        raise Problem("busy")

    async def take_back(self, room: Room, seat: int, check: Callable[[], None]) -> None:
        """The owner is there again: the stand-in gets up, and the clock starts anew."""

        def back(doc: Doc) -> None:
            check()
            seating.take_back(doc, seat)
            if room.position is not None and doc.state == "running":
                restart_clock(doc, room.position, seat, clock.house_time())

        await self.edit(room, back, refresh=True)

    # ------------------------------------------------------------------ reading

    async def turns(self, doc: Doc, first: int = 0) -> list[TurnRow]:
        """The turns of a match as they are at this moment of it, though others may act
        meanwhile."""
        read = partial(stored.turns_of, table=doc.id, first=first)
        return [turn for turn in await self.database.read(read) if turn.number < doc.turns]

    async def glance(self, table: str) -> Doc:
        """The document of a table as it is on disk, whoever holds it."""
        found = await self.database.read(partial(stored.load, table=table))
        if found is None:
            raise Problem("no_table")
        return found[0]

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

    async def say(
        self, room: Room, person: Person, text: str, id_: str | None, check: Callable[[], None]
    ) -> ChatLine:
        """Once for each id, however often it is asked for. `check`: as in `start`."""
        async with self.locked(room):
            for _ in range(TRIES):
                check()
                known = room.table.answers.get(id_) if id_ else None
                if known is not None:
                    return _same_line(known, person)
                change = room.table.say(person, text, id_, clock.now())
                try:
                    await self.commit(room, change)
                except Repeated:
                    assert id_ is not None
                    read = partial(stored.answer_to, table=room.doc.id, command=id_)
                    kept = await self.database.read(read)
                    assert kept is not None
                    return _same_line(kept, person)
                except Overtaken:
                    await self._reload(room)
                    continue
                return change.said[0]
        raise Problem("busy")


def _date(change: Change, before: Doc) -> None:
    """A change is planned in house time; what people read as a date is the wall clock's."""
    moment = clock.now()
    if change.row is not None:
        change.row.at = moment
    if change.doc.changed != before.changed:
        change.doc.changed = moment


def _same(kept: tuple[int, bytes], command: Identified) -> bytes:
    seat, answer = kept
    if seat != command.seat:
        raise Problem("id_used")
    return answer


def _same_line(kept: tuple[int, bytes], person: Person) -> ChatLine:
    seat, answer = kept
    if seat == NO_SEAT:
        line = msgspec.json.decode(answer, type=ChatLine)
        if line.person == person.id:
            return line
    raise Problem("id_used")
