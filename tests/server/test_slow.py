"""Somebody who reads slowly, or not at all, holds nobody up and fills nothing up."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.harness import Server, Stream, Table, wait_for

# Draftings and takings back, each of which sends the seat its whole state: megabytes in all.
MANY = 400
# What the server may grow by meanwhile: its own queue, and what a socket buffers.
ROOM = 6_000_000


def narrow(server: Server) -> socket.socket:
    """A connection that takes next to nothing without being read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    return made


def draft_and_undo(table: Table, seat: int, quick: Stream) -> int:
    """How long the messages were that the quick reader got, every single one, in order."""
    state = table.state(seat)
    action = next(e["text"] for e in state["view"]["legal"] if e["verb"] == "place")
    number, length = state["number"], 0
    for _ in range(MANY):
        for more in ({"action": action}, {"do": "undo"}):
            table.command(seat, state["ask"], **more)
            update = quick.next("update")
            number += 1
            assert update["step"]["number"] == number
            length += len(json.dumps(update))
    return length


def test_a_slow_reader_is_told_everything_anew_and_holds_nobody_up(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("bosses", 2).start()
    seat = table.asked()[0]
    with table.socket(seat) as quick:
        quick.next("welcome")
        draft_and_undo(table, seat, quick)
        # From here on nothing grows by itself: answers and buffers have their full size.
        before = own_server.metrics()
        with table.socket(seat, sock=narrow(own_server), max_queue=1) as slow:
            length = draft_and_undo(table, seat, quick)
            after = own_server.metrics()
            assert after["resident_bytes"] - before["resident_bytes"] < ROOM
            assert after["resyncs_total"] == before["resyncs_total"] == 0
            assert length > ROOM, "the test sends more than is allowed to stay"
            _catch_up(slow, table.state(seat))
            assert own_server.metrics()["resyncs_total"] == 1
            table.play(seat)
            assert slow.next("update")["state"]["hash"] == quick.next("update")["state"]["hash"]


def _catch_up(slow: Stream, state: dict[str, Any]) -> None:
    """It has a few messages in order, then a gap, and then all there is to know."""
    number = slow.next("welcome")["state"]["number"]
    while (message := slow.next())["type"] != "welcome":
        if message["type"] == "update":
            number += 1
            assert message["step"]["number"] == number
    assert message["resync"]
    assert message["state"] == state
    assert message["state"]["number"] > number


# How often a reader stops and goes on, and how many messages it stops for and goes on for.
STOPS = 3
MISSED = 700
HEARD = 60
# More than waits on its way in any case.
MOST = 20 * MISSED


def test_whoever_stops_and_goes_on_reading_is_told_nothing_twice(own_server: Server) -> None:
    """After a welcome every step and every line said comes once, in order: also those that are
    made while the welcome is put together."""
    ada = own_server.start().person()
    table = ada.open("bosses", 2).start()
    seat = table.asked()[0]
    with (
        busy(table, seat) as done,
        table.socket(seat, sock=narrow(own_server), max_queue=1) as slow,
    ):
        told = Told(slow.next("welcome"))
        for _ in range(STOPS):
            missed = len(done) + MISSED
            wait_for(lambda missed=missed: len(done) > missed)
            assert any(told.hear(slow.next()) for _ in range(MOST)), "nothing was missed"
            table.post("chat", {"text": "good to be back"})
            for _ in range(HEARD):
                told.hear(slow.next())
    assert own_server.metrics()["resyncs_total"] >= STOPS


class Told:
    """What a reader has been told: every message is the next of its kind, or all begins anew."""

    def __init__(self, welcome: Any):
        self.begin(welcome)

    def begin(self, welcome: Any) -> None:
        self.number = welcome["state"]["number"]
        self.lines = [line["number"] for line in welcome["chat"]]

    def hear(self, message: Any) -> bool:
        """Whether all began anew."""
        if message["type"] == "update":
            self.number += 1
            assert message["step"]["number"] == message["state"]["number"] == self.number
        elif message["type"] == "chat":
            self.lines.append(message["line"]["number"])
        elif message["type"] == "welcome":
            assert message["resync"]
            assert message["state"]["number"] > self.number
            self.begin(message)
        assert self.lines == list(range(1, len(self.lines) + 1))
        return bool(message["type"] == "welcome")


@contextmanager
def busy(table: Table, seat: int) -> Iterator[list[int]]:
    """Somebody who drafts and takes back all the time; the list grows with every message."""
    done: list[int] = []
    problems: list[BaseException] = []
    over = threading.Event()

    def draft() -> None:
        state = table.state(seat)
        action = next(e["text"] for e in state["view"]["legal"] if e["verb"] == "place")
        try:
            while not over.is_set():
                for more in ({"action": action}, {"do": "undo"}):
                    done.append(table.command(seat, state["ask"], **more)["number"])
        except BaseException as problem:
            problems.append(problem)

    drafting = threading.Thread(target=draft)
    drafting.start()
    try:
        yield done
    finally:
        over.set()
        drafting.join()
    assert problems == []
