"""The replay viewer of the terminal: step by step with keys, or printed as a whole."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.drawing import drawing
from backroom.engine.errors import Refused
from backroom.saved import Moments

NEXT, BACK, FIRST, LAST, LEAVE = "next", "back", "first", "last", "leave"
KEYS = {
    **dict.fromkeys(("n", " ", "\r", "\n", "\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB"), NEXT),
    **dict.fromkeys(("p", "\x7f", "\b", "\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA"), BACK),
    **dict.fromkeys(("f", "\x1b[H", "\x1bOH", "\x1b[1~"), FIRST),
    **dict.fromkeys(("l", "\x1b[F", "\x1bOF", "\x1b[4~"), LAST),
    **dict.fromkeys(("q", "\x1b", "\x03", "\x04", ""), LEAVE),
}
# What follows the prefix of a special key in a Windows console.
WINDOWS_KEYS = {
    **{"M": "\x1b[C", "P": "\x1b[B", "K": "\x1b[D", "H": "\x1b[A"},
    **{"G": "\x1b[H", "O": "\x1b[F"},
}
UNKNOWN_KEY = "?"


class Replay:
    """Renders a match step by step; step 0 is the initial position."""

    def __init__(self, moments: Moments, language: str, console: Console):
        self.moments = moments
        self.console = console
        self.say = moments.game.say(language)
        self.names = moments.players or [self.say.seat(seat) for seat in range(moments.seats)]
        self.last = len(moments) - 1

    def told(self, step: int) -> list[Text]:
        """The record line of a step, and its events in words."""
        events = self.moments.events(step)
        told = [Text("  · " + self.say.event(event, self.names)) for event in events]
        if step == 0:
            return [*map(self._bold, self._opening()), *told]
        lines = self.moments.lines(step) or [""]
        return [*(self._line(step, line) for line in lines), *told]

    def _opening(self) -> Iterator[str]:
        if self.moments.seat is not None:
            yield self.say("replay-seen", seat=self.names[self.moments.seat])
        yield self.say("replay-opening")

    def _bold(self, text: str) -> Text:
        return Text(text, "bold")

    def _line(self, step: int, line: str) -> Text:
        return Text.assemble((f"{step:>4}  ", "dim"), (line, "bold"))

    def board(self, step: int) -> RenderableType:
        view = self.moments.view(step)
        if view is None:
            return Text(self.say("replay-hidden"), "dim")
        return drawing(self.moments.game)(view, self.say, self.names)

    def result(self) -> RenderableType | None:
        """The table of places and scores, if the match is over."""
        view = self.moments.view(self.last)
        if view is None or not view["over"]:
            return None
        table = Table(box=None)
        for title in ("terminal-place", "terminal-player", "terminal-score"):
            table.add_column(self.say(title))
        for place, seat in sorted((place, seat) for seat, place in enumerate(view["places"])):
            table.add_row(str(place), self.names[seat], self.say.number(view["scores"][seat]))
        return table

    def check(self) -> None:
        """Render every step once: refuse an untrusted file that cannot be drawn."""
        for step in range(len(self.moments)):
            try:
                self.told(step)
                self.console.render_lines(self.board(step))
            except (LookupError, TypeError, ValueError, AttributeError):
                raise Refused(f"Step {step} of what was seen cannot be drawn.") from None

    def tell(self, brief: bool = False) -> None:
        """Print all steps; `brief` prints the last board only."""
        for step in range(self.last + 1):
            for text in self.told(step):
                self.console.print(text)
            if not brief or step == self.last:
                self.console.print(Group("", self.board(step), ""))
        if (result := self.result()) is not None:
            self.console.print(result)

    def walk(self, key: Callable[[], str]) -> None:
        """The interactive viewer: show one step at a time until the reader quits."""
        step = 0
        with self.console.screen(hide_cursor=True) as screen:
            while True:
                screen.update(self.page(step))
                pressed = KEYS.get(key())
                if pressed == LEAVE:
                    return
                to = {NEXT: step + 1, BACK: step - 1, FIRST: 0, LAST: self.last}
                step = min(max(to.get(pressed or "", step), 0), self.last)

    def page(self, step: int) -> RenderableType:
        """One screen: the board, the last events, and the position in the match."""
        told: list[RenderableType] = [*self.told(step)]
        if step == self.last and (result := self.result()) is not None:
            told += ["", result]
        told += ["", Text(self.say("replay-help", step=step, last=self.last), "dim")]
        page = Group(self.board(step), "", *told)
        if len(self.console.render_lines(page)) <= self.console.height:
            return page
        # What does not fit is cut off below; better the end of the board than the words.
        return Group(*told, "", self.board(step))


if sys.platform == "win32":

    @contextlib.contextmanager
    def keyboard() -> Iterator[Callable[[], str]]:
        """Single key presses, unechoed; a key of several characters is read as one string."""
        import msvcrt

        yield lambda: windows_key(msvcrt.getwch)

else:

    @contextlib.contextmanager
    def keyboard() -> Iterator[Callable[[], str]]:
        """Single key presses, unechoed; a key of several characters is read as one string."""
        import termios
        import tty

        stream = sys.stdin.fileno()
        kept = termios.tcgetattr(stream)
        try:
            tty.setcbreak(stream)
            yield lambda: terminal_key(stream)
        finally:
            termios.tcsetattr(stream, termios.TCSADRAIN, kept)


def terminal_key(stream: int) -> str:
    """The next key of a Unix terminal in cbreak mode; an arrow with its whole escape sequence."""
    pressed = os.read(stream, 1)
    # The rest of an arrow follows its Escape at once; after Escape alone nothing does.
    while pressed.startswith(b"\x1b") and select.select([stream], [], [], 0.05)[0]:
        pressed += os.read(stream, 1)
        if len(pressed) > 2 and (pressed[-1:].isalpha() or pressed.endswith(b"~")):
            break
    return pressed.decode(errors="replace")


def windows_key(read: Callable[[], str]) -> str:
    """The next key of a Windows console; arrows, Home and End as a Unix terminal sends them."""
    pressed = read()
    if pressed not in ("\x00", "\xe0"):
        return pressed
    return WINDOWS_KEYS.get(read(), UNKNOWN_KEY)
