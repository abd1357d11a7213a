"""Who may use an endpoint: the one place where its `who` is enforced."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from backroom.server.house import House
from backroom.server.http.connections import source_of
from backroom.server.http.endpoint import Endpoint, Who
from backroom.server.http.limits import Limits
from backroom.server.http.requests import BEGUN, HOP, Caller, caller_of, host_of
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.table.document import Doc, Person
from backroom.server.table.public import Presence, TableInfo, table_info
from backroom.server.table.rights import may_see
from backroom.server.table.seating import is_lent

T = TypeVar("T")
# Seconds.
REFUSED_AFTER = 1.0
# Sockets at a table for whom a change counts as one request more.
CROWD = 25
# Whether somebody has asked already who makes a request.
ASKED = "backroom.asked"
THIS_MACHINE = ("127.0.0.1", "::1", "localhost")


@dataclass
class Asked:
    """One request, taken apart and admitted. `table`, `seat` and `audience` are set where the
    endpoint has them."""

    house: House
    caller: Caller
    path: dict[str, str]
    query: dict[str, Any]
    endpoint: Endpoint
    body: Any = None
    _room: Room | None = None
    _seat: int | None = None
    audience: int | None = None
    # What the caller may do so often was counted where the request arrived.
    is_counted: bool = False

    @property
    def limits(self) -> Limits:
        return self.house.no_limits if self.is_counted else self.house.limits

    @property
    def room(self) -> Room:
        assert self._room is not None, "the endpoint names no table"
        return self._room

    @property
    def doc(self) -> Doc:
        return self.room.doc

    @property
    def seat(self) -> int:
        assert self._seat is not None, "the endpoint names no seat"
        return self._seat

    @property
    def person(self) -> Person:
        return self.caller.named

    def info(self, room: Room | None = None) -> TableInfo:
        """What the caller is told about a table."""
        doc = (room or self.room).doc
        return self.info_of(doc, self.house.hub.presence(doc.id))

    def info_of(self, doc: Doc, presence: Presence) -> TableInfo:
        right = self.caller.right
        token_seat = right.seat if right.table == doc.id else None
        return table_info(doc, presence, self.caller.id, token_seat)

    async def edit(self, alter: Callable[[Doc], None], **more: Any) -> None:
        """Change the table, if the caller still may when its lock is theirs."""

        def alter_if_allowed(doc: Doc) -> None:
            self.check_again()
            alter(doc)

        await self.house.tables.edit(self.room, alter_if_allowed, **more)

    async def beside(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do what takes a while in a thread beside the event loop: for one request of an address
        at a time."""
        async with self.house.limits.beside.one(self.caller.address):
            return await asyncio.to_thread(work, *arguments)

    def check_again(self, room: Room | None = None) -> None:
        """Refuse a caller who was admitted and waited: the seat may have changed hands since.
        `room` is the table where it was looked up anew."""
        self._room = room or self._room
        _check(self)


async def count(connection: HTTPConnection, house: House) -> None:
    """Count a request or a socket, whatever it is for, before anything else is done about it. Even
    to refuse one costs something, so whoever is refused for being too fast is kept waiting, and
    with them their connection; not all equally long, or they would come back all at once."""
    limits, source = house.limits, source_of(host_of(connection))
    try:
        bucket = limits.requests if connection.scope["type"] == "http" else limits.sockets
        bucket.take(source)
        if "authorization" in connection.headers:
            limits.unknown.check(source)
    except Problem:
        await asyncio.sleep(REFUSED_AFTER * random.uniform(0.5, 1.5))
        raise


async def identify(connection: HTTPConnection, house: House, endpoint: Endpoint) -> Caller:
    """Find out who makes a request that was counted. Some cost as much as several."""
    source, limits = source_of(host_of(connection)), house.limits
    if HOP in connection.scope or ASKED in connection.scope:
        limits = house.no_limits
    connection.scope[ASKED] = True
    if endpoint.cost > 1:
        limits.requests.take(source, endpoint.cost - 1)
    try:
        return await caller_of(connection, house.people)
    except Problem:
        limits.unknown.take(source)
        raise


def check_here(connection: HTTPConnection, house: House) -> None:
    """Refuse at once what is for a table that another process is known to hold."""
    table = connection.path_params.get("table")
    if house.cluster is not None and table is not None and HOP not in connection.scope:
        house.cluster.check_here(table)


def is_counted(connection: HTTPConnection) -> bool:
    """Whether a handler counted it already, here or where it arrived."""
    hop = connection.scope.get(HOP)
    return BEGUN in connection.scope or (hop is not None and hop.counted)


async def admit(asked: Asked) -> None:
    """Load the table that a request names, and refuse whoever the endpoint is not for."""
    if "table" in asked.path:
        asked._room = await asked.house.tables.room(asked.path["table"])
    _check(asked)
    if asked._room is not None and asked.endpoint.method in ("POST", "PUT"):
        _count_crowd(asked)


def _count_crowd(asked: Asked) -> None:
    """What changes at a table is told to all who look at it: if they are many it costs more."""
    crowd = asked.house.hub.listening(asked.doc.id) // CROWD
    if crowd:
        # Counted where the table is held: only there is it known who looks on.
        asked.house.limits.requests.take(asked.caller.address, crowd)


def _check(asked: Asked) -> None:
    endpoint = asked.endpoint
    if asked.caller.is_ended:
        raise Problem("logged_out")
    if asked._room is not None and not may_see(asked.doc, asked.caller.right):
        is_removed = asked.caller.id in asked.doc.removed
        raise Problem("removed" if is_removed else "no_onlookers")
    CHECKS[endpoint.who](asked)
    if endpoint.audience is not None:
        asked.audience = _audience(asked, endpoint)
    if "seat" in asked.path and asked._seat is None:
        asked._seat = _seat_in_path(asked)


def _anyone(asked: Asked) -> None:
    pass


def _this_machine(asked: Asked) -> None:
    if asked.caller.host not in THIS_MACHINE:
        raise Problem("this_machine_only")


def _person(asked: Asked) -> None:
    if asked.caller.person is None:
        raise Problem("name_first")


def _player(asked: Asked) -> None:
    if not asked.doc.has_person(asked.caller.named.id):
        raise Problem("not_seated")


def _seat(asked: Asked) -> None:
    asked._seat = _named_seat(asked)
    check_holds(asked, asked._seat)


def _seat_or_host(asked: Asked) -> None:
    asked._seat = _named_seat(asked)
    person = asked.caller.named
    if not asked.doc.holds(person.id, asked._seat) and not asked.caller.is_host(asked.doc):
        raise Problem("not_yours")


def _keeper(asked: Asked) -> None:
    _seat_or_host(asked)
    doc, seat = asked.doc, asked.seat
    if not doc.holds(asked.person.id, seat) and not is_lent(doc.players[seat]):
        raise Problem("not_yours")


def _host(asked: Asked) -> None:
    if not asked.caller.is_host(asked.doc):
        raise Problem("host_only")


CHECKS: dict[Who, Callable[[Asked], None]] = {
    "anyone": _anyone,
    "this_machine": _this_machine,
    "person": _person,
    # Who may not see a table has been refused already.
    "member": _anyone,
    "named_member": _person,
    "player": _player,
    "seat": _seat,
    "seat_or_host": _seat_or_host,
    "keeper": _keeper,
    "host": _host,
}


def check_holds(asked: Asked, seat: int) -> None:
    if not 0 <= seat < asked.doc.seats:
        raise Problem("no_seat")
    if not asked.caller.holds(asked.doc, seat):
        raise Problem("not_yours")


def _named_seat(asked: Asked) -> int:
    """The seat that a request is for: in its path, its body, or its query."""
    if "seat" in asked.path:
        return _seat_in_path(asked)
    seat: int = asked.body.seat if asked.body is not None else asked.query["seat"]
    return seat


def _seat_in_path(asked: Asked) -> int:
    text = asked.path["seat"]
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Problem("no_seat")
    seat = int(text)
    if seat >= asked.doc.seats:
        raise Problem("no_seat_numbered", seat=seat, last=asked.doc.seats - 1)
    return seat


def _audience(asked: Asked, endpoint: Endpoint) -> int | None:
    """The own seat, or the onlookers; of a match that is over, any."""
    seat: int | None = asked.query["seat"]
    if seat is None:
        return None
    if endpoint.audience == "any_after_end" and asked.doc.is_ended:
        if seat >= asked.doc.seats:
            raise Problem("no_seat")
        return seat
    check_holds(asked, seat)
    return seat
