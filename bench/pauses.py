"""`python -m bench.pauses`: how long a server with many tables stops for everybody.

Ten thousand running matches are written to a database and asked for one after the other, as people
would who look in. Meanwhile a timer that should ring every millisecond tells how late it was, and
the garbage collector how long it took; then comes the full collection that a lull brings.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import backroom
from backroom.engine import dealing
from backroom.server import clock
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.jobs import gc_tuning
from backroom.server.store import tables as stored
from backroom.server.store.database import Database
from backroom.server.store.upgrade import upgrade
from backroom.server.table import document, seating
from backroom.server.table.change import Change
from backroom.server.table.document import Doc, Person, Settings
from backroom.server.table.state import Standing
from backroom.server.table.table import Table
from bench.server.table import put_into

GAMES = ("bosses", "gangster", "don_pepe", "cosa_nostra", "chicago_gangsters")
# Lines of a match before it is written.
PLAYED = 40
AT_ONCE = 500


class Pauses:
    """The longest pauses so far, in milliseconds."""

    def __init__(self) -> None:
        self.loop = self.young = self.full = 0.0
        self._began = 0.0
        gc.callbacks.append(self._collected)

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
            return
        took = (time.perf_counter() - self._began) * 1000
        if info["generation"] == 2:
            self.full = max(self.full, took)
        else:
            self.young = max(self.young, took)

    async def listen(self) -> None:
        while True:
            due = time.perf_counter() + 0.001
            await asyncio.sleep(0.001)
            self.loop = max(self.loop, (time.perf_counter() - due) * 1000)


def running(name: str, number: int) -> Standing:
    """A match of people, some way on."""
    found = backroom.game(name)
    seats, box, secret = max(found.seats), found.edition(), dealing.seeded_secret(number)
    doc = Doc(
        seating.new_token(), "", "", name, found.rules_number, box.name, box.hash, seats, {},
        Settings(), "open", "h", "Host", [], secret.hex(), dealing.commitment(secret), 0, 0,
    )  # fmt: skip
    doc.players = [seating.person_player(Person(f"p{seat}", "Ada")) for seat in range(seats)]
    doc.deadlines = [None] * seats
    table, rng = Table(doc, None), random.Random(number)
    table.adopt(table.start(clock.now()))
    position = table.position
    assert position is not None
    for _ in range(PLAYED):
        if not position.to_act:
            break
        seat = rng.choice(position.to_act)
        position.play(seat, rng.choice(position.legal(seat)))
    table.doc.outcomes = position.match.outcomes
    return table.standing


def fill(url: str, count: int) -> list[str]:
    """Write so many tables; their ids."""
    database = Database(url)
    upgrade(database)
    matches = [running(GAMES[number % len(GAMES)], number) for number in range(20)]
    ids: list[str] = []
    for first in range(0, count, AT_ONCE):
        changes = []
        for number in range(first, min(first + AT_ONCE, count)):
            standing = matches[number % len(matches)]
            doc = document.copy_of(standing.doc)
            doc.id, doc.code, doc.invite = seating.new_token(), f"C{number}", f"i{number}"
            doc.created = doc.changed = clock.now()
            ids.append(doc.id)
            changes.append(Change(Standing(doc, standing.position)))
        database.write_now(partial(_create_all, changes=changes))
    database.close()
    return ids


def _create_all(connection: Any, changes: list[Change]) -> None:
    for change in changes:
        stored.create(connection, change)


async def measure(url: str, ids: list[str]) -> dict[str, float]:
    gc_tuning.set_up()
    house = House(Config(database=url, offer=",".join(GAMES)))
    await house.start()
    while house.is_warming:
        await asyncio.sleep(0.1)
    pauses = Pauses()
    listening = asyncio.create_task(pauses.listen())
    began, most = time.perf_counter(), 0
    for table in ids:
        await house.tables.room(table)
        most = max(most, len(house.tables.rooms))
    took = time.perf_counter() - began
    # A lull: what nobody needs goes, then everything is collected.
    await asyncio.sleep(5)
    kept = len(house.tables.rooms)
    gc.collect()
    await asyncio.sleep(0.05)
    listening.cancel()
    await house.stop()
    return {
        "tables known": len(ids),
        "loaded a second": round(len(ids) / took),
        "most in memory at a time": most,
        "in memory after a lull": kept,
        "longest pause of the event loop, ms": round(pauses.loop, 1),
        "longest young collection, ms": round(pauses.young, 1),
        "longest full collection, ms": round(pauses.full, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pauses", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--write", type=Path, help="a page to put the table of figures into")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'pauses.sqlite'}"
        ids = fill(url, chosen.tables)
        figures = asyncio.run(measure(url, ids))
    lines = ["| what | figure |", "|---|---|"]
    lines += [f"| {name} | {value:g} |" for name, value in figures.items()]
    busy = os.getloadavg()[0]
    words = f"python -m bench.pauses --tables {chosen.tables}"
    lines += ["", f"`{words}`; load average of the machine {busy:.1f}."]
    print("\n".join(lines))
    if chosen.write:
        put_into(chosen.write, "\n".join(lines), "pauses")


if __name__ == "__main__":
    main()
