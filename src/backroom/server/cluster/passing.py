"""Passing on: a request or a socket gets to the process that holds its table, and what comes back
gets to the client as it is."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from backroom.server.cluster import seal
from backroom.server.cluster.lines import CONNECTING, OWN, Answer, Lines, Unreachable
from backroom.server.cluster.membership import Membership
from backroom.server.cluster.seal import Hop
from backroom.server.store.members import Member

# What is answered where the table is not, and what is asked of a process itself.
MOVED = 421
OURS = "/house/"
# An answer larger than that is passed on part by part.
SMALL = 256 * 1024
# Close codes (RFC 6455, 7.4): come again at once, and those that are never sent.
AGAIN, UNSENT = 1012, (1005, 1006, 1015)
# A handshake has its own.
HANDSHAKE = ("host", "upgrade", "connection", "sec-websocket-", "x-backroom-", "content-length")


class Moved(Exception):
    """The other process does not hold the table."""


class Passing:
    """To the other processes, and back."""

    def __init__(self, membership: Membership):
        self.membership = membership
        self.lines = Lines()
        # By process, the sockets that are passed on to it.
        self._relays: dict[str, set[ClientConnection]] = {}
        membership.on_change.append(self._let_go)

    def _let_go(self, gone: set[str]) -> None:
        """Who has ended sends nothing more; it may be stopped, and keep its connections."""
        for process in gone:
            for relay in self._relays.pop(process, ()):
                relay.transport.abort()

    def stop(self) -> None:
        self._let_go(set(self._relays))
        self.lines.hang_up()

    def open(self, scope: Scope) -> Hop | None:
        return seal.open_seal(self.membership.secret, self.membership.me, scope)

    # ------------------------------------------------------------------ requests

    async def ask(self, member: Member, what: str, words: dict[str, Any]) -> None:
        """Ask something of a process itself."""
        content = msgspec.json.encode(words)
        hop = Hop(member.id, "127.0.0.1", "http", True, "")
        head = self._head("POST", OURS + what, [], hop, len(content))
        answer = await self._ask(member, head, content)
        await answer.content()
        if answer.status != 200:
            raise Moved

    async def pass_on(self, member: Member, scope: Scope, body: bytes, counted: bool) -> Response:
        """Have a request answered by another process."""
        method, target = scope["method"], seal.target_of(scope)
        kept = [
            (name, value)
            for name, value in scope["headers"]
            if name not in OWN
            and name not in (b"content-length", b"expect", b"upgrade")
            and not name.startswith(seal.OURS)
        ]
        head = self._head(method, target, kept, _hop(member, scope, counted), len(body))
        answer = await self._ask(member, head, body)
        if answer.status == MOVED and (seal.HOP, b"moved") in answer.headers:
            await answer.content()
            raise Moved
        if answer.left <= SMALL:
            return Passed(answer.status, answer.headers, await answer.content())
        return Streamed(answer)

    def _head(
        self, method: str, target: str, headers: list[tuple[bytes, bytes]], hop: Hop, length: int
    ) -> bytes:
        sealed = seal.headers_of(self.membership.secret, hop, method, target)
        lines = [f"{method} {target} HTTP/1.1".encode("latin-1")]
        lines += [name + b": " + value for name, value in headers]
        lines += [f"{name}: {value}".encode("latin-1") for name, value in sealed]
        lines.append(b"content-length: %d" % length)
        return b"\r\n".join(lines) + b"\r\n\r\n"

    async def _ask(self, member: Member, head: bytes, body: bytes) -> Answer:
        living = self.membership.living
        return await self.lines.ask(
            member.address, head, body, lambda: member.id in self.membership.living or not living
        )

    # ------------------------------------------------------------------ sockets

    async def dial(self, member: Member, scope: Scope) -> ClientConnection:
        """Open a socket of another process for a client of this one."""
        target = seal.target_of(scope)
        sealed = seal.headers_of(
            self.membership.secret, _hop(member, scope, counted=False), "WEBSOCKET", target
        )
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in scope["headers"]
            if not name.decode("latin-1").startswith(HANDSHAKE)
        ]
        try:
            return await connect(
                f"ws://{member.address}{target}",
                additional_headers=[*headers, *sealed],
                user_agent_header=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
                open_timeout=CONNECTING * 2,
            )
        except InvalidStatus as refused:
            if refused.response.status_code == MOVED:
                raise Moved from None
            raise Unreachable(sent=False) from None
        except (OSError, TimeoutError, WebSocketException):
            raise Unreachable(sent=False) from None

    async def converse(
        self, member: Member, far: ClientConnection, receive: Receive, send: Send, push: Any
    ) -> None:
        """Pass on what comes until either side ends."""
        relays = self._relays.setdefault(member.id, set())
        relays.add(far)
        passing = asyncio.create_task(_pass_back(far, send, push))
        leaving = asyncio.create_task(_until_gone(receive))
        try:
            await asyncio.wait([passing, leaving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            relays.discard(far)
            far.transport.abort() if not passing.done() else None
            for task in (passing, leaving):
                task.cancel()
            await asyncio.gather(passing, leaving, return_exceptions=True)


def _hop(member: Member, scope: Scope, counted: bool) -> Hop:
    client = scope["client"][0] if scope["client"] else "?"
    host = next((value for name, value in scope["headers"] if name == seal.HOST), b"")
    return Hop(member.id, client, scope["scheme"], counted, host.decode("latin-1"))


async def _pass_back(far: ClientConnection, send: Send, push: Any) -> None:
    try:
        while True:
            message = await far.recv(decode=False)
            if push is None or not push(message):
                await send({"type": "websocket.send", "text": message.decode()})
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else AGAIN
        reason = closed.rcvd.reason if closed.rcvd is not None else ""
        # What ends for its process' sake begins anew elsewhere.
        code = AGAIN if code in UNSENT else code
        with contextlib.suppress(RuntimeError):
            await send({"type": "websocket.close", "code": code, "reason": reason})


async def _until_gone(receive: Receive) -> None:
    """Clients only listen."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


class Passed(Response):
    """An answer of another process, whole."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], content: bytes):
        self.status_code = status
        self.background = None
        self.body = content
        self.raw_headers = headers


class Streamed(Response):
    """A large answer of another process, part by part."""

    def __init__(self, answer: Answer):
        self.status_code = answer.status
        self.background = None
        self.body = b""
        self.raw_headers = answer.headers
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **head})
        async for part in self._answer.parts():
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def moved() -> Response:
    """To a process that has passed something on: the table is not here."""
    response = Response(status_code=MOVED)
    response.raw_headers.append((seal.HOP, b"moved"))
    return response
