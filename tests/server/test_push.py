"""Messages on their short way: whole, in order, and behind what waits already."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode

from backroom.server.http.push import PushProtocol, head_of
from backroom.server.hub import MOST_WAITING, Listener
from backroom.server.serve import bind
from backroom.server.table.rights import Right
from tests.server.harness import PATIENCE, Server


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_says_how_long_it_is(length: int) -> None:
    text = os.urandom(length).hex()[:length].encode()
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A connection that takes messages at once, or not."""

    def __init__(self) -> None:
        self.open = True
        self.sent: list[bytes] = []

    def push(self, message: bytes) -> bool:
        if self.open:
            self.sent.append(message)
        return self.open


async def read(listener: Listener, line: Line, slow: asyncio.Event) -> None:
    """The long way: one after the other, each when the connection takes it again."""
    while (message := await listener.next()) is not None:
        await slow.wait()
        line.sent.append(message or b"everything anew")


def test_messages_never_overtake_each_other() -> None:
    async def talk() -> list[bytes]:
        line, slow = Line(), asyncio.Event()
        slow.set()
        listener = Listener(Right("ada"), push=line.push)
        reading = asyncio.create_task(read(listener, line, slow))
        listener.send(b"1 before anybody reads")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        listener.send(b"2 straight away")
        assert line.sent[-1] == b"2 straight away"
        line.open = False
        slow.clear()
        listener.send(b"3 the connection is full")
        await asyncio.sleep(0)
        # It could take one again, but the third is still in somebody's hand.
        line.open = True
        listener.send(b"4 behind the third")
        assert line.sent[-1] == b"2 straight away"
        slow.set()
        while len(line.sent) < 4:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        listener.send(b"5 straight away again")
        listener.close()
        await reading
        return line.sent

    assert [message[:1] for message in asyncio.run(talk())] == [b"1", b"2", b"3", b"4", b"5"]


def test_a_reader_that_is_behind_is_told_everything_anew() -> None:
    async def talk() -> list[bytes]:
        line, slow = Line(), asyncio.Event()
        listener = Listener(Right("ada"), push=line.push)
        reading = asyncio.create_task(read(listener, line, slow))
        await asyncio.sleep(0)
        line.open = False
        for number in range(MOST_WAITING + 3):
            listener.send(b"%d" % number)
        line.open = True
        listener.send(b"not before everything was told anew")
        slow.set()
        listener.close()
        await reading
        return line.sent

    assert asyncio.run(talk()) == [b"everything anew"]


# More than a network takes for somebody who reads nothing.
MUCH = "x" * 30_000_000
HELLO = (
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_who_answers_no_ping_is_gone_though_much_waits_for_them() -> None:
    gone = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": MUCH})
        assert (await receive())["type"] == "websocket.disconnect"
        gone.set()

    config = uvicorn.Config(
        app,
        ws=PushProtocol,
        ws_ping_interval=0.1,
        ws_ping_timeout=0.1,
        lifespan="off",
        log_config=None,
    )

    async def sleep_through() -> None:
        listening = bind("127.0.0.1", 0)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        with socket.create_connection(listening.getsockname()) as asleep:
            asleep.sendall(HELLO.encode())
            await asyncio.wait_for(gone.wait(), PATIENCE)
        server.should_exit = True
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(sleep_through())


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.TEXT, b"no \xff text")],
        # What is cut within a letter is whole again in the end; this is not.
        [Frame(Opcode.TEXT, b"\xc3", fin=False), Frame(Opcode.CONT, b"\x28")],
    ],
    ids=["in one frame", "in two"],
)
def test_a_text_that_is_none_ends_the_connection_and_fills_no_log(
    server: Server, frames: list[Frame]
) -> None:
    ada = server.person()
    before = server.log()
    with ada.socket() as stream:
        raw = stream.connection.socket
        raw.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
        with pytest.raises(ConnectionClosedError) as closed:
            stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert "Traceback" not in server.log().removeprefix(before)
    assert server.log().removeprefix(before).count("\n") <= 1


def test_a_letter_may_be_cut_in_two(server: Server) -> None:
    ada = server.person()
    table = ada.open("one_die", 2)
    with table.socket(0) as stream:
        stream.next("welcome")
        halves = Frame(Opcode.TEXT, b"\xc3", fin=False), Frame(Opcode.CONT, b"\xa9")
        raw = stream.connection.socket
        raw.sendall(b"".join(frame.serialize(mask=True) for frame in halves))
        table.post("chat", {"text": "still there"})
        assert stream.next("chat")["line"]["text"] == "still there"
