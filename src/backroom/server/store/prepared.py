"""Prepared statements: SQL that every move executes, compiled once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.sql.expression import ClauseElement


class Prepared:
    """A SQLAlchemy statement that goes to the driver as text: for the few that run hundreds of
    times a second, SQLAlchemy's overhead for each costs more than the work."""

    def __init__(self, statement: ClauseElement):
        self._statement = statement
        # By kind of database: the text, and the order of its parameters where they are in order.
        self._texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, row: Mapping[str, Any]) -> int:
        """Execute it; the number of rows affected."""
        dialect = connection.dialect
        if dialect.name not in self._texts:
            compiled: Any = self._statement.compile(dialect=dialect)
            self._texts[dialect.name] = str(compiled), compiled.positiontup
        text, order = self._texts[dialect.name]
        values = row if order is None else [row[name] for name in order]
        driver: Any = dialect.dbapi
        try:
            cursor = connection.connection.cursor()
            cursor.execute(text, values)
            count: int = cursor.rowcount
            cursor.close()
        except driver.IntegrityError as problem:
            raise IntegrityError(text, None, problem) from None
        except (driver.OperationalError, driver.InternalError) as problem:
            raise OperationalError(text, None, problem) from None
        return count
