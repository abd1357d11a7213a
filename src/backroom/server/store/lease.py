"""Who may be at work on a database: what is in a server's memory must be what is on disk.

Beside a SQLite file lies a lock file, which the system frees with its process, however that ends:
one server at a time. With PostgreSQL any number of processes serve one house, and what each of them
holds are tables (`store/members.py`); here is only what they must not do at the same time.
"""

from __future__ import annotations

import logging
import secrets
import time

import msgspec
from filelock import BaseFileLock, Timeout
from sqlalchemy import Connection, extract, func, inspect, select, text
from sqlalchemy.exc import DatabaseError

from backroom.engine.errors import Refused
from backroom.server.store import members
from backroom.server.store.database import Database, refusing, sqlite_path
from backroom.server.store.files import lock_of
from backroom.server.store.meta import get_meta, set_meta
from backroom.server.store.schema import meta

log = logging.getLogger("backroom.server")

LOOK = 0.25
MILLISECONDS = 1000
KEY = "server"
# Whoever enters or upgrades the database holds this advisory lock meanwhile: until the transaction
# ends, so that it cannot be forgotten. Its number is “Backroom” in ASCII.
TURNSTILE = int.from_bytes(b"Backroom", "big")


class Holder(msgspec.Struct):
    """The one server of a database, and where people find it. With PostgreSQL it is one of before
    several could be: then it has the database until a moment."""

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


class Lease:
    """The right to be the one server of a SQLite database, or one more of a PostgreSQL database."""

    def __init__(self, database: Database):
        self.database = database
        self.me = Holder(secrets.token_hex(8))
        self._file: BaseFileLock | None = None

    def take(self) -> None:
        """Refused where another server has the database for itself."""
        path = sqlite_path(self.database.url)
        if path is None:
            self._wait_for_one_of_before()
            return
        self._file = lock_of(path)
        with refusing("The database cannot be locked"):
            self._lock(self._file)
        self.database.on_close.append(self._file.release)

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

    def _wait_for_one_of_before(self) -> None:
        """A server of a version that knew of no others is refused; one that was killed is waited
        for."""
        seen: Holder | None = None
        while True:
            with refusing("The database cannot be opened"):
                found = self.database.write_now(self._one_of_before)
            if found is None:
                return
            if seen is None:
                log.info("another server was here lately; waiting for its lease to end")
            elif found != seen:
                raise InUse(found.url)  # it was renewed meanwhile: its holder lives
            seen = found
            time.sleep(LOOK)

    def _one_of_before(self, connection: Connection) -> Holder | None:
        self.pass_turnstile(connection)
        meta.create(connection, checkfirst=True)
        found = _holder(connection)
        return found if found is not None and found.until > _now(connection) else None

    def pass_turnstile(self, connection: Connection) -> None:
        """One after the other, from here to the end of the transaction; however long the others
        take, which for an upgrade may be minutes."""
        if self._file is None:
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(select(func.pg_advisory_xact_lock(TURNSTILE)))

    def check_alone(self, connection: Connection) -> None:
        """Nobody changes the shape of a database that others are at work on."""
        has_others = self._file is None and inspect(connection).has_table("processes")
        if has_others and members.living(connection):
            raise InUse("")

    def announce(self, url: str) -> None:
        """Tell whoever comes to this database where it is served."""
        self.me.url = url
        words = msgspec.json.encode(self.me).decode()
        self.database.write_now(lambda connection: set_meta(connection, KEY, words))


def _holder(connection: Connection) -> Holder | None:
    found = get_meta(connection, KEY)
    return None if found is None else msgspec.json.decode(found, type=Holder)


def _now(connection: Connection) -> int:
    seconds = connection.execute(select(extract("epoch", func.clock_timestamp()))).scalar_one()
    return int(seconds * MILLISECONDS)
