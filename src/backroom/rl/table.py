"""A match as learners see it, one decision after the other: what the doors to PettingZoo and
Gymnasium have in common.

Each seat has its own point of view: observations, masks and action codes are relative to it.
Chance is drawn inside, and so is every decision with a single legal action unless asked otherwise.
"""

from __future__ import annotations

import functools
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from backroom.engine import dealing
from backroom.engine.drawing import draw_table
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.rule import Features
from backroom.rl.names import named
from backroom.rl.turning import code_of, own_codes

Mask = npt.NDArray[np.int8]
# Columns of the drawn table.
WIDTH = 100
# Seeds of matches are drawn below this.
SEEDS = 2**63


def generator(seed: Any) -> np.random.Generator:
    """What seeds of matches are drawn from."""
    if not isinstance(seed, int | np.integer) or seed < 0:
        raise Refused(f"A seed is a whole number from 0 on, not {shown(seed)}.")
    return np.random.default_rng(int(seed))


class Table:
    """Matches of one game with the same seats, options and edition, one at a time."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        forced: bool = False,
    ):
        """`seats` are as few as the game allows unless said; `forced` hands out decisions with a
        single legal action, too."""
        self.game = named(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.options.settle(options or {}, self.seats)
        self.edition = self.game.edition(edition)
        self.forced = forced
        self._match: Match | None = None
        self._masks: dict[int, Mask] = {}

    @property
    def match(self) -> Match:
        """The match that is played now."""
        if self._match is None:
            raise Refused("No match has been dealt yet: call reset first.")
        return self._match

    def deal(self, seed: int) -> None:
        """A new match."""
        secret = dealing.seeded_secret(seed)
        self._match = Match(self.game, self.seats, self.options, self.edition, secret)
        self._go_on()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to choose now; none at the end."""
        return self.match.to_act

    # ------------------------------------------------------------------ what a seat is told

    def observation(self, seat: int) -> Features:
        """What the seat knows, as numbers."""
        return self.match.observe(seat)

    def mask(self, seat: int) -> Mask:
        """1 for every code that the seat may choose now; the same array until something happens."""
        if seat not in self._masks:
            legal = self.match.mask(seat)[self._absolute[seat]]
            self._masks[seat] = legal.astype(np.int8)
        return self._masks[seat]

    # ------------------------------------------------------------------ playing

    def legal_code(self, seat: int, action: object) -> int:
        """The match's code of one of the seat's; refused unless it is legal now."""
        return self.match.legal_code(seat, self._code(seat, action))

    def play(self, answers: Mapping[int, int]) -> None:
        """Play codes of the match, found legal before, of seats that are asked at the same time."""
        for seat, code in answers.items():
            self.match.play(seat, code)
        self._go_on()

    def rewards(self) -> list[float]:
        """What the match was worth to each seat: its share of the win, nothing before the end."""
        winners = self.match.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def _go_on(self) -> None:
        """Play the decisions that are none."""
        self._masks.clear()
        match = self.match
        while not self.forced:
            legal = {seat: match.legal_codes(seat) for seat in match.to_act}
            only = {seat: codes[0] for seat, codes in legal.items() if len(codes) == 1}
            if not only:
                return
            for seat, code in only.items():
                match.play(seat, code)

    def _code(self, seat: int, action: object) -> int:
        """The match's code of one of the seat's."""
        return int(self._absolute[seat][code_of(self.game, action)])

    @functools.cached_property
    def _absolute(self) -> list[npt.NDArray[np.intp]]:
        """For every seat, the match's code of each of its own."""
        return own_codes(self.game, self.seats, self.options, self.edition)

    # ------------------------------------------------------------------ people

    def drawn(self) -> str:
        """The table as an onlooker sees it."""
        out = io.StringIO()
        players = [f"seat_{seat}" for seat in range(self.seats)]
        table = draw_table(self.match, None, self.game.say("en"), players)
        Console(file=out, width=WIDTH).print(table)
        return out.getvalue()
