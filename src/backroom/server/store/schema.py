"""The tables of the database, and the migrations that lead to them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# One row for each setting of the database itself: its version, and when a server last lived.
meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("account", String(60), unique=True),
    Column("password", Text),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
)

# Cookies and seat tokens, by the hash of what their owner sends. A seat token has table and seat.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32)),
    Column("table", String(32)),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
)

# What must be found by is a column; the rest of a table is one JSON document (`documents.Doc`).
# `position` is the snapshot after the last turn. `wakes` is when the server must do something by
# itself: a bot's move, the end of a clock.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("code", String(12), unique=True),
    Column("invite", String(32), unique=True),
    Column("game", String(60), nullable=False),
    Column("state", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("wakes", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("position", LargeBinary),
    Index("tables_listed", "listed", "state"),
    Index("tables_wakes", "wakes"),
)

# Who holds which seat; also for finding one's tables.
holders = Table(
    "holders",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("holders_person", "person"),
)

# One row for each commit of a match: the record lines, their events, and the number the step has
# in each audience's stream (null where it left no trace).
turns = Table(
    "turns",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("streams", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Answers given to commands, so that the same command gets the same answer.
commands = Table(
    "commands",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("answer", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("onlooker", Integer, nullable=False),
)

# Continue-on-another-device links: one seat, one use.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("replaces", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)


def _first(connection: Connection) -> None:
    metadata.create_all(connection)


# Step n leads from version n to n + 1. A step that was once released never changes: later shapes
# are reached by further steps, written out in SQL.
MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first,)
VERSION = len(MIGRATIONS)
