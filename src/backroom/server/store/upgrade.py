"""Schema upgrades: migrations in one transaction, after a backup."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection, inspect, select

from backroom.engine.errors import Refused
from backroom.server.store.backup import copy_to, sqlite_path
from backroom.server.store.database import Database, refusing
from backroom.server.store.meta import set_meta
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


def _back_up(path: Path, version: int) -> None:
    """Copy the database before it is upgraded; the last few copies are kept."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    copy_to(path, path.with_name(f"{path.name}.{stamp}.v{version}.backup"))
    for old in sorted(path.parent.glob(f"{path.name}.*.backup"))[:-KEPT]:
        old.unlink()
