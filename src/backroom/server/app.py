"""The ASGI application: endpoints, sockets, the browser client's files."""

from __future__ import annotations

import contextlib
import functools
import logging
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from backroom.engine.errors import Refused
from backroom.server.house import House
from backroom.server.http import openapi, sockets
from backroom.server.http.admission import Asked, admit
from backroom.server.http.endpoints import ENDPOINTS, Endpoint
from backroom.server.http.requests import body_of, caller_of, check_origin, query_of
from backroom.server.http.responses import SAFETY, refuse, respond
from backroom.server.problems import Problem
from backroom.server.store.database import log_failure

log = logging.getLogger("backroom.server")

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Backroom</title>
<h1>Backroom</h1><p>The server runs. The browser client is not built yet: <code>make play</code>
builds it. The API is described <a href="/api/docs">here</a>.</p></html>"""
NO_PAGE, NO_METHOD = 404, 405


# ------------------------------------------------------------------ endpoints


def serve_endpoint(house: House, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Read the request, admit its caller, handle it, answer."""

    async def respond_to(request: Request) -> Response:
        house.metrics.requests.inc()
        try:
            caller = await caller_of(request, house.people)
            house.limits.requests.take(caller.address)
            if endpoint.method != "GET":
                check_origin(request, house.config)
            query, body = query_of(request, endpoint), await body_of(request, endpoint)
            asked = Asked(house, caller, request.path_params, query, body)
            await admit(asked, endpoint)
            answer = await endpoint.handler(asked)
        except (Problem, Refused) as problem:
            house.metrics.problems.inc()
            return refuse(problem)
        except OperationalError as problem:
            house.metrics.problems.inc()
            log_failure(problem)
            return refuse(Problem("unwritten"))
        return respond(answer, house.config, request.scope["scheme"] == "https")

    respond_to.__name__ = endpoint.name
    return respond_to


def serve_socket(house: House, endpoint: Endpoint) -> Callable[[WebSocket], Awaitable[None]]:
    """The same for a socket."""

    async def converse(socket: WebSocket) -> None:
        try:
            check_origin(socket, house.config)
            caller = await caller_of(socket, house.people)
            house.limits.requests.take(caller.address)
            asked = Asked(house, caller, socket.path_params, query_of(socket, endpoint))
            await admit(asked, endpoint)
        except sockets.FAILURES as problem:
            await sockets.turn_away(socket, problem)
            return
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
        found = _file_in(folder, path)
        if found is not None and found.name != "index.html":
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            # Files of the build have a hash in their names.
            kept = "max-age=31536000, immutable" if "assets" in found.parts else "no-cache"
            return FileResponse(found, headers={"Cache-Control": kept, **SAFETY}, media_type=kind)
        index = folder / "index.html"
        headers = {"Cache-Control": "no-cache", **SAFETY}
        if not index.is_file():
            return HTMLResponse(UNBUILT, headers=headers)
        return FileResponse(index, headers=headers, media_type="text/html")

    return serve


def _file_in(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    found = (folder / path).resolve()
    return found if found.is_relative_to(folder) and found.is_file() else None


# ------------------------------------------------------------------ the description of the API


@functools.cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.openapi())


async def _openapi(request: Request) -> Response:
    return Response(_described(), headers=SAFETY, media_type="application/json")


async def _docs(request: Request) -> Response:
    return HTMLResponse(openapi.page(), headers=SAFETY)


# ------------------------------------------------------------------ the application


class Application(Starlette):
    """Commands, which are most of what comes, go to their endpoint straight away: middleware and
    routing cost as much as reading and answering one."""

    def __init__(self, house: House, **more: Any):
        super().__init__(**more)
        command = next(endpoint for endpoint in ENDPOINTS if endpoint.name == "command")
        self._command = serve_endpoint(house, command)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
