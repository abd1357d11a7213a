"""Bots think: from what their seat knows to a command, on the same path as people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy.exc import OperationalError

from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs import hinting, pacing, players
from backroom.server.jobs.hinting import Hinted
from backroom.server.jobs.players import Knowledge
from backroom.server.jobs.retry import wait_at
from backroom.server.jobs.tasks import Tasks
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.store import tables as stored
from backroom.server.table import takeback
from backroom.server.table.document import Doc
from backroom.server.table.history import events_for, standing
from backroom.server.table.position import Position
from backroom.server.table.table import Command
from backroom.server.tables import Check, Tables

log = logging.getLogger("backroom.server")

MOST_ADDRESSES = 1000
SEED_BITS = 56
# Hints that are thought about, or wait their turn.
MOST_HINTS = 10


class Thinking:
    """The bots of all tables."""

    def __init__(self, tables: Tables, hub: Hub, config: Config, tasks: Tasks):
        self.tables = tables
        self.hub = hub
        self.config = config
        self.tasks = tasks
        self._pool = ThreadPoolExecutor(pacing.THREADS, thread_name_prefix="backroom-bot")
        self._by_address: dict[str, asyncio.Semaphore] = {}
        self._hinting = asyncio.Semaphore(1)
        self._hints_waiting = 0
        self._processes = 1

    def share(self, processes: int) -> None:
        """What bots of one address may think at the same time is divided among the house's
        processes; whoever thinks already goes on."""
        if processes != self._processes:
            self._processes = processes
            self._by_address = {a: s for a, s in self._by_address.items() if s.locked()}

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def arrange(self, room: Room) -> None:
        """Let the bots think that are asked at a table; not while people are asked whether a turn
        may be taken back."""
        doc = room.doc
        if takeback.is_asked(doc):
            return
        for seat in room.table.standing.asked_seats():
            number = doc.asks[seat].number
            if doc.players[seat].by_bot and room.thinking.get(seat) != number:
                room.thinking[seat] = number
                self.tasks.spawn(self._think(room, seat, number))

    async def _think(self, room: Room, seat: int, number: int) -> None:
        epoch = room.doc.epochs[seat]

        def check(doc: Doc) -> None:
            """Another player may have taken the seat over meanwhile, or wants a turn back."""
            if doc.epochs[seat] != epoch or not doc.players[seat].by_bot:
                raise Problem("not_yours")
            if takeback.is_asked(doc):
                raise Problem("takeback_asked")

        try:
            position, shown = room.position, room.shown
            if position is None or not position.asks(seat):
                return
            step = pacing.step_of(room.doc, position, seat, self.config.think)
            answer = await self._choose(room, position, seat)
            due = pacing.moment(shown, time.monotonic(), step, seat)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self._answer(room, seat, number, answer, check)
        except (Problem, Refused):
            pass  # the ask is over: paused, taken back, or ended
        except OperationalError as problem:
            self.tasks.spawn(self._arrange_later(room, problem))
        finally:
            if room.thinking.get(seat) == number:
                del room.thinking[seat]
            self._drop_if_done(room)

    async def _answer(
        self, room: Room, seat: int, number: int, answer: list[str], check: Check
    ) -> None:
        """All at once, as a draft that is confirmed; where what was shown meanwhile has changed the
        rest of it, the first action alone."""
        try:
            command = Command(str(uuid.uuid4()), seat, number, action=answer[0], confirm="yes")
            await self.tables.command(room, command, check, whole=answer)
        except (Problem, Refused):
            if len(answer) == 1:
                raise
            await self._answer(room, seat, number, answer[:1], check)

    async def _arrange_later(self, room: Room, problem: OperationalError) -> None:
        await wait_at(room, problem)
        if self.tables.rooms.get(room.doc.id) is room:
            self.arrange(room)

    def _drop_if_done(self, room: Room) -> None:
        """A match that is over and that nobody looks at need not stay in memory."""
        done = room.doc.state in ("over", "closed") and not room.thinking
        if done and not any(self.hub.at(room.doc.id)):
            self.tables.drop(room)

    async def _choose(self, room: Room, position: Position, seat: int) -> list[str]:
        """What the bot does: one action, or all there is to an ask under cover."""
        known = self._knowledge(room.doc, position, seat)
        covered = pacing.is_covered(position)
        bot = room.doc.players[seat].bot or ""
        metrics = self.tables.metrics
        async with self._slot(room.doc.address):
            world = position.world_apart(seat) if covered else None
            choose = partial(players.answer, bot, known, world)
            thought = asyncio.get_running_loop().run_in_executor(self._pool, choose)
            metrics.thoughts.inc()
            metrics.thinking.inc()
            try:
                return await asyncio.wait_for(thought, self.config.think * 2 + 5)
            except TimeoutError:
                log.warning("a bot took too long", extra={"table": room.doc.id, "seat": seat})
            except OperationalError:
                raise  # what the seat has seen cannot be read: no fault of the bot's
            except Exception:
                log.exception("a bot failed", extra={"table": room.doc.id, "seat": seat})
            finally:
                metrics.thinking.dec()
        # A thought that took too long may still go on in its own world.
        return players.answer("random", known, position.world_apart(seat) if covered else None)

    async def hint(self, room: Room, position: Position, seat: int) -> Hinted:
        """What the strongest player would do in a seat. One hint at a time, so that the other
        thread is the bots'; whoever would have to wait for long is refused."""
        if self._hints_waiting >= MOST_HINTS:
            raise Problem("too_fast")
        known = self._knowledge(room.doc, position, seat)
        if not hinting.is_ready(known):
            raise Problem("warming")
        world = position.world_apart(seat).match
        self._hints_waiting += 1
        try:
            async with self._hinting:
                think = partial(hinting.think, known, world)
                return await asyncio.get_running_loop().run_in_executor(self._pool, think)
        finally:
            self._hints_waiting -= 1

    def _knowledge(self, doc: Doc, position: Position, seat: int) -> Knowledge:
        match = position.match
        return Knowledge(
            match.game,
            match.edition,
            doc.seats,
            dict(match.options),
            doc.rules,
            seat,
            position.knowledge(seat),
            tuple(position.legal_codes(seat)),
            self.config.think * (pacing.ONE_THOUGHT if pacing.is_covered(position) else 1),
            partial(self._events_seen, doc.id, match.game, seat),
            self._seed(doc, seat),
        )

    def _seed(self, doc: Doc, seat: int) -> int:
        """Any number; where tests deal known matches, always the same for the same ask."""
        if not self.config.seeds:
            return secrets.randbits(SEED_BITS)
        told = hashlib.sha256(f"{doc.secret} {seat} {doc.asks[seat].number}".encode())
        return int.from_bytes(told.digest()[: SEED_BITS // 8], "big")

    def _events_seen(self, table: str, game: Game, seat: int) -> list[dict[str, Any]]:
        """All events a seat has seen of the turns that stand, read from disk; called in the bot's
        own thread."""
        turns = self.tables.database.read_now(partial(stored.turns_of, table=table))
        return [event for turn in standing(turns) for event in events_for(game, turn, seat)]

    def _slot(self, address: str) -> asyncio.Semaphore:
        """So many thoughts of one address at a time."""
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address = {a: s for a, s in self._by_address.items() if s.locked()}
        if address not in self._by_address:
            self._by_address[address] = asyncio.Semaphore(
                max(1, self.config.thoughts // self._processes)
            )
        return self._by_address[address]
