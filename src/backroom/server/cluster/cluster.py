"""The wiring of a process into its house."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from backroom.server import clock
from backroom.server.cluster.gossip import Gossip
from backroom.server.cluster.lines import Unreachable
from backroom.server.cluster.membership import Membership
from backroom.server.cluster.passing import Moved, Passing
from backroom.server.hub import Hub
from backroom.server.people import People
from backroom.server.problems import Elsewhere, Problem
from backroom.server.store import members
from backroom.server.store.database import Database, log_failure
from backroom.server.store.lease import Lease
from backroom.server.store.members import Held
from backroom.server.tables import Tables

# Seconds that others have to hear what they must know before somebody is answered.
HEARING = 1.0
# Seconds between two looks whether the lease is over.
LOOK = 0.5
# Seconds and tries to have another process do something.
AGAIN, TRIES = 0.25, 60
# Renewals between two times that what nobody needs here is given up.
ROUNDS = 15
# Tables that are loaded at the same time.
AT_ONCE = 16
# Milliseconds of house time: what is due before that is somebody's to wait for.
SOON = 120 * clock.SECOND


class Cluster:
    """The keeper of a process' tables among other processes."""

    def __init__(self, database: Database, lease: Lease):
        self.database = database
        self.membership = Membership(database, lease)
        self.gossip = Gossip(database, self.membership)
        self.passing = Passing(self.membership)
        self.private_port = 0
        self._rounds = 0
        self._is_due = asyncio.Event()

    def reached_at(self, address: str, port: int) -> None:
        """Where the other processes find this one, and its port there."""
        self.membership.address, self.private_port = address, port

    def wire(
        self,
        tables: Tables,
        people: People,
        hub: Hub,
        wake_up: Callable[[str], Awaitable[None]],
        share: Callable[[int], None],
    ) -> None:
        """`wake_up` loads a table and lets go on what waits there; `share` hears among how many
        processes it is divided what an address may do."""
        self.tables, self.people, self.hub = tables, people, hub
        self.wake_up = wake_up
        membership = self.membership
        membership.on_late.append(self._after_late)
        membership.on_renewed.append(self._give_up_idle)
        membership.on_change.append(lambda gone: share(max(1, len(membership.living))))
        tables.before_take.append(partial(people.check, "table"))
        self.gossip.hears = {
            "taken": self._hear_taken,
            "free": self._hear_free,
            "person": self._hear_person,
            "session": self._hear_session,
            "notice": self._hear_notice,
        }

    def enter(self, connection: Connection) -> None:
        self.membership.enter(connection)
        self.gossip.begin(members.last_told(connection))

    def works(self) -> list[Any]:
        """What goes on for as long as the process runs."""
        return [self.membership.keep(), self.watch(), self.gossip.listen(), self.gossip.speak()]

    def is_private(self, scope: Any) -> bool:
        """Whether a request came to the address that is for the processes of the house alone."""
        server = scope.get("server")
        return server is not None and server[1] == self.private_port

    # ------------------------------------------------------------------ the keeper

    @property
    def me(self) -> str | None:
        return self.membership.me

    async def take(self, table: str) -> Held:
        return await self.membership.take(table)

    async def have_done(self, process: str | None, deed: str, table: str, person: str) -> None:
        for _ in range(TRIES):
            member = await self.membership.member(process)
            with contextlib.suppress(Moved, Unreachable):
                if member is not None and member.id != self.me:
                    await self.passing.ask(member, deed, {"table": table, "person": person})
                    return
            await asyncio.sleep(AGAIN)
            try:
                await self.tables.deeds[deed](table, person)
                return
            except Elsewhere as elsewhere:
                process = elsewhere.process
        raise Problem("moving")

    def tell(self, connection: Connection, kind: str, key: str) -> None:
        members.tell(connection, self.membership.me, [(kind, {"key": key})])

    async def heard(self) -> None:
        """The bell may take its time, and who is answered may try at once elsewhere."""
        others = self.membership.others
        if not others:
            return
        asking = [asyncio.create_task(self._have_read(member)) for member in others]
        _, late = await asyncio.wait(asking, timeout=HEARING)
        for task in late:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    async def _have_read(self, member: members.Member) -> None:
        with contextlib.suppress(Moved, Unreachable):
            await self.passing.ask(member, "read", {})

    def notify(self, persons: list[str], message: bytes) -> None:
        """People hear what is theirs over sockets of all processes."""
        if persons:
            self.gossip.say("notice", {"persons": persons, "message": message.decode()})

    def check_here(self, table: str) -> None:
        """Refuse at once what is known to be elsewhere."""
        if table not in self.tables.rooms:
            process = self.membership.remembered(table)
            if process is not None:
                raise Elsewhere(process)

    # ------------------------------------------------------------------ what others ask

    async def do(self, what: str, content: bytes) -> bool:
        """Do what another process asks; False where that is another one's."""
        if what == "read":
            await self.gossip.read()
            return True
        deed = self.tables.deeds.get(what)
        if deed is None:
            return False
        words = msgspec.json.decode(content)
        try:
            await deed(words["table"], words["person"])
        except Elsewhere:
            return False
        return True

    # ------------------------------------------------------------------ what others tell

    async def _hear_taken(self, words: dict[str, Any]) -> None:
        self.membership.forget(words["table"])
        room = self.tables.rooms.get(words["table"])
        if words["from"] == self.me and room is not None and not await self._is_mine(room.doc.id):
            self.tables.lose(room)

    async def _is_mine(self, table: str) -> bool:
        found = await self.database.read(partial(members.owner_of, table=table))
        return found is not None and found[0] == self.me

    async def _hear_free(self, words: dict[str, Any]) -> None:
        self.membership.forget_all()
        self._is_due.set()

    async def _hear_person(self, words: dict[str, Any]) -> None:
        await self.people.check("person", words["key"])

    async def _hear_session(self, words: dict[str, Any]) -> None:
        await self.people.check("session", words["key"])

    async def _hear_notice(self, words: dict[str, Any]) -> None:
        self.hub.notify(words["persons"], words["message"].encode())

    # ------------------------------------------------------------------ tables come and go

    async def _after_late(self, held: dict[str, int]) -> None:
        """Others may have taken tables over meanwhile, and people may be others now."""
        for room in list(self.tables.rooms.values()):
            if held.get(room.doc.id) != room.epoch:
                self.tables.lose(room)
        await self.people.check_all()

    async def watch(self) -> None:
        """While it cannot renew its lease, others may take its tables over, and nobody tells."""
        was_fresh = True
        while True:
            await asyncio.sleep(LOOK)
            is_fresh = self.membership.is_fresh
            if was_fresh and not is_fresh:
                self.hub.send_all_away()
            was_fresh = is_fresh

    async def _give_up_idle(self) -> None:
        """What nobody needs here is for whoever asks for it next."""
        self._rounds += 1
        if self._rounds % ROUNDS == 0 and self.membership.others:
            # Who comes to a table from here on waits until it is known whether it was given up.
            async with self.membership.giving_up():
                needed = [*self.tables.rooms, *self.tables.opening]
                give = partial(members.give_up, me=self.membership.me, but=needed)
                await self.database.write(give)

    async def pick_up_all(self) -> None:
        """Go on at tables that nobody holds and that wait for a bot or a clock."""
        while True:
            try:
                if not self.membership.leaving:
                    await self._pick_up()
            except OperationalError as problem:
                log_failure(problem)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(members.RENEWAL):
                    await self._is_due.wait()
            self._is_due.clear()

    async def _pick_up(self) -> None:
        waiting = partial(members.left_waiting, before=clock.house_time() + SOON)
        found = await self.database.read(waiting)
        # Several processes look at the same time.
        random.shuffle(found)
        some = asyncio.Semaphore(AT_ONCE)

        async def go_on(table: str) -> None:
            async with some:
                await self.wake_up(table)

        await asyncio.gather(*map(go_on, found))

    async def hand_over(self) -> None:
        """Give all tables up to the others: whoever is at one comes again, and finds it there."""
        self.membership.leaving = True
        me = self.membership.me

        def give_up(connection: Connection) -> None:
            if members.give_up(connection, me):
                members.tell(connection, me, [("free", {})])

        try:
            await self.database.write(give_up)
        except OperationalError as problem:
            log_failure(problem)  # they are free when the lease is over
        for room in list(self.tables.rooms.values()):
            self.tables.lose(room)

    def stop(self) -> None:
        self.passing.stop()

    def leave(self) -> None:
        """The last thing that is written."""
        me = self.membership.me

        def leave(connection: Connection) -> None:
            # Somebody may have opened one since.
            members.give_up(connection, me)
            members.leave(connection, me)

        with contextlib.suppress(OperationalError):
            self.database.write_now(leave)
