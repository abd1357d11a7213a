"""A database that fails for a while: what the server does by itself goes on afterwards.

The failure is the database's own: a statement that it cannot carry out until somebody mends it.
"""

from __future__ import annotations

import contextlib
import http.server
import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.harness import PATIENCE, Server, wait_for

FAILS = "the database fails"
# Whatever changes a table is to be noted in a book that is not there.
BREAK = "CREATE TRIGGER broken BEFORE UPDATE ON tables BEGIN INSERT INTO book VALUES (1); END"
MEND = "DROP TRIGGER broken"


def carry_out(server: Server, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(server.folder / "backroom.sqlite")) as connection:
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        with connection:
            for statement in statements:
                connection.execute(statement)


def failures(server: Server) -> list[str]:
    """The lines that tell of it, each whole."""
    log = server.log()
    assert "Traceback" not in log, log
    return [line for line in log.splitlines() if FAILS in line]


def test_a_table_that_cannot_be_picked_up_is_picked_up_later(own_server: Server) -> None:
    """Its clock runs again, and at its end a bot stands in."""
    ada = own_server.start().person()
    clock = {"kind": "move", "amount": 3600}
    table = ada.open("one_die", 2, settings={"clock": clock}).start()
    seat = table.asked()[0]
    own_server.kill()
    # From the next sign of life on, so not yet while clocks are put off before the doors open.
    last = int(time.time() * 1000)
    carry_out(
        own_server,
        f"UPDATE meta SET value = '{last}' WHERE key = 'alive'",
        "CREATE TRIGGER broken BEFORE UPDATE ON tables "
        f"WHEN (SELECT value FROM meta WHERE key = 'alive') <> '{last}' "
        "BEGIN SELECT json('no JSON'); END",
    )
    own_server.start().ready("one_die")
    wait_for(lambda: len([line for line in failures(own_server) if table.id in line]) > 2)
    assert table.state(seat)["deadlines"][seat] is not None
    number = table.state(seat)["number"]
    carry_out(own_server, MEND)
    wait_for(lambda: table.state(seat)["number"] > number)


def test_a_bot_whose_answer_cannot_be_written_gives_it_later(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("bosses", 2, mine=[], bots={"0": "random", "1": "random"}).start()
    carry_out(own_server, BREAK)
    wait_for(lambda: len([line for line in failures(own_server) if table.id in line]) > 2)
    stood = table.state()["number"]
    assert table.info()["secret"] is None
    carry_out(own_server, MEND)
    wait_for(lambda: table.state()["number"] > stood + 2)
    assert own_server.get("/health").status_code == 200


def test_a_clock_whose_end_cannot_be_written_ends_later(own_server: Server) -> None:
    ada = own_server.start().person()
    clock = {"kind": "move", "amount": 5}
    table = ada.open("one_die", 2, settings={"clock": clock}).start()
    carry_out(own_server, BREAK)
    wait_for(lambda: len([line for line in failures(own_server) if table.id in line]) > 1)
    carry_out(own_server, MEND)
    wait_for(lambda: any(seat["stand_in"] for seat in table.info()["seats"]))


@pytest.fixture
def ears() -> Iterator[tuple[str, list[str]]]:
    """Somebody who takes notices, and the tables they were about."""
    heard: list[str] = []

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.append(json.loads(body)["table"])
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_port}/hook", heard
    listening.shutdown()
    listening.server_close()


@pytest.mark.slow
def test_a_notice_is_posted_when_its_reader_can_be_looked_up(
    tmp_path: Path, ears: tuple[str, list[str]]
) -> None:
    url, heard = ears
    server = Server(tmp_path, webhooks=url).start()
    try:
        ada = server.person()
        ada.ok("PUT", "/api/me/webhook", {"url": f"{url}/ada-whispers"})
        table = ada.open("one_die", 2)
        carry_out(server, "ALTER TABLE people RENAME TO elsewhere")
        table.start()
        wait_for(lambda: len([line for line in failures(server) if table.id in line]) > 1)
        assert heard == []
        assert "ada-whispers" not in server.log()
        carry_out(server, "ALTER TABLE elsewhere RENAME TO people")
        wait_for(lambda: table.id in heard)
    finally:
        server.kill()


def test_a_socket_that_cannot_be_served_is_to_come_again(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("one_die", 2).start()
    carry_out(own_server, "ALTER TABLE chat RENAME TO elsewhere")
    with table.socket(0) as stream, pytest.raises(ConnectionClosedError) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert failures(own_server)
    carry_out(own_server, "ALTER TABLE elsewhere RENAME TO chat")
    with table.socket(0) as stream:
        assert stream.next()["type"] == "welcome"
