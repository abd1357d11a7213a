"""Between HTTP and the server's own words: who asks, typed bodies, faults, origin, limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from backroom.engine.errors import Refused
from backroom.server import api
from backroom.server.config import Config
from backroom.server.documents import Doc
from backroom.server.faults import Fault, not_allowed
from backroom.server.people import People
from backroom.server.routes import Route
from backroom.server.store.people import Person

COOKIE = "backroom"
COOKIE_AGE = 400 * 86_400
MOST_BODY = 64 * 1024
MOST_UPLOAD = 1_000_000

SAFETY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
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
    def known(self) -> Person:
        if self.person is None:
            raise Fault(401, "Tell your name first.")
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    def holds(self, doc: Doc, seat: int) -> bool:
        return doc.holds(self.id, seat) or (self.table, self.seat) == (doc.id, seat)

    def may_see(self, doc: Doc) -> bool:
        return doc.settings.watch or doc.has_person(self.id) or self.table == doc.id


@dataclass
class Asked:
    """One request, taken apart."""

    caller: Caller
    path: dict[str, str]
    query: dict[str, Any]
    body: Any
    request: Request

    @property
    def seat(self) -> int:
        text = self.path["seat"]
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise Fault(404, "There is no such seat.")
        return int(text)


@dataclass
class Reply:
    """An answer that is more than a value in JSON."""

    content: Any
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    # A session token to set, or "" to take it away.
    cookie: str | None = None


async def caller_of(connection: HTTPConnection, people: People) -> Caller:
    address = connection.client.host if connection.client else "?"
    header = connection.headers.get("authorization", "")
    cookie = connection.cookies.get(COOKIE)
    caller = Caller(address)
    if header:
        scheme, _, token = header.partition(" ")
        session = await people.session(token) if scheme.lower() == "bearer" else None
        if session is None or session.table is None:
            raise Fault(401, "That token is not known here.")
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
            raise not_allowed("A request with a cookie must say its Origin.")
        return
    if config.public_url:
        is_own = origin.lower() == config.public_url
    else:
        is_own = urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    if not is_own:
        raise not_allowed("This request comes from a foreign page.")


async def body_of(request: Request, route: Route) -> Any:
    """The body, decoded and checked; None where the route takes none."""
    if route.body is None:
        return None
    most = MOST_UPLOAD if route.body == "text/plain" else MOST_BODY
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise Fault(413, f"That is too large: at most {most} bytes.")
    content = bytearray()
    try:
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise Fault(413, f"That is too large: at most {most} bytes.")
    except ClientDisconnect:
        raise Fault(400, "The request ended before its body.") from None
    try:
        if route.body == "text/plain":
            return bytes(content).decode("utf-8")
        return msgspec.json.decode(bytes(content), type=route.body)
    except UnicodeDecodeError:
        raise Fault(400, "That is not UTF-8 text.") from None
    except msgspec.ValidationError as problem:
        raise Fault(422, f"{problem}.") from None
    except (msgspec.DecodeError, RecursionError):
        raise Fault(400, "That is no well-formed JSON.") from None


def query_of(connection: HTTPConnection, route: Route) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if not route.query:
        return found
    given = connection.query_params
    for parameter in route.query:
        text = given.get(parameter.name)
        if text is None or text == "":
            if parameter.required:
                raise Fault(422, f"“{parameter.name}” is missing.")
            found[parameter.name] = None
        elif parameter.type is int:
            if not (text.isascii() and text.isdigit() and len(text) < 10):
                raise Fault(422, f"“{parameter.name}” is a number.")
            found[parameter.name] = int(text)
        else:
            if len(text) > 200:
                raise Fault(422, f"“{parameter.name}” is too long.")
            found[parameter.name] = text
    return found


def respond(answer: Any, config: Config, secure: bool) -> Response:
    """An answer as HTTP."""
    reply = answer if isinstance(answer, Reply) else Reply(answer)
    content = reply.content
    if not isinstance(content, str | bytes):
        content = msgspec.json.encode(content)
    headers = {"Cache-Control": "no-store", **SAFETY, **reply.headers}
    response = Response(content, headers=headers, media_type=reply.kind)
    if reply.cookie is not None:
        response.set_cookie(
            COOKIE,
            reply.cookie,
            max_age=COOKIE_AGE if reply.cookie else 0,
            httponly=True,
            samesite="lax",
            # Plain http in the local network must work, so only where there is TLS.
            secure=secure or config.public_url.startswith("https:"),
        )
    return response


def fault_response(problem: Fault | Refused) -> Response:
    if isinstance(problem, Refused):
        problem = Fault(422, str(problem), reason=problem.reason, clause=problem.clause)
    body = api.Problem(problem.sentence, problem.reason, problem.clause, problem.state)
    headers = {"Cache-Control": "no-store", **SAFETY}
    if problem.status == 429:
        headers["Retry-After"] = "1"
    return Response(msgspec.json.encode(body), problem.status, headers, "application/json")
