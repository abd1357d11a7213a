"""Retry with exponential backoff of what the database refuses for a while, as on a full disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from sqlalchemy.exc import OperationalError

from backroom.server.room import Room
from backroom.server.store.database import log_failure

log = logging.getLogger("backroom.server")
T = TypeVar("T")

# Seconds to the next try.
SHORTEST, LONGEST = 0.5, 30.0


def backoff(wait: float) -> float:
    """How long to wait after `wait` was not enough."""
    return min(max(wait * 2, SHORTEST), LONGEST)


@contextlib.contextmanager
def logged() -> Iterator[None]:
    """For what is done again and again in any case: a failure is logged and no more."""
    try:
        yield
    except OperationalError as problem:
        log_failure(problem)


async def until_it_works(work: Callable[[], Awaitable[T]], **more: object) -> T:
    """For what the server does by itself: nobody else would ask for it again."""
    wait = 0.0
    while True:
        try:
            return await work()
        except OperationalError as problem:
            wait = backoff(wait)
            log_failure(problem, again=wait, **more)
        await asyncio.sleep(wait)


async def wait_at(room: Room, problem: OperationalError) -> None:
    """What was to be done at a table could not be written: wait until it may be tried again."""
    room.retry_after = backoff(room.retry_after)
    log_failure(problem, table=room.doc.id, again=room.retry_after)
    await asyncio.sleep(room.retry_after)
