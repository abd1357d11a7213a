"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import OPENED, Server, User


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
