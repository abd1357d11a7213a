"""Clocks: whoever runs out of time passes, or is stood in for; requests lapse."""

from __future__ import annotations

import asyncio
import uuid
from functools import partial

from sqlalchemy.exc import OperationalError

from backroom.server import clock
from backroom.server.jobs.players import STAND_IN
from backroom.server.jobs.retry import wait_at
from backroom.server.jobs.tasks import Tasks
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.table import seating, takeback
from backroom.server.table.document import Doc
from backroom.server.table.table import Command
from backroom.server.tables import Tables


class Clocks:
    """The clocks of all tables."""

    def __init__(self, tables: Tables, tasks: Tasks):
        self.tables = tables
        self.tasks = tasks

    def arrange(self, room: Room) -> None:
        """Set the timer for the next deadline of a table."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        doc = room.doc
        limits = [
            limit
            for seat in room.table.standing.asked_seats()
            if (limit := doc.deadlines[seat]) is not None and not doc.players[seat].by_bot
        ]
        if doc.takeback is not None and takeback.is_asked(doc):
            limits.append(doc.takeback.until)
        if limits:
            delay = max(0, min(limits) - clock.house_time()) / clock.SECOND
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(delay, lambda: self.tasks.spawn(self._expire(room)))

    async def _expire(self, room: Room) -> None:
        """Somebody's time is up: in talk they pass, else a bot stands in."""
        room.timer = None
        await self._lapse(room)
        for seat in room.table.standing.asked_seats():
            limit = room.doc.deadlines[seat]
            if limit is None or limit > clock.house_time() or room.doc.players[seat].by_bot:
                continue
            try:
                await self._stand_in_or_pass(room, seat)
            except Problem:
                pass  # they have answered meanwhile
            except OperationalError as problem:
                await wait_at(room, problem)
                break
        if self.tables.rooms.get(room.doc.id) is room:
            self.arrange(room)

    async def _lapse(self, room: Room) -> None:
        """Nobody has answered in time who was asked whether a turn may be taken back."""
        if not takeback.is_asked(room.doc):
            return
        try:
            await self.tables.edit(room, partial(takeback.lapse, now=clock.house_time()))
        except Problem:
            pass  # they have, or it is not time yet
        except OperationalError as problem:
            await wait_at(room, problem)

    async def _stand_in_or_pass(self, room: Room, seat: int) -> None:
        position = room.position
        assert position is not None
        talking = position.phase() in position.game.phases.talking()
        if talking and "pass" in position.legal(seat):
            await self._pass(room, seat)
        else:
            alter = partial(seating.stand_in, seat=seat, bot=STAND_IN)
            await self.tables.edit(room, alter, refresh=True)

    async def _pass(self, room: Room, seat: int) -> None:
        """Played for who has run out of talk time; what they had drafted is dropped."""
        number = room.doc.asks[seat].number

        def check(doc: Doc) -> None:
            if doc.players[seat].by_bot:
                raise Problem("bot_plays")

        if str(seat) in room.doc.drafts:
            restart = Command(str(uuid.uuid4()), seat, number, do="restart")
            await self.tables.command(room, restart, check)
        command = Command(str(uuid.uuid4()), seat, number, action="pass", confirm="yes")
        await self.tables.command(room, command, check)
