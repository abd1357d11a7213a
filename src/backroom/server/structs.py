"""Structs and field types that everything on the wire is made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Line = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Uuid = Annotated[
    str,
    Meta(pattern=r"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"),
]
HexString = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$")]
# Milliseconds since 1970, by the server's clock.
Moment = int

Value = bool | str


# Acyclic data, so the garbage collector need not track it.
class Request(Struct, forbid_unknown_fields=True, gc=False):
    """Base of what clients send: an unknown field is refused."""


class Answer(Struct, gc=False):
    """Base of what the server sends."""
