"""A load generator: real matches through the real API, every socket read as a screen would.

A process of its own, so that its work is not the server's. It sends so many commands a second over
all tables in turn, and measures from sending a command to the last of the table's sockets having
the update that came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
import uuid
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server.hints import ADDRESS, GAMES, Asker, Plan, compared


class Legal(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    legal: list[Legal]
    over: bool


class State(msgspec.Struct):
    ask: int | None
    view: View
    number: int


class Update(msgspec.Struct):
    state: State


decode = msgspec.json.Decoder(Update).decode
# Between two looks at whether moves are due, in seconds.
PAUSE = 0.001


class Http:
    """One connection that is kept: the least a client can do."""

    def __init__(self, host: str, port: int, source: str | None = None):
        self.host, self.port = host, port
        # The own address, where it matters.
        self.source = None if source is None else (source, 0)
        self.cookie = ""
        self.lock = asyncio.Lock()
        self.pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a JSON body, or to a text that is sent as it is."""
        content = body.encode() if isinstance(body, str) else msgspec.json.encode(body)
        return self._read(path, *await self._ask("POST", path, content))

    async def get(self, path: str) -> Any:
        return self._read(path, *await self._ask("GET", path, b""))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Once, whatever becomes of the connection."""
        content = b"" if body is None else msgspec.json.encode(body)
        return self._read(path, *await self._send(method, path, content))

    def _read(self, path: str, status: int, answer: bytes) -> Any:
        if status != 200:
            raise RuntimeError(f"{path}: {status} {answer[:200]!r}")
        return json.loads(answer) if answer.startswith((b"{", b"[")) else answer

    async def look(self, path: str) -> tuple[int, Any]:
        """The status, and what was answered."""
        status, answer = await self._ask("GET", path, b"")
        return status, json.loads(answer)

    async def _ask(self, method: str, path: str, content: bytes) -> tuple[int, bytes]:
        # A move may be on all screens before its answer has been read.
        async with self.lock:
            try:
                return await self._send(method, path, content)
            except (asyncio.IncompleteReadError, ConnectionError):
                # An idle connection was closed. The same again, as a browser would.
                self.pipe = None
                return await self._send(method, path, content)

    async def _send(self, method: str, path: str, content: bytes) -> tuple[int, bytes]:
        if self.pipe is None:
            self.pipe = await asyncio.open_connection(self.host, self.port, local_addr=self.source)
        reader, writer = self.pipe
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Origin: http://{self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        answer = await reader.readexactly(int(headers["content-length"]))
        if "set-cookie" in headers:
            raw = next(line for line in head if line.lower().startswith("set-cookie"))
            self.cookie = raw.split(": ", 1)[1].split(";")[0]
        return int(head[0].split(" ")[1]), answer


class Screen:
    """One socket of one seat."""

    def __init__(self, table: Table, seat: int, socket: ClientConnection):
        self.table, self.seat, self.socket = table, seat, socket
        self.ask: int | None = None
        self.legal: list[Legal] = []
        # Of the stream: as it is, and as it was when the last command was sent.
        self.number = self.before = 0

    async def read(self) -> None:
        async for message in self.socket:
            assert isinstance(message, str)
            if message.startswith(('{"type":"update"', '{"type":"welcome"')):
                self.take(message)

    def take(self, message: str) -> None:
        state = decode(message).state
        self.ask, self.legal, self.number = state.ask, state.view.legal, state.number
        self.table.over = state.view.over
        self.table.shown()


class Table:
    def __init__(self, http: Http, id_: str, seats: int, times: list[tuple[float, float]]):
        self.http, self.id, self.seats = http, id_, seats
        # When each move was sent, and how long it took, in seconds.
        self.times = times
        self.screens: list[Screen] = []
        self.over = False
        self.sent: float | None = None

    def shown(self) -> None:
        """Something came on one of the screens: have they all got it now?"""
        if self.sent is None:
            return
        if all(screen.number > screen.before for screen in self.screens):
            self.times.append((self.sent, time.perf_counter() - self.sent))
            self.sent = None

    async def move(self, rng: random.Random) -> bool:
        """Answer the ask; False if the table is not ready for a move."""
        screen = next((screen for screen in self.screens if screen.ask is not None), None)
        if self.over or self.sent is not None or screen is None:
            return False
        action = rng.choice(screen.legal).text
        command = {"id": str(uuid.UUID(int=rng.getrandbits(128))), "seat": screen.seat}
        command |= {"ask": screen.ask, "action": action, "confirm": "yes"}
        screen.ask = None
        for one in self.screens:
            one.before = one.number
        self.sent = time.perf_counter()
        await self.http.post(f"/api/tables/{self.id}/commands", command)
        return True


async def run(
    host: str, port: int, tables: int, seats: int, rate: float, seconds: float, hints: int
) -> Any:
    rng = random.Random(1)
    times: list[tuple[float, float]] = []
    playing: list[Table] = []
    tasks = []
    for _ in range(tables):
        http = Http(host, port)
        await http.post("/api/me", {"name": "Load"})
        wanted = {"game": "bosses", "seats": seats, "mine": list(range(seats)), "start": True}
        info = await http.post("/api/tables", wanted)
        table = Table(http, info["table"], seats, times)
        for seat in range(seats):
            socket = await connect(
                f"ws://{host}:{port}/api/tables/{table.id}/socket?seat={seat}",
                additional_headers={"Cookie": http.cookie},
                origin=f"http://{host}:{port}",  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            screen = Screen(table, seat, socket)
            table.screens.append(screen)
            tasks.append(asyncio.create_task(screen.read()))
        playing.append(table)
    while not all(screen.number for table in playing for screen in table.screens):
        await asyncio.sleep(0.2)
    people = [Http(host, port, ADDRESS.format(2 + number)) for number in range(hints)]
    askers = [
        Asker(http.look, http.post, GAMES[number % len(GAMES)])
        for number, http in enumerate(people)
    ]
    await asyncio.gather(*(asker.sit_down() for asker in askers))
    # What the generator does for itself must not be counted as the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    print(json.dumps({"ready": True}), flush=True)
    plan = Plan(seconds)
    length = plan.length if hints else seconds
    begun, used = time.perf_counter(), time.process_time()
    asking = [
        asyncio.create_task(asker.ask(lambda: plan.at(time.perf_counter() - begun) == "with"))
        for asker in askers
    ]
    late: list[float] = []
    sent = skipped = 0
    moves: set[asyncio.Task[bool]] = set()
    while (elapsed := time.perf_counter() - begun) < length:
        due = int(elapsed * rate)
        while sent + skipped < due:
            table = playing[(sent + skipped) % tables]
            if table.over or table.sent is not None:
                skipped += 1
                continue
            sent += 1
            task = asyncio.create_task(table.move(rng))
            moves.add(task)
            task.add_done_callback(moves.discard)
        asleep = time.perf_counter()
        await asyncio.sleep(PAUSE)
        late.append(time.perf_counter() - asleep - PAUSE)
    await asyncio.sleep(1)
    for task in (*tasks, *asking):
        task.cancel()
    for task in asking:
        if task.done():
            task.result()  # it broke off, and says why
    took = [one for _, one in times]
    since_begun = [(sent - begun, one) for sent, one in times]
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / length, 1),
        "skipped": skipped,
        "p50_ms": share(took, 0.5),
        "p99_ms": share(took, 0.99),
        "max_ms": share(took, 1),
        "generator_late_ms": share(late, 0.99),
        "generator_cpu": round((time.process_time() - used) / (length + 1), 2),
        **({"asking": compared(plan, since_begun, askers, share)} if hints else {}),
    }


def share(seconds: list[float], part: float) -> float:
    """So many of all are no longer than this, in milliseconds."""
    return round(sorted(seconds)[int((len(seconds) - 1) * part)] * 1000, 1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--hints", type=int, default=0)
    chosen = vars(parser.parse_args())
    print(json.dumps(asyncio.run(run(**chosen))), flush=True)


if __name__ == "__main__":
    main()
