"""A house of several processes, and one of them is killed, stopped, or asked to stop; with real
processes on a real PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server.store import members
from tests.server import test_rights
from tests.server.conftest import TWO, Postgres
from tests.server.harness import PATIENCE, Server, Stream, TwoDoors, User, command, wait_for
from tests.server.test_rights import opened

__all__ = ["opened"]

pytestmark = pytest.mark.slow


# ------------------------------------------------------------------ every request at the wrong one

# Ways that end something which another process may remember; all of them under `make soak`.
LEAN = {
    ("log out", "running"),
    ("remove", "running"),
    ("new token", "lobby"),
    ("revoke the device", "lobby"),
}


@pytest.mark.parametrize(
    "way, stage",
    [
        pytest.param(*case, marks=[] if case in LEAN else [pytest.mark.soak], id=", ".join(case))
        for case in test_rights.CASES
    ],
)
def test_no_right_outlives_its_holder_at_another_process(
    doors: TwoDoors, opened: Any, way: str, stage: str
) -> None:
    passed = doors.metrics()["passed_on_total"]
    test_rights.test_no_right_outlives_its_holder(doors, opened, way, stage)
    assert doors.metrics()["tables_loaded_total"] == 0
    assert doors.metrics()["passed_on_total"] > passed


def through(user: User, server: Server) -> User:
    """The same person, who comes to another process."""
    there = User(server)
    there.http.cookies.update(user.http.cookies)
    return there


def patiently(user: User, path: str) -> httpx.Response:
    """All tests of this house come from one address: what was too fast is asked again."""
    for _ in range(60):
        answer = user.call("GET", path)
        if answer.status_code != 429:
            return answer
        time.sleep(0.5)
    raise AssertionError(f"{path} is still too fast")


def test_what_comes_back_is_the_same_to_the_byte(doors: TwoDoors) -> None:
    ada = doors.person()
    table = ada.open("bosses", 2).start()
    straight = through(ada, doors.holder)
    for what in ("", "/state?seat=0", "/events?after=0", "/log", "/chat", "/record", "/verify"):
        passed, direct = (patiently(user, table.path + what) for user in (ada, straight))
        assert passed.content == direct.content, what
        assert passed.status_code == direct.status_code

        def told(answer: httpx.Response) -> list[tuple[str, str]]:
            return [pair for pair in answer.headers.multi_items() if pair[0] != "date"]

        assert told(passed) == told(direct), what
    with table.socket(0) as one, table.seen_by(straight).socket(0) as other:
        for stream in (one, other):
            stream.next("welcome")
        seat = table.asked()[0]
        table.play(seat)
        messages = [stream.next("update") for stream in (one, other)]
        assert messages[0] == messages[1]


def test_who_somebody_is_changes_everywhere_at_once(doors: TwoDoors) -> None:
    ada = doors.person()
    there = through(ada, doors.holder)
    assert there.ok("GET", "/api/me")["name"] == "Ada"
    for number in range(5):
        ada.ok("POST", "/api/me", {"name": f"Ada {number}"})
        assert there.ok("GET", "/api/me")["name"] == f"Ada {number}"
    with there.socket() as stream:
        ada.ok("POST", "/api/logout")
        assert stream.next("goodbye")["reason"] is None
    assert there.ok("GET", "/api/me")["name"] is None


def test_who_deletes_their_data_is_gone_from_tables_held_elsewhere(doors: TwoDoors) -> None:
    gone, bob = doors.person("Zebedee"), doors.person("Bob")
    table = gone.open("sealed_bids", 3, mine=[0], bots={"2": "random"})
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    there = through(gone, doors.holder)
    gone.ok("POST", "/api/me/delete")
    assert there.ok("GET", "/api/me")["person"] is None
    info = table.seen_by(bob).info()
    assert [seat["name"] for seat in info["seats"]][:2] == [None, "Bob"]
    assert info["is_host"]
    assert doors.metrics()["tables_loaded_total"] == 0


def test_a_notice_is_heard_at_every_process(doors: TwoDoors) -> None:
    """Over a person's own socket: that it is their turn, and that somebody plays again."""
    ada, bob = doors.person("Ada"), doors.person("Bob")
    table = ada.open("one_die", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    players = {0: table, 1: table.seen_by(bob)}
    with bob.socket() as here, through(bob, doors.holder).socket() as there:
        table.start()
        while not players[1].asked():
            players[0].play(0)
        for stream in (here, there):
            assert stream.next("notice")["table"] == table.id
        table.post("close")
        again = table.post("rematch")
        for stream in (here, there):
            while (notice := stream.next("notice"))["table"] != again["table"]:
                assert notice["table"] == table.id


def test_foreign_hands_find_the_private_door_closed(doors: TwoDoors) -> None:
    ada = doors.person()
    table = ada.open("one_die", 2)
    with psycopg.connect(str(doors.settings["database"])) as connection:
        rows = connection.execute("SELECT id, address FROM processes").fetchall()
    for process, address in rows:
        forged = {
            "x-backroom-hop": f"{process}|1|http|127.0.0.1|x",
            "x-backroom-seal": "0" * 64,
            "Cookie": "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items()),
        }
        for headers in ({}, forged):
            for path in ("/health", "/metrics", table.path, "/house/read"):
                answer = httpx.get(f"http://{address}{path}", headers=headers, timeout=PATIENCE)
                assert answer.status_code == 403, (path, headers)
    # At the public door what is forged says nothing.
    answer = ada.call("GET", table.path, headers={"x-backroom-hop": forged["x-backroom-hop"]})
    assert answer.status_code == 200


def test_an_origin_is_judged_as_if_it_came_straight(doors: TwoDoors) -> None:
    ada = doors.person()
    table = ada.open("one_die", 2)
    foreign = ada.call("POST", f"{table.path}/start", headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    table.start()


# ------------------------------------------------------------------ one of them ends


TERM = members.TERM


class Player(threading.Thread):
    """Plays a table by itself, as a browser does: a lost answer is asked for again with the same
    id, at whichever process answers."""

    def __init__(self, user: User, table: str, servers: tuple[Server, ...], patience: float = 5.0):
        super().__init__(daemon=True)
        self.users = [through(user, server) for server in servers]
        for one in self.users:
            one.http.timeout = httpx.Timeout(patience)
        self.table = table
        self.acknowledged: list[str] = []
        # For how long something was asked for until it was answered.
        self.waits: list[tuple[float, float]] = []
        self.over = threading.Event()
        self.wrong: list[object] = []

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self._move()
        except Exception as problem:
            self.wrong.append(problem)

    def _move(self) -> None:
        for seat in (0, 1):
            state = self._insist("GET", f"state?seat={seat}")
            if state["view"]["over"]:
                self.over.set()
            if state["ask"] is None or self.over.is_set():
                continue
            legal = state["view"]["legal"][0]["text"]
            sent = command(seat, state["ask"], legal, confirm="yes")
            self._insist("POST", "commands", sent)
            self.acknowledged.append(sent["id"])

    def _insist(self, method: str, what: str, body: Any = None) -> Any:
        began, number = time.monotonic(), 0
        while True:
            user, number = self.users[number % len(self.users)], number + 1
            try:
                answer = user.call(method, f"/api/tables/{self.table}/{what}", body)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                self.waits.append((began, time.monotonic()))
                return answer.json()
            assert answer.status_code in (429, 503), answer.text
            time.sleep(0.05)


class Renewals(threading.Thread):
    """When a process renews its lease: every two seconds, and later on a machine that is busy with
    much else, as all that it does."""

    def __init__(self, database: str, process: int):
        super().__init__(daemon=True)
        self.database = database
        self.process = process
        self.seen: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        asked = "SELECT until FROM processes WHERE pid = %s"
        last: Any = None
        while not self.over.is_set():
            with (
                contextlib.suppress(psycopg.Error),
                psycopg.connect(self.database, autocommit=True) as connection,
            ):
                while not self.over.wait(0.05):
                    now = connection.execute(asked, [self.process]).fetchone()
                    if now != last:
                        self.seen.append(time.monotonic())
                    last = now

    def longest(self, player: Player) -> int:
        """How many renewals somebody has waited for at most."""
        return max(
            sum(began < moment < ended for moment in self.seen) for began, ended in player.waits
        )


def played(database: str, table: str) -> list[str]:
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            'SELECT command FROM turns WHERE "table" = %s AND command IS NOT NULL', [table]
        )
        return [str(uuid.UUID(bytes=row[0])) for row in rows]


def turns_of(database: str, table: str) -> int:
    with psycopg.connect(database) as connection:
        count = connection.execute('SELECT count(*) FROM turns WHERE "table" = %s', [table])
        return int(count.fetchall()[0][0])


def is_over(database: str, table: str) -> bool:
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT state FROM tables WHERE id = %s", [table])
        return bool(found.fetchall() == [("over",)])


def check(player: Player, database: str) -> None:
    """Every move that was acknowledged is there, and once."""
    assert not player.wrong, player.wrong
    done = played(database, player.table)
    assert len(set(done)) == len(done)
    assert set(player.acknowledged) <= set(done)


def stop_and_wake(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(16)
    server.process.send_signal(signal.SIGCONT)


def end_connections(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def close_code(stream: Stream) -> int | None:
    """How a socket ends, whatever comes before."""
    try:
        while True:
            stream.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


ENDS: dict[str, Callable[[TwoDoors, str, Postgres], object]] = {
    "killed": lambda house, url, server: house.holder.kill(),
    "stopped and woken": lambda house, url, server: stop_and_wake(house.holder),
    "asked to stop": lambda house, url, server: house.holder.stop(),
    "its connections ended": lambda house, url, server: end_connections(url),
    "the database started anew": lambda house, url, server: (server.stop("fast"), server.start()),
}
# How many renewals of the other process players wait for at most: a lease is over after five and
# known to be after six, which is twelve seconds; a table that was given up is there at once.
BARS = {"killed": 6, "stopped and woken": 6, "asked to stop": 2}


@pytest.mark.parametrize(
    "how",
    [pytest.param(how, marks=[] if how in BARS else [pytest.mark.soak]) for how in ENDS],
)
def test_nothing_is_lost_or_done_twice_and_play_goes_on(
    two_processes: TwoDoors, postgres: str, postgres_server: Postgres, how: str
) -> None:
    doors = two_processes.start()
    doors.ready("bosses", "one_die")
    ada = doors.person()
    table = ada.open("bosses", 2).start()
    player = Player(ada, table.id, doors.both)
    # Who has come to the other one from the start, and waits there.
    near = Player(ada, ada.open("bosses", 2).start().id, (doors,), patience=PATIENCE)
    assert doors.process is not None
    renewals = Renewals(postgres, doors.process.pid)
    for thread in (player, near, renewals):
        thread.start()
    for one in (player, near):
        wait_for(lambda one=one: len(one.acknowledged) >= 5 or one.over.is_set())
    alone = ada.open("bosses", 2, mine=[], bots={"0": "random", "1": "random"}).start()
    wait_for(lambda: turns_of(postgres, alone.id) > 1)
    with table.socket(0) as stream:
        stream.next("welcome")
        ENDS[how](doors, postgres, postgres_server)
        if how in BARS:
            # A browser comes again at once.
            assert close_code(stream) == 1012
    counts = {one: len(one.acknowledged) for one in (player, near)}
    for one, count in counts.items():
        wait_for(
            lambda one=one, count=count: len(one.acknowledged) > count + 3 or one.over.is_set()
        )
    # Bots, too, by themselves.
    done = turns_of(postgres, alone.id)
    wait_for(lambda: turns_of(postgres, alone.id) > done or is_over(postgres, alone.id))
    for thread in (player, near, renewals):
        thread.over.set()
        thread.join(PATIENCE)
    for one in (player, near):
        check(one, postgres)
    if how in BARS:
        assert renewals.seen
        assert renewals.longest(near) <= BARS[how]


def test_a_draft_is_there_at_the_next_process(two_processes: TwoDoors) -> None:
    doors = two_processes.start()
    ada = doors.person()
    table = ada.open("sealed_bids", 3).start()
    bid = next(e["text"] for e in table.state(0)["view"]["legal"] if e["verb"] == "bid")
    table.play(0, bid, confirm="no")
    states = [table.state(seat) for seat in (0, 1, 2, None)]
    doors.holder.stop()
    doors.ready("sealed_bids")
    assert [table.state(seat) for seat in (0, 1, 2, None)] == states
    table.command(0, states[0]["ask"], do="confirm")
    assert table.state(0)["draft"] is None


@pytest.mark.soak
def test_a_clock_stands_still_while_nobody_holds_the_table(two_processes: TwoDoors) -> None:
    """And the time of the house is the same for all its processes."""
    doors = two_processes.start()
    ada = doors.person()
    clock = {"kind": "move", "amount": 600}
    table = ada.open("one_die", 2, settings={"clock": clock}).start()
    seat = table.asked()[0]
    assert doors.holder.process is not None

    def left() -> float:
        with table.socket(seat) as stream:
            welcome = stream.next("welcome")
            return float(welcome["state"]["deadlines"][seat] - welcome["now"]) / 1000

    had, began = left(), time.monotonic()
    doors.holder.process.send_signal(signal.SIGSTOP)
    time.sleep(12)
    has = left()
    # Not all of it can be known: the last sign of life was up to a renewal ago.
    assert had - (time.monotonic() - began) + 4 < has <= had + TERM
    doors.holder.process.send_signal(signal.SIGCONT)


def test_several_on_one_port_and_one_after_the_other_anew(postgres: str, tmp_path: Path) -> None:
    """`--processes 2`: one that is killed is started anew, SIGHUP replaces all of them."""
    house = Server(tmp_path, offer="one_die", database=postgres, processes=2).start()
    try:
        house.ready("one_die")

        def pids() -> set[int]:
            with psycopg.connect(postgres) as connection:
                found = connection.execute(f"SELECT pid FROM processes WHERE until > {NOW}")
                return {row[0] for row in found}

        wait_for(lambda: len(pids()) == 2)
        ada = house.person()
        table = ada.open("one_die", 2)
        # One of the two may not have loaded its rules yet.
        start = partial(ada.call, "POST", f"{table.path}/start")
        wait_for(lambda: start().status_code == 200)
        player = Player(ada, table.id, (house,))
        player.start()
        first = pids()
        os.kill(min(first), signal.SIGKILL)
        wait_for(lambda: len(pids()) == 2 and pids() != first)
        second = pids()
        assert house.process is not None
        house.process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(pids()) == 2 and not pids() & second)
        player.over.set()
        player.join(PATIENCE)
        check(player, postgres)
        assert house.stop() == 0
        wait_for(lambda: not pids())
    finally:
        if house.process is not None:
            house.kill()
    assert "Traceback" not in house.log(), house.log()


NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def test_a_refusal_is_said_once(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "backroom.server", "serve", "--port", "0", "--processes", "2"],
        env={**os.environ, "BACKROOM_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.strip() == "SQLite takes one server process; several need PostgreSQL."


# Tests of the one server that say nothing of how many processes it has.
ANY_NUMBER = (
    *("api", "attacks", "drafting", "hints", "hosting", "joined", "lessons", "looking_back"),
    *("numbers", "playing", "promises", "push", "reports", "rights", "tables", "takeback", "who"),
)


@pytest.mark.soak
@pytest.mark.parametrize("name", ANY_NUMBER)
def test_what_holds_for_one_process_holds_for_two(name: str) -> None:
    """With every request at the wrong one."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", f"tests/server/test_{name}.py"],
        env={**os.environ, TWO: "1", "BACKROOM_SOAK": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
