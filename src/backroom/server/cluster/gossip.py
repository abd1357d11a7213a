"""What the processes of a house tell each other: rows that are stored with what they tell of, read
when the bell rings, and every few seconds in any case."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy.exc import OperationalError

from backroom.server.cluster.bell import Bell
from backroom.server.cluster.membership import Membership
from backroom.server.store import members
from backroom.server.store.database import Database, log_failure

log = logging.getLogger("backroom.server")

# Seconds: between two looks though no bell has rung, that what is said is gathered, and that a
# number which was not there may still come.
POLL, GATHERED, LATEST = 5.0, 0.05, 30.0
# Seconds until what could not be said is said again.
AGAIN = 1.0
MOST_MISSING, MOST_UNSAID = 1000, 1000

Hears = Callable[[dict[str, Any]], Awaitable[None]]


class Gossip:
    def __init__(self, database: Database, membership: Membership):
        self.database = database
        self.membership = membership
        self.bell = Bell(database.url)
        self.hears: dict[str, Hears] = {}
        self._last = 0
        # Numbers that others were seen before, and until when they are looked for.
        self._missing: dict[int, float] = {}
        self._reading = asyncio.Lock()
        self._unsaid: list[tuple[str, dict[str, Any]]] = []
        self._is_due = asyncio.Event()

    def begin(self, number: int) -> None:
        """What was told before is nothing that this process could remember otherwise."""
        self._last = number

    async def listen(self) -> None:
        self.bell.start()
        try:
            while True:
                await self._try(self.read)
                try:
                    async with asyncio.timeout(POLL):
                        await self.bell.rung.wait()
                except TimeoutError:
                    pass
                self.bell.rung.clear()
        finally:
            self.bell.stop()

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except OperationalError as problem:
            log_failure(problem)

    async def read(self) -> None:
        """Read what others have told, and act upon it."""
        async with self._reading:
            now = asyncio.get_running_loop().time()
            self._missing = {n: until for n, until in self._missing.items() if until > now}
            rows = await self.database.read(
                partial(
                    members.told_since,
                    me=self.membership.me,
                    number=self._last,
                    missing=tuple(self._missing),
                )
            )
            for number, told in rows:
                # Where that fails, it is read again.
                if told is not None and told.kind in self.hears:
                    await self.hears[told.kind](told.words)
                if number > self._last:
                    between = range(self._last + 1, number)[-MOST_MISSING:]
                    self._missing |= dict.fromkeys(between, now + LATEST)
                    self._last = number
                self._missing.pop(number, None)

    # ------------------------------------------------------------------ telling

    def say(self, kind: str, words: dict[str, Any]) -> None:
        """Tell the others something that nobody waits for, with what else there is to tell."""
        if self.membership.others:
            self._unsaid.append((kind, words))
            self._is_due.set()

    async def speak(self) -> None:
        while True:
            await self._is_due.wait()
            await asyncio.sleep(GATHERED)
            self._is_due.clear()
            await self._try(self._say)

    async def _say(self) -> None:
        said, self._unsaid = self._unsaid, []
        try:
            tell = partial(members.tell, me=self.membership.me, what=said)
            await self.database.write(tell)
        except OperationalError:
            # Better heard twice than never; but nobody needs to hear of what was long ago.
            self._unsaid = [*said, *self._unsaid][-MOST_UNSAID:]
            asyncio.get_running_loop().call_later(AGAIN, self._is_due.set)
            raise
