"""The processes of a house, and which of them holds which table; with PostgreSQL alone.

A table is leased: its row names its `owner` and an `epoch`, and the lease lasts for as long as the
owner's row among the processes does (`until`, by the database's own clock). So one small write
every two seconds renews the leases of all tables that a process holds. Who wants a table whose
owner has ended takes it over in one UPDATE, which raises the epoch; every write of a table asks for
the epoch that its writer believes in, on the very row that a take-over changes. So of two that come
at once one waits for the other and finds it taken, and a process that was stopped and wakes up
writes nothing, whatever it believes. An advisory lock would go with its connection while its owner
still writes over another.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from backroom.server.store.meta import get_meta, set_meta

# Seconds between renewals, and until a lease that was not renewed is over.
RENEWAL, TERM = 2.0, 10.0
MILLISECONDS = 1000
# Milliseconds: how long a process that has ended is remembered, and what was told.
FORGOTTEN = 60_000
# The time between two renewals counts for nobody either, if its owner ended in it.
MOST_DOWN = int((TERM + 2 * RENEWAL) * MILLISECONDS)
SECRET, ALIVE, ALIVE_AT = "house", "alive", "alive_at"
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# Rung when something was told, after the commit that tells it.
BELL = "backroom"


@dataclass(frozen=True)
class Member:
    """A process of the house."""

    id: str
    address: str
    machine: str
    pid: int
    started: int
    until: int


@dataclass(frozen=True)
class Round:
    """What a process learns when it renews its lease. `late`: it was over. `house` is the time of
    the house by the leader's clock; None for the leader itself, whose clock it is."""

    late: bool
    living: list[Member]
    now: int
    house: int | None

    @property
    def leader(self) -> str | None:
        return self.living[0].id if self.living else None


@dataclass(frozen=True)
class Held:
    """The lease of a table that a process has now. `taken`: it had not before. `down` is for how
    many milliseconds nobody could come to the table, since its owner had ended."""

    epoch: int
    taken: bool = False
    down: int = 0


class Gone(Exception):
    """The process is not known in the house any more: it slept for longer than it is remembered."""


def _run(connection: Connection, statement: str, /, **values: object) -> Any:
    return connection.execute(text(statement), values)


def database_now(connection: Connection) -> int:
    """Milliseconds, by the database's own clock."""
    return int(_run(connection, f"SELECT {NOW}").scalar())


def living(connection: Connection) -> list[Member]:
    """The processes of the house, the one that leads first: it has been there longest."""
    rows = _run(
        connection,
        "SELECT id, address, machine, pid, started, until FROM processes "
        f"WHERE until > {NOW} ORDER BY started, id",
    )
    return [Member(*row) for row in rows]


# ------------------------------------------------------------------ coming, staying, going


def enter(connection: Connection, me: Member) -> tuple[bool, int | None]:
    """Come to the house: whether nobody else was there, and if somebody was, its time now. The
    caller has seen to it that no two enter at the same time."""
    others = living(connection)
    now = database_now(connection)
    if not others:
        _run(connection, "DELETE FROM processes")
        _run(connection, "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner <> ''")
    _run(
        connection,
        "INSERT INTO processes (id, address, machine, pid, started, until) "
        "VALUES (:id, :address, :machine, :pid, :now, :until)",
        **{"id": me.id, "address": me.address, "machine": me.machine, "pid": me.pid},
        now=now,
        until=now + int(TERM * MILLISECONDS),
    )
    return not others, _house_time(connection, now) if others else None


def secret_of(connection: Connection) -> bytes:
    """What the processes of the house know of each other by; made by the first of them."""
    found = get_meta(connection, SECRET)
    if found is None:
        found = secrets.token_bytes(32).hex()
        set_meta(connection, SECRET, found)
    return bytes.fromhex(found)


def renew(connection: Connection, me: str, house: int) -> Round:
    """Renew the leases of all that a process holds; the leader tells what time it is."""
    late = _run(
        connection,
        "WITH was AS (SELECT until FROM processes WHERE id = :me) "
        f"UPDATE processes SET until = {NOW} + :term, "
        # Who comes back is the last to lead: its clock has stood still.
        f"started = CASE WHEN until < {NOW} THEN {NOW} ELSE started END "
        f"WHERE id = :me RETURNING (SELECT until FROM was) < {NOW}",
        me=me,
        term=int(TERM * MILLISECONDS),
    ).scalar()
    if late is None:
        raise Gone
    there, now = living(connection), database_now(connection)
    leads = not late and bool(there) and there[0].id == me
    if leads:
        tell_time(connection, house, now)
        _forget_the_dead(connection, now)
    return Round(bool(late), there, now, None if leads else _house_time(connection, now))


def tell_time(connection: Connection, house: int, now: int) -> None:
    """What time of the house it is, and at which moment of the database."""
    set_meta(connection, ALIVE, str(house))
    set_meta(connection, ALIVE_AT, str(now))


def _house_time(connection: Connection, now: int) -> int | None:
    told, at = get_meta(connection, ALIVE), get_meta(connection, ALIVE_AT)
    if told is None or at is None:
        return None
    # A clock of the database that is set tells nothing.
    return int(told) + min(max(now - int(at), 0), MOST_DOWN)


def _forget_the_dead(connection: Connection, now: int) -> None:
    before = now - FORGOTTEN
    _run(
        connection,
        "WITH gone AS (DELETE FROM processes WHERE until < :before RETURNING id) "
        "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner IN (SELECT id FROM gone)",
        before=before,
    )
    _run(connection, "DELETE FROM news WHERE at < :before", before=before)


def bury(connection: Connection, ids: Collection[str]) -> None:
    """Processes that have surely ended: whoever wants their tables need not wait."""
    _run(
        connection,
        f"UPDATE processes SET until = LEAST(until, {NOW} - 1) WHERE id = ANY(:ids)",
        ids=list(ids),
    )


def leave(connection: Connection, me: str) -> None:
    """The process ends; its tables were given up before."""
    _run(connection, "DELETE FROM processes WHERE id = :me", me=me)


# ------------------------------------------------------------------ tables


def owner_of(connection: Connection, table: str) -> tuple[str | None, int, bool] | None:
    """The owner of a table, its epoch, and whether the owner lives; None where there is no such
    table."""
    row = _run(
        connection,
        f"SELECT owner, epoch, COALESCE(until > {NOW}, false) AS lives FROM tables "
        "LEFT JOIN processes ON processes.id = tables.owner WHERE tables.id = :id",
        id=table,
    ).first()
    return None if row is None else (row.owner, row.epoch, row.lives)


def take(connection: Connection, table: str, me: str) -> Held | None:
    """Take a table over that nobody holds, or whose owner has ended; None where somebody does."""
    row = _run(
        connection,
        "UPDATE tables SET owner = :me, epoch = tables.epoch + 1 FROM "
        "(SELECT tables.id, owner, until FROM tables "
        "LEFT JOIN processes ON processes.id = owner WHERE tables.id = :id) AS was "
        "WHERE tables.id = was.id AND NOT EXISTS (SELECT 1 FROM processes "
        f"WHERE processes.id = tables.owner AND processes.until > {NOW}) "
        f"RETURNING tables.epoch, was.owner, {NOW} - was.until + :term AS down",
        me=me,
        id=table,
        term=int(TERM * MILLISECONDS),
    ).first()
    if row is None:
        return None
    if row.owner is None:
        return Held(row.epoch, taken=True)
    tell(connection, me, [("taken", {"table": table, "from": row.owner})])
    return Held(row.epoch, True, max(0, min(row.down or MOST_DOWN, MOST_DOWN)))


def give_up(connection: Connection, me: str, but: Collection[str] = ()) -> list[str]:
    """Give tables up, all but some; which."""
    rows = _run(
        connection,
        "UPDATE tables SET owner = NULL, epoch = epoch + 1 "
        "WHERE owner = :me AND NOT (id = ANY(:kept)) RETURNING id",
        me=me,
        kept=list(but),
    )
    return [row.id for row in rows]


def held_by(connection: Connection, me: str) -> dict[str, int]:
    """The tables of a process, and their epochs."""
    rows = _run(connection, "SELECT id, epoch FROM tables WHERE owner = :me", me=me)
    return {row.id: row.epoch for row in rows}


def left_waiting(connection: Connection, before: int) -> list[str]:
    """Tables that nobody holds and that wait for a bot or a clock: of an owner that has ended all,
    of those that were given up the ones due before a moment of house time."""
    rows = _run(
        connection,
        "SELECT tables.id FROM tables LEFT JOIN processes ON processes.id = owner "
        "WHERE wakes IS NOT NULL AND CASE WHEN owner IS NULL THEN wakes < :before "
        f"ELSE COALESCE(until <= {NOW}, true) END",
        before=before,
    )
    return [row.id for row in rows]


# ------------------------------------------------------------------ what is told


@dataclass(frozen=True)
class Told:
    """Something that one process tells the others."""

    number: int
    kind: str
    words: dict[str, Any]


def tell(connection: Connection, me: str, what: Sequence[tuple[str, dict[str, Any]]]) -> None:
    """Tell the other processes something, with the commit of this transaction; then the bell
    rings."""
    for kind, words in what:
        _run(
            connection,
            f"INSERT INTO news (at, teller, kind, words) VALUES ({NOW}, :me, :kind, :words)",
            me=me,
            kind=kind,
            words=json.dumps(words),
        )
    _run(connection, "SELECT pg_notify(:bell, '')", bell=BELL)


def last_told(connection: Connection) -> int:
    return int(_run(connection, "SELECT COALESCE(max(number), 0) FROM news").scalar())


def told_since(
    connection: Connection, me: str, number: int, missing: Collection[int]
) -> list[tuple[int, Told | None]]:
    """What was told after a number, and what has come since of the numbers that were missing: who
    drew one may commit after who drew the next. None in place of what the process told itself."""
    rows = _run(
        connection,
        "SELECT number, teller, kind, words FROM news "
        "WHERE number > :number OR number = ANY(:missing) ORDER BY number",
        number=number,
        missing=list(missing),
    )
    return [
        (
            row.number,
            None if row.teller == me else Told(row.number, row.kind, json.loads(row.words)),
        )
        for row in rows
    ]
