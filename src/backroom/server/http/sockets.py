"""The sockets: a table's stream for one audience, and a person's notices."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from backroom.engine.errors import Refused
from backroom.server import clock
from backroom.server.house import House
from backroom.server.http.admission import Asked
from backroom.server.http.push import push_of
from backroom.server.http.requests import HOP
from backroom.server.hub import AGAIN, Listener
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.store.database import log_failure
from backroom.server.table.messages import ChatLine, GoodbyeMessage, WelcomeMessage
from backroom.server.table.public import table_info

# Close codes: not allowed, nothing there, and try again later.
FORBIDDEN, UNKNOWN, LATER = 4403, 4404, 1013
NOT_FOUND, TOO_MANY = 404, 429
# Problems that are over in a while.
PASSING = ("busy", "unwritten")
CLOSE_CODES: dict[int | None, int] = {NOT_FOUND: UNKNOWN, TOO_MANY: LATER}
Failure = Problem | Refused | OperationalError
FAILURES = (Problem, Refused, OperationalError)


async def follow_table(asked: Asked, socket: WebSocket) -> None:
    """Serve the socket of an audience that was admitted."""
    house, audience = asked.house, asked.audience
    await socket.accept()
    caller = asked.caller
    push = push_of(socket.scope)
    listener = Listener(caller.right, asked.doc.id, audience, push, caller.session)
    try:
        room, chat = await _up_to_now(house, asked.doc.id, listener)
        # The seat may have changed hands meanwhile, and the table may have been loaded anew.
        asked.check_again(room)
    except FAILURES as problem:
        await _say_goodbye(socket, problem)
        return
    listener.may_hear(room.doc)
    # From here to the welcome nothing else runs, so no message is lost or doubled.
    house.hub.add(listener)
    listener.send(_welcome(house, room, listener, chat, resync=False))
    house.hub.presence_changed(room.doc.id)
    try:
        if audience is not None and caller.id is not None:
            await _return_to(asked, room, audience)
        await _converse(house, socket, listener)
    finally:
        house.hub.remove(listener)
        house.hub.presence_changed(room.doc.id)


async def follow_person(asked: Asked, socket: WebSocket) -> None:
    """Serve the socket of a person: notices of all their tables."""
    await socket.accept()
    caller = asked.caller
    listener = Listener(caller.right, push=push_of(socket.scope), session=caller.session)
    asked.house.hub.add(listener)
    if caller.is_ended:
        asked.house.hub.end(listener, Problem("logged_out"))
    try:
        await _converse(asked.house, socket, listener)
    finally:
        asked.house.hub.remove(listener)


def places_for(asked: Asked, scope: Scope) -> contextlib.ExitStack:
    """Places for a socket: of its address, and at its table; refused where they are taken."""
    limits = asked.limits
    with contextlib.ExitStack() as places:
        # One that was passed on is counted where it arrived.
        if HOP not in scope:
            places.enter_context(limits.open_sockets.one(asked.caller.address))
        if "table" in asked.path:
            table, seat = asked.doc.id, asked.audience
            at_table = limits.onlookers if seat is None else limits.at_seat
            places.enter_context(at_table.one((table, seat)))
        return places.pop_all()


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
    if isinstance(problem, Elsewhere):
        # The same: the table is another process's now.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(AGAIN)
        return
    status = problem.status if isinstance(problem, Problem) else None
    reason = problem.key if isinstance(problem, Problem) else problem.reason
    if reason in PASSING:
        # The same: whoever is told goodbye does not come again.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(LATER)
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        again = status == TOO_MANY
        goodbye = msgspec.json.encode(GoodbyeMessage(str(problem), again, reason))
        await socket.send_text(goodbye.decode())
        await socket.close(CLOSE_CODES.get(status, FORBIDDEN))


def _welcome(
    house: House, room: Room, listener: Listener, chat: list[ChatLine], resync: bool
) -> bytes:
    doc = room.doc
    info = table_info(doc, house.hub.presence(doc.id), listener.person, listener.audience)
    state = room.table.state(listener.audience)
    return msgspec.json.encode(WelcomeMessage(info, state, chat, clock.house_time(), resync))


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


async def _return_to(asked: Asked, room: Room, seat: int) -> None:
    """Who comes back to a seat that a bot stands in for has it again."""
    player = room.doc.players[seat]
    if not player.stand_in or player.owner is None or player.resigned:
        return
    try:
        await asked.house.tables.take_back(room, seat, asked.check_again)
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
            await socket.close(listener.code)
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
