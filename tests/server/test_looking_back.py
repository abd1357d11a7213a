"""A match looked back on: replays, logs, records, checking the dealing, branches."""

from __future__ import annotations

import backroom
from backroom.engine import matchfile
from tests.server.harness import Server, Table, User


def test_a_replay_shows_what_was_seen(ada: User, bob: User) -> None:
    table = ada.open("sealed_bids", 3, mine=[0, 1])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    theirs = table.seen_by(bob)
    for one, seat in ((table, 0), (theirs, 2)) * 3:
        if seat in one.asked():
            one.play(seat)
    bob.fails(403, "GET", f"{table.path}/replay?seat=0")
    mine = ada.ok("GET", f"{table.path}/replay?seat=0")
    last = mine["steps"][-1]["view"]
    now = table.state(0)["view"]
    assert last == {**now, "legal": []}
    assert mine["count"] == len(mine["steps"])
    part = ada.ok("GET", f"{table.path}/replay?seat=0&first=1&count=1")
    assert part["steps"] == mine["steps"][1:2]
    while table.info()["state"] != "over":
        for one in (table, theirs):
            for seat in one.asked():
                one.play(seat)
    assert bob.ok("GET", f"{table.path}/replay?seat=0")["steps"], "any seat's after the end"


def test_the_log_tells_what_the_replay_tells_without_its_views(ada: User, bob: User) -> None:
    table = ada.open("sealed_bids", 3, mine=[0, 1])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    table.play(0)
    ada.fails(403, "GET", f"{table.path}/log?seat=2")
    while table.info()["state"] != "over":
        for seat in table.asked():
            table.play(seat)
        if table.state()["view"]["over"] is False and table.seen_by(bob).asked():
            table.seen_by(bob).play(2)
    for query in ("", "seat=0&", "seat=2&"):
        told = ada.ok("GET", f"{table.path}/log?{query}")
        seen = ada.ok("GET", f"{table.path}/replay?{query}")
        assert told["count"] == seen["count"] > 2
        assert [(s["step"], s["events"]) for s in told["steps"]] == [
            (s["step"], s["events"]) for s in seen["steps"]
        ]
        part = ada.ok("GET", f"{table.path}/log?{query}first=1&count=1")
        assert part["steps"] == told["steps"][1:2]


def test_the_dealing_can_be_checked_after_the_end(ada: User) -> None:
    table = ada.open("bosses", 2)
    before = table.info()
    assert before["secret"] is None
    table.post("seats/0/string", {"string": "00ff"})
    ada.fails(409, "POST", f"{table.path}/seats/0/string", {"string": "11"})
    table.start()
    ada.fails(409, "POST", f"{table.path}/seats/1/string", {"string": "11"})
    ada.fails(403, "GET", f"{table.path}/verify")
    after = table.finish()
    assert after["commitment"] == before["commitment"]
    assert after["strings"] == ["00ff", ""]
    verified = ada.ok("GET", f"{table.path}/verify")
    assert verified["honest"]
    assert verified["outcomes"]
    record = ada.ok("GET", f"{table.path}/record")
    assert backroom.verify(record).honest


def test_what_somebody_uploads_or_branches_is_theirs_alone(
    server: Server, ada: User, bob: User
) -> None:
    """Their ids cannot be guessed, and with one nobody else comes in."""
    table = ada.open("bosses", 2).start()
    table.finish()
    record = ada.ok("GET", f"{table.path}/record")
    own = [ada.ok("POST", "/api/tables/upload", record)["table"] for _ in range(2)]
    own += [table.post("branch", {"seat": 0, "step": 4})["table"] for _ in range(2)]
    assert len(set(own)) == len(own)
    for id_ in own:
        assert len(bytes.fromhex(id_)) == 16
        for stranger in (bob, User(server)):
            for what in ("", "/state", "/record", "/replay", "/log", "/state?seat=0"):
                stranger.fails(403, "GET", f"/api/tables/{id_}{what}")


def test_a_record_is_uploaded_looked_at_and_played_on(ada: User) -> None:
    table = ada.open("bosses", 2).start()
    table.finish()
    record = ada.ok("GET", f"{table.path}/record")
    there = ada.ok("POST", "/api/tables/upload", record)
    assert there["state"] == "over"
    assert there["result"] == table.info()["result"]
    assert ada.ok("GET", f"/api/tables/{there['table']}/verify")["honest"]
    brought = Table(ada, there["table"])
    assert _steps(brought, None) == _steps(table, None)
    assert _steps(brought, 0) == _steps(table, 0)
    branch = table.post("branch", {"seat": 0, "step": 4})
    assert branch["analysis"]
    assert branch["commitment"] != table.info()["commitment"]
    again = Table(ada, branch["table"])
    assert again.state(0)["view"]["board"] == _board(table, 4)
    again.finish()
    assert ada.ok("GET", f"{again.path}/verify")["honest"]
    for wrong in ("nonsense", record.replace("place", "plaice", 1), record[: len(record) // 2]):
        ada.fails(422, "POST", "/api/tables/upload", wrong)


def _steps(table: Table, seat: int | None) -> list[object]:
    """Every step of a replay: what it tells, and what is seen after it."""
    query = "" if seat is None else f"seat={seat}&"
    found: list[object] = []
    while True:
        part = table.user.ok("GET", f"{table.path}/replay?{query}first={len(found)}&count=100")
        found += [(step["events"], step["view"]) for step in part["steps"]]
        if len(found) == part["count"]:
            return found


def test_a_record_in_the_middle_is_looked_back_on_and_played_on(ada: User) -> None:
    match = backroom.game("bosses").deal(3, seed=5)
    for number in range(4):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[number])
    there = ada.ok("POST", "/api/tables/upload", matchfile.write(match))
    assert there["state"] == "running"
    brought = Table(ada, there["table"])
    log = ada.ok("GET", f"{brought.path}/log")
    assert log["count"] == 5, "the opening and four answers"
    assert [event for step in log["steps"] for event in step["events"]] == match.events_for(None)
    brought.play(brought.asked()[0])
    assert ada.ok("GET", f"{brought.path}/log")["count"] == 6


def _board(table: Table, step: int) -> object:
    path = f"{table.path}/replay?seat=0&first={step}&count=1"
    return table.user.ok("GET", path)["steps"][0]["view"]["board"]


def test_branching_is_not_for_running_games_with_others(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    ada.fails(403, "POST", f"{table.path}/branch", {})
    alone = ada.open("bosses", 2, mine=[0], bots={"1": "random"}).start()
    assert alone.post("branch", {})["analysis"]


def test_what_a_seat_may_download_of_a_running_match_hides_the_rest(ada: User) -> None:
    table = ada.open("sealed_bids", 3).start()
    text = ada.ok("GET", f"{table.path}/record?seat=0")
    deals = [line for line in text.splitlines() if line.startswith("* deal")]
    assert all(line.endswith("?") != line.startswith("* deal 0") for line in deals), deals
    assert "secret" not in text
