"""Who is who: guests, accounts, cookies, seat tokens."""

from __future__ import annotations

import asyncio
import hashlib
import operator
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from backroom.server import clock
from backroom.server.keeping import Alone, Keeper
from backroom.server.problems import Problem
from backroom.server.store import forgetting, rights
from backroom.server.store import people as stored
from backroom.server.store.database import Database, Work
from backroom.server.store.rights import Held, Link
from backroom.server.table.document import Person
from backroom.server.table.rights import Session

T = TypeVar("T")

# Sessions remembered; the others are read from disk.
REMEMBERED = 4096
# Tokens that are not known, and for how many seconds that is remembered: who tries one again and
# again costs no reading.
UNKNOWN, UNKNOWN_FOR = 1024, 10.0


def hashed(token: str) -> str:
    """Tokens are kept as hashes only: who reads the database cannot come in with them."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """All people of this server. What is remembered of them is told to the other processes of the
    house when it changes."""

    def __init__(self, database: Database, keeper: Keeper | None = None):
        self.database = database
        self.keeper = keeper or Alone()
        self._known: OrderedDict[str, Session] = OrderedDict()
        # All that somebody has in hand: requests and sockets see when theirs is ended.
        self._live: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self._endings = 0
        # Told of every session that is ended.
        self.on_end: list[Callable[[Session], None]] = []
        # By hash, until when.
        self._unknown: OrderedDict[str, float] = OrderedDict()
        # Argon2id, with the library's parameters for interactive logins.
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    async def by_id(self, person: str) -> Person | None:
        return await self.database.read(partial(stored.person_by, id_=person))

    async def session(self, token: str) -> Session | None:
        key = hashed(token)
        while key not in self._live:
            if self._unknown.get(key, 0.0) > time.monotonic():
                return None
            endings = self._endings
            found = await self.database.read(partial(stored.session_by, hashed=key))
            if found is None:
                self._unknown[key] = time.monotonic() + UNKNOWN_FOR
                while len(self._unknown) > UNKNOWN:
                    self._unknown.popitem(last=False)
                return None
            # What was ended while it was read is read again.
            if endings == self._endings:
                self._live.setdefault(key, found)
        session = self._known[key] = self._live[key]
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return session

    async def check_all(self) -> None:
        """Read everybody from disk again: perhaps something of theirs was written unnoticed."""
        await self._check(lambda session: True)

    async def check(self, kind: str, key: str) -> None:
        """Another process has changed something of a person, a session, or a table's tokens."""
        if kind == "person":
            await self._check(lambda s: s.person is not None and s.person.id == key)
        elif kind == "session":
            await self._check(lambda s: s.hash == key)
        else:
            await self._check(lambda s: s.table == key)

    async def _check(self, is_meant: Callable[[Session], bool]) -> None:
        # What is being read at this moment is read again.
        self._endings += 1
        for session in [one for one in self._live.values() if is_meant(one)]:
            found = await self.database.read(partial(stored.session_by, hashed=session.hash))
            if found is None:
                self._end(partial(operator.is_, session))
            else:
                session.person = found.person

    async def _write(self, work: Work[T], kind: str, key: str) -> T:
        """Change what other processes may remember."""

        def write(connection: Connection) -> T:
            done = work(connection)
            self.keeper.tell(connection, kind, key)
            return done

        done = await self.database.write(write)
        await self.keeper.heard()
        return done

    def _renew(self, person: Person) -> Person:
        """The person is told of anew, wherever they have a session in hand."""
        self._endings += 1
        for session in list(self._live.values()):
            if session.person is not None and session.person.id == person.id:
                session.person = person
        return person

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest, and the token for the cookie."""
        person = Person(secrets.token_hex(8), name)
        token = secrets.token_urlsafe(24)
        moment = clock.now()

        def add(connection: Connection) -> None:
            stored.add_person(connection, person, moment)
            stored.add_session(connection, hashed(token), person.id, moment)

        await self.database.write(add)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        await self._write(partial(stored.rename, person=person.id, name=name), "person", person.id)
        return self._renew(replace(person, name=name))

    async def set_webhook(self, person: Person, url: str | None) -> Person:
        write = partial(stored.set_webhook, person=person.id, url=url)
        await self._write(write, "person", person.id)
        return self._renew(replace(person, webhook=url))

    async def show_numbers(self, person: Person, shown: bool) -> Person:
        """Whether others at a table may look at a person's numbers."""
        write = partial(stored.show_numbers, person=person.id, shown=shown)
        await self._write(write, "person", person.id)
        return self._renew(replace(person, shows_numbers=shown))

    async def open_account(self, person: Person, account: str, password: str) -> Person:
        if person.account is not None:
            raise Problem("account_there")
        async with self._hashing:
            secret = await asyncio.to_thread(self._hasher.hash, password)
        write = partial(stored.open_account, person=person.id, account=account, password=secret)
        await self._write(write, "person", person.id)
        return self._renew(replace(person, account=account))

    async def login(self, account: str, password: str) -> tuple[Person, str]:
        found = await self.database.read(partial(stored.password_of, account=account))
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, found[1] if found else None, password)
        if found is None or not right:
            raise Problem("wrong_password")
        token = secrets.token_urlsafe(24)
        await self.database.write(
            partial(stored.add_session, hashed=hashed(token), person=found[0], now=clock.now())
        )
        person = await self.database.read(partial(stored.person_by, id_=found[0]))
        assert person is not None
        return person, token

    def _matches(self, kept: str | None, password: str) -> bool:
        if kept is None:
            # The same work for an account that does not exist, so that time does not tell.
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def end_session(self, key: str) -> None:
        """Log out, here or on another device."""
        await self._write(partial(stored.drop_session, hashed=key), "session", key)
        self._end(lambda session: session.hash == key)

    async def forget(self, person: str) -> bool:
        """Delete a person with all their sessions, once no table knows of them any more: whether it
        is done."""
        forget = partial(forgetting.forget_person, person=person)
        if not await self._write(forget, "person", person):
            return False
        self._end(lambda session: session.person is not None and session.person.id == person)
        return True

    def end_tokens(self, table: str, seat: int, but: str | None = None) -> None:
        """The tokens of a seat have ended, all but a new one."""
        self._end(lambda s: (s.table, s.seat) == (table, seat) and s.hash != but)

    def _end(self, is_meant: Callable[[Session], bool]) -> None:
        self._endings += 1
        for key, session in list(self._live.items()):
            if is_meant(session):
                session.ended = True
                self._known.pop(key, None)
                del self._live[key]
                for listener in self.on_end:
                    listener(session)

    async def link(self, token: str) -> Link:
        """The link that somebody comes with."""
        found = await self.database.read(partial(rights.link_by, hashed=hashed(token)))
        if found is None:
            raise Problem("link_used")
        return found

    async def end_link(self, key: str) -> None:
        await self.database.write(partial(rights.end_link, hashed=key))

    async def held_by(self, table: str, seat: int, who: list[str]) -> list[Held]:
        """All rights to a seat that these people hold."""
        read = partial(rights.held_by, table=table, seat=seat, who=who)
        return await self.database.read(read)
