"""A pool of worker processes that play matches, one per core.

The match of a worker that crashed is played again: it is a function of its number, so that nothing
is lost but time.
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
from types import TracebackType

from backroom.arena.contest import Contest
from backroom.arena.matches import Result, play
from backroom.engine.errors import Refused

# Workers that may die in a row without a match being finished in between.
MOST_DEATHS = 3


class Workers:
    """A pool of `count` processes; with 0, matches are played in this process."""

    def __init__(self, count: int):
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._before = set(multiprocessing.active_children())

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    def play(self, contest: Contest, numbers: Iterable[int]) -> Iterator[Result]:
        """Yield results in order of completion; closing the iterator cancels the rest."""
        if self.count == 0:
            yield from (play(contest, number) for number in numbers)
            return
        waiting = iter(numbers)
        running: dict[Future[Result], int] = {}
        again: list[int] = []
        deaths = 0
        try:
            while True:
                # Two for each, so that no worker waits for its next match.
                room = 2 * self.count - len(running)
                started, again = again[:room], again[room:]
                started += islice(waiting, room - len(started))
                for number in started:
                    running[self._submitted(contest, number)] = number
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                results, lost = _gathered(finished, running)
                if lost:
                    # A pool that lost a worker gives up all its matches.
                    again = sorted({*again, *lost, *running.values()})
                    running.clear()
                    self._close()
                deaths = deaths + 1 if lost and not results else 0
                if deaths == MOST_DEATHS:
                    raise Refused(f"Workers died {deaths} times in a row, about match {lost[0]}.")
                yield from results
        finally:
            for future in running:
                future.cancel()

    def _submitted(self, contest: Contest, number: int) -> Future[Result]:
        if self._pool is None:
            # Forked children of a process with threads may hang; spawned ones start clean.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=_begin)
        try:
            return self._pool.submit(play, contest, number)
        except BrokenProcessPool as broken:
            # Told when the match is waited for, as of a worker that dies later.
            lost: Future[Result] = Future()
            lost.set_exception(broken)
            return lost

    def _close(self) -> None:
        """Terminate the workers at once; unfinished matches are dropped or played again."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        mine = [child for child in multiprocessing.active_children() if child not in self._before]
        pool.shutdown(wait=False, cancel_futures=True)
        for child in mine:
            child.terminate()
        for child in mine:
            child.join()


def _gathered(
    finished: set[Future[Result]], running: dict[Future[Result], int]
) -> tuple[list[Result], list[int]]:
    """Split finished futures into results and the numbers of matches whose worker died."""
    results, lost = [], []
    for future in finished:
        number = running.pop(future)
        try:
            results.append(future.result())
        except BrokenProcessPool:
            lost.append(number)
    return results, lost


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
