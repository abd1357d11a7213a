"""Reading and writing people, their cookies and tokens, and continue links."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from backroom.server.problems import Problem
from backroom.server.store.schema import links, people, sessions
from backroom.server.table.document import Person


@dataclass
class Session:
    """Who sends a cookie (a person) or a seat token (then `table` and `seat` are set)."""

    person: Person | None
    table: str | None = None
    seat: int | None = None


_PERSON = (people.c.id, people.c.name, people.c.account, people.c.webhook)


def person_by(connection: Connection, id_: str) -> Person | None:
    row = connection.execute(select(*_PERSON).where(people.c.id == id_)).first()
    return None if row is None else Person(*row)


def session_by(connection: Connection, hashed: str) -> Session | None:
    row = connection.execute(
        select(sessions.c.person, sessions.c.table, sessions.c.seat).where(
            sessions.c.hash == hashed
        )
    ).first()
    if row is None:
        return None
    person = person_by(connection, row.person) if row.person else None
    return Session(person, row.table, row.seat)


def add_person(connection: Connection, person: Person, now: int) -> None:
    connection.execute(insert(people).values(id=person.id, name=person.name, created=now))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def set_webhook(connection: Connection, person: str, url: str | None) -> None:
    connection.execute(update(people).where(people.c.id == person).values(webhook=url))


def add_session(connection: Connection, hashed: str, person: str, now: int) -> None:
    connection.execute(insert(sessions).values(hash=hashed, person=person, created=now))


def add_seat_token(connection: Connection, hashed: str, table: str, seat: int, now: int) -> None:
    """A seat has one token: a new one ends the old one."""
    connection.execute(delete(sessions).where(sessions.c.table == table, sessions.c.seat == seat))
    connection.execute(insert(sessions).values(hash=hashed, table=table, seat=seat, created=now))


def drop_session(connection: Connection, hashed: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == hashed))


def drop_seat_token(connection: Connection, table: str, seat: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.table == table, sessions.c.seat == seat))


def open_account(connection: Connection, person: str, account: str, password: str) -> None:
    taken = connection.execute(select(people.c.id).where(people.c.account == account)).first()
    if taken is not None:
        raise Problem("account_taken")
    try:
        connection.execute(
            update(people)
            .where(people.c.id == person, people.c.account.is_(None))
            .values(account=account, password=password)
        )
    except IntegrityError:
        raise Problem("account_taken") from None


def password_of(connection: Connection, account: str) -> tuple[str, str] | None:
    """The person and the hashed password of an account."""
    row = connection.execute(
        select(people.c.id, people.c.password).where(people.c.account == account)
    ).first()
    return None if row is None else (row.id, row.password)


def add_link(
    connection: Connection, hashed: str, table: str, seat: int, replaces: bool, now: int
) -> None:
    values = {"hash": hashed, "table": table, "seat": seat, "created": now}
    connection.execute(insert(links).values(replaces=int(replaces), **values))


def link_by(connection: Connection, hashed: str) -> tuple[str, int, bool] | None:
    """The table and seat of a link, and whether it replaces who held the seat before."""
    row = connection.execute(select(links).where(links.c.hash == hashed)).first()
    return None if row is None else (row.table, row.seat, bool(row.replaces))


def use_link(connection: Connection, hashed: str) -> bool:
    """Whether the link was there; it is gone now."""
    return connection.execute(delete(links).where(links.c.hash == hashed)).rowcount == 1
