"""Leases of tables on a real PostgreSQL, without a server: who takes over, and who writes."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

import backroom
from backroom.server.cluster import cluster, gossip, neighbours
from backroom.server.cluster.cluster import ROUNDS, Cluster
from backroom.server.config import Config
from backroom.server.games import Games
from backroom.server.http.sockets import LATER, turn_away
from backroom.server.hub import AGAIN, Hub, Listener
from backroom.server.jobs.presence import Presence
from backroom.server.jobs.tasks import Tasks
from backroom.server.metrics import Metrics
from backroom.server.problems import Elsewhere, Problem
from backroom.server.room import Room
from backroom.server.store import forgetting, members, reports, upgrade
from backroom.server.store import tables as stored
from backroom.server.store.database import Database
from backroom.server.store.lease import Lease
from backroom.server.store.members import Gone, Held, Member
from backroom.server.table import seating
from backroom.server.table.change import Change, Grant
from backroom.server.table.document import Clock, Person, Player, Settings, copy_of
from backroom.server.table.rights import Right
from backroom.server.table.state import Standing
from backroom.server.tables import Tables
from tests.server.harness import PATIENCE
from tests.server.worlds import table as blank_doc

pytestmark = pytest.mark.slow

ONE, OTHER, THIRD = "one", "other", "third"


@pytest.fixture
def database(postgres: str) -> Iterator[Database]:
    opened = Database(postgres)
    upgrade.upgrade(opened)
    for me in (ONE, OTHER, THIRD):
        opened.write_now(lambda c, me=me: members.enter(c, Member(me, "", "elsewhere", 1, 0, 0)))
    yield opened
    opened.close()


def end(database: Database, process: str) -> None:
    """Its lease is over."""
    database.write_now(lambda c: members.bury(c, [process]))


def opened(database: Database, owner: str | None) -> Change:
    doc = blank_doc(backroom.game("bosses"), 2, {})
    doc.id, doc.code, doc.invite = "t", "c", "i"
    change = Change(Standing(doc, None))
    database.write_now(lambda c: stored.create(c, change, owner=owner))
    return change


def next_change(before: Change) -> Change:
    doc = copy_of(before.doc)
    doc.version += 1
    return Change(Standing(doc, None))


def take(database: Database, me: str) -> Held | None:
    return database.write_now(lambda c: members.take(c, "t", me))


def test_a_table_is_held_by_whoever_opened_it(database: Database) -> None:
    opened(database, ONE)
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (ONE, 0, True)
    assert take(database, OTHER) is None
    assert database.read_now(lambda c: members.owner_of(c, "nothing")) is None


def test_what_was_given_up_is_anybodys(database: Database) -> None:
    opened(database, ONE)
    assert database.write_now(lambda c: members.give_up(c, ONE, but=["t"])) == []
    assert database.write_now(lambda c: members.give_up(c, OTHER)) == []
    assert database.write_now(lambda c: members.give_up(c, ONE)) == ["t"]
    held = take(database, OTHER)
    assert held == Held(2, taken=True)
    assert take(database, THIRD) is None


def test_whose_owner_has_ended_is_taken_over_and_the_time_is_told(database: Database) -> None:
    opened(database, ONE)
    end(database, ONE)
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (ONE, 0, False)
    held = take(database, OTHER)
    assert held is not None
    assert held.taken
    assert held.epoch == 1
    # It was buried when it had most of its lease before it: nothing was lost yet.
    assert 0 <= held.down <= members.MOST_DOWN
    told = database.read_now(lambda c: members.told_since(c, THIRD, 0, []))
    assert [(t.kind, t.words) for _, t in told if t] == [("taken", {"table": "t", "from": ONE})]
    assert [t for _, t in database.read_now(lambda c: members.told_since(c, OTHER, 0, []))] == [
        None
    ]


@pytest.mark.parametrize("is_gentle", [True, False])
def test_of_two_at_once_one_has_it(database: Database, is_gentle: bool) -> None:
    """The one waits at the row that the other has changed and not committed yet."""
    opened(database, ONE)
    if is_gentle:
        database.write_now(lambda c: members.give_up(c, ONE))
    else:
        end(database, ONE)
    second = Database(database.url)
    has_taken, may_commit = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> Held | None:
        held = members.take(connection, "t", OTHER)
        has_taken.set()
        may_commit.wait()
        return held

    with ThreadPoolExecutor(2) as crowd:
        first = crowd.submit(database.write_now, slowly)
        has_taken.wait()
        late = crowd.submit(take, second, THIRD)
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not second.read_now(lambda c: c.execute(text(waits)).scalar()):
            pass
        may_commit.set()
        held = first.result()
        assert held is not None
        assert held.taken
        assert late.result() is None
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (OTHER, held.epoch, True)
    second.close()


def test_who_was_overtaken_writes_nothing(database: Database) -> None:
    change = opened(database, ONE)
    one = next_change(change)
    database.write_now(lambda c: stored.save(c, one, 0))
    end(database, ONE)
    held = take(database, OTHER)
    assert held is not None
    with pytest.raises(stored.Overtaken):
        database.write_now(lambda c: stored.save(c, next_change(one), 0))
    database.write_now(lambda c: stored.save(c, next_change(one), held.epoch))
    found = database.read_now(lambda c: stored.load(c, "t"))
    assert found is not None
    assert found[0].version == 2


def test_a_write_that_is_under_way_is_waited_for(database: Database) -> None:
    """Who takes a table over reads what its owner was about to write."""
    change = opened(database, ONE)
    end(database, ONE)
    second = Database(database.url)
    has_written, may_commit = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        stored.save(connection, next_change(change), 0)
        has_written.set()
        may_commit.wait()

    with ThreadPoolExecutor(2) as crowd:
        writing = crowd.submit(database.write_now, slowly)
        has_written.wait()
        taking = crowd.submit(take, second, OTHER)
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not second.read_now(lambda c: c.execute(text(waits)).scalar()):
            pass
        may_commit.set()
        writing.result()
        held = taking.result()
        assert held is not None
        assert held.epoch == 1
    found = database.read_now(lambda c: stored.load(c, "t"))
    assert found is not None
    assert found[0].version == 1
    second.close()


def test_renewal_is_one_write_and_tells_who_leads(database: Database) -> None:
    opened(database, OTHER)
    done = database.write_now(lambda c: members.renew(c, OTHER, 5000))
    assert (done.late, done.leader, [m.id for m in done.living]) == (
        False,
        ONE,
        [ONE, OTHER, THIRD],
    )
    assert database.write_now(lambda c: members.renew(c, ONE, 5000)).house is None
    told = database.write_now(lambda c: members.renew(c, OTHER, 99_000)).house
    assert told is not None
    assert 5000 <= told <= 5000 + members.MOST_DOWN


def test_who_comes_late_keeps_what_nobody_wanted_and_leads_no_more(database: Database) -> None:
    opened(database, ONE)
    database.write_now(lambda c: members.renew(c, OTHER, 5000))
    end(database, ONE)
    assert database.write_now(lambda c: members.renew(c, OTHER, 7000)).leader == OTHER
    done = database.write_now(lambda c: members.renew(c, ONE, 1000))
    assert done.late
    assert done.leader == OTHER
    assert done.house is not None
    assert done.house >= 7000
    assert database.read_now(lambda c: members.held_by(c, ONE)) == {"t": 0}
    assert take(database, THIRD) is None


def test_who_was_forgotten_is_told_so(database: Database) -> None:
    database.write_now(lambda c: members.leave(c, ONE))
    with pytest.raises(Gone):
        database.write_now(lambda c: members.renew(c, ONE, 0))


def test_the_first_of_a_house_finds_nothing_held(database: Database) -> None:
    opened(database, ONE)
    for process in (ONE, OTHER, THIRD):
        end(database, process)
    fresh = Member("fresh", "", "elsewhere", 1, 0, 0)
    assert database.write_now(lambda c: members.enter(c, fresh)) == (True, None)
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (None, 1, False)


def test_numbers_that_come_late_are_read_too(database: Database) -> None:
    """Who draws a number first may commit last."""
    second = Database(database.url)
    with second._writer.begin() as late:
        members.tell(late, ONE, [("person", {"key": "a"})])
        database.write_now(lambda c: members.tell(c, ONE, [("person", {"key": "b"})]))
        seen = database.read_now(lambda c: members.told_since(c, OTHER, 0, []))
        assert [(n, t.words["key"]) for n, t in seen if t] == [(2, "b")]
    seen = database.read_now(lambda c: members.told_since(c, OTHER, 2, [1]))
    assert [(n, t.words["key"]) for n, t in seen if t] == [(1, "a")]
    second.close()


# ------------------------------------------------------------------ nobody waits without end


WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted"


def test_every_connection_has_its_limits(database: Database) -> None:
    def limits(connection: Connection) -> list[str]:
        names = ("lock_timeout", "idle_in_transaction_session_timeout")
        return [str(connection.execute(text(f"SHOW {name}")).scalar()) for name in names]

    def line(connection: Connection) -> dict[str, str]:
        driver = connection.connection.driver_connection
        assert driver is not None
        return dict(driver.info.get_parameters())

    for use in (database.read_now, database.write_now):
        assert use(limits) == ["3s", "5s"]
        told = use(line)
        assert [told[name] for name in ("connect_timeout", "keepalives_idle")] == ["4", "4"]
    # What an address says of that itself holds.
    own = Database(f"{database.url}?options=-c%20lock_timeout%3D50&connect_timeout=9")
    assert own.read_now(limits) == ["50ms", "5s"]
    assert own.read_now(line)["connect_timeout"] == "9"
    own.close()


def test_a_row_that_stays_locked_is_not_waited_for_without_end(database: Database) -> None:
    change = opened(database, ONE)
    hasty = Database(f"{database.url}?options=-c%20lock_timeout%3D50")
    with database._writer.begin() as slow:
        stored.save(slow, next_change(change), 0)
        with pytest.raises(OperationalError):
            hasty.write_now(lambda c: stored.save(c, next_change(change), 0))
    hasty.close()


def test_a_lease_is_renewed_while_the_writer_waits(database: Database) -> None:
    """For a table that somebody is taking over."""
    opened(database, ONE)
    end(database, ONE)
    second = Database(f"{database.url}?options=-c%20lock_timeout%3D0")
    second.open()

    async def renew_meanwhile() -> tuple[members.Round, Held | None]:
        with database._writer.begin() as slow:
            members.take(slow, "t", OTHER)
            taking = asyncio.ensure_future(second.write(lambda c: members.take(c, "t", THIRD)))
            while not await second.read(lambda c: c.execute(text(WAITS)).scalar()):
                pass
            done = await second.write_aside(lambda c: members.renew(c, THIRD, 0))
            assert not taking.done()
        return done, await taking

    done, held = asyncio.run(renew_meanwhile())
    second.close()
    assert not done.late
    assert held is None


@pytest.mark.parametrize("is_prepared", [True, False])
def test_a_transaction_that_is_over_fails_and_leaves_nothing(
    database: Database, is_prepared: bool
) -> None:
    """A process was stopped in it for too long, or the database may only be read now. The driver
    does not count these among the failures of a database."""
    change = opened(database, ONE)

    def write(connection: Connection) -> None:
        if is_prepared:
            stored.save(connection, next_change(change), 0)
        else:
            members.tell(connection, ONE, [])
            members.leave(connection, ONE)

    def too_long(connection: Connection) -> None:
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 1"))
        pid = connection.execute(text("SELECT pg_backend_pid()")).scalar()
        there = "SELECT count(*) FROM pg_stat_activity WHERE pid = :pid"
        while database.read_now(lambda c: c.execute(text(there), {"pid": pid}).scalar()):
            pass
        write(connection)

    def only_read(connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION READ ONLY"))
        write(connection)

    async def fail() -> None:
        database.open()
        for work in (too_long, only_read):
            with pytest.raises(OperationalError):
                await database.write(work)
            assert database.is_failing
            await database.write(lambda c: members.tell(c, ONE, []))
            assert not database.is_failing

    asyncio.run(fail())


# ------------------------------------------------------------------ the tables of a process


def process(database: Database, me: str = ONE) -> Tables:
    """The tables of a process."""
    here = Cluster(database, Lease(database))
    here.membership.me = me
    tables = Tables(database, Games(["bosses"]), Metrics(), here)
    tables.games.settle("bosses", "ready")
    here.tables = tables
    return tables


def test_who_comes_to_a_table_while_it_is_given_up_knows(database: Database) -> None:
    opened(database, ONE)
    second = Database(database.url)
    tables = process(database)
    here = tables.keeper
    assert isinstance(here, Cluster)

    async def come_meanwhile() -> Room:
        database.open()
        await here.membership.look()
        here._rounds = ROUNDS - 1
        with second._writer.begin() as slow:
            slow.execute(text("SELECT 1 FROM tables FOR UPDATE"))
            giving = asyncio.ensure_future(here._give_up_idle())
            while not await database.read(lambda c: c.execute(text(WAITS)).scalar()):
                pass
            coming = asyncio.ensure_future(tables.room("t"))
            # Long enough for who does not wait.
            await asyncio.wait([coming], timeout=0.5)
        await giving
        return await coming

    room = asyncio.run(come_meanwhile())
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (ONE, room.epoch, True)
    second.close()


def a_row_of(database: Database, kind: str) -> int:
    count = database.read_now(lambda c: c.execute(text(f"SELECT count(*) FROM {kind}")).scalar())
    assert isinstance(count, int)
    return count


GRANT = Grant("link", "hash", 0, "Ada", 0)


async def give(tables: Tables, room: Room) -> None:
    await tables.give(room, GRANT, lambda doc: None)


async def report(tables: Tables, room: Room) -> None:
    await tables.keep_beside(room, lambda c: reports.keep(c, "t", b"{}"))


async def note(tables: Tables, room: Room) -> None:
    presence = Presence(tables, Hub(Metrics()), Config(), Tasks(), 0)
    presence.note("t", 0, 5)
    while presence.is_writing("t"):
        await asyncio.sleep(0.01)


BESIDE: dict[str, Callable[[Tables, Room], Awaitable[None]]] = {
    "links": give,
    "reports": report,
    "away": note,
}


@pytest.mark.parametrize("kind", BESIDE)
def test_what_belongs_to_a_table_is_written_by_who_holds_it(database: Database, kind: str) -> None:
    opened(database, ONE)
    tables = process(database)

    async def write(is_lost: bool) -> None:
        room = await tables.room("t")
        if is_lost:
            await database.write(lambda c: members.bury(c, [ONE]))
            await database.write(lambda c: members.take(c, "t", OTHER))
        with contextlib.suppress(Elsewhere):
            await BESIDE[kind](tables, room)
        assert room.lost == (is_lost and kind != "away")

    async def both() -> None:
        database.open()
        await write(is_lost=False)
        assert a_row_of(database, kind) == 1
        await database.write(lambda c: c.execute(text(f"DELETE FROM {kind}")))
        await write(is_lost=True)
        assert a_row_of(database, kind) == 0

    asyncio.run(both())


def test_who_has_lost_a_table_does_not_delete_it(database: Database) -> None:
    opened(database, ONE)
    tables = process(database)

    async def delete() -> None:
        database.open()
        epoch = await tables.epoch_of("t")
        assert epoch == 0
        end(database, ONE)
        held = take(database, OTHER)
        assert held is not None
        assert await tables.delete({"t": epoch}) == []
        assert await tables.epoch_of("t") is None
        forget = partial(forgetting.forget_at, person=Person("h", "H"), stand_in="capo")
        with pytest.raises(stored.Overtaken):
            await database.write(lambda c: forget(c, "t", epoch=epoch))
        assert a_row_of(database, "tables") == 1
        assert await tables.delete({"t": held.epoch}) == ["t"]
        assert a_row_of(database, "tables") == 0

    asyncio.run(delete())


def ready_to_start(database: Database) -> None:
    """A table of ONE where everybody sits."""
    doc = opened(database, ONE).doc
    doc.version, doc.secret, doc.players = 1, "00" * 32, [Player(), Player()]
    doc.settings = Settings(clock=Clock("move", 600))
    for seat in (0, 1):
        seating.sit(doc, Person("ada", "Ada"), seat, also=True)
    database.write_now(lambda c: stored.save(c, Change(Standing(doc, None)), 0))


def test_a_match_begins_at_a_table_that_was_given_up_meanwhile(database: Database) -> None:
    ready_to_start(database)
    tables = process(database)

    async def start() -> Room:
        database.open()
        room = await tables.room("t")
        database.write_now(lambda c: members.give_up(c, ONE))
        await tables.start(room, lambda: None)
        return room

    room = asyncio.run(start())
    assert room.doc.state == "running"
    assert database.read_now(lambda c: members.owner_of(c, "t")) == (ONE, room.epoch, True)


@pytest.mark.parametrize("is_loaded", [False, True])
def test_the_time_without_an_owner_is_forgiven_though_the_database_fails(
    database: Database, monkeypatch: pytest.MonkeyPatch, is_loaded: bool
) -> None:
    ready_to_start(database)
    before, after = process(database), process(database, OTHER)

    def fail(connection: Connection, change: Change, epoch: int) -> None:
        raise OperationalError("", None, Exception("gone"))

    async def take_over() -> tuple[list[int | None], list[int | None]]:
        database.open()
        room = await before.room("t")
        await before.start(room, lambda: None)
        had = room.doc.deadlines
        if is_loaded:
            # It has held the table, and does not know yet that it was taken over, and left.
            await database.write(lambda c: members.give_up(c, ONE))
            room = await after.room("t")
            await database.write(lambda c: members.give_up(c, OTHER))
            await database.write(lambda c: members.take(c, "t", ONE))
            room.unsure = True
        end(database, ONE)
        with monkeypatch.context() as patch:
            patch.setattr(stored, "save", fail)
            with pytest.raises(OperationalError):
                await after.room("t")
        return had, (await after.room("t")).doc.deadlines

    had, has = asyncio.run(take_over())
    assert [a is not None and b is not None and b > a for a, b in zip(had, has, strict=True)] == [
        a is not None for a in had
    ]
    assert any(had)


# ------------------------------------------------------------------ what is told


async def do_soon(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_what_could_not_be_said_is_said_when_the_database_is_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gossip, "AGAIN", 0.01)
    here = process(database).keeper
    assert isinstance(here, Cluster)
    fails, tell = 2, members.tell

    def tell_at_last(connection: Connection, **what: Any) -> None:
        nonlocal fails
        fails -= 1
        if fails >= 0:
            raise OperationalError("", None, Exception("gone"))
        tell(connection, **what)

    monkeypatch.setattr(members, "tell", tell_at_last)

    async def say() -> None:
        database.open()
        await here.membership.look()
        speaking = asyncio.ensure_future(here.gossip.speak())
        for number in range(2):
            here.gossip.say("notice", {"number": number})
        await do_soon(lambda: fails < 0 and a_row_of(database, "news"))
        speaking.cancel()

    asyncio.run(say())
    told = database.read_now(lambda c: members.told_since(c, OTHER, 0, []))
    assert [one.words["number"] for _, one in told if one] == [0, 1]


def test_what_could_not_be_heard_is_heard_again(database: Database) -> None:
    here = process(database).keeper
    assert isinstance(here, Cluster)
    for number in range(3):
        words = {"number": number}
        database.write_now(lambda c, words=words: members.tell(c, OTHER, [("notice", words)]))
    heard: list[int] = []

    async def hear(words: dict[str, Any]) -> None:
        heard.append(words["number"])
        if heard == [0, 1]:
            raise OperationalError("", None, Exception("gone"))

    here.gossip.hears = {"notice": hear}

    async def read() -> None:
        for _ in range(3):
            await here.gossip._try(here.gossip.read)

    asyncio.run(read())
    assert heard == [0, 1, 1, 2]


# ------------------------------------------------------------------ who listens


def test_who_listens_at_a_process_whose_lease_is_over_is_sent_away(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 0.01)
    here = process(database).keeper
    assert isinstance(here, Cluster)
    here.hub = Hub(Metrics())
    listeners = [Listener(Right("ada"), "t", 0), Listener(Right("ada"))]
    for listener in listeners:
        here.hub.add(listener)

    async def watch() -> None:
        here.membership._renewed = neighbours.running_time()
        watching = asyncio.ensure_future(here.watch())
        await asyncio.sleep(0.1)
        assert not any(listener.gone for listener in listeners)
        here.membership._renewed -= members.TERM
        await do_soon(lambda: all(listener.gone for listener in listeners))
        watching.cancel()

    asyncio.run(watch())
    assert [listener.code for listener in listeners] == [AGAIN, AGAIN]


@pytest.mark.parametrize(
    "key, is_final", [("moving", False), ("unwritten", False), ("no_table", True)]
)
def test_who_cannot_be_served_for_a_while_is_not_told_goodbye(key: str, is_final: bool) -> None:
    """A browser that is told goodbye does not come again by itself."""
    sent: list[Any] = []

    class Socket:
        async def accept(self) -> None:
            pass

        async def send_text(self, text: str) -> None:
            sent.append(text)

        async def close(self, code: int) -> None:
            sent.append(code)

    asyncio.run(turn_away(Socket(), Problem(key)))  # type: ignore[arg-type]
    assert (sent != [LATER]) == is_final
