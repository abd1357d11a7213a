"""Compiling rules and players: a child process fills the cache, the server only loads from it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from typing import IO

from backroom.server import bots
from backroom.server.api import Warming as Progress
from backroom.server.faults import Fault
from backroom.server.house import MOST_TOLD, find, source_of

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
# How a line begins that tells what went wrong.
ERROR = re.compile(r"[\w.]+(Error|Exception)\b")


class Warming:
    """How far each game is."""

    def __init__(self, names: list[str]) -> None:
        self.games = {name: Progress(name, "waiting") for name in names}
        self._settled = {name: asyncio.Event() for name in self.games}

    def is_ready(self, name: str) -> bool:
        return name in self.games and self.games[name].state == "ready"

    async def ready(self, name: str) -> None:
        """Wait until a game can be played, or will not be."""
        await self._settled[name].wait()
        if not self.is_ready(name):
            raise Fault(503, f"The rules of {name} are not here at the moment.")

    async def run(self) -> None:
        """Compile one game after the other; one that fails does not keep the others from it."""
        waiting = list(self.games)
        while waiting:
            done, said = await self._compile(
                "backroom.engine.warm", waiting, self._begin, self._finish
            )
            if done < len(waiting):
                failed = waiting[done]
                self.games[failed] = Progress(failed, "failed")
                self._settled[failed].set()
                log.error("rules do not compile", extra={"game": failed, "problem": said})
            waiting = waiting[done + 1 :]
        await self._prepare_players([name for name in self.games if self.is_ready(name)])

    def _begin(self, name: str) -> None:
        self.games[name] = Progress(name, "compiling")

    async def _finish(self, name: str) -> None:
        await asyncio.to_thread(_load, name)
        self.games[name] = Progress(name, "ready")
        self._settled[name].set()
        log.info("rules ready", extra={"game": name})

    async def _prepare_players(self, waiting: list[str]) -> None:
        """People can play by now; players that search take longer to compile. They think from
        when they are loaded."""

        async def finish(name: str) -> None:
            await asyncio.to_thread(bots.load, find(name))
            log.info("players ready", extra={"game": name})

        while waiting:
            done, said = await self._compile(
                "backroom.bots.warm", waiting, lambda name: None, finish
            )
            if done < len(waiting):
                log.error("players do not compile", extra={"game": waiting[done], "problem": said})
            waiting = waiting[done + 1 :]

    async def _compile(
        self,
        module: str,
        names: list[str],
        begin: Callable[[str], None],
        finish: Callable[[str], Awaitable[None]],
    ) -> tuple[int, str]:
        """Let a child process compile games; how many of them it managed, and what it said last."""
        with tempfile.TemporaryFile() as said:
            done = await self._follow(module, names, begin, finish, said)
            said.seek(0)
            words = said.read().decode(errors="replace").splitlines()
        return done, _last_words(words)

    async def _follow(
        self,
        module: str,
        names: list[str],
        begin: Callable[[str], None],
        finish: Callable[[str], Awaitable[None]],
        said: IO[bytes],
    ) -> int:
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *map(source_of, names),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=said,
            # Ctrl-C is meant for the server, which ends this process itself: else it would look as
            # if the rules did not compile.
            start_new_session=True,
        )
        assert child.stdout is not None
        done = 0
        try:
            for name in names:
                begin(name)
                # It says one line for each game that is ready.
                if not await child.stdout.readline():
                    break
                await finish(name)
                done += 1
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
            await child.wait()
        return done


def _load(name: str) -> None:
    lane = find(name).lane()
    for door in DOORS:
        getattr(lane, door)


def _last_words(lines: list[str]) -> str:
    """From the name of what went wrong last, in one line."""
    names = [number for number, line in enumerate(lines) if ERROR.match(line)]
    return " ".join(" ".join(lines[names[-1] if names else -1 :]).split())[:MOST_TOLD]
