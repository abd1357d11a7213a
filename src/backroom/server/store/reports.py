"""Reading and writing reports: one for each finished match, kept with it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from backroom.server.store.schema import reports


def report_of(connection: Connection, table: str) -> bytes | None:
    """The report of a match as it was stored, in JSON."""
    kept: bytes | None = connection.execute(
        select(reports.c.report).where(reports.c.table == table)
    ).scalar()
    return None if kept is None else bytes(kept)


def keep(connection: Connection, table: str, report: bytes) -> None:
    """Store a report in place of the one before."""
    connection.execute(delete(reports).where(reports.c.table == table))
    connection.execute(insert(reports), {"table": table, "report": report})
