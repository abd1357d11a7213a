"""People who ask for hints while the others play: what the players notice of it.

The run is cut into slices, one without anybody asking and one with them in turn, so that whatever
else the machine does falls on both alike. After a slice with them there is a pause that is not
counted, in which the hints that still wait are thought out.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

# Slices of a run; the first one is without.
SLICES = 6
# Seconds: so long the last of ten that wait has to, with some to spare.
PAUSE = 6.0
# Between an answer and the next question of the same person.
EVERY = 1.0
# Each has an address of their own, as people do: hints are limited by address.
ADDRESS = "127.0.0.{}"
REFUSED = {429, 503}

Get = Callable[[str], Awaitable[tuple[int, Any]]]


class Plan:
    """Which moment of a run is in which slice; `seconds` are those that count."""

    def __init__(self, seconds: float):
        self.slice = seconds / SLICES
        self.length = seconds + PAUSE * (SLICES // 2)

    def at(self, moment: float) -> str | None:
        """`without`, `with`, or None in a pause."""
        left = moment % (2 * self.slice + PAUSE)
        if left < self.slice:
            return "without"
        return "with" if left < 2 * self.slice else None


class Asker:
    """Somebody at a table of their own, who never makes up their mind."""

    def __init__(self, get: Get, post: Callable[[str, Any], Awaitable[Any]]):
        self.get, self.post = get, post
        self.path = ""
        self.answered: Counter[int] = Counter()

    async def sit_down(self) -> None:
        await self.post("/api/me", {"name": "Wondering"})
        wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True}
        table = (await self.post("/api/tables", wanted))["table"]
        for seat in (0, 1):
            _, state = await self.get(f"/api/tables/{table}/state?seat={seat}")
            if state["ask"] is not None:
                self.path = f"/api/tables/{table}/hint?seat={seat}"
        assert self.path

    async def ask(self, is_time: Callable[[], bool]) -> None:
        """Again and again while it is time; until cancelled."""
        while True:
            if not is_time():
                await asyncio.sleep(0.05)
                continue
            status, told = await self.get(self.path)
            if status != 200 and status not in REFUSED:
                raise RuntimeError(f"{self.path}: {status} {json.dumps(told)[:200]}")
            self.answered[status] += 1
            await asyncio.sleep(EVERY)


def compared(
    plan: Plan,
    times: list[tuple[float, float]],
    askers: list[Asker],
    share: Callable[[list[float], float], float],
) -> dict[str, Any]:
    """The figures of both kinds of slices."""
    answered = sum((asker.answered for asker in askers), Counter())
    found: dict[str, Any] = {
        "people": len(askers),
        "hints": answered[200],
        "hints_refused": sum(answered[status] for status in REFUSED),
    }
    for kind in ("without", "with"):
        took = [length for sent, length in times if plan.at(sent) == kind]
        figures = {"moves": len(took)}
        for name, part in (("p50_ms", 0.5), ("p99_ms", 0.99), ("max_ms", 1)):
            figures[name] = share(took, part)
        found[kind] = figures
    return found
