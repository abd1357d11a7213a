"""Opening a database: migrations after a backup, and copies while it is in use."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from backroom.engine.errors import Refused
from backroom.server.store.database import Database
from backroom.server.store.schema import MIGRATIONS, VERSION, meta

# How many backups made before migrations are kept.
KEPT = 5


def version_of(connection: Connection) -> int:
    if not inspect(connection).has_table("meta"):
        return 0
    value = connection.execute(select(meta.c.value).where(meta.c.key == "version")).scalar()
    return int(value or 0)


def upgrade(database: Database) -> None:
    """Bring the database to this program's version, after a backup. A newer one is refused."""
    with refusing("The database cannot be opened"):
        found = database.read_now(version_of)
    if found > VERSION:
        raise Refused(
            f"The database is of version {found}, and this program knows up to {VERSION}: "
            "it was used by a newer Backroom. Nothing was changed."
        )
    if found == VERSION:
        return
    path = sqlite_path(database.url)
    if found and path is not None:
        with refusing("The database cannot be backed up before it is upgraded; it is as it was"):
            _back_up(path, found)

    def steps(connection: Connection) -> None:
        for number in range(found, VERSION):
            MIGRATIONS[number](connection)
        set_meta(connection, "version", str(VERSION))

    # All steps are one transaction.
    with refusing("The database cannot be upgraded; it is as it was"):
        database.write_now(steps)


@contextlib.contextmanager
def refusing(sentence: str) -> Iterator[None]:
    """What the database or the disk refuses is told in one sentence, with their reason."""
    try:
        yield
    except DatabaseError as problem:
        raise Refused(f"{sentence} ({problem.orig}).") from None
    except (sqlite3.Error, OSError) as problem:
        raise Refused(f"{sentence} ({problem}).") from None


def _back_up(path: Path, version: int) -> None:
    """Copy the database before it is upgraded; the last few copies are kept."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    copy_to(path, path.with_name(f"{path.name}.{stamp}.v{version}.backup"))
    for old in sorted(path.parent.glob(f"{path.name}.*.backup"))[:-KEPT]:
        old.unlink()


def set_meta(connection: Connection, key: str, value: str) -> None:
    done = connection.execute(update(meta).where(meta.c.key == key).values(value=value))
    if done.rowcount == 0:
        connection.execute(insert(meta).values(key=key, value=value))


def get_meta(connection: Connection, key: str) -> str | None:
    value: str | None = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar()
    return value


def sqlite_path(url: str) -> Path | None:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)


def copy_to(source: Path, target: Path) -> None:
    """A consistent copy, also while a server is writing."""
    fresh = target.with_name(target.name + ".part")
    fresh.unlink(missing_ok=True)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading,
            contextlib.closing(sqlite3.connect(fresh)) as writing,
        ):
            reading.backup(writing)
        fresh.replace(target)
    finally:
        # What was copied in part would only fill a full disk.
        fresh.unlink(missing_ok=True)


def backup(url: str, target: Path) -> None:
    """`backroom backup FILE`."""
    path = sqlite_path(url)
    if path is None:
        raise Refused("A PostgreSQL database is backed up with its own tools (pg_dump).")
    if not path.exists():
        raise Refused(f"There is no database at {path} yet.")
    if target.is_dir():
        raise Refused(f"{target} is a folder; name a file in it.")
    with refusing(f"{target} cannot be written"):
        copy_to(path, target)


def restore(url: str, source: Path) -> Path | None:
    """`backroom restore FILE`; what was there before is kept beside it, and named."""
    path = sqlite_path(url)
    if path is None:
        raise Refused("A PostgreSQL database is restored with its own tools (pg_restore).")
    if not source.exists():
        raise Refused(f"There is no file {source}.")
    _check_backup(source)
    with refusing(f"{source} cannot be restored; the database is as it was"):
        path.parent.mkdir(parents=True, exist_ok=True)
        return _put_in_place(source, path)


def _put_in_place(source: Path, path: Path) -> Path | None:
    kept = None
    # All that takes room on the disk comes before anything is taken away.
    incoming = path.with_name(path.name + ".incoming")
    copy_to(source, incoming)
    try:
        if path.exists():
            _check_unused(path)
            kept = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}.replaced")
            copy_to(path, kept)
        for part in ("-wal", "-shm"):
            path.with_name(path.name + part).unlink(missing_ok=True)
        incoming.replace(path)
    finally:
        incoming.unlink(missing_ok=True)
    return kept


def _check_backup(source: Path) -> None:
    try:
        connection = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        found = connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
        whole = connection.execute("PRAGMA integrity_check").fetchone()
        connection.close()
    except sqlite3.DatabaseError:
        raise Refused(f"{source} is no backup of a Backroom database.") from None
    if found is None or whole != ("ok",):
        raise Refused(f"{source} is damaged, or no backup of a Backroom database.")
    if int(found[0]) > VERSION:
        raise Refused(f"{source} was made by a newer Backroom.")


def _check_unused(path: Path) -> None:
    connection = sqlite3.connect(path, timeout=0.2, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        raise Refused("The database is in use: stop the server first.") from None
    finally:
        connection.close()
