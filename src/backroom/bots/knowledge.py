"""What a seat knows: all that a player is told."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from backroom.engine.box import Edition
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.record import Array, name_of

# Seconds to think, for players whose budget is the table's.
BUDGET = 2.0


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows: its veiled record, what it may do, and the events it has seen.

    `events` reads them when called, all from the start. `budget` is the time to think, in seconds.
    """

    game: Game
    edition: Edition
    seats: int
    options: dict[str, Any]
    rules: int
    seat: int
    veiled: Array
    legal: tuple[int, ...]
    budget: float
    events: Callable[[], list[dict[str, Any]]]
    seed: int

    @property
    def is_talk(self) -> bool:
        """The seat is asked for words, not for an act."""
        state: Any = self.game.State(self.veiled)
        names = self.game.State.fields["phase"].of
        return name_of(names, state.phase) in self.game.phases.talking()

    def text(self, code: int) -> str:
        """The notation of an action, by its code."""
        return self.game.actions.texts[code]


def knowledge(match: Match, seat: int, seed: int, budget: float = BUDGET) -> Knowledge:
    """What a seat of a match knows now; the same seed gives the same choice."""
    return Knowledge(
        match.game,
        match.edition,
        match.seats,
        dict(match.options),
        match.rules,
        seat,
        match.veiled(seat).row.reshape(1),
        tuple(action.code for action in match.legal(seat)),
        budget,
        functools.partial(match.events_standing, seat),
        seed,
    )
