"""What an audience may not know leaves no trace in what it is sent.

Two worlds that differ only in hidden things are played through the real application on a real
socket, with everything that is drawn at random made equal; all that the audience receives must be
equal byte for byte.
"""

from __future__ import annotations

import itertools
import random
import threading
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

import backroom
from backroom.bots.registry import parsed
from backroom.engine import dealing
from backroom.engine.game import Game, game, games
from backroom.engine.match import Match
from backroom.server import clock, hub, people
from backroom.server.app import make_app
from backroom.server.config import Config
from backroom.server.games import has_secrets
from backroom.server.house import House
from backroom.server.http.endpoints import play as playing
from backroom.server.http.limits import Bucket
from backroom.server.http.push import PushProtocol
from backroom.server.jobs import hinting
from backroom.server.jobs.warmup import WarmUp
from backroom.server.serve import bind, bind_private
from backroom.server.table import history, recent, seating
from backroom.server.table import table as tables
from backroom.server.table.document import Doc, Person, Player
from backroom.server.table.turn import TurnRow
from tests.server.harness import PATIENCE, TOY_FOLDERS, TOYS
from tests.server.worlds import Pair, make_pair
from tests.server.worlds import table as blank_doc

NAMES = ["sealed_bids", *games()]
# Who gives hints here: by so many simulations, since what comes of a time differs each time. So
# many hints are asked for in a match.
HINTS_BY, MOST_HINTS = "search:60", 4
SEEDS = 2
START = 1_800_000_000_000


def deal_from(outcomes: Callable[[], list[str]], patch: pytest.MonkeyPatch) -> None:
    """Chance does what is given."""

    def deal(match: Match) -> None:
        while match.deals_itself and match.is_chance:
            match.apply_code("*", match.game.outcomes.parse(outcomes().pop(0)))

    patch.setattr(Match, "run_chance", deal)


class World:
    """A server in this process whose dealing, names and clock are given."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.outcomes: list[str] = []
        self.time = START
        # What requests have cost so far.
        self.cost = 0.0
        self._patch(monkeypatch)
        self.serve(f"sqlite:///{folder / 'world.sqlite'}")

    def serve(self, database: str) -> None:
        """Start it; `url` is where everything is asked, `opens_at` where tables are opened."""
        self.first = Running(database)
        self.url = self.opens_at = self.first.url

    def open(self, host: httpx.Client, wanted: dict[str, Any]) -> Any:
        headers = {"Origin": self.opens_at}
        return host.post(f"{self.opens_at}/api/tables", json=wanted, headers=headers).json()

    def _patch(self, patch: pytest.MonkeyPatch) -> None:
        world = self
        count = itertools.count()

        async def ready(warmup: WarmUp) -> None:
            for name in warmup.games:
                warmup.games.settle(name, "ready")

        deal_from(lambda: world.outcomes, patch)

        def take(bucket: Bucket, key: str, amount: float = 1) -> None:
            world.cost += amount

        patch.setattr(WarmUp, "run", ready)
        patch.setattr(Bucket, "take", take)
        patch.setattr(clock, "now", lambda: world.time)
        patch.setattr(clock, "house_time", lambda: world.time)
        # At once: a moment of real time would fall between other messages in one world or another.
        patch.setattr(hub, "PRESENCE", 0.0)
        patch.setattr(hinting, "strongest", lambda game, milliseconds, known: parsed(HINTS_BY))
        patch.setattr(hinting, "is_ready", lambda known: True)
        # Windows that these short matches fill, too.
        patch.setattr(playing, "MOST_STEPS", 6)
        patch.setattr(recent, "RECENT_TURNS", 3)
        patch.setattr(seating, "new_token", lambda: f"token{next(count)}")
        patch.setattr(seating, "new_code", lambda: f"CODE{next(count)}")
        patch.setattr(dealing, "new_secret", lambda: bytes(32))
        patch.setattr(people.secrets, "token_hex", lambda n: f"person{next(count)}")

    def close(self) -> None:
        self.first.close()


class Running:
    """One server in this process."""

    def __init__(self, database: str):
        config = Config(
            database=database, games=TOY_FOLDERS, requests=0, tables=0, seeds=True,
            offer=",".join(NAMES),
        )  # fmt: skip
        self.house = House(config)
        # However fast they are asked for.
        self.house.limits.hints.lift()
        sockets = [bind("127.0.0.1", 0)]
        self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}"
        if self.house.cluster is not None:
            sockets.append(bind_private("127.0.0.1:0"))
            port = sockets[1].getsockname()[1]
            self.house.cluster.reached_at(f"127.0.0.1:{port}", port)
            self.house.open_up(self.url)
        app = make_app(self.house)
        self.server = uvicorn.Server(
            uvicorn.Config(app, log_config=None, ws=PushProtocol, date_header=False)
        )
        self.thread = threading.Thread(target=self.server.run, args=(sockets,))
        self.thread.start()

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()


class Watcher:
    """Somebody whose every received byte is kept."""

    def __init__(self, world: World, seat: int | None):
        self.http = httpx.Client(
            base_url=world.url, headers={"Origin": world.url}, timeout=PATIENCE
        )
        self.world = world
        self.seat = seat
        self.kept: list[bytes] = []
        self.frames: list[bytes] = []
        # What hints were answered, by status.
        self.hints: list[int] = []

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        before = self.world.cost
        answer = self.http.request(method, path, **more)
        # Whoever asks until they are refused learns what it has cost.
        self.kept.append(f"cost {self.world.cost - before}".encode())
        # Lengths of headers count too; the cookie itself is the person's own.
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "set-cookie")
        self.kept.append(f"{method} {answer.status_code} {headers}".encode() + answer.content)
        return answer

    def listen(self, table: str) -> Any:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        seat = "" if self.seat is None else f"?seat={self.seat}"
        address = f"{self.world.url.replace('http', 'ws')}/api/tables/{table}/socket{seat}"
        return connect(
            address,
            additional_headers={"Cookie": cookie},
            origin=self.world.url,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    def ask_for_a_hint(self, path: str) -> None:
        """In the middle of a match, when the seat is asked."""
        if len(self.hints) < MOST_HINTS:
            self.hints.append(self.ask("GET", f"{path}/hint?seat={self.seat}").status_code)

    def look_around(self, path: str) -> None:
        """Everything else that can be asked for."""
        seat = "" if self.seat is None else f"seat={self.seat}&"
        for what in (f"state?{seat}", f"events?{seat}after=0", f"replay?{seat}", f"record?{seat}"):
            self.ask("GET", f"{path}/{what}")
        for what in (f"log?{seat}", f"chat?{seat}", "report"):
            self.ask("GET", f"{path}/{what}")
        if self.seat is not None:
            self.ask("GET", f"{path}/foretell?{seat}")
            self.ask("GET", f"{path}/why?{seat}action=pass")
        self.ask("GET", path)
        self.ask("GET", "/api/me/tables")
        self.ask("GET", "/api/lobby")
        for other in range(4):
            self.ask("GET", f"{path}/replay?seat={other}")
            self.ask("GET", f"{path}/record?seat={other}")
            self.ask("GET", f"{path}/log?seat={other}")
        self.ask("GET", f"{path}/verify")


def play(
    folder: Path, pair: Pair, number: int, name: str, seats: int, seat: int | None, seed: int,
    patch: pytest.MonkeyPatch, make: Callable[[Path, pytest.MonkeyPatch], World] = World,
) -> tuple[list[bytes], list[bytes]]:  # fmt: skip
    """All that the audience received in one of the worlds."""
    own, noise = random.Random(seed), random.Random(f"{seed} {number}")
    lines = [line for block in pair.blocks for line in block[number]]
    world = make(folder, patch)
    host = httpx.Client(base_url=world.url, headers={"Origin": world.url}, timeout=PATIENCE)
    watcher = Watcher(world, seat)
    try:
        host.post("/api/me", json={"name": "Host"})
        watcher.http.post("/api/me", json={"name": "Watcher"})
        world.outcomes = [line[2:] for line in lines if line.startswith("* ")]
        mine = [other for other in range(seats) if other != seat]
        wanted = {"game": name, "seats": seats, "mine": mine, "options": pair.options}
        wanted["settings"] = {
            "listed": True, "watch": True, "pace": "normal", "talk": 0, "hints": True,
            "clock": {"kind": "move", "amount": 1000},
        }  # fmt: skip
        info = world.open(host, wanted)
        path = f"/api/tables/{info['table']}"
        if seat is not None:
            watcher.ask("POST", "/api/join", json={"code": info["code"], "seat": seat})
        strings = random.Random(seed) if pair.over else random.Random(f"{seed} {number}")
        for other in mine:
            string = {"string": strings.randbytes(8).hex()}
            assert host.post(f"{path}/seats/{other}/string", json=string).status_code == 200
        answer = host.post(f"{path}/start")
        assert answer.status_code == 200, answer.text
        with watcher.listen(info["table"]) as socket:
            watcher.frames.append(socket.recv(timeout=PATIENCE).encode())
            _play_blocks(world, host, watcher, path, pair, number, own, noise)
            watcher.look_around(path)
            watcher.ask("POST", f"{path}/chat", json={"text": "that is all"})
            while b"that is all" not in (frame := socket.recv(timeout=PATIENCE).encode()):
                watcher.frames.append(frame)
        later = [line for block in pair.blocks[parted(pair) :] for line in block[number]]
        acted = any(line.startswith(f"{seat} ") for line in later)
        assert set(watcher.hints) == ({200} if acted else set())
        return watcher.frames, watcher.kept
    finally:
        host.close()
        watcher.http.close()
        world.close()


def parted(pair: Pair) -> int:
    """The block from which on the worlds differ; the first one where they never do."""
    return next((n for n, (one, other) in enumerate(pair.blocks) if one != other), 0)


def _play_blocks(
    world: World, host: httpx.Client, watcher: Watcher, path: str, pair: Pair, number: int,
    own: random.Random, noise: random.Random,
) -> None:  # fmt: skip
    played: list[str] = []
    for place, block in enumerate(pair.blocks):
        for count, line in enumerate(block[number]):
            actor, _, text = line.partition(" ")
            if actor == "*":
                continue
            world.time = START + 1000 * place
            if int(actor) == watcher.seat:
                if place >= parted(pair):
                    watcher.ask_for_a_hint(path)
                _answer(watcher.ask, path, int(actor), text, own)
                played.append(text)
                if own.random() < 0.5 and (steps := _take_back(watcher, host, path, own)):
                    for again in played[-steps:]:
                        _answer(watcher.ask, path, int(actor), again, own)
            else:
                # Covered things happen at some time or other.
                if block[0] != block[1]:
                    world.time += noise.randrange(900) if len(block[0]) != len(block[1]) else 0
                _answer(host.request, path, int(actor), text, noise)
            assert count < 50
        world.time = START + 1000 * place + 999
        if own.random() < 0.2:
            seat = "" if watcher.seat is None else f"seat={watcher.seat}&"
            latest = watcher.ask("GET", f"{path}/state?{seat}").json()["number"]
            watcher.ask("GET", f"{path}/events?{seat}after={max(0, latest - 1)}")


def _answer(ask: Any, path: str, seat: int, text: str, rng: random.Random) -> None:
    """Play an action, sometimes by way of drafts that are taken back."""
    state = ask("GET", f"{path}/state?seat={seat}").json()
    assert state["ask"] is not None, (seat, text, state["view"]["to_act"])

    def send(**more: Any) -> httpx.Response:
        id_ = str(uuid.UUID(int=rng.getrandbits(128)))
        body = {"id": id_, "seat": seat, "ask": state["ask"], **more}
        answer: httpx.Response = ask("POST", f"{path}/commands", json=body)
        return answer

    if rng.random() < 0.3:
        other = rng.choice(state["view"]["legal"])["text"]
        ask("GET", f"{path}/why", params={"seat": seat, "action": other})
        ask("GET", f"{path}/foretell", params={"seat": seat})
        assert send(action=other).status_code == 200
        assert send(do=rng.choice(["undo", "restart"])).status_code == 200
    if rng.random() < 0.3:
        assert send(action=text).status_code == 200
        answer = send(do="confirm")
    else:
        answer = send(action=text, confirm="yes")
    assert answer.status_code == 200, answer.text


def _take_back(watcher: Watcher, host: httpx.Client, path: str, rng: random.Random) -> int:
    """Where the watcher may ask for the turn just played: asked, and agreed to. How many steps
    that was."""
    turn = watcher.ask("GET", f"{path}/state?seat={watcher.seat}").json()["takeback"]
    if turn is None:
        return 0
    request, answer = (str(uuid.UUID(int=rng.getrandbits(128))) for _ in range(2))
    wanted = {"id": request, "seat": watcher.seat, "turn": turn}
    asked = watcher.ask("POST", f"{path}/takeback", json=wanted).json()
    assert not asked["confirmed"]
    (seat, *_) = watcher.ask("GET", path).json()["takeback"]["waiting"]
    given = {"id": answer, "seat": seat, "request": request, "agree": True}
    agreed = host.put(f"{path}/takeback", json=given)
    assert agreed.json()["confirmed"], agreed.text
    told = {"seat": watcher.seat, "after": 0}
    (taken,) = watcher.ask("GET", f"{path}/events", params=told).json()["steps"][-1]["events"]
    assert taken["event"] == "taken_back"
    steps: int = taken["steps"]
    return steps


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


def find(name: str) -> Game:
    return game(TOYS / name) if (TOYS / name / "rules.py").exists() else backroom.game(name)


def pair_of(found: Game, seats: int, seat: int | None, rng: random.Random) -> Pair:
    """Not every seed leads to something hidden before cards are shown."""
    least = 3 if has_secrets(found) else 0
    while (pair := make_pair(found, seats, seat, rng.randrange(10**6))).differences < least:
        pass
    return pair


CASES = [
    pytest.param(name, place, seed, id=f"{name}-{place}-{seed}")
    for name in NAMES
    for place in ("seat", "onlooker")
    for seed in range(SEEDS)
]


@pytest.mark.parametrize("name, place, seed", CASES)
def test_hidden_things_leave_no_trace(
    name: str, place: str, seed: int, tmp_path: Path, patch: pytest.MonkeyPatch
) -> None:
    leave_no_trace(name, place, seed, tmp_path, patch, World)


def leave_no_trace(
    name: str, place: str, seed: int, folder: Path, patch: pytest.MonkeyPatch,
    make: Callable[[Path, pytest.MonkeyPatch], World],
) -> None:  # fmt: skip
    rng = random.Random(f"{name} {place} {seed}")
    found = find(name)
    seats = rng.choice(found.seats)
    seat = rng.randrange(seats) if place == "seat" else None
    pair = pair_of(found, seats, seat, rng)
    received = []
    for number in (0, 1):
        apart = folder / str(number)
        apart.mkdir()
        received.append(play(apart, pair, number, name, seats, seat, seed, patch, make))
        patch.undo()
    for one, other in zip(received[0], received[1], strict=True):
        assert one == other, _where(one, other)
    assert len(received[0][0]) > 3 or place == "onlooker"


def _where(one: list[bytes], other: list[bytes]) -> str:
    for number, (a, b) in enumerate(itertools.zip_longest(one, other, fillvalue=b"(nothing)")):
        if a != b:
            place = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
            near = slice(max(0, place - 200), place + 100)
            return f"message {number}:\n{a[near]!r}\n{b[near]!r}"
    return "the same"


# ------------------------------------------------------------------ branches of a running match


def turns_of(
    pair: Pair, number: int, found: Game, seats: int, seat: int, patch: pytest.MonkeyPatch
) -> tuple[Doc, list[TurnRow]]:
    """One of the worlds as a table has it, where somebody plays one seat against bots."""
    lines = [line.partition(" ") for block in pair.blocks for line in block[number]]
    outcomes = [text for actor, _, text in lines if actor == "*"]
    deal_from(lambda: outcomes, patch)
    doc = blank_doc(found, seats, pair.options)
    doc.secret = bytes(32).hex()
    doc.players = [Player("bot", bot="random") for _ in range(seats)]
    doc.players[seat] = seating.person_player(Person("ada", "Ada"))
    table = tables.Table(doc, None)
    changes = [table.start(START)]
    table.adopt(changes[0])
    for actor, _, text in lines:
        if actor != "*":
            ask = table.doc.asks[int(actor)].number
            sent = tables.Command(str(uuid.uuid4()), int(actor), ask, action=text, confirm="yes")
            changes.append(table.answer(sent, START))
            table.adopt(changes[-1])
    return table.doc, [change.row for change in changes if change.row is not None]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", [name for name in NAMES if has_secrets(find(name))])
def test_branches_of_matches_that_look_the_same_are_the_same(
    name: str, seed: int, patch: pytest.MonkeyPatch
) -> None:
    """From every step of the own replay, and of the onlookers': the same bytes, so that no branch,
    however it goes on, tells what bots hold or have done under cover."""
    rng, found = random.Random(f"{name} branch {seed}"), find(name)
    seats = rng.choice(found.seats)
    seat = rng.randrange(seats)
    pair = pair_of(found, seats, seat, rng)
    (one, turns), (other, twins) = (
        turns_of(pair, number, found, seats, seat, patch) for number in (0, 1)
    )
    assert [turn.lines for turn in turns] != [turn.lines for turn in twins]
    for eye, place in ((seat, seat), (None, -1)):
        count = sum(turn.streams[place] is not None for turn in turns)
        assert count == sum(turn.streams[place] is not None for turn in twins)
        for step in (*range(count), None):
            begun = history.known_world(one, history.lines_up_to(one, turns, eye, step), seat)
            twin = history.known_world(other, history.lines_up_to(other, twins, eye, step), seat)
            assert begun == twin, (eye, step)
