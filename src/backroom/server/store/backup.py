"""Backup and restore of a SQLite database, also while a server uses it."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from filelock import Timeout

from backroom.engine.errors import Refused
from backroom.server.store.database import refusing, sqlite_path
from backroom.server.store.files import FOLDER, lock_of, make_private
from backroom.server.store.schema import VERSION

IN_USE = "The database is in use: stop the server first."


def copy_to(source: Path, target: Path) -> None:
    """A consistent copy, also while a server is writing."""
    fresh = target.with_name(target.name + ".part")
    fresh.unlink(missing_ok=True)
    try:
        make_private(fresh)
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
        path.parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        try:
            with lock_of(path):
                return _put_in_place(source, path)
        except Timeout:
            raise Refused(IN_USE) from None


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
        raise Refused(f"{source} is not a backup of a Backroom database.") from None
    if found is None or whole != ("ok",):
        raise Refused(f"{source} is damaged, or not a backup of a Backroom database.")
    if int(found[0]) > VERSION:
        raise Refused(f"{source} was made by a newer Backroom.")


def _check_unused(path: Path) -> None:
    connection = sqlite3.connect(path, timeout=0.2, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        raise Refused(IN_USE) from None
    finally:
        connection.close()
