"""The connection to the database: one writer that commits in groups, and readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)

from backroom.engine.errors import Refused
from backroom.server.store import files
from backroom.server.store.reserve import Reserve
from backroom.server.store.transaction import BEGIN, Unknown, transaction

T = TypeVar("T")
Work = Callable[[Connection], T]

# Set at every connection, and read back. With WAL and FULL a commit is on disk when it returns,
# also through a power loss. The WAL is checkpointed beside the writer, which would wait for it.
PRAGMAS: dict[str, Any] = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 10_000,
    "wal_autocheckpoint": 0,
    # A WAL that has become longer is cut to this when it begins anew.
    "journal_size_limit": 32_000_000,
}
# Bytes of the WAL after which the writer stops to checkpoint it. At full load it has half of that
# when it is checkpointed beside the writer.
LONGEST_WAL = PRAGMAS["journal_size_limit"]
MOST_IN_GROUP = 64

# With PostgreSQL nobody may wait for what does not answer until a lease is over
# (`members.TERM`). In seconds, and milliseconds: that a connection may take, that a line is quiet
# before it is asked whether somebody is there, and that nobody answers there.
LINE: dict[str, Any] = {
    "connect_timeout": 4,
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 1,
    "keepalives_count": 4,
    "tcp_user_timeout": 8000,
}
# Milliseconds: that something waits for a row that another process is writing, and that a process
# which was stopped in a transaction keeps what it has locked.
LIMITS = {"lock_timeout": 3000, "idle_in_transaction_session_timeout": 5000}
Job = tuple[Work[Any], "asyncio.Future[Any]"]


log = logging.getLogger("backroom.server")


def log_failure(problem: OperationalError, **more: object) -> None:
    """In the driver's own words: nothing of what was to be written is in them."""
    log.error("the database fails", extra={"problem": str(problem.orig), **more})


def open_engine(url: str, writes: bool) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused(f"“{url}” is not a database URL.") from None
    # What is asked for and written is nobody's to read in a log: names, links, secrets.
    settings: dict[str, Any] = {"pool_size": 1 if writes else 4, "hide_parameters": True}
    if parsed.get_backend_name() == "postgresql":
        parsed = within_limits(parsed.set(drivername="postgresql+psycopg"))
        engine = create_engine(parsed, pool_pre_ping=True, **settings)
        event.listen(engine, "handle_error", _as_failure)
        return engine
    path = sqlite_path(url)
    if path is None:
        raise Refused("The database is a SQLite file or a PostgreSQL server.")
    try:
        path.parent.mkdir(mode=files.FOLDER, parents=True, exist_ok=True)
    except OSError as problem:
        raise Refused(f"The folder {path.parent} cannot be made ({problem.strerror}).") from None
    with refusing("The database cannot be opened"):
        # SQLite gives the WAL the rights of the database.
        files.make_private(path)
        files.tighten_database(path)
        if path.stat().st_nlink > 1:
            # Each name has a lock and a WAL of its own.
            raise Refused(f"{path} has another name (a hard link): SQLite keeps it under one only.")
    parsed = parsed.set(database=str(path))
    engine = create_engine(parsed, connect_args={"check_same_thread": False}, **settings)
    _prepare_sqlite(engine, BEGIN if writes else "BEGIN")
    return engine


def within_limits(url: URL) -> URL:
    """The address of a PostgreSQL database, with how long anything is waited for; what it says of
    that itself holds."""
    said = dict(url.query)
    options = " ".join(f"-c {name}={value}" for name, value in LIMITS.items())
    theirs = said.get("options", "")
    said["options"] = " ".join([options, *([theirs] if isinstance(theirs, str) else theirs)])
    return url.set(query={**{name: str(value) for name, value in LINE.items()}, **said})


def _as_failure(context: ExceptionContext) -> OperationalError | None:
    """A transaction that was ended by its limit, or that may only read, since the database is
    another one now: the driver calls that internal, and it is over like a lost connection."""
    problem = context.sqlalchemy_exception
    if not isinstance(problem, InternalError):
        return None
    orig = problem.orig or problem
    return OperationalError(
        problem.statement, None, orig, True, connection_invalidated=context.is_disconnect
    )


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite database, by its own name: whoever comes by a symbolic link must find
    the same lock. None for another kind."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    if parsed.database.startswith("file:"):
        raise Refused("A SQLite database is named by its path: sqlite:///folder/file.")
    return Path(parsed.database).resolve()


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
                raise Refused(f"SQLite does not accept {name}={value} here (it answers {answer}).")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        if driver.in_transaction:
            return  # see `transaction`
        try:
            driver.execute(begin)
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
        # Beside the writer, for what must not wait behind it.
        self._aside = None if self.is_sqlite else open_engine(url, writes=True)
        self._urgent = ThreadPoolExecutor(1, thread_name_prefix="backroom-lease")
        self._thread = threading.Thread(target=self._write, name="backroom-write", daemon=True)
        path = sqlite_path(url)
        self._reserve = Reserve(path) if path else None
        self._wal = f"{path}-wal"
        # Set when the writer shall finish the checkpoint.
        self._checkpoint_due = threading.Event()
        self.on_close: list[Callable[[], None]] = []
        # Whether the last commit failed: a full disk, a lost connection.
        self.is_failing = False
        self.commits = 0
        self.groups = 0

    def open(self) -> None:
        self._keep_reserve()
        self._thread.start()

    def finish(self) -> None:
        """Write what is waiting."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._urgent.shutdown()

    def close(self) -> None:
        """Write what is waiting, then let go."""
        self.finish()
        self._readers.shutdown()
        while self.on_close:
            self.on_close.pop()()
        for engine in (self._writer, self._reader, self._aside):
            if engine is not None:
                engine.dispose()

    # Used before the server runs, and by commands

    def write_now(self, work: Work[T]) -> T:
        try:
            with self._writer.begin() as connection:
                return work(connection)
        except OperationalError as problem:
            if not _is_full(problem):
                raise
        # Whoever deletes something gets the last of the reserve for it.
        self._make_room()
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

    async def write_aside(self, work: Work[T]) -> T:
        """The same with PostgreSQL, over a connection of its own: the writer may wait for a row of
        a table that another process is writing."""

        def write() -> T:
            assert self._aside is not None
            try:
                with self._aside.begin() as connection:
                    done = work(connection)
            except OperationalError:
                self.is_failing = True
                raise
            self.is_failing = False
            return done

        return await asyncio.get_running_loop().run_in_executor(self._urgent, write)

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
            self._keep_reserve()

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
            if self._checkpoint_due.is_set() or self._is_wal_long():
                self._checkpoint_due.clear()
                self._finish_checkpoint()
        self._disconnect()

    def _commit(self, group: list[Job], is_second_try: bool = False) -> None:
        try:
            results = self._run_in_transaction([work for work, _ in group])
        except Unknown as problem:
            # Done again, what was written already would be done twice.
            self._disconnect()
            self.is_failing = True
            _resolve(group, [problem] * len(group))
            return
        except Exception as problem:
            self._disconnect()
            if not is_second_try and _is_full(problem):
                self._make_room()
                self._keep_reserve()
                self._commit(group, is_second_try=True)
                return
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
        with transaction(self._connection):
            return [work(self._connection) for work in works]

    def _is_wal_long(self) -> bool:
        try:
            return self.is_sqlite and os.stat(self._wal).st_size > LONGEST_WAL
        except OSError:
            return False  # where nothing could be written there may be none

    def _make_room(self) -> None:
        """Get out of a full disk: the WAL is moved into the database and cut to nothing. What the
        database grows by for it comes from the reserve."""
        if self._reserve is None:
            return
        self._reserve.release()
        try:
            with self._writer.connect() as connection:
                _checkpoint(connection, "TRUNCATE")
        except OperationalError as failure:
            log_failure(failure)

    def _keep_reserve(self) -> None:
        if self._reserve is not None:
            self._reserve.keep()

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


def _checkpoint(connection: Connection, how: str = "PASSIVE") -> None:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(f"PRAGMA wal_checkpoint({how})").close()
    except sqlite3.OperationalError as problem:
        raise OperationalError("checkpoint", None, problem) from None


def _is_full(problem: Exception) -> bool:
    """Whether SQLite says that the disk is full."""
    reason = problem.orig if isinstance(problem, OperationalError) else None
    return getattr(reason, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


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
