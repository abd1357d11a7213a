"""Compiling the rules: a child process fills the cache, the server only loads from it."""

from __future__ import annotations

import asyncio
import logging
import sys

from backroom.engine.game import game
from backroom.server.api import Warming as Progress
from backroom.server.house import playable

log = logging.getLogger("backroom.server")

# The doors that tables and house players go through.
DOORS = (
    "setup_at",
    "to_act_at",
    "legal_at",
    "why_not_at",
    "chance_at",
    "apply_at",
    "returns_at",
    "veil_at",
    "resample_at",
)


class Warming:
    """How far each game is."""

    def __init__(self) -> None:
        self.games = {name: Progress(name, "waiting") for name in playable()}
        self._ready = {name: asyncio.Event() for name in self.games}

    def is_ready(self, name: str) -> bool:
        return name in self.games and self.games[name].state == "ready"

    async def ready(self, name: str) -> None:
        await self._ready[name].wait()

    async def run(self) -> None:
        """Compile one game after the other."""
        for name in self.games:
            self.games[name] = Progress(name, "compiling")
            done = await self._compile(name)
            self.games[name] = Progress(name, "ready" if done else "failed")
            if done:
                self._ready[name].set()
                log.info("rules ready", extra={"game": name})

    async def _compile(self, name: str) -> bool:
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "backroom.engine.warm",
            name,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, complaint = await child.communicate()
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise
        if child.returncode != 0:
            text = complaint.decode("utf-8", "replace")[-500:]
            log.error("rules do not compile", extra={"game": name, "problem": text})
            return False
        await asyncio.to_thread(_load, name)
        return True


def _load(name: str) -> None:
    lane = game(name).lane()
    for door in DOORS:
        getattr(lane, door)
