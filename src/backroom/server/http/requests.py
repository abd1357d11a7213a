"""From HTTP to typed values: who calls, query, body, origin."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from backroom.server.config import Config
from backroom.server.http.endpoint import Endpoint
from backroom.server.people import People
from backroom.server.problems import Problem
from backroom.server.table.document import Doc, Person

COOKIE = "backroom"
MOST_BODY = 64 * 1024
MOST_UPLOAD = 1_000_000
MOST_TEXT = 200
# Where msgspec says what is wrong, and the problems of fields that people fill in.
FIELD = re.compile(r"at `\$\.(\w+)")
FIELDS = {
    "name": "name_length",
    "text": "text_length",
    "account": "account_length",
    "password": "account_length",
}


@dataclass
class Caller:
    """Who asks: a person by cookie, or a seat by token."""

    address: str
    person: Person | None = None
    table: str | None = None
    seat: int | None = None
    cookie: str | None = None

    @property
    def named(self) -> Person:
        if self.person is None:
            raise Problem("name_first")
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    def holds(self, doc: Doc, seat: int) -> bool:
        return doc.holds(self.id, seat) or (self.table, self.seat) == (doc.id, seat)

    def is_host(self, doc: Doc) -> bool:
        return self.id is not None and self.id == doc.host

    def may_see(self, doc: Doc) -> bool:
        return doc.settings.watch or doc.has_person(self.id) or self.table == doc.id


async def caller_of(connection: HTTPConnection, people: People) -> Caller:
    caller = Caller(connection.client.host if connection.client else "?")
    header = connection.headers.get("authorization", "")
    cookie = connection.cookies.get(COOKIE)
    if header:
        scheme, _, token = header.partition(" ")
        session = await people.session(token) if scheme.lower() == "bearer" else None
        if session is None or session.table is None:
            raise Problem("unknown_token")
        caller.table, caller.seat = session.table, session.seat
    elif cookie:
        session = await people.session(cookie)
        if session is not None and session.person is not None:
            caller.person, caller.cookie = session.person, cookie
    return caller


def check_origin(connection: HTTPConnection, config: Config) -> None:
    """A foreign page must not act with the player's cookie.

    A browser says where a request comes from; without a cookie or with a token of its own a
    program need not.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies:
            raise Problem("origin_missing")
        return
    if config.public_url:
        is_own = origin.lower() == config.public_url
    else:
        is_own = urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    if not is_own:
        raise Problem("foreign_page")


async def body_of(request: Request, endpoint: Endpoint) -> Any:
    """The body, decoded and checked; None where the endpoint takes none."""
    if endpoint.body is None:
        return None
    content = await _read(request, MOST_UPLOAD if endpoint.body == "text/plain" else MOST_BODY)
    try:
        if endpoint.body == "text/plain":
            return content.decode("utf-8")
        return msgspec.json.decode(content, type=endpoint.body)
    except UnicodeDecodeError:
        raise Problem("no_record") from None
    except msgspec.ValidationError as problem:
        field = FIELD.search(str(problem))
        name = FIELDS.get(field[1], "invalid") if field else "invalid"
        raise Problem(name, what=problem) from None
    except (msgspec.DecodeError, RecursionError):
        raise Problem("no_json") from None


async def _read(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise Problem("too_large", most=most)
    content = bytearray()
    try:
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise Problem("too_large", most=most)
    except ClientDisconnect:
        raise Problem("cut_off") from None
    return bytes(content)


def query_of(connection: HTTPConnection, endpoint: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if not endpoint.query:
        return found
    given = connection.query_params
    for parameter in endpoint.query:
        name = parameter.name
        text = given.get(name, "")
        if not text:
            if parameter.required:
                raise Problem("parameter_missing", name=name)
            found[name] = None
        elif parameter.type is int:
            if not (text.isascii() and text.isdigit() and len(text) < 10):
                raise Problem("no_number", name=name)
            found[name] = int(text)
        else:
            if len(text) > MOST_TEXT:
                raise Problem("parameter_long", name=name)
            found[name] = text
    return found
