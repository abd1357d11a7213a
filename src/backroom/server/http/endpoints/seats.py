"""Seats: sitting down and getting up, on this device or another, as a person or as an outside
bot; and what a host does with them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec import Meta

from backroom.bots import STAND_IN
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.endpoints.tables import check_bot
from backroom.server.http.responses import Reply
from backroom.server.problems import Problem
from backroom.server.structs import Answer, HexString, Request, Seat, Token
from backroom.server.table import seating
from backroom.server.table.document import Doc, Player
from backroom.server.table.public import TableInfo

# ------------------------------------------------------------------ coming and going


class Join(Request):
    """By invite or by code; a seat of one's choice, or the first free one."""

    invite: Token | None = None
    code: Token | None = None
    seat: Seat | None = None
    watch: bool = False


@endpoint("POST", "/api/join", who="anyone", body=Join, answer=TableInfo)
async def join(asked: Asked) -> TableInfo:
    """Sit down by invite or code, with a name; or watch."""
    wanted: Join = asked.body
    code = wanted.code.strip().upper() if wanted.code else None
    if bool(code) == bool(wanted.invite):
        raise Problem("invite_or_code")
    asked.house.limits.guessing.take(asked.caller.address)
    tables = asked.house.tables
    found = await tables.id_by(code=code, invite=wanted.invite)
    if found is None:
        raise Problem("no_table")
    room = await tables.room(found)
    # Whoever has no name yet sees first whether there is a seat to take a name for.
    if not wanted.watch:
        person = asked.person
        await tables.edit(room, lambda doc: seating.join(doc, person, wanted.seat))
    return asked.info(room)


class Sit(Request):
    """Take a free seat, or move to it; null gets up again. Before the start only."""

    seat: Seat | None
    also: bool = False


@endpoint("POST", "/api/tables/{table}/sit", who="named_member", body=Sit, answer=TableInfo)
async def sit(asked: Asked) -> TableInfo:
    """Take, change or leave a seat."""
    person, wanted = asked.person, asked.body
    if not asked.doc.has_person(person.id) and not asked.doc.settings.listed:
        raise Problem("invite_needed")
    alter = partial(seating.sit, person=person, seat=wanted.seat, also=wanted.also)
    await asked.house.tables.edit(asked.room, alter)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/leave", who="player", answer=TableInfo)
async def leave(asked: Asked) -> TableInfo:
    """Leave: before the start the seats become free, afterwards they are resigned."""
    alter = partial(seating.leave, person=asked.person, stand_in=STAND_IN)
    await asked.house.tables.edit(asked.room, alter, refresh=True)
    return asked.info()


# ------------------------------------------------------------------ the own seat


class AddString(Request):
    """What a seat's browser adds to the dealing, in hexadecimal; before the start."""

    string: HexString


@endpoint(
    "POST",
    "/api/tables/{table}/seats/{seat}/string",
    who="seat",
    body=AddString,
    answer=TableInfo,
)
async def add_string(asked: Asked) -> TableInfo:
    """Add to the dealing, before the start."""
    key = str(asked.seat)

    def add(doc: Doc) -> None:
        seating.check_open(doc)
        if key in doc.strings:
            raise Problem("added_already")
        doc.strings[key] = asked.body.string

    await asked.house.tables.edit(asked.room, add)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/resign", who="seat", answer=TableInfo)
async def resign(asked: Asked) -> TableInfo:
    """Resign the seat: a bot plays on for good."""
    alter = partial(seating.resign, seat=asked.seat, stand_in=STAND_IN)
    await asked.house.tables.edit(asked.room, alter, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/return", who="seat", answer=TableInfo)
async def take_back(asked: Asked) -> TableInfo:
    """Take the own seat back from a stand-in."""
    await asked.house.tables.take_back(asked.room, asked.seat)
    return asked.info()


# ------------------------------------------------------------------ other devices, outside bots


class SeatLink(Answer):
    """A link `/c/TOKEN` that gives its first user the seat."""

    token: str
    seat: int


@endpoint("POST", "/api/tables/{table}/seats/{seat}/link", who="seat_or_host", answer=SeatLink)
async def link(asked: Asked) -> SeatLink:
    """A link to go on with the seat on another device; the host's re-issues a seat."""
    doc, seat = asked.doc, asked.seat
    if doc.players[seat].kind == "bot" and doc.state != "open":
        raise Problem("bot_plays_that")
    replaces = not doc.holds(asked.person.id, seat)
    return SeatLink(await asked.house.people.link(doc.id, seat, replaces), seat)


class ContinueWith(Request):
    """The token of a continue-on-another-device link."""

    token: Token


@endpoint("POST", "/api/continue", who="anyone", body=ContinueWith, answer=TableInfo)
async def continue_here(asked: Asked) -> Reply:
    """Take a seat along to this device, once per link."""
    house, caller = asked.house, asked.caller
    house.limits.guessing.take(caller.address)
    table, seat, replaces = await house.people.use_link(asked.body.token)
    room = await house.tables.room(table)
    cookie = None
    if caller.person is None:
        # A browser that is nobody yet becomes a guest with the name of the seat.
        name = room.doc.players[seat].name or "Guest"
        caller.person, cookie = await house.people.new_guest(name)
    alter = partial(seating.give_to_person, seat=seat, person=caller.named, replaces=replaces)
    await house.tables.edit(room, alter)
    return Reply(asked.info(room), cookie=cookie)


class SeatToken(Answer):
    """What an outside bot sends as `Authorization: Bearer TOKEN`."""

    token: str
    table: str
    seat: int


@endpoint("POST", "/api/tables/{table}/seats/{seat}/token", who="seat_or_host", answer=SeatToken)
async def token(asked: Asked) -> SeatToken:
    """A token with which an outside bot plays the seat: the own, or a free one of the host's."""
    doc, seat = asked.doc, asked.seat
    if not doc.holds(asked.person.id, seat) and doc.players[seat].kind != "free":
        raise Problem("not_yours")

    def outside(doc: Doc) -> None:
        if doc.players[seat].kind == "free":
            doc.players[seat] = Player("person", "outside bot", None, [])
        doc.players[seat].outside = True

    made = await asked.house.people.seat_token(doc.id, seat)
    await asked.house.tables.edit(asked.room, outside)
    return SeatToken(made, doc.id, seat)


# ------------------------------------------------------------------ the host's


class GiveToBot(Request):
    bot: Annotated[str, Meta(max_length=60)] = "random"


@endpoint(
    "POST", "/api/tables/{table}/seats/{seat}/bot", who="host", body=GiveToBot, answer=TableInfo
)
async def give_to_bot(asked: Asked) -> TableInfo:
    """Give a seat to a bot: before the start, or one that has been away for long."""
    away = asked.house.clocks.is_away(asked.room, asked.seat)
    bot = check_bot(asked.body.bot)
    alter = partial(seating.give_to_bot, seat=asked.seat, bot=bot, is_away=away)
    await asked.house.tables.edit(asked.room, alter, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/remove", who="host", answer=TableInfo)
async def remove(asked: Asked) -> TableInfo:
    """Remove whoever sits there: the seat becomes free, in a running match a bot's."""
    house, room, seat = asked.house, asked.room, asked.seat
    alter = partial(seating.remove, seat=seat, bot=STAND_IN)
    await house.tables.edit(room, alter, refresh=True)
    await house.people.drop_seat_token(room.doc.id, seat)
    house.hub.dismiss(room.doc, seat)
    return asked.info()
