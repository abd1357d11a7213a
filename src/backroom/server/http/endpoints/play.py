"""Playing: commands and what came of them; talk."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket

from backroom.server.http import sockets
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import OWN_SEAT, Parameter, endpoint
from backroom.server.problems import Problem
from backroom.server.structs import Answer, ChatText, Request
from backroom.server.table.history import events_for
from backroom.server.table.messages import ChatLine, Message
from backroom.server.table.state import State
from backroom.server.table.table import Command, Done
from backroom.server.table.turn import Step, TurnRow
from backroom.server.tables import Room

MOST_WAIT = 30
# Older steps are not told one by one; the state that follows is.
MOST_STEPS = 500


@endpoint("POST", "/api/tables/{table}/commands", who="seat", body=Command, answer=Done)
async def command(asked: Asked) -> bytes:
    """Answer the ask put to a seat."""
    player = asked.doc.players[asked.seat]
    if player.by_bot and asked.caller.seat is None:
        raise Problem("bot_plays")
    return await asked.house.tables.command(asked.room, asked.body)


@endpoint("GET", "/api/tables/{table}/state", who="member", answer=State, audience="own")
async def state(asked: Asked) -> State:
    """All an audience knows."""
    return asked.room.table.state(asked.audience)


# ------------------------------------------------------------------ the stream


class Events(Answer):
    """What happened after number `after`, and the state that follows. `gap` tells that older
    steps are not told one by one any more."""

    steps: list[Step]
    state: State
    gap: bool


@endpoint(
    "GET",
    "/api/tables/{table}/events",
    who="member",
    answer=Events,
    audience="own",
    query=(
        Parameter("after", int, "The last number known; 0 for all.", required=True),
        Parameter("wait", int, "Wait up to so many seconds for something new (at most 30)."),
    ),
)
async def events(asked: Asked) -> Events:
    """What happened after a number of the audience's stream."""
    room, audience = asked.room, asked.audience
    after, wait = asked.query["after"], asked.query["wait"]
    if wait and room.table.state(audience).number <= after:
        await _something_new(room, audience, after, min(wait, MOST_WAIT))
    turns = await _turns_after(asked, after)
    place = -1 if audience is None else audience
    now = room.table.state(audience)
    steps = []
    for turn in turns:
        told = turn.streams[place]
        # What came in between reading and answering is told the next time.
        if told is not None and after < told <= now.number:
            assert room.position is not None
            steps.append(Step(told, events_for(room.position.game, turn, audience)))
    gap = bool(turns) and turns[0].number > 0 and len(turns) >= MOST_STEPS
    return Events(steps, now, gap)


async def _something_new(room: Room, audience: int | None, after: int, seconds: int) -> None:
    with contextlib.suppress(asyncio.TimeoutError):
        async with asyncio.timeout(seconds):
            while room.table.state(audience).number <= after:
                await room.moved.wait()


async def _turns_after(asked: Asked, after: int) -> list[TurnRow]:
    """From memory where that reaches back far enough, else from disk."""
    place = -1 if asked.audience is None else asked.audience
    recent = list(asked.room.table.recent)
    for turn in recent:
        told = turn.streams[place]
        if told is not None and told <= after:
            return recent
    if recent and recent[0].number == 0:
        return recent
    doc = asked.doc
    return await asked.house.tables.turns(doc, first=max(0, doc.turns - MOST_STEPS))


@endpoint("WEBSOCKET", "/api/tables/{table}/socket", who="member", answer=Message, audience="own")
async def socket(asked: Asked, connection: WebSocket) -> None:
    """The audience's stream: welcome, then updates, table and chat messages."""
    await sockets.follow_table(asked, connection)


# ------------------------------------------------------------------ before acting


class Why(Answer):
    """Why an action is not legal; all null when it is."""

    legal: bool
    reason: str | None
    clause: str | None
    sentence: str | None


@endpoint(
    "GET",
    "/api/tables/{table}/why",
    who="seat",
    answer=Why,
    query=(OWN_SEAT, Parameter("action", str, "The action's text.", required=True)),
)
async def why(asked: Asked) -> Why:
    """Why an action is not legal."""
    standing, seat = asked.room.table.standing, asked.seat
    if standing.position is None:
        raise Problem("not_started")
    preview = standing.preview(seat)
    # With a draft, what is possible after it.
    position = preview.world if preview else standing.position
    reason = position.why_not(seat, asked.query["action"])
    if reason is None:
        return Why(True, None, None, None)
    return Why(False, reason.name, reason.clause, reason.sentence)


class Foretold(Answer):
    """What each legal action would cause: by its text, the events that follow before any outcome,
    as the seat will see them. `ask` and `drafted` (how many actions) tell what for: the actions are
    those after the draft. Of an action that reveals something, only what is certain is told."""

    ask: int
    drafted: int
    foretold: dict[str, list[dict[str, Any]]]


@endpoint("GET", "/api/tables/{table}/foretell", who="seat", answer=Foretold, query=(OWN_SEAT,))
async def foretell(asked: Asked) -> Foretold:
    """What each legal action of a seat that is asked would cause."""
    standing, seat = asked.room.table.standing, asked.seat
    if standing.position is None:
        raise Problem("not_started")
    ask = asked.doc.asks[seat]
    # Who asks while somebody else answers has done nothing wrong: there is nothing to foretell.
    if not ask.open:
        return Foretold(ask.number, 0, {})
    preview = standing.preview(seat)
    if preview is None:
        return Foretold(ask.number, 0, standing.position.match.foretell(seat))
    # After a barrier nothing more can be drafted.
    foretold = {} if preview.barrier else preview.world.match.foretell(seat)
    return Foretold(ask.number, len(preview.actions), foretold)


# ------------------------------------------------------------------ talk


class Chat(Answer):
    lines: list[ChatLine]


@endpoint("GET", "/api/tables/{table}/chat", who="member", answer=Chat, audience="own")
async def chat(asked: Asked) -> Chat:
    """What was said."""
    tables = asked.house.tables
    return Chat(await tables.chat_lines(asked.room, asked.caller.id, asked.audience))


class Say(Request):
    text: ChatText


@endpoint("POST", "/api/tables/{table}/chat", who="named_member", body=Say, answer=ChatLine)
async def say(asked: Asked) -> ChatLine:
    """Say something."""
    asked.house.limits.talking.take(asked.person.id)
    text = "".join(c for c in asked.body.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Problem("nothing_said")
    return await asked.house.tables.say(asked.room, asked.person, text)
