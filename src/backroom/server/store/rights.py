"""Reading and writing rights to seats: tokens, links, and who is away from a seat they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from backroom.server.problems import Problem
from backroom.server.store.schema import away, holders, links, people, sessions
from backroom.server.table.change import Change, Grant
from backroom.server.table.document import Doc

# Digits of a hash that tell the rights to one seat apart.
ID_DIGITS = 16
# Links to a seat that are not used yet; a new one ends the oldest.
MOST_LINKS = 8


def settle(connection: Connection, change: Change) -> None:
    """What a change does to rights, in its own transaction: so the database never holds one that
    looks alive and is not."""
    doc = change.doc
    if change.used is not None:
        found = connection.execute(delete(links).where(links.c.hash == change.used))
        if found.rowcount != 1:
            raise Problem("link_used")
    end(connection, doc.id, change.changed_hands)
    for grant in change.grants:
        add(connection, doc, grant)


def end(connection: Connection, table: str, seats: list[int]) -> None:
    """End the tokens and links of seats."""
    for seat in seats:
        for kind in (sessions, links):
            connection.execute(delete(kind).where(kind.c.table == table, kind.c.seat == seat))


def add(connection: Connection, doc: Doc, grant: Grant) -> None:
    """A seat has one token, and few links: a new one ends the old one."""
    kind = links if grant.kind == "link" else sessions
    values = {
        "hash": grant.hash,
        "table": doc.id,
        "seat": grant.seat,
        "created": grant.at,
        "epoch": doc.epochs[grant.seat],
        "given_by": grant.by,
    }
    if grant.kind == "link":
        values["replaces"] = int(grant.replaces)
        theirs = links.c.table == doc.id, links.c.seat == grant.seat
        latest = select(links.c.hash).where(*theirs).order_by(links.c.created.desc())
        kept = [row.hash for row in connection.execute(latest.limit(MOST_LINKS - 1))]
        connection.execute(delete(links).where(*theirs, links.c.hash.not_in(kept)))
    else:
        old = sessions.c.table == doc.id, sessions.c.seat == grant.seat
        connection.execute(delete(sessions).where(*old))
    connection.execute(insert(kind).values(values))


def end_link(connection: Connection, hashed: str) -> None:
    connection.execute(delete(links).where(links.c.hash == hashed))


@dataclass(frozen=True)
class Link:
    """A link as it is stored."""

    hash: str
    table: str
    seat: int
    replaces: bool
    epoch: int


def link_by(connection: Connection, hashed: str) -> Link | None:
    row = connection.execute(select(links).where(links.c.hash == hashed)).first()
    if row is None:
        return None
    return Link(row.hash, row.table, row.seat, bool(row.replaces), row.epoch)


def given_at(connection: Connection, person: str) -> list[str]:
    """The tables where seats that a person holds have tokens or links."""
    found: set[str] = set()
    for kind in (sessions, links):
        same = (holders.c.table == kind.c.table) & (holders.c.seat == kind.c.seat)
        rows = connection.execute(
            select(kind.c.table).join(holders, same).where(holders.c.person == person)
        )
        found |= {row.table for row in rows}
    return sorted(found)


@dataclass(frozen=True)
class Held:
    """One right to a seat: a device (a person's cookie), a token or a link, and who gave it."""

    kind: Literal["device", "token", "link"]
    hash: str
    name: str
    created: int
    person: str | None = None
    replaces: bool = False

    @property
    def id(self) -> str:
        return self.hash[:ID_DIGITS]


def held_by(connection: Connection, table: str, seat: int, who: list[str]) -> list[Held]:
    """All rights to a seat, the oldest first of each kind."""
    devices = connection.execute(
        select(sessions.c.hash, people.c.name, sessions.c.created, sessions.c.person)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.person.in_(who))
        .order_by(sessions.c.created)
    )
    found = [Held("device", row.hash, row.name, row.created, row.person) for row in devices]
    tokens = connection.execute(
        select(sessions).where(sessions.c.table == table, sessions.c.seat == seat)
    )
    found += [Held("token", row.hash, row.given_by or "", row.created) for row in tokens]
    given = connection.execute(
        select(links).where(links.c.table == table, links.c.seat == seat).order_by(links.c.created)
    )
    for row in given:
        name, replaces = row.given_by or "", bool(row.replaces)
        found.append(Held("link", row.hash, name, row.created, replaces=replaces))
    return found


# ------------------------------------------------------------------ who is away


def away_at(connection: Connection, table: str) -> dict[int, int]:
    rows = connection.execute(select(away.c.seat, away.c.since).where(away.c.table == table))
    return {row.seat: row.since for row in rows}


def set_away(connection: Connection, tables: dict[str, dict[int, int | None]]) -> None:
    """Since when seats of tables have no connection; None for one that has."""
    rows = [
        {"of": table, "place": place, "moment": since}
        for table, seats in tables.items()
        for place, since in seats.items()
    ]
    if not rows:
        return
    connection.execute(_BACK, rows)
    if gone := [row for row in rows if row["moment"] is not None]:
        connection.execute(_GONE, gone)


_BACK = delete(away).where(away.c.table == bindparam("of"), away.c.seat == bindparam("place"))
_GONE = insert(away).values(
    table=bindparam("of"), seat=bindparam("place"), since=bindparam("moment")
)


def postpone_away(connection: Connection, by: int) -> None:
    """Time that counts for nobody, since no server was there to come back to."""
    connection.execute(update(away).values(since=away.c.since + by))
