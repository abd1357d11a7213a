"""Lessons in the terminal: `backroom learn bosses`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from backroom.engine.game import Game
from backroom.engine.lesson import READ, Lesson, Reply, Step, lessons
from backroom.terminal import YOU, Sitting

QUIT, BACK, SHOW = ("q", "quit", "exit"), ("b", "back"), ("s", "show")


def first_table(game: Game) -> list[str]:
    """Who sits at the first game after a lesson."""
    return [YOU, *["lookout"] * (min(game.seats) - 1)]


class Learning(Sitting):
    """One lesson: says a step, waits for what it asks, and plays what follows."""

    def __init__(self, lesson: Lesson, language: str, console: Console):
        self.lesson = lesson
        self.course = lesson.begin()
        super().__init__(self.course.match, [YOU] * lesson.seats, language, console)
        self.names = lesson.names(self.say)
        # After how many lines the table was drawn last; what has not changed is not drawn again.
        self.drawn: int | None = None

    def run(self) -> bool:
        """Take the lesson to its end (True), or until somebody leaves (False)."""
        self.console.print(Text(self.say(self.lesson.key), "bold"))
        while (step := self.course.step) is not None:
            self._catch_up()
            self._say(step)
            if not self._wait(step):
                return False
        self._catch_up()
        self._end()
        return True

    def _catch_up(self) -> None:
        """What has happened, and the table after it."""
        if self.drawn != len(self.match.lines):
            self._tell(self.lesson.seat)
            self._show(self.lesson.seat)
        self.drawn = len(self.match.lines)

    def _say(self, step: Step) -> None:
        place = self.say("learn-step", step=len(self.course.done) + 1, count=len(self.lesson.steps))
        self.console.print(Text(place, "dim"))
        self.console.print(Text(self._text(step.key), "bold"))
        self.console.print(Text(self.say("learn-help" if step.expect else "learn-read"), "dim"))

    def _text(self, key: str) -> str:
        return self.say(key, **self.lesson.players(self.say))

    def _wait(self, step: Step) -> bool:
        """Until the step is done, or gone back from; False if the person quits."""
        while True:
            entry = " ".join(self.console.input("> ").split())
            if entry in QUIT:
                return False
            if entry in BACK:
                if self._back():
                    return True
            elif self._takes(step, entry):
                return True

    def _takes(self, step: Step, entry: str) -> bool:
        word, _, rest = entry.partition(" ")
        if entry in SHOW:
            return self.course.show().kind == "on"
        if word == "rule":
            self._rule(rest.upper())
        elif entry.startswith("?"):
            self._list(self.lesson.seat, entry[1:].strip())
        elif entry or not step.expect:
            action = self._by_number(self.lesson.seat, entry) if step.expect else entry
            reply = self.course.take(action or READ)
            self._answered(reply)
            return reply.kind == "on"
        return False

    def _answered(self, reply: Reply) -> None:
        if reply.kind == "wrong" and reply.key is not None:
            self.console.print(Text(self._text(reply.key), "yellow"))
        elif reply.kind == "refused" and reply.refused is not None:
            self._explain(reply.refused)
        elif reply.kind == "read":
            self.console.print(Text(self.say("learn-read-first"), "yellow"))

    def _back(self) -> bool:
        """One step back; not before the first."""
        if not self.course.done:
            self.console.print(Text(self.say("learn-at-first"), "yellow"))
            return False
        self.course = self.lesson.after(self.course.done[:-1])
        self.match = self.course.match
        self.told, self.drawn = len(self.match.lines), None
        return True

    def _end(self) -> None:
        """What comes now: a first game, or the next lesson."""
        game, all_lessons = self.lesson.game, list(lessons(self.lesson.game))
        players = ",".join(first_table(game))
        self.console.print(Text(self.say("learn-done", game=game.name, players=players), "bold"))
        after = all_lessons[all_lessons.index(self.lesson.name) + 1 :]
        if after:
            self.console.print(Text(self.say("learn-next", game=game.name, lesson=after[0])))
