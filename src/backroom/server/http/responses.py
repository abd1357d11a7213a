"""From typed values to HTTP."""

from __future__ import annotations

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
TOO_MANY, UNPROCESSABLE = 429, 422

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
    """Any answer of 400 and above: one sentence for a person, and nothing has changed.

    `reason` names the sentence, so that it can be said in another language, and with `clause` says
    why an action is not legal. With 409 to a command, `state` is the seat's fresh state.
    """

    sentence: str
    reason: str | None = None
    clause: str | None = None
    state: State | None = None


@dataclass
class Reply:
    """An answer that is more than a value in JSON."""

    content: Any
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    # A session token to set, or "" to take it away.
    cookie: str | None = None


def respond(answer: Any, config: Config, secure: bool) -> Response:
    reply = answer if isinstance(answer, Reply) else Reply(answer)
    content = reply.content
    if not isinstance(content, str | bytes):
        content = msgspec.json.encode(content)
    response = Response(content, headers={**UNCACHED, **reply.headers}, media_type=reply.kind)
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


def refuse(problem: problems.Problem | Refused) -> Response:
    """What the server or the engine refuses."""
    if isinstance(problem, Refused):
        return _refusal(Problem(str(problem), problem.reason, problem.clause), UNPROCESSABLE)
    body = Problem(problem.sentence, problem.key, None, problem.state)
    return _refusal(body, problem.status)


def _refusal(body: Problem, status: int) -> Response:
    headers = {**UNCACHED, "Retry-After": "1"} if status == TOO_MANY else UNCACHED
    return Response(msgspec.json.encode(body), status, headers, "application/json")
