"""Requests and sockets for tables that another process of the house holds: both ends of passing
them on (`cluster/passing.py`)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from backroom.server.cluster import passing
from backroom.server.cluster.cluster import Cluster
from backroom.server.cluster.lines import Unreachable
from backroom.server.cluster.passing import Moved
from backroom.server.cluster.seal import as_it_came
from backroom.server.house import House
from backroom.server.http.connections import source_of
from backroom.server.http.endpoint import Endpoint
from backroom.server.http.push import push_of
from backroom.server.http.requests import BEGUN, HOP, host_of, whole_body
from backroom.server.http.responses import refuse
from backroom.server.problems import Elsewhere, Problem

# Seconds that somebody waits for a table whose process has ended, and between two tries.
PATIENCE, AGAIN = 20.0, 0.1
# What can be asked twice and is done once: it has an id.
REPEATABLE = ("command", "ask_takeback", "answer_takeback")

Attempt = Callable[[Request], Awaitable[Response]]


async def answer(
    house: House, cluster: Cluster, request: Request, endpoint: Endpoint, attempt: Attempt
) -> Response:
    """Answer a request here, or have it answered where its table is; if that process has ended,
    once the table is somebody's again."""
    until = time.monotonic() + PATIENCE
    try:
        while True:
            await cluster.membership.fresh()
            try:
                return await attempt(request)
            except Elsewhere as elsewhere:
                process = elsewhere.process
            if HOP in request.scope:
                return passing.moved()
            passed = await _pass_on(cluster, process, request, endpoint)
            if passed is not None:
                house.metrics.passed.inc()
                return passed
            if time.monotonic() > until:
                raise Problem("moving")
            await asyncio.sleep(AGAIN)
    except Problem as problem:
        return refuse(problem)


async def _pass_on(
    cluster: Cluster, process: str | None, request: Request, endpoint: Endpoint
) -> Response | None:
    """The answer of another process; None where it has none."""
    member = await cluster.membership.member(process)
    if member is None or member.id == cluster.me:
        return None
    body = b"" if request.method == "GET" else await whole_body(request)
    try:
        counted = BEGUN in request.scope
        return await cluster.passing.pass_on(member, request.scope, body, counted)
    except Moved:
        pass
    except Unreachable as problem:
        if problem.sent and not _is_repeatable(request, endpoint, body):
            raise Problem("unknown") from None
    _forget(cluster, request)
    return None


def _forget(cluster: Cluster, connection: Request | WebSocket) -> None:
    if "table" in connection.path_params:
        cluster.membership.forget(connection.path_params["table"])


def _is_repeatable(request: Request, endpoint: Endpoint, body: bytes) -> bool:
    if request.method == "GET" or endpoint.name in REPEATABLE:
        return True
    return endpoint.name == "say" and bool(msgspec.json.decode(body).get("id"))


async def converse(
    house: House,
    cluster: Cluster,
    socket: WebSocket,
    attempt: Callable[[WebSocket], Awaitable[None]],
    turn_away: Callable[[WebSocket, Problem], Awaitable[None]],
) -> None:
    """The same for a socket."""
    until = time.monotonic() + PATIENCE
    try:
        while True:
            await cluster.membership.fresh()
            try:
                await attempt(socket)
                return
            except Elsewhere as elsewhere:
                process = elsewhere.process
            if HOP in socket.scope:
                await socket.send_denial_response(passing.moved())
                return
            if await _relay(house, cluster, process, socket):
                return
            if time.monotonic() > until:
                raise Problem("moving")
            await asyncio.sleep(AGAIN)
    except Problem as problem:
        await turn_away(socket, problem)


async def _relay(house: House, cluster: Cluster, process: str | None, socket: WebSocket) -> bool:
    """Let a client listen at another process; False where that does not have the table."""
    member = await cluster.membership.member(process)
    if member is None or member.id == cluster.me:
        return False
    with house.limits.open_sockets.one(source_of(host_of(socket))):
        try:
            far = await cluster.passing.dial(member, socket.scope)
        except (Moved, Unreachable):
            _forget(cluster, socket)
            return False
        house.metrics.passed.inc()
        await socket.accept()
        push = push_of(socket.scope)
        await cluster.passing.converse(member, far, socket.receive, socket.send, push)
    return True


async def arrive(cluster: Cluster, scope: Scope, receive: Receive, send: Send) -> Scope | None:
    """A request at the private address, as it came to the process that has passed it on; None where
    nobody of the house did, or where it is answered already."""
    hop = cluster.passing.open(scope)
    if hop is None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await refuse(Problem("no_hop"))(scope, receive, send)
        return None
    if scope["path"].startswith(passing.OURS) and scope["type"] == "http":
        what = scope["path"].removeprefix(passing.OURS)
        done = await cluster.do(what, await whole_body(Request(scope, receive)))
        response = Response() if done else passing.moved()
        await response(scope, receive, send)
        return None
    came: Scope = {**as_it_came(scope, hop), HOP: hop}
    return came
