"""Unfriendly input: foreign pages, floods, replays, nonsense."""

from __future__ import annotations

import http.server
import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from backroom.server.jobs.notices import post
from backroom.server.table.rights import Right
from tests.server.harness import PATIENCE, Server, Table, User, command, wait_for

FOREIGN = "http://evil.example"


# ------------------------------------------------------------------ foreign pages


def test_a_foreign_page_posts_nothing_with_the_players_cookie(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    before = table.state(seat)
    sent = command(seat, before["ask"], before["view"]["legal"][0]["text"], confirm="yes")
    for origin in (FOREIGN, "null", ada.server.url.replace("127.0.0.1", "127.0.0.2")):
        answer = ada.call("POST", f"{table.path}/commands", sent, headers={"Origin": origin})
        assert answer.status_code == 403
    del ada.http.headers["Origin"]
    ada.fails(403, "POST", f"{table.path}/commands", sent)
    assert table.state(seat) == before


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "://", ""])
def test_an_origin_that_is_none_is_foreign(server: Server, ada: User, origin: str) -> None:
    """Also without a host that it could be compared with; and nobody's log is filled by it."""
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    body = b'{"name":"Eve"}'
    for host in (f"Host: {server.url.removeprefix('http://')}\r\n", ""):
        head = f"{host}Origin: {origin}\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(b"POST /api/me HTTP/1.0\r\n" + head.encode() + b"\r\n" + body)
            assert line.recv(65536).startswith(b"HTTP/1.1 403")
    assert ada.ok("GET", "/api/me")["name"] == "Ada"
    assert "Traceback" not in server.log()


def test_a_foreign_page_opens_no_socket_with_the_players_cookie(ada: User) -> None:
    table = ada.open().start()
    cookie = "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items())
    address = f"{ada.server.url.replace('http', 'ws')}{table.path}/socket?seat=0"
    for origin in (FOREIGN, None):
        with connect(
            address,
            additional_headers={"Cookie": cookie},
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as stream:
            message = json.loads(stream.recv(timeout=PATIENCE))
            assert message["type"] == "goodbye"
            with pytest.raises(ConnectionClosed):
                stream.recv(timeout=PATIENCE)


@pytest.mark.slow
def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    server = Server(tmp_path, public_url="https://games.example").start()
    try:
        user = User(server)
        user.fails(403, "POST", "/api/me", {"name": "Ada"})
        user.http.headers["Origin"] = "https://games.example"
        answer = user.call("POST", "/api/me", {"name": "Ada"})
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
    finally:
        server.kill()


def test_the_cookie_is_out_of_reach_of_pages(server: Server) -> None:
    user = User(server)
    answer = user.call("POST", "/api/me", {"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    # 24 bytes, in letters.
    assert len(cookie.split(";")[0].split("=")[1]) == 32


def test_a_made_up_cookie_is_nobody(server: Server) -> None:
    user = User(server)
    user.http.cookies.set("backroom", "x" * 32)
    assert user.ok("GET", "/api/me")["person"] is None
    user.fails(401, "POST", "/api/tables", {"game": "bosses", "seats": 2})


# ------------------------------------------------------------------ nonsense


@pytest.mark.parametrize(
    "body, status",
    [
        (b"", 400),
        (b"{", 400),
        (b'{"name": "\xff\xfe"}', 400),
        (b"[" * 50_000, 422),
        (b'{"name":' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001, 422),
        (b'{"name": 7}', 422),
        (b'{"name": ""}', 422),
        (b'{"name": "\\u0000 "}', 422),
        (b'{"name": "Ada", "admin": true}', 422),
        (b"null", 422),
        (b'{"name": "' + b"a" * 100_000 + b'"}', 413),
    ],
)
def test_bad_bodies_get_a_sentence(server: Server, body: bytes, status: int) -> None:
    user = User(server)
    answer = user.call("POST", "/api/me", content=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["sentence"]


def test_a_body_without_a_length_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    user = User(server)
    assert user.call("POST", "/api/me", content=endless()).status_code == 413


def test_whoever_leaves_in_the_middle_of_a_request_is_no_fault_of_ours(server: Server) -> None:
    before, faults = server.log(), server.metrics()["faults_total"]
    for path in ("/api/me", "/api/tables/somewhere/commands"):
        with socket.create_connection(("127.0.0.1", server.port)) as gone:
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n"
            gone.sendall(head.encode() + b'{"id"')
    wait_for(lambda: server.metrics()["faults_total"] >= faults + 2)
    assert "unexpected" not in server.log()[len(before) :]


def test_a_record_that_is_too_large_is_refused(ada: User) -> None:
    ada.fails(413, "POST", "/api/tables/upload", "x" * 1_000_001)
    ada.fails(422, "POST", "/api/tables/upload", "backroom record 1\n" + "0 x\n" * 20_001)


def test_paths_stay_in_the_house(server: Server) -> None:
    host, port = "127.0.0.1", server.port
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd"):
        with socket.create_connection((host, port)) as raw:
            raw.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            answer = b""
            while part := raw.recv(65536):
                answer += part
        assert b"root:" not in answer
    assert server.get("/api/nothing").status_code == 404
    assert server.get(f"/api/tables/{'x' * 5000}").status_code == 404
    assert User(server).call("DELETE", "/api/lobby").status_code == 405


def test_a_long_path_leads_to_the_page_and_not_into_the_log(server: Server) -> None:
    """The system fails at names that are too long, and says which: an invite may stand in it."""
    for length in (190, 300, 5_000):
        assert server.get(f"/i/{'x' * length}").status_code == 200
    assert "x" * 100 not in server.log()


def test_requests_that_are_none_leave_the_log_alone(server: Server) -> None:
    before = server.log()
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(b"\0\0\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 400")
    assert server.log() == before


def test_metrics_and_health(server: Server, ada: User) -> None:
    assert server.get("/health").json()["status"] == "ok"
    figures = server.metrics()
    assert figures["requests_total"] > 0
    assert figures["resident_bytes"] > 0


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    body=st.fixed_dictionaries(
        {"id": ANYTHING, "seat": ANYTHING, "ask": ANYTHING, "action": ANYTHING},
        optional={"do": ANYTHING, "confirm": ANYTHING, "drafted": ANYTHING, "more": ANYTHING},
    )
)
def test_no_nonsense_is_a_command(server: Server, body: dict[str, object]) -> None:
    """Whatever is sent: a sentence, and the table is as before."""
    table = _nonsense_table(server)
    before = table.state(0)
    answer = table.user.call("POST", f"{table.path}/commands", body)
    assert 400 <= answer.status_code < 500, (body, answer.text)
    assert answer.json()["sentence"]
    assert table.state(0) == before


_tables: dict[str, Table] = {}


def _nonsense_table(server: Server) -> Table:
    if server.url not in _tables:
        _tables[server.url] = server.person("Fuzz").open().start()
    table = _tables[server.url]
    if table.user.http.is_closed:
        fresh = User(server)
        fresh.http.cookies = table.user.http.cookies
        table.user = fresh
    return table


# ------------------------------------------------------------------ floods


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, requests=20, tables=3, guesses=5).start()
    yield server
    server.kill()


@pytest.mark.slow
def test_floods_are_dammed(strict: Server) -> None:
    strict.ready("bosses")
    ada = strict.person("Ada")
    wanted = {"game": "bosses", "seats": 2}
    for _ in range(3):
        ada.ok("POST", "/api/tables", wanted)
    ada.fails(429, "POST", "/api/tables", wanted)
    guess = {"account": "x", "password": "y" * 8}
    statuses = _flood(ada, "POST", "/api/login", guess, times=12)
    assert statuses == {403, 429}
    statuses = _flood(ada, "GET", "/api/me", None, times=400)
    assert statuses == {200, 429}
    wait_for(lambda: ada.call("GET", "/api/me").status_code == 200)


def _flood(user: User, method: str, path: str, body: object, times: int) -> set[int]:
    """Many at once, faster than any limit lets in, however slow the machine is."""
    with ThreadPoolExecutor(8) as crowd:
        calls = [crowd.submit(user.call, method, path, body) for _ in range(times)]
        return {call.result().status_code for call in calls}


# ------------------------------------------------------------------ slow readers


def test_a_full_queue_is_replaced_by_a_resync() -> None:
    import asyncio

    from backroom.server.hub import MOST_WAITING, Listener

    async def overflow() -> None:
        listener = Listener(Right("p"), "t", 0)
        for number in range(MOST_WAITING + 5):
            listener.send(b"%d" % number)
        assert await listener.next() == b""
        listener.send(b"after")
        assert await listener.next() == b"after"
        listener.close()
        assert await listener.next() is None

    asyncio.run(overflow())


# ------------------------------------------------------------------ webhooks


class Heard(http.server.BaseHTTPRequestHandler):
    notices: ClassVar[list[dict[str, object]]] = []

    def do_POST(self) -> None:
        if self.path == "/away":
            self.send_response(302)
            self.send_header("Location", "/hook/inside")
            self.end_headers()
            return
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.notices.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def do_GET(self) -> None:
        self.notices.append({"followed": self.path})
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.slow
def test_webhooks_go_only_where_the_operator_allows(tmp_path: Path) -> None:
    ears = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Heard)
    threading.Thread(target=ears.serve_forever, daemon=True).start()
    allowed = f"http://127.0.0.1:{ears.server_port}/hook"
    server = Server(tmp_path, webhooks=allowed).start()
    try:
        ada = server.person("Ada")
        for url in (
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
            allowed.replace("127.0.0.1", "127.0.0.1.evil.example"),
            allowed + "er",
            allowed.replace("http://", "http://evil@"),
        ):
            ada.fails(403, "PUT", "/api/me/webhook", {"url": url})
        ada.ok("PUT", "/api/me/webhook", {"url": f"{allowed}/ada"})
        table = ada.open("bosses", 2).start()
        wait_for(lambda: Heard.notices)
        assert Heard.notices[0]["table"] == table.id
        # Whoever is allowed cannot send it on to somewhere else.
        heard = len(Heard.notices)
        with pytest.raises(OSError, match="302"):
            post(allowed.replace("/hook", "/away"), b"{}")
        assert len(Heard.notices) == heard
    finally:
        server.kill()
        ears.shutdown()
        ears.server_close()
