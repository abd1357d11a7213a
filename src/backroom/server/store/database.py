"""The connection to the database: one writer that commits in groups, and readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError

from backroom.engine.errors import Refused

T = TypeVar("T")
Work = Callable[[Connection], T]

# Set at every connection, and read back. With WAL and FULL a commit is on disk when it returns,
# also through a power loss. The WAL is checkpointed beside the writer, which would wait for it.
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 10_000,
    "wal_autocheckpoint": 0,
}
MOST_IN_GROUP = 64
Job = tuple[Work[Any], "asyncio.Future[Any]"]


log = logging.getLogger("backroom.server")


def log_failure(problem: OperationalError, **more: object) -> None:
    """In the driver's own words: nothing of what was to be written is in them."""
    log.error("the database fails", extra={"problem": str(problem.orig), **more})


def open_engine(url: str, writes: bool) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused(f"“{url}” is no database URL.") from None
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_size=1 if writes else 4, pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise Refused("The database is a SQLite file or a PostgreSQL server.")
    folder = Path(parsed.database).parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise Refused(f"The folder {folder} cannot be made ({problem.strerror}).") from None
    engine = create_engine(
        parsed, pool_size=1 if writes else 4, connect_args={"check_same_thread": False}
    )
    _prepare_sqlite(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        # The driver would begin transactions at a moment of its own choosing.
        connection.isolation_level = None
        cursor = connection.cursor()
        for name, value in PRAGMAS.items():
            cursor.execute(f"PRAGMA {name}={value}")
        for name, value in PRAGMAS.items():
            answer = cursor.execute(f"PRAGMA {name}").fetchone()[0]
            if answer != value:
                raise Refused(f"SQLite does not keep {name}={value} here (it says {answer}).")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Straight to the driver: every move begins a transaction, and none needs SQLAlchemy's
        # care for this one word.
        try:
            connection.connection.cursor().execute(begin).close()
        except sqlite3.OperationalError as problem:
            raise OperationalError(begin, None, problem) from None


@contextlib.contextmanager
def refusing(sentence: str) -> Iterator[None]:
    """Turn an error of the database or the disk into one sentence with its reason."""
    try:
        yield
    except DatabaseError as problem:
        raise Refused(f"{sentence} ({problem.orig}).") from None
    except (sqlite3.Error, OSError) as problem:
        raise Refused(f"{sentence} ({problem}).") from None


class Database:
    """All access to one database."""

    def __init__(self, url: str):
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._writer = open_engine(url, writes=True)
        self._reader = open_engine(url, writes=False)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        # The writing thread's own, kept from one group to the next.
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="backroom-read")
        self._thread = threading.Thread(target=self._write, name="backroom-write", daemon=True)
        # Set when the writer shall finish the checkpoint.
        self._checkpoint_due = threading.Event()
        # Whether the last commit failed: a full disk, a lost connection.
        self.is_failing = False
        self.commits = 0
        self.groups = 0

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    # Used before the server runs, and by commands

    def write_now(self, work: Work[T]) -> T:
        with self._writer.begin() as connection:
            return work(connection)

    def read_now(self, work: Work[T]) -> T:
        with self._reader.begin() as connection:
            return work(connection)

    # Used while it runs

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, work)

    async def write(self, work: Work[T]) -> T:
        """Done and on disk when this returns. Several that wait are committed together."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return await future

    async def checkpoint(self) -> None:
        """Checkpoint the WAL; nobody waits for it.

        What was written meanwhile, which is little, the writer checkpoints after its next commit.
        Then the WAL is moved whole and restarts: it does not grow, and a commit need not extend the
        file.
        """
        if not self.is_sqlite:
            return

        def checkpoint() -> None:
            with self._reader.connect() as connection:
                _checkpoint(connection)
            self._checkpoint_due.set()

        await asyncio.get_running_loop().run_in_executor(self._readers, checkpoint)

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            group = [first]
            # The end of all jobs is left for the next round.
            while not self._jobs.empty() and len(group) < MOST_IN_GROUP:
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                group.append(job)
            self._commit(group)
            if self._checkpoint_due.is_set():
                self._checkpoint_due.clear()
                self._finish_checkpoint()
        self._disconnect()

    def _commit(self, group: list[Job]) -> None:
        try:
            results = self._run_in_transaction([work for work, _ in group])
        except Exception as problem:
            self._disconnect()
            if len(group) == 1:
                self.is_failing = isinstance(problem, OperationalError)
                _resolve(group, [problem])
                return
            # One of them failed and took the others with it: each alone, then.
            for job in group:
                self._commit([job])
            return
        self.is_failing = False
        self.groups += 1
        self.commits += len(group)
        if not self.is_sqlite:
            # The database server may go away meanwhile; the pool pings before it lends again.
            self._disconnect()
        _resolve(group, results)

    def _run_in_transaction(self, works: list[Work[Any]]) -> list[Any]:
        if self._connection is None:
            self._connection = self._writer.connect()
        with self._connection.begin():
            return [work(self._connection) for work in works]

    def _finish_checkpoint(self) -> None:
        """What fails here is tried again the next time."""
        try:
            if self._connection is not None:
                _checkpoint(self._connection)
        except Exception:
            self._disconnect()

    def _disconnect(self) -> None:
        """After a failure the next group begins with a fresh connection."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def _checkpoint(connection: Connection) -> None:
    cursor = connection.connection.cursor()
    cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
    cursor.close()


def _resolve(group: list[Job], results: list[Any]) -> None:
    """Settle the futures of a group, in their event loop; one that is closed needs nothing more."""
    with contextlib.suppress(RuntimeError):
        group[0][1].get_loop().call_soon_threadsafe(_settle, group, results)


def _settle(group: list[Job], results: list[Any]) -> None:
    for (_, future), result in zip(group, results, strict=True):
        if future.done():
            continue  # whoever waited has gone
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
