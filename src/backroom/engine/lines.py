"""What a match is played with: actions, reasons against them, and the lines of its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from backroom.engine.game import Game

# In place of an actor: the line takes others back.
BACK: Literal["back"] = "back"
# A seat, or chance.
SeatOrChance = int | Literal["*"]
Actor = SeatOrChance | Literal["back"]


class Action(str):
    """A legal action: its notation, with its stable code, verb and arguments."""

    code: int
    verb: str
    arguments: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, code: int) -> Action:
        """The action with that code."""
        action = cls(game.actions.texts[code])
        verb = game.actions.verbs[code]
        action.code = code
        action.verb = verb.name
        action.arguments = tuple(action.split(" ")[len(verb.words) :])
        return action


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: identifier, clause (None for the engine's own) and sentence."""

    name: str
    clause: str | None
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


@dataclass(frozen=True)
class Line:
    """One line of the record: who did what, and the events that came of it. A line `back 2` takes
    back the last two that stand. `before` is the position that the line was played in."""

    actor: Actor
    text: str
    events: tuple[tuple[int, ...], ...] = ()
    before: bytes = field(default=b"", compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines that stand: those that no later one takes back."""
    stand: list[Line] = []
    for line in lines:
        if line.actor == BACK:
            del stand[-int(line.text) :]
        else:
            stand.append(line)
    return stand


def last_standing(lines: Sequence[Line], count: int) -> list[Line]:
    """The last `count` lines that stand; fewer if there are no more. From the end, so that it costs
    little however long a record is."""
    found: list[Line] = []
    taken = 0
    for line in reversed(lines):
        if len(found) == count:
            break
        if line.actor == BACK:
            taken += int(line.text)
        elif taken:
            taken -= 1
        else:
            found.append(line)
    return found[::-1]
