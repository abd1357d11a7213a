"""The numbers of a person: what the matches of this house say of how they play."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row

from backroom.server.store import results
from backroom.server.structs import Answer, Moment

# The last matches that are told one by one, and the opponents, of a game and number of seats.
RECENT, MOST_OPPONENTS = 200, 5
# A strength lies within so many standard deviations of its mean in 95 of 100 cases.
WITHIN = 1.96


class Played(Answer):
    """A match: its place, whether it was won, and the rating after it, give or take `error`.
    `unfinished`: resigned, or a bot stood in at the end, which is no win. `table` is where to look
    back at it, for whom it was."""

    at: Moment
    table: str | None
    place: int
    won: bool
    unfinished: bool
    rating: float
    error: float


class Opponent(Answer):
    """Somebody of a `name`, or the `bot` of one: how many of their seats were met, of how many one
    was ahead, and beside how many."""

    name: str | None
    bot: str | None
    met: int
    ahead: int
    beside: int


class Figures(Answer):
    """Of one game with so many seats. `wins` are matches that were won, `shared` those of them that
    others won as well; `share` is the part of all wins that one had, and `fair` what everybody
    would have if all were alike. The rating lies within `error` of the true strength in 95 of 100
    cases. `streak` is how many of the last matches were won in a row, or not won (then it is
    negative). `recent` are the last matches, the oldest first."""

    game: str
    seats: int
    matches: int
    wins: int
    shared: int
    share: float
    fair: float
    unfinished: int
    rating: float
    error: float
    streak: int
    longest_won: int
    longest_lost: int
    opponents: list[Opponent]
    recent: list[Played]


class PersonNumbers(Answer):
    """The numbers of a person by game and number of seats, the most played first."""

    figures: list[Figures]


def numbers_of(
    connection: Connection, person: str, game: str | None = None, own: bool = True
) -> PersonNumbers:
    """For the person; or for others (`own` is false), who are not told with whom else a person has
    played, nor where."""
    played: dict[tuple[str, int], list[Row[Any]]] = {}
    for row in results.of_person(connection, person, game):
        played.setdefault((row.game, row.seats), []).append(row)
    met = _opponents(connection, person, game, own)
    figures = [
        _figures(name, seats, rows, met.get((name, seats), []), own)
        for (name, seats), rows in played.items()
    ]
    return PersonNumbers(sorted(figures, key=lambda one: (-one.matches, one.game, one.seats)))


def _figures(
    game: str, seats: int, rows: Sequence[Row[Any]], met: list[Opponent], own: bool
) -> Figures:
    won = [row.share > 0 for row in rows]
    runs = [(did, len(list(run))) for did, run in groupby(won)]
    recent = [
        Played(
            row.at,
            row.table if own else None,
            row.place,
            row.share > 0,
            bool(row.unfinished),
            row.mu,
            WITHIN * row.sigma,
        )
        for row in rows[-RECENT:]
    ]
    did, length = runs[-1]
    return Figures(
        game=game,
        seats=seats,
        matches=len(rows),
        wins=sum(won),
        shared=sum(0 < row.share < 1 for row in rows),
        share=sum(row.share for row in rows) / len(rows),
        fair=1 / seats,
        unfinished=sum(row.unfinished for row in rows),
        rating=recent[-1].rating,
        error=recent[-1].error,
        streak=length if did else -length,
        longest_won=max((n for did, n in runs if did), default=0),
        longest_lost=max((n for did, n in runs if not did), default=0),
        opponents=met,
        recent=recent,
    )


def _opponents(
    connection: Connection, person: str, game: str | None, own: bool
) -> dict[tuple[str, int], list[Opponent]]:
    found: dict[tuple[str, int], list[Row[Any]]] = {}
    for row in results.opponents(connection, person, game):
        rows = found.setdefault((row.game, row.seats), [])
        if len(rows) < MOST_OPPONENTS and (own or row.person is None):
            rows.append(row)
    named = [row for rows in found.values() for row in rows if row.person]
    names = results.names_of(connection, {(row.person, row.last) for row in named})
    return {
        key: [
            Opponent(names.get((r.person, r.last)), r.bot, r.met, r.ahead, r.beside) for r in rows
        ]
        for key, rows in found.items()
    }


# ------------------------------------------------------------------ to take along

HEAD = (
    *("game", "seats", "ended", "table", "place", "finished", "share_of_win"),
    *("rating", "rating_error", "opponents"),
)


def csv_of(connection: Connection, person: str) -> str:
    """All matches of a person, one line each."""
    beside = results.beside(connection, person)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for row in results.of_person(connection, person):
        ended = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="seconds")
        rating = f"{row.mu:.3f}", f"{WITHIN * row.sigma:.3f}"
        finished = "no" if row.unfinished else "yes"
        share = f"{row.share:.4g}"
        others = _plain("; ".join(beside.get(row.table, [])))
        line = (row.game, row.seats, ended, row.table, row.place, finished, share, *rating, others)
        writer.writerow(line)
    return text.getvalue()


def _plain(text: str) -> str:
    """A spreadsheet takes what begins like this for a formula, and people choose their names."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
