"""From typed values to HTTP."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.responses import Response

from backroom.engine.errors import Refused
from backroom.server import problems
from backroom.server.config import Config
from backroom.server.http.requests import COOKIE
from backroom.server.structs import Answer
from backroom.server.table.state import State

COOKIE_AGE = 400 * 86_400
UNCHANGED, TOO_MANY, UNPROCESSABLE = 304, 429, 422

SAFETY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
UNCACHED = {"Cache-Control": "no-store", **SAFETY}


class Problem(Answer):
    """Any answer of 400 and above: one sentence for a person, and nothing has changed; unless
    `reason` is "unknown": then perhaps it has, and asking again with the same id tells.

    `reason` names the sentence, so that it can be said in another language, and with `clause` says
    why an action is not legal. With 409 to a command, `state` is the seat's fresh state.
    """

    sentence: str
    reason: str | None = None
    clause: str | None = None
    state: State | None = None


_JSON = [
    (name.lower().encode(), value.encode())
    for name, value in {**UNCACHED, "Content-Type": "application/json"}.items()
]


class Encoded(Response):
    """JSON that is encoded already, as every command's answer: its headers are, too."""

    def __init__(self, content: bytes):
        self.status_code = 200
        self.background = None
        self.body = content
        self.raw_headers = [*_JSON, (b"content-length", b"%d" % len(content))]


@dataclass
class Reply:
    """An answer that is more than a value in JSON."""

    content: Any
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    # Changes only with the installation: kept by browsers, under the hash of its content.
    lasting: bool = False
    # A session token to set, or "" to take it away.
    cookie: str | None = None


def respond(answer: Any, config: Config, secure: bool, known: str | None = None) -> Response:
    """`known` is what the browser says it has (`If-None-Match`)."""
    if isinstance(answer, bytes):
        return Encoded(answer)
    reply = answer if isinstance(answer, Reply) else Reply(answer)
    content = reply.content
    if not isinstance(content, str | bytes):
        content = msgspec.json.encode(content)
    headers = {**UNCACHED, **reply.headers}
    if reply.lasting:
        # Asked for again each time: an upgrade is seen at once, and what is the same is not sent.
        headers |= {"Cache-Control": "no-cache", "ETag": f'"{_hash(content)}"'}
        if known is not None and known.removeprefix("W/") == headers["ETag"]:
            return Response(status_code=UNCHANGED, headers=headers)
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


def _hash(content: str | bytes) -> str:
    told = content.encode() if isinstance(content, str) else content
    return hashlib.sha256(told).hexdigest()[:16]


def refuse(problem: problems.Problem | Refused) -> Response:
    """What the server or the engine refuses."""
    if isinstance(problem, Refused):
        return _refusal(Problem(str(problem), problem.reason, problem.clause), UNPROCESSABLE)
    body = Problem(problem.sentence, problem.key, None, problem.state)
    return _refusal(body, problem.status)


def _refusal(body: Problem, status: int) -> Response:
    headers = {**UNCACHED, "Retry-After": "1"} if status == TOO_MANY else UNCACHED
    return Response(msgspec.json.encode(body), status, headers, "application/json")
