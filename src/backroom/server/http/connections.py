"""Open connections: how many there may be, of one address and in all, and what one may send before
it has said what it wants."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar

from backroom.server.http.joined import JoiningProtocol
from backroom.server.http.limits import Bucket
from backroom.server.problems import Problem

log = logging.getLogger("backroom.server")

# Files that are kept back from clients: the database, its log, listening sockets, the client's own.
RESERVE = 64
# Where no limit is known (as on Windows).
USUAL_FILES = 8192
# The request line and the headers of one request.
MOST_HEAD, MOST_HEADERS = 32 * 1024, 100
# Bytes after these, with all that is wrapped around a body, and the chunks it may come in.
MOST_AFTER_HEAD, MOST_CHUNKS = 1_100_000, 4096
# Requests on one connection that wait for the answer to the one before them; browsers send none.
MOST_AHEAD = 8
# Bytes that are taken apart before somebody looks whether a limit is broken.
SLICE = 4096
# Seconds for the head, and for the body after it.
HEAD_SECONDS, BODY_SECONDS = 10.0, 30.0
# Bytes of an answer that a client takes at least in so many seconds.
LEAST_TAKEN, TAKING_SECONDS = 64 * 1024, 30.0
# Seconds in which an address may open all its connections anew.
SECONDS_FOR_ALL = 5.0
BUSY, TOO_MANY, HEAD_TOO_LARGE, BODY_TOO_LARGE, TOO_SLOW = (
    b"503 Service Unavailable",
    b"429 Too Many Requests",
    b"431 Request Header Fields Too Large",
    b"413 Content Too Large",
    b"408 Request Timeout",
)


@lru_cache(4096)
def source_of(host: str) -> str:
    """What limits count as one: an IPv4 address, or an IPv6 /64, which is one household."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


def raise_file_limit() -> int:
    """Take all the open files that the system gives this process; how many connections they
    allow."""
    if sys.platform == "win32":
        files = USUAL_FILES
    else:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):
            hard = soft  # macOS names a limit that it does not grant
        files = USUAL_FILES if hard == resource.RLIM_INFINITY else hard
    allowed = max(files - RESERVE, RESERVE)
    log.info("open files", extra={"files": files, "connections": allowed})
    return allowed


class Connections:
    """Counts open connections. 0: no limit."""

    def __init__(self, most: int = 0, most_of_one: int = 0):
        self.most = most
        self._whole = self.most_of_one = most_of_one
        # Where the other processes of the house come, which nobody counts.
        self.private_port: int | None = None
        self.count = 0
        self._by_source: Counter[str] = Counter()
        self._anew = Bucket(most_of_one, SECONDS_FOR_ALL, "too_fast", most_of_one)

    def counts(self, server: tuple[str, int | None] | None) -> bool:
        """Whether connections to one of our addresses are counted."""
        return self.private_port is None or server is None or server[1] != self.private_port

    def share(self, processes: int) -> None:
        """An address may have its part of them at each process of the house."""
        self.most_of_one = self._whole and max(1, self._whole // processes)
        self._anew.share(processes)

    def open(self, host: str) -> bytes | None:
        """Count one more; why it is refused, or None."""
        source = source_of(host)
        try:
            self._anew.take(source)
        except Problem:
            return TOO_MANY
        if self.most and self.count >= self.most:
            return BUSY
        if self.most_of_one and self._by_source[source] >= self.most_of_one:
            return TOO_MANY
        self.count += 1
        self._by_source[source] += 1
        return None

    def close(self, host: str) -> None:
        source = source_of(host)
        self.count -= 1
        self._by_source[source] -= 1
        if not self._by_source[source]:
            del self._by_source[source]


class BoundedProtocol(JoiningProtocol):
    """Uvicorn's HTTP protocol, with limits. Whoever breaks one is told in a status line and let go:
    nothing of the application has run for them."""

    counted: ClassVar[Connections] = Connections()

    def __init__(self, *given: Any, **more: Any):
        super().__init__(*given, **more)
        self._is_counted = False
        self._is_refused = False
        self._in_head = True
        # Bytes and chunks of the part of a request that is being read.
        self._size = 0
        self._chunks = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.counted.counts(self.server):
            self._expect_within(HEAD_SECONDS)
            return
        refused = self.counted.open(self._host)
        self._is_counted = refused is None
        if refused is not None:
            self._refuse(refused)
            return
        self._expect_within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        self._watch_no_more()
        if self._is_counted:
            self.counted.close(self._host)
        super().connection_lost(exc)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "?"

    def handle_websocket_upgrade(self) -> None:
        if self._is_refused:
            return
        self._expect_no_more()
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------------ size

    def data_received(self, data: bytes) -> None:
        """Slice by slice: a piece of 256 KiB can hold thousands of requests or chunks, and all
        others would wait until the last of them is taken apart."""
        for first in range(0, len(data), SLICE):
            if self._is_refused or self.transport.is_closing():
                return
            part = data[first : first + SLICE]
            protocol = self.transport.get_protocol()
            if protocol is not self:  # a socket from here on
                protocol.data_received(part)  # type: ignore[attr-defined]
            else:
                self._take_apart(part)

    def _take_apart(self, part: bytes) -> None:
        if self._in_head and not self._size and self._deadline is None:
            self._expect_within(HEAD_SECONDS)
        self._size += len(part)
        super().data_received(part)
        # What is not a whole header yet, the parser keeps without telling.
        most = MOST_HEAD if self._in_head else MOST_AFTER_HEAD
        if (self._size > most or self._chunks > MOST_CHUNKS) and not self._is_refused:
            self._refuse(HEAD_TOO_LARGE if self._in_head else BODY_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if self._is_refused:
            return
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self._in_head, self._size, self._chunks = False, 0, 0
        if size > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(HEAD_TOO_LARGE)
            return
        if len(self.pipeline) >= MOST_AHEAD:
            self._refuse(TOO_MANY)
            return
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1

    def on_body(self, body: bytes) -> None:
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._size, self._chunks = True, 0, 0
        self._expect_no_more()
        if not self._is_refused:
            super().on_message_complete()

    # ------------------------------------------------------------------ time

    def _expect_within(self, seconds: float) -> None:
        self._expect_no_more()
        self._deadline = self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._watch_no_more()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_taking()

    def _watch_taking(self) -> None:
        """A client that does not take what it has asked for has its connection closed: else all of
        it would be kept here for as long as they like."""
        left = self.transport.get_write_buffer_size()
        if left and self._taking is None:
            self._taking = self.loop.call_later(TAKING_SECONDS, self._check_taking, left)

    def _check_taking(self, before: int) -> None:
        self._taking = None
        if before - self.transport.get_write_buffer_size() < min(before, LEAST_TAKEN):
            self.transport.abort()
        else:
            self._watch_taking()

    def _watch_no_more(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _refuse(self, status: bytes) -> None:
        self._is_refused = True
        self._expect_no_more()
        if self.transport.is_closing():
            return
        # Where an answer is under way already, a second one would be taken for part of it.
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()
        self._watch_taking()
