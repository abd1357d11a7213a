"""Rights to a seat: other devices, outside bots, somebody else in one's place; and who has them."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Literal

from backroom.server import clock
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.responses import Reply
from backroom.server.people import hashed
from backroom.server.problems import Problem
from backroom.server.store.rights import Held, Link
from backroom.server.structs import Answer, Moment, Request, Token
from backroom.server.table import seating
from backroom.server.table.change import Grant
from backroom.server.table.document import Doc
from backroom.server.table.public import TableInfo

# ------------------------------------------------------------------ links


class SeatLink(Answer):
    """A link `/c/TOKEN` that gives its first user the seat."""

    token: str
    seat: int


@endpoint("POST", "/api/tables/{table}/seats/{seat}/link", who="seat_or_host", answer=SeatLink)
async def link(asked: Asked) -> SeatLink:
    """A link to go on with the seat on another device. The host's gives the seat to somebody else:
    in a running match only as its holder agrees or has been away for long."""
    seat, made = asked.seat, secrets.token_urlsafe(24)
    replaces = not asked.doc.holds(asked.person.id, seat)

    def check(doc: Doc) -> None:
        asked.check_again()
        if doc.holds(asked.person.id, seat) == replaces:
            raise Problem("not_yours")
        if replaces:
            seating.check_given(doc, seat, _is_away(asked))

    grant = Grant("link", hashed(made), seat, asked.person.name, clock.now(), replaces)
    await asked.house.tables.give(asked.room, grant, check)
    return SeatLink(made, seat)


def _is_away(asked: Asked) -> bool:
    return asked.house.presence.is_away(asked.room, asked.seat)


class ContinueWith(Request):
    """The token of a seat link."""

    token: Token


@endpoint("POST", "/api/continue", who="anyone", body=ContinueWith, answer=TableInfo)
async def continue_here(asked: Asked) -> Reply:
    """Take a seat along to this device, once per link."""
    house, caller = asked.house, asked.caller
    asked.limits.guessing.take(caller.address)
    found = await house.people.link(asked.body.token)
    room = await house.tables.room(found.table)
    _check_link(room.doc, found)
    cookie = None
    if caller.person is None:
        # A browser that is nobody yet becomes a guest with the name of the seat.
        name = room.doc.players[found.seat].name or "Guest"
        caller.person, cookie = await house.people.new_guest(name)

    def take(doc: Doc) -> None:
        asked.check_again()
        _check_link(doc, found)
        away = house.presence.is_away(room, found.seat)
        seating.give_to_person(doc, found.seat, caller.named, found.replaces, away)

    await house.tables.edit(room, take, refresh=found.replaces, used=found.hash)
    return Reply(asked.info(room), cookie=cookie)


def _check_link(doc: Doc, link: Link) -> None:
    if link.epoch != doc.epochs[link.seat]:
        raise Problem("link_used")


class Release(Request):
    """Whether the holder of a seat lets somebody else have it."""

    agree: bool


@endpoint("POST", "/api/tables/{table}/seats/{seat}/release", who="host", answer=TableInfo)
async def ask_release(asked: Asked) -> TableInfo:
    """Ask who holds a seat of a running match to let somebody else have it."""
    await asked.edit(partial(seating.ask_release, seat=asked.seat))
    return asked.info()


@endpoint(
    "PUT", "/api/tables/{table}/seats/{seat}/release", who="seat", body=Release, answer=TableInfo
)
async def answer_release(asked: Asked) -> TableInfo:
    """Agree to that, or not; it can be taken back until somebody has come."""
    alter = partial(seating.answer_release, seat=asked.seat, agree=asked.body.agree)
    await asked.edit(alter)
    return asked.info()


# ------------------------------------------------------------------ outside bots


class SeatToken(Answer):
    """What an outside bot sends as `Authorization: Bearer TOKEN`."""

    token: str
    table: str
    seat: int


@endpoint("POST", "/api/tables/{table}/seats/{seat}/token", who="seat_or_host", answer=SeatToken)
async def token(asked: Asked) -> SeatToken:
    """A token with which an outside bot plays the seat: the own, or a free one of the host's. It
    ends the one before it, and ends itself when the seat changes hands."""
    seat, made = asked.seat, secrets.token_urlsafe(24)

    def give(doc: Doc) -> None:
        if not doc.holds(asked.person.id, seat):
            _check_lent(asked, doc)
        seating.lend(doc, seat)

    grant = Grant("token", hashed(made), seat, asked.person.name, clock.now())
    await asked.edit(give, grants=[grant])
    return SeatToken(made, asked.doc.id, seat)


def _check_lent(asked: Asked, doc: Doc) -> None:
    """The host lends free seats to outside bots; one that was lent gets another token when it is
    without, or in a running match when its bot is away."""
    player = doc.players[asked.seat]
    if player.kind == "free":
        return
    if not seating.is_lent(player):
        raise Problem("not_yours")
    if doc.is_running and player.outside:
        seating.check_given(doc, asked.seat, _is_away(asked))


# ------------------------------------------------------------------ who holds a seat


class Holder(Answer):
    """One right to a seat. A `device` is a browser of `name`; a `token` (for an outside bot) and a
    `link` (not used yet) were made by `name`. `replaces`: who uses the link takes the holder's
    place. `yours` tells that it is this very device, `connected` that the device listens now.
    """

    id: str
    kind: Literal["device", "token", "link"]
    name: str
    since: Moment
    replaces: bool
    yours: bool
    connected: bool


class Holders(Answer):
    seat: int
    holders: list[Holder]


@endpoint("GET", "/api/tables/{table}/seats/{seat}/holders", who="keeper", answer=Holders)
async def holders(asked: Asked) -> Holders:
    """Who holds the seat: devices, tokens and links that are not used yet."""
    return await _holders(asked)


async def _holders(asked: Asked) -> Holders:
    found = await _held(asked)
    listening = {one.session.hash for one in asked.house.hub.at(asked.doc.id) if one.session}
    mine = asked.caller.session
    shown = [
        Holder(
            held.id,
            held.kind,
            held.name,
            held.created,
            held.replaces,
            mine is not None and held.hash == mine.hash,
            held.hash in listening,
        )
        for held in found
    ]
    return Holders(asked.seat, shown)


async def _held(asked: Asked) -> list[Held]:
    doc, seat = asked.doc, asked.seat
    return await asked.house.people.held_by(doc.id, seat, doc.players[seat].holders)


@endpoint(
    "POST",
    "/api/tables/{table}/seats/{seat}/holders/{id}/revoke",
    who="keeper",
    answer=Holders,
)
async def revoke(asked: Asked) -> Holders:
    """Take a right to the seat back: at once, whoever made it."""
    held = next((one for one in await _held(asked) if one.id == asked.path["id"]), None)
    if held is None:
        raise Problem("no_right")
    seat, mine = asked.seat, asked.caller.session
    if held.kind == "token":
        await asked.edit(partial(seating.end_loan, seat=seat))
    elif held.kind == "link":
        await asked.house.people.end_link(held.hash)
    elif mine is not None and held.hash == mine.hash:
        raise Problem("this_device")
    elif held.person == asked.person.id:
        await asked.house.people.end_session(held.hash)
    else:
        assert held.person is not None
        await asked.edit(partial(seating.let_go, seat=seat, person=held.person))
    return await _holders(asked)
