"""A real server process on a real socket with a real database file, and somebody who uses it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import ssl
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

TOYS = Path(__file__).parent.parent / "games"
TOY_FOLDERS = ",".join(str(TOYS / name) for name in ("sealed_bids", "one_die"))
# Seconds to wait for what must come: a machine may be busy with much else, and what never comes
# is a failure however long one waits.
PATIENCE = 300
# Closed after each test.
OPENED: list[httpx.Client] = []


class Server:
    """One server process. `kill` is kill -9; `start` starts it again on the same database."""

    # How Python is told to run it.
    program: tuple[str, ...] = ("-m", "backroom.server")

    def __init__(self, folder: Path, offer: str = "bosses,sealed_bids,one_die", **settings: object):
        self.folder = folder
        self.settings = {
            "offer": offer,
            "games": TOY_FOLDERS,
            "requests": 0,
            "connections": 0,
            "sockets": 0,
            "onlookers": 0,
            "tables": 0,
            "guesses": 0,
            "away": 0,
            **settings,
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.port = 0

    def start(self) -> Server:
        words = [sys.executable, *self.program, "serve"]
        given = {"port": self.port, "host": "127.0.0.1", **self.settings}
        for name, value in given.items():
            words += [f"--{name.replace('_', '-')}"] + ([] if value is True else [str(value)])
        environment = {**os.environ, "BACKROOM_DATA": str(self.folder)}
        log = open(self.folder / "server.log", "a", encoding="utf-8")  # noqa: SIM115
        with log:
            self.process = subprocess.Popen(
                words, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (line, self.log())
        self.url = line.split()[-1].replace("localhost", "127.0.0.1")
        self.port = int(self.url.rsplit(":", 1)[1])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if self.get("/health").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def ready(self, *games: str) -> Server:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            warming = self.get("/api/games").json()["warming"]
            states = {entry["game"]: entry["state"] for entry in warming}
            wanted = games or tuple(states)
            assert "failed" not in states.values(), (states, self.log())
            if all(states[game] == "ready" for game in wanted):
                return self
            time.sleep(0.1)
        raise AssertionError(f"rules are not ready: {states}")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", timeout=PATIENCE)

    def door_for(self, method: str, path: str) -> Server:
        """Where a request is sent."""
        return self

    def person(self, name: str = "Ada") -> User:
        user = User(self)
        user.ok("POST", "/api/me", {"name": name})
        return user

    def metrics(self) -> dict[str, float]:
        lines = self.get("/metrics").text.splitlines()
        plain = [line.split() for line in lines if not line.startswith("#") and "{" not in line]
        return {name.removeprefix("backroom_"): float(value) for name, value in plain}


PATIENT = """
import sys
from backroom.server.store import members

members.TERM = 600.0

from backroom.server.__main__ import main

sys.exit(main())
"""


class TwoDoors(Server):
    """A house of two processes on one PostgreSQL database. Tables are opened at `holder`, which
    holds them from then on, and everything else is asked of the other process."""

    def __init__(self, folder: Path, **settings: Any):
        self.holder = Server(_made(folder / "holder"), **settings)
        super().__init__(_made(folder / "other"), **settings)

    def patient(self) -> TwoDoors:
        """However busy the machine, no lease runs out."""
        for server in self.both:
            server.program = ("-c", PATIENT)
        return self

    def start(self) -> TwoDoors:
        self.holder.start()
        super().start()
        return self

    def ready(self, *games: str) -> TwoDoors:
        if self.holder.process is not None:
            self.holder.ready(*games)
        super().ready(*games)
        return self

    def door_for(self, method: str, path: str) -> Server:
        opens = method == "POST" and path in ("/api/tables", "/api/tables/upload")
        return self.holder if opens and self.holder.process is not None else self

    def stop(self) -> int:
        return self.holder.stop() or super().stop()

    @property
    def both(self) -> tuple[Server, Server]:
        return self.holder, self

    def end(self) -> None:
        for server in self.both:
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()

    def log(self) -> str:
        return self.holder.log() + super().log()


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


class User:
    """Somebody with a cookie, or with a token; perhaps at another address than the server's own."""

    def __init__(
        self,
        server: Server,
        token: str | None = None,
        url: str | None = None,
        trusted: ssl.SSLContext | None = None,
    ):
        self.server = server
        self.url = url or server.url
        self.trusted = trusted
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.url}
        # The server hangs up after five idle seconds; whoever writes at that very moment fails.
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.Client(
            base_url=self.url,
            headers=headers,
            timeout=PATIENCE,
            limits=limits,
            verify=trusted or True,
        )
        OPENED.append(self.http)

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if isinstance(body, str):
            more["content"] = body.encode()
        elif body is not None:
            more["json"] = body
        door = self.server.door_for(method, path)
        if door is not self.server:
            path, more["headers"] = f"{door.url}{path}", {"Origin": door.url}
        return self.http.request(method, path, **more)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.call(method, path, body)
        assert answer.status_code == 200, (method, path, answer.status_code, answer.text)
        is_json = answer.headers["content-type"].startswith("application/json")
        return answer.json() if is_json else answer.text

    def fails(self, status: int, method: str, path: str, body: Any = None) -> Any:
        answer = self.call(method, path, body)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        assert answer.json()["sentence"].strip()
        return answer.json()

    @contextlib.contextmanager
    def socket(self, path: str = "/api/me/socket", **more: Any) -> Iterator[Stream]:
        address = f"{self.url.replace('http', 'ws', 1)}{path}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        with connect(
            address,
            additional_headers=headers,
            origin=self.http.headers.get("Origin") if cookie else None,  # type: ignore[arg-type]
            ssl=self.trusted,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            # A full queue would keep the end of the connection from being read, for ten seconds.
            **{"max_queue": None, **more},
        ) as connection:
            yield Stream(connection)

    def open(self, game: str = "bosses", seats: int = 2, **more: Any) -> Table:
        wanted = {"game": game, "seats": seats, "mine": list(range(seats)), **more}
        self.server.ready(game)
        info = self.ok("POST", "/api/tables", wanted)
        return Table(self, info["table"])


class Table:
    """A table as one user sees it."""

    def __init__(self, user: User, table: str):
        self.user = user
        self.id = table
        self.path = f"/api/tables/{table}"

    def info(self) -> Any:
        return self.user.ok("GET", self.path)

    def post(self, what: str, body: Any = None) -> Any:
        return self.user.ok("POST", f"{self.path}/{what}", body)

    def start(self) -> Table:
        self.post("start")
        return self

    def state(self, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        return self.user.ok("GET", f"{self.path}/state{query}")

    def events(self, seat: int | None, after: int, wait: int = 0) -> Any:
        query = "" if seat is None else f"seat={seat}&"
        return self.user.ok("GET", f"{self.path}/events?{query}after={after}&wait={wait}")

    def command(self, seat: int, ask: int, action: str | None = None, **more: Any) -> Any:
        return self.user.ok("POST", f"{self.path}/commands", command(seat, ask, action, **more))

    def play(self, seat: int, action: str | None = None, confirm: str = "yes") -> Any:
        """Answer the seat's ask; without an action with any, but with the same one every time."""
        state = self.state(seat)
        legal = [entry["text"] for entry in state["view"]["legal"]]
        chosen = action or random.Random(f"{seat} {state['ask']}").choice(legal)
        return self.command(seat, state["ask"], chosen, confirm=confirm)

    def asked(self) -> list[int]:
        return [seat for seat in self.info()["my_seats"] if self.state(seat)["ask"] is not None]

    def finish(self) -> Any:
        """Play all own seats at random to the end."""
        while True:
            seats = self.asked()
            for seat in seats:
                self.play(seat)
            info = self.info()
            if info["state"] == "over":
                return info
            if not seats:
                time.sleep(0.05)

    @contextlib.contextmanager
    def socket(self, seat: int | None = None, **more: Any) -> Iterator[Stream]:
        query = "" if seat is None else f"?seat={seat}"
        with self.user.socket(f"{self.path}/socket{query}", **more) as stream:
            yield stream

    def seen_by(self, user: User) -> Table:
        return Table(user, self.id)


class Stream:
    """A socket that is read."""

    def __init__(self, connection: ClientConnection):
        self.connection = connection

    def next(self, kind: str | None = None) -> Any:
        """The next message, or the next of a kind."""
        while True:
            message = json.loads(self.connection.recv(timeout=PATIENCE))
            if kind is None or message["type"] == kind:
                return message

    def nothing_but(self, *kinds: str, table: Table) -> None:
        """Only messages of these kinds are under way: what is said now comes after them all."""
        mark = f"that is all {uuid.uuid4()}"
        table.post("chat", {"text": mark})
        while (message := self.next())["type"] != "chat" or message["line"]["text"] != mark:
            assert message["type"] in (*kinds, "chat"), message


def wait_for(condition: Callable[[], object]) -> None:
    """Until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "nothing happened"
        time.sleep(0.05)


def command(seat: int, ask: int, action: str | None = None, **more: Any) -> dict[str, Any]:
    return {"id": str(uuid.uuid4()), "seat": seat, "ask": ask, "action": action, **more}
