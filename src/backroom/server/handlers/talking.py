"""Talk at a table."""

from __future__ import annotations

from backroom.server import api
from backroom.server.faults import Fault
from backroom.server.http import Asked
from backroom.server.services import Services


async def chat(services: Services, asked: Asked) -> api.Chat:
    room = await services.room(asked)
    audience = services.audience(room.doc, asked)
    return api.Chat(await services.tables.chat_lines(room, asked.caller.id, audience))


async def say(services: Services, asked: Asked) -> api.ChatLine:
    room = await services.room(asked)
    services.talking.take(asked.caller.known.id)
    text = "".join(c for c in asked.body.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Fault(422, "There is nothing to say in that.")
    return await services.tables.say(room, asked.caller.known, text)
