"""Room on the disk that is kept back, so that a full disk can be got out of.

Most pages of a WAL are in it many times, so moving it into the database and beginning it anew gives
most of its room back; but the database may have to grow first. The reserve is the room for that.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from backroom.server.store.files import make_private

# The last of it is for whoever deletes something, which takes room at first.
LEAST, MOST = 1_000_000, 8_000_000
# At a time, where the system cannot set room aside in one go.
_PART = 1_000_000


class Reserve:
    """A file beside the database that holds nothing."""

    def __init__(self, database: Path):
        self.path = database.with_name(database.name + "-reserve")

    def keep(self) -> None:
        """Set room aside: half of what there is, so that no WAL can grow beyond the reserve."""
        held = self.path.stat().st_size if self.path.exists() else 0
        try:
            free = shutil.disk_usage(self.path.parent).free
            size = min(MOST, max(LEAST, (free + held) // 2))
            if size > held:
                make_private(self.path)
                with self.path.open("ab") as file:
                    _grow(file.fileno(), held, size)
        except OSError:
            # What is not there cannot be kept; the next time, perhaps.
            self.release()

    def release(self) -> None:
        self.path.unlink(missing_ok=True)


def _grow(file: int, held: int, size: int) -> None:
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
        return
    for place in range(held, size, _PART):
        os.write(file, bytes(min(_PART, size - place)))
