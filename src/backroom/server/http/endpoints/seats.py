"""Seats: sitting down and getting up, and what a host does with them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec import Meta

from backroom.bots import STAND_IN
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.endpoints.tables import check_bot
from backroom.server.problems import Problem
from backroom.server.structs import HexString, Request, Seat, Token
from backroom.server.table import seating
from backroom.server.table.document import Doc
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
    asked.limits.guessing.take(asked.caller.address)
    tables = asked.house.tables
    found = await tables.id_by(code=code, invite=wanted.invite)
    if found is None:
        raise Problem("no_table")
    room = await tables.room(found)
    # Whoever has no name yet sees first whether there is a seat to take a name for.
    if not wanted.watch:
        await tables.edit(room, partial(_come, asked=asked))
    return asked.info(room)


def _come(doc: Doc, asked: Asked) -> None:
    """Sit down, if the code or invite is still that of the table: both are made anew when somebody
    is removed."""
    asked.check_again()
    wanted = asked.body
    if wanted.invite != doc.invite and (wanted.code or "").strip().upper() != doc.code:
        raise Problem("no_table")
    seating.join(doc, asked.person, wanted.seat)


class Sit(Request):
    """Take a free seat, or move to it; null gets up again. Before the start only."""

    seat: Seat | None
    also: bool = False


@endpoint("POST", "/api/tables/{table}/sit", who="named_member", body=Sit, answer=TableInfo)
async def sit(asked: Asked) -> TableInfo:
    """Take, change or leave a seat."""
    person, wanted = asked.person, asked.body

    def sit_down(doc: Doc) -> None:
        if not doc.has_person(person.id) and not doc.settings.listed:
            raise Problem("invite_needed")
        seating.sit(doc, person, wanted.seat, wanted.also)

    await asked.edit(sit_down)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/leave", who="player", answer=TableInfo)
async def leave(asked: Asked) -> TableInfo:
    """Leave: before the start the seats become free, afterwards they are resigned."""
    alter = partial(seating.leave, person=asked.person, stand_in=STAND_IN)
    await asked.edit(alter, refresh=True)
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

    await asked.edit(add)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/resign", who="seat", answer=TableInfo)
async def resign(asked: Asked) -> TableInfo:
    """Resign the seat: a bot plays on for good."""
    alter = partial(seating.resign, seat=asked.seat, stand_in=STAND_IN)
    await asked.edit(alter, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/return", who="seat", answer=TableInfo)
async def take_back(asked: Asked) -> TableInfo:
    """Take the own seat back from a stand-in."""
    await asked.house.tables.take_back(asked.room, asked.seat, asked.check_again)
    return asked.info()


# ------------------------------------------------------------------ the host's


class GiveToBot(Request):
    bot: Annotated[str, Meta(max_length=60)] = "random"


@endpoint(
    "POST", "/api/tables/{table}/seats/{seat}/bot", who="host", body=GiveToBot, answer=TableInfo
)
async def give_to_bot(asked: Asked) -> TableInfo:
    """Give a seat to a bot: before the start, or one that has been away for long."""
    seat = asked.seat

    def give(doc: Doc) -> None:
        bot = check_bot(asked.body.bot, doc.game)
        seating.give_to_bot(doc, seat, bot, asked.house.presence.is_away(asked.room, seat))

    await asked.edit(give, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/remove", who="host", answer=TableInfo)
async def remove(asked: Asked) -> TableInfo:
    """Remove whoever sits there: the seat becomes free, in a running match a bot's to the end.
    Code and invite are made anew."""
    alter = partial(seating.remove, seat=asked.seat, bot=STAND_IN)
    await asked.edit(alter, refresh=True)
    return asked.info()
