"""The tables of the database, and the migrations that lead to them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    CursorResult,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    insert,
    text,
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
    # Whether others at a table may look at their numbers.
    Column("shows_numbers", Integer, nullable=False, server_default="0"),
)

# Cookies and seat tokens, by the hash of what their owner sends. A seat token has table and seat,
# the epoch of the seat that it was given in, and the name of who gave it.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32)),
    Column("table", String(32)),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer),
    Column("given_by", String(60)),
    Index("sessions_person", "person"),
    Index("sessions_seat", "table", "seat"),
)

# What must be found by is a column; the rest of a table is one JSON document (`documents.Doc`).
# `position` is the snapshot after the last turn. `wakes` is when the server must do something by
# itself: a bot's move, the end of a clock. `owner` is the process that has the table in memory, and
# `epoch` rises whenever that changes (`store/members.py`); with SQLite neither is used.
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
    Column("owner", String(32)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index("tables_listed", "listed", "state"),
    Index("tables_wakes", "wakes"),
    Index("tables_owner", "owner"),
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
# in each audience's stream (null where it left no trace). `command` is the id of the command that
# made it, `seat` its seat, and `ask` the ask put to that seat afterwards: the answer to the command
# follows from them. In SQLite rows lie in the order of their keys (no rowid, no index beside the
# table), so that a move changes one page of it.
turns = Table(
    "turns",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", LargeBinary),
    Column("seat", Integer),
    Column("ask", Integer),
    Column("lines", Text, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("streams", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Answers given to commands that made no turn, so that the same command gets the same answer; and
# for each request of a person to open a table, under the person's id, the table's.
commands = Table(
    "commands",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("onlooker", Integer, nullable=False),
)

# Links for a seat, for one use: beside who holds it (another device), or in their place.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("replaces", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("given_by", String(60)),
    UniqueConstraint("hash"),
    Index("links_seat", "table", "seat"),
)

# Seats that people hold and have no connection to, and since when.
away = Table(
    "away",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What a finished match was found to be, as JSON.
reports = Table(
    "reports",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("report", LargeBinary, nullable=False),
)

# What finished matches count for: one row for each seat of a match that counts (`store.results`).
# Matches are numbered in the order of their ends. A seat is a person's or a bot's; of neither where
# it is not known who played, or where a person has taken their data away. Tables that are deleted
# leave these rows.
results = Table(
    "results",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", String(32)),
    Column("name", String(60)),
    Column("bot", String(60)),
    Column("place", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("unfinished", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("results_person", "person", "game", "seats", "number"),
    Index("results_bot", "bot", "game", "seats", "number"),
)
# The row of `meta` that counts them.
MATCHES_ENDED = "matches_ended"
# The processes of the house, with PostgreSQL: where the others reach each, and until when it lives
# (in milliseconds by the database's clock, as `started`). `machine` and `pid` tell its neighbours
# on the same machine that it has ended.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", Text, nullable=False),
    Column("machine", Text, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What processes tell each other, kept for a minute or two: `teller` is a process, `words` JSON.
news = Table(
    "news",
    metadata,
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("teller", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("words", Text, nullable=False),
)


def create_newest(connection: Connection) -> None:
    """Step 0: an empty database is made in the newest shape, and needs no further step."""
    metadata.create_all(connection)
    connection.execute(insert(meta).values(key=MATCHES_ENDED, value="0"))


RIGHTS_ENDED = (
    "This table has moved to a newer Backroom: its seat links and tokens have ended. "
    "Everybody keeps their seat; make new links and tokens where you need them."
)


def _add_epochs(connection: Connection) -> None:
    """Step 1: rights to seats carry an epoch. Those of before had none and outlived their holders:
    they end, and the house says so at their tables."""

    def run(statement: str, **values: object) -> CursorResult[Any]:
        return connection.execute(text(statement), values)

    for statement in (
        "ALTER TABLE sessions ADD COLUMN epoch INTEGER",
        "ALTER TABLE sessions ADD COLUMN given_by VARCHAR(60)",
        "CREATE INDEX sessions_person ON sessions (person)",
        'CREATE INDEX sessions_seat ON sessions ("table", seat)',
        "ALTER TABLE links ADD COLUMN epoch INTEGER DEFAULT 0 NOT NULL",
        "ALTER TABLE links ADD COLUMN given_by VARCHAR(60)",
        'CREATE INDEX links_seat ON links ("table", seat)',
        'CREATE TABLE away ("table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, '
        'since BIGINT NOT NULL, PRIMARY KEY ("table", seat))',
    ):
        run(statement)
    alive = run("SELECT value FROM meta WHERE key = 'alive'").scalar()
    told = run(
        'SELECT id, document FROM tables WHERE id IN (SELECT "table" FROM links '
        'UNION SELECT "table" FROM sessions WHERE "table" IS NOT NULL)'
    ).all()
    for row in told:
        table, doc = row.id, json.loads(row.document)
        number = doc["talked"] = doc.get("talked", 0) + 1
        for player in doc["players"]:
            player["outside"] = False
        line = {
            "number": number,
            "person": "",
            "name": "",
            "seat": None,
            "onlooker": False,
            "text": RIGHTS_ENDED,
            "at": int(alive or doc["changed"]),
            "house": {"what": "rights_ended", "names": {}},
        }
        run(
            'INSERT INTO chat ("table", number, line, onlooker) VALUES (:table, :number, :line, 0)',
            table=table,
            number=number,
            line=json.dumps(line).encode(),
        )
        stored = json.dumps(doc, separators=(",", ":"), ensure_ascii=False).encode()
        run("UPDATE tables SET document = :document WHERE id = :id", document=stored, id=table)
    run('DELETE FROM sessions WHERE "table" IS NOT NULL')
    run("DELETE FROM links")


def _answer_by_turns(connection: Connection) -> None:
    """Step 2: turns tell what their commands were answered. Answers given before are kept as they
    are, but for those at tables where nobody can act any more."""
    statements = [
        'DELETE FROM commands WHERE "table" IN '
        "(SELECT id FROM tables WHERE state IN ('over', 'closed'))"
    ]
    if connection.dialect.name == "sqlite":
        statements += _WITHOUT_ROWID
    else:
        statements += [
            f"ALTER TABLE turns ADD COLUMN {column}"
            for column in ("command BYTEA", "seat INTEGER", "ask INTEGER")
        ]
    for statement in statements:
        connection.execute(text(statement))


# SQLite changes the shape of a table by making it anew.
_WITHOUT_ROWID = (
    'CREATE TABLE clustered ("table" VARCHAR(32) NOT NULL, number INTEGER NOT NULL, command BLOB, '
    "seat INTEGER, ask INTEGER, lines TEXT NOT NULL, events BLOB NOT NULL, streams BLOB NOT NULL, "
    'at BIGINT NOT NULL, PRIMARY KEY ("table", number)) WITHOUT ROWID',
    'INSERT INTO clustered ("table", number, lines, events, streams, at) '
    'SELECT "table", number, lines, events, streams, at FROM turns ORDER BY "table", number',
    "DROP TABLE turns",
    "ALTER TABLE clustered RENAME TO turns",
    'CREATE TABLE clustered ("table" VARCHAR(32) NOT NULL, id VARCHAR(40) NOT NULL, '
    'seat INTEGER NOT NULL, answer BLOB NOT NULL, PRIMARY KEY ("table", id)) WITHOUT ROWID',
    'INSERT INTO clustered ("table", id, seat, answer) '
    'SELECT "table", id, seat, answer FROM commands ORDER BY "table", id',
    "DROP TABLE commands",
    "ALTER TABLE clustered RENAME TO commands",
)


def _add_reports(connection: Connection) -> None:
    """Step 3: reports are kept with their matches."""
    blob = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    connection.execute(
        text(
            'CREATE TABLE reports ("table" VARCHAR(32) NOT NULL, '
            f'report {blob} NOT NULL, PRIMARY KEY ("table"))'
        )
    )


def _add_processes(connection: Connection) -> None:
    """Step 4: several processes may serve the house."""
    is_sqlite = connection.dialect.name == "sqlite"
    number = "BIGINT NOT NULL" if is_sqlite else "BIGSERIAL NOT NULL"
    for statement in (
        "ALTER TABLE tables ADD COLUMN owner VARCHAR(32)",
        "ALTER TABLE tables ADD COLUMN epoch INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX tables_owner ON tables (owner)",
        "CREATE TABLE processes (id VARCHAR(32) NOT NULL, address TEXT NOT NULL, "
        "machine TEXT NOT NULL, pid INTEGER NOT NULL, started BIGINT NOT NULL, "
        "until BIGINT NOT NULL, PRIMARY KEY (id))",
        f"CREATE TABLE news (number {number}, at BIGINT NOT NULL, teller VARCHAR(32) NOT NULL, "
        "kind VARCHAR(12) NOT NULL, words TEXT NOT NULL, PRIMARY KEY (number))",
    ):
        connection.execute(text(statement))


def _add_results(connection: Connection) -> None:
    """Step 5: results are kept by person. Those of the matches that are over are filled in when all
    steps are done (`upgrade`)."""
    for statement in (
        "ALTER TABLE people ADD COLUMN shows_numbers INTEGER DEFAULT 0 NOT NULL",
        'CREATE TABLE results ("table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, '
        "number BIGINT NOT NULL, at BIGINT NOT NULL, game VARCHAR(60) NOT NULL, "
        "seats INTEGER NOT NULL, person VARCHAR(32), name VARCHAR(60), bot VARCHAR(60), "
        "place INTEGER NOT NULL, rank INTEGER NOT NULL, share DOUBLE PRECISION NOT NULL, "
        "unfinished INTEGER NOT NULL, mu_before DOUBLE PRECISION NOT NULL, "
        "sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL, "
        'sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY ("table", seat))',
        "CREATE INDEX results_person ON results (person, game, seats, number)",
        "CREATE INDEX results_bot ON results (bot, game, seats, number)",
        "INSERT INTO meta (key, value) VALUES ('matches_ended', '0')",
    ):
        connection.execute(text(statement))


# Step n leads from version n to n + 1; only the first is for an empty database. A step that was
# once released never changes: later shapes are reached by further steps, written out in SQL.
MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    create_newest,
    _add_epochs,
    _answer_by_turns,
    _add_reports,
    _add_processes,
    _add_results,
)
VERSION = len(MIGRATIONS)
# Databases up to this version have matches that results are filled in from.
WITHOUT_RESULTS = MIGRATIONS.index(_add_results)
