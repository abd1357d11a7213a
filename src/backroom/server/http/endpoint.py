"""How an endpoint of the API is declared: `@endpoint(...)` over its handler.

The application, the OpenAPI page and the client's types are made from these declarations, and who
may use an endpoint is checked by them (`admission.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

Method = Literal["GET", "POST", "PUT", "WEBSOCKET"]
Who = Literal[
    "anyone",
    "this_machine",
    "person",
    "member",
    "named_member",
    "player",
    "seat",
    "seat_or_host",
    "keeper",
    "host",
]
WHO: dict[Who, str] = {
    "anyone": "anyone",
    "this_machine": "programs on the server's own machine",
    "person": "whoever has a name",
    "member": "whoever may see the table",
    "named_member": "whoever may see the table and has a name",
    "player": "who sits at the table, and its host",
    "seat": "who holds the seat",
    "seat_or_host": "who holds the seat, and the host",
    "keeper": "who holds the seat; the host, where an outside bot does",
    "host": "the host",
}
Audience = Literal["own", "any_after_end"]
Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query."""

    name: str
    type: Any
    says: str
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    """One endpoint. `body` and `answer` are types, or media types of plain text. `audience`: the
    query may name a seat, which must be the caller's own; or any, once the match is over. `cost`
    is how many usual requests it counts for."""

    method: Method
    path: str
    name: str
    says: str
    who: Who
    handler: Handler
    body: Any = None
    answer: Any = None
    query: tuple[Parameter, ...] = ()
    audience: Audience | None = None
    cost: int = 1


ENDPOINTS: list[Endpoint] = []

SEAT = Parameter("seat", int, "The own seat; without it, as an onlooker.")
OWN_SEAT = Parameter("seat", int, "The own seat.", required=True)


def endpoint(
    method: Method,
    path: str,
    *,
    who: Who,
    body: Any = None,
    answer: Any = None,
    query: tuple[Parameter, ...] = (),
    audience: Audience | None = None,
    cost: int = 1,
) -> Callable[[Handler], Handler]:
    """Declare the endpoint of a handler, whose docstring says what it is for."""

    def declare(handler: Handler) -> Handler:
        says = " ".join((handler.__doc__ or "").split())
        asked = (SEAT, *query) if audience else query
        name = handler.__name__
        declared = Endpoint(
            *(method, path, name, says, who, handler, body, answer, asked, audience, cost)
        )
        ENDPOINTS.append(declared)
        return handler

    return declare
