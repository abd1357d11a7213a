"""A disk without room: said in one sentence, and what was there is there afterwards.

The disk is full for the server's process alone: no file of its may grow beyond a limit.
"""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

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
    assert ("meta", "version", "2") in everything(path)


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
