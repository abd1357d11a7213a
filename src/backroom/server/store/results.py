"""Reading and writing what finished matches count for, and the ratings that follow from them.

Every seat of a match that counts has a row, with its rating before and after. A rating is that of
the last row of the same person (or bot), game and number of seats, so rows hold all there is: rated
again in their order they come out the same.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Row, case, func, insert, select, update

from backroom.ratings import Rating, a_match_later, after, newcomer
from backroom.server.store.schema import MATCHES_ENDED, meta, results, tables
from backroom.server.table import document
from backroom.server.table.document import Doc
from backroom.server.table.outcome import Outcome, outcomes


def add(connection: Connection, doc: Doc) -> None:
    """Write what a match that has just ended counts for, in the transaction of its end."""
    found = outcomes(doc)
    if not found:
        return
    number = _next_number(connection)
    before = [_rating_before(connection, doc, one) for one in found]
    rows = [
        {
            "table": doc.id,
            "seat": one.seat,
            "number": number,
            "at": doc.changed,
            "game": doc.game,
            "seats": doc.seats,
            "person": one.person,
            "name": one.name,
            "bot": one.bot,
            "place": one.place,
            "rank": one.rank,
            "share": one.share,
            "unfinished": int(one.unfinished),
            "mu_before": was.mu,
            "sigma_before": was.sigma,
            "mu": now.mu,
            "sigma": now.sigma,
        }
        for one, was, now in zip(found, before, rate(found, before), strict=True)
    ]
    connection.execute(insert(results), rows)


def rate(seats: Sequence[Outcome | Row[Any]], before: Sequence[Rating]) -> list[Rating]:
    """The ratings of all seats after a match, from those before it. Seats of one bot learn
    together."""
    names = [_called(one) or f"seat {one.seat}" for one in seats]
    rated = after(dict(zip(names, before, strict=True)), names, [one.rank for one in seats])
    return [rated[name] for name in names]


def _called(one: Outcome | Row[Any]) -> str | None:
    """Whose rating it is; nobody's where it is not known who played."""
    return one.person or (f"bot {one.bot}" if one.bot else None)


def _next_number(connection: Connection) -> int:
    """Matches end one after another: what one changes, the next one reads. The row of the counter
    is locked until the transaction ends, whichever process it is of."""
    counter = meta.c.key == MATCHES_ENDED
    last = connection.execute(select(meta.c.value).where(counter).with_for_update()).scalar_one()
    number = int(last) + 1
    connection.execute(update(meta).where(counter).values(value=str(number)))
    return number


def _rating_before(connection: Connection, doc: Doc, one: Outcome) -> Rating:
    """As it was after the match before; whom nobody knows is as strong as a newcomer."""
    if _called(one) is None:
        return newcomer()
    who = results.c.person == one.person if one.person else results.c.bot == one.bot
    last = connection.execute(
        select(results.c.mu, results.c.sigma)
        .where(who, results.c.game == doc.game, results.c.seats == doc.seats)
        .order_by(results.c.number.desc())
        .limit(1)
    ).first()
    return _later(one, None if last is None else Rating(*last))


def _later(one: Outcome | Row[Any], last: Rating | None) -> Rating:
    if last is None:
        return newcomer()
    return a_match_later(last) if one.person else last


def fill(connection: Connection) -> None:
    """From the matches of a database of before, in the order of their ends."""
    over = select(tables.c.id).where(tables.c.state == "over")
    for row in connection.execute(over.order_by(tables.c.changed, tables.c.id)).all():
        found = select(tables.c.document).where(tables.c.id == row.id)
        add(connection, document.decode(connection.execute(found).scalar_one()))


def rate_again(connection: Connection) -> None:
    """All ratings anew, from the places of the stored matches. Seats that are nobody's any more
    keep the rating that they came with."""
    known: dict[tuple[str, int, str], Rating] = {}
    rows = connection.execute(select(results).order_by(results.c.number, results.c.seat)).all()
    for _, match in groupby(rows, attrgetter("number")):
        seats = list(match)
        keys = [(one.game, one.seats, _called(one) or "") for one in seats]
        before = [
            _later(one, known.get(key)) if key[2] else Rating(one.mu_before, one.sigma_before)
            for one, key in zip(seats, keys, strict=True)
        ]
        for one, key, was, now in zip(seats, keys, before, rate(seats, before), strict=True):
            known[key] = now
            same = results.c.table == one.table, results.c.seat == one.seat
            fresh = {"mu": now.mu, "sigma": now.sigma}
            fresh |= {"mu_before": was.mu, "sigma_before": was.sigma}
            connection.execute(update(results).where(*same).values(fresh))


# ------------------------------------------------------------------ reading


def of_person(connection: Connection, person: str, game: str | None = None) -> list[Row[Any]]:
    """All matches of a person, the first one first."""
    wanted = select(
        results.c.table,
        results.c.at,
        results.c.game,
        results.c.seats,
        results.c.place,
        results.c.share,
        results.c.unfinished,
        results.c.mu,
        results.c.sigma,
    ).where(*_mine(person, game))
    return list(connection.execute(wanted.order_by(results.c.number)))


def _mine(person: str, game: str | None) -> list[Any]:
    return [results.c.person == person, *([] if game is None else [results.c.game == game])]


def opponents(connection: Connection, person: str, game: str | None = None) -> list[Row[Any]]:
    """By game, number of seats and opponent: how many of their seats somebody has met, how many of
    these they were ahead of, and beside. The most met first."""
    other = results.alias()
    same = (other.c.table == results.c.table) & (other.c.seat != results.c.seat)
    mine, theirs = results.c.rank, other.c.rank
    met = func.count().label("met")
    rows = connection.execute(
        select(
            results.c.game,
            results.c.seats,
            other.c.person,
            other.c.bot,
            met,
            func.sum(case((mine < theirs, 1), else_=0)).label("ahead"),
            func.sum(case((mine == theirs, 1), else_=0)).label("beside"),
            func.max(other.c.number).label("last"),
        )
        .join(other, same)
        .where(*_mine(person, game), other.c.person.is_not(None) | other.c.bot.is_not(None))
        .group_by(results.c.game, results.c.seats, other.c.person, other.c.bot)
        .order_by(met.desc(), func.max(other.c.number).desc())
    )
    return list(rows)


def names_of(
    connection: Connection, met: Set[tuple[str, int]]
) -> dict[tuple[str, int], str | None]:
    """What people were called in a match: by person, and the match's number."""
    if not met:
        return {}
    rows = connection.execute(
        select(results.c.person, results.c.number, results.c.name).where(
            results.c.person.in_({person for person, _ in met}),
            results.c.number.in_({number for _, number in met}),
        )
    )
    return {(row.person, row.number): row.name for row in rows}


def beside(connection: Connection, person: str) -> dict[str, list[str]]:
    """By table, whom a person played against, by name."""
    other = results.alias()
    same = (other.c.table == results.c.table) & (other.c.seat != results.c.seat)
    rows = connection.execute(
        select(other.c.table, other.c.name, other.c.bot)
        .join(results, same)
        .where(results.c.person == person)
        .order_by(other.c.table, other.c.seat)
    )
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.table, []).append(row.name or row.bot or "?")
    return found


def forget(connection: Connection, person: str) -> None:
    """Nobody's from now on. The numbers of the seat stay: those of others follow from them."""
    connection.execute(
        update(results).where(results.c.person == person).values(person=None, name=None)
    )
