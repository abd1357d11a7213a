"""What it costs when a process ends: tables are played all the time, and one of two processes is
killed, stopped, or asked to stop. For how long does a table of its stand still?"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from itertools import pairwise
from typing import Any

from bench.server.load import Http, share

# Seconds of play before somebody ends, and after; and between two moves at a table.
BEFORE, AFTER, PAUSE = 2.0, 20.0, 0.05
# Seconds until somebody asks again: who is stopped keeps its connections.
PATIENCE = 5.0


class Played:
    """A table where one person plays all seats, one move after the other."""

    def __init__(self, host: str, port: int):
        self.http = Http(host, port)
        self.id = ""
        self.moves: list[float] = []
        # When its match ended.
        self.over: float | None = None

    async def open(self) -> None:
        await self.http.post("/api/me", {"name": "Load"})
        wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True}
        self.id = (await self.http.post("/api/tables", wanted))["table"]

    async def play(self, rng: random.Random) -> None:
        while True:
            for seat in (0, 1):
                state = await self._insist("GET", f"state?seat={seat}")
                if state["view"]["over"]:
                    self.over = time.monotonic()
                    return
                if state["ask"] is None:
                    continue
                action = rng.choice(state["view"]["legal"])["text"]
                sent = {"id": str(uuid.UUID(int=rng.getrandbits(128))), "seat": seat}
                sent |= {"ask": state["ask"], "action": action, "confirm": "yes"}
                await self._insist("POST", "commands", sent)
                self.moves.append(time.monotonic())
                await asyncio.sleep(PAUSE)

    async def _insist(self, method: str, what: str, body: Any = None) -> Any:
        """As a browser does: the same again until it is answered."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.http.ask(method, f"/api/tables/{self.id}/{what}", body)
            except (OSError, asyncio.IncompleteReadError, RuntimeError):
                self.http.pipe = None
                await asyncio.sleep(0.05)

    def stood_still(self, since: float) -> float:
        """The longest time between two moves from then on, until now or its end."""
        moves = [moment for moment in self.moves if moment >= since]
        times = [since, *moves, time.monotonic() if self.over is None else self.over]
        return max(after - before for before, after in pairwise(times))


async def measure(port: int, tables: int, end: Any, held: Any) -> dict[str, float]:
    """`end` ends a process and tells which; `held` tells the tables of one."""
    rng = random.Random(1)
    played = [Played("127.0.0.1", port) for _ in range(tables)]
    for one in played:
        await one.open()
    playing = [asyncio.create_task(one.play(rng)) for one in played]
    await asyncio.sleep(BEFORE)
    process, theirs = await asyncio.to_thread(held)
    ended = time.monotonic()
    await asyncio.to_thread(end, process)
    await asyncio.sleep(AFTER)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    lasting = [one for one in played if one.over is None or one.over > ended]
    lost = [one.stood_still(ended) for one in lasting if one.id in theirs]
    kept = [one.stood_still(ended) for one in lasting if one.id not in theirs]
    return {
        "tables_of_it": len(lost),
        "stood_still_median_ms": share(lost, 0.5) if lost else 0.0,
        "stood_still_longest_ms": share(lost, 1) if lost else 0.0,
        "the_others_longest_ms": share(kept, 1) if kept else 0.0,
    }
