"""One server at a time on a database: what is in its memory must be what is on disk.

Beside a SQLite file lies a lock file, which the system frees with its process, however that ends.
In PostgreSQL it is a lease, a row with its holder and an end by the database's own clock: it is
renewed while the holder lives, free soon after it is killed, and every transaction of the holder
reads it first. So a server that was stopped, slept or lost its network cannot write any more once
another one has taken over, whatever it believes; an advisory lock would go with the connection
while its owner still writes over another.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import time

import msgspec
from filelock import BaseFileLock, Timeout
from sqlalchemy import Connection, delete, extract, func, select
from sqlalchemy.exc import DatabaseError, OperationalError

from backroom.engine.errors import Refused
from backroom.server.store.database import Database, refusing, sqlite_path
from backroom.server.store.files import lock_of
from backroom.server.store.meta import get_meta, set_meta
from backroom.server.store.schema import meta

log = logging.getLogger("backroom.server")

# Seconds between renewals, and until a lease that was not renewed is free.
RENEWAL, TERM = 2.0, 10.0
LOOK = 0.25
MILLISECONDS = 1000
KEY = "server"
# Whoever looks at the lease, or changes tables under it, holds this advisory lock meanwhile: until
# the transaction ends, so that it cannot be forgotten. Its number is “Backroom” in ASCII.
TURNSTILE = int.from_bytes(b"Backroom", "big")


class Holder(msgspec.Struct):
    """The server of a database: until when, and where people find it."""

    id: str
    until: int = 0
    url: str = ""


class InUse(Refused):
    """Another server is at work on the database; `url` is where, if that is known."""

    def __init__(self, url: str):
        where = f", at {url}" if url else ""
        super().__init__(
            f"A server is running on this database already{where}. Stop it first, or give this "
            "one another with --database."
        )
        self.url = url


class LeaseLost(OperationalError):
    """Another server has taken over: nothing was written, nor will be."""

    def __init__(self) -> None:
        taken = RuntimeError("another server has taken this database over")
        super().__init__("lease", None, taken)


class Lease:
    """The right to be the one server of a database."""

    def __init__(self, database: Database):
        self.database = database
        self.me = Holder(secrets.token_hex(8))
        self.is_lost = False
        self._file: BaseFileLock | None = None

    def take(self) -> None:
        """Refused where another server has it; one that was killed is waited for."""
        path = sqlite_path(self.database.url)
        if path is None:
            self._take_row()
            self.database.fence = self.check
        else:
            self._file = lock_of(path)
            with refusing("The database cannot be locked"):
                self._lock(self._file)
        self.database.on_close.append(self.release)

    @property
    def is_renewed(self) -> bool:
        """Whether it ends by itself; a lock of the system's does not."""
        return self._file is None

    def _lock(self, file: BaseFileLock) -> None:
        try:
            file.acquire()
        except Timeout:
            raise InUse(self._url_of_holder()) from None

    def _url_of_holder(self) -> str:
        try:
            found = self.database.read_now(_holder)
        except DatabaseError:
            return ""  # it has not got that far
        return found.url if found else ""

    def _take_row(self) -> None:
        seen: Holder | None = None
        while True:
            with refusing("The database cannot be opened"):
                found = self.database.write_now(self._take_if_free)
            if found is None:
                return
            if seen is None:
                log.info("another server was here lately; waiting for its lease to end")
            elif found != seen:
                raise InUse(found.url)  # it was renewed meanwhile: its holder lives
            seen = found
            time.sleep(LOOK)

    def _take_if_free(self, connection: Connection) -> Holder | None:
        """Take the lease, or tell who has it."""
        self.pass_turnstile(connection)
        meta.create(connection, checkfirst=True)
        found = _holder(connection)
        if found is not None and found.until > _database_now(connection):
            return found
        self.extend(connection)
        return None

    def pass_turnstile(self, connection: Connection) -> None:
        """One after the other, from here to the end of the transaction."""
        if self.is_renewed:
            connection.execute(select(func.pg_advisory_xact_lock(TURNSTILE)))

    def extend(self, connection: Connection) -> None:
        if self.is_renewed:
            self.me.until = _database_now(connection) + int(TERM * MILLISECONDS)
        set_meta(connection, KEY, msgspec.json.encode(self.me).decode())

    def announce(self, url: str) -> None:
        """Tell whoever comes to this database where it is served."""
        self.me.url = url
        self.database.write_now(self.extend)

    def check(self, connection: Connection) -> None:
        """At the beginning of a transaction: until its end nobody else can take the lease."""
        found = connection.execute(_HELD).scalar()
        if found is None or msgspec.json.decode(found, type=Holder).id != self.me.id:
            self.is_lost = True
            raise LeaseLost

    def release(self) -> None:
        if self._file is not None:
            self._file.release()
            return
        with contextlib.suppress(DatabaseError):  # else it ends by itself
            self.database.write_now(self._give_back)

    def _give_back(self, connection: Connection) -> None:
        self.pass_turnstile(connection)
        found = _holder(connection)
        if found is not None and found.id == self.me.id:
            connection.execute(delete(meta).where(meta.c.key == KEY))


_HELD = select(meta.c.value).where(meta.c.key == KEY).with_for_update(read=True)


def _holder(connection: Connection) -> Holder | None:
    found = get_meta(connection, KEY)
    return None if found is None else msgspec.json.decode(found, type=Holder)


def _database_now(connection: Connection) -> int:
    seconds = connection.execute(select(extract("epoch", func.clock_timestamp()))).scalar_one()
    return int(seconds * MILLISECONDS)
