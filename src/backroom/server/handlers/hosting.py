"""What a host does."""

from __future__ import annotations

from functools import partial

from backroom.server import api, seating
from backroom.server.bots import STAND_IN
from backroom.server.documents import Doc
from backroom.server.faults import Fault, too_late
from backroom.server.handlers.common import check_bot, check_ready, check_settings, info_for
from backroom.server.http import Asked
from backroom.server.room import Room
from backroom.server.services import Services
from backroom.server.tables import now


async def _hosted(services: Services, asked: Asked) -> Room:
    room = await services.room(asked)
    services.check_host(room.doc, asked.caller)
    return room


async def start(services: Services, asked: Asked) -> api.TableInfo:
    room = await _hosted(services, asked)
    seating.check_can_start(room.doc)
    check_ready(services, room.doc.game)
    await services.tables.begin(room)
    return info_for(services, room, asked)


async def pause(services: Services, asked: Asked) -> api.TableInfo:
    def stop(doc: Doc) -> None:
        if doc.state != "running":
            raise too_late("The match does not run.")
        doc.state, doc.paused_at = "paused", now()

    room = await _hosted(services, asked)
    await services.tables.edit(room, stop)
    return info_for(services, room, asked)


async def resume(services: Services, asked: Asked) -> api.TableInfo:
    def go_on(doc: Doc) -> None:
        if doc.state != "paused":
            raise too_late("The table is not paused.")
        rest = now() - (doc.paused_at or now())
        doc.state, doc.paused_at = "running", None
        doc.deadlines = [None if limit is None else limit + rest for limit in doc.deadlines]

    room = await _hosted(services, asked)
    await services.tables.edit(room, go_on, refresh=True)
    return info_for(services, room, asked)


async def close(services: Services, asked: Asked) -> api.TableInfo:
    def shut(doc: Doc) -> None:
        if doc.state == "closed":
            raise too_late("The table is closed already.")
        if doc.state != "over":
            doc.state = "closed"
        doc.settings = api.Settings(
            False, doc.settings.watch, doc.settings.pace, doc.settings.talk, doc.settings.clock
        )

    room = await _hosted(services, asked)
    await services.tables.edit(room, shut)
    return info_for(services, room, asked)


async def change_settings(services: Services, asked: Asked) -> api.TableInfo:
    wanted: api.Settings = asked.body
    check_settings(wanted)

    def change(doc: Doc) -> None:
        old = doc.settings
        fixed = (wanted.pace, wanted.talk, wanted.clock) == (old.pace, old.talk, old.clock)
        if doc.state != "open" and not fixed:
            raise too_late("Pace, talk and clock are settled before the start.")
        doc.settings = wanted

    room = await _hosted(services, asked)
    await services.tables.edit(room, change)
    return info_for(services, room, asked)


async def shuffle(services: Services, asked: Asked) -> api.TableInfo:
    room = await _hosted(services, asked)
    await services.tables.edit(room, seating.shuffle)
    return info_for(services, room, asked)


async def new_host(services: Services, asked: Asked) -> api.TableInfo:
    def change(doc: Doc) -> None:
        for player in doc.players:
            if player.owner == asked.body.person:
                doc.host, doc.host_name = asked.body.person, player.name or ""
                return
        raise Fault(422, "Only somebody who sits here can be the host.")

    room = await _hosted(services, asked)
    await services.tables.edit(room, change)
    return info_for(services, room, asked)


async def give_to_bot(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await _hosted(services, asked), asked.seat
    away = services.keeper.is_away(room, seat)
    bot = check_bot(asked.body.bot)
    alter = partial(seating.give_to_bot, seat=seat, bot=bot, is_away=away)
    await services.tables.edit(room, alter, refresh=True)
    return info_for(services, room, asked)


async def remove(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await _hosted(services, asked), asked.seat
    await services.tables.edit(room, partial(seating.remove, seat=seat, bot=STAND_IN), refresh=True)
    await services.people.drop_seat_token(room.doc.id, seat)
    services.dismiss(room, seat)
    return info_for(services, room, asked)
