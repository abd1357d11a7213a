"""Joined writes: what goes to one client in one turn of the event loop goes out in one piece."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from backroom.server.http.joined import JoinedTransport, Joining
from tests.server.harness import PATIENCE, Server

Work = Callable[[JoinedTransport, socket.socket], Awaitable[None]]


def with_a_connection(work: Work) -> None:
    """Run something with both ends of a connection: ours, and the client's."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        made: asyncio.Future[asyncio.BaseTransport] = loop.create_future()

        class Protocol(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                made.set_result(transport)

        server = await loop.create_server(Protocol, "127.0.0.1", 0)
        client = socket.create_connection(server.sockets[0].getsockname())
        client.setblocking(False)
        transport = await made
        assert isinstance(transport, asyncio.Transport)
        async with asyncio.timeout(PATIENCE):
            await work(JoinedTransport(transport, Joining(loop)), client)
        client.close()
        transport.abort()
        server.close()

    asyncio.run(run())


async def heard(client: socket.socket) -> bytes:
    return await asyncio.get_running_loop().sock_recv(client, 1000)


def test_parts_go_out_together_when_the_turn_ends() -> None:
    async def work(ours: JoinedTransport, client: socket.socket) -> None:
        for part in (b"one ", b"two ", b"three"):
            ours.write(part)
        with pytest.raises(BlockingIOError):
            client.recv(1000)
        assert await heard(client) == b"one two three"
        ours.write(b"four")
        assert await heard(client) == b"four"

    with_a_connection(work)


def test_what_waits_is_sent_before_the_end_and_dropped_by_a_break() -> None:
    async def close(ours: JoinedTransport, client: socket.socket) -> None:
        ours.write(b"the last ")
        ours.write(b"words")
        ours.close()
        assert await heard(client) == b"the last words"
        assert await heard(client) == b""

    async def abort(ours: JoinedTransport, client: socket.socket) -> None:
        ours.write(b"never heard")
        ours.abort()
        assert await heard(client) == b""

    with_a_connection(close)
    with_a_connection(abort)


def test_a_connection_that_is_gone_keeps_nothing_from_the_others() -> None:
    """Two clients, one of whom hangs up: the other hears what is written in the same turn."""
    uvloop = pytest.importorskip("uvloop", reason="uvloop has no wheel for Windows")

    async def run() -> None:
        loop = asyncio.get_running_loop()
        faults: list[object] = []
        loop.set_exception_handler(lambda _, told: faults.append(told))
        made: asyncio.Queue[asyncio.BaseTransport] = asyncio.Queue()
        lost = asyncio.Event()

        class Protocol(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                made.put_nowait(transport)

            def connection_lost(self, _: Exception | None) -> None:
                lost.set()

        server = await loop.create_server(Protocol, "127.0.0.1", 0)
        joining = Joining(loop)
        ends = []
        for _ in range(2):
            client = socket.create_connection(server.sockets[0].getsockname())
            client.setblocking(False)
            # uvloop's are transports by what they can do, not by their class.
            transport = cast(asyncio.Transport, await made.get())
            ends.append((client, JoinedTransport(transport, joining)))
        (gone, to_gone), (here, to_here) = ends
        try:
            gone.close()
            await lost.wait()
            for turn in (b"one", b"two"):
                to_gone.write(turn)
                to_here.write(turn)
                assert await heard(here) == turn
            assert faults == []
        finally:  # uvloop waits for what is open when it is closed
            here.close()
            to_here.abort()
            server.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(run(), PATIENCE))


def test_in_all_else_it_is_the_connection_itself() -> None:
    async def work(ours: JoinedTransport, client: socket.socket) -> None:
        assert ours.get_extra_info("peername") == client.getsockname()
        assert not ours.is_closing()

    with_a_connection(work)


def test_an_answer_comes_with_its_headers(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as client:
        client.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        head, _, body = client.recv(10_000).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK")
    assert f"content-length: {len(body)}".encode() in head
    assert body
