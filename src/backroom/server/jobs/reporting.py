"""Reports of finished matches: worked out one at a time, by a process that gives way to everything
else, when somebody first asks; then kept with the match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
from dataclasses import dataclass
from functools import partial
from typing import Literal

import msgspec

from backroom.report.form import Report
from backroom.server.games import source_of
from backroom.server.jobs.retry import until_it_works
from backroom.server.jobs.tasks import Tasks
from backroom.server.problems import Problem
from backroom.server.store import reports as stored
from backroom.server.store.database import Work
from backroom.server.table import history
from backroom.server.table.document import Doc
from backroom.server.tables import Tables

log = logging.getLogger("backroom.server")

# Reports that wait their turn: in all, and of tables that one address has opened.
MOST_WAITING, MOST_OF_ONE = 100, 20
# Bytes of a line that the process may say: the last is the report.
LONGEST = 32_000_000
MOST_TOLD = 300


@dataclass
class Progress:
    """How far a report is: decisions judged, of all there are."""

    state: Literal["waiting", "working", "failed"] = "waiting"
    done: int = 0
    total: int = 0
    # Who has opened the table: a hash of the address.
    address: str = ""


class Reporting:
    def __init__(self, tables: Tables, tasks: Tasks):
        self.tables = tables
        self.tasks = tasks
        # By table, in the order in which they were asked for.
        self._waiting: dict[str, Progress] = {}
        # By address, when one was last begun: a number that rises.
        self._begun: dict[str, int] = {}
        self._failed: dict[str, Progress] = {}
        self._is_working = False

    async def kept(self, doc: Doc) -> bytes | None:
        """The report of a match, if it is there."""
        if doc.state != "over":
            raise Problem("not_over")
        return await self.tables.database.read(partial(stored.report_of, table=doc.id))

    def ask(self, doc: Doc) -> Progress:
        """Have a report made, if it is not being made already; how far it is. One that failed is
        told so once, and tried anew when it is asked for again."""
        table = doc.id
        if table in self._failed:
            return self._failed.pop(table)
        if table not in self._waiting:
            of_one = [one for one in self._waiting.values() if one.address == doc.address]
            if len(self._waiting) >= MOST_WAITING or len(of_one) >= MOST_OF_ONE:
                raise Problem("too_fast")
            self._waiting[table] = Progress(address=doc.address)
            if not self._is_working:
                self._is_working = True
                self.tasks.spawn(self._work())
        return self._waiting[table]

    def _next(self) -> str:
        """The addresses take turns, so that nobody waits behind all that another one wants."""
        return min(
            self._waiting, key=lambda table: self._begun.get(self._waiting[table].address, 0)
        )

    async def _work(self) -> None:
        try:
            while self._waiting:
                table = self._next()
                progress = self._waiting[table]
                progress.state = "working"
                self._begun[progress.address] = 1 + max(self._begun.values(), default=0)
                try:
                    await self._make(table, progress)
                except Exception:
                    log.exception("a report failed", extra={"table": table})
                    progress.state = "failed"
                    self._failed = {table: progress}
                finally:
                    del self._waiting[table]
        finally:
            self._is_working = False
            self._begun = {}

    async def _make(self, table: str, progress: Progress) -> None:
        doc = (await self.tables.room(table)).doc
        turns = await self.tables.turns(doc)
        record = await asyncio.to_thread(history.record, doc, turns, None)
        order = {"record": record, "seconds": history.seconds_used(doc, turns)}
        said = await self._said(doc, msgspec.json.encode(order), progress)
        # What is no report is not kept.
        report = msgspec.json.encode(msgspec.json.decode(said, type=Report))
        keep = partial(stored.keep, table=table, report=report)
        await until_it_works(partial(self._keep, table, keep), table=table)

    async def _keep(self, table: str, keep: Work[None]) -> None:
        """It took its time: the table may have left the memory, or be another process's."""
        await self.tables.keep_beside(await self.tables.room(table), keep)

    async def _said(self, doc: Doc, order: bytes, progress: Progress) -> bytes:
        """What the process says last."""
        source = source_of(doc.game)
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "backroom.report"),
            *([] if source == doc.game else [source]),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST,
            # Ctrl-C is meant for the server, which ends this process itself.
            start_new_session=True,
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        try:
            child.stdin.write(order)
            child.stdin.write_eof()
            last = b""
            while line := await child.stdout.readline():
                last = line
                words = line.split()
                if len(words) == 2 and all(word.isdigit() for word in words):
                    progress.done, progress.total = map(int, words)
            if await child.wait():
                problem = (await child.stderr.read()).decode(errors="replace")
                raise RuntimeError(problem[-MOST_TOLD:])
            return last
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()
