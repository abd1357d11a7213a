"""What a report holds. Its JSON form is these structs, field by field, in this order.

A chance is how likely a seat is to win, from 0 to 1. An error is half the width of the interval
that holds 95 of 100 such estimates: what the number of simulations leaves open, not what the
search overlooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.engine.declare import Value

FORM = 1


class Point(msgspec.Struct, frozen=True):
    """A decision between several actions, by the index of its `line` in the record.

    `chances` are those of every seat if `best` is played, `after` if what was played is: as `seat`
    could know then. `chance` tells that outcomes came up since the point before, `counted` that
    scores have changed since then. The last point is the end, where no seat decides.
    """

    line: int
    seat: int | None
    played: str
    best: str
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    after: tuple[float, ...]
    chance: bool
    counted: bool


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost its seat so much of its chance, beyond the `error` of that figure."""

    line: int
    seat: int
    played: str
    better: str
    chance_played: float
    chance_better: float
    cost: float
    error: float


class Balance(msgspec.Struct, frozen=True):
    """How a seat came from the chance it had at the `start` to what it had at the `end`.

    `own` is what its own decisions lost against the best found, `others` what those of the others
    gave it, `luck` what outcomes of chance did; `rest` is what the others' knowledge and plans
    turned out to be, where no outcome lay between two decisions. They add up, but for rounding.
    """

    seat: int
    start: float
    end: float
    own: float
    own_error: float
    others: float
    others_error: float
    luck: float
    luck_error: float
    rest: float


class Numbers(msgspec.Struct, frozen=True):
    """`decisions` there were, `weighed` of them between several actions that are no talk. The lead
    changes hands when another seat is ahead by more than the error. `closest` is the line in the
    second half where the first two were least apart, by `gap`. `seconds` were used by each seat,
    where that is known."""

    decisions: int
    weighed: int
    lead_changes: int
    closest: int | None
    gap: float | None
    seconds: tuple[int, ...] | None


class Report(msgspec.Struct, frozen=True):
    """The report of a finished match. `end` is the fingerprint of its record; `simulations` went to
    each search, `depth` times what the strongest level of the house takes for a move."""

    form: int
    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, Value]
    lines: int
    end: str
    depth: int
    seed: int
    simulations: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[Point, ...]
    mistakes: tuple[tuple[Mistake, ...], ...]
    balance: tuple[Balance, ...]
    numbers: Numbers

    def json(self) -> bytes:
        """The report as JSON: the same bytes for the same record, depth and seed."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def svg(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The chances of every seat over the match, drawn."""
        from backroom.report.chart import chart
        from backroom.report.words import Words

        return chart(self, Words(self.game, language), names)

    def html(
        self, language: str = "en", names: Sequence[str] | None = None, match: Any = None
    ) -> str:
        """One page that needs nothing else; with the match, mistakes are shown on the board."""
        from backroom.report.page import page
        from backroom.report.words import Words

        return page(self, Words(self.game, language), names, match)


def read(text: bytes) -> Report:
    """A report from its JSON form."""
    return msgspec.json.decode(text, type=Report)
