"""`backroom serve`: find a port, say where, and run until told to stop."""

from __future__ import annotations

import dataclasses
import errno
import io
import logging
import os
import platform
import signal
import socket
import sys
import threading
import webbrowser
from asyncio import Protocol
from collections.abc import Awaitable, Callable
from functools import partial

import segno
import uvicorn

from backroom.engine.errors import Refused
from backroom.server import logs, supervising
from backroom.server.app import make_app
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.http.connections import BoundedProtocol, Connections, raise_file_limit
from backroom.server.http.push import PushProtocol
from backroom.server.jobs import gc_tuning
from backroom.server.store.lease import InUse

log = logging.getLogger("backroom.server")

TRIES = 50
# Windows answers "access denied" for ports that another program holds for itself alone.
TAKEN = (errno.EADDRINUSE, errno.EACCES) if os.name == "nt" else (errno.EADDRINUSE,)
BACKLOG = 1024
MOST_PORT = 65_535
# The exit status of a process in which something has failed that it needs.
BROKEN = 1


def bind(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port == 0 else range(port, min(port + TRIES, 65_536)):
        # With the protocol named, asyncio turns off the delay of small packets (40 ms else).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        # On Windows SO_REUSEADDR lets two servers share a port.
        exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
        option = socket.SO_REUSEADDR if exclusive is None else exclusive
        listening.setsockopt(socket.SOL_SOCKET, option, 1)
        try:
            listening.bind((host, number))
            # Without listening, somebody else could take the port in between.
            listening.listen(BACKLOG)
        except OSError as problem:
            listening.close()
            if problem.errno not in TAKEN:
                raise Refused(f"Cannot listen on {host}:{number} ({problem.strerror}).") from None
            continue
        return listening
    raise Refused(f"No free port from {port} on.")


def lan_address() -> str | None:
    """This machine's address in the local network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def serve(config: Config) -> int:
    """Run a server; the exit status."""
    if config.lan and config.host == "127.0.0.1":
        config = dataclasses.replace(config, host="0.0.0.0")
    # Uvicorn stops gently when it is told to, and then hears the same again: that is the end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    logs.set_up(config.log_level, config.log_format)
    given = supervising.inherited()
    if given is None and config.processes > 1:
        check_processes(config)
        listening = bind(config.host, config.port)
        return supervising.supervise(config, listening, partial(_announce_all, config, listening))
    gc_tuning.set_up()
    listening = bind(config.host, config.port) if given is None else given
    house = _house(config)
    port = listening.getsockname()[1]
    sockets = [listening]
    counted = Connections(raise_file_limit(), 0 if config.public_url else config.connections)
    if house.cluster is not None:
        private = bind_private(config.private_address, besides=port)
        house.cluster.reached_at(*_reached_at(config.private_address, private))
        counted.private_port = house.cluster.private_port
        sockets.append(private)
    url, _ = addresses(config, port)
    house.open_up(url)
    house.on_share.append(counted.share)
    if config.lan and (address := lan_address()) is not None:
        house.lan = f"http://{address}:{port}"
    if given is None:
        _announce_all(config, listening)
    server = GentleServer(
        uvicorn.Config(
            make_app(house),
            log_config=None,
            access_log=False,
            lifespan="on",
            http=bounded_by(counted, BoundedProtocol),
            ws=bounded_by(counted, PushProtocol),
            # Uvicorn listens once more, with what it is told.
            backlog=BACKLOG,
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(config.public_url),
            server_header=False,
        )
    )
    server.before_shutdown = house.hand_over
    # Better none than half of one: whoever started it starts it anew.
    house.tasks.on_broken.append(server.break_off)
    server.run(sockets=sockets)
    return BROKEN if server.is_broken else 0


def check_processes(config: Config) -> None:
    if config.database_url.startswith("sqlite"):
        raise Refused("SQLite takes one server process; several need PostgreSQL.")
    if os.name == "nt":
        raise Refused(
            "Windows starts no processes on one port: start several servers on the same database, "
            "each with a --port of its own."
        )


class GentleServer(uvicorn.Server):
    """Hands over what it holds before it lets anybody go."""

    before_shutdown: Callable[[], Awaitable[None]]
    is_broken = False

    def break_off(self) -> None:
        self.is_broken = self.is_broken or not self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        supervising.say_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.before_shutdown()
        await super().shutdown(sockets)


def bind_private(address: str, besides: int = 0) -> socket.socket:
    """A listening socket for the other processes of the house. By its port it is told what came to
    it, so it is not the one at which people come (`besides`), at whichever address."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or int(port) > MOST_PORT:
        raise Refused(f"--private-address is a host and a port, like 10.0.0.5:8011, not {address}.")
    if 0 != int(port) == besides:
        raise Refused(
            f"--port and --private-address need different ports, even at different addresses: both "
            f"are {port}."
        )
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, int(port)))
        listening.listen(BACKLOG)
    except OSError as problem:
        listening.close()
        raise Refused(f"Cannot listen on {address} ({problem.strerror}).") from None
    if listening.getsockname()[1] == besides:
        with listening:
            return bind_private(address, besides)  # any other
    return listening


def _reached_at(address: str, listening: socket.socket) -> tuple[str, int]:
    port = listening.getsockname()[1]
    return f"{address.rpartition(':')[0]}:{port}", port


def addresses(config: Config, port: int) -> tuple[str, str]:
    """Where people find the server, and where it is on this machine."""
    shown = "localhost" if config.host in ("0.0.0.0", "127.0.0.1", "::", "::1") else config.host
    local = f"http://{shown}:{port}"
    return config.public_url or local, local


def _announce_all(config: Config, listening: socket.socket) -> None:
    """Say where the server is, and lead a browser there."""
    port = listening.getsockname()[1]
    url, local = addresses(config, port)
    address = lan_address() if config.lan else None
    _announce(url, local, None if address is None else f"http://{address}:{port}")
    if config.lan and address is None:
        print("This machine is in no local network at the moment.", flush=True)
    if config.open_browser and has_display():
        # A moment later, so that the page is there when the browser asks.
        threading.Timer(0.7, webbrowser.open, [url]).start()


def _house(config: Config) -> House:
    """All but the doors; where a server runs already, whoever wanted a browser is led there."""
    try:
        return House(config)
    except InUse as refused:
        if refused.url and config.open_browser and has_display():
            webbrowser.open(refused.url)
        raise


def bounded_by(counted: Connections, protocol: type[Protocol]) -> type[Protocol]:
    """The protocol, its connections counted."""
    return type(protocol.__name__, (protocol,), {"counted": counted})


def has_display() -> bool:
    if platform.system() in ("Darwin", "Windows"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _announce(url: str, local: str, lan: str | None) -> None:
    behind = "" if url == local else f", here at {local}"
    print(f"Backroom is open at {url}{behind}", flush=True)
    if lan is not None:
        print(f"Friends on the same network: {lan}", flush=True)
        out = io.StringIO()
        segno.make(lan, error="m").terminal(out, compact=True)
        print(out.getvalue(), flush=True)
    print("Ctrl-C closes it. Games go on where they stood when it is opened again.", flush=True)
