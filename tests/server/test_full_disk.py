"""A disk without room: said in one sentence, and what was there is there afterwards.

Where starting is tested, the disk is full for the server's process alone: no file of its may grow
beyond a limit. Where playing is, it is a small filesystem of its own.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import OperationalError

from backroom.server.store import database as store
from backroom.server.store import reserve, upgrade
from backroom.server.store.database import Database
from backroom.server.store.schema import chat
from tests.server.harness import PATIENCE, Server

REFUSED = 2
# A program that is one step ahead of the database: it keeps a note of two megabytes.
LATER = """
import sys
from sqlalchemy import text
from backroom.server.store import upgrade
from backroom.server.__main__ import main

def note(connection):
    connection.execute(text("CREATE TABLE notes (words TEXT)"))
    for number in range(200):
        connection.execute(text("INSERT INTO notes VALUES (:words)"), {"words": "x" * 10_000})

upgrade.MIGRATIONS = (*upgrade.MIGRATIONS, note)
upgrade.VERSION = len(upgrade.MIGRATIONS)
sys.exit(main())
"""
KB = 1024


def start(folder: Path, room: int, *program: str) -> subprocess.CompletedProcess[str]:
    """Start a server that refuses to run; `room` is how long a file may become."""

    def fill() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    return subprocess.run(
        [sys.executable, *program, "serve", "--port", "0", "--offer", "one_die"],
        env={**os.environ, "BACKROOM_DATA": str(folder)},
        preexec_fn=fill,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def is_refused(done: subprocess.CompletedProcess[str], sentence: str) -> bool:
    """In one line, and without a word that all is well."""
    assert done.returncode == REFUSED, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return sentence in done.stderr


@pytest.mark.slow
def test_a_first_start_without_room_is_one_sentence(tmp_path: Path) -> None:
    assert is_refused(start(tmp_path, 0, "-m", "backroom.server"), "The database cannot be")
    assert is_refused(start(tmp_path, 50 * KB, "-m", "backroom.server"), "The database cannot be")


@pytest.fixture
def kept(own_server: Server) -> Server:
    """A server that was used, and has stopped; its database is more than a few pages."""
    ada = own_server.start().person()
    ada.open("one_die", 2).start().finish()
    own_server.stop()
    return own_server


@pytest.mark.parametrize(
    "room, sentence",
    [
        (60 * KB, "The database cannot be backed up before it is upgraded; it is as it was ("),
        (1000 * KB, "The database cannot be upgraded; it is as it was ("),
    ],
    ids=["no room for the copy", "no room for the upgrade"],
)
def test_an_upgrade_without_room_leaves_the_database_as_it_was(
    kept: Server, room: int, sentence: str
) -> None:
    path = kept.folder / "backroom.sqlite"
    assert 60 * KB < path.stat().st_size < 1000 * KB, "the limits fit the database"
    before = everything(path)
    assert is_refused(start(kept.folder, room, "-c", LATER), sentence)
    assert everything(path) == before
    assert not list(kept.folder.glob("*.part"))
    # The program that it belongs to goes on with it; the newer one, when there is room again.
    kept.start().ready("one_die")
    (table,) = (row[1] for row in before if row[0] == "tables")
    assert kept.get(f"/api/tables/{table}").json()["state"] == "over"
    kept.stop()
    environment = {**os.environ, "BACKROOM_DATA": str(kept.folder)}
    subprocess.run([sys.executable, "-c", LATER, "tables"], env=environment, check=True)
    assert ("meta", "version", f"{upgrade.VERSION + 1}") in everything(path)


def everything(path: Path) -> list[tuple[object, ...]]:
    """All rows of all tables."""
    connection = sqlite3.connect(path)
    names = [
        row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    rows = [
        (name, *row)
        for name in sorted(names)
        for row in connection.execute(f'SELECT * FROM "{name}"')
    ]
    connection.close()
    return rows


# ------------------------------------------------------------------ while it runs

MB = 1_000_000
# How much is written at a time: more than a page.
NOTE = 6_000


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A filesystem of 24 MB, for real."""
    if os.getuid() != 0:
        pytest.skip("only root may mount a filesystem")
    folder = tmp_path / "disk"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24M", "small", folder], check=True)
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def free(folder: Path) -> int:
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize


def say(connection: Connection, number: int) -> None:
    """Something that stays, and something that is always written anew, as every move does."""
    connection.execute(
        text("INSERT INTO chat VALUES ('here', :number, :line, 0)"),
        {"number": number, "line": os.urandom(NOTE)},
    )
    for place in range(6):
        connection.execute(
            text("INSERT OR REPLACE INTO meta VALUES (:key, :value)"),
            {"key": f"{place}", "value": f"{number}" * 700},
        )


def lines_said(database: Database) -> int:
    return database.read_now(
        lambda c: c.execute(select(func.count()).select_from(chat)).scalar_one()
    )


async def say_until_refused(database: Database, first: int) -> int:
    """How many lines there are when no more can be written."""
    number = first
    while True:
        try:
            await database.write(lambda connection, n=number: say(connection, n))
        except OperationalError:
            return number
        number += 1


@pytest.mark.slow
def test_the_log_of_a_small_disk_makes_room_for_what_it_holds(small_disk: Path) -> None:
    """Nobody checkpoints, so the log takes all there is. Then it is moved into the database, which
    has to grow for that, and everything goes on until the database alone fills the disk."""
    database = Database(f"sqlite:///{small_disk / 'a.sqlite'}")
    upgrade.upgrade(database)
    room = free(small_disk)

    async def fill() -> None:
        database.open()
        assert free(small_disk) < room - reserve.MOST, "the reserve is taken from the disk"
        count = await say_until_refused(database, 0)
        assert database.is_failing
        assert lines_said(database) == count
        # A line fills two pages; what is left is less than a last log and its reserve take.
        assert count * 8_192 > 0.85 * room, (count, room)
        # Somebody deletes something, for which there is room: all goes on by itself.
        database.write_now(lambda c: c.execute(text("DELETE FROM chat WHERE number < 100")))
        assert await say_until_refused(database, count) > count

    asyncio.run(fill())
    database.close()


@pytest.mark.slow
def test_a_full_disk_is_started_on_and_swept(small_disk: Path) -> None:
    """The server was killed on a full disk, its log as long as can be: the next start moves it."""
    path = small_disk / "a.sqlite"
    database = Database(f"sqlite:///{path}")
    upgrade.upgrade(database)
    database.open()
    wal = path.with_name("a.sqlite-wal")

    async def fill() -> int:
        number = 0
        while free(small_disk) > 40 * KB:
            await database.write(lambda connection, n=number: say(connection, n))
            number += 1
        return number

    count = asyncio.run(fill())
    assert wal.stat().st_size > 10 * MB
    # What is left goes to somebody else.
    (small_disk / "theirs").write_bytes(bytes(free(small_disk)))
    other = Database(f"sqlite:///{path}")
    for number in range(count, count + 50):
        other.write_now(lambda connection, n=number: say(connection, n))
    assert lines_said(other) == count + 50
    assert wal.stat().st_size < 5 * MB, "it has begun anew"
    other.close()
    database.close()


def test_a_long_log_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is written before anybody checkpoints."""
    limit = 400 * KB
    monkeypatch.setattr(store, "LONGEST_WAL", limit)
    monkeypatch.setitem(store.PRAGMAS, "journal_size_limit", limit)
    database = Database(f"sqlite:///{tmp_path / 'a.sqlite'}")
    upgrade.upgrade(database)

    async def write() -> int:
        database.open()
        longest = 0
        for number in range(300):
            await database.write(lambda connection, n=number: say(connection, n))
            longest = max(longest, (tmp_path / "a.sqlite-wal").stat().st_size)
        return longest

    longest = asyncio.run(write())
    database.close()
    assert limit < longest < limit + 100 * KB
