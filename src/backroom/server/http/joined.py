"""Joined writes: what goes to one client in one turn of the event loop goes out in one piece.

A move writes to every screen of its table, to the one that is asked next twice, and answers its
command in two parts. Every write is a system call that wakes the reader.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Joining:
    """The connections of an event loop that have something to send at the end of this turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._loop = loop
        self._waiting: list[JoinedTransport] = []

    def add(self, transport: JoinedTransport) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(transport)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.flush()


class JoinedTransport:
    """A transport that collects what is written; in all else it is the one behind it."""

    __slots__ = ("_joining", "_parts", "_transport")

    def __init__(self, transport: asyncio.Transport, joining: Joining):
        self._transport = transport
        self._joining = joining
        self._parts: list[bytes] = []

    def write(self, part: bytes) -> None:
        if not self._parts:
            self._joining.add(self)
        self._parts.append(part)

    def flush(self) -> None:
        parts, self._parts = self._parts, []
        # uvloop raises where a connection is gone, and the others of this turn would wait for ever.
        if parts and not self._transport.is_closing():
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        self._parts.clear()
        self._transport.abort()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


_joinings: dict[asyncio.AbstractEventLoop, Joining] = {}


class JoiningProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, with joined writes; a WebSocket goes on with the same transport."""

    def connection_made(self, transport: Any) -> None:
        if self.loop not in _joinings:
            _joinings[self.loop] = Joining(self.loop)
        joined: Any = JoinedTransport(transport, _joinings[self.loop])
        super().connection_made(joined)
