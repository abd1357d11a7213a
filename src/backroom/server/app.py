"""The ASGI application: endpoints, sockets, the browser client's files."""

from __future__ import annotations

import contextlib
import functools
import logging
import mimetypes
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from backroom.engine.errors import Refused
from backroom.server.house import House
from backroom.server.http import openapi, passed, sockets
from backroom.server.http.admission import (
    Asked,
    admit,
    check_here,
    count,
    identify,
    is_counted,
)
from backroom.server.http.endpoints import ENDPOINTS, Endpoint
from backroom.server.http.hosts import Hosts
from backroom.server.http.requests import (
    BEGUN,
    body_of,
    check_origin,
    path_of,
    query_of,
)
from backroom.server.http.responses import SAFETY, refuse, respond
from backroom.server.jobs.retry import until_it_works
from backroom.server.problems import Elsewhere, Problem
from backroom.server.store.database import log_failure
from backroom.server.store.transaction import Unknown

log = logging.getLogger("backroom.server")

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Backroom</title>
<h1>Backroom</h1><p>The server runs. The browser client is not built yet: <code>make play</code>
builds it. The API is described <a href="/api/docs">here</a>.</p></html>"""
NO_PAGE, NO_METHOD = 404, 405
MOST_PATH = 200
# How the build compresses the client's files, the smallest first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
NOT_AT_ALL = re.compile(r";\s*q=0(\.0*)?\s*$").search


# ------------------------------------------------------------------ endpoints


def serve_endpoint(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Read the request, admit its caller, handle it, answer."""

    async def respond_to(request: Request) -> Response:
        house.metrics.requests.inc()
        if house.cluster is None:
            return await attempt(request)
        return await passed.answer(house, house.cluster, request, endpoint, attempt)

    async def attempt(request: Request) -> Response:
        try:
            caller = await identify(request, house, endpoint)
            if endpoint.method != "GET":
                check_origin(request, house.config)
            check_here(request, house)
            query, body = query_of(request, endpoint), await body_of(request, endpoint)
            asked = Asked(house, caller, path_of(request), query, endpoint, body)
            await admit(asked)
            asked.is_counted = is_counted(request)
            request.scope[BEGUN] = True
            answer = await endpoint.handler(asked)
            if endpoint.method == "GET":
                # What is shown is shown to who may see it now; reading may have taken a while.
                asked.check_again()
        except Elsewhere:
            raise
        except (Problem, Refused) as problem:
            house.metrics.problems.inc()
            return refuse(problem)
        except OperationalError as problem:
            house.metrics.problems.inc()
            log_failure(problem)
            return refuse(_failure(house, problem))
        secure = request.scope["scheme"] == "https"
        return respond(answer, house.config, secure, request.headers.get("if-none-match"))

    respond_to.__name__ = endpoint.name
    return respond_to


def _failure(house: House, problem: OperationalError) -> Problem:
    """What to say when the database fails. If it is not known how far it came, what is remembered
    of people may be of before."""
    if isinstance(problem, Unknown):
        house.tasks.spawn(until_it_works(house.people.check_all))
        return Problem("unknown")
    return Problem("unwritten")


def serve_socket(house: House, endpoint: Endpoint) -> Callable[[WebSocket], Awaitable[None]]:
    """The same for a socket."""

    async def converse(socket: WebSocket) -> None:
        if house.cluster is None:
            await attempt(socket)
            return
        await passed.converse(house, house.cluster, socket, attempt, sockets.turn_away)

    async def attempt(socket: WebSocket) -> None:
        try:
            caller = await identify(socket, house, endpoint)
            check_origin(socket, house.config)
            check_here(socket, house)
            query = query_of(socket, endpoint)
            asked = Asked(house, caller, path_of(socket), query, endpoint)
            await admit(asked)
            asked.is_counted = is_counted(socket)
            places = sockets.places_for(asked, socket.scope)
        except Elsewhere:
            raise
        except sockets.FAILURES as problem:
            await sockets.turn_away(socket, problem)
            return
        with places:
            await endpoint.handler(asked, socket)

    return converse


async def _unexpected(request: Request, problem: Exception) -> Response:
    log.error("unexpected", exc_info=problem, extra={"method": request.method})
    return refuse(Problem("broken"))


async def _routing_problem(request: Request, problem: Exception) -> Response:
    """Starlette's own: no such page, no such method."""
    assert isinstance(problem, HTTPException)
    response = refuse(Problem("no_method" if problem.status_code == NO_METHOD else "no_page"))
    if problem.headers:
        response.headers.update(problem.headers)
    return response


# ------------------------------------------------------------------ the browser client


def client_page(house: House) -> Callable[[Request], Awaitable[Response]]:
    folder = house.config.static_folder.resolve()

    async def serve(request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise HTTPException(NO_PAGE)
        found = _file_in(folder, path) or folder / "index.html"
        # Files of the build have a hash in their names.
        kept = "max-age=31536000, immutable" if "assets" in found.parts else "no-cache"
        headers = {"Cache-Control": kept, **SAFETY}
        if not found.is_file():
            return HTMLResponse(UNBUILT, headers=headers)
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return _packed(found, request.headers.get("accept-encoding", ""), headers, kind)

    return serve


def _packed(file: Path, accepted: str, headers: dict[str, str], kind: str) -> Response:
    """The file as the build has compressed it, where the browser takes that."""
    taken = {part.split(";")[0].strip() for part in accepted.split(",") if not NOT_AT_ALL(part)}
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            # A cache between us must not give it to who does not take it.
            headers["Vary"] = "Accept-Encoding"
            if encoding in taken:
                headers["Content-Encoding"] = encoding
                return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _file_in(folder: Path, path: str) -> Path | None:
    # No name of ours is longer, and the system fails at some that are.
    if not path or len(path) > MOST_PATH or "\0" in path:
        return None
    found = (folder / path).resolve()
    return found if found.is_relative_to(folder) and found.is_file() else None


# ------------------------------------------------------------------ the description of the API


@functools.cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.openapi())


async def _openapi(request: Request) -> Response:
    return Response(_described(), headers=SAFETY, media_type="application/json")


@functools.cache
def _described_for_people() -> str:
    return openapi.page()


async def _docs(request: Request) -> Response:
    return HTMLResponse(_described_for_people(), headers=SAFETY)


# ------------------------------------------------------------------ the application


class Application(Starlette):
    """Commands, which are most of what comes, go to their endpoint straight away: middleware and
    routing cost as much as reading and answering one."""

    def __init__(self, house: House, **more: Any):
        super().__init__(**more)
        command = next(endpoint for endpoint in ENDPOINTS if endpoint.name == "command")
        self._house = house
        self._command = serve_endpoint(house, command)
        self._hosts = Hosts(house.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        cluster = self._house.cluster
        if cluster is not None and cluster.is_private(scope):
            came = await passed.arrive(cluster, scope, receive, send)
            if came is None:
                return
            scope = came
        elif not await self._is_let_in(scope, receive, send):
            return
        table = _table_of_command(scope)
        if table is None:
            await super().__call__(scope, receive, send)
            return
        scope["path_params"] = {"table": table}
        request = Request(scope, receive, send)
        try:
            response = await self._command(request)
        except Exception as problem:
            response = await _unexpected(request, problem)
        await response(scope, receive, send)

    async def _is_let_in(self, scope: Scope, receive: Receive, send: Send) -> bool:
        try:
            await count(HTTPConnection(scope), self._house)
        except Problem as problem:
            await _turn_away(problem, scope, receive, send)
            return False
        if not self._is_for_us(scope):
            await _turn_elsewhere(scope, receive, send)
            return False
        return True

    def _is_for_us(self, scope: Scope) -> bool:
        """A program may leave the header out; a browser does not."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        return all(self._hosts.allows(value.decode("latin-1")) for value in named)


async def _turn_away(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await sockets.turn_away(WebSocket(scope, receive, send), problem)
    else:
        await refuse(problem)(scope, receive, send)


async def _turn_elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """A handshake is refused before it is accepted: a foreign page need not know why."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
    else:
        await refuse(Problem("foreign_host"))(scope, receive, send)


def _table_of_command(scope: Scope) -> str | None:
    """The table that a command is for; None for any other request."""
    if scope["type"] != "http" or scope["method"] != "POST" or scope["root_path"]:
        return None
    match scope["path"].split("/"):
        case ["", "api", "tables", table, "commands"] if table:
            return str(table)
    return None


def make_app(house: House) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    routes: list[BaseRoute] = []
    for endpoint in ENDPOINTS:
        if endpoint.method == "WEBSOCKET":
            routes.append(WebSocketRoute(endpoint.path, serve_socket(house, endpoint)))
        else:
            serve = serve_endpoint(house, endpoint)
            routes.append(Route(endpoint.path, serve, methods=[endpoint.method]))
    routes += [
        Route("/api/openapi.json", _openapi),
        Route("/api/docs", _docs),
        Route("/{path:path}", client_page(house)),
    ]
    return Application(
        house,
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _routing_problem, Exception: _unexpected},
    )
