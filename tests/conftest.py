"""What all tests share."""

from __future__ import annotations

import os
import signal

import pytest

# Ignored where the tests run in the background, and handed on to every process they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests marked `soak`, unless this is `make soak`."""
    if os.environ.get("BACKROOM_SOAK") == "1":
        return
    skip = pytest.mark.skip(reason="only under `make soak`")
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(skip)
