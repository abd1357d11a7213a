"""Commands and what came of them."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from backroom.server import api, history
from backroom.server.api import Step
from backroom.server.documents import Doc
from backroom.server.faults import Fault, not_allowed, too_late
from backroom.server.http import Asked, Reply
from backroom.server.room import Room
from backroom.server.services import Services
from backroom.server.store import tables as stored
from backroom.server.store.tables import TurnRow

MOST_WAIT = 30
# Older steps are not told one by one; the state that follows is.
MOST_STEPS = 500


async def command(services: Services, asked: Asked) -> bytes:
    given: api.Command = asked.body
    room = await services.room(asked)
    services.check_holds(room.doc, asked.caller, given.seat)
    player = room.doc.players[given.seat]
    if player.by_bot and asked.caller.seat is None:
        raise too_late("A bot plays this seat now; take it back first.")
    return await services.tables.command(room, given)


async def state(services: Services, asked: Asked) -> api.State:
    room = await services.room(asked)
    return room.state(services.audience(room.doc, asked))


async def events(services: Services, asked: Asked) -> api.Events:
    room = await services.room(asked)
    audience = services.audience(room.doc, asked)
    after, wait = asked.query["after"], asked.query["wait"]
    if wait and room.state(audience).number <= after:
        await _something_new(room, audience, after, min(wait, MOST_WAIT))
    turns = await _turns_after(services, room, audience, after)
    place = room.doc.seats if audience is None else audience
    number = room.state(audience).number
    steps = []
    for turn in turns:
        told = turn.streams[place]
        # What came in between reading and answering is told the next time.
        if told is not None and after < told <= number:
            steps.append(Step(told, _seen(room, turn, audience)))
    gap = bool(turns) and turns[0].number > 0 and len(turns) >= MOST_STEPS
    return api.Events(steps, room.state(audience), gap)


async def _something_new(room: Room, audience: int | None, after: int, seconds: int) -> None:
    with contextlib.suppress(asyncio.TimeoutError):
        async with asyncio.timeout(seconds):
            while room.state(audience).number <= after:
                await room.moved.wait()


async def _turns_after(
    services: Services, room: Room, audience: int | None, after: int
) -> list[TurnRow]:
    """From memory where that reaches back far enough, else from disk."""
    place = room.doc.seats if audience is None else audience
    recent = list(room.recent)
    for turn in recent:
        told = turn.streams[place]
        if told is not None and told <= after:
            return recent
    if recent and recent[0].number == 0:
        return recent
    first = max(0, room.doc.turns - MOST_STEPS)
    read = partial(stored.turns_of, table=room.doc.id, first=first)
    return await services.database.read(read)


def _seen(room: Room, turn: TurnRow, audience: int | None) -> list[dict[str, Any]]:
    assert room.live is not None
    game = room.live.game
    seen = (game.event_for(row, audience) for line in turn.events for row in line)
    return [event for event in seen if event is not None]


async def why(services: Services, asked: Asked) -> api.Why:
    room = await services.room(asked)
    seat = asked.query["seat"]
    services.check_holds(room.doc, asked.caller, seat)
    if room.live is None:
        raise too_late("The match has not started yet.")
    preview = room.preview(seat)
    # With a draft, what is possible after it.
    match = preview.world if preview else room.live
    reason = match.why_not(seat, asked.query["action"])
    if reason is None:
        return api.Why(True, None, None, None)
    return api.Why(False, reason.name, reason.clause, reason.sentence)


async def foretell(services: Services, asked: Asked) -> api.Foretold:
    room = await services.room(asked)
    seat = asked.query["seat"]
    services.check_holds(room.doc, asked.caller, seat)
    if room.live is None:
        raise too_late("The match has not started yet.")
    ask = room.doc.asks[seat]
    if not ask.open:
        raise room.stale(seat, "That ask is over; this is how things stand now.")
    preview = room.preview(seat)
    if preview is None:
        return api.Foretold(ask.number, 0, room.live.foretell(seat))
    # After a barrier nothing more can be drafted.
    foretold = {} if preview.barrier else preview.world.foretell(seat)
    return api.Foretold(ask.number, len(preview.actions), foretold)


# ------------------------------------------------------------------ looking back


async def _past(services: Services, asked: Asked) -> tuple[Doc, list[TurnRow]]:
    services.looking_back.take(asked.caller.address)
    room = await services.room(asked)
    if room.live is None:
        raise too_late("The match has not started yet.")
    # The same moment for both, though others may act meanwhile.
    doc = room.doc
    turns = await services.database.read(partial(stored.turns_of, table=doc.id))
    return doc, [turn for turn in turns if turn.number < doc.turns]


def _any_after_the_end(services: Services, doc: Doc, asked: Asked) -> int | None:
    """While the match runs the own seat or the onlookers', after it any."""
    seat: int | None = asked.query.get("seat")
    if doc.state == "over":
        if seat is not None and seat >= doc.seats:
            raise Fault(404, "There is no such seat.")
        return seat
    return services.audience(doc, asked)


async def replay(services: Services, asked: Asked) -> api.Replay:
    doc, turns = await _past(services, asked)
    audience = _any_after_the_end(services, doc, asked)
    first, count = asked.query["first"] or 0, asked.query["count"]
    count = history.MOST_STEPS if count is None else count
    return await asyncio.to_thread(history.replay, doc, turns, audience, first, count)


async def log(services: Services, asked: Asked) -> api.Log:
    doc, turns = await _past(services, asked)
    audience = _any_after_the_end(services, doc, asked)
    first, count = asked.query["first"] or 0, asked.query["count"]
    count = history.MOST_LOGGED if count is None else count
    return history.log(doc, turns, audience, first, count)


async def record(services: Services, asked: Asked) -> Reply:
    doc, turns = await _past(services, asked)
    audience = _any_after_the_end(services, doc, asked)
    text = await asyncio.to_thread(history.record, doc, turns, audience)
    disposition = f'attachment; filename="{doc.game}-{doc.id[:8]}.txt"'
    return Reply(text, "text/plain; charset=utf-8", {"Content-Disposition": disposition})


async def verify(services: Services, asked: Asked) -> api.Verification:
    doc, turns = await _past(services, asked)
    if doc.state != "over":
        raise not_allowed("The dealing can be checked after the end, when the secret is shown.")
    return await asyncio.to_thread(history.verify, doc, turns)
