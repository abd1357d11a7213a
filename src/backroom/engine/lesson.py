"""Lessons: a match whose chance is scripted, played step by step.

`lessons/NAME.toml` of a game:

number = 1                             where it stands among the game's lessons
seats = 2
seat = 0                               the learner's
seed = 7                               for outcomes that no script names; without it, all are named
start = ["* open left red3", …]        lines of a record

[[step]]
name = "place"                         its text is `lesson-NAME-place` in the game's catalogues
at = ["own3", "c1"]                    where to look: keys of the board, in the order of clicks;
                                       what is not drawn on a screen is passed over there
clause = "B5"                          the clause to read on in
expect = "place own3 c1"               what is meant, one pattern or several; without it, a click
wrong = { "move *" = "move" }          what is legal and not meant: `lesson-NAME-place-move` answers
then = ["1 place own3 b1", …]          what others and chance do next

Whatever is said, the rules decide what may be done: a lesson only plays lines that they allow.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

from backroom.engine import dealing
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.match import Line, Match
from backroom.engine.texts import Texts

NAME = re.compile(r"[a-z][a-z0-9_]{0,29}\Z")
# In the place of an action: the learner has read what a step says, and goes on.
READ = ""
STEP_FIELDS = {"name", "at", "clause", "expect", "wrong", "then"}
LESSON_FIELDS = {"number", "seats", "seat", "seed", "options", "start", "step"}


@dataclass(frozen=True)
class Step:
    """One thing to say, one place to look at, and what is waited for."""

    name: str
    key: str
    at: tuple[str, ...]
    clause: str | None
    expect: tuple[str, ...]
    wrong: tuple[tuple[str, str], ...]
    then: tuple[str, ...]

    def means(self, action: str) -> bool:
        """Whether an action is what the step waits for."""
        return any(fnmatchcase(action, pattern) for pattern in self.expect)

    def answer(self, action: str) -> str | None:
        """The key of what is said to an action that is legal and not meant."""
        return next((key for pattern, key in self.wrong if fnmatchcase(action, pattern)), None)

    @property
    def keys(self) -> tuple[str, ...]:
        """Every text of the step."""
        return (self.key, *dict.fromkeys(key for _, key in self.wrong))


@dataclass(frozen=True)
class Scene:
    """What one line brought about, as the learner sees it."""

    line: Line
    events: list[dict[str, Any]]
    view: dict[str, Any]


@dataclass(frozen=True)
class Reply:
    """What comes of an action: the lesson goes `on`; or it was legal but not meant (`wrong`, with
    the key of what is said); or against the rules (`refused`); or there is something to read."""

    kind: Literal["on", "wrong", "refused", "read"]
    key: str | None = None
    refused: Refused | None = None


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file tells it."""

    game: Game
    name: str
    number: int
    seats: int
    seat: int
    seed: int | None
    options: dict[str, Any]
    start: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """The key of its title."""
        return f"lesson-{self.name}"

    def names(self, say: Texts) -> list[str]:
        """What the players are called, by seat."""
        return [say(f"lesson-player-{seat}") for seat in range(self.seats)]

    def players(self, say: Texts) -> dict[str, str]:
        """The same as the texts of a lesson use them: `$p0`, `$p1`, …"""
        return {f"p{seat}": name for seat, name in enumerate(self.names(say))}

    def begin(self) -> Run:
        return Run(self)

    def after(self, done: Iterable[str]) -> Run:
        """The lesson after these actions, `READ` for each step that was only read."""
        run = self.begin()
        for action in done:
            if run.step is None or run.take(action).kind != "on":
                raise Refused("The lesson does not go that way.", reason="no_step")
        return run


class Run:
    """Somebody takes a lesson: the match, the step they are at, and what happened on the way."""

    def __init__(self, lesson: Lesson):
        self.lesson = lesson
        self.match = Match(lesson.game, lesson.seats, lesson.options)
        self.done: list[str] = []
        # Of the step before, the learner's own action first.
        self.scenes: list[Scene] = []
        self._play(lesson.start)

    @property
    def step(self) -> Step | None:
        """The step to be done; None at the end."""
        steps = self.lesson.steps
        return steps[len(self.done)] if len(self.done) < len(steps) else None

    def take(self, action: str) -> Reply:
        """The learner acts, or has read (`READ`). Whatever does not lead on changes nothing."""
        step, seat = self.step, self.lesson.seat
        if step is None:
            raise Refused("The lesson is over.", reason="no_step")
        if not step.expect:
            if action != READ:
                return Reply("read")
        else:
            if action == READ:
                return Reply("read", step.key)
            try:
                self.match.legal_code(seat, action)
            except Refused as refused:
                return Reply("refused", refused=refused)
            if not step.means(action):
                return Reply("wrong", step.answer(action))
        self.scenes = []
        own = [] if action == READ else [f"{seat} {action}"]
        self._play([*own, *step.then])
        self.done.append(action)
        return Reply("on")

    def show(self) -> Reply:
        """Do for the learner what the step waits for."""
        step = self.step
        if step is None or not step.expect:
            return self.take(READ)
        legal = map(str, self.match.legal(self.lesson.seat))
        return self.take(next(action for action in legal if step.means(action)))

    def view(self) -> dict[str, Any]:
        """What the learner sees; nothing may be done while there is something to read."""
        view = self.match.view(self.lesson.seat)
        if self.step is None or not self.step.expect:
            view |= {"ask": None, "legal": []}
        return view

    def _play(self, lines: Sequence[str]) -> None:
        for text in lines:
            if not text.startswith("*"):
                self._deal()
            self.match.play_lines([text])
            self._show()
        self._deal()

    def _deal(self) -> None:
        """Outcomes that no line names come from the lesson's seed."""
        if self.lesson.seed is None:
            return
        key = dealing.dealing_key(dealing.seeded_secret(self.lesson.seed))
        while self.match.is_chance:
            possible = self.match.chance()
            place = dealing.lot(key, self.match.outcomes, list(possible.values()))
            self.match.play("*", list(possible)[place])
            self._show()

    def _show(self) -> None:
        line, seat = self.match.lines[-1], self.lesson.seat
        events = self.match.shown(line.events, seat)
        self.scenes.append(Scene(line, events, self.match.view(seat)))


# ------------------------------------------------------------------ reading files


@functools.cache
def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order; none where it has no folder for them."""
    found = [read(game, path) for path in (game.folder / "lessons").glob("*.toml")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda one: one.number)}


def lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name."""
    found = lessons(game)
    if name not in found:
        there = ", ".join(found) or "none"
        raise Refused(f"There is no lesson “{shown(name)}” of {game.name}; there are: {there}.")
    return found[name]


def read(game: Game, path: Path) -> Lesson:
    """Read a lesson; refuse a wrong one with file and reason."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        return _lesson(game, path.stem, told)
    except (tomllib.TOMLDecodeError, Wrong) as wrong:
        raise Refused(f"{shown(path.name)}: {wrong}.") from None


class Wrong(Exception):
    """A lesson's file is wrong; the reason."""


def _lesson(game: Game, name: str, told: dict[str, Any]) -> Lesson:
    _check_fields(told, LESSON_FIELDS, {"number", "seats", "seat", "start", "step"})
    if not NAME.match(name):
        raise Wrong("a lesson’s name is lower-case letters, digits and _")
    if not 0 <= told["seat"] < told["seats"]:
        raise Wrong(f"there is no seat {told['seat']}")
    steps = tuple(_step(name, one) for one in told["step"])
    if len({step.name for step in steps}) != len(steps):
        raise Wrong("two steps have the same name")
    return Lesson(
        game,
        name,
        told["number"],
        told["seats"],
        told["seat"],
        told.get("seed"),
        told.get("options", {}),
        tuple(told["start"]),
        steps,
    )


def _step(lesson: str, told: dict[str, Any]) -> Step:
    _check_fields(told, STEP_FIELDS, {"name"})
    name = told["name"]
    if not NAME.match(name):
        raise Wrong(f"“{shown(name)}” is no name of a step")
    key = f"lesson-{lesson}-{name}"
    wrong = told.get("wrong", {})
    if wrong and "expect" not in told:
        raise Wrong(f"step {name} waits for no action, so none can be wrong")
    return Step(
        name,
        key,
        _several(told.get("at", [])),
        told.get("clause"),
        _several(told.get("expect", [])),
        tuple((pattern, f"{key}-{answer}") for pattern, answer in wrong.items()),
        tuple(told.get("then", [])),
    )


def _several(told: str | list[str]) -> tuple[str, ...]:
    return (told,) if isinstance(told, str) else tuple(told)


def _check_fields(told: dict[str, Any], known: set[str], needed: set[str]) -> None:
    for name in sorted(set(told) - known):
        raise Wrong(f"“{shown(name)}” is not understood")
    for name in sorted(needed - set(told)):
        raise Wrong(f"“{name}” is missing")
