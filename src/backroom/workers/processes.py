"""Worker processes on this machine.

What a worker did that crashed is done again: its outcome is a function of its number, so that
nothing is lost but time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from backroom.engine.errors import Refused
from backroom.workers.working import Outcome, Work, Workers

# Workers that may die in a row without anything being finished in between.
MOST_DEATHS = 3


class Processes(Workers):
    """A pool of `count` processes; with 0, this process does everything itself."""

    def __init__(self, count: int):
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._before = set(multiprocessing.active_children())

    @property
    def count(self) -> int:
        return self._count

    def each(self, work: Work[Outcome], numbers: Iterable[int]) -> Iterator[tuple[int, Outcome]]:
        if self._count == 0:
            yield from ((number, work.do(number)) for number in numbers)
            return
        waiting = iter(numbers)
        running: dict[Future[Outcome], int] = {}
        again: list[int] = []
        deaths = 0
        try:
            while True:
                # Two for each, so that no worker waits for its next piece.
                room = 2 * self._count - len(running)
                started, again = again[:room], again[room:]
                started += islice(waiting, room - len(started))
                for number in started:
                    running[self._submitted(work, number)] = number
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                outcomes, lost = _gathered(finished, running)
                if lost:
                    # A pool that lost a worker gives up all it was doing.
                    again = sorted({*again, *lost, *running.values()})
                    running.clear()
                    self.close()
                deaths = deaths + 1 if lost and not outcomes else 0
                if deaths == MOST_DEATHS:
                    raise Refused(f"Workers died {deaths} times in a row, about match {lost[0]}.")
                yield from outcomes
        finally:
            for future in running:
                future.cancel()

    def _submitted(self, work: Work[Outcome], number: int) -> Future[Outcome]:
        if self._pool is None:
            # Forked children of a process with threads may hang; spawned ones start clean.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, initializer=_begin)
        try:
            return self._pool.submit(_done, work, number)
        except BrokenProcessPool as broken:
            # Told when it is waited for, as of a worker that dies later.
            lost: Future[Outcome] = Future()
            lost.set_exception(broken)
            return lost

    def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        mine = [child for child in multiprocessing.active_children() if child not in self._before]
        pool.shutdown(wait=False, cancel_futures=True)
        for child in mine:
            child.terminate()
        for child in mine:
            child.join()


def _done(work: Work[Outcome], number: int) -> Outcome:
    return work.do(number)


def _gathered(
    finished: set[Future[Outcome]], running: dict[Future[Outcome], int]
) -> tuple[list[tuple[int, Outcome]], list[int]]:
    """Split finished futures into outcomes and the numbers of pieces whose worker died."""
    outcomes, lost = [], []
    for future in finished:
        number = running.pop(future)
        try:
            outcomes.append((number, future.result()))
        except BrokenProcessPool:
            lost.append(number)
    return outcomes, lost


def _begin() -> None:
    """Initialise a worker: ignore SIGINT, which the parent handles, and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Watchdog thread: exit as soon as the parent process has ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
