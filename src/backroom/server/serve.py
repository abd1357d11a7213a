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

import segno
import uvicorn

from backroom.engine.errors import Refused
from backroom.server import logs
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
    logs.set_up(config.log_level, config.log_format)
    gc_tuning.set_up()
    if config.lan and config.host == "127.0.0.1":
        config = dataclasses.replace(config, host="0.0.0.0")
    # Uvicorn stops gently when it is told to, and then hears the same again: that is the end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    listening = bind(config.host, config.port)
    house = _house(config)
    port = listening.getsockname()[1]
    shown = "localhost" if config.host in ("0.0.0.0", "127.0.0.1", "::", "::1") else config.host
    local = f"http://{shown}:{port}"
    url = config.public_url or local
    house.open_up(url)
    # Behind a proxy all connections are its own.
    of_one = 0 if config.public_url else config.connections
    counted = Connections(raise_file_limit(), of_one)
    if config.lan and (address := lan_address()) is not None:
        house.lan = f"http://{address}:{port}"
    _announce(url, local, house.lan)
    if config.lan and house.lan is None:
        print("This machine is in no local network at the moment.", flush=True)
    if config.open_browser and has_display():
        # A moment later, so that the page is there when the browser asks.
        threading.Timer(0.7, webbrowser.open, [url]).start()
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(house),
            log_config=None,
            access_log=False,
            lifespan="on",
            http=bounded_by(counted, BoundedProtocol),
            ws=bounded_by(counted, PushProtocol),
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(config.public_url),
            server_header=False,
        )
    )
    house.on_lease_lost = lambda: setattr(server, "should_exit", True)
    server.run(sockets=[listening])
    if house.lease.is_lost:
        raise Refused("Another server has taken this database over.")
    return 0


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
