"""Keeping the lease of the database, while there is one to keep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import OperationalError

from backroom.server.store.database import log_failure
from backroom.server.store.lease import RENEWAL, Lease, LeaseLost

log = logging.getLogger("backroom.server")


async def keep(lease: Lease, on_lost: Callable[[], None]) -> None:
    """Renew it; once it is lost nothing can be written any more, and `on_lost` ends the server."""
    while lease.is_renewed:
        try:
            await lease.database.write(lease.extend)
        except LeaseLost:
            log.error("another server has taken this database over")
            on_lost()
            return
        except OperationalError as problem:
            log_failure(problem)
        await asyncio.sleep(RENEWAL)
