"""What an address of the API is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Who = Literal["anyone", "person", "member", "seat", "host"]


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query."""

    name: str
    type: Any
    says: str
    required: bool = False


@dataclass(frozen=True)
class Route:
    """One address. `who` may use it: anyone, a person with a name, whoever may see the table
    (member), the holder of the seat, the host."""

    method: Literal["GET", "POST", "PUT", "WEBSOCKET"]
    path: str
    name: str
    says: str
    who: Who = "anyone"
    body: Any = None
    answer: Any = None
    query: tuple[Parameter, ...] = field(default=())


SEAT = Parameter("seat", int, "The own seat; without it, as an onlooker.")
