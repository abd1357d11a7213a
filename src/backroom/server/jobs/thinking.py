"""Bots think: from what their seat knows to a command, on the same path as people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import uuid
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy.exc import OperationalError

from backroom.engine.game import Game
from backroom.server import clock
from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs import players
from backroom.server.jobs.players import Knowledge
from backroom.server.jobs.retry import wait_at
from backroom.server.jobs.tasks import Tasks
from backroom.server.problems import Problem
from backroom.server.store import tables as stored
from backroom.server.table.change import PACE
from backroom.server.table.document import Doc
from backroom.server.table.history import events_for
from backroom.server.table.position import Position
from backroom.server.table.table import Command
from backroom.server.tables import Room, Tables

log = logging.getLogger("backroom.server")

MOST_ADDRESSES = 1000
SEED_BITS = 56


class Thinking:
    """The bots of all tables."""

    def __init__(self, tables: Tables, hub: Hub, config: Config, tasks: Tasks):
        self.tables = tables
        self.hub = hub
        self.config = config
        self.tasks = tasks
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="backroom-bot")
        self._by_address: dict[str, asyncio.Semaphore] = {}

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def arrange(self, room: Room) -> None:
        """Let the bots think that are asked at a table."""
        doc = room.doc
        for seat in room.table.standing.asked_seats():
            number = doc.asks[seat].number
            if doc.players[seat].by_bot and room.thinking.get(seat) != number:
                room.thinking[seat] = number
                self.tasks.spawn(self._think(room, seat, number))

    async def _think(self, room: Room, seat: int, number: int) -> None:
        try:
            action = await self._choose(room, seat)
            # No sooner than the table's pace, however quickly it was found.
            doc = room.doc
            due = doc.asks[seat].since + PACE[doc.settings.pace]
            if (rest := due - clock.now()) > 0:
                await asyncio.sleep(rest / clock.SECOND)
            if action is not None and room.doc.players[seat].by_bot:
                command = Command(str(uuid.uuid4()), seat, number, action=action, confirm="yes")
                await self.tables.command(room, command)
        except Problem:
            pass  # the ask is over: paused, taken back, or ended
        except OperationalError as problem:
            self.tasks.spawn(self._arrange_later(room, problem))
        finally:
            if room.thinking.get(seat) == number:
                del room.thinking[seat]
            self._drop_if_done(room)

    async def _arrange_later(self, room: Room, problem: OperationalError) -> None:
        await wait_at(room, problem)
        if self.tables.rooms.get(room.doc.id) is room:
            self.arrange(room)

    def _drop_if_done(self, room: Room) -> None:
        """A match that is over and that nobody looks at need not stay in memory."""
        done = room.doc.state in ("over", "closed") and not room.thinking
        if done and not any(self.hub.at(room.doc.id)):
            self.tables.drop(room)

    async def _choose(self, room: Room, seat: int) -> str | None:
        position = room.position
        if position is None or seat not in room.table.standing.asked_seats():
            return None
        known = self._knowledge(room.doc, position, seat)
        choose = partial(players.choose, room.doc.players[seat].bot or "", known)
        metrics = self.tables.metrics
        async with self._slot(room.doc.address):
            thought = asyncio.get_running_loop().run_in_executor(self._pool, choose)
            metrics.thoughts.inc()
            metrics.thinking.inc()
            try:
                action = await asyncio.wait_for(thought, self.config.think * 2 + 5)
            except TimeoutError:
                log.warning("a bot took too long", extra={"table": room.doc.id, "seat": seat})
                return players.play_random(known)
            except OperationalError:
                raise  # what the seat has seen cannot be read: no fault of the bot's
            except Exception:
                log.exception("a bot failed", extra={"table": room.doc.id, "seat": seat})
                return players.play_random(known)
            finally:
                metrics.thinking.dec()
        legal = {known.text(code) for code in known.legal}
        return action if action in legal else players.play_random(known)

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
            self.config.think,
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
        """All events a seat has seen so far, read from disk; called in the bot's own thread."""
        turns = self.tables.database.read_now(partial(stored.turns_of, table=table))
        return [event for turn in turns for event in events_for(game, turn, seat)]

    def _slot(self, address: str) -> asyncio.Semaphore:
        """So many thoughts of one address at a time."""
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address = {a: s for a, s in self._by_address.items() if s.locked()}
        if address not in self._by_address:
            self._by_address[address] = asyncio.Semaphore(max(1, self.config.thoughts))
        return self._by_address[address]
