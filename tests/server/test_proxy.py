"""Behind a proxy that ends TLS: a small real one, in front of a real server.

It passes on what it gets, as proxies do: under its own name for the server, and saying from where.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Server, Stream, Table, User

pytestmark = pytest.mark.slow

# Where the browser is, as far as the proxy can tell.
AFAR = "203.0.113.9"


class Proxy:
    """One request for each connection; a socket stays open."""

    def __init__(self, certificate: Path):
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"https://localhost:{self._listening.getsockname()[1]}"
        self.behind = 0
        self._runs = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        assert self._runs.wait(PATIENCE)

    async def _run(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, sock=self._listening, ssl=self._context)
        self._runs.set()
        await self._over.wait()
        server.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    async def _serve(self, browser: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await browser.readuntil(b"\r\n\r\n")
            server, forth = await asyncio.open_connection("127.0.0.1", self.behind)
            forth.write(self._passed_on(head.decode()).encode())
            await asyncio.gather(pump(browser, forth), pump(server, back))

    def _passed_on(self, head: str) -> str:
        first, *lines = head.removesuffix("\r\n\r\n").split("\r\n")
        gone = ["host:", "x-forwarded-"]
        told = [
            f"Host: 127.0.0.1:{self.behind}",
            f"X-Forwarded-For: {AFAR}",
            "X-Forwarded-Proto: https",
        ]
        if not any(line.lower().startswith("upgrade:") for line in lines):
            gone.append("connection:")
            told.append("Connection: close")
        kept = [line for line in lines if not line.lower().startswith(tuple(gone))]
        return "\r\n".join([first, *told, *kept]) + "\r\n\r\n"


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Everything that comes from one goes to the other, and so does the end."""
    with contextlib.suppress(OSError):
        while part := await source.read(65_536):
            target.write(part)
            await target.drain()
    target.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a house that vouches for itself, with its key in the same file."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl makes the certificate")
    path = tmp_path_factory.mktemp("tls") / "localhost.pem"
    key = path.with_suffix(".key")
    words = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-batch"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    written = ["-keyout", key, "-out", path]
    subprocess.run([*words, *named, *written], capture_output=True, check=True)
    path.write_text(key.read_text() + path.read_text())
    return path


@pytest.fixture
def house(tmp_path: Path, certificate: Path) -> Iterator[tuple[Server, Proxy, User]]:
    """A server behind a proxy, and somebody who knows the public address only."""
    proxy = Proxy(certificate)
    # As an operator may write it.
    server = Server(tmp_path, public_url=proxy.url.upper().replace("HTTPS", "https") + "/").start()
    proxy.behind = server.port
    trusted = ssl.create_default_context(cafile=str(certificate))
    yield server, proxy, User(server, url=proxy.url, trusted=trusted)
    server.kill()
    proxy.close()


def listen(user: User, table: Table) -> contextlib.AbstractContextManager[Stream]:
    return user.socket(f"{table.path}/socket?seat={table.asked()[0]}")


def test_a_match_is_played_through_a_proxy_that_ends_tls(
    house: tuple[Server, Proxy, User],
) -> None:
    _, _, ada = house
    with ada.http:
        answer = ada.call("POST", "/api/me", {"name": "Ada"})
        assert answer.status_code == 200, answer.text
        assert "; Secure" in answer.headers["set-cookie"]
        # A browser sends it over TLS only, so it comes back to the public address alone.
        table = ada.open("one_die", 2).start()
        with listen(ada, table) as stream:
            number = stream.next("welcome")["state"]["number"]
            table.play(table.asked()[0])
            assert stream.next("update")["step"]["number"] == number + 1
        assert table.finish()["state"] == "over"


def test_through_a_proxy_only_its_own_pages_act(
    house: tuple[Server, Proxy, User],
) -> None:
    server, proxy, ada = house
    with ada.http:
        ada.ok("POST", "/api/me", {"name": "Ada"})
        table = ada.open("one_die", 2).start()
        for foreign in (
            f"http://127.0.0.1:{server.port}",
            proxy.url.replace("https", "http"),
            "https://localhost",
            f"{proxy.url}.evil.example",
            "null",
        ):
            ada.http.headers["Origin"] = foreign
            ada.fails(403, "POST", f"{table.path}/pause")
            with listen(ada, table) as stream:
                assert stream.next()["type"] == "goodbye"


def test_a_proxy_says_who_asks(house: tuple[Server, Proxy, User]) -> None:
    """The figures are for this machine only; through the proxy comes somebody from afar."""
    server, _, ada = house
    with ada.http:
        ada.fails(403, "GET", "/metrics")
    assert server.get("/metrics").status_code == 200
