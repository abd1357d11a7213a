"""What a guest may ask for of a server that wants to stop it: all that costs it much, at tables of
their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import backroom
from backroom.engine.match import Match
from backroom.engine.matchfile import MOST_LINES
from bench.server.attacks import CROWD, Target, read_all
from bench.server.load import Http

# Requests under way on every address.
AT_ONCE = 8
# Lines of a record for what stands in its head.
HEAD = 1_000
Asking = Callable[[Http, int], Any]


async def guest(target: Target, number: int) -> Http:
    """Somebody with a name, at one of the attacker's addresses."""
    source = target.sources[number % len(target.sources)]
    http = Http("127.0.0.1", target.port, source)
    await http.post("/api/me", {"name": "Guest"})
    return http


async def own_table(http: Http, **more: Any) -> str:
    """A table where one person plays both seats."""
    wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True, **more}
    info = await http.post("/api/tables", wanted)
    return f"/api/tables/{info['table']}"


async def again_and_again(target: Target, host: Http, ask: Asking) -> None:
    """The same guest on several connections of every address."""

    async def one(number: int) -> None:
        source = target.sources[number % len(target.sources)]
        http = Http("127.0.0.1", target.port, source)
        http.cookie = host.cookie
        for count in itertools.count():
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, RuntimeError):
                await ask(http, count)

    await asyncio.gather(*(one(number) for number in range(AT_ONCE * len(target.sources))))


async def changes(target: Target) -> None:
    """Changes of a table that many look at."""
    host = await guest(target, 0)
    path = await own_table(host)
    crowd = Target(target.port, len(target.sources), [path.rsplit("/", 1)[1]])
    held: list[object] = []
    for number in range(CROWD):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            line = await crowd.listen(number)
            held += [line, asyncio.create_task(read_all(line[0]))]

    async def change(http: Http, count: int) -> None:
        await http.post(f"{path}/{'resume' if count % 2 else 'pause'}", None)

    await again_and_again(target, host, change)


async def lessons(target: Target) -> None:
    """Steps of a lesson."""
    wanted = {"done": [], "show": True}
    ask: Asking = lambda http, _: http.post("/api/games/bosses/lessons/first", wanted)  # noqa: E731
    await again_and_again(target, await guest(target, 0), ask)


async def foretelling(target: Target) -> None:
    """What each action would cause."""
    host = await guest(target, 0)
    path = await own_table(host)
    await again_and_again(
        target, host, lambda http, count: http.get(f"{path}/foretell?seat={count % 2}")
    )


async def hints(target: Target) -> None:
    """Searches of the strongest player."""
    host = await guest(target, 0)
    path = await own_table(host)
    await again_and_again(
        target, host, lambda http, count: http.get(f"{path}/hint?seat={count % 2}")
    )


async def links(target: Target) -> None:
    """Links to go on with a seat elsewhere."""
    host = await guest(target, 0)
    path = await own_table(host)
    await again_and_again(target, host, lambda http, _: http.post(f"{path}/seats/0/link", None))


def longest_record() -> str:
    """A record with as many lines as one may have: the same turn, taken back again and again."""
    match, rng = backroom.game("bosses").deal(2, seed=5), random.Random(5)
    while len(match.lines) < MOST_LINES - HEAD:
        _play(match, rng)
        while match.lines[-1].actor not in ("*", "back") and len(match.lines) < MOST_LINES - HEAD:
            action, seat = match.lines[-1].text, match.lines[-1].actor
            match.take_back(1)
            assert isinstance(seat, int)
            match.play(seat, action)
    while not match.over:
        _play(match, rng)
    return match.record()


def _play(match: Match, rng: random.Random) -> None:
    seat = match.to_act[0]
    match.play(seat, rng.choice(match.legal(seat)))


async def uploads(target: Target) -> None:
    """The longest of records."""
    record = longest_record()
    ask: Asking = lambda http, _: http.post("/api/tables/upload", record)  # noqa: E731
    await again_and_again(target, await guest(target, 0), ask)


async def looking_back(target: Target) -> None:
    """Replays and records of the longest match there may be, and reports."""
    host = await guest(target, 0)
    info = await host.post("/api/tables/upload", longest_record())
    path = f"/api/tables/{info['table']}"
    asked = "replay?first=18900", "record", "verify", "log", "report"
    await again_and_again(
        target, host, lambda http, count: http.get(f"{path}/{asked[count % len(asked)]}")
    )


async def bots(target: Target) -> None:
    """Tables of the strongest players alone, without a pace."""
    host = await guest(target, 0)
    alone = {"mine": [], "bots": {"0": "boss", "1": "boss"}, "settings": {"pace": "none"}}
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, RuntimeError):
            await own_table(host, **alone)
        await asyncio.sleep(0.2)
