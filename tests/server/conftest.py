"""One server for all tests that do not need one of their own."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import OPENED, PATIENCE, Server, User


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
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


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of the test's own."""
    if not BINARIES:
        pytest.skip("no PostgreSQL on this machine")
    # Not below pytest's own folder, which another account may not enter.
    home = Path("/tmp") / f"backroom-postgres-{os.getpid()}"
    home.mkdir()
    as_other: list[str] = []
    if os.getuid() == 0:
        shutil.chown(home, "postgres", "postgres")
        as_other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def pg(program: str, *words: str) -> None:
        command = [*as_other, f"{BINARIES[-1]}/{program}", "-D", str(home / "data"), *words]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, cwd=home)

    port = 20_000 + os.getpid() % 20_000
    pg("initdb", "-A", "trust", "-U", "backroom", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {home}"
    pg("pg_ctl", "-w", "-l", str(home / "log"), "-o", options, "start")
    try:
        yield f"postgresql://backroom@127.0.0.1:{port}/postgres"
    finally:
        pg("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(home, ignore_errors=True)
