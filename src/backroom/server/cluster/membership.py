"""This process among those of its house: its lease, and the tables that it holds by it."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import os
import random
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.cluster import neighbours
from backroom.server.problems import Elsewhere, Problem
from backroom.server.store import members
from backroom.server.store.database import Database, log_failure
from backroom.server.store.lease import Lease
from backroom.server.store.members import RENEWAL, TERM, Gone, Held, Member, Round

log = logging.getLogger("backroom.server")

TRIES = 5
# Tables that are remembered to be elsewhere.
MOST_ELSEWHERE = 10_000
# Seconds that a request waits for a lease that is over, and between two looks.
PATIENCE, LOOK = 8.0, 0.05
# Milliseconds by which clocks of processes may part.
APART = 50


class Membership:
    """Its lease is renewed every two seconds; once it is over, nobody is served until it is renewed
    and known which tables are still held."""

    def __init__(self, database: Database, lease: Lease):
        self.database = database
        self.lease = lease
        self.address = ""
        self.secret = b""
        self.me = secrets.token_bytes(8).hex()
        self.living: dict[str, Member] = {}
        self.leader: str | None = None
        # Whether its tables are being handed over.
        self.leaving = False
        # Which tables are held by others, as far as it is known.
        self._elsewhere: OrderedDict[str, str] = OrderedDict()
        # When the last renewal that was good was begun.
        self._renewed = -TERM
        # Done in the transaction in which the first process of a house comes.
        self.on_first: list[Callable[[Connection], None]] = []
        # Told that a lease was over and is good again, with what is still held.
        self.on_late: list[Callable[[dict[str, int]], Awaitable[None]]] = []
        # Told whenever others come or go: who has gone.
        self.on_change: list[Callable[[set[str]], None]] = []
        # Told when the time of the house was another one than here.
        self.on_time: list[Callable[[], None]] = []
        self.on_renewed: list[Callable[[], Awaitable[None]]] = []
        # Whether nobody else was there when it came.
        self.was_first = False
        # Whether its lease was over, and what came of that is not known yet.
        self._is_behind = False
        # Set, but while tables are being given up.
        self._may_take = asyncio.Event()
        self._may_take.set()

    # ------------------------------------------------------------------ coming and staying

    def enter(self, connection: Connection) -> None:
        """Come to the house; one after the other."""
        self.lease.pass_turnstile(connection)
        others = members.living(connection)
        me = Member(self.me, self.address, neighbours.machine(), os.getpid(), 0, 0)
        ended = [one for one in others if neighbours.has_ended(one.machine, one.pid)]
        if ended:
            members.bury(connection, [one.id for one in ended])
        self._check_reachable(me, [one for one in others if one not in ended])
        first, house = members.enter(connection, me)
        self.secret = members.secret_of(connection)
        self.was_first = first
        if first:
            for listener in self.on_first:
                listener(connection)
            members.tell_time(connection, clock.house_time(), members.database_now(connection))
        elif house is not None:
            clock.set_house_time(house)
        self._renewed = neighbours.running_time()

    def _check_reachable(self, me: Member, others: list[Member]) -> None:
        """An address of this machine's own is of no use to others."""
        for one in (other for other in others if _host(other) != _host(me)):
            for member in (me, one):
                if _is_loopback(member.address):
                    raise Refused(
                        f"The processes of a house on several machines need addresses at which "
                        f"they reach each other (--private-address): {member.address} is none."
                    )

    @property
    def is_fresh(self) -> bool:
        """Whether the lease is surely not over."""
        return neighbours.running_time() - self._renewed < TERM

    async def fresh(self) -> None:
        """Wait until it is."""
        until = neighbours.running_time() + PATIENCE
        while not self.is_fresh:
            if neighbours.running_time() > until:
                raise Problem("unwritten")
            await asyncio.sleep(LOOK)

    async def keep(self) -> None:
        while True:
            try:
                await self.renew()
                for listener in self.on_renewed:
                    await listener()
            except OperationalError as problem:
                log_failure(problem)
            except Problem as problem:
                log.warning("not renewed", extra={"problem": str(problem)})
            await asyncio.sleep(RENEWAL)

    async def renew(self) -> None:
        begun = neighbours.running_time()
        try:
            done = await self.database.write_aside(
                partial(members.renew, me=self.me, house=clock.house_time())
            )
        except Gone:
            log.warning("this process was forgotten, and comes anew")
            self._is_behind = True
            self.me = secrets.token_bytes(8).hex()
            await self.database.write_aside(self._enter_again)
            return
        if done.late:
            log.warning("the lease of this process was over")
            self._is_behind = True
        if self._is_behind:
            self._elsewhere.clear()
            held = await self.database.read(partial(members.held_by, me=self.me))
            for listener in self.on_late:
                await listener(held)
            self._is_behind = False
        self._renewed = begun
        self._learn(done)
        ended = [one.id for one in done.living if neighbours.has_ended(one.machine, one.pid)]
        if ended:
            await self.database.write_aside(partial(members.bury, ids=ended))
            self._know([one for one in done.living if one.id not in ended])

    def _enter_again(self, connection: Connection) -> None:
        """Nobody is served before the next renewal."""
        renewed = self._renewed
        self.enter(connection)
        self._renewed = renewed

    def _learn(self, done: Round) -> None:
        self._know(done.living)
        if done.house is None or abs(done.house - clock.house_time()) <= APART:
            return
        is_far = abs(done.house - clock.house_time()) > clock.SECOND
        clock.set_house_time(done.house)
        if is_far:
            for listener in self.on_time:
                listener()

    def _know(self, living: list[Member]) -> None:
        gone = self.living.keys() - {one.id for one in living}
        is_changed = self.living.keys() != {one.id for one in living}
        self.living = {one.id: one for one in living}
        self.leader = living[0].id if living else None
        if gone:
            for table, process in list(self._elsewhere.items()):
                if process in gone:
                    del self._elsewhere[table]
        if is_changed:
            for listener in self.on_change:
                listener(gone)

    @property
    def leads(self) -> bool:
        return self.leader == self.me

    @property
    def others(self) -> list[Member]:
        return [one for one in self.living.values() if one.id != self.me]

    async def look(self) -> None:
        self._know(await self.database.read(members.living))

    async def member(self, process: str | None) -> Member | None:
        """A process that lives; it may have come just now."""
        if process is not None and process not in self.living:
            await self.look()
        return self.living.get(process or "")

    # ------------------------------------------------------------------ tables

    @contextlib.asynccontextmanager
    async def giving_up(self) -> AsyncIterator[None]:
        """Nobody finds meanwhile that this process holds a table already."""
        self._may_take.clear()
        try:
            yield
        finally:
            self._may_take.set()

    async def take(self, table: str) -> Held:
        for _ in range(TRIES):
            await self._may_take.wait()
            found = await self.database.read(partial(members.owner_of, table=table))
            if found is None:
                raise Problem("no_table")
            owner, epoch, lives = found
            if owner == self.me and not self.leaving:
                return Held(epoch)
            if owner is not None and owner != self.me and lives:
                self._remember(table, owner)
                raise Elsewhere(owner)
            if self.leaving:
                others = self.others
                raise Elsewhere(random.choice(others).id if others else None)
            held = await self.database.write(partial(members.take, table=table, me=self.me))
            if held is not None:
                self._elsewhere.pop(table, None)
                return held
        raise Elsewhere(None)

    def _remember(self, table: str, process: str) -> None:
        self._elsewhere[table] = process
        self._elsewhere.move_to_end(table)
        while len(self._elsewhere) > MOST_ELSEWHERE:
            self._elsewhere.popitem(last=False)

    def remembered(self, table: str) -> str | None:
        """Who holds a table, as far as it is known here."""
        return self._elsewhere.get(table)

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    def forget_all(self) -> None:
        self._elsewhere.clear()


def _host(member: Member) -> str:
    return member.machine.partition(" ")[0]


def _is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0].strip("[]")
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
