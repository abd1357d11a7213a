"""The database: pragmas, migrations, backups, retention, commands, PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from backroom.engine.errors import Refused
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.store import backup, meta, schema, tables, upgrade
from backroom.server.store.database import PRAGMAS, Database
from tests.server.harness import Server


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def test_sqlite_keeps_what_it_is_told(tmp_path: Path) -> None:
    database = Database(url_of(tmp_path / "a.sqlite"))
    for engine in (database._writer, database._reader):
        with engine.connect() as connection:
            for name, value in PRAGMAS.items():
                assert connection.execute(text(f"PRAGMA {name}")).scalar() == value
    database.close()


def test_the_one_writer_takes_the_lock_before_it_reads(tmp_path: Path) -> None:
    """`BEGIN IMMEDIATE`, on the connection that the running server's writer has: whoever else
    writes meanwhile is waited for at the beginning, never met in the middle."""
    path = tmp_path / "a.sqlite"
    database = Database(url_of(path))
    upgrade.upgrade(database)
    said: list[str] = []
    busy: list[bool] = []

    def watch(connection: Connection) -> None:
        driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore
        driver.set_trace_callback(said.append)

    def look(connection: Connection) -> None:
        """Nothing is written yet, and still nobody else may begin to."""
        other = sqlite3.connect(path, timeout=0, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            busy.append(True)
        other.close()
        meta.set_meta(connection, "note", "written")

    async def write() -> None:
        database.open()
        await database.write(watch)
        await asyncio.gather(*(database.write(look) for _ in range(5)))

    asyncio.run(write())
    database.close()
    assert busy == [True] * 5
    begun = [words for words in said if words.split()[0] in ("BEGIN", "COMMIT")]
    assert begun == ["COMMIT", *["BEGIN IMMEDIATE", "COMMIT"] * (len(begun) // 2)]
    assert len(begun) > 1


def test_somebody_else_who_writes_is_waited_for(tmp_path: Path) -> None:
    """A second connection holds the lock: the write comes after it, and nothing is lost."""
    path = tmp_path / "a.sqlite"
    database = Database(url_of(path))
    upgrade.upgrade(database)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO meta VALUES ('theirs', 'first')")

    async def write() -> list[str | None]:
        database.open()
        ours = asyncio.ensure_future(database.write(partial(_note_what_is_there, key="theirs")))
        # It cannot be done while the lock is held, however long one waits.
        await asyncio.wait([ours], timeout=0.3)
        done = ours.done()
        other.execute("COMMIT")
        return [str(done), await ours]

    assert asyncio.run(write()) == ["False", "first"]
    other.close()
    assert database.read_now(lambda c: meta.get_meta(c, "ours")) == "first"
    database.close()


def _note_what_is_there(connection: Connection, key: str) -> str | None:
    found = meta.get_meta(connection, key)
    meta.set_meta(connection, "ours", str(found))
    return found


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    database = Database(url_of(path))
    upgrade.upgrade(database)
    database.write_now(lambda c: meta.set_meta(c, "version", "99"))
    with pytest.raises(Refused, match="newer"):
        upgrade.upgrade(database)
    database.close()
    assert not list(tmp_path.glob("*.backup"))


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    junk = tmp_path / "junk.sqlite"
    junk.write_text("This is no database, and long enough for somebody to notice. " * 20)
    kept = junk.read_bytes()
    database = Database(url_of(junk))
    with pytest.raises(Refused, match="cannot be opened"):
        upgrade.upgrade(database)
    database.close()
    assert junk.read_bytes() == kept
    with pytest.raises(Refused, match="cannot be made"):
        Database(url_of(junk / "folder" / "a.sqlite"))


def test_a_backup_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    url = url_of(tmp_path / "a.sqlite")
    database = Database(url)
    upgrade.upgrade(database)
    database.close()
    with pytest.raises(Refused, match="is a folder"):
        backup.backup(url, tmp_path)
    with pytest.raises(Refused, match="cannot be written"):
        backup.backup(url, tmp_path / "nowhere" / "b.sqlite")


def test_a_backup_is_made_before_migrating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite"
    database = Database(url_of(path))
    upgrade.upgrade(database)
    steps = (*schema.MIGRATIONS, lambda c: c.execute(text("CREATE TABLE later (x INTEGER)")))
    monkeypatch.setattr(upgrade, "MIGRATIONS", steps)
    monkeypatch.setattr(upgrade, "VERSION", len(steps))
    upgrade.upgrade(database)
    assert database.read_now(upgrade.version_of) == len(steps)
    (kept,) = tmp_path.glob("*.backup")
    old = sqlite3.connect(kept)
    assert old.execute("SELECT value FROM meta WHERE key = 'version'").fetchone() == (
        str(schema.VERSION),
    )
    old.close()
    database.close()


# ------------------------------------------------------------------ an old database

OLD = (Path(__file__).parent / "kept" / "rules-1.sql").read_text(encoding="utf-8")
RUNNING, ENDED = "53fc746a2758cff2bfad150634acf2b7", "f371c1b617118d9170b0373445e7324e"
COMMAND = "0f6d1d5c-3f0e-4a52-9a10-2a5c7f0d1b2c"


def old_database(path: Path) -> sqlite3.Connection:
    """A database of version 1 with a match that runs and one that was closed, and an answer that
    was given at either."""
    old = sqlite3.connect(path)
    old.executescript(OLD)
    old.execute("UPDATE tables SET state = 'closed' WHERE id = ?", [ENDED])
    old.execute("DELETE FROM commands")
    for table in (RUNNING, ENDED):
        old.execute("INSERT INTO commands VALUES (?, ?, 1, ?)", [table, COMMAND, b"answered"])
    old.commit()
    return old


def check_upgraded(database: Database, turns: list[tuple[object, ...]]) -> None:
    """All turns are there, and answers where somebody may still ask for them."""
    stored = 'SELECT "table", number, lines, events, streams, at, command, seat, ask FROM turns'
    ordered = text(f'{stored} ORDER BY "table", number')
    found = database.read_now(lambda c: c.execute(ordered).all())
    assert [(*row[:3], bytes(row[3]), bytes(row[4]), row[5]) for row in found] == turns
    assert all(row[6:] == (None, None, None) for row in found)
    for table, answer in ((RUNNING, (1, b"answered")), (ENDED, None)):
        assert database.read_now(partial(tables.answer_to, table=table, command=COMMAND)) == answer
    there = database.read_now(shape)
    assert there == {
        name: {column.name: column.nullable for column in table.columns}
        for name, table in schema.metadata.tables.items()
    }


def shape(connection: Connection) -> dict[str, dict[str, bool]]:
    """The columns of all tables, and whether they may be empty."""
    seen = inspect(connection)
    return {
        name: {column["name"]: column["nullable"] for column in seen.get_columns(name)}
        for name in seen.get_table_names()
    }


def turns_in(old: sqlite3.Connection) -> list[tuple[object, ...]]:
    found = old.execute('SELECT * FROM turns ORDER BY "table", number').fetchall()
    assert len(found) > 100
    return found


def test_an_old_database_is_clustered(tmp_path: Path) -> None:
    old = old_database(tmp_path / "a.sqlite")
    turns = turns_in(old)
    old.close()
    database = Database(url_of(tmp_path / "a.sqlite"))
    upgrade.upgrade(database)
    check_upgraded(database, turns)
    listing = text("SELECT name, wr FROM pragma_table_list WHERE name IN ('turns', 'commands')")
    found = database.read_now(lambda c: c.execute(listing).all())
    assert {tuple(row) for row in found} == {("turns", 1), ("commands", 1)}
    database.close()


def test_a_failing_job_does_not_take_others_of_its_group_along(tmp_path: Path) -> None:
    database = Database(url_of(tmp_path / "a.sqlite"))
    upgrade.upgrade(database)

    async def jobs() -> list[object]:
        database.open()
        good = [database.write(lambda c, n=n: meta.set_meta(c, f"k{n}", "v")) for n in range(10)]
        bad = database.write(lambda c: 1 // 0)
        return await asyncio.gather(*good, bad, return_exceptions=True)

    results = asyncio.run(jobs())
    assert isinstance(results[-1], ZeroDivisionError)
    assert database.read_now(lambda c: meta.get_meta(c, "k9")) == "v"
    database.close()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="SQLite"):
        House(Config(database=url_of(tmp_path / "a.sqlite"), processes=2))


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "BACKROOM_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "backroom.server", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_backup_restore_and_the_list_of_tables(own_server: Server, tmp_path: Path) -> None:
    ada = own_server.start().person()
    first = ada.open("bosses", 2).start()
    saved = tmp_path / "saved" / "b.sqlite"
    saved.parent.mkdir()
    assert run(tmp_path, "backup", str(saved)).returncode == 0, "while the server runs"
    second = ada.open("bosses", 2)
    refused = run(tmp_path, "restore", str(saved))
    assert refused.returncode == 2
    assert "stop the server" in refused.stderr
    own_server.stop()
    listing = run(tmp_path, "tables").stdout
    assert first.id in listing
    assert second.id in listing
    assert run(tmp_path, "restore", str(saved)).returncode == 0
    listing = run(tmp_path, "tables").stdout
    assert first.id in listing
    assert second.id not in listing
    assert run(tmp_path, "tables", "close", first.id).returncode == 0
    assert " closed " in run(tmp_path, "tables").stdout
    assert run(tmp_path, "tables", "delete", first.id).returncode == 0
    assert first.id not in run(tmp_path, "tables").stdout
    assert run(tmp_path, "tables", "delete", "nothing").returncode == 2
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("no database")
    assert run(tmp_path, "restore", str(nonsense)).returncode == 2


def test_a_taken_port_gives_the_next_one(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    folder = tmp_path / "other"
    folder.mkdir()
    other = Server(folder)
    other.port = own_server.port
    other.start()
    assert other.port > own_server.port
    other.kill()


# ------------------------------------------------------------------ PostgreSQL


def test_an_old_database_is_upgraded_on_postgresql(postgres: str, tmp_path: Path) -> None:
    old = old_database(tmp_path / "old.sqlite")
    database = Database(postgres)

    def copy(connection: Connection) -> None:
        for words in re.findall(r"^CREATE .*;$", OLD, re.MULTILINE):
            connection.execute(text(words.replace("BLOB", "BYTEA")))
        for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            rows = old.execute(f'SELECT * FROM "{name}"')
            columns = [column[0] for column in rows.description]
            listed = ", ".join(f'"{column}"' for column in columns)
            places = ", ".join(f":{column}" for column in columns)
            adding = text(f'INSERT INTO "{name}" ({listed}) VALUES ({places})')
            for row in rows:
                connection.execute(adding, dict(zip(columns, row, strict=True)))

    database.write_now(copy)
    upgrade.upgrade(database)
    check_upgraded(database, turns_in(old))
    old.close()
    database.close()


def test_the_same_on_postgresql(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, offer="bosses", database=postgres).start()
    try:
        ada = server.person()
        table = ada.open("bosses", 2, mine=[0], bots={"1": "random"}, settings={"pace": "fast"})
        table.start()
        for _ in range(3):
            state = table.state(0)
            while state["ask"] is None:
                state = table.events(0, state["number"], wait=5)["state"]
            table.play(0)
        state = table.state(0)
        server.kill()
        server.start().ready("bosses")
        assert table.state(0)["number"] >= state["number"]
        again = ada.open("bosses", 2).start()
        seat = again.asked()[0]
        fresh = again.state(seat)
        body = {
            "id": "00000000-0000-0000-0000-000000000001", "seat": seat, "ask": fresh["ask"],
            "action": fresh["view"]["legal"][0]["text"], "confirm": "yes",
        }  # fmt: skip
        first = ada.ok("POST", f"{again.path}/commands", body)
        assert ada.ok("POST", f"{again.path}/commands", body) == first
    finally:
        server.kill()
