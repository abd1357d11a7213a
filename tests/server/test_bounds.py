"""One client cannot stop the house: each thing it could do too much of is bounded, it is told so,
and the others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import backroom
from backroom.server.http import connections, limits
from backroom.server.http.connections import BoundedProtocol, Connections, source_of
from backroom.server.hub import Hub, Listener
from backroom.server.metrics import Metrics
from backroom.server.people import UNKNOWN, People
from backroom.server.serve import bounded_by
from backroom.server.store.database import Database
from backroom.server.store.upgrade import upgrade
from backroom.server.table.document import Player
from backroom.server.table.rights import Right
from tests.server.harness import PATIENCE, Server, Table, User, wait_for
from tests.server.worlds import table as blank_doc

HELLO = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@contextlib.contextmanager
def raw(server: Server, sends: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sends)
        yield line


def answer_on(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    answer = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            answer += part
    return answer


def is_served(server: Server) -> bool:
    return server.get("/health").status_code == 200


# ------------------------------------------------------------------ requests


@pytest.mark.parametrize(
    "head",
    [
        b"X-Large: " + b"x" * 40_000 + b"\r\n",
        b"".join(b"X-%d: x\r\n" % number for number in range(150)),
        b"X-Endless: " + b"x" * 400_000,
    ],
    ids=["one large header", "many headers", "a header without an end"],
)
def test_headers_are_bounded(server: Server, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(HELLO + head + b"\r\n")
        assert is_served(server)
        answer = answer_on(line)
    # A server that hangs up while somebody still sends cannot always say why.
    assert answer.startswith(b"HTTP/1.1 431") or answer == b""


def test_usual_headers_pass(server: Server) -> None:
    head = HELLO + b"X-Usual: " + b"x" * 8_000 + b"\r\nConnection: close\r\n\r\n"
    with raw(server, head) as line:
        assert answer_on(line).startswith(b"HTTP/1.1 200")


@pytest.mark.slow
@pytest.mark.parametrize(
    "part",
    [b"", HELLO, b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_an_unfinished_request_is_not_waited_for(server: Server, part: bytes) -> None:
    with raw(server, part) as line:
        answer = answer_on(line)
        assert is_served(server)
    # To a request whose handler waits for its body, an answer may be under way already.
    assert answer.startswith((b"HTTP/1.1 408", b"HTTP/1.1 400")) or (part and answer == b"")


def test_who_asks_on_a_kept_connection_is_waited_for_anew(server: Server) -> None:
    with raw(server, HELLO + b"\r\n") as line:
        for _ in range(3):
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
            line.sendall(HELLO + b"\r\n")


def send_on_and_on(line: socket.socket, sent: bytes) -> None:
    line.sendall(sent)
    while True:
        line.sendall(b" ")
        time.sleep(0.01)


HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        (HELLO + b"\r\n") * 20_000,
        CHUNKED + b"1\r\n \r\n" * 200_000,
        CHUNKED + b"1;" + b"x" * 3_000_000,
        CHUNKED + b"0\r\n" + b"X: x\r\n" * 500_000,
        HEAD + b"Content-Length: 900000000\r\n\r\n" + b" " * 3_000_000,
    ],
    ids=["requests ahead", "small chunks", "a chunk's extension", "trailers", "a body"],
)
def test_what_a_connection_sends_is_bounded(server: Server, sent: bytes) -> None:
    """Without an end, as far as the server can know: it hangs up long before that, and what it has
    in hand then is little."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        reading = threading.Thread(target=answer_on, args=[line])
        reading.start()
        with pytest.raises(ConnectionError):
            send_on_and_on(line, sent)
        reading.join()
    assert is_served(server)


def test_a_few_requests_ahead_are_answered_in_order(server: Server) -> None:
    ahead = (HELLO + b"\r\n") * 5 + HELLO + b"Connection: close\r\n\r\n"
    with raw(server, ahead) as line:
        assert answer_on(line).count(b"HTTP/1.1 200") == 6


def test_nothing_is_done_for_who_was_refused(server: Server, ada: User) -> None:
    """What comes in one piece with it, neither."""
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    rename = f"Cookie: {cookie}\r\nOrigin: {server.url}\r\nContent-Length: 14\r\n\r\n".encode()
    host = f"Host: {server.url.removeprefix('http://')}\r\n".encode()
    many = b"".join(b"X-%d: x\r\n" % number for number in range(150))
    second = b"POST /api/me HTTP/1.1\r\n" + host + rename + b'{"name":"Eve"}'
    with raw(server, HELLO + many + b"\r\n" + second) as line:
        assert answer_on(line).count(b"HTTP/1.1") == 1
    assert ada.ok("GET", "/api/me")["name"] == "Ada"


MUCH = b"x" * 8_000_000


async def much(scope: Any, receive: Any, send: Any) -> None:
    """Answers with more than any network between two programs holds."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": MUCH})


@pytest.mark.parametrize("takes", [True, False])
def test_who_does_not_take_an_answer_loses_it(takes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TAKING_SECONDS", 0.2)
    counted = Connections()

    async def ask() -> int:
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(much, interface="asgi3", log_config=None, lifespan="off")
        config.load()
        kind: Any = bounded_by(counted, BoundedProtocol)
        listening = await loop.create_server(
            lambda: kind(config, ServerState(), {}, loop), "127.0.0.1", 0
        )
        async with listening, asyncio.timeout(PATIENCE):
            port = listening.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(HELLO + b"Connection: close\r\n\r\n")
            answer = b""
            with contextlib.suppress(ConnectionError):
                if not takes:
                    while not counted.count:
                        await asyncio.sleep(0.01)
                    while counted.count:
                        await asyncio.sleep(0.01)
                while part := await reader.read(1_000_000):
                    answer += part
            writer.transport.abort()
        return len(answer)

    got = asyncio.run(ask())
    assert counted.count == 0
    assert (got > len(MUCH)) == takes


def test_whatever_is_asked_for_is_counted(tmp_path: Path) -> None:
    """Pages, what is not there, and what is meant for somebody else."""
    server = Server(tmp_path, offer="one_die", requests=2).start()
    usual = " HTTP/1.1\r\nHost: localhost"
    asked = [f"GET {path}{usual}" for path in ("/", "/api/docs", "/api/openapi.json", "/api/none")]
    asked += [f"PUT /api/me{usual}", "GET /health HTTP/1.1\r\nHost: evil.example"]
    try:
        for words in asked:
            with raw(server, b"") as line:
                assert "429" in {_status(line, words) for _ in range(8)}, words
    finally:
        server.kill()


def _status(line: socket.socket, words: str) -> str:
    line.sendall(f"{words}\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(65536)
    head, _, body = answer.partition(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    while len(body) < length:
        body += line.recv(65536)
    return head.split()[1].decode()


def test_what_costs_much_counts_for_several(tmp_path: Path) -> None:
    server = Server(tmp_path, offer="one_die", requests=20).start()
    try:
        codes = [server.get("/api/lobby").status_code for _ in range(20)]
    finally:
        server.kill()
    assert 429 in codes


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that lets nobody have much."""
    limits = {"connections": 24, "sockets": 6, "onlookers": 3}
    running = Server(tmp_path, offer="bosses", **limits).start()
    yield running
    running.kill()


def test_connections_of_one_address_are_bounded(strict: Server) -> None:
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(raw(strict, HELLO)) for _ in range(60)]
        refused = 0
        for line in lines[24:]:
            refused += answer_on(line).startswith(b"HTTP/1.1 429")
        assert refused >= 30
    # They are counted only while they are open.
    wait_for(lambda: _asks_in_vain(strict) is None)


def _asks_in_vain(server: Server) -> bytes | None:
    with raw(server, HELLO + b"Connection: close\r\n\r\n") as line:
        answer = answer_on(line)
    return None if answer.startswith(b"HTTP/1.1 200") else answer


def test_another_address_is_served_meanwhile(strict: Server) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(40):
            held.enter_context(raw(strict, HELLO))
        other = socket.socket()
        held.enter_context(other)
        other.bind(("127.0.0.2", 0))
        other.settimeout(PATIENCE)
        other.connect(("127.0.0.1", strict.port))
        other.sendall(HELLO + b"Connection: close\r\n\r\n")
        assert answer_on(other).startswith(b"HTTP/1.1 200")


def test_all_connections_together_are_bounded() -> None:
    counted = Connections(most=3)
    for number in range(3):
        assert counted.open(f"10.0.0.{number}") is None
    assert counted.open("10.0.0.9") == connections.BUSY
    counted.close("10.0.0.0")
    assert counted.open("10.0.0.9") is None


def test_connections_that_are_held_and_those_that_are_opened_are_bounded_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 0.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: moment))
    held = Connections(most_of_one=3)
    assert [held.open("10.0.0.1") for _ in range(3)] == [None] * 3
    moment += connections.SECONDS_FOR_ALL
    assert held.open("10.0.0.1") == connections.TOO_MANY, "three are open, however long ago"
    held.close("10.0.0.1")
    assert held.open("10.0.0.1") is None
    anew = Connections(most_of_one=3)
    for _ in range(3):
        assert anew.open("10.0.0.1") is None
        anew.close("10.0.0.1")
    assert anew.open("10.0.0.1") == connections.TOO_MANY, "none is open, but three just were"
    moment += connections.SECONDS_FOR_ALL
    assert anew.open("10.0.0.1") is None


def test_a_house_of_ipv6_addresses_counts_as_one() -> None:
    assert source_of("2001:db8:1:2:3::4") == source_of("2001:db8:1:2:ffff::1")
    assert source_of("2001:db8:1:2::1") != source_of("2001:db8:1:3::1")
    assert source_of("::ffff:192.0.2.7") == source_of("192.0.2.7") == "192.0.2.7"
    assert source_of("192.0.2.7") != source_of("192.0.2.8")
    assert source_of("fe80::1%eth0") == source_of("fe80::2")
    counted = Connections(most_of_one=2)
    answers = [counted.open(f"2001:db8::{number:x}") for number in range(4)]
    assert answers == [None, None, connections.TOO_MANY, connections.TOO_MANY]


def test_the_soft_file_limit_is_raised(own_server: Server) -> None:
    """Whoever starts it may have a low one, as most shells do."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1] - 1, before[1]))
    try:
        own_server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    pid = own_server.process.pid if own_server.process else 0
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    assert soft == hard == before[1]
    assert "open files" in own_server.log()


# ------------------------------------------------------------------ tokens


def test_a_bad_token_is_counted(tmp_path: Path) -> None:
    server = Server(tmp_path, offer="bosses", requests=5).start()
    try:
        stranger = User(server, token="x" * 32)
        codes = [stranger.call("GET", "/api/me").status_code]
        while codes[-1] == 401:
            codes.append(stranger.call("GET", "/api/me").status_code)
    finally:
        server.kill()
    assert codes[0] == 401
    assert codes[-1] == 429


def test_bad_tokens_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Each costs a read, so there are fewer of them than of other requests."""
    server = Server(tmp_path, offer="one_die", requests=2).start()
    try:
        # From an address that has not asked for anything yet.
        with httpx.Client(
            transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=PATIENCE
        ) as stranger:
            codes = [
                stranger.get(
                    f"{server.url}/api/me", headers={"Authorization": f"Bearer {number}"}
                ).status_code
                for number in range(5)
            ]
    finally:
        server.kill()
    assert codes[0] == 401
    assert 429 in codes, "five requests without a token are answered"


def test_an_unknown_token_is_looked_for_once(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'people.sqlite'}")
    upgrade(database)
    database.open()
    reads = []
    read = database.read_now
    database.read_now = lambda work: [reads.append(work), read(work)][1]  # type: ignore[method-assign]

    async def ask() -> None:
        people = People(database)
        for _ in range(20):
            assert await people.session("never seen") is None
        assert len(reads) == 1
        # Of those made up one after the other, not all are remembered.
        for number in range(UNKNOWN + 50):
            assert await people.session(f"made up {number}") is None
        assert len(people._unknown) == UNKNOWN
        assert not people._known
        assert not people._live
        _, token = await people.new_guest("Ada")
        assert await people.session(token) is not None

    try:
        asyncio.run(ask())
    finally:
        database.close()


# ------------------------------------------------------------------ sockets


def listening(table: Table, seat: int | None = None) -> ClientConnection:
    address = f"{table.user.url.replace('http', 'ws', 1)}{table.path}/socket"
    return connect(
        address if seat is None else f"{address}?seat={seat}",
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


def close_code(stream: ClientConnection) -> int | None:
    """What the server closes with; what it sends before is read."""
    while True:
        try:
            stream.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("what", ["texts", "pings", "one large text"])
def test_a_client_only_listens(ada: User, what: str) -> None:
    table = ada.open().start()
    with listening(table) as loud, table.socket(0) as quiet:
        quiet.next("welcome")
        with contextlib.suppress(ConnectionClosed):
            if what == "one large text":
                loud.send("x" * 10_000)
            for _ in range(3_000):
                loud.send("x") if what == "texts" else loud.ping()
        assert close_code(loud) in (1008, None)
        table.play(table.asked()[0])
        assert quiet.next("update")["step"]["number"] > 0


def test_a_client_that_answers_pings_stays(ada: User) -> None:
    table = ada.open().start()
    with listening(table) as stream:
        for _ in range(20):
            assert stream.ping().wait(PATIENCE)
        json.loads(stream.recv(timeout=PATIENCE))
        stream.ping().wait(PATIENCE)


def test_onlookers_of_a_table_are_bounded(strict: Server) -> None:
    table = strict.person().open().start()
    with contextlib.ExitStack() as held:
        for _ in range(3):
            stream = held.enter_context(listening(table))
            assert json.loads(stream.recv(timeout=PATIENCE))["type"] == "welcome"
        fourth = held.enter_context(listening(table))
        goodbye = json.loads(fourth.recv(timeout=PATIENCE))
        assert (goodbye["type"], goodbye["reason"]) == ("goodbye", "too_many_onlookers")
        assert goodbye["again"]
        assert close_code(fourth) == 1013
        # Who plays has a place of their own.
        with table.socket(0) as own:
            own.next("welcome")


def test_sockets_of_a_seat_are_bounded(ada: User) -> None:
    table = ada.open().start()
    with contextlib.ExitStack() as held:
        for _ in range(16):
            held.enter_context(table.socket(0)).next("welcome")
        one_more = held.enter_context(table.socket(0))
        assert one_more.next()["reason"] == "too_many_sockets"
        held.enter_context(table.socket(1)).next("welcome")


def test_sockets_of_one_address_are_bounded(strict: Server) -> None:
    ada = strict.person()
    with contextlib.ExitStack() as held:
        for _ in range(6):
            held.enter_context(ada.socket())
        wait_for(lambda: strict.metrics()["sockets"] == 6)
        seventh = held.enter_context(ada.socket())
        assert seventh.next()["reason"] == "too_many_sockets"


# ------------------------------------------------------------------ presence


class Onlooker(Listener):
    """Keeps what it is sent."""

    def __init__(self, table: str):
        super().__init__(Right(), table)
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


class Crowd:
    """Onlookers of one table, and what each of them was sent."""

    def __init__(self, count: int):
        self.hub = Hub(Metrics())
        doc = blank_doc(backroom.game("bosses"), 2, {})
        doc.players = [Player(), Player()]
        self.hub.document = lambda table: doc
        self.listeners = [Onlooker(doc.id) for _ in range(count)]

    @property
    def sent(self) -> list[list[bytes]]:
        return [listener.sent for listener in self.listeners]

    async def come(self) -> None:
        for listener in self.listeners:
            self.hub.add(listener)
            self.hub.presence_changed("t")
        await self._hear_of(1)

    async def go(self, staying: int) -> None:
        for listener in self.listeners[staying:]:
            self.hub.remove(listener)
            self.hub.presence_changed("t")
        await self._hear_of(2)

    async def _hear_of(self, messages: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.sent[0]) < messages:
                await asyncio.sleep(0.01)


def test_who_comes_and_goes_is_told_once() -> None:
    """Eight hundred come, and all but ten go, at once: one message each time, made once for all."""
    crowd = Crowd(800)

    async def meet() -> None:
        await crowd.come()
        await crowd.go(staying=10)

    asyncio.run(meet())
    assert [len(sent) for sent in crowd.sent] == [2] * 10 + [1] * 790
    assert len({id(sent[0]) for sent in crowd.sent}) == 1
    told = [json.loads(message)["table"]["onlookers"] for message in crowd.sent[0]]
    assert told == [800, 10]
