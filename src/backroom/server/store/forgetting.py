"""Deleting all that is known of a person. Their matches with others stay, without them."""

from __future__ import annotations

from collections.abc import Set

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, literal, select, update
from sqlalchemy.sql.expression import ColumnElement

from backroom.server.store import results
from backroom.server.store import tables as stored
from backroom.server.store.schema import chat, commands, holders, links, people, sessions, tables
from backroom.server.table.document import Person
from backroom.server.table.forgetting import forget, others_at
from backroom.server.table.messages import ChatLine


def mentioning(connection: Connection, person: str) -> list[str]:
    """All tables whose document knows a person: as host, in a seat, in the tally, or removed. No
    index leads there, so all documents are looked through."""
    found = _holds(connection, tables.c.document, f'"{person}"')
    return [row.id for row in connection.execute(select(tables.c.id).where(found))]


def _holds(connection: Connection, column: ColumnElement[bytes], what: str) -> ColumnElement[bool]:
    """Whether bytes are in a column."""
    if connection.dialect.name == "sqlite":
        return func.instr(column, what.encode()) > 0
    return func.position(literal(what.encode(), LargeBinary).op("IN")(column)) > 0


def forget_talk(connection: Connection, table: str, person: str, names: Set[str]) -> None:
    """What a person has said at a table is deleted, and what the house said of them by name names
    nobody any more."""
    _forget_said(connection, person, table)
    for row in connection.execute(select(chat.c.number, chat.c.line).where(chat.c.table == table)):
        line = msgspec.json.decode(row.line, type=ChatLine)
        if line.house is None or not names & set(line.house.names.values()):
            continue
        line.house = line.house.without(names)
        line.text = line.house.sentence
        same = chat.c.table == table, chat.c.number == row.number
        connection.execute(update(chat).where(*same).values(line=msgspec.json.encode(line)))
    for kind in (sessions, links):
        theirs = kind.c.table == table, kind.c.given_by.in_(names)
        connection.execute(update(kind).where(*theirs).values(given_by=None))


def _forget_said(connection: Connection, person: str, table: str | None = None) -> None:
    theirs = _holds(connection, chat.c.line, f'"person":"{person}"')
    where = [theirs] if table is None else [theirs, chat.c.table == table]
    connection.execute(delete(chat).where(*where))


def forget_at(
    connection: Connection, table: str, person: Person, stand_in: str, epoch: int
) -> None:
    """Take a person out of a table that cannot be loaded, since its game is not here any more.
    `epoch` is that of the lease with which the process holds it all the same."""
    found = stored.load(connection, table)
    if found is None:
        return
    stored.hold(connection, table, epoch)
    doc, position = found
    if not others_at(doc, person.id):
        stored.forget(connection, [table])
        return
    names = forget(doc, person, stand_in)
    doc.version += 1
    stored.save_doc(connection, doc, position, None)
    forget_talk(connection, table, person.id, names)


def forget_person(connection: Connection, person: str) -> bool:
    """The last step, once no table knows of them: whether that is so, and all is deleted."""
    if mentioning(connection, person):
        return False
    _forget_said(connection, person)
    results.forget(connection, person)
    connection.execute(delete(holders).where(holders.c.person == person))
    connection.execute(delete(commands).where(commands.c.table == person))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    return True
