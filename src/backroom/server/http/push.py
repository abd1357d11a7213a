"""Direct push: a message goes straight to the transport of a reader that keeps up.

Every move sends one to each screen of its table. Through a task of the reader's own, the framework
and its frame objects, a message costs several times what it takes to write it. That path remains
for a reader that is behind: there somebody has to wait.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from backroom.server.http.connections import Connections

Push = Callable[[bytes], bool]
# Where the application finds it in the connection's scope.
PUSH = "backroom.push"
# RFC 6455, 7.4.1.
NO_UTF8, AGAINST_POLICY = 1007, 1008
# Bytes that a client, which only listens, may send at once and in a second: it answers a ping now
# and then. What is more is not even taken apart.
MOST_AT_ONCE, MOST_A_SECOND = 2048, 256
# RFC 6455, 5.2: a whole text in one frame, and how its length is said.
TEXT = 0x81
SHORT, LONG = 126, 65_536


class PushProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, with direct push, and limits to what a client may send."""

    counted: ClassVar[Connections | None] = None

    def __init__(self, *given: Any, **more: Any):
        super().__init__(*given, **more)
        self._has_asked = False
        self._allowance = float(MOST_AT_ONCE)
        self._heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """The first thing that comes is the request, handed over by the HTTP protocol."""
        if not self._has_asked:
            self._has_asked = True
            self._heard_at = self.loop.time()
        elif not self._may_send(len(data)):
            self._hang_up()
            return
        super().data_received(data)

    def _may_send(self, count: int) -> bool:
        now = self.loop.time()
        grown = self._allowance + (now - self._heard_at) * MOST_A_SECOND
        self._allowance = min(MOST_AT_ONCE, grown) - count
        self._heard_at = now
        return self._allowance >= 0

    def _hang_up(self) -> None:
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            self.transport.abort()
            return
        self.conn.send_close(AGAINST_POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # Nothing more is read: the client may be sending still.
        self.transport.pause_reading()
        self.loop.call_later(1.0, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": AGAINST_POLICY})

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None and self.counted.counts(self.server):
            self.counted.close(self.client[0] if self.client else "?")
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[PUSH] = self.push
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 ends the connection (RFC 6455, 8.1). Uvicorn would tell the log
        where in its code it noticed, at length and as often as somebody likes."""
        text = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(text):
            self.frames = []
            self.conn.send_close(NO_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Who answers no ping is gone: a machine asleep, perhaps. What waits to be sent would keep
        the connection, and with it the seat's presence, until the network gives up."""
        super().keepalive_timeout()
        self.transport.abort()

    def push(self, message: bytes) -> bool:
        """Send a text now; False, and nothing sent, where that is not possible at once."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self.transport.write(head_of(len(message)) + message)
        return True


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def head_of(length: int) -> bytes:
    if length < SHORT:
        return struct.pack("!BB", TEXT, length)
    if length < LONG:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def push_of(scope: Mapping[str, Any]) -> Push | None:
    """Direct push of a connection, where it has it."""
    return scope.get(PUSH)
