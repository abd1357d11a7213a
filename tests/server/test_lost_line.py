"""The line to the database is lost at the moment of a commit: nobody is told what is not so, and
play goes on by itself."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from backroom.server.store import meta, upgrade
from backroom.server.store.database import Database
from backroom.server.store.transaction import Unknown
from tests.server.cutter import Cutter
from tests.server.harness import PATIENCE, Server, Table, User, command, wait_for


@pytest.fixture
def line(postgres: str) -> Iterator[Cutter]:
    cutter = Cutter(postgres)
    yield cutter
    cutter.close()


# A server that does not look now and then for tables that wait for a bot: what a lost line leaves
# behind would be found that way too, half a minute later.
LOOKING_AWAY = """
import sys
from backroom.server.__main__ import main
from backroom.server.jobs import eviction

eviction.LOOK_AHEAD = 1e6
sys.exit(main())
"""


@pytest.fixture
def house(line: Cutter, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, offer="bosses,one_die", database=line.url)
    server.program = ("-c", LOOKING_AWAY)
    yield server.start()
    server.kill()
    assert "Traceback" not in server.log(), server.log()


def next_move(table: Table, seat: int) -> dict[str, Any]:
    state = table.state(seat)
    return command(seat, state["ask"], state["view"]["legal"][0]["text"], confirm="yes")


def played(table: Table) -> list[str]:
    record: str = table.user.ok("GET", f"{table.path}/record")
    return [row for row in record.split("\n\n", 1)[1].splitlines() if row[:1].isdigit()]


passes = pytest.mark.parametrize("passes", [True, False], ids=["written", "unwritten"])


@pytest.mark.slow
@passes
def test_nobody_is_told_that_nothing_has_changed(house: Server, line: Cutter, passes: bool) -> None:
    """Asked again, the same command is answered truly, and done once."""
    ada = house.person()
    table = ada.open("one_die", 2).start()
    seat = table.asked()[0]
    move, before = next_move(table, seat), played(table)
    line.cut(move["id"], passes)
    problem = ada.fails(503, "POST", f"{table.path}/commands", move)
    assert problem["reason"] == "unknown"
    assert line.has_cut.wait(PATIENCE)
    # What is shown is what is on disk, before anybody asks again.
    assert len(played(table)) == len(before) + passes
    done = ada.ok("POST", f"{table.path}/commands", move)
    assert done["id"] == move["id"]
    assert done == ada.ok("POST", f"{table.path}/commands", move)
    assert len(played(table)) == len(before) + 1


@pytest.mark.slow
def test_everybody_hears_of_it_and_a_bot_plays_on(house: Server, line: Cutter) -> None:
    """Nobody asks for anything: the table finds out by itself."""
    ada = house.person()
    bots = {"1": "random"}
    table = ada.open("bosses", 2, mine=[0], bots=bots, settings={"pace": "fast"}).start()
    wait_for(table.asked)
    with table.socket(0) as mine, table.socket() as onlooker:
        number = mine.next("welcome")["state"]["number"]
        seen = onlooker.next("welcome")["state"]["number"]
        # Until the bot has been asked: a turn may be of several asks of the same seat.
        for _ in range(100):
            move = next_move(table, 0)
            line.cut(move["id"], passes=True)
            ada.fails(503, "POST", f"{table.path}/commands", move)
            mine_now, seen_now = mine.next("welcome"), onlooker.next("welcome")
            assert mine_now["resync"]
            assert seen_now["resync"]
            assert mine_now["state"]["number"] > number
            assert seen_now["state"]["number"] > seen
            number, seen = mine_now["state"]["number"], seen_now["state"]["number"]
            if mine_now["state"]["ask"] is None:
                break
        assert mine.next("update")["state"]["number"] > number


@pytest.mark.slow
def test_it_is_heard_where_no_bot_and_no_clock_is_waited_for(house: Server, line: Cutter) -> None:
    """Such a table is never woken."""
    ada = house.person()
    table = ada.open("one_die", 2).start()
    move = next_move(table, table.asked()[0])
    with table.socket() as onlooker:
        seen = onlooker.next("welcome")["state"]["number"]
        line.cut(move["id"], passes=True)
        ada.fails(503, "POST", f"{table.path}/commands", move)
        assert onlooker.next("welcome")["state"]["number"] > seen


@pytest.mark.slow
@passes
def test_a_bot_whose_own_line_is_cut_plays_on(house: Server, line: Cutter, passes: bool) -> None:
    ada = house.person()
    bots = {"0": "random", "1": "random"}
    table = ada.open("bosses", 2, mine=[], bots=bots, settings={"pace": "fast"}).start()
    for _ in range(3):
        line.cut(table.id, passes)
        assert line.has_cut.wait(PATIENCE)
        stood = table.state()["number"]
        wait_for(lambda stood=stood: table.state()["number"] > stood + 2)


@pytest.mark.slow
@passes
def test_a_line_of_talk_is_said_once(house: Server, line: Cutter, passes: bool) -> None:
    ada, bob = house.person("Ada"), house.person("Bob")
    table = ada.open("one_die", 2)
    path, said = f"{table.path}/chat", {"text": "Hello?", "id": str(uuid.uuid4())}
    with table.socket(0) as stream:
        stream.next("welcome")
        line.cut(said["id"], passes)
        assert ada.fails(503, "POST", path, said)["reason"] == "unknown"
        first = ada.ok("POST", path, said)
        assert ada.ok("POST", path, said) == first
        assert [one["text"] for one in ada.ok("GET", path)["lines"]] == ["Hello?"]
        heard: list[str] = []
        while "Hello?" not in heard:
            message = stream.next()
            if message["type"] == "welcome":
                heard = [one["text"] for one in message["chat"]]
            elif message["type"] == "chat":
                heard.append(message["line"]["text"])
    # Somebody else's id is not theirs to ask with, nor a command's.
    bob.fails(409, "POST", path, said)
    without = ada.ok("POST", path, {"text": "Hello?"})
    assert without["number"] == first["number"] + 1


def stored(database: str) -> list[tuple[str, int]]:
    """The tables of the house: their state, and how many turns they have."""
    asked = (
        "SELECT state, (SELECT count(*) FROM turns WHERE turns.table = tables.id) "
        "FROM tables ORDER BY changed"
    )
    with psycopg.connect(database) as connection:
        return connection.execute(asked).fetchall()


@pytest.mark.slow
@passes
def test_a_table_is_opened_whole_or_not_at_all(
    house: Server, line: Cutter, postgres: str, passes: bool
) -> None:
    ada = house.person()
    house.ready("one_die")
    person = ada.ok("GET", "/api/me")["person"]
    wanted = {"game": "one_die", "seats": 2, "mine": [0, 1], "start": True}
    wanted["id"] = str(uuid.uuid4())
    line.cut(person, passes)
    assert ada.fails(503, "POST", "/api/tables", wanted)["reason"] == "unknown"
    assert stored(postgres) == [("running", 1)] * passes
    mine = ada.ok("GET", "/api/me/tables")["tables"]
    assert [table["state"] for table in mine] == ["running"] * passes
    # Asked for again it is one table, which can be played like any other.
    table = Table(ada, ada.ok("POST", "/api/tables", wanted)["table"])
    assert stored(postgres) == [("running", 1)]
    assert [found["table"] for found in mine] == [table.id] * passes
    table.play(table.asked()[0])


@pytest.mark.slow
@passes
def test_a_rematch_is_one_table(house: Server, line: Cutter, postgres: str, passes: bool) -> None:
    ada = house.person()
    table = ada.open("one_die", 2).start()
    table.finish()
    line.cut(table.id, passes)
    assert ada.fails(503, "POST", f"{table.path}/rematch")["reason"] == "unknown"
    again = table.post("rematch")
    assert again == table.post("rematch")
    assert len(stored(postgres)) == 2
    assert table.info()["next"] == again["table"]


@pytest.mark.slow
@passes
def test_who_logs_out_over_a_lost_line_is_logged_out_if_it_was_written(
    house: Server, line: Cutter, passes: bool
) -> None:
    """What is remembered of people is not what was before."""
    ada = house.person()
    cookies = dict(ada.http.cookies)
    line.cut("", passes)
    assert ada.fails(503, "POST", "/api/logout")["reason"] == "unknown"
    again = User(house)
    again.http.cookies.update(cookies)
    assert (again.ok("GET", "/api/me")["person"] is None) == passes


# ------------------------------------------------------------------ connections that are killed


@pytest.mark.slow
def test_killed_connections_lose_nothing_and_double_nothing(house: Server, postgres: str) -> None:
    """Somebody kills all connections of the server, again and again, while two play."""
    ada = house.person()
    table = ada.open("bosses", 2).start()
    over, rng = threading.Event(), random.Random(5)

    def kill() -> None:
        words = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        with psycopg.connect(postgres, autocommit=True) as connection:
            while not over.is_set():
                connection.execute(words)
                # Long enough for something to get through, and never in step with it.
                time.sleep(rng.uniform(0.1, 1))

    killer = threading.Thread(target=kill)
    killer.start()
    done: list[str] = []
    try:
        while len(done) < 30:
            moves = [move for seat in (0, 1) for move in _insist(table, seat)]
            assert moves, "the match is over"
            done += moves
    finally:
        over.set()
        killer.join()
    wait_for(lambda: house.get("/health").status_code == 200)
    assert played(table) == done


def _insist(table: Table, seat: int) -> list[str]:
    """Play for a seat that is asked, with the same id until it is answered."""
    path = f"{table.path}/state?seat={seat}"
    state = _until_it_works(table.user, "GET", path, None)
    if state["ask"] is None:
        return []
    action = state["view"]["legal"][0]["text"]
    move = command(seat, state["ask"], action, confirm="yes")
    assert _until_it_works(table.user, "POST", f"{table.path}/commands", move)["confirmed"]
    return [f"{seat} {action}"]


def _until_it_works(user: User, method: str, path: str, body: Any) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = user.call(method, path, body)
        if answer.status_code == 200:
            return answer.json()
        assert answer.status_code == 503, answer.text
        assert answer.json()["reason"] in ("unknown", "unwritten")
    raise AssertionError("it never worked")


# ------------------------------------------------------------------ SQLite


@pytest.mark.parametrize(
    "name, is_unknown",
    [("SQLITE_IOERR_FSYNC", True), ("SQLITE_IOERR", True), ("SQLITE_FULL", False)],
)
def test_a_disk_that_fails_after_writing_leaves_it_open(
    tmp_path: Path, name: str, is_unknown: bool
) -> None:
    """The COMMIT is carried out, and then the disk says that it failed."""
    database = Database(f"sqlite:///{tmp_path / 'a.sqlite'}")
    upgrade.upgrade(database)
    armed = threading.Event()

    @event.listens_for(database._writer, "commit")
    def fail(connection: Any) -> None:
        if armed.is_set():
            armed.clear()
            connection.connection.commit()
            problem = sqlite3.OperationalError("disk I/O error")
            problem.sqlite_errorname = name
            raise OperationalError("COMMIT", None, problem)

    async def write() -> list[object]:
        database.open()
        armed.set()
        works = [database.write(lambda c, n=n: meta.set_meta(c, f"k{n}", "v")) for n in range(3)]
        return await asyncio.gather(*works, return_exceptions=True)

    results = asyncio.run(write())
    assert any(isinstance(result, Unknown) for result in results) == is_unknown
    database.close()
