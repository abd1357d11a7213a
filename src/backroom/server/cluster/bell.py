"""The doorbell: PostgreSQL's NOTIFY, heard on a connection of its own. It says that there is
something to read and no more, so one that is not heard costs a few seconds."""

from __future__ import annotations

import asyncio
import contextlib
import threading

from sqlalchemy.engine import make_url

from backroom.server.store.database import within_limits
from backroom.server.store.members import BELL

# Seconds: to look whether it is over, and before a lost connection is made anew.
LOOK, AGAIN = 1.0, 1.0


class Bell:
    """`rung` is set, in the event loop, whenever it rings."""

    def __init__(self, url: str):
        parsed = within_limits(make_url(url).set(drivername="postgresql"))
        self._url = parsed.render_as_string(hide_password=False)
        self.rung = asyncio.Event()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="backroom-bell", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        self._over.set()

    def _listen(self) -> None:
        # The driver is not installed everywhere.
        import psycopg

        while not self._over.is_set():
            with contextlib.suppress(psycopg.Error):
                self._hear()
            self._over.wait(AGAIN)

    def _hear(self) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {BELL}")
            # What was said before somebody listened.
            self._ring()
            while not self._over.is_set():
                for _ in connection.notifies(timeout=LOOK):
                    self._ring()

    def _ring(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self.rung.set)
