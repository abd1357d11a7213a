"""The sockets: a table's stream for one audience, and a person's notices."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.house import House
from backroom.server.http.admission import Asked
from backroom.server.http.push import push_of
from backroom.server.hub import Listener
from backroom.server.problems import Problem
from backroom.server.store.database import log_failure
from backroom.server.table.messages import ChatLine, GoodbyeMessage, WelcomeMessage
from backroom.server.table.public import table_info
from backroom.server.tables import Room

# Close codes: not allowed, nothing there, and try again later.
FORBIDDEN, UNKNOWN, LATER = 4403, 4404, 1013
NOT_FOUND = 404
Failure = Problem | Refused | OperationalError
FAILURES = (Problem, Refused, OperationalError)


async def follow_table(asked: Asked, socket: WebSocket) -> None:
    """Serve the socket of an audience that was admitted."""
    house, audience = asked.house, asked.audience
    await socket.accept()
    listener = Listener(asked.caller.id, asked.doc.id, audience, push_of(socket.scope))
    try:
        room, chat = await _up_to_now(house, asked.doc.id, listener)
    except FAILURES as problem:
        await _say_goodbye(socket, problem)
        return
    # From here to the welcome nothing else runs, so no message is lost or doubled.
    house.hub.add(listener)
    listener.send(_welcome(house, room, listener, chat, resync=False))
    house.hub.tell_about(room.doc)
    try:
        if audience is not None and asked.caller.id is not None:
            await _return_to(house, room, audience)
        await _converse(house, socket, listener)
    finally:
        house.hub.remove(listener, clock.now())
        house.hub.tell_about(room.doc)


async def follow_person(asked: Asked, socket: WebSocket) -> None:
    """Serve the socket of a person: notices of all their tables."""
    await socket.accept()
    listener = Listener(asked.person.id, push=push_of(socket.scope))
    asked.house.hub.add(listener)
    try:
        await _converse(asked.house, socket, listener)
    finally:
        asked.house.hub.remove(listener, clock.now())


async def turn_away(socket: WebSocket, problem: Failure) -> None:
    """Say why before closing: browsers do not show the status of a refused handshake."""
    await socket.accept()
    await _say_goodbye(socket, problem)


async def _say_goodbye(socket: WebSocket, problem: Failure) -> None:
    if isinstance(problem, OperationalError):
        # No goodbye: whoever loses a connection comes again by themselves.
        log_failure(problem)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(LATER)
        return
    unknown = isinstance(problem, Problem) and problem.status == NOT_FOUND
    reason = problem.key if isinstance(problem, Problem) else problem.reason
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        goodbye = msgspec.json.encode(GoodbyeMessage(str(problem), False, reason))
        await socket.send_text(goodbye.decode())
        await socket.close(UNKNOWN if unknown else FORBIDDEN)


def _welcome(
    house: House, room: Room, listener: Listener, chat: list[ChatLine], resync: bool
) -> bytes:
    doc = room.doc
    info = table_info(doc, house.hub.presence(doc.id), listener.person, listener.audience)
    state = room.table.state(listener.audience)
    return msgspec.json.encode(WelcomeMessage(info, state, chat, clock.now(), resync))


async def _up_to_now(house: House, table: str, listener: Listener) -> tuple[Room, list[ChatLine]]:
    """The table as it is now, and what was said at it so far: the next line comes by itself, so it
    must not be told here, and none before it may be missing."""
    while True:
        room = await house.tables.room(table)
        said = room.doc.talked, room.doc.whispered
        chat = await house.tables.chat_lines(room, listener.person, listener.audience)
        # While that was read somebody may have spoken, or the table may have been dropped.
        is_same = house.tables.rooms.get(table) is room
        if is_same and said == (room.doc.talked, room.doc.whispered):
            return room, [line for line in chat if -said[1] <= line.number <= said[0]]


async def _return_to(house: House, room: Room, seat: int) -> None:
    """Who comes back to a seat that a bot stands in for has it again."""
    player = room.doc.players[seat]
    if not player.stand_in or player.owner is None or player.resigned:
        return
    try:
        await house.tables.take_back(room, seat)
    except Problem:
        pass
    except OperationalError as problem:
        # They have it again the next time they come.
        log_failure(problem)


async def _converse(house: House, socket: WebSocket, listener: Listener) -> None:
    """Send what comes; clients only listen."""
    sending = asyncio.create_task(_send(house, socket, listener))
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


async def _send(house: House, socket: WebSocket, listener: Listener) -> None:
    try:
        while (message := await listener.next()) is not None:
            message = message or await _resynchronise(house, listener)
            if message:
                await socket.send_text(message.decode())
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone; the receiving side notices too
    except FAILURES as problem:
        await _say_goodbye(socket, problem)


async def _resynchronise(house: House, listener: Listener) -> bytes:
    """For a reader that has fallen behind; what it may still get comes after it."""
    house.metrics.resyncs.inc()
    if listener.table is None:
        return b""
    room, chat = await _up_to_now(house, listener.table, listener)
    if listener.gone:
        return b""  # only a goodbye is to come
    listener.resynchronise()
    return _welcome(house, room, listener, chat, resync=True)
