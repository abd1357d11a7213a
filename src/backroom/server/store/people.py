"""Reading and writing people and their sessions."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from backroom.server.problems import Problem
from backroom.server.store.schema import people, sessions
from backroom.server.table.document import Person
from backroom.server.table.rights import Session

_PERSON = (
    *(people.c.id, people.c.name, people.c.account, people.c.webhook),
    people.c.shows_numbers == 1,
)


def person_by(connection: Connection, id_: str) -> Person | None:
    row = connection.execute(select(*_PERSON).where(people.c.id == id_)).first()
    return None if row is None else Person(*row)


def session_by(connection: Connection, hashed: str) -> Session | None:
    row = connection.execute(select(sessions).where(sessions.c.hash == hashed)).first()
    if row is None:
        return None
    person = person_by(connection, row.person) if row.person else None
    return Session(hashed, person, row.table, row.seat, row.epoch)


def add_person(connection: Connection, person: Person, now: int) -> None:
    connection.execute(insert(people).values(id=person.id, name=person.name, created=now))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def set_webhook(connection: Connection, person: str, url: str | None) -> None:
    connection.execute(update(people).where(people.c.id == person).values(webhook=url))


def show_numbers(connection: Connection, person: str, shown: bool) -> None:
    changed = update(people).where(people.c.id == person).values(shows_numbers=int(shown))
    connection.execute(changed)


def add_session(connection: Connection, hashed: str, person: str, now: int) -> None:
    connection.execute(insert(sessions).values(hash=hashed, person=person, created=now))


def drop_session(connection: Connection, hashed: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == hashed))


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
