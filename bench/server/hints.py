"""People who ask for hints while the others play: what the players notice of it, and how long an
answer takes. Each sits at a table of their own against bots, the games in turn, and plays what they
are told.

The run is cut into slices, one without anybody asking and one with them in turn, so that whatever
else the machine does falls on both alike. After a slice with them there is a pause that is not
counted, in which the hints that still wait are thought out.
"""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections import Counter, defaultdict
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
GAMES = ("bosses", "chicago_gangsters", "cosa_nostra", "don_pepe", "gangster")
SEATS, BOT = 4, "lookout"
# Between two looks at whose turn it is.
LOOK = 0.1

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
    """Somebody at a table of their own who asks before each move, and plays what is answered."""

    def __init__(self, get: Get, post: Callable[[str, Any], Awaitable[Any]], game: str):
        self.get, self.post, self.game = get, post, game
        self.table = ""
        self.answered: Counter[int] = Counter()
        # How long the answers took that were given.
        self.took: list[float] = []

    async def sit_down(self) -> None:
        await self.post("/api/me", {"name": "Wondering"})
        await self._open()

    async def _open(self) -> None:
        bots = {str(seat): BOT for seat in range(1, SEATS)}
        wanted = {"game": self.game, "seats": SEATS, "mine": [0], "bots": bots, "start": True}
        self.table = (await self.post("/api/tables", wanted))["table"]

    async def ask(self, is_time: Callable[[], bool]) -> None:
        """Again and again while it is time; until cancelled."""
        while True:
            path = f"/api/tables/{self.table}"
            _, state = await self.get(f"{path}/state?seat=0")
            if state["view"] is not None and state["view"]["over"]:
                await self._open()
            elif state["ask"] is not None and is_time():
                await self._ask(path, state["ask"])
                await asyncio.sleep(EVERY)
            await asyncio.sleep(LOOK)

    async def _ask(self, path: str, ask: int) -> None:
        begun = time.perf_counter()
        status, told = await self.get(f"{path}/hint?seat=0")
        if status != 200 and status not in REFUSED:
            raise RuntimeError(f"{path}: {status} {json.dumps(told)[:200]}")
        self.answered[status] += 1
        if status == 200:
            self.took.append(time.perf_counter() - begun)
            command = {"id": str(uuid.uuid4()), "seat": 0, "ask": ask, "action": told["action"]}
            await self.post(f"{path}/commands", command | {"confirm": "yes"})


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
    by_game: defaultdict[str, list[float]] = defaultdict(list)
    for asker in askers:
        by_game[asker.game] += asker.took
    found["answers"] = {
        game: {"hints": len(took), "p50_ms": share(took, 0.5), "max_ms": share(took, 1)}
        for game, took in by_game.items()
        if took
    }
    return found
