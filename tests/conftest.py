"""What all tests share."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"

# Ignored where the tests run in the background, and handed on to every process they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser last, and the tests marked `soak` only under `make soak`."""
    # Playwright keeps an event loop running to the end of its process: whatever needs one of its
    # own has to come before. Each worker of xdist keeps to this order too.
    items.sort(key=lambda item: BROWSER in item.path.parents)
    if os.environ.get("BACKROOM_SOAK") == "1":
        return
    skip = pytest.mark.skip(reason="only under `make soak`")
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(skip)
