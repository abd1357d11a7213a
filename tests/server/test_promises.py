"""What people are promised about time, about what is kept, and about what is kept from others."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from pathlib import Path

import msgspec
import pytest

from backroom.server import tables
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.http.admission import Asked
from backroom.server.http.endpoints import ENDPOINTS
from backroom.server.http.endpoints.tables import new_doc
from backroom.server.http.requests import Caller
from backroom.server.jobs import players
from backroom.server.room import Room
from backroom.server.table import seating
from backroom.server.table.change import PACE
from backroom.server.table.document import Person, Settings
from tests.server.harness import PATIENCE, TOY_FOLDERS, Server, Table, User

DAY = 86_400_000


# ------------------------------------------------------------------ time


def test_a_bots_action_comes_no_sooner_than_the_pace_however_forced(ada: User) -> None:
    """In `one_die` an odd throw must be taken: there is nothing to think about."""
    table = ada.open("one_die", 2, mine=[0], bots={"1": "random"}, settings={"pace": "normal"})
    table.start()
    with table.socket(0) as stream:
        state = stream.next("welcome")["state"]
        waits = []
        while len(waits) < 4:
            if state["ask"] is None:
                state = stream.next("update")["state"]
                continue
            sent = time.time()
            table.play(0)
            state = stream.next("update")["state"]
            if state["view"]["to_act"] == [1]:
                state = stream.next("update")["state"]
                waits.append(time.time() - sent)
    # The server's clock counts whole milliseconds.
    assert min(waits) >= PACE["normal"] / 1000 - 0.002


def test_a_clock_by_the_day_gives_days(ada: User) -> None:
    clock = {"kind": "day", "amount": 2}
    table = ada.open("bosses", 2, settings={"clock": clock}).start()
    seat = table.asked()[0]
    left = table.state(seat)["deadlines"][seat] - time.time() * 1000
    assert 2 * DAY - PATIENCE * 1000 < left <= 2 * DAY


def test_without_a_clock_nobody_is_hurried(ada: User) -> None:
    assert ada.open("bosses", 2).start().state(0)["deadlines"] == [None, None]


def test_with_a_clock_nobody_is_replaced_before_it_has_run_out(ada: User, bob: User) -> None:
    """The server of these tests calls a seat away at once."""
    table = ada.open("bosses", 2, mine=[0], settings={"clock": {"kind": "day", "amount": 2}})
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    problem = ada.fails(403, "POST", f"{table.path}/seats/1/bot", {"bot": "random"})
    assert "clock" in problem["sentence"]


def test_a_pause_counts_for_nobody(ada: User) -> None:
    table = ada.open("bosses", 2, settings={"clock": {"kind": "move", "amount": 1000}}).start()
    seat = table.asked()[0]
    before = table.state(seat)["deadlines"][seat]
    table.post("pause")
    time.sleep(1)
    table.post("resume")
    # The server's clock counts whole milliseconds.
    assert table.state(seat)["deadlines"][seat] - before >= 998


def test_a_resigned_seat_is_marked_in_the_result(ada: User, bob: User) -> None:
    table = ada.open("one_die", 2, mine=[0], settings={"pace": "fast"})
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    table.seen_by(bob).post("seats/1/resign")
    assert table.finish()["result"]["resigned"] == [1]


# ------------------------------------------------------------------ what is kept


@pytest.fixture
def left(own_server: Server) -> tuple[Table, dict[int | None, object], Config]:
    """A table in the middle of a match, what everybody saw, and the server it was left on."""
    table = own_server.start().person().open("bosses", 2).start()
    for _ in range(12):
        table.play(table.asked()[0])
    states = {seat: table.state(seat) for seat in (0, 1, None)}
    own_server.stop()
    database = f"sqlite:///{own_server.folder / 'backroom.sqlite'}"
    return table, states, Config(database=database, games=TOY_FOLDERS, offer="bosses")


def opened(config: Config, table: str) -> tuple[House, Room]:
    """The table as another process finds it."""

    async def load() -> tuple[House, Room]:
        house = House(config)
        house.database.open()
        try:
            await house.warmup.run()
            return house, await house.tables.room(table)
        finally:
            house.database.close()

    return asyncio.run(load())


def told(room: Room, seat: int | None) -> object:
    return json.loads(msgspec.json.encode(room.table.state(seat)))


def test_a_table_is_opened_from_its_snapshot_alone(
    left: tuple[Table, dict[int | None, object], Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the whole match was played through")

    table, states, config = left
    monkeypatch.setattr(tables, "replayed", never)
    _, room = opened(config, table.id)
    assert {seat: told(room, seat) for seat in states} == states


def test_a_snapshot_of_another_shape_is_made_anew_from_the_lines(
    left: tuple[Table, dict[int | None, object], Config],
) -> None:
    table, states, config = left
    path = config.database.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    with connection:
        ((text,),) = connection.execute("SELECT document FROM tables WHERE id = ?", (table.id,))
        doc = {**json.loads(text), "layout": "of long ago"}
        row = (json.dumps(doc).encode(), b"nothing like a position", table.id)
        connection.execute("UPDATE tables SET document = ?, position = ? WHERE id = ?", row)
    connection.close()
    _, room = opened(config, table.id)
    assert {seat: told(room, seat) for seat in states} == states


def test_the_rules_and_the_box_are_stored_with_the_table(
    left: tuple[Table, dict[int | None, object], Config],
) -> None:
    table, _, config = left
    _, room = opened(config, table.id)
    assert room.position is not None
    doc, match = room.doc, room.position.match
    assert (doc.rules, doc.edition, doc.box) == (
        match.game.rules_number,
        match.edition.name,
        match.edition.hash,
    )


# ------------------------------------------------------------------ what is kept from others


def test_what_opens_doors_is_not_in_the_database(own_server: Server) -> None:
    """Cookies, tokens and links are kept as hashes, passwords with Argon2id."""
    ada = own_server.start().person()
    table = ada.open("bosses", 2, mine=[0])
    ada.ok("POST", "/api/me/account", {"account": "ada", "password": "correct horse"})
    keys = [
        *ada.http.cookies.values(),
        table.post("seats/1/token")["token"],
        table.post("seats/0/link")["token"],
        "correct horse",
    ]
    own_server.stop()
    kept = b"".join(path.read_bytes() for path in own_server.folder.glob("backroom.sqlite*"))
    assert b"$argon2id$" in kept
    for key in keys:
        # 128 bits are 22 characters; the password is what somebody chose.
        assert len(key) >= 22 or key == "correct horse"
        assert key.encode() not in kept


def test_logs_are_lines_of_json_without_secrets(own_server: Server) -> None:
    own_server.settings |= {"log_format": "json", "log_level": "debug"}
    ada = own_server.start().person()
    table = ada.open("bosses", 2)
    link = table.post("seats/0/link")["token"]
    ada.ok("POST", "/api/continue", {"token": link})
    info = table.start().finish()
    own_server.stop()
    lines = [json.loads(line) for line in own_server.log().splitlines()]
    assert lines
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    for hidden in (link, info["secret"], info["invite"], *ada.http.cookies.values()):
        assert hidden not in own_server.log()


@pytest.mark.slow
def test_an_address_has_so_many_bots_thinking_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(
        database=f"sqlite:///{tmp_path / 'a.sqlite'}",
        games=TOY_FOLDERS,
        offer="one_die",
        thoughts=1,
    )
    thinking: list[int] = []
    together = threading.Barrier(2, timeout=PATIENCE)

    def choose_alone(name: str, known: players.Knowledge) -> str:
        thinking.append(1)
        time.sleep(0.05)
        alone.append(sum(thinking) == 1)
        thinking.pop()
        return players.play_random(known)

    def choose_together(name: str, known: players.Knowledge) -> str:
        together.wait()
        return players.play_random(known)

    alone: list[bool] = []

    async def think() -> None:
        house = House(config)
        house.database.open()
        await house.warmup.run()
        thinking_of = house.thinking._choose
        rooms = [await dealt(house, address) for address in ("here", "here", "there")]
        monkeypatch.setattr(players, "choose", choose_alone)
        await asyncio.gather(*(thinking_of(room, room.position, asked(room)) for room in rooms[:2]))
        monkeypatch.setattr(players, "choose", choose_together)
        await asyncio.gather(*(thinking_of(room, room.position, asked(room)) for room in rooms[1:]))
        await house.stop_jobs()
        house.database.close()

    asyncio.run(think())
    assert alone == [True, True]


def asked(room: Room) -> int:
    return room.table.standing.asked_seats()[0]


async def dealt(house: House, address: str, settings: Settings | None = None) -> Room:
    """A match of people, so that no bot answers by itself."""
    person = Person("ada", "Ada")
    caller = Asked(house, Caller(address, person=person), {}, {}, ENDPOINTS[0])
    doc = new_doc(caller, "one_die", 2, {}, "plain", settings or Settings())
    for seat in (0, 1):
        seating.sit(doc, person, seat, also=True)
    room = await house.tables.create(doc)
    await house.tables.start(room, lambda: None)
    return room
