"""What all tests share: which of them run, in which order."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

BROWSER = Path(__file__).parent / "browser"
# Fixtures that start a process: their tests are left to `make test`.
PROCESSES = {"server", "own_server", "postgres", "postgres_server", "two_processes", "doors"}

# Examples are the same in every run, so that no run fails by luck; `make soak` looks for new ones.
settings.register_profile("sealed", derandomize=True, deadline=None)
settings.register_profile("soak", deadline=None)
settings.load_profile("soak" if os.environ.get("BACKROOM_SOAK") == "1" else "sealed")

# Ignored where the tests run in the background, and handed on to every process they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="without the tests marked `slow`")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path == BROWSER and config.getoption("quick") else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser last; `slow` tests not with --quick, `soak` tests only under `make soak`."""
    # Playwright keeps an event loop running to the end of its process: whatever needs one of its
    # own has to come before. Each worker of xdist keeps to this order too.
    items.sort(key=lambda item: BROWSER in item.path.parents)
    if config.getoption("quick"):
        left_out = [item for item in items if _is_slow(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not _is_slow(item)]
    if os.environ.get("BACKROOM_SOAK") == "1":
        return
    skip = pytest.mark.skip(reason="only under `make soak`")
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(skip)


def _is_slow(item: pytest.Item) -> bool:
    marked = any(item.get_closest_marker(name) for name in ("slow", "soak"))
    starts_process = not PROCESSES.isdisjoint(getattr(item, "fixturenames", ()))
    return marked or starts_process


@pytest.fixture(autouse=True, scope="session")
def _one_process(request: pytest.FixtureRequest) -> Iterator[None]:
    """With --quick, a test that starts another process fails: it is to be marked `slow`."""
    armed = bool(request.config.getoption("quick"))

    def refuse(event: str, arguments: tuple[Any, ...]) -> None:
        if armed and event == "subprocess.Popen" and arguments[0] != "git":
            pytest.fail(f"starts {arguments[0]}: mark this test `slow`")

    if armed:
        sys.addaudithook(refuse)
    yield
    armed = False  # an audit hook cannot be removed
