"""The report after a match, and hints during one."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec
from msgspec import Raw

from backroom.engine.game import Game
from backroom.engine.match import Action
from backroom.report.form import Report
from backroom.server.games import find
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import OWN_SEAT, endpoint
from backroom.server.problems import Problem
from backroom.server.structs import Answer
from backroom.server.table import history


class Spelled(Answer):
    """An action by its verb and its words."""

    verb: str
    arguments: list[str]


class MatchReport(Answer):
    """The report, once it is `ready`; before that, how many decisions of how many are judged.
    `steps` tells, for each line of the record and its end, the step of the audience's replay that
    shows the table before it; `actions` spells those that the report names."""

    state: Literal["waiting", "working", "failed", "ready"]
    done: int
    total: int
    report: Report | None = None
    steps: list[int] | None = None
    actions: dict[str, Spelled] | None = None


@endpoint(
    "GET",
    "/api/tables/{table}/report",
    who="member",
    answer=MatchReport,
    audience="any_after_end",
)
async def report(asked: Asked) -> MatchReport:
    """The report of a finished match, the same for everybody; asked for first, it is begun."""
    house, doc = asked.house, asked.doc
    asked.limits.looking_back.take(asked.caller.address)
    if doc.base:
        raise Problem("no_lines")
    kept = await house.reporting.kept(doc)
    if kept is None:
        progress = house.reporting.ask(doc)
        return MatchReport(progress.state, progress.done, progress.total)
    turns = await house.tables.turns(doc)
    steps = await asked.beside(history.steps_before, turns, asked.audience)
    # Already JSON, and sent as it is.
    sent = cast("Report", Raw(kept))
    return MatchReport("ready", 1, 1, sent, steps, _spelled(find(doc.game), kept))


def _spelled(game: Game, kept: bytes) -> dict[str, Spelled]:
    points = msgspec.json.decode(kept, type=Report).points[:-1]
    texts = sorted({text for point in points for text in (point.played, point.best)})
    actions = [Action.of(game, game.actions.code(text)) for text in texts]
    return {str(action): Spelled(action.verb, list(action.arguments)) for action in actions}


class Hint(Answer):
    """What the strongest player of the house would do, asked with what the seat knows. `ask` and
    `drafted` (how many actions) tell what for. `events` are what the action surely brings before
    any outcome; `chance` is how likely the seat is to win with it, and `otherwise` on average with
    the other actions considered; null where nothing was weighed, as in a talk."""

    ask: int
    drafted: int
    action: str
    events: list[dict[str, Any]]
    chance: float | None
    otherwise: float | None


@endpoint("GET", "/api/tables/{table}/hint", who="seat", answer=Hint, query=(OWN_SEAT,), cost=5)
async def hint(asked: Asked) -> Hint:
    """What would the boss do? Against bots always, among people where the table allows it."""
    doc, seat = asked.doc, asked.seat
    if not history.allows_hints(doc):
        raise Problem("no_hints")
    asked.limits.hints.take(asked.caller.address)
    ask = doc.open_ask(seat)
    if doc.state != "running" or ask is None:
        raise Problem("ask_over")
    standing = asked.room.table.standing
    preview = standing.preview(seat)
    if preview is not None and preview.barrier:
        raise Problem("confirm_first")
    position = standing.position if preview is None else preview.world
    assert position is not None
    told = await asked.house.thinking.hint(asked.room, position, seat)
    drafted = 0 if preview is None else len(preview.actions)
    return Hint(ask, drafted, told.action, told.events, told.chance, told.otherwise)
