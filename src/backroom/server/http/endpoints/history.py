"""Looking back on a match: replay, log, record, verification, branches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from backroom.bots import STAND_IN
from backroom.server.games import find, has_secrets
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import Parameter, endpoint
from backroom.server.http.endpoints.tables import analysis_table, count_opened, new_doc
from backroom.server.http.responses import Reply
from backroom.server.problems import Problem
from backroom.server.structs import Request, Seat
from backroom.server.table import history
from backroom.server.table.document import Doc, Settings
from backroom.server.table.history import Log, Replay, Verification
from backroom.server.table.public import TableInfo
from backroom.server.table.turn import TurnRow


async def _past(asked: Asked) -> tuple[Doc, list[TurnRow]]:
    """The document and the turns of the same moment."""
    asked.limits.looking_back.take(asked.caller.address)
    if asked.room.position is None:
        raise Problem("not_started")
    doc = asked.doc
    return doc, await asked.house.tables.turns(doc)


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    who="member",
    answer=Replay,
    audience="any_after_end",
    query=(
        Parameter("first", int, "The first step wanted."),
        Parameter("count", int, "How many, at most 100."),
    ),
)
async def replay(asked: Asked) -> Replay:
    """The match as an audience saw it: while it runs the own seat's, then any."""
    doc, turns = await _past(asked)
    first, count = asked.query["first"] or 0, asked.query["count"]
    count = history.MOST_STEPS if count is None else count
    return await asked.beside(history.replay, doc, turns, asked.audience, first, count)


@endpoint(
    "GET",
    "/api/tables/{table}/log",
    who="member",
    answer=Log,
    audience="any_after_end",
    query=(
        Parameter("first", int, "The first step wanted; 0 without."),
        Parameter("count", int, "How many steps, at most 5000."),
    ),
)
async def log(asked: Asked) -> Log:
    """The replay without its views: what happened, from a step on."""
    doc, turns = await _past(asked)
    first, count = asked.query["first"] or 0, asked.query["count"]
    count = history.MOST_LOGGED if count is None else count
    return await asked.beside(history.log, doc, turns, asked.audience, first, count)


@endpoint(
    "GET",
    "/api/tables/{table}/record",
    who="member",
    answer="text/plain",
    audience="any_after_end",
)
async def record(asked: Asked) -> Reply:
    """The record; while the match runs with ? for what the seat may not see."""
    doc, turns = await _past(asked)
    text = await asked.beside(history.record, doc, turns, asked.audience)
    disposition = f'attachment; filename="{doc.game}-{doc.id[:8]}.txt"'
    return Reply(text, "text/plain; charset=utf-8", {"Content-Disposition": disposition})


@endpoint("GET", "/api/tables/{table}/verify", who="member", answer=Verification)
async def verify(asked: Asked) -> Verification:
    """Recompute every outcome, after the end."""
    doc, turns = await _past(asked)
    if not doc.is_ended:
        raise Problem("secret_hidden")
    return await asked.beside(history.verify, doc, turns)


class Branch(Request):
    """A new table for analysis, from step `step` of an audience's replay (null: the end), or of a
    finished match from before line `line` of its record. With `against_bots`, of a finished match,
    they play all seats but `seat`."""

    seat: Seat | None = None
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    line: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    against_bots: bool = False


@endpoint("POST", "/api/tables/{table}/branch", who="named_member", body=Branch, answer=TableInfo)
async def branch(asked: Asked) -> TableInfo:
    """A new table that goes on from a moment of this one, for analysis. Of a running match only
    where one person plays all human seats; bots play on there, with hands that are made up."""
    wanted, old = asked.body, asked.doc
    if asked.room.position is None:
        raise Problem("not_started")
    if wanted.seat is not None and wanted.seat >= old.seats:
        raise Problem("no_seat")
    if wanted.against_bots and wanted.seat is None:
        raise Problem("no_seat")
    if not old.is_ended:
        if wanted.line is not None or wanted.against_bots:
            raise Problem("not_over")
        _check_alone(asked, old)
    count_opened(asked, old.lines)
    turns = await asked.house.tables.turns(old)
    if wanted.line is None:
        lines = await asked.beside(history.lines_up_to, old, turns, wanted.seat, wanted.step)
    else:
        lines = history.lines_before(turns, wanted.line)
    settings = Settings(watch=False, pace=old.settings.pace)
    doc = new_doc(asked, old.game, old.seats, old.options, old.edition, settings, old.rules)
    doc.previous = old.id
    mine = old.seats_of(asked.person.id)
    if old.is_ended or len(mine) == old.seats or not has_secrets(find(old.game)):
        doc.base = old.base
        bots = _bots(old, [wanted.seat]) if wanted.against_bots else None
        return await analysis_table(asked, doc, lines, bots=bots)
    eye = mine[0] if wanted.seat is None else wanted.seat
    doc.base = await asked.beside(history.known_world, old, lines, eye)
    return await analysis_table(asked, doc, [], bots=_bots(old, mine))


def _bots(old: Doc, but: Sequence[int | None]) -> dict[int, str]:
    """Who plays the other seats: the bots that sat there, else such as stand in for people."""
    others = [seat for seat in range(old.seats) if seat not in but]
    return {seat: old.players[seat].bot or STAND_IN for seat in others}


def _check_alone(asked: Asked, doc: Doc) -> None:
    owners = {player.owner for player in doc.players if player.kind == "person"}
    if owners != {asked.person.id} or not doc.seats_of(asked.person.id):
        raise Problem("no_branch")
    if asked.body.seat is not None and not doc.holds(asked.person.id, asked.body.seat):
        raise Problem("not_yours")
