"""From HTTP to typed values: who calls, query, body, origin."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from backroom.server.config import Config
from backroom.server.http.connections import source_of
from backroom.server.http.endpoint import Endpoint
from backroom.server.people import People
from backroom.server.problems import Problem
from backroom.server.table.document import Doc, Person
from backroom.server.table.rights import Right, Session, holds

COOKIE = "backroom"
# Where a request keeps its body, and whether its handler has begun: it may be passed on after that.
BODY, BEGUN = "backroom.body", "backroom.begun"
# Where a request that was passed on keeps how it came.
HOP = "backroom.hop"
MOST_BODY = 64 * 1024
MOST_UPLOAD = 1_000_000
MOST_TEXT = 200
NUL, ESCAPED_NUL = "\0", rb"\u0000"
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
    """Who asks: a person by cookie, or a seat by token. `address` is what limits count by."""

    host: str
    session: Session | None = None
    # Somebody who was nobody until this very request has a person, and no session yet.
    person: Person | None = None

    @property
    def address(self) -> str:
        return source_of(self.host)

    @property
    def named(self) -> Person:
        if self.person is None:
            raise Problem("name_first")
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def right(self) -> Right:
        if self.session is None or self.session.table is None:
            return Right(self.id)
        return Right(None, self.session.table, self.session.seat, self.session.epoch)

    @property
    def has_token(self) -> bool:
        return self.right.seat is not None

    @property
    def is_ended(self) -> bool:
        """Logged out, or the token taken back, while the request was under way."""
        return self.session is not None and self.session.ended

    def holds(self, doc: Doc, seat: int) -> bool:
        return holds(doc, self.right, seat)

    def is_host(self, doc: Doc) -> bool:
        return self.id is not None and self.id == doc.host


def host_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


async def caller_of(connection: HTTPConnection, people: People) -> Caller:
    caller = Caller(host_of(connection))
    header = connection.headers.get("authorization", "")
    cookie = connection.cookies.get(COOKIE)
    if header:
        scheme, _, token = header.partition(" ")
        session = await people.session(token) if scheme.lower() == "bearer" else None
        if session is None or session.table is None:
            raise Problem("unknown_token")
        caller.session = session
    elif cookie:
        session = await people.session(cookie)
        if session is not None and session.person is not None:
            caller.session, caller.person = session, session.person
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
        named = origin.lower().partition("://")[2]
        is_own = bool(named) and named == connection.headers.get("host", "").lower()
    if not is_own:
        raise Problem("foreign_page")


async def body_of(request: Request, endpoint: Endpoint) -> Any:
    """The body, decoded and checked; None where the endpoint takes none."""
    if endpoint.body is None:
        return None
    content = await _read(request, MOST_UPLOAD if endpoint.body == "text/plain" else MOST_BODY)
    try:
        if endpoint.body == "text/plain":
            text = content.decode("utf-8")
            _check_text(text)
            return text
        body = msgspec.json.decode(content, type=endpoint.body)
        # JSON can say it only like this; a text may hold the same letters after a backslash.
        if ESCAPED_NUL in content:
            _check_text(msgspec.json.decode(content))
        return body
    except UnicodeDecodeError:
        raise Problem("no_record") from None
    except msgspec.ValidationError as problem:
        field = FIELD.search(str(problem))
        name = FIELDS.get(field[1], "invalid") if field else "invalid"
        raise Problem(name, what=problem) from None
    except (msgspec.DecodeError, RecursionError):
        raise Problem("no_json") from None


def path_of(connection: HTTPConnection) -> dict[str, str]:
    """The parameters of the path. Nothing is called by a name that is no text."""
    path: dict[str, str] = connection.path_params
    if any(NUL in value for value in path.values()):
        raise Problem("no_page")
    return path


def _check_text(value: Any) -> None:
    """No text of a request holds NUL: databases take it for no text at all, or for its end."""
    match value:
        case str() if NUL in value:
            raise Problem("no_text")
        case list():
            for inner in value:
                _check_text(inner)
        case dict():
            for name, inner in value.items():
                _check_text(name)
                _check_text(inner)


async def whole_body(request: Request) -> bytes:
    """To be passed on."""
    return await _read(request, MOST_BODY)


async def _read(request: Request, most: int) -> bytes:
    if BODY in request.scope:
        kept: bytes = request.scope[BODY]
        return kept
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
    request.scope[BODY] = whole = bytes(content)
    return whole


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
            _check_text(text)
            found[name] = text
    return found
