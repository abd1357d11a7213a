"""Who is who: guests, accounts, cookies, seat tokens."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from backroom.server import clock
from backroom.server.problems import Problem
from backroom.server.store import people as stored
from backroom.server.store.database import Database
from backroom.server.store.people import Session
from backroom.server.table.document import Person

# Sessions remembered; the others are read from disk.
REMEMBERED = 4096


def hashed(token: str) -> str:
    """Tokens are kept as hashes only: who reads the database cannot come in with them."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """All people of this server."""

    def __init__(self, database: Database):
        self.database = database
        self._known: OrderedDict[str, Session] = OrderedDict()
        # Argon2id, with the library's parameters for interactive logins.
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    async def by_id(self, person: str) -> Person | None:
        return await self.database.read(partial(stored.person_by, id_=person))

    async def session(self, token: str) -> Session | None:
        key = hashed(token)
        if key in self._known:
            return self._known[key]
        found = await self.database.read(partial(stored.session_by, hashed=key))
        if found is not None:
            self._known[key] = found
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    def _forget(self, person: str) -> None:
        for key in [k for k, s in self._known.items() if s.person and s.person.id == person]:
            del self._known[key]

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
        await self.database.write(partial(stored.rename, person=person.id, name=name))
        self._forget(person.id)
        return Person(person.id, name, person.account, person.webhook)

    async def set_webhook(self, person: Person, url: str | None) -> Person:
        await self.database.write(partial(stored.set_webhook, person=person.id, url=url))
        self._forget(person.id)
        return Person(person.id, person.name, person.account, url)

    async def open_account(self, person: Person, account: str, password: str) -> Person:
        if person.account is not None:
            raise Problem("account_there")
        async with self._hashing:
            secret = await asyncio.to_thread(self._hasher.hash, password)
        await self.database.write(
            partial(stored.open_account, person=person.id, account=account, password=secret)
        )
        self._forget(person.id)
        return Person(person.id, person.name, account, person.webhook)

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

    async def logout(self, token: str) -> None:
        await self.database.write(partial(stored.drop_session, hashed=hashed(token)))
        self._known.pop(hashed(token), None)

    async def seat_token(self, table: str, seat: int) -> str:
        token = secrets.token_urlsafe(24)
        await self.database.write(
            partial(
                stored.add_seat_token, hashed=hashed(token), table=table, seat=seat, now=clock.now()
            )
        )
        self.forget_seat(table, seat)
        return token

    async def drop_seat_token(self, table: str, seat: int) -> None:
        await self.database.write(partial(stored.drop_seat_token, table=table, seat=seat))
        self.forget_seat(table, seat)

    def forget_seat(self, table: str, seat: int) -> None:
        for key in [k for k, s in self._known.items() if (s.table, s.seat) == (table, seat)]:
            del self._known[key]

    async def link(self, table: str, seat: int, replaces: bool) -> str:
        token = secrets.token_urlsafe(24)
        await self.database.write(
            partial(
                stored.add_link,
                hashed=hashed(token),
                table=table,
                seat=seat,
                replaces=replaces,
                now=clock.now(),
            )
        )
        return token

    async def use_link(self, token: str) -> tuple[str, int, bool]:
        """The table and seat of a continue link, and whether it replaces who held the seat before;
        the link is used up."""
        key = hashed(token)
        found = await self.database.read(partial(stored.link_by, hashed=key))
        if found is None or not await self.database.write(partial(stored.use_link, hashed=key)):
            raise Problem("link_used")
        return found
