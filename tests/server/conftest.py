"""One server for all tests that do not need one of their own."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.harness import OPENED, PATIENCE, Server, TwoDoors, User

# Set to have the tests of the one server ask everything of the wrong one of two processes.
TWO = "BACKROOM_TEST_DOORS"


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    if os.environ.get(TWO):
        database = request.getfixturevalue("postgres_server").fresh()
        running: Server = TwoDoors(folder, database=database).patient().start()
    else:
        running = Server(folder).start()
    yield running
    running.stop()
    log = running.log()
    assert "Traceback" not in log, log


@pytest.fixture
def ada(server: Server) -> User:
    return server.person("Ada")


@pytest.fixture
def bob(server: Server) -> User:
    return server.person("Bob")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    if running.process is not None:
        running.kill()


@pytest.fixture(autouse=True)
def _hung_up() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


# ------------------------------------------------------------------ PostgreSQL

BINARIES = sorted(glob.glob("/usr/lib/postgresql/*/bin"))


class Postgres:
    """A PostgreSQL server of the tests' own."""

    def __init__(self, home: Path):
        self.home = home
        self.port = 20_000 + os.getpid() % 20_000
        self._as_other: list[str] = []
        if os.getuid() == 0:
            shutil.chown(home, "postgres", "postgres")
            self._as_other = [
                *("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups")
            ]

    def run(self, program: str, *words: str) -> None:
        data = ["-D", str(self.home / "data")]
        command = [*self._as_other, f"{BINARIES[-1]}/{program}", *data, *words]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, cwd=self.home)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.home}"
        self.run("pg_ctl", "-w", "-l", str(self.home / "log"), "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", how, "stop")

    def url(self, database: str) -> str:
        return f"postgresql://backroom@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The URL of a database that nobody has used."""
        name = f"house_{uuid.uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy".encode())
        return self.url(name)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    if not BINARIES:
        pytest.skip("no PostgreSQL on this machine")
    # Not below pytest's own folder, which another account may not enter.
    home = Path("/tmp") / f"backroom-postgres-{os.getpid()}"
    home.mkdir()
    server = Postgres(home)
    server.run("initdb", "-A", "trust", "-U", "backroom", "--no-sync")
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """The URL of a PostgreSQL database of the test's own."""
    return postgres_server.fresh()


@pytest.fixture
def two_processes(postgres: str, tmp_path: Path) -> Iterator[TwoDoors]:
    """A house of two processes, of which every request comes to the wrong one."""
    house = TwoDoors(tmp_path, database=postgres)
    yield house
    house.end()
    assert "Traceback" not in house.log(), house.log()


@pytest.fixture(scope="session")
def doors(
    postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TwoDoors]:
    """The same for all tests that leave both alive; nobody is taken for dead."""
    house = TwoDoors(tmp_path_factory.mktemp("doors"), database=postgres_server.fresh())
    yield house.patient().start()
    house.end()
    assert "Traceback" not in house.log(), house.log()
