"""The secret of a match, and what the dealing is computed from, in nobody's traffic before the end.

On a real server: the first turns of people who ask for everything that can be asked for, and whole
matches between bots. After the end the secret is shown, and the same search finds it.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import random
import sqlite3
import uuid
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from backroom.engine import dealing
from backroom.engine.game import games
from tests.server.harness import Server, Stream, Table, User

pytestmark = pytest.mark.slow

TURNS_BY_HAND = 8
# Outcomes are drawn from numbers made of the key; so many of them are searched for.
NUMBERS = 300


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    offer = ",".join(["sealed_bids", *games()])
    running = Server(tmp_path_factory.mktemp("secrets"), offer=offer).start()
    yield running
    running.stop()


# ------------------------------------------------------------------ traffic


def kept_by(user: User) -> list[str]:
    """From now on: all that the server answers this user, headers too."""
    traffic: list[str] = []

    def keep(answer: httpx.Response) -> None:
        answer.read()
        traffic.append(f"{answer.headers} {answer.text}")

    user.http.event_hooks["response"].append(keep)
    return traffic


def play_by_hand(table: Table, rng: random.Random) -> None:
    for _ in range(TURNS_BY_HAND):
        for seat in table.asked():
            state = table.state(seat)
            if state["ask"] is None:
                continue  # asked no longer: somebody before it has acted
            legal = [entry["text"] for entry in state["view"]["legal"]]
            asked = {"seat": seat, "action": rng.choice(legal)}
            table.user.call("GET", f"{table.path}/why", params=asked)
            # A draft that is taken back, and then in earnest.
            table.command(seat, state["ask"], rng.choice(legal))
            table.command(seat, state["ask"], do="restart")
            table.command(seat, state["ask"], rng.choice(legal), confirm="yes")
        look_around(table, rng.choice(table.info()["my_seats"]))


def look_around(table: Table, seat: int) -> None:
    for what in ("state", "events?after=0", "replay", "record", "log", "verify"):
        for query in ("", f"seat={seat}"):
            table.user.call("GET", f"{table.path}/{what}{'&' if '?' in what else '?'}{query}")
    table.user.ok("GET", "/api/me/tables")
    table.user.ok("GET", "/api/lobby")


def everything_so_far(stream: Stream, table: Table) -> str:
    """What has come over a socket by now."""
    mark = f"that is all {uuid.uuid4()}"
    table.post("chat", {"text": mark})
    heard = []
    while mark not in (message := json.dumps(stream.next())):
        heard.append(message)
    return "\n".join(heard)


def everything_before_the_end(stream: Stream) -> str:
    """What comes over a socket, up to the message that the match is over."""
    heard = []
    while True:
        message = stream.next()
        if message["type"] == "table" and message["table"]["state"] == "over":
            return "\n".join(heard)
        heard.append(json.dumps(message))


def seats_for(house: Server, name: str) -> int:
    entries = house.ready(name).get("/api/games").json()["games"]
    return min(next(entry for entry in entries if entry["name"] == name)["seats"])


def on_disk(house: Server, table: Table) -> str:
    """The table as the database holds it."""
    with contextlib.closing(sqlite3.connect(house.folder / "backroom.sqlite")) as database:
        rows = database.execute("SELECT document FROM tables WHERE id = ?", [table.id])
        document: bytes = rows.fetchone()[0]
    return document.decode()


# ------------------------------------------------------------------ the search


def spellings(hidden: bytes) -> list[str]:
    """How some bytes could stand in a text; a part of them would be too much already."""
    hexadecimal, listed = hidden.hex()[:16], json.dumps(list(hidden[:8]))[1:-1]
    plain, safe = base64.b64encode(hidden).decode(), base64.urlsafe_b64encode(hidden).decode()
    number = str(int.from_bytes(hidden, "big"))
    return [hexadecimal, hexadecimal.upper(), plain[:20], safe[:20], number, listed]


def found_in(text: str, secret: bytes) -> list[str]:
    key = dealing.dealing_key(secret)
    found = []
    for hidden in (secret, key, hashlib.sha256(key).digest()):
        found += [spelling for spelling in spellings(hidden) if spelling in text]
    for outcome in range(NUMBERS):
        number = dealing._number(key, outcome, 0)
        found += [spelling for spelling in (f"{number}", f"{number:016x}") if spelling in text]
    return found


@pytest.mark.parametrize("name", games())
def test_the_secret_is_in_no_answer_while_people_play(house: Server, name: str) -> None:
    ada = house.person()
    traffic = kept_by(ada)
    table = ada.open(name, seats_for(house, name), settings={"watch": True, "listed": True})
    with table.socket(0) as player, table.socket() as onlooker:
        table.start()
        play_by_hand(table, random.Random(name))
        assert table.info()["state"] == "running", "few turns end no match"
        heard = [everything_so_far(stream, table) for stream in (player, onlooker)]
    document = on_disk(house, table)
    secret = bytes.fromhex(json.loads(document)["secret"])
    assert found_in("\n".join([*traffic, *heard]), secret) == []
    assert found_in(document, secret), "the search would have found it"


@pytest.mark.parametrize("name", ["sealed_bids", *games()])
def test_the_secret_is_shown_after_the_end_and_not_before(house: Server, name: str) -> None:
    """A whole match between bots, as somebody sees it who looks on from its beginning."""
    ada = house.person()
    traffic = kept_by(ada)
    seats = seats_for(house, name)
    bots = {f"{seat}": "random" for seat in range(seats)}
    table = ada.open(name, seats, mine=[], bots=bots, settings={"pace": "none", "watch": True})
    with table.socket() as onlooker:
        table.start()
        before = "\n".join(traffic)
        heard = everything_before_the_end(onlooker)
    info: dict[str, Any] = table.info()
    secret = bytes.fromhex(info["secret"])
    assert hashlib.sha256(secret).hexdigest() == info["commitment"]
    assert found_in(before + heard, secret) == []
    # The same search finds it now.
    assert found_in(json.dumps(info), secret)
    assert found_in(ada.ok("GET", f"{table.path}/record"), secret)
