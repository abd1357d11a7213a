"""What a finished match counts for, and the ratings that follow, without a server. On SQLite and on
PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, delete, select, update

import backroom
from backroom.ratings import TAU, Rating, a_match_later, after, newcomer
from backroom.server.numbers import csv_of, numbers_of
from backroom.server.store import forgetting, results, tables
from backroom.server.store.database import Database
from backroom.server.store.schema import MATCHES_ENDED, create_newest, meta
from backroom.server.store.schema import results as rows_of
from backroom.server.store.upgrade import upgrade
from backroom.server.table.change import Change
from backroom.server.table.document import Doc, Person, Player, Result
from backroom.server.table.outcome import Outcome, outcomes
from backroom.server.table.seating import person_player
from backroom.server.table.state import Standing
from tests.server.worlds import table

BOSSES = backroom.game("bosses")
PEOPLE = [Person(f"person{number}", f"Guest {number}") for number in range(4)]
ADA, BOB, CID, _ = PEOPLE


def bot(level: str) -> Player:
    return Player("bot", level, bot=level, face=0)


def ended(players: list[Player], places: list[int], number: int = 1, **more: Any) -> Doc:
    """A match that is over."""
    doc = table(BOSSES, len(players), {})
    doc.id, doc.code, doc.invite = (f"{kind}{number}" for kind in ("table", "code", "invite"))
    doc.state, doc.players, doc.changed = "over", players, 1000 * number
    winners = [seat for seat, place in enumerate(places) if place == 1]
    resigned = [seat for seat, player in enumerate(players) if player.resigned]
    doc.result = Result([0] * len(players), places, winners, resigned)
    for name, value in more.items():
        setattr(doc, name, value)
    return doc


def test_people_and_bots_have_their_places() -> None:
    doc = ended([person_player(ADA), bot("capo"), person_player(BOB)], [1, 3, 1])
    assert outcomes(doc) == [
        Outcome(0, ADA.id, ADA.name, None, 1, 1, 0.5, False),
        Outcome(1, None, None, "capo", 3, 3, 0.0, False),
        Outcome(2, BOB.id, BOB.name, None, 1, 1, 0.5, False),
    ]


@pytest.mark.parametrize("how", ["resigned", "stand_in"])
def test_who_did_not_play_to_the_end_has_lost(how: str) -> None:
    """Whatever the bot made of it, and behind everybody else."""
    left = person_player(ADA)
    setattr(left, how, True)
    left.bot = "capo"
    one, other = outcomes(ended([left, person_player(BOB)], [1, 2]))
    assert (one.person, one.place, one.rank, one.share, one.unfinished) == (ADA.id, 1, 3, 0, True)
    assert (other.place, other.rank, other.share, other.unfinished) == (2, 2, 0, False)


def test_what_counts_for_nobody() -> None:
    both = [person_player(ADA), person_player(BOB)]
    for more in ({"called_off": "Ada", "state": "closed"}, {"analysis": True}, {"result": None}):
        assert outcomes(ended(both, [1, 2], **more)) == []
    assert outcomes(ended([bot("capo"), bot("boss")], [1, 2])) == []
    # A device that plays all seats: nobody can say who was who.
    assert outcomes(ended([person_player(ADA), person_player(ADA, "Eve")], [1, 2])) == []


def test_a_seat_of_which_nobody_knows_who_played_it() -> None:
    outside, removed = person_player(BOB), Player("person", "Cid", stand_in=True, bot="capo")
    outside.outside = True
    for unknown in (outside, removed, Player("person", "outside bot", outside=True)):
        mine, theirs = outcomes(ended([person_player(ADA), unknown], [2, 1]))
        assert mine.person == ADA.id
        assert (theirs.person, theirs.bot, theirs.name) == (None, None, None)
    shared = [person_player(BOB), person_player(BOB, "Eve"), person_player(ADA)]
    assert [one.person for one in outcomes(ended(shared, [1, 2, 3]))] == [None, None, ADA.id]


# ------------------------------------------------------------------ ratings


def test_a_rating_follows_who_was_ahead() -> None:
    fresh = newcomer()
    for places in ([1, 2, 3], [1, 2, 2]):
        names = ["a", "b", "c"]
        found = after(dict.fromkeys(names, fresh), names, places)
        assert found["a"].mu > fresh.mu > found["c"].mu
        assert all(one.sigma < fresh.sigma for one in found.values())
    assert after({"a": fresh, "b": fresh}, ["a", "b"], [1, 1])["a"].mu == pytest.approx(fresh.mu)


def test_a_person_may_have_learned_and_a_bot_has_not() -> None:
    assert a_match_later(Rating(20.0, 0.0)) == (20.0, TAU)
    assert a_match_later(newcomer()).sigma > newcomer().sigma


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    sqlite = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'a.sqlite'}" if sqlite else request.getfixturevalue("postgres")
    opened = Database(url)
    upgrade(opened)
    yield opened
    opened.close()


def some_matches(count: int, seed: int) -> list[Doc]:
    """Of two to four seats, with people who resign and seats that nobody knows."""
    rng, found = random.Random(seed), []
    for number in range(count):
        seats = rng.choice([2, 3, 3, 4])
        players = [person_player(one) for one in rng.sample(PEOPLE, rng.randrange(1, seats + 1))]
        players += [bot(rng.choice(["capo", "boss"])) for _ in range(seats - len(players))]
        players[0].resigned = rng.random() < 0.2
        players[-1].outside = players[-1].kind == "person" and rng.random() < 0.2
        rng.shuffle(players)
        found.append(ended(players, [rng.randrange(1, seats + 1) for _ in range(seats)], number))
        found[-1].result = Result([0] * seats, places := _places(seats, rng), _first(places), [])
    return found


def _places(seats: int, rng: random.Random) -> list[int]:
    scores = [rng.randrange(3) for _ in range(seats)]
    return [1 + sum(other > score for other in scores) for score in scores]


def _first(places: list[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def everything(connection: Connection) -> list[Any]:
    ordered = select(rows_of).order_by(rows_of.c.number, rows_of.c.seat)
    return list(connection.execute(ordered))


def store(connection: Connection, doc: Doc) -> None:
    """A table whose match ends at this moment."""
    tables.create(connection, Change(Standing(doc, None), ended=True))


@pytest.mark.parametrize(
    "count, seed", [(60, 5), *(pytest.param(600, n, marks=pytest.mark.soak) for n in range(10))]
)
def test_ratings_follow_from_the_stored_matches(database: Database, count: int, seed: int) -> None:
    for doc in some_matches(count, seed):
        database.write_now(partial(store, doc=doc))
    there = database.read_now(everything)
    assert len({row.number for row in there}) > 0.8 * count
    assert {row.unfinished for row in there} == {0, 1}

    # Rated again in the order of their ends.
    spoilt = update(rows_of).values(mu=0, sigma=1)
    database.write_now(lambda connection: connection.execute(spoilt))
    database.write_now(results.rate_again)
    assert database.read_now(everything) == there

    # As an upgrade fills them in: from the tables alone.
    database.write_now(lambda connection: connection.execute(delete(rows_of)))
    anew = update(meta).where(meta.c.key == MATCHES_ENDED).values(value="0")
    database.write_now(lambda connection: connection.execute(anew))
    database.write_now(results.fill)
    assert database.read_now(everything) == there

    # Nobody's numbers change when somebody takes theirs away.
    database.write_now(partial(results.forget, person=BOB.id))
    without = database.read_now(everything)
    database.write_now(results.rate_again)
    assert database.read_now(everything) == without
    assert [row.mu for row in without] == [row.mu for row in there]
    assert not {row for row in without if BOB.id in row or BOB.name in row}


def test_what_a_person_reads(database: Database) -> None:
    lineup: list[tuple[list[Player], list[int]]] = [
        ([person_player(ADA), person_player(BOB)], [1, 2]),
        ([person_player(BOB), person_player(ADA)], [1, 1]),
        ([person_player(ADA), bot("capo")], [2, 1]),
        ([person_player(ADA), bot("capo"), bot("capo")], [1, 2, 1]),
    ]
    for number, (players, places) in enumerate(lineup):
        database.write_now(partial(store, doc=ended(players, places, number)))
    two, three = database.read_now(partial(numbers_of, person=ADA.id)).figures
    assert (two.game, two.seats, two.matches, two.wins, two.shared) == ("bosses", 2, 3, 2, 1)
    assert (two.share, two.fair) == (0.5, 0.5)
    assert (two.streak, two.longest_won, two.longest_lost) == (-1, 2, 1)
    assert [(one.name, one.bot, one.met, one.ahead, one.beside) for one in two.opponents] == [
        ("Guest 1", None, 2, 1, 1),
        (None, "capo", 1, 0, 0),
    ]
    assert [one.place for one in two.recent] == [1, 1, 2]
    assert (three.matches, three.wins, three.share, three.fair) == (1, 1, 0.5, 1 / 3)
    assert [(one.bot, one.met, one.ahead, one.beside) for one in three.opponents] == [
        ("capo", 2, 1, 1)
    ]
    assert two.rating == two.recent[-1].rating
    text = database.read_now(partial(csv_of, person=ADA.id)).splitlines()
    assert text[0].startswith("game,seats,ended,table,place,finished,share_of_win,rating")
    assert text[1].startswith("bosses,2,1970-01-01T00:00:00+00:00,table0,1,yes,1,")
    assert text[1].endswith(",Guest 1")
    assert text[4].endswith(",capo; capo")
    # Others are told neither with whom nor where.
    seen = database.read_now(partial(numbers_of, person=ADA.id, own=False)).figures
    assert [one.bot for figures in seen for one in figures.opponents] == ["capo", "capo"]
    assert {one.table for figures in seen for one in figures.recent} == {None}


def test_numbers_are_found_by_an_index(tmp_path: Path) -> None:
    """However many matches the house has seen, reading looks at those of one person alone, and the
    end of a match at the last ones of who sat there."""
    said: list[str] = []
    plans: list[str] = []

    def look(connection: Connection) -> None:
        store(connection, ended([person_player(ADA), bot("capo")], [1, 2], 1))
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_trace_callback(said.append)
        numbers_of(connection, ADA.id)
        csv_of(connection, ADA.id)
        store(connection, ended([person_player(ADA), bot("capo")], [1, 2], 2))
        driver.set_trace_callback(None)
        for words in said:
            if words.startswith("SELECT"):
                found = driver.execute(f"EXPLAIN QUERY PLAN {words}").fetchall()
                plans.extend(row[3] for row in found)

    in_memory(look)
    assert len([words for words in said if "FROM results" in words]) >= 6
    assert [plan for plan in plans if plan.startswith("SCAN")] == []
    assert {index for plan in plans for index in re.findall(r"results_(person|bot)", plan)} == {
        "person",
        "bot",
    }


def test_a_name_is_no_formula() -> None:
    players = [person_player(ADA), person_player(Person("x", "=1+1"))]
    found: list[str] = []

    def look(connection: Connection) -> None:
        store(connection, ended(players, [1, 2]))
        found.append(csv_of(connection, ADA.id))

    in_memory(look)
    assert found[0].rstrip().endswith(",'=1+1")


def in_memory(work: Callable[[Connection], None]) -> None:
    """In a database that is gone afterwards."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        create_newest(connection)
        work(connection)
    engine.dispose()


def test_whoever_goes_is_taken_from_tables_whose_game_is_gone(database: Database) -> None:
    both, alone = (person_player(ADA), person_player(BOB)), (person_player(ADA), bot("capo"))
    for number, players in enumerate((both, alone)):
        doc = ended(list(players), [1, 2], number, game="gone", host=ADA.id, host_name=ADA.name)
        database.write_now(partial(store, doc=doc))
    there = database.read_now(partial(forgetting.mentioning, person=ADA.id))
    assert sorted(there) == ["table0", "table1"]
    assert not database.write_now(partial(forgetting.forget_person, person=ADA.id))
    for table_id in there:
        at = partial(forgetting.forget_at, table=table_id, person=ADA, stand_in="capo", epoch=0)
        database.write_now(at)
    assert database.write_now(partial(forgetting.forget_person, person=ADA.id))
    assert database.read_now(partial(tables.load, table="table1")) is None
    found = database.read_now(partial(tables.load, table="table0"))
    assert found is not None
    left = found[0]
    assert (left.host, left.host_name) == (BOB.id, BOB.name)
    assert [player.name for player in left.players] == [None, BOB.name]
    assert ADA.name not in str(left)


def test_matches_that_end_at_once_are_rated_one_after_another(postgres: str) -> None:
    """By two processes: no match is overlooked by another one's rating."""
    one, other = Database(postgres), Database(postgres)
    upgrade(one)
    docs = [ended([person_player(ADA), person_player(BOB)], [1, 2], n) for n in range(20)]

    async def end() -> None:
        one.open()
        other.open()
        await asyncio.gather(
            *(
                (one if number % 2 else other).write(partial(store, doc=doc))
                for number, doc in enumerate(docs)
            )
        )

    asyncio.run(end())
    there = one.read_now(everything)
    one.write_now(results.rate_again)
    assert one.read_now(everything) == there
    assert [row.number for row in there] == sorted(list(range(1, 21)) * 2)
    for opened in (one, other):
        opened.close()
