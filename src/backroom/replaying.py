"""A record in the terminal: stepped through with keys, or told from beginning to end."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.match import Match
from backroom.terminal import draw_table

NEXT, BACK, FIRST, LAST, LEAVE = "next", "back", "first", "last", "leave"
KEYS = {
    **dict.fromkeys(("n", " ", "\r", "\n", "\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB"), NEXT),
    **dict.fromkeys(("p", "\x7f", "\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA"), BACK),
    **dict.fromkeys(("f", "\x1b[H", "\x1bOH", "\x1b[1~"), FIRST),
    **dict.fromkeys(("l", "\x1b[F", "\x1bOF", "\x1b[4~"), LAST),
    **dict.fromkeys(("q", "\x1b", "\x03", "\x04", ""), LEAVE),
}


class Replay:
    """A finished or running match, line by line; step 0 is the table before the first."""

    def __init__(self, match: Match, language: str, console: Console):
        self.match = match
        self.console = console
        self.say = match.game.say(language)
        self.names = [self.say.seat(seat) for seat in range(match.seats)]
        # One position for each step, so that going back costs nothing.
        at = Match(match.game, match.seats, match.options, match.edition, rules=match.rules)
        self.steps = [at.fork()]
        for line in match.lines:
            at.play(line.actor, line.text)
            self.steps.append(at.fork())

    def told(self, step: int) -> list[Text]:
        """A line as it stands in the record, and what came of it in words."""
        if step == 0:
            return [Text(self.say("replay-opening"), "bold")]
        line = self.match.lines[step - 1]
        events = self.steps[step].events_for(None, step - 1)
        told = [Text("  · " + self.say.event(event, self.names)) for event in events]
        return [Text.assemble((f"{step:>4}  ", "dim"), (str(line), "bold")), *told]

    def board(self, step: int) -> RenderableType:
        return draw_table(self.steps[step], None, self.say, self.names)

    def result(self) -> RenderableType:
        table = Table(box=None)
        for title in ("terminal-place", "terminal-player", "terminal-score"):
            table.add_column(self.say(title))
        match = self.match
        for place, seat in sorted((place, seat) for seat, place in enumerate(match.places)):
            table.add_row(str(place), self.names[seat], str(match.scores[seat]))
        return table

    def tell(self, brief: bool = False) -> None:
        """Everything, from the first line to the last; `brief` leaves boards out but the last."""
        last = len(self.steps) - 1
        for step in range(len(self.steps)):
            for text in self.told(step):
                self.console.print(text)
            if not brief or step == last:
                self.console.print(Group("", self.board(step), ""))
        if self.match.over:
            self.console.print(self.result())

    def walk(self, key: Callable[[], str]) -> None:
        """One step on the screen at a time, until the reader leaves."""
        step, last = 0, len(self.steps) - 1
        with self.console.screen(hide_cursor=True) as screen:
            while True:
                screen.update(self.page(step))
                pressed = KEYS.get(key())
                if pressed == LEAVE:
                    return
                to = {NEXT: step + 1, BACK: step - 1, FIRST: 0, LAST: last}
                step = min(max(to.get(pressed or "", step), 0), last)

    def page(self, step: int) -> RenderableType:
        """The board, what has just happened, and where the reader is."""
        last = len(self.steps) - 1
        told: list[RenderableType] = [*self.told(step)]
        if step == last and self.match.over:
            told += ["", self.result()]
        told += ["", Text(self.say("replay-help", step=step, last=last), "dim")]
        page = Group(self.board(step), "", *told)
        if len(self.console.render_lines(page)) <= self.console.height:
            return page
        # What does not fit is cut off below; better the end of the board than the words.
        return Group(*told, "", self.board(step))


@contextlib.contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """Keys as they are pressed, those with several characters as one."""
    import termios
    import tty

    stream = sys.stdin.fileno()
    kept = termios.tcgetattr(stream)

    def key() -> str:
        pressed = os.read(stream, 1)
        # The rest of an arrow follows its Escape at once; after Escape alone nothing does.
        while pressed.startswith(b"\x1b") and select.select([stream], [], [], 0.05)[0]:
            pressed += os.read(stream, 1)
            if len(pressed) > 2 and (pressed[-1:].isalpha() or pressed.endswith(b"~")):
                break
        return pressed.decode(errors="replace")

    try:
        tty.setcbreak(stream)
        yield key
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, kept)
