"""Schema upgrades: migrations in one transaction, after a backup."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection, inspect, select, text

from backroom.engine.errors import Refused
from backroom.server.store import results
from backroom.server.store.backup import copy_to
from backroom.server.store.database import Database, refusing, sqlite_path
from backroom.server.store.lease import Lease
from backroom.server.store.meta import set_meta
from backroom.server.store.schema import MIGRATIONS, VERSION, WITHOUT_RESULTS, meta

# How many backups made before migrations are kept.
KEPT = 5


def version_of(connection: Connection) -> int:
    if not inspect(connection).has_table("meta"):
        return 0
    value = connection.execute(select(meta.c.value).where(meta.c.key == "version")).scalar()
    return int(value or 0)


def known_version(database: Database) -> int:
    """The version of the database; one that this program does not know is refused."""
    with refusing("The database cannot be opened"):
        found = database.read_now(version_of)
    if found > VERSION:
        raise Refused(
            f"The database is of version {found}, and this program knows up to {VERSION}: "
            "it was used by a newer Backroom. Nothing was changed."
        )
    return found


def upgrade_alone(database: Database) -> None:
    """For commands: as `upgrade`, but never under a running server."""
    if known_version(database) < VERSION:
        lease = Lease(database)
        lease.take()
        upgrade(database, lease)


def upgrade(database: Database, lease: Lease | None = None) -> None:
    """Bring the database to this program's version, after a backup."""
    found = known_version(database)
    if found == VERSION:
        return
    path = sqlite_path(database.url)
    if found and path is not None:
        with refusing("The database cannot be backed up before it is upgraded; it is as it was"):
            _back_up(path, found)

    def steps(connection: Connection) -> None:
        if path is None:
            # A step may think for long between two statements.
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        if lease is not None:
            lease.pass_turnstile(connection)
        # With PostgreSQL somebody else may have been first.
        found = version_of(connection)
        if found >= VERSION:
            return
        if lease is not None:
            lease.check_alone(connection)
        for step in MIGRATIONS[found:] if found else MIGRATIONS[:1]:
            step(connection)
        if 0 < found <= WITHOUT_RESULTS:
            results.fill(connection)
        set_meta(connection, "version", str(VERSION))

    # All steps are one transaction.
    with refusing("The database cannot be upgraded; it is as it was"):
        database.write_now(steps)
    known_version(database)


def _back_up(path: Path, version: int) -> None:
    """Copy the database before it is upgraded; the last few copies are kept."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    copy_to(path, path.with_name(f"{path.name}.{stamp}.v{version}.backup"))
    for old in sorted(path.parent.glob(f"{path.name}.*.backup"))[:-KEPT]:
        old.unlink()
