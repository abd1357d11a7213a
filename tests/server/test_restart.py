"""Restarts at awkward moments: every acknowledged move is there, and nothing is half done."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Server, Table, User, command, wait_for


def again(server: Server) -> None:
    """Kill -9, and start on the same database and port."""
    server.kill()
    server.start()


def test_a_draft_survives(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("sealed_bids", 3).start()
    bid = next(e["text"] for e in table.state(0)["view"]["legal"] if e["verb"] == "bid")
    table.play(0, bid, confirm="no")
    states = [table.state(seat) for seat in (0, 1, 2, None)]
    again(own_server)
    own_server.ready("sealed_bids")
    assert [table.state(seat) for seat in (0, 1, 2, None)] == states
    table.command(0, states[0]["ask"], do="confirm")
    assert table.state(0)["draft"] is None


def test_a_bots_thought_is_thought_again(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("bosses", 2, mine=[0], bots={"1": "greedy"}).start()
    if table.state(0)["ask"] is not None:
        table.play(0)
    again(own_server)
    own_server.ready("bosses")
    wait_for(lambda: table.state(0)["ask"] is not None)


def test_bots_go_on_with_no_browser_open(own_server: Server) -> None:
    ada = own_server.start().person()
    settings = {"pace": "none"}
    table = ada.open(
        "bosses", 2, mine=[], bots={"0": "random", "1": "greedy"}, settings=settings
    ).start()
    again(own_server)
    own_server.ready("bosses")
    wait_for(lambda: table.info()["state"] == "over")


def test_downtime_counts_for_nobody(own_server: Server) -> None:
    ada = own_server.start().person()
    clock = {"kind": "move", "amount": 8}
    table = ada.open("bosses", 2, settings={"clock": clock}).start()
    seat = table.asked()[0]
    limit = table.state(seat)["deadlines"][seat]
    own_server.kill()
    # That the server lives is noted every five seconds: up to so much is given, never taken.
    had = limit - last_noted_alive(own_server)
    time.sleep(9)
    began = time.time()
    own_server.start().ready("bosses")
    assert not table.info()["seats"][seat]["stand_in"]
    left = table.state(seat)["deadlines"][seat] - time.time() * 1000
    starting = (time.time() - began) * 1000
    assert 0 < left <= had + starting
    wait_for(lambda: table.info()["seats"][seat]["stand_in"])


def last_noted_alive(server: Server) -> int:
    connection = sqlite3.connect(server.folder / "backroom.sqlite")
    found = connection.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()
    connection.close()
    return int(found[0])


@pytest.mark.slow
def test_in_a_talk_step_pass_is_played_when_the_time_is_up(tmp_path: Path) -> None:
    server = Server(tmp_path, offer="chicago_gangsters").start()
    try:
        ada = server.person()
        table = ada.open("chicago_gangsters", 4, settings={"talk": 12}).start()
        while table.state()["view"]["phase"] != "talk":
            table.play(table.asked()[0])
        seat = table.asked()[0]
        state = table.state(seat)
        assert state["deadlines"][seat] is not None
        again(server)
        server.ready()
        assert table.state(seat)["ask"] == state["ask"], "it still has its time"
        wait_for(lambda: table.state(seat)["ask"] != state["ask"])
        lines = ada.ok("GET", f"{table.path}/record?seat={seat}").splitlines()
        assert f"{seat} pass" in lines
        assert not table.info()["seats"][seat]["stand_in"]
    finally:
        server.kill()


def test_stopping_is_graceful_and_clients_resume(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("bosses", 2).start()
    with table.socket(0) as stream:
        number = stream.next("welcome")["state"]["number"]
        assert own_server.stop() in (0, -15)
    own_server.start().ready("bosses")
    with table.socket(0) as stream:
        assert stream.next("welcome")["state"]["number"] == number
    assert "Traceback" not in own_server.log()


def test_a_lost_answer_is_got_by_sending_the_command_again(own_server: Server) -> None:
    ada = own_server.start().person()
    table = ada.open("bosses", 2).start()
    seat = table.asked()[0]
    state = table.state(seat)
    sent = command(seat, state["ask"], state["view"]["legal"][0]["text"], confirm="yes")
    first = ada.ok("POST", f"{table.path}/commands", sent)
    again(own_server)
    own_server.ready("bosses")
    assert ada.ok("POST", f"{table.path}/commands", sent) == first


# ------------------------------------------------------------------ kill -9 at random moments

KILLS = 200 if os.environ.get("BACKROOM_SOAK") == "1" else 4


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Moves are sent while the server is killed: what was answered is in the record, in order, and
    what was not is there whole or not at all."""
    server = Server(tmp_path, offer="bosses").start()
    ada = server.person()
    table = ada.open("bosses", 3).start()
    rng = random.Random(7)
    acknowledged: list[str] = []
    for _ in range(KILLS):
        server.ready("bosses")
        timer = threading.Timer(rng.uniform(0.02, 0.6), server.kill)
        timer.start()
        _play_until_lost(table, acknowledged, rng)
        timer.join()
        server.start().ready("bosses")
        table = _check_and_renew(server, ada, table, acknowledged)
    server.kill()


def _play_until_lost(table: Table, acknowledged: list[str], rng: random.Random) -> None:
    try:
        while True:
            for seat in range(3):
                state = table.state(seat)
                if state["ask"] is None:
                    continue
                text = rng.choice(state["view"]["legal"])["text"]
                sent = command(seat, state["ask"], text, confirm="yes")
                table.user.ok("POST", f"{table.path}/commands", sent)
                acknowledged.append(f"{seat} {text}")
            if table.state(0)["view"]["over"]:
                return
    except (httpx.HTTPError, OSError):
        return


def _check_and_renew(server: Server, ada: User, table: Table, acknowledged: list[str]) -> Table:
    record = ada.ok("GET", f"{table.path}/record?seat=0")
    body = record.split("\n\n", 1)[1].splitlines()
    played = [line for line in body if line[:1].isdigit()]
    # At most the one move whose answer was on its way may be there too.
    assert played[: len(acknowledged)] == acknowledged
    assert len(played) <= len(acknowledged) + 1
    if table.info()["state"] != "over":
        del acknowledged[:]
        acknowledged += played
        return table
    assert ada.ok("GET", f"{table.path}/verify")["honest"]
    del acknowledged[:]
    return ada.open("bosses", 3).start()


COUNTED = ("open_files", "threads", "tasks")


@pytest.mark.soak
def test_two_thousand_bot_matches_leave_nothing_behind(tmp_path: Path) -> None:
    """Memory at most 1.1 times that after 200; files, tasks and threads equal."""
    server = Server(tmp_path, offer="bosses", thoughts=4).start().ready("bosses")
    early, late = figures_after(server, (200, 2000))
    server.kill()
    assert late["resident_bytes"] <= 1.1 * early["resident_bytes"], (early, late)
    for name in COUNTED:
        assert late[name] == early[name], (early, late)


def figures_after(server: Server, goals: tuple[int, ...]) -> list[dict[str, float]]:
    """The server's figures when so many matches between bots are over, and nothing goes on."""
    wait_for(lambda: not server.metrics()["warming"])
    ada = server.person()
    wanted = {
        "game": "bosses", "seats": 2, "mine": [], "bots": {"0": "random", "1": "random"},
        "start": True, "settings": {"pace": "none"},
    }  # fmt: skip
    figures = []
    for goal in goals:
        while (now := server.metrics())["tables_opened_total"] < goal:
            if now["tables_opened_total"] - _over(now) < 8:
                ada.ok("POST", "/api/tables", wanted)
            else:
                time.sleep(0.05)
        wait_for(lambda goal=goal: _over(server.metrics()) >= goal)
        figures.append(settled(server))
    return figures


def settled(server: Server) -> dict[str, float]:
    """The figures when nothing goes on any more: connections that nobody uses are closed after
    five seconds, so they must stay the same for longer."""
    last, same = server.metrics(), 0
    while same < 4:
        time.sleep(2)
        now = server.metrics()
        same = same + 1 if all(now[name] == last[name] for name in COUNTED) else 0
        last = now
    return last


def _over(figures: dict[str, float]) -> float:
    return figures["matches_over_total"]
