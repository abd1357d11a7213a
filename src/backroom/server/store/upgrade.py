"""Opening a database: migrations after a backup, and copies while it is in use."""

from __future__ import annotations

import sqlite3
import time
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
    try:
        found = database.read_now(version_of)
    except DatabaseError as problem:
        raise Refused(f"The database cannot be opened ({problem.orig}).") from None
    if found > VERSION:
        raise Refused(
            f"The database is of version {found}, and this program knows up to {VERSION}: "
            "it was used by a newer Backroom. Nothing was changed."
        )
    if found == VERSION:
        return
    path = sqlite_path(database.url)
    if found and path is not None:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        copy_to(path, path.with_name(f"{path.name}.{stamp}.v{found}.backup"))
        for old in sorted(path.parent.glob(f"{path.name}.*.backup"))[:-KEPT]:
            old.unlink()

    def steps(connection: Connection) -> None:
        for number in range(found, VERSION):
            MIGRATIONS[number](connection)
        set_meta(connection, "version", str(VERSION))

    database.write_now(steps)


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
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as reading:
        with sqlite3.connect(fresh) as writing:
            reading.backup(writing)
        writing.close()
    reading.close()
    fresh.replace(target)


def backup(url: str, target: Path) -> None:
    """`backroom backup FILE`."""
    path = sqlite_path(url)
    if path is None:
        raise Refused("A PostgreSQL database is backed up with its own tools (pg_dump).")
    if not path.exists():
        raise Refused(f"There is no database at {path} yet.")
    if target.is_dir():
        raise Refused(f"{target} is a folder; name a file in it.")
    try:
        copy_to(path, target)
    except (OSError, sqlite3.Error) as problem:
        raise Refused(f"{target} cannot be written ({problem}).") from None


def restore(url: str, source: Path) -> Path | None:
    """`backroom restore FILE`; what was there before is kept beside it, and named."""
    path = sqlite_path(url)
    if path is None:
        raise Refused("A PostgreSQL database is restored with its own tools (pg_restore).")
    if not source.exists():
        raise Refused(f"There is no file {source}.")
    _check_backup(source)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = None
    if path.exists():
        _check_unused(path)
        kept = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}.replaced")
        copy_to(path, kept)
        for part in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            part.unlink(missing_ok=True)
    copy_to(source, path)
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
