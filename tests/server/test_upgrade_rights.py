"""A database of version 0.1 is upgraded: seats keep their holders; tokens and links, which knew
of no epochs, have ended, and the house says so at their tables. On SQLite and on PostgreSQL."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from backroom.server.store.schema import VERSION
from tests.server.harness import Server, Table, User

pytestmark = pytest.mark.slow

KEPT = Path(__file__).parent / "kept" / "version-1.sql"
ADA, BOB = "1gdXrpq7Wmlgagr-pYCBNCRS-KhsWK-D", "ZhYC9RpqlmUPGj32I1-npOuzdBX7tffz"
RUNNING = "ff3ef4e8653fd5eb4473298984daf31a"
OPEN, PLAIN = "1dba1a0b17fab82179a32bbd7325a8ce", "e4f066b3ea6a2f04341a92dbf99186a5"
TOKENS = {2: "9Q-hndokjbHx1CuqrUEileXHzjr6hskF", 1: "VDCHZTuqbhseMyHjgv11rP3Gn-Lrh9SB"}
LINKS = (
    "4zGA0l4ymujJY6JCRZBzdp3tO3w-R8Dm",
    "0D2ZJoFhTpVQ6JzCqf-6TpdeRLrrrL4H",
    "xwuacuGkbTJ112iWuU2Ihq5yXnIglaY8",
)


def lay_out_sqlite(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(KEPT.read_text(encoding="utf-8"))


def lay_out_postgresql(url: str, folder: Path) -> None:
    """The same tables and rows."""
    lay_out_sqlite(folder / "as-sqlite")
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with contextlib.closing(sqlite3.connect(folder / "as-sqlite")) as kept, engine.begin() as there:
        made = kept.execute("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL")
        for name, kind, sql in sorted(made.fetchall(), key=lambda row: row[1] != "table"):
            there.execute(text(re.sub(r"\bBLOB\b", "BYTEA", sql)))
            for row in kept.execute(f'SELECT * FROM "{name}"') if kind == "table" else ():
                values = {f"v{number}": value for number, value in enumerate(row)}
                marks = ", ".join(f":{key}" for key in values)
                there.execute(text(f'INSERT INTO "{name}" VALUES ({marks})'), values)
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    more = {}
    if request.param == "sqlite":
        lay_out_sqlite(tmp_path / "backroom.sqlite")
    else:
        more["database"] = request.getfixturevalue("postgres")
        lay_out_postgresql(more["database"], tmp_path)
    # The tables were left long ago, and are kept all the same.
    server = Server(tmp_path, offer="sealed_bids", keep_open=0, **more).start().ready()
    yield server
    server.stop()
    assert "Traceback" not in server.log()


def known(server: Server, cookie: str) -> User:
    user = User(server)
    user.http.cookies.set("backroom", cookie)
    return user


def test_seats_keep_their_holders_and_old_rights_have_ended(upgraded: Server) -> None:
    ada, bob = known(upgraded, ADA), known(upgraded, BOB)
    table = Table(ada, RUNNING)
    assert table.info()["my_seats"] == [0]
    assert [seat["name"] for seat in table.info()["seats"]] == ["Ada", "Bob", "outside bot"]
    theirs = table.seen_by(bob)
    assert theirs.state(1)["view"] is not None
    for seat, token in TOKENS.items():
        User(upgraded, token).fails(401, "GET", f"{table.path}/state?seat={seat}")
    for link in LINKS:
        upgraded.person("Eve").fails(404, "POST", "/api/continue", {"token": link})
    assert [one["kind"] for one in bob.ok("GET", f"{table.path}/seats/1/holders")["holders"]] == [
        "device"
    ]


def test_their_holders_are_told_and_can_make_new_ones(upgraded: Server) -> None:
    ada, bob = known(upgraded, ADA), known(upgraded, BOB)
    table = Table(ada, RUNNING)
    lines = bob.ok("GET", f"{table.path}/chat")["lines"]
    assert [(line["number"], line["name"]) for line in lines] == [(1, "Ada"), (2, "")]
    assert lines[1]["house"] == {"what": "rights_ended", "names": {}}
    told = {one: len(ada.ok("GET", f"/api/tables/{one}/chat")["lines"]) for one in (OPEN, PLAIN)}
    assert told == {OPEN: 1, PLAIN: 0}
    table.post("chat", {"text": "On we go."})
    # The outside bot's seat is without a token, so the host gives it another.
    outside = table.seen_by(User(upgraded, table.post("seats/2/token")["token"]))
    for seat, one in ((0, table), (1, table.seen_by(bob)), (2, outside)):
        if one.state(seat)["ask"] is not None:
            one.play(seat)
    link = table.seen_by(bob).post("seats/1/link")["token"]
    upgraded.person("telephone").ok("POST", "/api/continue", {"token": link})


def test_nothing_of_them_is_left_in_the_database(tmp_path: Path) -> None:
    lay_out_sqlite(tmp_path / "backroom.sqlite")
    server = Server(tmp_path, offer="sealed_bids", keep_open=0).start()
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "backroom.sqlite")) as database:
        (version,) = database.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
        tokens = database.execute('SELECT * FROM sessions WHERE "table" IS NOT NULL').fetchall()
        links = database.execute("SELECT * FROM links").fetchall()
        holders = database.execute("SELECT * FROM holders").fetchall()
    assert (int(version), tokens, links, len(holders)) == (VERSION, [], [], 4)
    (kept,) = tmp_path.glob("*.v1.backup")
    with contextlib.closing(sqlite3.connect(kept)) as database:
        assert len(database.execute("SELECT * FROM links").fetchall()) == 3
