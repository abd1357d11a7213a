"""Pictures of the rulebook pages: positions that are played or drawn, line by line.

A page shows one where it says `![what is to be seen](position:NAME)`. `rulebook/positions.toml` of
the game tells how the position comes about, the same for all languages:

[NAME]
seats = 2
options = { seating = "free" }         those that are not as usual
seat = 0                               whose eyes these are; without it, an onlooker's
lines = "0 place own3 b2; 1 place own1 b3"
drawn = "board b4 red1; rank 0 14"     what is different from what the lines led to
then = "0 place own1 c1"               lines after that
at = ["b2", "b3"]                      keys of the board: what is cut out of it; else all is shown
size = "desk"                          the board as on a screen of that size; else as on a phone
shape = 0.8                            width by height of a board that fills its room; else 1
picked = ["own1"]                      what is in the seat's hand: where it may go is marked

The lines are those of a record, each on its own or with a semicolon between. An outcome that is not
told is the first that can come up; a line of a seat alone goes on to its turn. How positions are
drawn stands in `drawn.py`; nothing that was told before is told with them.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, Literal

from backroom.engine.drawn import draw, parts
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.rulebook import page

PICTURE = re.compile(r"!\[([^\]]*)\]\(position:([a-z0-9-]+)\)")


@dataclass(frozen=True)
class Position:
    """A position, as `positions.toml` tells it."""

    seats: int
    lines: str
    seat: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    drawn: str = ""
    then: str = ""
    at: list[str] = field(default_factory=list)
    size: Literal["phone", "desk"] = "phone"
    shape: float | None = None
    picked: list[str] | None = None

    def play(self, game: Game) -> Match:
        """The match that led to it. What the rules do not allow is refused."""
        match = game.deal(self.seats, options=self.options, chance="manual")
        _play(match, self.lines)
        if self.drawn:
            draw(match, self.drawn)
            # Nothing that was told before has led here.
            match.lines.clear()
        _play(match, self.then)
        return match


def _play(match: Match, lines: str) -> None:
    for line in parts(lines):
        _deal_up_to(match, line)
        if " " in line:
            match.play_lines([line])


def _deal_up_to(match: Match, line: str) -> None:
    """Outcomes that are not told, until the line can come."""
    actor, _, text = line.partition(" ")
    while match.is_chance:
        possible = match.chance()
        if actor == "*" and text in possible:
            return
        match.play("*", next(iter(possible)))


def positions(game: Game) -> dict[str, Position]:
    """The positions that pages may show, by name."""
    path = game.folder / "rulebook" / "positions.toml"
    if not path.exists():
        return {}
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Position(**one) for name, one in told.items()}


def pictures(game: Game, language: str) -> dict[str, str]:
    """What a page shows: in words, by the name of the position."""
    return {name: words for words, name in PICTURE.findall(page(game, language))}
