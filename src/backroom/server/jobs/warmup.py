"""Warm-up: a child process compiles rules and players into the cache, the server only loads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from typing import IO

from backroom.server.games import MOST_TOLD, Games, find, source_of
from backroom.server.jobs import players

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


class WarmUp:
    """Compiles and loads the games of a server, one after the other."""

    def __init__(self, games: Games) -> None:
        self.games = games

    async def run(self) -> None:
        """One game that fails does not keep the others from it."""
        waiting = list(self.games)
        while waiting:
            done, said = await self._compile(
                "backroom.engine.warm", waiting, self.games.set_compiling, self._finish
            )
            if done < len(waiting):
                failed = waiting[done]
                self.games.settle(failed, "failed")
                log.error("rules do not compile", extra={"game": failed, "problem": said})
            waiting = waiting[done + 1 :]
        await self._prepare_players([name for name in self.games if self.games.is_ready(name)])

    async def _finish(self, name: str) -> None:
        await asyncio.to_thread(_load, name)
        self.games.settle(name, "ready")
        log.info("rules ready", extra={"game": name})

    async def _prepare_players(self, waiting: list[str]) -> None:
        """People can play by now; players that search take longer to compile. They think from
        when they are loaded."""

        async def finish(name: str) -> None:
            await asyncio.to_thread(players.load, find(name))
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
        """Compile games in a child process; how many succeeded, and the last error it printed."""
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
