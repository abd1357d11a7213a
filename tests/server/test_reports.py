"""The report of a finished match at a server, and playing on from a mistake."""

from __future__ import annotations

import time
from typing import Any

import msgspec

import backroom
from backroom.report.form import Report
from backroom.server.clock import SECOND
from backroom.server.table import history
from backroom.server.table.turn import TurnRow
from tests.server.harness import PATIENCE, Server, Table, User
from tests.test_project import ROOT


def report_of(table: Table, query: str = "") -> Any:
    """The report, when it is ready."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told = table.user.ok("GET", f"{table.path}/report{query}")
        assert told["state"] in ("waiting", "working", "ready"), told
        assert told["done"] <= told["total"]
        if told["state"] == "ready":
            return told
        assert told["report"] is None
        time.sleep(0.1)
    raise AssertionError("no report")


def test_a_report_is_made_once_and_the_same_for_all(ada: User, bob: User) -> None:
    table = ada.open("sealed_bids", 3).start()
    assert ada.fails(409, "GET", f"{table.path}/report")["reason"] == "not_over"
    table.finish()
    told = report_of(table)
    report = msgspec.convert(told["report"], Report)
    backroom.game(ROOT / "tests" / "games" / "sealed_bids")
    record = ada.ok("GET", f"{table.path}/record")
    match = backroom.replay(record)
    assert report.numbers.seconds is not None
    mine = backroom.analyse(match, seconds=report.numbers.seconds)
    assert mine == report
    theirs = report_of(table.seen_by(bob), "?seat=1")
    assert theirs["report"] == told["report"]
    assert len(told["steps"]) == len(match.lines) + 1
    last = ada.ok("GET", f"{table.path}/replay")["count"] - 1
    assert told["steps"] == sorted(told["steps"])
    assert told["steps"][-1] == last


def test_a_report_outlives_the_server(own_server: Server) -> None:
    user = own_server.start().person()
    table = user.open("one_die", 2).start()
    table.finish()
    told = report_of(table)
    own_server.kill()
    own_server.start().ready("one_die")
    again = user.ok("GET", f"{table.path}/report")
    assert again == told


def test_somebody_tries_again_from_a_mistake(ada: User) -> None:
    table = ada.open("bosses", 2).start()
    for _ in range(3):
        table.play(table.asked()[0])
    body = {"seat": 0, "line": 2, "against_bots": True}
    assert ada.fails(409, "POST", f"{table.path}/branch", body)["reason"] == "not_over"
    table.finish()
    lines = ada.ok("GET", f"{table.path}/record").partition("\n\n")[2].splitlines()
    line = next(n for n, text in enumerate(lines) if text.startswith("1 "))
    info = table.post("branch", {"seat": 1, "line": line, "against_bots": True})
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    branch = Table(ada, info["table"])
    assert branch.asked() == [1]
    ada.fails(422, "POST", f"{table.path}/branch", {"seat": 1, "line": 5000})
    ada.fails(404, "POST", f"{table.path}/branch", {"line": 1, "against_bots": True})


def test_time_is_counted_for_who_was_waited_for() -> None:
    def turn(number: int, lines: str, seconds: float) -> TurnRow:
        return TurnRow(number, lines, b"[]", b"[0,null,0]", round(seconds * SECOND))

    turns = [
        turn(0, "* deal", 0),
        turn(1, "0 go", 4),
        turn(2, "1 go\n* deal", 5),
        turn(3, "0 go", 9),
    ]
    used = history.seconds_used(msgspec.convert({"seats": 2}, _Seats), turns)  # type: ignore[arg-type]
    assert used == [8, 1]
    assert history.steps_before(turns, 0) == [0, 0, 1, 1, 2, 3]
    assert history.steps_before(turns, 1) == [0] * 6
    assert history.lines_before(turns, 2) == ["* deal", "0 go"]


class _Seats(msgspec.Struct):
    """As much of a document as counting needs."""

    seats: int
