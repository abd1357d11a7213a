"""Work and its outcomes as bytes: names and numbers, that any worker reads as its own."""

from __future__ import annotations

import functools
import importlib
from typing import Any, NamedTuple, get_type_hints

import msgspec

from backroom.workers.working import Work


class Parcel(NamedTuple):
    """Work to be sent: the name of its class, and its fields."""

    kind: str
    fields: bytes


def packed(work: Work[Any]) -> Parcel:
    return Parcel(f"{type(work).__module__}:{type(work).__qualname__}", _encoded(work))


def unpacked(parcel: Parcel) -> Work[Any]:
    work: Work[Any] = msgspec.msgpack.decode(parcel.fields, type=_class(parcel.kind))
    return work


def outcome_packed(outcome: object) -> bytes:
    return _encoded(outcome)


def outcome_unpacked(work: Work[Any], raw: bytes) -> Any:
    """An outcome, as the type that the work's `do` is declared to return."""
    return msgspec.msgpack.decode(raw, type=_outcome_type(type(work)))


def _encoded(thing: object) -> bytes:
    return msgspec.msgpack.encode(thing)


@functools.cache
def _class(kind: str) -> type:
    module, _, name = kind.partition(":")
    found: type = getattr(importlib.import_module(module), name)
    return found


@functools.cache
def _outcome_type(kind: type) -> Any:
    return get_type_hints(vars(kind)["do"])["return"]
