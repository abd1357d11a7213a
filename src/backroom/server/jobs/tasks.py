"""Background tasks, kept so that they can be cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger("backroom.server")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        # Told that something has ended that goes on for as long as the process is sound.
        self.on_broken: list[Callable[[], None]] = []

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._spawn(work).add_done_callback(self._settle)

    def spawn_for_good(self, work: Coroutine[Any, Any, None]) -> None:
        """What goes on until it is cancelled."""
        self._spawn(work).add_done_callback(self._settle_broken)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        return task

    def _settle(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a task failed: %s", task.get_coro(), exc_info=problem)

    def _settle_broken(self, task: asyncio.Task[None]) -> None:
        self._settle(task)
        if not task.cancelled():
            log.critical("what shall go on has ended: %s", task.get_coro())
            for listener in self.on_broken:
                listener()

    async def stop(self) -> None:
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
