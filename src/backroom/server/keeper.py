"""What the server does by itself: bots' answers, clocks, notices, housekeeping."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import urllib.request
import uuid
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError

from backroom.engine.errors import Refused
from backroom.server import api, live, play, seating, sweeping
from backroom.server import bots as house
from backroom.server.api import Command
from backroom.server.bots import Knowledge
from backroom.server.documents import Doc
from backroom.server.faults import Fault
from backroom.server.house import find
from backroom.server.room import PACE, Room
from backroom.server.store import people
from backroom.server.store import tables as stored
from backroom.server.store.upgrade import get_meta, set_meta
from backroom.server.tables import Tables, now
from backroom.server.trying import longer, note, noted, until_it_works

log = logging.getLogger("backroom.server")

# How often it is noted that the server lives: downtime is counted from the last time.
HEARTBEAT = 5.0
HOUSEKEEPING = 3600.0
DAY = 86_400_000
# A table that nobody listens to, and that waits for nobody, stays in memory for so long.
IDLE = 600.0
MOST_ADDRESSES = 1000
SEED_BITS = 56


class Keeper:
    """Looks after all tables."""

    def __init__(self, tables: Tables):
        self.tables = tables
        self.config = tables.config
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="backroom-bot")
        self._posters = ThreadPoolExecutor(2, thread_name_prefix="backroom-post")
        self._by_address: dict[str, asyncio.Semaphore] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started = now()
        self.url = ""
        tables.arrange = self.arrange
        tables.notice = self.notice

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._posters.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ starting up

    def forgive_downtime(self) -> None:
        """Time during which no server lived counts for nobody: clocks start where they stood."""

        def shift(connection: Any) -> None:
            alive = get_meta(connection, "alive")
            down = now() - int(alive) if alive else 0
            for table in stored.waking(connection) if down > 0 else ():
                found = stored.load(connection, table)
                assert found is not None
                doc, position = found
                doc.deadlines = [None if m is None else m + down for m in doc.deadlines]
                doc.version += 1
                stored.save(connection, stored.Write(doc, position, self.started))
            set_meta(connection, "alive", str(now()))

        self.tables.database.write_now(shift)

    async def run(self) -> None:
        """Pick up the tables that wait for a bot or a clock, then keep house."""
        self._spawn(self._beat())
        self._spawn(self._keep_house())
        self._spawn(sweeping.sweep(lambda: self.tables.metrics.asked))
        self._spawn(self._pick_up_all())

    async def _pick_up_all(self) -> None:
        for table in await until_it_works(lambda: self.tables.database.read(stored.waking)):
            self._spawn(self._pick_up(table))

    async def _pick_up(self, table: str) -> None:
        try:
            room = await until_it_works(lambda: self._taken_up(table), table=table)
            self.arrange(room)
        except (Fault, Refused) as problem:
            log.warning("table left", extra={"table": table, "problem": str(problem)})

    async def _taken_up(self, table: str) -> Room:
        room = await self.tables.room(table)
        # Nobody could act while the rules were prepared: that was downtime too.
        waited = now() - self.started
        if any(room.doc.deadlines):
            await self.tables.edit(room, partial(_put_off, waited=waited), refresh=True)
        return room

    async def _beat(self) -> None:
        database = self.tables.database
        while True:
            with noted():
                await database.write(partial(set_meta, key="alive", value=str(now())))
                await database.checkpoint()
            await asyncio.sleep(HEARTBEAT)

    async def _keep_house(self) -> None:
        while True:
            with noted():
                await self.clear_away()
            for room in list(self.tables.rooms.values()):
                idle = now() - max(room.doc.changed, room.touched) > IDLE * 1000
                busy = room.timer is not None or room.thinking or room.lock.locked()
                if idle and not busy and not any(self.tables.hub.at(room.doc.id)):
                    self.tables.drop(room)
            await asyncio.sleep(HOUSEKEEPING if self.config.keep_finished else IDLE)

    async def clear_away(self) -> int:
        """Delete what is kept no longer by the operator's settings."""
        limits = {("open",): self.config.keep_open, ("over", "closed"): self.config.keep_finished}
        count = 0
        for states, days in limits.items():
            if not days:
                continue
            before = now() - days * DAY
            ids = await self.tables.database.read(
                partial(stored.outlived, state=states, before=before)
            )
            ids = [table for table in ids if not any(self.tables.hub.at(table))]
            await self.tables.delete(ids)
            count += len(ids)
        return count

    # ------------------------------------------------------------------ bots

    def arrange(self, room: Room) -> None:
        """See what a table needs now: thoughts of bots, a timer for the next clock."""
        room.touched = now()
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        doc = room.doc
        limits = []
        for seat in room.asked_seats():
            number = doc.asks[seat].number
            if doc.players[seat].by_bot:
                if room.thinking.get(seat) != number:
                    room.thinking[seat] = number
                    self._spawn(self._think(room, seat, number))
            elif (limit := doc.deadlines[seat]) is not None:
                limits.append(limit)
        if limits:
            delay = max(0, min(limits) - now()) / 1000
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(delay, lambda: self._spawn(self._expire(room)))

    async def _arrange_later(self, room: Room, problem: OperationalError) -> None:
        """What was to be done could not be written: it is tried again when that may be better."""
        room.wait = longer(room.wait)
        note(problem, table=room.doc.id, again=room.wait)
        await asyncio.sleep(room.wait)
        if self.tables.rooms.get(room.doc.id) is room:
            self.arrange(room)

    async def _think(self, room: Room, seat: int, number: int) -> None:
        try:
            action = await self._choose(room, seat)
            # No sooner than the table's pace, however quickly it was found.
            doc = room.doc
            due = doc.asks[seat].since + PACE[doc.settings.pace]
            if (rest := due - now()) > 0:
                await asyncio.sleep(rest / 1000)
            if action is not None:
                await self._answer(room, seat, number, action)
        except Fault:
            pass  # the ask is over: paused, taken back, or ended
        except OperationalError as problem:
            self._spawn(self._arrange_later(room, problem))
        finally:
            if room.thinking.get(seat) == number:
                del room.thinking[seat]
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        """A match that is over and that nobody looks at need not stay in memory."""
        done = room.doc.state in ("over", "closed") and not room.thinking
        if done and not any(self.tables.hub.at(room.doc.id)):
            self.tables.drop(room)

    async def _choose(self, room: Room, seat: int) -> str | None:
        match = room.live
        if match is None or seat not in room.asked_seats():
            return None
        known = self._knowledge(room, match, seat)
        player = partial(house.choose, room.doc.players[seat].bot or "")
        metrics = self.tables.metrics
        async with self._slot(room.doc.address):
            thought = asyncio.get_running_loop().run_in_executor(self._pool, player, known)
            metrics.thoughts += 1
            metrics.thinking += 1
            try:
                action = await asyncio.wait_for(thought, self.config.think * 2 + 5)
            except TimeoutError:
                log.warning("a bot took too long", extra={"table": room.doc.id, "seat": seat})
                return house.play_random(known)
            except OperationalError:
                raise  # what the seat has seen cannot be read: no fault of the bot's
            except Exception:
                log.exception("a bot failed", extra={"table": room.doc.id, "seat": seat})
                return house.play_random(known)
            finally:
                metrics.thinking -= 1
        return action if action in _texts(known) else house.play_random(known)

    def _knowledge(self, room: Room, match: live.Live, seat: int) -> Knowledge:
        doc = room.doc
        return Knowledge(
            match.game,
            match.edition,
            doc.seats,
            dict(match.options),
            doc.rules,
            seat,
            match.known(seat),
            tuple(match.legal_codes(seat)),
            self.config.think,
            partial(self._events_seen, doc.id, match.game.name, seat),
            self._seed_of_thought(doc, seat),
        )

    def _seed_of_thought(self, doc: Doc, seat: int) -> int:
        """Any number; where tests deal known matches, always the same for the same ask."""
        if not self.config.seeds:
            return secrets.randbits(SEED_BITS)
        told = hashlib.sha256(f"{doc.secret} {seat} {doc.asks[seat].number}".encode())
        return int.from_bytes(told.digest()[: SEED_BITS // 8], "big")

    def _events_seen(self, table: str, game: str, seat: int) -> list[dict[str, Any]]:
        """All events a seat has seen so far, read from disk; called in the bot's own thread."""
        turns = self.tables.database.read_now(partial(stored.turns_of, table=table))
        found = find(game)
        seen = (
            found.event_for(row, seat) for turn in turns for line in turn.events for row in line
        )
        return [event for event in seen if event is not None]

    def _slot(self, address: str) -> asyncio.Semaphore:
        """So many thoughts of one address at a time."""
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address = {a: s for a, s in self._by_address.items() if s.locked()}
        if address not in self._by_address:
            self._by_address[address] = asyncio.Semaphore(max(1, self.config.thoughts))
        return self._by_address[address]

    async def _answer(self, room: Room, seat: int, number: int, action: str) -> None:
        if not room.doc.players[seat].by_bot:
            return
        command = Command(str(uuid.uuid4()), seat, number, action=action, confirm="yes")
        await self.tables.command(room, command)

    # ------------------------------------------------------------------ clocks

    async def _expire(self, room: Room) -> None:
        """Somebody's time is up: in talk they pass, else a bot stands in."""
        assert room.live is not None
        room.timer = None
        talking = room.live.phase() in room.live.game.phases.talking()
        for seat in room.asked_seats():
            limit = room.doc.deadlines[seat]
            if limit is None or limit > now() or room.doc.players[seat].by_bot:
                continue
            try:
                if talking and "pass" in room.live.legal(seat):
                    await self._pass(room, seat)
                else:
                    alter = partial(seating.stand_in, seat=seat, bot=house.STAND_IN)
                    await self.tables.edit(room, alter, refresh=True)
            except Fault:
                pass  # they have answered meanwhile
            except OperationalError as problem:
                await self._arrange_later(room, problem)
                return
        self.arrange(room)

    async def _pass(self, room: Room, seat: int) -> None:
        """Played for who has run out of talk time; what they had drafted is dropped."""
        number = room.doc.asks[seat].number
        if str(seat) in room.doc.drafts:
            await self.tables.command(room, Command(str(uuid.uuid4()), seat, number, do="restart"))
        command = Command(str(uuid.uuid4()), seat, number, action="pass", confirm="yes")
        await self.tables.command(room, command)

    def is_away(self, room: Room, seat: int) -> bool:
        """Without a connection for as long as the operator says; since the start at the latest."""
        hub = self.tables.hub
        if hub.is_present(room.doc.id, seat):
            return False
        since = hub.away.get((room.doc.id, seat), self.started)
        return now() - since >= self.config.away * 1000

    def give_time(self, doc: Doc, match: live.Live, seat: int) -> None:
        """A seat came back: its clock starts anew."""
        before = list(doc.deadlines)
        play.set_deadlines(doc, match, now())
        doc.deadlines = [
            fresh if place == seat else old
            for place, (fresh, old) in enumerate(zip(doc.deadlines, before, strict=True))
        ]

    # ------------------------------------------------------------------ notices

    def notice(self, room: Room, seat: int) -> None:
        """Tell a person, once, that a seat of theirs is asked."""
        doc = room.doc
        message = msgspec.json.encode(api.NoticeMessage(doc.id, doc.game, seat))
        for person in doc.players[seat].holders:
            for listener in self.tables.hub.of(person):
                # A table's socket hears of its own seat; the person's own of all.
                if listener.table is None or (listener.table, listener.audience) == (doc.id, seat):
                    listener.send(message)
            if self.config.webhooks:
                self._spawn(self._post(person, doc, seat))

    async def _post(self, person: str, doc: Doc, seat: int) -> None:
        read = partial(people.person_by, id_=person)
        found = await until_it_works(lambda: self.tables.database.read(read), table=doc.id)
        if found is None or not found.webhook or not self.may_post(found.webhook):
            return
        notice = api.TurnNotice(doc.id, doc.game, seat, found.name, f"{self.url}/t/{doc.id}")
        body = msgspec.json.encode(notice)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._posters, post, found.webhook, body)
        except OSError as problem:
            log.warning("a webhook failed", extra={"problem": type(problem).__name__})

    def may_post(self, url: str) -> bool:
        """Only to addresses the operator allows, and no prefix of a host name passes for it."""
        allowed = [prefix.strip() for prefix in self.config.webhooks.split(",") if prefix.strip()]
        return any(
            url == prefix or url.startswith(prefix if prefix.endswith("/") else prefix + "/")
            for prefix in allowed
        )


def _put_off(doc: Doc, waited: int) -> None:
    doc.deadlines = [None if limit is None else limit + waited for limit in doc.deadlines]


def _texts(known: Knowledge) -> set[str]:
    return {known.text(code) for code in known.legal}


class _Stay(urllib.request.HTTPRedirectHandler):
    """A redirect could lead into the house, so none is followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


def post(url: str, body: bytes) -> None:
    opener = urllib.request.build_opener(_Stay, urllib.request.ProxyHandler({}))
    request = urllib.request.Request(
        url, body, {"Content-Type": "application/json", "User-Agent": "backroom"}
    )
    with opener.open(request, timeout=5):
        pass
