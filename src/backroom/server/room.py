"""A room: a table in memory, with what runs around it."""

from __future__ import annotations

import asyncio
import time

from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.table.position import Position
from backroom.server.table.table import Table


class Room:
    """A table in memory. `Tables` changes it, under its lock."""

    def __init__(self, table: Table, epoch: int = 0):
        self.table = table
        # That of the lease with which this process holds the table.
        self.epoch = epoch
        # Another process holds it now: nothing more happens here.
        self.lost = False
        self.lock = asyncio.Lock()
        # Set, and replaced, when the table changes.
        self.moved = asyncio.Event()
        # When somebody last wanted it, by the monotonic clock.
        self.touched = time.monotonic()
        # Requests that wait for the table to change.
        self.waiters = 0
        # When everybody was last shown something, by the monotonic clock.
        self.shown = time.monotonic()
        # The asks that bots think about, by seat.
        self.thinking: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        # Whether the last change may be on disk without being here.
        self.unsure = False
        # Seconds before what the database refused is tried again; 0 since it works.
        self.retry_after = 0.0

    @property
    def doc(self) -> Doc:
        return self.table.doc

    @property
    def position(self) -> Position | None:
        return self.table.position

    def adopt(self, change: Change) -> None:
        self.table.adopt(change)
        self._move(change.is_public)

    def replace(self, table: Table) -> None:
        self.table = table
        self._move(is_public=True)

    def _move(self, is_public: bool) -> None:
        self.retry_after = 0.0
        if is_public:
            self.shown = time.monotonic()
        self.moved.set()
        self.moved = asyncio.Event()
