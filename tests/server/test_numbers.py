"""The numbers of a person over the API: for whom they are, that they outlive everything but their
person, and that nothing of a person is left when they delete their data."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from backroom.server.store.schema import VERSION, WITHOUT_RESULTS
from tests.server.harness import Server, Table, User

# For three: a bot sits where there are no people.
GAME, BOT = "sealed_bids", {"2": "random"}


def numbers(user: User, path: str = "/api/me/numbers") -> list[Any]:
    found: list[Any] = user.ok("GET", path)["figures"]
    return found


def gather(host: User, *others: User) -> Table:
    """A running match among people, the host in the first seat."""
    bots = BOT if len(others) == 1 else {}
    table = host.open(GAME, 3, mine=[0], bots=bots, settings={"pace": "fast"})
    for user in others:
        user.ok("POST", "/api/join", {"code": table.info()["code"]})
    return table.start()


def play_out(table: Table, *users: User) -> Any:
    """To the end, everybody at random."""
    while (info := table.info())["state"] != "over":
        for user in users:
            seen = table.seen_by(user)
            for seat in seen.asked():
                seen.play(seat)
    return info


def test_numbers_come_with_the_end_of_a_match(ada: User, bob: User) -> None:
    assert numbers(ada) == []
    played = [play_out(gather(ada, bob), ada, bob) for _ in range(3)]
    (mine,), (theirs,) = numbers(ada), numbers(bob)
    assert (mine["game"], mine["seats"], mine["matches"], mine["fair"]) == (GAME, 3, 3, 1 / 3)
    places = [info["result"]["places"] for info in played]
    assert [one["place"] for one in mine["recent"]] == [place for place, _, _ in places]
    assert [one["place"] for one in theirs["recent"]] == [place for _, place, _ in places]
    assert mine["wins"] == sum(place == 1 for place, _, _ in places)
    assert mine["share"] + theirs["share"] <= 1
    assert [one["table"] for one in mine["recent"]] == [info["table"] for info in played]
    assert {(one["name"], one["bot"], one["met"]) for one in mine["opponents"]} == {
        ("Bob", None, 3),
        (None, "random", 3),
    }
    rows = list(csv.DictReader(io.StringIO(ada.ok("GET", "/api/me/numbers.csv"))))
    assert [row["table"] for row in rows] == [info["table"] for info in played]
    assert float(rows[-1]["rating"]) == pytest.approx(mine["rating"], abs=0.001)
    assert {row["opponents"] for row in rows} == {"Bob; random"}


def test_a_match_that_is_called_off_counts_for_nobody(ada: User, bob: User) -> None:
    gather(ada, bob).post("close")
    assert numbers(ada) == numbers(bob) == []


def test_who_resigns_has_lost(server: Server, ada: User, bob: User) -> None:
    cid = server.person("Cid")
    table = gather(ada, bob, cid)
    table.seen_by(bob).post("leave")
    assert numbers(bob) == [], "not before the end"
    info = play_out(table, ada, cid)
    assert info["result"]["resigned"] == [1]
    (mine,) = numbers(bob)
    assert (mine["matches"], mine["wins"], mine["unfinished"], mine["streak"]) == (1, 0, 1, -1)
    assert mine["rating"] < min(figures["rating"] for who in (ada, cid) for figures in numbers(who))


def test_numbers_are_shown_to_others_only_if_one_likes(
    server: Server, ada: User, bob: User
) -> None:
    play_out(gather(ada, bob), ada, bob)
    table = gather(ada, bob)
    theirs = f"{table.path}/seats/0/numbers"
    assert bob.fails(403, "GET", theirs)["reason"] == "numbers_hidden"
    assert ada.ok("GET", "/api/me")["shows_numbers"] is False
    (mine,) = numbers(ada, theirs)
    assert {one["name"] for one in mine["opponents"]} == {"Bob", None}

    assert ada.ok("PUT", "/api/me/numbers", {"shown": True})["shows_numbers"] is True
    (seen,) = numbers(bob, theirs)
    assert [one["bot"] for one in seen["opponents"]] == ["random"]
    kept = {**mine, "opponents": seen["opponents"]}
    assert seen == {**kept, "recent": [{**mine["recent"][0], "table": None}]}
    assert server.person("Eve").fails(403, "GET", theirs)["reason"] == "not_seated"
    assert ada.ok("POST", "/api/me", {"name": "Augusta"})["shows_numbers"] is True

    ada.ok("PUT", "/api/me/numbers", {"shown": False})
    assert bob.fails(403, "GET", theirs)["reason"] == "numbers_hidden"


@pytest.mark.slow
def test_an_upgrade_fills_them_in(own_server: Server, tmp_path: Path) -> None:
    ada, bob = own_server.start().person("Ada"), own_server.person("Bob")
    for _ in range(3):
        play_out(gather(ada, bob), ada, bob)
    before = [numbers(user) for user in (ada, bob)]
    own_server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "backroom.sqlite")) as database:
        for statement in (
            "DROP TABLE results",
            "ALTER TABLE people DROP COLUMN shows_numbers",
            "DELETE FROM meta WHERE key = 'matches_ended'",
            f"UPDATE meta SET value = '{WITHOUT_RESULTS}' WHERE key = 'version'",
        ):
            database.execute(statement)
        database.commit()
    own_server.start()
    assert [numbers(user) for user in (ada, bob)] == before
    assert before[0][0]["matches"] == 3
    own_server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "backroom.sqlite")) as database:
        (version,) = database.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
    assert int(version) == VERSION


# ------------------------------------------------------------------ deleting one's data


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server, and the URL of its database."""
    sqlite = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'a.sqlite'}" if sqlite else request.getfixturevalue("postgres")
    server = Server(tmp_path, offer=GAME, database=url).start().ready()
    yield server, url
    if server.process is not None:
        server.kill()


def all_that_is_stored(url: str) -> str:
    """Every value of every row."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    found = []
    with engine.connect() as connection:
        names = (
            "SELECT name FROM sqlite_master WHERE type = 'table'"
            if url.startswith("sqlite")
            else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        for (name,) in connection.execute(text(names)).all():
            for row in connection.execute(text(f'SELECT * FROM "{name}"')):
                values = (
                    bytes(value).decode("utf-8", "replace")
                    if isinstance(value, bytes | memoryview)
                    else value
                    for value in row
                )
                found.append(f"{name}: " + " ".join(map(str, values)))
    engine.dispose()
    return "\n".join(found)


@pytest.mark.slow
def test_nothing_is_left_of_who_deletes_their_data(kept: tuple[Server, str]) -> None:
    server, url = kept
    gone, bob, cid = (server.person(name) for name in ("Zebedee", "Bob", "Cid"))
    gone.ok("POST", "/api/me/account", {"account": "zebedees", "password": "correct horse"})
    me = gone.ok("GET", "/api/me")["person"]
    finished = gather(gone, bob)
    play_out(finished, gone, bob)
    again = gone.ok("POST", f"{finished.path}/rematch")["table"]
    finished.post("chat", {"text": "a line of theirs"})
    finished.seen_by(bob).post("chat", {"text": "a line of Bob's"})
    alone = gone.open(GAME, 3)
    alone.start()
    running = gather(bob, gone, cid)
    hosted = gone.open(GAME, 3, mine=[0])
    bob.ok("POST", "/api/join", {"code": hosted.info()["code"]})
    called_off = gather(gone, bob)
    called_off.post("close")
    removed = bob.open(GAME, 3, mine=[0], bots=BOT, settings={"pace": "fast"})
    gone.ok("POST", "/api/join", {"code": removed.info()["code"]})
    removed.start().post("seats/1/remove")
    cid.ok("POST", f"{running.path}/chat", {"text": "Zebedee, it is your turn"})
    looked_on = bob.open(GAME, 3, settings={"listed": True})
    gone.ok("POST", f"{looked_on.path}/chat", {"text": "a line from beside"})
    others = numbers(bob)
    assert me in all_that_is_stored(url)

    with gone.socket() as notices, running.seen_by(gone).socket(1) as seat:
        assert gone.ok("POST", "/api/me/delete")["person"] is None
        assert notices.next("goodbye")["reason"] is None
        assert seat.next("goodbye")["reason"] == "no_longer_yours"
    assert gone.ok("GET", "/api/me")["person"] is None
    gone.fails(403, "POST", "/api/login", {"account": "zebedees", "password": "correct horse"})

    # Bob's matches are as they were, and his numbers too.
    first, second, _ = Table(bob, finished.id).info()["seats"]
    assert (first["kind"], first["name"], first["person"]) == ("person", None, None)
    assert second["name"] == "Bob"
    lines = bob.ok("GET", f"{finished.path}/chat")["lines"]
    assert [line["text"] for line in lines] == ["a line of Bob's"]
    (mine,) = numbers(bob)
    assert mine == {**others[0], "opponents": mine["opponents"]}
    assert [one["bot"] for one in mine["opponents"]] == ["random"]
    assert bob.ok("GET", f"{finished.path}/replay")["steps"]
    # What was theirs alone is gone, and what they hosted is Bob's.
    bob.fails(404, "GET", alone.path)
    assert Table(bob, hosted.id).info()["is_host"]
    assert [seat["kind"] for seat in Table(bob, hosted.id).info()["seats"]] == [
        "free",
        "person",
        "free",
    ]
    told = bob.ok("GET", f"{called_off.path}/chat")["lines"]
    assert [line["text"] for line in told] == ["The match was called off by a former guest."]
    # A bot plays on for them.
    info = play_out(running, bob, cid)
    assert info["result"]["resigned"] == [1]
    assert [one["name"] for one in info["seats"]] == ["Bob", None, "Cid"]
    assert Table(bob, again).info()["state"] == "open"

    # What processes tell each other is kept for two minutes, whatever it is.
    left = "\n".join(
        line for line in all_that_is_stored(url).splitlines() if not line.startswith("news: ")
    )
    for word in (me, "zebedee", "a line of theirs", "a line from beside"):
        found = [line for line in left.splitlines() if word in line.lower()]
        # What others have said is theirs.
        assert not [line for line in found if "it is your turn" not in line], word
    server.stop()
    assert "Traceback" not in server.log()
