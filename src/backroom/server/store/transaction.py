"""Transactions of the writer. With SQLite they are begun and ended at the driver: SQLAlchemy's care
for the two words costs as much as the statements between them."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

BEGIN = "BEGIN IMMEDIATE"


class Unknown(OperationalError):
    """A COMMIT was sent and its answer did not come: it may be on disk, or not."""

    def __init__(self, problem: DBAPIError):
        super().__init__("COMMIT", None, problem.orig or problem)


# What SQLite says when a commit has surely not been written whole.
UNWRITTEN = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_IOERR_WRITE", "SQLITE_CONSTRAINT")


def is_unknown(problem: DBAPIError) -> bool:
    """Whether a COMMIT that failed may have been carried out all the same: the connection was lost
    before the answer, or the disk failed after the data was handed to it."""
    if isinstance(problem.orig, sqlite3.Error):
        return not getattr(problem.orig, "sqlite_errorname", "").startswith(UNWRITTEN)
    return problem.connection_invalidated


@contextlib.contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Committed at the end; rolled back where something is raised."""
    if connection.dialect.name != "sqlite":
        with connection.begin() as begun:
            yield
            _commit(begun.commit)
        return
    driver: Any = connection.connection.driver_connection
    _run(driver, BEGIN)
    try:
        yield
    except BaseException:
        connection.rollback()
        driver.rollback()
        raise
    # What went through SQLAlchemy has begun a transaction in its books, which ends with this one.
    if connection.in_transaction():
        _commit(connection.commit)
    else:
        _commit(partial(_run, driver, "COMMIT"))


def _commit(run: Callable[[], None]) -> None:
    try:
        run()
    except DBAPIError as problem:
        raise (Unknown(problem) if is_unknown(problem) else problem) from None


def _run(driver: sqlite3.Connection, words: str) -> None:
    try:
        driver.execute(words)
    except sqlite3.OperationalError as problem:
        raise OperationalError(words, None, problem) from None
