"""Nobody waits behind all that one client wants: what costs the server much is shared out by
address, and what would grow without end is bounded."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import backroom
from backroom.engine import dealing
from backroom.server import games as registry
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.http.admission import CROWD, Asked, admit
from backroom.server.http.endpoint import ENDPOINTS, Endpoint
from backroom.server.http.endpoints.play import Say, say
from backroom.server.http.endpoints.tables import (
    LONG_RECORD,
    MOST_STRING,
    count_opened,
    new_doc,
    rematch,
)
from backroom.server.http.requests import Caller
from backroom.server.hub import Listener
from backroom.server.jobs.reporting import MOST_OF_ONE, Progress, Reporting
from backroom.server.jobs.warmup import WarmUp
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.store.rights import MOST_LINKS
from backroom.server.table import seating
from backroom.server.table.document import Doc, Person, Settings
from backroom.server.table.rights import Right
from backroom.server.table.table import RECENT_ANSWERS
from tests.server.harness import TOY_FOLDERS, Server, Table, User

ADA, BOB, PHONE = Person("ada", "Ada"), Person("bob", "Bob"), Person("phone", "Bob’s telephone")
MUCH = 5


def endpoint(name: str) -> Endpoint:
    return next(one for one in ENDPOINTS if one.name == name)


def asked_by(house: House, person: Person, what: str, address: str = "192.0.2.1") -> Asked:
    return Asked(house, Caller(address, person=person), {}, {}, endpoint(what))


def in_a_house(folder: Path, do: Callable[[House], Awaitable[None]], **settings: object) -> None:
    """A house without a socket, and with its usual threads."""

    async def ready(warmup: WarmUp) -> None:
        for name in warmup.games:
            warmup.games.settle(name, "ready")

    async def live() -> None:
        database = f"sqlite:///{folder / 'a.sqlite'}"
        config = Config(database=database, games=TOY_FOLDERS, offer="one_die", **settings)  # type: ignore[arg-type]
        house = House(config)
        house.open_up("http://localhost")
        await house.start()
        try:
            await do(house)
        finally:
            await house.stop()

    registry.add_folders(TOY_FOLDERS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WarmUp, "run", ready)
        asyncio.run(live())


async def opened(house: House) -> Room:
    """Ada hosts and plays against Bob, who has a telephone."""
    doc = new_doc(asked_by(house, ADA, "create"), "one_die", 2, {}, "plain", Settings())
    for seat, person in enumerate((ADA, BOB)):
        seating.sit(doc, person, seat)
    seating.give_to_person(doc, 1, PHONE, replaces=False)
    return await house.tables.create(doc)


def test_whoever_wants_much_waits_behind_themselves(tmp_path: Path) -> None:
    """Replays, records, lessons and uploads share a few threads: all of them busy for one address,
    another one is served."""
    done = threading.Event()

    async def want(house: House) -> None:
        busy = asked_by(house, ADA, "upload")
        other = asked_by(house, BOB, "upload", "198.51.100.1")
        wanted = [asyncio.create_task(busy.beside(done.wait)) for _ in range(MUCH)]
        await asyncio.sleep(0)  # they have all begun
        try:
            async with asyncio.timeout(60):
                assert await other.beside(lambda: "served") == "served"
            assert not any(one.done() for one in wanted)
        finally:
            done.set()
        assert await asyncio.gather(*wanted) == [True] * MUCH

    in_a_house(tmp_path, want)


class Noted(Reporting):
    """Whose reports are made, in that order."""

    def __init__(self, house: House):
        super().__init__(house.tables, house.tasks)
        self.made: list[str] = []

    async def _make(self, table: str, progress: Progress) -> None:
        self.made.append(table)


def ended(house: House, table: str, address: str) -> Doc:
    asked = asked_by(house, ADA, "create", address)
    doc = new_doc(asked, "one_die", 2, {}, "plain", Settings())
    doc.id, doc.state = table, "over"
    return doc


def test_reports_are_made_for_the_addresses_in_turn(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        reporting = Noted(house)
        for number in range(MOST_OF_ONE):
            reporting.ask(ended(house, f"busy{number}", "192.0.2.1"))
        with pytest.raises(Problem):
            reporting.ask(ended(house, "one more", "192.0.2.1"))
        reporting.ask(ended(house, "other", "198.51.100.1"))
        while len(reporting.made) <= MOST_OF_ONE:
            await asyncio.sleep(0.01)
        assert reporting.made[:3] == ["busy0", "other", "busy1"]

    in_a_house(tmp_path, ask)


def test_a_long_record_counts_for_several_tables(tmp_path: Path) -> None:
    async def open_some(house: House) -> None:
        asked = asked_by(house, ADA, "upload")
        count_opened(asked, LONG_RECORD - 1)
        count_opened(asked, 4 * LONG_RECORD)
        with pytest.raises(Problem):
            count_opened(asked, 0)
        count_opened(asked_by(house, BOB, "upload", "198.51.100.1"), 0)

    in_a_house(tmp_path, open_some, tables=6)


def test_what_is_told_to_a_crowd_counts_for_several(tmp_path: Path) -> None:
    async def change(house: House) -> None:
        room = await opened(house)

        async def changes(address: str) -> int:
            count = 0
            while count < 100:
                asked = asked_by(house, ADA, "pause", address)
                asked.path["table"] = room.doc.id
                try:
                    await admit(asked)
                except Problem:
                    break
                count += 1
            return count

        assert await changes("192.0.2.1") == 100, "admission alone is free where nobody looks"
        for _ in range(CROWD * 4):
            house.hub.add(Listener(Right(), room.doc.id))
        assert await changes("192.0.2.2") < 10

    in_a_house(tmp_path, change, requests=5)


def test_links_that_nobody_uses_are_few(server: Server, ada: User) -> None:
    """A host could fill the disk with them."""
    table = ada.open("sealed_bids", 3)
    made = [table.post("seats/0/link")["token"] for _ in range(MOST_LINKS + 4)]
    holders = ada.ok("GET", f"{table.path}/seats/0/holders")["holders"]
    assert [one["kind"] for one in holders].count("link") == MOST_LINKS
    server.person("Eve").fails(404, "POST", "/api/continue", {"token": made[0]})
    server.person("tablet").ok("POST", "/api/continue", {"token": made[-1]})


def test_devices_of_a_seat_are_few(tmp_path: Path) -> None:
    """They are written down with every move."""

    async def come(house: House) -> None:
        doc = (await opened(house)).doc
        for number in range(seating.MOST_HOLDERS - 2):
            seating.give_to_person(doc, 1, Person(f"p{number}", "P"), replaces=False)
        seating.give_to_person(doc, 1, PHONE, replaces=False)
        with pytest.raises(Problem, match="devices"):
            seating.give_to_person(doc, 1, Person("last", "Last"), replaces=False)

    in_a_house(tmp_path, come)


def test_who_was_sent_away_at_that_moment_does_not_come_along(tmp_path: Path) -> None:
    """Somebody wants to play again while a telephone is being logged out: whichever comes first at
    the table, the telephone holds no seat of the next match."""

    async def both(house: House) -> None:
        room = await opened(house)
        await house.tables.start(room, lambda: None)
        await house.tables.edit(room, lambda doc: seating.close(doc, ADA.name))
        asked = asked_by(house, ADA, "rematch")
        asked.path["table"] = room.doc.id
        await admit(asked)
        async with house.tables.locked(room):
            wanted = asyncio.create_task(rematch(asked))
            await asyncio.sleep(0)
            await house.tables.edit_locked(room, lambda doc: seating.let_go(doc, 1, PHONE.id))
        again = (await house.tables.room((await wanted).table)).doc
        assert [player.holders for player in again.players] == [[BOB.id], [ADA.id]]

    in_a_house(tmp_path, both)


def test_answers_to_drafts_are_not_kept_for_good(server: Server, ada: User) -> None:
    """Somebody who drafts and undoes all day would fill the disk with them."""
    table = ada.open("bosses", 2).start()
    (seat,) = table.asked()
    action = table.state(seat)["view"]["legal"][0]["text"]
    for _ in range(RECENT_ANSWERS):
        table.play(seat, action, confirm="no")
        table.command(seat, table.state(seat)["ask"], do="undo")
    with sqlite3.connect(server.folder / "backroom.sqlite") as database:
        count = 'SELECT COUNT(*) FROM commands WHERE "table" = ?'
        ((kept,),) = database.execute(count, [table.id])
    assert kept <= RECENT_ANSWERS + 1


def test_talk_is_bounded_by_address_too(tmp_path: Path) -> None:
    """Whoever is told to be silent under one name takes another."""

    async def talk(house: House) -> None:
        room = await opened(house)
        for number in range(1000):
            asked = asked_by(house, Person(f"p{number // 20}", "Guest"), "say")
            asked._room, asked.body = room, Say("Hello")
            try:
                await say(asked)
            except Problem:
                assert 100 <= number < 200
                return
        raise AssertionError("they talk on and on")

    in_a_house(tmp_path, talk)


def test_what_a_record_says_was_added_to_the_dealing_is_bounded(ada: User) -> None:
    """It is told with all that is told about the table."""
    ada.server.ready("bosses")
    match = backroom.game("bosses").deal(2, seed=3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.commitment == dealing.commitment(match.secret or b"")
    head, _, lines = match.record().partition("\n\n")
    head = "\n".join(line for line in head.split("\n") if not line.startswith("string "))
    for length, told in ((MOST_STRING, True), (MOST_STRING + 1, False)):
        strings = f"string 0 {'00' * length}\nstring 1 00"
        info = ada.ok("POST", "/api/tables/upload", f"{head}\n{strings}\n\n{lines}")
        assert any(Table(ada, info["table"]).info()["strings"]) == told
