"""The application: routes to handlers, sockets, the browser client's files."""

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
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Address
from starlette.types import Receive, Scope, Send

from backroom.engine.errors import Refused
from backroom.server import openapi, sockets
from backroom.server.faults import Fault
from backroom.server.handlers import hosting, lobby, opening, playing, sitting, talking
from backroom.server.http import (
    SAFETY,
    Asked,
    body_of,
    caller_of,
    check_origin,
    fault_response,
    query_of,
    respond,
)
from backroom.server.routes import ROUTES, Route
from backroom.server.services import Services

log = logging.getLogger("backroom.server")
Handler = Callable[[Services, Asked], Awaitable[Any]]
SOCKETS = {"socket": sockets.table_socket, "my_socket": sockets.my_socket}

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Backroom</title>
<h1>Backroom</h1><p>The server runs. The browser client is not built yet: <code>make play</code>
builds it. The API is described <a href="/api/docs">here</a>.</p></html>"""

# A full disk, most likely.
UNWRITTEN = "The server cannot write or read its tables at the moment; nothing has changed."


def handler_of(route: Route) -> Handler:
    for module in (playing, lobby, opening, sitting, hosting, talking):
        handler = getattr(module, route.name, None)
        if handler is not None and getattr(handler, "__module__", "") == module.__name__:
            found: Handler = handler
            return found
    raise LookupError(f"no handler for {route.name}")


def endpoint(services: Services, route: Route) -> Callable[[Request], Awaitable[Response]]:
    handler = handler_of(route)

    async def respond_to(request: Request) -> Response:
        services.metrics.requests += 1
        try:
            caller = await caller_of(request, services.people)
            services.requests.take(caller.address)
            if route.method != "GET":
                check_origin(request, services.config)
            query, body = query_of(request, route), await body_of(request, route)
            asked = Asked(caller, dict(request.path_params), query, body, request)
            answer = await handler(services, asked)
        except (Fault, Refused) as problem:
            services.metrics.faults += 1
            return fault_response(problem)
        except OperationalError as problem:
            services.metrics.faults += 1
            log.error("the database fails", extra={"problem": str(problem.orig)})
            return fault_response(Fault(503, UNWRITTEN))
        return respond(answer, services.config, request.scope["scheme"] == "https")

    respond_to.__name__ = route.name
    return respond_to


async def _unexpected(request: Request, problem: Exception) -> Response:
    log.error("unexpected", exc_info=problem, extra={"method": request.method})
    return fault_response(Fault(500, "Something went wrong here; it has been noted."))


async def _plain_fault(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    sentences = {404: "There is nothing here.", 405: "That cannot be done here."}
    response = fault_response(
        Fault(problem.status_code, sentences.get(problem.status_code, str(problem.detail)))
    )
    if problem.headers:
        response.headers.update(problem.headers)
    return response


# ------------------------------------------------------------------ the browser client


def client_page(services: Services) -> Callable[[Request], Awaitable[Response]]:
    folder = services.config.static_folder.resolve()

    async def serve(request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise HTTPException(404)
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


@functools.cache
def _described() -> bytes:
    return msgspec.json.encode(openapi.openapi())


async def _openapi(request: Request) -> Response:
    return Response(_described(), headers=SAFETY, media_type="application/json")


async def _docs(request: Request) -> Response:
    return HTMLResponse(openapi.page(), headers=SAFETY)


class House(Starlette):
    """The application. Moves, which are most of what comes, go to their handler straight away:
    middleware, routing and what is around them cost as much as reading and answering one."""

    def __init__(self, services: Services, **more: Any):
        super().__init__(**more)
        self.state.services = services
        self._move = endpoint(services, next(route for route in ROUTES if route.name == "command"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _table_of_move(scope)
        if table is None:
            await super().__call__(scope, receive, send)
            return
        scope["path_params"] = {"table": table}
        request = Request(scope, receive, send)
        try:
            response = await self._move(request)
        except Exception as problem:
            response = await _unexpected(request, problem)
        await response(scope, receive, send)


def _table_of_move(scope: Scope) -> str | None:
    """The table that a move is for; None for any other request."""
    if scope["type"] != "http" or scope["method"] != "POST" or scope["root_path"]:
        return None
    match scope["path"].split("/"):
        case ["", "api", "tables", table, "commands"] if table:
            return str(table)
    return None


def make_app(services: Services) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    routes: list[BaseRoute] = []
    for route in ROUTES:
        if route.method == "WEBSOCKET":
            routes.append(WebSocketRoute(route.path, SOCKETS[route.name]))
        else:
            methods = [route.method]
            routes.append(Address(route.path, endpoint(services, route), methods=methods))
    routes += [
        Address("/api/openapi.json", _openapi),
        Address("/api/docs", _docs),
        Address("/{path:path}", client_page(services)),
    ]
    return House(
        services,
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _plain_fault, Exception: _unexpected},
    )
