"""Lines to the other processes: the least of an HTTP client, over connections that are kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass

# Seconds: to be connected, between two looks whether the other one still lives, and that a line is
# kept which nobody uses (uvicorn hangs up after five).
CONNECTING, LOOK, KEPT = 2.0, 0.5, 2.0
MOST_KEPT = 64
MOST_HEAD, PART = 64 * 1024, 64 * 1024
# Of one connection, and made anew by each server.
OWN = {b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"}


class Unreachable(Exception):
    """The other process did not answer. `sent`: it may have done what it was asked."""

    def __init__(self, sent: bool):
        super().__init__()
        self.sent = sent


@dataclass
class Line:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    since: float = 0.0

    def close(self) -> None:
        self.writer.transport.abort()


@dataclass
class Answer:
    """An answer whose head has come."""

    status: int
    headers: list[tuple[bytes, bytes]]
    left: int
    line: Line
    lines: Lines
    address: str

    async def parts(self) -> AsyncIterator[bytes]:
        try:
            while self.left:
                part = await self.line.reader.read(min(self.left, PART))
                if not part:
                    raise Unreachable(sent=True)
                self.left -= len(part)
                yield part
        finally:
            self.lines.take_back(self.address, self.line, is_good=not self.left)

    async def content(self) -> bytes:
        try:
            return b"".join([part async for part in self.parts()])
        except OSError:
            raise Unreachable(sent=True) from None


class Lines:
    def __init__(self) -> None:
        self._idle: defaultdict[str, list[Line]] = defaultdict(list)

    async def ask(
        self,
        address: str,
        head: bytes,
        body: bytes,
        is_living: Callable[[], bool],
    ) -> Answer:
        """Send a request, and wait for the head of its answer for as long as the other lives."""
        line = await self._line(address)
        try:
            line.writer.write(head + body)
            await line.writer.drain()
            answer = await _while_it_lives(line.reader.readuntil(b"\r\n\r\n"), is_living)
            status, headers = _take_apart(answer)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            line.close()
            raise Unreachable(sent=True) from None
        except BaseException:
            line.close()
            raise
        left = int(dict(headers).get(b"content-length", b"0"))
        kept = [(name, value) for name, value in headers if name not in OWN]
        return Answer(status, kept, left, line, self, address)

    async def _line(self, address: str) -> Line:
        now = asyncio.get_running_loop().time()
        idle = self._idle[address]
        while idle:
            line = idle.pop()
            if now - line.since < KEPT and not line.reader.at_eof():
                return line
            line.close()
        host, _, port = address.rpartition(":")
        try:
            async with asyncio.timeout(CONNECTING):
                return Line(
                    *await asyncio.open_connection(host.strip("[]"), int(port), limit=MOST_HEAD)
                )
        except OSError:
            raise Unreachable(sent=False) from None

    def take_back(self, address: str, line: Line, is_good: bool) -> None:
        if not is_good or len(self._idle[address]) >= MOST_KEPT:
            line.close()
            return
        line.since = asyncio.get_running_loop().time()
        self._idle[address].append(line)

    def hang_up(self, addresses: Iterable[str] | None = None) -> None:
        for address in list(self._idle) if addresses is None else addresses:
            for line in self._idle.pop(address, ()):
                line.close()


async def _while_it_lives(reading: object, is_living: Callable[[], bool]) -> bytes:
    """What is read; who is stopped keeps its connections, and answers nothing."""
    task: asyncio.Task[bytes] = asyncio.ensure_future(reading)  # type: ignore[call-overload]
    try:
        while True:
            done, _ = await asyncio.wait([task], timeout=LOOK)
            if done:
                return task.result()
            if not is_living():
                raise Unreachable(sent=True)
    finally:
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _take_apart(head: bytes) -> tuple[int, list[tuple[bytes, bytes]]]:
    first, *rest = head[:-4].split(b"\r\n")
    headers = []
    for line in rest:
        name, _, value = line.partition(b":")
        headers.append((name.strip().lower(), value.strip()))
    return int(first.split(b" ")[1]), headers
