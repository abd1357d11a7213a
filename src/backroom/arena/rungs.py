"""Progress of a ladder run in the terminal: a line for every rung as it is decided."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from backroom.arena.figures import figures
from backroom.arena.plan import Plan
from backroom.arena.running import Played
from backroom.arena.saying import Saying

# Wide enough for the games and players of the house, in 80 columns.
COLUMNS = (
    ("game", 18, False),
    ("one", 9, False),
    ("others", 10, False),
    ("bar", 6, True),
    ("won", 7, True),
    ("bounds", 9, True),
    ("matches", 9, True),
    ("verdict", 12, False),
)


class Rungs:
    """Prints the table's header at once, then a line for each rung."""

    def __init__(self, plan: Plan, console: Console, say: Saying):
        self.console = console
        self.say = say
        most = max(entry.games for entry in plan.entries)
        told = {"rungs": len(plan.entries), "most": most, "error": say.share(plan.error)}
        console.print(say("ladder-title", **told))
        console.print(Text(_line([say(f"column-{name}") for name, _, _ in COLUMNS]), "bold"))

    def ended(self, played: Played) -> None:
        say, contest, found = self.say, played.entry.contest, figures(played)
        cells = [
            contest.found().name,
            *contest.players,
            say.share(found["reach"]),
            say.share(found["won"]),
            f"{say.number(100 * found['low'], 0)}–{say.number(100 * found['high'], 0)}",
            str(found["matches"]),
            f"{say('verdict-word-' + found['verdict'])} {'✓' if found['reached'] else '✗'}",
        ]
        self.console.print(Text(_line(cells), "" if found["reached"] else "red"), soft_wrap=True)

    def told(self, played: Sequence[Played]) -> None:
        reached = sum(figures(part)["reached"] for part in played)
        self.console.print(self.say("ladder-done", reached=reached, rungs=len(played)))


def _line(cells: Sequence[str]) -> str:
    return "".join(
        f"{cell:>{width - 2}}  " if right else f"{cell:<{width}}"
        for cell, (_, width, right) in zip(cells, COLUMNS, strict=True)
    ).rstrip()
