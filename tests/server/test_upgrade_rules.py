"""Tables begun under rules 1 go on under rules 1 on a server whose games have rules 2."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.engine.matchfile import replay, verify
from tests.server.harness import Server, Table, User

pytestmark = pytest.mark.slow

# A database as an older server left it, with two running tables, and the cookie of who plays there.
DATABASE = Path(__file__).parent / "kept" / "rules-1.sql"
COOKIE = "y8PBnU3qatFc7D0ikGxnLe4GMd7uy7MW"
GANGSTER, CHICAGO = "53fc746a2758cff2bfad150634acf2b7", "f371c1b617118d9170b0373445e7324e"


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("upgrade")
    with contextlib.closing(sqlite3.connect(folder / "backroom.sqlite")) as database:
        database.executescript(DATABASE.read_text(encoding="utf-8"))
    server = Server(folder, offer="gangster,chicago_gangsters").start().ready()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


@pytest.fixture
def ada(upgraded: Server) -> User:
    user = User(upgraded)
    user.http.cookies.set("backroom", COOKIE)
    return user


def finished(table: Table) -> None:
    """The match ends, and its record tells rules 1, replays and proves its dealing."""
    assert table.finish()["rules"] == 1
    record = table.user.ok("GET", f"{table.path}/record")
    assert "\nrules 1\n" in record
    assert replay(record).record() == record
    assert verify(record).honest


def test_a_table_of_gangster_begun_under_rules_1_goes_on_under_rules_1(ada: User) -> None:
    table = Table(ada, GANGSTER)
    view = table.state(0)["view"]
    stands = {int(field) for gang in view["standing"]["the_loop"].values() for field in gang}
    assert (view["rules"], view["car"]["grey"], stands) == (1, "the_loop", {1, 2, 3, 9})
    assert view["table"]["the_loop"] == "12"
    # Right behind the rearmost, although field 12 was the last one left: that is rules 2.
    table.play(0, "unload grey")
    assert "10" in table.state(0)["view"]["standing"]["the_loop"]["grey"]
    finished(table)


def test_a_table_of_chicago_gangsters_begun_under_rules_1_has_no_second_look(ada: User) -> None:
    table = Table(ada, CHICAGO)
    assert table.info()["options"] == {"talk": False, "godfather": False}
    view = table.state(3)["view"]
    assert (view["rules"], view["phase"], view["to_act"]) == (1, "lay", [3])
    table.play(3, "done")
    after = table.state(3)["view"]
    assert after["strength"]["challengers"] >= 0, "turned up at once"
    assert after["turn"] == "defenders"
    finished(table)


def test_a_branch_of_such_a_table_stays_under_rules_1_and_a_rematch_does_not(ada: User) -> None:
    table = Table(ada, CHICAGO)
    branch = table.post("branch", {"step": 3, "seat": 3})
    assert (branch["rules"], branch["options"]) == (1, {"talk": False, "godfather": False})
    again = table.post("rematch")
    assert again["rules"] == 2
    assert again["options"] == {"talk": False, "second_look": True, "godfather": False}


def test_an_uploaded_record_of_rules_1_is_looked_at_under_rules_1(ada: User) -> None:
    record = Path(__file__).parents[1] / "records" / "chicago_gangsters-4-rules-1.txt"
    brought = ada.ok("POST", "/api/tables/upload", record.read_text(encoding="utf-8"))
    assert (brought["rules"], brought["state"]) == (1, "over")
    assert "second_look" not in brought["options"]
