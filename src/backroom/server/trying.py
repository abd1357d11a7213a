"""What the database refuses for a while, as on a full disk, is said in one line and tried again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from sqlalchemy.exc import OperationalError

log = logging.getLogger("backroom.server")
T = TypeVar("T")

# Seconds to the next try: soon at first, then ever more rarely.
SOON, AT_LAST = 0.5, 30.0


def longer(wait: float) -> float:
    """How long to wait after `wait` was not enough."""
    return min(max(wait * 2, SOON), AT_LAST)


def note(problem: OperationalError, **more: object) -> None:
    """The driver's own words: nothing of what was to be written is in them."""
    log.error("the database fails", extra={"problem": str(problem.orig), **more})


@contextlib.contextmanager
def noted() -> Iterator[None]:
    """For what is done again and again in any case."""
    try:
        yield
    except OperationalError as problem:
        note(problem)


async def until_it_works(work: Callable[[], Awaitable[T]], **more: object) -> T:
    """For what the server does by itself: nobody else would ask for it again."""
    wait = 0.0
    while True:
        try:
            return await work()
        except OperationalError as problem:
            wait = longer(wait)
            note(problem, again=wait, **more)
        await asyncio.sleep(wait)
