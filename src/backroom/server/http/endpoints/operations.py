"""For operators: health and metrics."""

from __future__ import annotations

import asyncio
from typing import Literal

import backroom
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.responses import Reply
from backroom.server.problems import Problem
from backroom.server.structs import Answer


class Health(Answer):
    status: Literal["ok", "stopping"]
    version: str
    tables: int
    sockets: int


@endpoint("GET", "/health", who="anyone", answer=Health)
async def health(asked: Asked) -> Health:
    """Whether the server is well."""
    house = asked.house
    if house.database.is_failing:
        raise Problem("not_writing")
    status: Literal["ok", "stopping"] = "stopping" if house.stopping else "ok"
    return Health(status, backroom.__version__, len(house.tables.rooms), house.hub.count)


# Who could watch the counters would see when somebody acts under cover.
@endpoint("GET", "/metrics", who="this_machine", answer="text/plain")
async def metrics(asked: Asked) -> Reply:
    """Figures for Prometheus."""
    await asyncio.sleep(0)
    return Reply(asked.house.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")
