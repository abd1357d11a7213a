"""Taking a confirmed turn back, over the real API: asked, agreed to, refused, lapsed, kept."""

from __future__ import annotations

import asyncio
import time
import uuid
from pathlib import Path
from typing import Any

import pytest

from backroom.engine.matchfile import replay, verify
from backroom.server.config import Config
from backroom.server.games import find
from backroom.server.house import House
from backroom.server.http.admission import Asked
from backroom.server.http.endpoints import ENDPOINTS
from backroom.server.http.endpoints.tables import new_doc
from backroom.server.http.requests import Caller
from backroom.server.problems import Problem
from backroom.server.table import seating, takeback
from backroom.server.table.document import Person, Settings
from backroom.server.table.table import AskTakeback, Command
from tests.server.harness import Server, Table, User, wait_for
from tests.server.test_hosting import seated


def place(table: Table, seat: int) -> None:
    """A turn of bosses after which nothing is turned up."""
    legal = [entry["text"] for entry in table.state(seat)["view"]["legal"]]
    table.play(seat, next(text for text in legal if text.startswith("place own")))


def ask(table: Table, seat: int, **more: Any) -> dict[str, Any]:
    body = {"id": str(uuid.uuid4()), "seat": seat, "turn": table.state(seat)["takeback"], **more}
    return table.post("takeback", body)  # type: ignore[no-any-return]


def answer(table: Table, seat: int, agree: bool) -> dict[str, Any]:
    request = table.info()["takeback"]["id"]
    body = {"id": str(uuid.uuid4()), "seat": seat, "request": request, "agree": agree}
    return table.user.ok("PUT", f"{table.path}/takeback", body)  # type: ignore[no-any-return]


class Two:
    """Two people at bosses; the one who begins has just had a turn."""

    def __init__(self, ada: User, bob: User, placed: bool = True, **settings: object):
        table = ada.open("bosses", 2, mine=[0], settings=settings)
        bob.ok("POST", "/api/join", {"code": table.info()["code"]})
        table.start()
        people = [table, table.seen_by(bob)]
        self.seat = 0 if table.state(0)["ask"] is not None else 1
        self.other = 1 - self.seat
        self.mine, self.theirs = people[self.seat], people[self.other]
        self.before = self.views()
        if placed:
            place(self.mine, self.seat)

    def views(self) -> list[Any]:
        mine, theirs = self.mine.state(self.seat), self.theirs.state(self.other)
        return [state["view"] for state in (mine, theirs, self.mine.state())]

    def lines(self) -> list[str]:
        text: str = self.mine.user.ok("GET", f"{self.mine.path}/record?seat={self.seat}")
        return text.partition("\n\n")[2].splitlines()


@pytest.fixture
def two(ada: User, bob: User) -> Two:
    return Two(ada, bob)


# ------------------------------------------------------------------ asked and answered


def test_what_all_agree_to_is_taken_back(two: Two) -> None:
    assert two.theirs.state(two.other)["takeback"] is None
    assert two.mine.state()["takeback"] is None
    with two.theirs.socket(two.other) as stream, two.mine.socket() as looking_on:
        number = stream.next("welcome")["state"]["number"]
        assert looking_on.next("welcome")["table"]["takeback"] is None
        assert not ask(two.mine, two.seat)["confirmed"]
        for heard in (stream, looking_on):
            while (told := heard.next("table")["table"]["takeback"]) is None:
                pass
            assert (told["state"], told["seat"]) == ("asked", two.seat)
            assert (told["waiting"], told["agreed"]) == ([two.other], [])
        played = two.lines()
        assert answer(two.theirs, two.other, agree=True)["confirmed"]
        update = stream.next("update")
        assert update["step"]["number"] == number + 1
        assert update["step"]["events"] == [
            {"event": "taken_back", "seat": two.seat, "steps": 1},
        ]
        assert update["state"]["view"] == two.before[1]
        assert stream.next("table")["table"]["takeback"] is None
    assert two.views() == two.before
    assert two.lines() == [*played, "back 1"], "nothing is deleted"
    assert two.mine.state(two.seat)["takeback"] is None
    assert two.theirs.state(two.other)["ask"] is None
    steps = two.mine.user.ok("GET", f"{two.mine.path}/replay?seat={two.seat}")["steps"]
    assert [event["event"] for event in steps[-1]["events"]] == ["taken_back"]
    assert steps[-1]["view"] == {**two.before[0], "legal": []}
    assert steps[-3]["view"] == steps[-1]["view"]
    log = two.mine.user.ok("GET", f"{two.mine.path}/log?seat={two.seat}")["steps"]
    assert log[-1]["events"] == update["step"]["events"]
    told = two.mine.events(two.seat, 0)["steps"]
    assert told[-1]["events"] == update["step"]["events"]


def test_a_match_with_second_thoughts_ends_and_can_be_checked(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2).start()
    for _ in range(3):
        (seat,) = table.asked()
        if not any(e["text"].startswith("place own") for e in table.state(seat)["view"]["legal"]):
            break
        place(table, seat)
        # One person in both seats: there is nobody else to ask.
        assert ask(table, seat)["confirmed"]
    table.finish()
    text = ada.ok("GET", f"{table.path}/record")
    assert "\nback 1\n" in text
    match = replay(text)
    assert match.over
    assert match.record() == text
    assert verify(text).honest
    assert ada.ok("GET", f"{table.path}/verify")["honest"]
    # Brought along, and gone on from: to the same position.
    brought = Table(ada, bob.ok("POST", "/api/tables/upload", text)["table"])
    ended = bob.ok("GET", f"{brought.path}/state")["view"]
    assert ended == table.state()["view"]
    count = ada.ok("GET", f"{table.path}/replay?count=0")["count"]
    for step in (1, 2, 3, count - 2):
        branch = Table(ada, table.post("branch", {"step": step})["table"])
        shown = ada.ok("GET", f"{table.path}/replay?first={step}&count=1")["steps"][0]["view"]
        assert branch.state()["view"] == shown


def test_who_is_refused_is_told_and_may_not_nag(two: Two) -> None:
    now = two.views()
    turn = two.mine.state(two.seat)["takeback"]
    with two.mine.socket(two.seat) as stream:
        number = stream.next("welcome")["state"]["number"]
        ask(two.mine, two.seat)
        answer(two.theirs, two.other, agree=False)
        told = stream.next("table")
        while told["table"]["takeback"]["state"] != "refused":
            told = stream.next("table")
        assert told["table"]["takeback"]["by"] == two.other
    state = two.mine.state(two.seat)
    assert state["takeback"] is None
    assert state["number"] == number + 2, "asked, and refused"
    assert two.views() == now
    body = {"id": str(uuid.uuid4()), "seat": two.seat, "turn": turn}
    refused = two.mine.user.fails(409, "POST", f"{two.mine.path}/takeback", body)
    assert refused["reason"] == "no_takeback"
    assert refused["state"]["view"] == now[0]
    # The match goes on as it was.
    place(two.theirs, two.other)
    assert two.mine.info()["takeback"] is None


def test_a_move_is_an_answer_too(two: Two) -> None:
    ask(two.mine, two.seat)
    request = two.mine.info()["takeback"]["id"]
    place(two.theirs, two.other)
    assert two.mine.info()["takeback"]["state"] == "lapsed"
    assert two.mine.state(two.seat)["takeback"] is None
    late = {"id": str(uuid.uuid4()), "seat": two.other, "request": request, "agree": True}
    path = f"{two.mine.path}/takeback"
    assert two.theirs.user.fails(409, "PUT", path, late)["reason"] == "takeback_over"
    assert not any(line.startswith("back") for line in two.lines())


def test_nobody_asks_or_answers_for_somebody_else(server: Server, two: Two) -> None:
    path, cid = f"{two.mine.path}/takeback", server.person("Cid")
    turn = two.mine.state(two.seat)["takeback"]
    wanted = {"id": str(uuid.uuid4()), "seat": two.seat, "turn": turn}
    for somebody in (two.theirs.user, cid):
        somebody.fails(403, "POST", path, wanted)
    # The other's own turn is none that could be taken back.
    own = {**wanted, "seat": two.other}
    assert two.theirs.user.fails(409, "POST", path, own)["reason"] == "no_takeback"
    ask(two.mine, two.seat)
    request = two.mine.info()["takeback"]["id"]
    agree = {"id": str(uuid.uuid4()), "seat": two.other, "request": request, "agree": True}
    for somebody in (two.mine.user, cid):
        somebody.fails(403, "PUT", path, agree)
    # Who asks cannot agree in the others' place.
    two.mine.user.fails(409, "PUT", path, {**agree, "seat": two.seat})
    other = {**agree, "request": str(uuid.uuid4())}
    two.theirs.user.fails(409, "PUT", path, other)
    two.mine.user.fails(409, "POST", path, {**wanted, "id": str(uuid.uuid4())})
    assert two.mine.info()["takeback"]["waiting"] == [two.other]


def test_a_lost_right_answers_nothing(server: Server, two: Two) -> None:
    """The seat is given to another device's person while the request is open."""
    ask(two.mine, two.seat)
    request = two.mine.info()["takeback"]["id"]
    two.theirs.post(f"seats/{two.other}/resign")
    assert two.mine.info()["takeback"]["state"] == "lapsed"
    body = {"id": str(uuid.uuid4()), "seat": two.other, "request": request, "agree": True}
    two.theirs.user.fails(403, "PUT", f"{two.mine.path}/takeback", body)


def test_what_is_asked_again_is_done_once(two: Two) -> None:
    path, id_ = f"{two.mine.path}/takeback", str(uuid.uuid4())
    first = ask(two.mine, two.seat, id=id_)
    wanted = {"id": id_, "seat": two.seat, "turn": 0}
    assert two.mine.user.ok("POST", path, wanted) == first
    agree = {"id": str(uuid.uuid4()), "seat": two.other, "request": id_, "agree": True}
    done = two.theirs.user.ok("PUT", path, agree)
    assert two.theirs.user.ok("PUT", path, agree) == done
    assert two.mine.user.ok("POST", path, wanted) == first
    assert two.lines()[-1] == "back 1"
    assert two.lines().count("back 1") == 1
    # An id is a seat's own.
    two.mine.user.fails(409, "PUT", path, {**agree, "seat": two.seat})


# ------------------------------------------------------------------ bots


def test_alone_with_bots_it_happens_at_once(ada: User) -> None:
    table = ada.open("bosses", 2, mine=[0], bots={"1": "greedy"}).start()
    wait_for(lambda: table.state(0)["ask"] is not None)
    before = table.state(0)["view"]
    place(table, 0)
    done = ask(table, 0)
    assert done["confirmed"]
    assert table.state(0)["view"] == before
    assert table.info()["takeback"] is None
    # And the bot goes on from there.
    place(table, 0)
    wait_for(lambda: table.state(0)["ask"] not in (None, done["ask"]))


def test_bots_wait_while_people_are_asked(server: Server, ada: User, bob: User) -> None:
    table = seated(ada, bob, game="bosses", seats=3).start()
    theirs = table.seen_by(bob)
    # Until somebody's turn is followed by a bot's.
    while True:
        wait_for(lambda: table.state(0)["ask"] is not None or theirs.state(1)["ask"] is not None)
        seat, mine = (0, table) if table.state(0)["ask"] is not None else (1, theirs)
        mine.play(seat, next(
            (e["text"] for e in mine.state(seat)["view"]["legal"] if "place own" in e["text"]), None
        ))  # fmt: skip
        state = mine.state(seat)
        if state["takeback"] is not None and state["view"]["to_act"] == [2]:
            ask(mine, seat)
            break
    assert table.info()["takeback"]["state"] == "asked"
    stands = table.state()["number"]
    # Longer than a bot takes at this pace.
    time.sleep(1.5)
    assert table.state()["number"] == stands
    answer(theirs if seat == 0 else table, 1 - seat, agree=False)
    wait_for(lambda: table.state()["number"] > stands)


# ------------------------------------------------------------------ kept


def test_nothing_is_lost_when_the_server_is_killed(own_server: Server) -> None:
    own_server.start()
    two = Two(own_server.person("Ada"), own_server.person("Bob"))
    ask(two.mine, two.seat)
    asked = two.mine.info()["takeback"]
    own_server.kill()
    own_server.start().ready("bosses")
    found = two.mine.info()["takeback"]
    # The time without a server counts for nobody.
    assert found.pop("until") >= asked.pop("until")
    assert found == asked
    answer(two.theirs, two.other, agree=True)
    own_server.kill()
    own_server.start().ready("bosses")
    assert two.views() == two.before
    lines = two.lines()
    assert lines[-1] == "back 1"
    place(two.mine, two.seat)
    assert len(two.lines()) == len(lines) + 1


@pytest.mark.slow  # the house compiles its rules in a process of its own
def test_a_request_lapses_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "LIMIT", 300)
    asyncio.run(_lapses(tmp_path))


async def _lapses(folder: Path) -> None:
    house = House(Config(database=f"sqlite:///{folder / 'lapse.sqlite'}", offer="bosses"))
    await house.start()
    try:
        await house.games.ready("bosses")
        ada, bob = Person("ada", "Ada"), Person("bob", "Bob")
        asked = Asked(house, Caller("here", person=ada), {}, {}, ENDPOINTS[0])
        doc = new_doc(asked, "bosses", 2, {}, find("bosses").default_edition, Settings())
        for seat, person in enumerate((ada, bob)):
            seating.sit(doc, person, seat)
        room = await house.tables.create(doc)
        await house.tables.start(room, lambda: None)
        (seat,) = room.table.standing.asked_seats()
        assert room.position is not None
        text = next(a for a in room.position.legal(seat) if a.startswith("place own"))
        ask_number = room.doc.asks[seat].number
        command = Command(str(uuid.uuid4()), seat, ask_number, action=text, confirm="yes")
        await house.tables.command(room, command, lambda doc: None)
        number = room.table.state(seat).takeback
        assert number is not None
        wanted = AskTakeback(str(uuid.uuid4()), seat, number)
        await house.tables.ask_takeback(room, wanted, lambda doc: None)
        assert takeback.is_asked(room.doc)
        async with asyncio.timeout(60):
            while takeback.is_asked(room.doc):
                await room.moved.wait()
        assert room.doc.takeback is not None
        assert room.doc.takeback.state == "lapsed"
        assert room.table.state(seat).takeback == number, "it may be asked again"
        with pytest.raises(Problem):
            await house.tables.ask_takeback(
                room, AskTakeback(str(uuid.uuid4()), 1 - seat, number), lambda doc: None
            )
    finally:
        await house.stop()
