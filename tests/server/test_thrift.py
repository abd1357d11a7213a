"""What is done rarely or late: looking for garbage, moving the log, filing, loading players."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import itertools
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, select

import backroom
from backroom.bots import knowledge, player, search
from backroom.bots.binding import search_of
from backroom.server.config import Config
from backroom.server.games import find
from backroom.server.house import House
from backroom.server.jobs import gc_tuning, players
from backroom.server.room import Room
from backroom.server.store import meta, schema, upgrade
from backroom.server.store.database import Database
from backroom.server.table.change import wakes_at
from backroom.server.table.document import Clock, Doc, Settings
from backroom.server.table.table import Command
from tests.server.harness import TOY_FOLDERS, Server, wait_for
from tests.server.test_eviction import in_house
from tests.server.test_promises import dealt

# ------------------------------------------------------------------ garbage


def swept_when(counts: list[int], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """At which of these counts of what was asked for everything is looked through."""
    given, swept = iter(counts), []
    last = [0]

    def asked() -> int:
        try:
            last[0] = next(given)
        except StopIteration:
            raise asyncio.CancelledError from None
        return last[0]

    monkeypatch.setattr(gc_tuning, "LULL", 0)
    monkeypatch.setattr(gc, "collect", lambda: swept.append(last[0]))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_tuning.collect_when_quiet(asked))
    return swept


def test_everything_is_looked_through_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "EVERY", -1)
    # Twice at the beginning; then busy, silent, and silent for long.
    assert swept_when([0, 0, 5, 9, 9, 9, 9, 12, 12], monkeypatch) == [9, 12]


def test_not_more_often_than_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    assert swept_when([0, 0, 5, 5, 8, 8], monkeypatch) == []


def test_a_server_that_is_never_silent_is_looked_through_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gc_tuning, "LATEST", -1)
    assert swept_when([0, 0, 5, 6, 7], monkeypatch) == [5, 6, 7]


# ------------------------------------------------------------------ the database


def test_a_house_collects_when_it_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "LULL", 0.01)
    monkeypatch.setattr(gc_tuning, "EVERY", -1)
    full = []

    def watch(phase: str, about: dict[str, int]) -> None:
        full.append(phase == "stop" and about["generation"] == 2)

    async def check(house: House) -> None:
        while not any(full):
            # Something is asked for, and then nothing for a while.
            house.metrics.requests.inc()
            await asyncio.sleep(0.2)

    gc.disable()
    gc.callbacks.append(watch)
    try:
        in_house(tmp_path, check)
    finally:
        gc.callbacks.remove(watch)
        gc.enable()


# A server that tells, when it ends, how its garbage is collected.
TELLING = """
import atexit, gc, sys
from pathlib import Path
from backroom.server.__main__ import main

def tell():
    Path({file!r}).write_text(f"{{gc.get_threshold()}} {{gc.get_freeze_count() > 100_000}}")

atexit.register(tell)
sys.exit(main())
"""


@pytest.mark.slow
def test_a_server_collects_little_and_never_what_was_loaded(own_server: Server) -> None:
    told = own_server.folder / "told"
    own_server.program = ("-c", TELLING.format(file=str(told)))
    own_server.start().ready()
    wait_for(lambda: not own_server.metrics()["warming"])
    assert own_server.stop() == 0
    assert told.read_text() == f"{gc_tuning.THRESHOLDS} True"


def test_the_log_begins_anew(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'a.sqlite'}")
    upgrade.upgrade(database)
    log = tmp_path / "a.sqlite-wal"

    count = itertools.count(1000)

    def note(connection: Connection) -> None:
        # Always another: SQLite writes nothing where nothing changes.
        meta.set_meta(connection, "note", f"{next(count)}" * 5_000)

    async def busy() -> list[int]:
        database.open()
        sizes = []
        for _ in range(6):
            for _ in range(20):
                await database.write(note)
            sizes.append(log.stat().st_size)
            # As if all of it had come while a reader moved what was there before.
            database._checkpoint_due.set()
            # The writer moves it after this one.
            await database.write(note)
        async with asyncio.timeout(60):
            # It answers first.
            while database._checkpoint_due.is_set():
                await asyncio.sleep(0.01)
        await database.checkpoint()
        assert database._checkpoint_due.is_set(), "the rest is left to the writer"
        return sizes

    sizes = asyncio.run(busy())
    database.close()
    # At first also what the upgrade wrote; from then on no more than one round.
    assert max(sizes[1:]) <= sizes[0] + 50_000, sizes


def filed(house: House, doc: Doc) -> Any:
    """What the database finds the table by."""
    t = schema.tables.c
    wanted = select(t.state, t.listed, t.code, t.invite, t.wakes, t.version).where(t.id == doc.id)
    return tuple(house.database.read_now(lambda connection: connection.execute(wanted).one()))


def as_it_should_be(room: Room) -> Any:
    doc = room.doc
    listed = int(doc.settings.listed)
    return doc.state, listed, doc.code, doc.invite, wakes_at(doc, room.position), doc.version


@pytest.mark.slow
def test_what_tables_are_found_by_follows_every_change(tmp_path: Path) -> None:
    """Moves leave the indexes alone, unless they change what stands in them."""
    database = f"sqlite:///{tmp_path / 'a.sqlite'}"

    async def play() -> list[tuple[Any, Any]]:
        house = House(Config(database=database, games=TOY_FOLDERS, offer="one_die"))
        house.database.open()
        await house.warmup.run()
        pairs = []
        for clock in (Clock(), Clock("move", 1000)):
            room = await dealt(house, "here", Settings(clock=clock))
            pairs.append((filed(house, room.doc), as_it_should_be(room)))
            await house.tables.edit(room, list_it)
            pairs.append((filed(house, room.doc), as_it_should_be(room)))
            while room.doc.state == "running":
                seat = room.table.standing.asked_seats()[0]
                assert room.position is not None
                action = room.position.legal(seat)[0]
                number = room.doc.asks[seat].number
                id_ = f"00000000-0000-0000-0000-{room.doc.version:012}"
                command = Command(id_, seat, number, action=action, confirm="yes")
                await house.tables.command(room, command, lambda doc: None)
                pairs.append((filed(house, room.doc), as_it_should_be(room)))
        await house.stop_jobs()
        house.database.close()
        return pairs

    pairs = asyncio.run(play())
    assert len(pairs) > 10
    for found, right in pairs:
        assert found == right
    assert {found[0] for found, _ in pairs} == {"running", "over"}
    assert len({found[4] for found, _ in pairs}) > 2, "clocks were among them"


def list_it(doc: Doc) -> None:
    doc.settings = Settings(listed=True, clock=doc.settings.clock)


# ------------------------------------------------------------------ players


def test_players_think_once_they_are_loaded_and_load_nothing_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    thinker = SimpleNamespace(
        prepare=lambda game: done.append(f"load {game.name}"),
        choose=lambda known: f"think about {known.game.name}",
    )
    monkeypatch.setattr(players, "_ready", {})
    monkeypatch.setattr(players, "players_of", lambda game: {"thinker": thinker})
    monkeypatch.setattr(players, "player", lambda name: thinker)
    monkeypatch.setattr(players, "play_random", lambda known: "anything")
    here, there = (
        SimpleNamespace(game=SimpleNamespace(name=name), budget=0) for name in ("here", "there")
    )
    assert players.choose("thinker", here) == "anything", "nobody compiles or loads here"
    players.load(here.game)
    assert players.choose("thinker", here) == "think about here"
    assert players.choose("thinker", there) == "anything"
    assert players.choose("somebody else", here) == "anything"
    assert done == ["load here"]


@pytest.mark.slow
def test_a_game_that_is_warm_has_its_players_loaded(tmp_path: Path) -> None:
    """Loading makes all tables wait, so it is not left to whoever thinks first."""
    config = Config(database=f"sqlite:///{tmp_path / 'a.sqlite'}", games=TOY_FOLDERS)

    async def warm() -> None:
        house = House(dataclasses.replace(config, offer="one_die"))
        await house.warmup.run()
        await house.stop_jobs()
        house.database.close()

    asyncio.run(warm())
    match = find("one_die").deal(seats=2, seed=1)
    # A greedy player, one that searches, and one that plays anything.
    loaded = set(search_of(match.game)._doors)
    assert {"plant", "grow", "weigh_actions"} <= loaded
    known = knowledge(match, match.to_act[0], seed=1)
    for name in ("random", "greedy", "boss"):
        assert players.choose(name, known) in match.legal(known.seat)
    assert set(search_of(match.game)._doors) == loaded


def test_others_get_their_turn_while_a_player_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search runs without Python's lock, so a thought never delays the event loop. Were the
    lock held, nobody could count while a tree grows."""
    match = backroom.game("bosses").deal(seats=3, seed=7)
    thinker = player("search:60000")
    thinker.prepare(match.game)
    known = knowledge(match, match.to_act[0], seed=1)
    ticks, meanwhile = itertools.count(), []
    grow = search.Tree.grow

    def watched(tree: search.Tree, simulations: int) -> None:
        before = next(ticks)
        grow(tree, simulations)
        meanwhile.append(next(ticks) - before - 1)

    monkeypatch.setattr(search.Tree, "grow", watched)
    thought = threading.Thread(target=thinker.choose, args=[known])
    thought.start()
    while thought.is_alive():
        next(ticks)
        time.sleep(0.001)
    assert meanwhile, "it had something to think about"
    assert sum(meanwhile) > 5 * len(meanwhile), meanwhile
