"""`python -m bench.server.attack`: what players notice while one client does its worst.

A real server with its usual limits; at ten tables people play, and the time from a command to the
last screen is measured, first alone and then while each attack runs in a process of its own, from
another address of this machine, or from several (`--sources`). The bar: 99 of 100 under 100 ms. On
a machine where others are at work, the cores that the server takes tell more.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from bench.server.ours import cpu_seconds, last_json, wait_until_warm

# Tables that are attacked, where each has so many onlookers.
CROWDED, CROWD = 4, 200
UNFINISHED = 1_000
# Connections that somebody sends on and holds.
HELD = 100
BAR_MS = 100
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
            reading = asyncio.create_task(_read_all(reader))
            while not writer.transport.is_closing():
                writer.write(sent)
                await writer.drain()
                await asyncio.sleep(0)
            reading.cancel()


async def _read_all(reader: asyncio.StreamReader) -> None:
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
                reading = asyncio.create_task(_read_all(reader))
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


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        *(presence, pings, texts, headers, unfinished, tokens, connections),
        *(ahead, chunks, pages),
    )
}


# ------------------------------------------------------------------ measuring


def attack_for(chosen: argparse.Namespace) -> None:
    """In a process of its own. It leaves the cores to those it attacks where they want them."""
    os.nice(5)
    attack = ATTACKS[chosen.attacker](Target(chosen.port, chosen.sources, chosen.tables))

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(attack, chosen.seconds)

    asyncio.run(run())


def players_notice(port: int, seconds: float) -> dict[str, Any]:
    words = [sys.executable, "-m", "bench.server.load", "--port", str(port), "--tables", "10"]
    words += ["--seats", "2", "--rate", "30", "--seconds", str(seconds)]
    generator = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    last_json(generator)
    figures: dict[str, Any] = last_json(generator)
    generator.wait()
    return figures


def crowded_tables(url: str) -> list[str]:
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as host:
        host.post("/api/me", json={"name": "Host"}).raise_for_status()
        wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True}
        return [host.post("/api/tables", json=wanted).json()["table"] for _ in range(CROWDED)]


def measure(seconds: float, sources: int, wanted: list[str]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
        words += ["--tables", "0", "--guesses", "0", "--offer", "bosses", "--log-level", "error"]
        server = subprocess.Popen(
            words,
            env={**os.environ, "BACKROOM_DATA": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        port = int(server.stdout.readline().split()[-1].rsplit(":", 1)[1])
        url = f"http://127.0.0.1:{port}"
        try:
            wait_until_warm(server, url)
            tables = crowded_tables(url)
            for name in ["", *wanted]:
                attacker = None
                if name:
                    told = ["--attacker", name, "--port", str(port), "--seconds", str(seconds + 20)]
                    told += ["--sources", str(sources)]
                    words = [sys.executable, "-m", "bench.server.attack", *told, *tables]
                    attacker = subprocess.Popen(words)
                used, began = cpu_seconds(server.pid), time.monotonic()
                figures = players_notice(port, seconds)
                cores = (cpu_seconds(server.pid) - used) / (time.monotonic() - began)
                found[name or "none"] = {**figures, "cores": round(cores, 2)}
                if attacker is not None:
                    attacker.kill()
                    attacker.wait()
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--sources", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--attacker", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("tables", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attacker:
        attack_for(chosen)
        return
    found = measure(chosen.seconds, chosen.sources, chosen.only)
    heads = "attack", "median, ms", "99 of 100, ms", "slowest, ms", "moves a second", "cores"
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for name, figures in found.items():
        cells = (
            figures[key] for key in ("p50_ms", "p99_ms", "max_ms", "moves_per_second", "cores")
        )
        print(f"| {name} | " + " | ".join(f"{cell:g}" for cell in cells) + " |")
    worst = max(figures["p99_ms"] for name, figures in found.items() if name != "none")
    busy = os.getloadavg()[0]
    print(json.dumps({"bar_ms": BAR_MS, "worst_p99_ms": worst, "load_average": round(busy, 1)}))
    sys.exit(worst >= BAR_MS)


if __name__ == "__main__":
    main()
