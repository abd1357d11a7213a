"""A contest: who meets whom, on which seats, with which seed.

Match n of a contest follows from the contest and n alone, so that figures do not depend on how
many cores play it, in which order they finish, or how often it was interrupted.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal

import backroom
from backroom.bots import player
from backroom.engine.box import Edition
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game

# One player at a table of another; or all in a circle, each sitting beside the next.
Design = Literal["table", "circle"]
SEED_BYTES = 7


@dataclass(frozen=True)
class Contest:
    """What a match needs to be played, but for its number."""

    game: str
    seats: int
    players: tuple[str, ...]
    design: Design
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    edition: str | None = None
    box: str | None = None
    # Whether what every seat did is counted too, for a report on balance.
    counts: bool = False

    @property
    def round(self) -> int:
        """Matches after which everybody has sat on every seat equally often."""
        return self.seats if self.design == "table" else len(self.players)

    @property
    def fair_share(self) -> float:
        return 1 / self.seats

    def whole_rounds(self, games: int) -> int:
        """So many matches, or the few more that complete the last round."""
        return -(-games // self.round) * self.round

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who plays match `number`, by seat."""
        if self.design == "table":
            one, others = self.players
            return tuple(
                one if seat == self.seat_of_one(number) else others for seat in range(self.seats)
            )
        count = len(self.players)
        turn, first = divmod(number, count)
        circle = list(self.players)
        # Another circle every round, so that everybody meets everybody.
        random.Random(f"{self.seed} {turn}").shuffle(circle)
        return tuple(circle[(first + seat) % count] for seat in range(self.seats))

    def seat_of_one(self, number: int) -> int:
        """Where the one sits who is at a table of others."""
        return number % self.seats

    def seed_of(self, number: int) -> int:
        return mixed(self.seed, number)

    def found(self) -> Game:
        return backroom.game(Path(self.game) if "/" in self.game else self.game)

    def edition_of(self, game: Game) -> Edition:
        return game.edition(Path(self.box) if self.box else self.edition)

    def check(self) -> None:
        """Refuse what no match could be played of, before anything is compiled or written."""
        game = self.found()
        game.check_seats(self.seats)
        game.options.settle(self.options, self.seats)
        self.edition_of(game)
        for name in self.players:
            player(name)
        if self.design == "circle":
            twice = [name for name in self.players if self.players.count(name) > 1]
            if twice:
                raise Refused(f"“{shown(twice[0])}” is named twice.")

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "players": list(self.players)}

    @classmethod
    def from_json(cls, read: dict[str, Any]) -> Contest:
        return cls(**{**read, "players": tuple(read["players"])})


def mixed(*numbers: int) -> int:
    """One seed of several numbers, as large as a seed of a match may be and well spread."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")
