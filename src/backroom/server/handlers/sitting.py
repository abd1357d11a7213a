"""Sitting down and getting up, on this device or another, as a person or as an outside bot."""

from __future__ import annotations

import hashlib
from functools import partial

from backroom.server import api, seating
from backroom.server.bots import STAND_IN
from backroom.server.documents import Doc, Player
from backroom.server.faults import Fault, missing, not_allowed, too_late
from backroom.server.handlers.common import info_for
from backroom.server.http import Asked, Reply
from backroom.server.room import Room
from backroom.server.services import Services
from backroom.server.store import people as stored_people
from backroom.server.store import tables as stored


async def table(services: Services, asked: Asked) -> api.TableInfo:
    return info_for(services, await services.room(asked), asked)


async def join(services: Services, asked: Asked) -> api.TableInfo:
    wanted: api.Join = asked.body
    code = wanted.code.strip().upper() if wanted.code else None
    if bool(code) == bool(wanted.invite):
        raise Fault(422, "Give either an invite or a code.")
    services.guessing.take(asked.caller.address)
    read = partial(stored.id_by, code=code, invite=wanted.invite)
    found = await services.database.read(read)
    if found is None:
        raise missing("table")
    room = await services.tables.room(found)
    # Whoever has no name yet sees first whether there is a seat to take a name for.
    if not wanted.watch:
        person = asked.caller.known
        await services.tables.edit(room, lambda doc: seating.join(doc, person, wanted.seat))
    return info_for(services, room, asked)


async def sit(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person, wanted = asked.caller.known, asked.body
    inside = room.doc.has_person(person.id)
    if not inside and not room.doc.settings.listed:
        raise not_allowed("Sit down by invite or code.")
    await services.tables.edit(room, lambda doc: seating.sit(doc, person, wanted.seat, wanted.also))
    return info_for(services, room, asked)


async def leave(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person = asked.caller.known
    if not room.doc.has_person(person.id):
        raise not_allowed("You do not sit here.")
    await services.tables.edit(room, lambda doc: seating.leave(doc, person, STAND_IN), refresh=True)
    return info_for(services, room, asked)


async def add_string(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)

    def add(doc: Doc) -> None:
        seating.check_open(doc)
        if str(seat) in doc.strings:
            raise too_late("This seat has added to the dealing already.")
        doc.strings[str(seat)] = asked.body.string

    await services.tables.edit(room, add)
    return info_for(services, room, asked)


async def resign(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)
    await services.tables.edit(
        room, partial(seating.resign, seat=seat, stand_in=STAND_IN), refresh=True
    )
    return info_for(services, room, asked)


async def take_back(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)
    await come_back(services, room, seat)
    return info_for(services, room, asked)


async def come_back(services: Services, room: Room, seat: int) -> None:
    """The owner is there again: the stand-in gets up, and the clock starts anew."""

    def back(doc: Doc) -> None:
        seating.take_back(doc, seat)
        if room.live is not None and doc.state == "running":
            services.keeper.give_time(doc, room.live, seat)

    await services.tables.edit(room, back, refresh=True)


async def link(services: Services, asked: Asked) -> api.SeatLink:
    room, seat = await services.room(asked), asked.seat
    doc = room.doc
    seating.check_seat(doc, seat)
    person = asked.caller.known
    own = doc.holds(person.id, seat)
    if not own and doc.host != person.id:
        raise not_allowed("That seat is not yours.")
    if doc.players[seat].kind == "bot" and doc.state != "open":
        raise too_late("A bot plays that seat.")
    token = await services.people.link(doc.id, seat, replaces=not own)
    return api.SeatLink(token, seat)


async def continue_here(services: Services, asked: Asked) -> Reply:
    """A browser that is nobody yet becomes a guest with the name of the seat."""
    services.guessing.take(asked.caller.address)
    hashed = hashlib.sha256(asked.body.token.encode("utf-8", "surrogatepass")).hexdigest()
    found = await services.database.read(partial(stored_people.link_by, hashed=hashed))
    used = partial(stored_people.use_link, hashed=hashed)
    if found is None or not await services.database.write(used):
        raise Fault(404, "This link is not known, or was used already.")
    table_id, seat, replaces = found
    room = await services.tables.room(table_id)
    cookie = None
    if asked.caller.person is None:
        name = room.doc.players[seat].name or "Guest"
        asked.caller.person, cookie = await services.people.new_guest(name)
    person = asked.caller.known
    alter = partial(seating.give_to_person, seat=seat, person=person, replaces=replaces)
    await services.tables.edit(room, alter)
    return Reply(info_for(services, room, asked), cookie=cookie)


async def token(services: Services, asked: Asked) -> api.SeatToken:
    room, seat = await services.room(asked), asked.seat
    seating.check_seat(room.doc, seat)
    person = asked.caller.known
    if not room.doc.holds(person.id, seat):
        # A host may let an outside bot sit down in a free seat.
        services.check_host(room.doc, asked.caller)
        if room.doc.players[seat].kind != "free":
            raise not_allowed("That seat is not yours.")

    def outside(doc: Doc) -> None:
        if doc.players[seat].kind == "free":
            doc.players[seat] = Player("person", "outside bot", None, [])
        doc.players[seat].outside = True

    made = await services.people.seat_token(room.doc.id, seat)
    await services.tables.edit(room, outside)
    return api.SeatToken(made, room.doc.id, seat)
