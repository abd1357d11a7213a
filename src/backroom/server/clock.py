"""The server's clock."""

from __future__ import annotations

import time

SECOND, DAY = 1000, 86_400_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
