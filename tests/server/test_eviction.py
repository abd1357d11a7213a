"""Tables that nobody needs leave memory, and come back as they were."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, update

import backroom
from backroom.engine import dealing
from backroom.server import clock
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.hub import Listener
from backroom.server.jobs import eviction
from backroom.server.jobs.warmup import WarmUp
from backroom.server.room import Room
from backroom.server.store import tables as stored
from backroom.server.store.schema import tables
from backroom.server.table import seating
from backroom.server.table.change import Change
from backroom.server.table.document import Clock, Doc, Person, Settings
from backroom.server.table.rights import Right
from backroom.server.table.table import Command, Table
from tests.server.harness import PATIENCE, Server, wait_for
from tests.server.worlds import table as blank_doc

LONG_AGO = 3600.0
SEATS = 3
PLAIN = Settings()


def people_at(number: int, settings: Settings = PLAIN) -> Doc:
    doc = blank_doc(backroom.game("bosses"), SEATS, {})
    secret = dealing.seeded_secret(number)
    doc.id, doc.code, doc.invite = f"table{number}", f"CODE{number}", f"invite{number}"
    doc.secret, doc.commitment = secret.hex(), dealing.commitment(secret)
    doc.players = [seating.person_player(Person(f"p{seat}", "Ada")) for seat in range(SEATS)]
    doc.created = doc.changed = clock.now()
    doc.settings, doc.deadlines = settings, [None] * SEATS
    return doc


async def opened(house: House, doc: Doc) -> Room:
    room = await house.tables.create(doc)
    await house.tables.start(room, lambda: None)
    await written(house, room)
    return room


async def written(house: House, room: Room) -> None:
    """All that is known of a table is on disk; before that it stays in memory."""
    while house.presence.is_writing(room.doc.id):
        await asyncio.sleep(0.01)


def in_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def ready(warmup: WarmUp) -> None:
        for name in warmup.games:
            warmup.games.settle(name, "ready")

    async def run() -> None:
        house = House(Config(database=f"sqlite:///{folder / 'idle.sqlite'}", offer="bosses"))
        await house.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(house)
        finally:
            await house.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WarmUp, "run", ready)
        # Only what the test says is swept.
        patch.setattr(eviction, "EVERY", PATIENCE)
        asyncio.run(run())


async def play(house: House, room: Room, moves: int) -> None:
    for number in range(moves):
        seat = room.table.standing.asked_seats()[0]
        assert room.position is not None
        action = str(room.position.legal(seat)[0])
        id_ = f"00000000-0000-0000-0000-{number:012}"
        asked = room.doc.asks[seat].number
        await house.tables.command(
            room, Command(id_, seat, asked, action=action, confirm="yes"), lambda doc: None
        )
    await written(house, room)


def shown(room: Room) -> list[bytes]:
    """What each audience is told, and the document."""
    told = [msgspec.json.encode(room.table.state(audience)) for audience in room.doc.audiences()]
    return [*told, msgspec.json.encode(room.doc)]


def test_what_takes_long_is_worked_out_beside_the_event_loop(tmp_path: Path) -> None:
    """A record of thousands of lines is played through before its table is there; and of those who
    ask for such things at the same time, most wait."""
    at_work, most, workers = 0, 0, set()
    counting = threading.Lock()

    def begin(table: Table) -> Change:
        nonlocal at_work, most
        with counting:
            workers.add(threading.current_thread())
            at_work += 1
            most = max(most, at_work)
        time.sleep(0.02)
        with counting:
            at_work -= 1
        return table.start(clock.house_time())

    async def check(house: House) -> None:
        await asyncio.gather(*(house.tables.create(people_at(n), begin) for n in range(12)))

    in_house(tmp_path, check)
    assert threading.main_thread() not in workers
    assert most == 2


def test_a_table_that_nobody_needs_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await opened(house, people_at(1))
        await play(house, room, 7)
        before = shown(room)
        room.touched -= LONG_AGO
        assert await house.eviction.sweep() == 1
        assert not house.tables.rooms
        again = await house.tables.room(room.doc.id)
        assert again is not room
        assert shown(again) == before
        await play(house, again, 0)

    in_house(tmp_path, work)


def test_a_table_that_somebody_needs_stays(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        rooms = [await opened(house, people_at(number)) for number in range(5)]
        for room in rooms:
            room.touched -= LONG_AGO
        looked_at, thought_about, waited_for, locked, unused = rooms
        house.hub.add(Listener(Right(), looked_at.doc.id))
        thought_about.thinking[0] = 1
        waited_for.waiters = 1
        async with locked.lock:
            assert await house.eviction.sweep() == 1
        assert set(house.tables.rooms) == {room.doc.id for room in rooms} - {unused.doc.id}

    in_house(tmp_path, work)


def test_whoever_sets_the_wall_clock_sends_no_table_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        room = await house.tables.create(people_at(1))
        moment = clock.now() + clock.DAY
        monkeypatch.setattr(clock, "now", lambda: moment)
        assert not house.eviction.is_idle(room)
        # Nor is one kept for ever.
        moment -= 2 * clock.DAY
        room.touched -= LONG_AGO
        assert await house.eviction.sweep() == 1

    in_house(tmp_path, work)


def test_a_few_are_kept_for_a_while(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        count = eviction.KEPT + 6
        for number in range(count):
            room = await house.tables.create(people_at(number))
            # Idle, the first for the longest, and none for very long.
            room.touched -= eviction.LEAST + (count - number) / clock.SECOND
        assert await house.eviction.sweep() == 6
        assert list(house.tables.rooms) == [f"table{number}" for number in range(6, count)]

    in_house(tmp_path, work)


def test_a_clock_that_runs_out_soon_keeps_its_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        days = await opened(house, people_at(1, Settings(clock=Clock("day", 2))))
        moves = await opened(house, people_at(2, Settings(clock=Clock("move", 60))))
        for room in (days, moves):
            room.touched -= LONG_AGO
        assert await house.eviction.sweep() == 1
        assert list(house.tables.rooms) == [moves.doc.id]
        # The other is found again when its time comes.
        soon = clock.now() + round(eviction.FAR * clock.SECOND)
        found = partial(stored.waking, before=soon)
        assert await house.database.read(found) == [moves.doc.id]
        in_days = partial(stored.waking, before=clock.now() + 3 * clock.DAY)
        assert set(await house.database.read(in_days)) == {days.doc.id, moves.doc.id}

    in_house(tmp_path, work)


def test_a_table_that_somebody_came_to_look_at_is_woken_too(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await opened(house, people_at(1, Settings(clock=Clock("day", 2))))
        room.touched -= LONG_AGO
        assert await house.eviction.sweep() == 1
        again = await house.tables.room(room.doc.id)
        assert again.timer is None
        await house.eviction.wake_up(room.doc.id)
        assert again.timer is not None

    in_house(tmp_path, work)


def test_a_table_that_cannot_be_read_keeps_nobody_else_asleep(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await opened(house, people_at(1, Settings(clock=Clock("day", 2))))
        house.tables.drop(room)
        spoilt = partial(Connection.execute, statement=update(tables).values(document=b"{"))
        await house.database.write(spoilt)
        await house.eviction.wake_up(room.doc.id)
        assert room.doc.id not in house.tables.rooms

    in_house(tmp_path, work)


def test_a_dropped_table_is_woken_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody who asks for it."""
    monkeypatch.setattr(eviction, "LOOK_AHEAD", 0.05)

    async def check(house: House) -> None:
        room = await opened(house, people_at(1, Settings(clock=Clock("move", 5))))
        house.tables.drop(room)
        while not any(player.stand_in for player in room.doc.players):
            await asyncio.sleep(0.05)
            room = house.tables.rooms.get(room.doc.id, room)

    in_house(tmp_path, check)


@pytest.mark.slow
def test_tables_leave_the_memory_of_a_server_by_themselves(own_server: Server) -> None:
    ada = own_server.start().person()
    for _ in range(eviction.KEPT + 6):
        ada.ok("POST", "/api/tables", {"game": "one_die", "seats": 2})
    wait_for(lambda: own_server.metrics()["tables_in_memory"] <= eviction.KEPT)


def test_who_writes_to_a_dropped_table_writes_to_the_table(tmp_path: Path) -> None:
    """Somebody has got hold of a table, it is dropped, and loaded by somebody else."""

    async def work(house: House) -> None:
        held = await opened(house, people_at(1))
        house.tables.drop(held)
        loaded = await house.tables.room(held.doc.id)
        assert loaded is not held
        await play(house, held, 1)
        assert (await house.tables.room(held.doc.id)).doc.turns == held.doc.turns == 2

    in_house(tmp_path, work)


def test_when_a_seat_lost_its_connection_is_not_forgotten(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await opened(house, people_at(1))
        listener = Listener(Right("p0"), room.doc.id, 0)
        house.hub.add(listener)
        house.hub.remove(listener)
        since = house.hub.away_since(room.doc.id, 0)
        await written(house, room)
        room.touched -= LONG_AGO
        assert await house.eviction.sweep() == 1
        assert house.hub.away_since(room.doc.id, 0) is None
        await house.tables.room(room.doc.id)
        assert since is not None
        assert house.hub.away_since(room.doc.id, 0) == since

    in_house(tmp_path, work)
