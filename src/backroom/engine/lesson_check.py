"""Can a lesson be finished? Every way through it is played, wrong turns and all."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from backroom.engine.errors import Refused
from backroom.engine.lesson import READ, Lesson, Run, Step
from backroom.engine.rulebook import clauses
from backroom.engine.texts import LANGUAGES, Missing


def faults(lesson: Lesson, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """What is wrong with a lesson, in sentences; nothing where it can be played to its end."""
    found = [*_texts_missing(lesson, languages), *_clauses_missing(lesson, languages)]
    try:
        run = lesson.begin()
    except Refused as refused:
        return [*found, f"{lesson.name}: its start cannot be played: {refused}"]
    return [*found, *_Walk(lesson).from_here(run)]


def _texts_missing(lesson: Lesson, languages: tuple[str, ...]) -> Iterator[str]:
    for language in languages:
        say = lesson.game.say(language)
        for key in (lesson.key, *(key for step in lesson.steps for key in step.keys)):
            try:
                say(key, **lesson.players(say))
            except Missing as missing:
                yield f"{lesson.name}: {missing}"


def _clauses_missing(lesson: Lesson, languages: tuple[str, ...]) -> Iterator[str]:
    for language in languages:
        known = clauses(lesson.game, language)
        for step in lesson.steps:
            if step.clause is not None and step.clause not in known:
                yield f"{lesson.name}, step {step.name}: no clause {step.clause} ({language})"


class _Walk:
    """Goes every way that a lesson leaves open; what has been seen from a position is not gone
    through again."""

    def __init__(self, lesson: Lesson):
        self.lesson = lesson
        self.seen: set[tuple[int, bytes]] = set()
        # Patterns that no legal action has met yet, by step.
        self.unheard = {
            (step.name, pattern)
            for step in lesson.steps
            for pattern in (*step.expect, *dict(step.wrong))
        }

    def from_here(self, run: Run) -> list[str]:
        found = list(self._on(run))
        for name, pattern in sorted(self.unheard) if not found else ():
            found.append(f"{self.lesson.name}, step {name}: “{pattern}” is never legal there")
        return found

    def _on(self, run: Run) -> Iterator[str]:
        place = (len(run.done), run.match.snapshot())
        if run.step is None or place in self.seen:
            return
        self.seen.add(place)
        if not run.step.expect:
            yield from self._next(run, READ)
            return
        legal = [str(action) for action in run.match.legal(self.lesson.seat)]
        meant = [action for action in legal if run.step.means(action)]
        if not meant:
            yield self._fault(run.step, "nothing that is meant is legal")
        yield from self._wrong_turns(run, run.step, legal)
        for action in meant:
            yield from self._next(run, action)

    def _next(self, run: Run, action: str) -> Iterator[str]:
        step = run.step
        assert step is not None
        try:
            onward = self.lesson.after([*run.done, action])
        except Refused as refused:
            yield self._fault(step, f"after “{action}” it cannot go on: {refused}")
            return
        yield from self._on(onward)

    def _wrong_turns(self, run: Run, step: Step, legal: list[str]) -> Iterator[str]:
        """Every legal action is meant or answered; one that is illegal is refused, and neither
        changes anything."""
        before = run.match.snapshot()
        for action in legal:
            self._hear(step, action)
            if step.means(action):
                continue
            reply = run.take(action)
            if reply.kind != "wrong" or reply.key is None:
                yield self._fault(step, f"nothing is said to “{action}”, which is legal")
                break
        for action in self._illegal(run, legal):
            if run.take(action).kind != "refused":
                yield self._fault(step, f"“{action}” is not refused, though against the rules")
        if run.match.snapshot() != before:
            yield self._fault(step, "a wrong turn changes the position")

    def _hear(self, step: Step, action: str) -> None:
        """What an action meets: every pattern that means it, or else the one that answers it."""
        heard = [pattern for pattern in step.expect if fnmatchcase(action, pattern)]
        if not heard:
            heard = [pattern for pattern, _ in step.wrong if fnmatchcase(action, pattern)][:1]
        self.unheard -= {(step.name, pattern) for pattern in heard}

    def _illegal(self, run: Run, legal: list[str]) -> list[str]:
        """One action of every verb that the rules do not allow now."""
        actions = run.match.game.actions
        found: dict[str, str] = {}
        for code, text in enumerate(actions.texts):
            if text not in legal:
                found.setdefault(actions.verbs[code].name, text)
        return list(found.values())

    def _fault(self, step: Step, what: str) -> str:
        return f"{self.lesson.name}, step {step.name}: {what}"
