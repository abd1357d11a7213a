"""Lessons: played on the browser's real board. The server keeps nothing of them: whoever takes one
says with each request what they have done so far."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from backroom.engine.errors import Refused
from backroom.engine.lesson import Lesson, Reply, Run, lessons
from backroom.engine.view import view_hash
from backroom.server.games import find
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Line, Request
from backroom.server.table.history import LogStep
from backroom.server.table.state import State

MOST_STEPS = 60


class LessonInfo(Answer):
    """A lesson; its title is the text `lesson-NAME` of the game's catalogue. `keys` are the texts
    of its steps."""

    name: str
    seats: int
    seat: int
    keys: list[str]


class Lessons(Answer):
    lessons: list[LessonInfo]


@endpoint("GET", "/api/games/{game}/lessons", who="anyone", answer=Lessons)
async def lessons_of(asked: Asked) -> Lessons:
    """The lessons of a game, in their order."""
    return Lessons([_info(lesson) for lesson in _all(asked).values()])


def _info(lesson: Lesson) -> LessonInfo:
    keys = [step.key for step in lesson.steps]
    return LessonInfo(lesson.name, lesson.seats, lesson.seat, keys)


def _all(asked: Asked) -> dict[str, Lesson]:
    name = asked.path["game"]
    if name not in asked.house.games:
        raise Problem("no_game")
    return lessons(find(name))


# ------------------------------------------------------------------ taking one


class Learn(Request):
    """Where somebody is in a lesson: the own actions so far, an empty one for each step that was
    only read; and the next, where there is one. With `show` the step is done for them."""

    done: Annotated[list[Line], Meta(max_length=MOST_STEPS)] = field(default_factory=list)
    action: Line | None = None
    show: bool = False


class LessonReply(Answer):
    """What came of the action. `on`: it was meant. `wrong`: it is legal but was not, and `key` is
    what is said to that. `refused`: as a problem tells it. `read`: there is something to read."""

    kind: str
    key: str | None
    reason: str | None
    clause: str | None
    sentence: str | None


class LessonStep(Answer):
    """What is said (a text of the game's catalogue, `$p0`, `$p1` … being the players' names), where
    to look (keys of the board, in the order of clicks), the clause to read on in, and whether an
    action is waited for."""

    key: str
    at: list[str]
    clause: str | None
    acts: bool


class LessonScene(Answer):
    """What one line brought about, and the view after it."""

    events: list[dict[str, Any]]
    view: dict[str, Any]


class LessonMoment(Answer):
    """A lesson at one step; `step` is null at its end. `state` is as at a table. `scenes` lead here
    from the step before, `past` is all that was told since the beginning, and `foretold` what each
    legal action would cause."""

    done: list[str]
    step: LessonStep | None
    state: State
    scenes: list[LessonScene]
    past: list[LogStep]
    foretold: dict[str, list[dict[str, Any]]]
    reply: LessonReply | None


@endpoint(
    "POST",
    "/api/games/{game}/lessons/{lesson}",
    who="anyone",
    body=Learn,
    answer=LessonMoment,
    cost=5,
)
async def learn(asked: Asked) -> LessonMoment:
    """A step of a lesson, or what comes of an action in it."""
    offered = _all(asked)
    if asked.path["lesson"] not in offered:
        raise Problem("no_lesson")
    await asked.house.games.ready(asked.path["game"])
    wanted = asked.body
    lesson = offered[asked.path["lesson"]]
    return await asked.beside(_moment, lesson, wanted)


def _moment(lesson: Lesson, wanted: Learn) -> LessonMoment:
    reply: Reply | None = None
    try:
        run = lesson.after(wanted.done)
        if wanted.show:
            reply = run.show()
        elif wanted.action is not None:
            reply = run.take(wanted.action)
    except Refused:
        raise Problem("no_step") from None
    return LessonMoment(
        run.done,
        _step(run),
        _state(run),
        [LessonScene(scene.events, scene.view) for scene in run.scenes if scene.events],
        _past(run),
        _foretold(run),
        None if reply is None else _reply(reply),
    )


def _step(run: Run) -> LessonStep | None:
    step = run.step
    if step is None:
        return None
    return LessonStep(step.key, list(step.at), step.clause, bool(step.expect))


def _state(run: Run) -> State:
    view, seat = run.view(), run.lesson.seat
    ask = len(run.done) if view["legal"] else None
    return State(seat, len(run.done), ask, None, view, view_hash(view), [None] * run.lesson.seats)


def _past(run: Run) -> list[LogStep]:
    """Line by line, what the learner was told; what left no trace is no step."""
    told = (run.match.shown(line.events, run.lesson.seat) for line in run.match.lines)
    return [LogStep(step, events) for step, events in enumerate(filter(None, told))]


def _foretold(run: Run) -> dict[str, list[dict[str, Any]]]:
    if run.step is None or not run.step.expect:
        return {}
    return run.match.foretell(run.lesson.seat)


def _reply(reply: Reply) -> LessonReply:
    refused = reply.refused
    if refused is None:
        return LessonReply(reply.kind, reply.key, None, None, None)
    return LessonReply(reply.kind, None, refused.reason, refused.clause, str(refused))
