"""The sockets: a table's stream for one audience, and a person's notices."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from backroom.engine.errors import Refused
from backroom.server import api
from backroom.server.api import ChatLine
from backroom.server.faults import Fault, not_allowed
from backroom.server.handlers.sitting import come_back
from backroom.server.http import Caller, caller_of, check_origin
from backroom.server.hub import Listener
from backroom.server.info import table_info
from backroom.server.room import Room
from backroom.server.services import MOST_ID, Services
from backroom.server.tables import now
from backroom.server.trying import note, noted
from backroom.server.wire import push_of

# Close codes: not allowed, nothing there, and try again later.
FORBIDDEN, UNKNOWN, LATER = 4403, 4404, 1013
Problem = Fault | Refused | OperationalError


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{table}/socket?seat=N`."""
    services: Services = socket.app.state.services
    try:
        caller, room, audience = await _admit(socket, services)
    except (Fault, Refused, OperationalError) as problem:
        await _turn_away(socket, problem)
        return
    await socket.accept()
    listener = Listener(caller.id, room.doc.id, audience, push_of(socket.scope))
    try:
        room, chat = await _up_to_now(services, room.doc.id, listener)
    except (Fault, Refused, OperationalError) as problem:
        await _say_goodbye(socket, problem)
        return
    # From here to the welcome nothing else runs, so no message is lost or doubled.
    services.hub.add(listener)
    listener.send(welcome(services, room, listener, chat, resync=False))
    services.tables.tell_presence(room)
    try:
        await _return(services, room, caller, audience)
        await _converse(services, socket, listener)
    finally:
        services.hub.remove(listener, now())
        services.tables.tell_presence(room)


async def _admit(socket: WebSocket, services: Services) -> tuple[Caller, Room, int | None]:
    check_origin(socket, services.config)
    caller = await caller_of(socket, services.people)
    services.requests.take(caller.address)
    table = socket.path_params["table"]
    if len(table) > MOST_ID:
        raise Fault(404, "There is no such table.")
    room = await services.tables.room(table)
    text = socket.query_params.get("seat", "")
    if text == "":
        if not caller.may_see(room.doc):
            raise not_allowed("This table is not open to onlookers.")
        return caller, room, None
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Fault(404, "There is no such seat.")
    services.check_holds(room.doc, caller, int(text))
    return caller, room, int(text)


async def _turn_away(socket: WebSocket, problem: Problem) -> None:
    """Say why before closing: browsers do not show the status of a refused handshake."""
    await socket.accept()
    await _say_goodbye(socket, problem)


async def _say_goodbye(socket: WebSocket, problem: Problem) -> None:
    if isinstance(problem, OperationalError):
        # No goodbye: whoever loses a connection comes again by themselves.
        note(problem)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(LATER)
        return
    sentence = problem.sentence if isinstance(problem, Fault) else str(problem)
    unknown = isinstance(problem, Fault) and problem.status == 404
    goodbye = api.GoodbyeMessage(sentence, False, problem.reason)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(goodbye).decode())
        await socket.close(UNKNOWN if unknown else FORBIDDEN)


def welcome(
    services: Services, room: Room, listener: Listener, chat: list[ChatLine], resync: bool
) -> bytes:
    return msgspec.json.encode(
        api.WelcomeMessage(
            table_info(room.doc, services.hub, listener.person, listener.audience),
            room.state(listener.audience),
            chat,
            now(),
            resync,
        )
    )


async def _up_to_now(
    services: Services, table: str, listener: Listener
) -> tuple[Room, list[ChatLine]]:
    """The table as it is now, and what was said at it so far: the next line comes by itself, so it
    must not be told here, and none before it may be missing."""
    while True:
        room = await services.tables.room(table)
        said = room.doc.talked, room.doc.whispered
        chat = await services.tables.chat_lines(room, listener.person, listener.audience)
        # While that was read somebody may have spoken, or the table may have been laid aside.
        is_same = services.tables.rooms.get(table) is room
        if is_same and said == (room.doc.talked, room.doc.whispered):
            return room, [line for line in chat if -said[1] <= line.number <= said[0]]


async def _return(services: Services, room: Room, caller: Caller, audience: int | None) -> None:
    """Who comes back to a seat that a bot stands in for has it again."""
    if audience is None or caller.id is None:
        return
    player = room.doc.players[audience]
    if player.stand_in and player.owner is not None and not player.resigned:
        # Where nothing can be written now, they have it again the next time they come.
        with noted(), contextlib.suppress(Fault):
            await come_back(services, room, audience)


async def _converse(services: Services, socket: WebSocket, listener: Listener) -> None:
    """Send what comes; clients only listen."""
    sending = asyncio.create_task(_send(services, socket, listener))
    try:
        while not sending.done():
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
    except WebSocketDisconnect:
        pass
    finally:
        listener.close()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(services: Services, socket: WebSocket, listener: Listener) -> None:
    try:
        while (message := await listener.next()) is not None:
            message = message or await _everything_anew(services, listener)
            if message:
                await socket.send_text(message.decode())
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone; the receiving side notices too
    except (Fault, Refused, OperationalError) as problem:
        await _say_goodbye(socket, problem)


async def _everything_anew(services: Services, listener: Listener) -> bytes:
    """For a reader that has fallen behind; what it may still get comes after it."""
    services.metrics.resyncs += 1
    if listener.table is None:
        return b""
    room, chat = await _up_to_now(services, listener.table, listener)
    if listener.gone:
        return b""  # only a goodbye is to come
    listener.begin_anew()
    return welcome(services, room, listener, chat, resync=True)


async def my_socket(socket: WebSocket) -> None:
    """`/api/me/socket`: notices of all tables of a person."""
    services: Services = socket.app.state.services
    try:
        check_origin(socket, services.config)
        caller = await caller_of(socket, services.people)
        services.requests.take(caller.address)
        person = caller.known
    except (Fault, Refused, OperationalError) as problem:
        await _turn_away(socket, problem)
        return
    await socket.accept()
    listener = Listener(person.id, push=push_of(socket.scope))
    services.hub.add(listener)
    try:
        await _converse(services, socket, listener)
    finally:
        services.hub.remove(listener, now())
