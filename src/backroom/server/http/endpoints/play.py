"""Playing: commands and what came of them; talk."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from starlette.websockets import WebSocket

from backroom.server.http import sockets
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import OWN_SEAT, Parameter, endpoint
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.structs import Answer, ChatText, Request, Uuid
from backroom.server.table.document import Doc
from backroom.server.table.history import events_for
from backroom.server.table.messages import ChatLine, Message
from backroom.server.table.state import State
from backroom.server.table.table import Command, Done
from backroom.server.table.turn import Step, TurnRow

MOST_WAIT = 30
# Older steps are not told one by one; the state that follows is.
MOST_STEPS = 500
# What they count for where they are read from disk, in usual requests.
FROM_DISK = 20


@endpoint("POST", "/api/tables/{table}/commands", who="seat", body=Command, answer=Done)
async def command(asked: Asked) -> bytes:
    """Answer the ask put to a seat."""

    def check(doc: Doc) -> None:
        asked.check_again()
        if doc.players[asked.seat].by_bot and not asked.caller.has_token:
            raise Problem("bot_plays")

    return await asked.house.tables.command(asked.room, asked.body, check)


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
    # The window is counted in the audience's own stream: the table's turns would tell it of those
    # that left no trace there.
    now, doc = room.table.state(audience), asked.doc
    first = max(after, now.number - MOST_STEPS)
    place = -1 if audience is None else audience
    steps = []
    for turn in await _turns_after(asked, doc, first):
        told = turn.streams[place]
        # What came in between reading and answering is told the next time.
        if told is not None and first < told <= now.number:
            assert room.position is not None
            steps.append(Step(told, events_for(room.position.game, turn, audience)))
    return Events(steps, now, gap=first > after)


async def _something_new(room: Room, audience: int | None, after: int, seconds: int) -> None:
    room.waiters += 1
    try:
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(seconds):
                while room.table.state(audience).number <= after:
                    await room.moved.wait()
                    if room.lost:
                        raise Elsewhere(None)
    finally:
        room.waiters -= 1


async def _turns_after(asked: Asked, doc: Doc, number: int) -> list[TurnRow]:
    """The turns after a number of the audience's stream, and some before: from memory where that
    reaches back far enough, else from disk. All of them, however many: how far back to look for
    those of the audience would tell how many others there are."""
    kept = asked.room.table.recent.after(asked.audience, number)
    if kept is not None:
        return kept
    asked.limits.requests.take(asked.caller.address, FROM_DISK)
    return await asked.house.tables.turns(doc)


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
    those after the draft, or those in whose place its last one stands that takes effect only with
    "confirm". Of an action that reveals something, only what is certain is told."""

    ask: int
    drafted: int
    foretold: dict[str, list[dict[str, Any]]]


@endpoint(
    "GET",
    "/api/tables/{table}/foretell",
    who="seat",
    answer=Foretold,
    query=(OWN_SEAT,),
    cost=5,
)
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
    # A barrier has not been played yet: what it would cause is told like before it was drafted.
    drafted = len(preview.actions) - preview.barrier
    return Foretold(ask.number, drafted, preview.world.match.foretell(seat))


# ------------------------------------------------------------------ talk


class Chat(Answer):
    lines: list[ChatLine]


@endpoint("GET", "/api/tables/{table}/chat", who="member", answer=Chat, audience="own", cost=5)
async def chat(asked: Asked) -> Chat:
    """What was said."""
    tables = asked.house.tables
    return Chat(await tables.chat_lines(asked.room, asked.caller.id, asked.audience))


class Say(Request):
    """The same `id` twice is one line: for whoever did not hear the answer, and asks again."""

    text: ChatText
    id: Uuid | None = None


@endpoint("POST", "/api/tables/{table}/chat", who="named_member", body=Say, answer=ChatLine)
async def say(asked: Asked) -> ChatLine:
    """Say something."""
    asked.limits.talking.take(asked.person.id)
    asked.limits.talking_here.take(asked.caller.address)
    text = "".join(c for c in asked.body.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Problem("nothing_said")
    say = partial(asked.house.tables.say, text=text, id_=asked.body.id, check=asked.check_again)
    return await say(asked.room, asked.person)
