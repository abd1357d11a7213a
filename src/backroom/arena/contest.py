"""A contest: the deterministic schedule of its matches, with seats and seeds.

Match n of a contest follows from the contest and n alone, so that figures do not depend on how
many cores play it, in which order they finish, or how often it was interrupted.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
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
    """All parameters of a match but its number."""

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
        folder = Path(self.game)
        return backroom.game(folder if folder.is_absolute() else self.game)

    def edition_of(self, game: Game) -> Edition:
        return game.edition(Path(self.box) if self.box else self.edition)

    def check(self) -> None:
        """Refuse what no match could be played of, before anything is compiled or written."""
        game = self.found()
        game.check_seats(self.seats)
        options = game.options.settle(self.options, self.seats)
        self.edition_of(game)
        for name in self.players:
            player(name).check(game, self.seats, options)
        if self.design == "table" and len(self.players) != 2:
            raise Refused(f"One plays against others: two players, not {len(self.players)}.")
        if not self.players:
            raise Refused("Nobody is named to play.")
        if self.design == "circle":
            twice = [name for name in self.players if self.players.count(name) > 1]
            if twice:
                raise Refused(f"“{shown(twice[0])}” is named twice.")


def mixed(*numbers: int) -> int:
    """Hash several numbers into one seed for a match."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")
