"""People: guests, accounts, their tables and notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.websockets import WebSocket

from backroom.server.http import sockets
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.responses import Reply
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Name, Password, Request
from backroom.server.table.document import Person
from backroom.server.table.messages import NoticeMessage
from backroom.server.table.public import MyTable, my_table
from backroom.server.table.seating import plain_name


class Me(Answer):
    """Who this browser is: nobody yet (`person` null), a guest, or the owner of an account.
    `shows_numbers`: whether others at a table may look at their numbers."""

    person: str | None
    name: str | None
    account: str | None
    webhook: str | None
    shows_numbers: bool = False


def me_of(person: Person | None) -> Me:
    if person is None:
        return Me(None, None, None, None)
    return Me(person.id, person.name, person.account, person.webhook, person.shows_numbers)


@endpoint("GET", "/api/me", who="anyone", answer=Me)
async def me(asked: Asked) -> Me:
    """Who this browser is."""
    return me_of(asked.caller.person)


class NameMe(Request):
    name: Name


@endpoint("POST", "/api/me", who="anyone", body=NameMe, answer=Me)
async def nameme_of(asked: Asked) -> Reply:
    """Give or change the own name; makes a guest."""
    name, people = plain_name(asked.body.name), asked.house.people
    if asked.caller.person is not None:
        return Reply(me_of(await people.rename(asked.caller.person, name)))
    asked.limits.naming.take(asked.caller.address)
    person, token = await people.new_guest(name)
    return Reply(me_of(person), cookie=token)


class Account(Request):
    """To open an account for this guest, or to log in."""

    account: Name
    password: Password


def _account_name(asked: Asked) -> str:
    if not asked.house.config.accounts:
        raise Problem("no_accounts")
    asked.limits.guessing.take(asked.caller.address)
    return plain_name(asked.body.account).lower()


@endpoint("POST", "/api/me/account", who="person", body=Account, answer=Me)
async def open_account(asked: Asked) -> Me:
    """Open an account for this guest."""
    account, password = _account_name(asked), asked.body.password
    return me_of(await asked.house.people.open_account(asked.person, account, password))


@endpoint("POST", "/api/login", who="anyone", body=Account, answer=Me)
async def login(asked: Asked) -> Reply:
    """Log in to an account. Whoever this browser was before, it is no longer."""
    account, before = _account_name(asked), asked.caller.session
    person, token = await asked.house.people.login(account, asked.body.password)
    # The new cookie takes the place of the old one: nobody could end that any more.
    if before is not None and before.person is not None:
        await asked.house.people.end_session(before.hash)
    return Reply(me_of(person), cookie=token)


@endpoint("POST", "/api/logout", who="anyone", answer=Me)
async def logout(asked: Asked) -> Reply:
    """Forget who this browser is: its sockets end, and the tokens and links of one's seats."""
    session = asked.caller.session
    if session is not None and session.person is not None:
        await asked.house.people.end_session(session.hash)
        await asked.house.tables.end_given(session.person.id)
    return Reply(me_of(None), cookie="")


class Webhook(Request):
    """Where notices of one's turn are posted; null for nowhere."""

    url: Annotated[str, Meta(max_length=300)] | None


@endpoint("PUT", "/api/me/webhook", who="person", body=Webhook, answer=Me)
async def webhook(asked: Asked) -> Me:
    """Where notices are posted."""
    url = asked.body.url
    if url is not None and not asked.house.notices.may_post(url):
        raise Problem("no_such_webhook")
    return me_of(await asked.house.people.set_webhook(asked.person, url))


class MyTables(Answer):
    tables: list[MyTable]


@endpoint("GET", "/api/me/tables", who="person", answer=MyTables, cost=10)
async def my_tables(asked: Asked) -> MyTables:
    """My tables, those that wait for me first."""
    person = asked.person.id
    docs = await asked.house.tables.of_person(person)
    mine = [my_table(doc, person) for doc in docs if doc.state != "closed"]
    return MyTables(sorted(mine, key=lambda table: (not table.waiting, -table.changed)))


@endpoint("WEBSOCKET", "/api/me/socket", who="person", answer=NoticeMessage)
async def my_socket(asked: Asked, connection: WebSocket) -> None:
    """Notices of all my tables."""
    await sockets.follow_person(asked, connection)
