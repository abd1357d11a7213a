"""The numbers of a person, who may look at them, and deleting all that is known of somebody."""

from __future__ import annotations

from functools import partial

from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.endpoints.people import Me, me_of
from backroom.server.http.responses import Reply
from backroom.server.numbers import PersonNumbers, csv_of, numbers_of
from backroom.server.problems import Problem
from backroom.server.structs import Request


@endpoint("GET", "/api/me/numbers", who="person", answer=PersonNumbers, cost=10)
async def my_numbers(asked: Asked) -> PersonNumbers:
    """My numbers, from the matches of this house that count."""
    return await asked.house.database.read(partial(numbers_of, person=asked.person.id))


@endpoint("GET", "/api/me/numbers.csv", who="person", answer="text/csv", cost=20)
async def my_numbers_csv(asked: Asked) -> Reply:
    """All my matches that count, to take along."""
    text = await asked.house.database.read(partial(csv_of, person=asked.person.id))
    headers = {"Content-Disposition": 'attachment; filename="backroom-numbers.csv"'}
    return Reply(text, "text/csv; charset=utf-8", headers)


class ShowNumbers(Request):
    shown: bool


@endpoint("PUT", "/api/me/numbers", who="person", body=ShowNumbers, answer=Me)
async def show_numbers(asked: Asked) -> Me:
    """Let others who sit at a table look at my numbers, or not."""
    return me_of(await asked.house.people.show_numbers(asked.person, asked.body.shown))


@endpoint(
    "GET", "/api/tables/{table}/seats/{seat}/numbers", who="player", answer=PersonNumbers, cost=10
)
async def numbers(asked: Asked) -> PersonNumbers:
    """The numbers of who sits there, in the game of this table: one's own, or those of somebody
    who shows theirs. Others are not told with whom they were made."""
    house, owner = asked.house, asked.doc.players[asked.seat].owner
    is_own = owner == asked.person.id
    found = await house.people.by_id(owner) if owner else None
    if found is None or not (is_own or found.shows_numbers):
        raise Problem("numbers_hidden")
    read = partial(numbers_of, person=found.id, game=asked.doc.game, own=is_own)
    return await house.database.read(read)


@endpoint("POST", "/api/me/delete", who="person", answer=Me)
async def delete_me(asked: Asked) -> Reply:
    """Delete all that is known of me: sessions, account, name, numbers, tables of mine alone. Seats
    of running matches are left, and those of finished ones are nobody's."""
    asked.limits.guessing.take(asked.caller.address)
    await asked.house.forgetting.forget(asked.person)
    return Reply(me_of(None), cookie="")
