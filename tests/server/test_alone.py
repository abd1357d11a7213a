"""One server at a time on a SQLite database: a second one says so and leaves. With PostgreSQL any
number of one version."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from backroom.engine.errors import Refused
from backroom.server.store import lease, schema, upgrade
from backroom.server.store.database import Database
from tests.server.harness import PATIENCE, Server, wait_for
from tests.server.test_store import run

pytestmark = pytest.mark.slow


def serve(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to be refused."""
    return subprocess.run(
        [sys.executable, "-m", "backroom.server", "serve", "--offer", "one_die", *words],
        env={**os.environ, "BACKROOM_DATA": str(folder), **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that runs, on either kind of database."""
    server = Server(tmp_path, offer="one_die")
    if request.param == "postgresql":
        server.settings["database"] = request.getfixturevalue("postgres")
    yield server.start()
    if server.process is not None:
        server.kill()


def database_words(server: Server) -> list[str]:
    given = server.settings.get("database")
    return ["--database", str(given)] if given else []


on_sqlite = pytest.mark.parametrize("house", ["sqlite"], indirect=True)


@on_sqlite
def test_a_second_server_is_told_where_the_first_is(house: Server) -> None:
    ada = house.person()
    table = ada.open("one_die", 2).start()
    second = serve(house.folder, "--port", str(house.port), *database_words(house))
    assert (second.returncode, second.stdout) == (2, "")
    (line,) = [line for line in second.stderr.splitlines() if " info " not in line]
    assert f"already, at http://localhost:{house.port}." in line
    # The first one has noticed nothing.
    table.play(table.asked()[0])


@on_sqlite
def test_whoever_wanted_a_browser_is_led_to_the_server_that_runs(
    house: Server, tmp_path: Path
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    words = ["--open-browser", *database_words(house)]
    second = serve(house.folder, *words, BROWSER=f"{browser} %s", DISPLAY=":0")
    assert second.returncode == 2
    wait_for(seen.exists)
    wait_for(lambda: seen.read_text() == f"http://localhost:{house.port}\n")


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_its_place_is_free_when_it_ends(house: Server, how: str) -> None:
    """However it ends, and with what it left behind."""
    ada = house.person()
    table = ada.open("one_die", 2).start()
    getattr(house, how)()
    if how == "stop" and (database := house.settings.get("database")):
        # Whoever comes next need not wait for a lease to end.
        with psycopg.connect(str(database)) as connection:
            assert connection.execute("SELECT id FROM processes").fetchall() == []
            held = connection.execute("SELECT id FROM tables WHERE owner IS NOT NULL").fetchall()
        assert held == []
    house.start().ready("one_die")
    assert table.info()["state"] == "running"
    table.play(table.asked()[0])


def test_commands_work_beside_a_running_server(house: Server, tmp_path: Path) -> None:
    table = house.person().open("one_die", 2)
    words = database_words(house)
    assert table.id in run(house.folder, "tables", *words).stdout
    assert run(house.folder, "tables", "close", table.id, *words).returncode == 0
    if not words:
        assert run(house.folder, "backup", str(tmp_path / "copy")).returncode == 0


NEWER = """
import sys
from backroom.server.store import upgrade
from backroom.server.__main__ import main

upgrade.MIGRATIONS = (*upgrade.MIGRATIONS, lambda connection: None)
upgrade.VERSION = len(upgrade.MIGRATIONS)
sys.exit(main())
"""


def test_a_newer_program_changes_nothing_under_a_running_server(house: Server) -> None:
    """Neither by starting another server, nor by looking at the tables."""
    for words in (["serve"], ["tables"]):
        done = subprocess.run(
            [sys.executable, "-c", NEWER, *words, *database_words(house)],
            env={**os.environ, "BACKROOM_DATA": str(house.folder)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 2
        assert "A server is running on this database already" in done.stderr
    url = str(house.settings.get("database") or f"sqlite:///{house.folder}/backroom.sqlite")
    database = Database(url)
    assert database.read_now(upgrade.version_of) == schema.VERSION
    database.close()


def test_a_first_start_waits_for_another(postgres: str, tmp_path: Path) -> None:
    """For as long as somebody is at the turnstile, nothing is made."""
    server = Server(tmp_path, offer="one_die", database=postgres)
    with (
        psycopg.connect(postgres, autocommit=True) as first,
        ThreadPoolExecutor(1) as crowd,
    ):
        first.execute("SELECT pg_advisory_lock(%s)", [lease.TURNSTILE])
        starting = crowd.submit(server.start)
        try:
            waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            wait_for(lambda: starting.done() or first.execute(waiting).fetchall())
            assert not starting.done()
            made = "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'"
            assert first.execute(made).fetchall() == []
        finally:
            first.execute("SELECT pg_advisory_unlock(%s)", [lease.TURNSTILE])
            starting.result().kill()


def test_several_first_starts_at_once_make_one_house(postgres: str, tmp_path: Path) -> None:
    """On an empty database, where all would make its tables."""
    servers = []
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, offer="one_die", database=postgres))
    try:
        with ThreadPoolExecutor(3) as crowd:
            list(crowd.map(Server.start, servers))
        table = servers[0].person().open("one_die", 2).start()
        for server in servers:
            answer = server.get(f"/api/tables/{table.id}/state")
            assert answer.json()["view"]["phase"] == table.state()["view"]["phase"]
            assert "Traceback" not in server.log()
    finally:
        for server in servers:
            server.kill()


RENEWED = """UPDATE meta SET value = json_build_object('id', 'x', 'url', 'http://old',
    'until', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 600000)"""


def test_a_server_of_before_is_not_joined(postgres: str, tmp_path: Path) -> None:
    """It knows of no others."""
    with (
        psycopg.connect(postgres, autocommit=True) as connection,
        ThreadPoolExecutor(1) as crowd,
    ):
        connection.execute("CREATE TABLE meta (key VARCHAR(40) PRIMARY KEY, value TEXT)")
        connection.execute("INSERT INTO meta VALUES ('server', '')")
        connection.execute(RENEWED)
        starting = crowd.submit(serve, tmp_path, "--port", "0", "--database", postgres)
        while not starting.done():
            # It lives.
            connection.execute(RENEWED)
            time.sleep(0.05)
        refused = starting.result()
    assert refused.returncode == 2
    assert "already, at http://old" in refused.stderr


@pytest.mark.parametrize("way", ["symbolic link", "folder", "hard link", "uri"])
def test_a_database_has_one_server_by_whatever_name(tmp_path: Path, way: str) -> None:
    server = Server(tmp_path, offer="one_die").start()
    database = tmp_path / "backroom.sqlite"
    other = tmp_path / "other"
    names = {
        "symbolic link": other / "a.sqlite",
        "folder": other / "house" / "backroom.sqlite",
        "hard link": other / "b.sqlite",
        "uri": f"file:{database}?uri=true",
    }
    other.mkdir()
    (other / "a.sqlite").symlink_to(database)
    (other / "house").symlink_to(tmp_path)
    if way == "hard link":
        (other / "b.sqlite").hardlink_to(database)
    try:
        second = serve(other, "--port", "0", "--database", f"sqlite:///{names[way]}")
    finally:
        server.kill()
    assert (second.returncode, second.stdout) == (2, "")
    reason = {"hard link": "another name", "uri": "named by its path"}.get(way, "running on this")
    assert reason in second.stderr


def test_a_lock_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite"
    (tmp_path / "a.sqlite.lock").mkdir()
    done = serve(tmp_path, "--database", f"sqlite:///{database}", "--port", "0")
    assert done.returncode == 2
    assert "cannot be locked" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_restore_waits_for_no_server(tmp_path: Path) -> None:
    server = Server(tmp_path, offer="one_die").start()
    try:
        copy = tmp_path / "copy.sqlite"
        assert run(tmp_path, "backup", str(copy)).returncode == 0
        refused = run(tmp_path, "restore", str(copy))
        assert refused.returncode == 2
        assert "stop the server first" in refused.stderr
    finally:
        server.kill()
    assert run(tmp_path, "restore", str(copy)).returncode == 0


def test_an_upgrade_of_somebody_elses_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    ours = Database(url)
    upgrade.upgrade_alone(ours)
    theirs = Database(url)
    theirs.write_now(lambda c: upgrade.set_meta(c, "version", "0"))
    with pytest.raises(Refused, match="running on this database"):
        upgrade.upgrade_alone(theirs)
    ours.close()
    theirs.close()
