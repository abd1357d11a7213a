"""A seat is held by who sits in it: every way its holder can change, with every kind of right to
it, in the lobby, in a running match and after a rematch. Nothing of before stays alive.

A new way is one line in `WAYS`, a new kind of right one entry in `Scene.rights`.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import threading
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Server, Stream, Table, User, command, wait_for

REFUSED = (401, 403, 404)


# ------------------------------------------------------------------ rights, and whether they live


def works(user: User, table: Table, seat: int, *, gently: bool) -> set[str]:
    """All that somebody can do with a seat. `gently`: nothing that would change it."""
    done = set()
    for name, path in (
        ("state", f"state?seat={seat}"),
        ("events", f"events?seat={seat}&after=0"),
        ("replay", f"replay?seat={seat}"),
        ("log", f"log?seat={seat}"),
        ("record", f"record?seat={seat}"),
        ("chat", f"chat?seat={seat}"),
        ("foretell", f"foretell?seat={seat}"),
        ("why", f"why?seat={seat}&action=pass"),
        ("hint", f"hint?seat={seat}"),
        ("holders", f"seats/{seat}/holders"),
    ):
        if user.call("GET", f"{table.path}/{path}").status_code not in REFUSED:
            done.add(name)
    # An ask that never was: whoever holds the seat is told so, others that it is not theirs.
    sent = command(seat, 0, "pass")
    posts: list[tuple[str, Any]] = [("commands", sent)]
    # Nor was there such a turn, or such a request.
    posts.append(("takeback", {"id": str(uuid.uuid4()), "seat": seat, "turn": 10**6}))
    if not gently:
        posts += [(f"seats/{seat}/{what}", None) for what in ("resign", "return", "link", "token")]
        posts += [(f"seats/{seat}/string", {"string": "00"})]
    for path, body in posts:
        if user.call("POST", f"{table.path}/{path}", body).status_code not in REFUSED:
            done.add(path)
    agreed = {"id": str(uuid.uuid4()), "seat": seat, "request": str(uuid.uuid4()), "agree": True}
    for path, body in (("takeback", agreed), (f"seats/{seat}/release", {"agree": False})):
        if user.call("PUT", f"{table.path}/{path}", body).status_code not in REFUSED:
            done.add(f"put {path}")
    with table.seen_by(user).socket(seat) as stream, contextlib.suppress(ConnectionClosed):
        if stream.next()["type"] == "welcome":
            done.add("socket")
    return done


def heard_after(stream: Stream, mark: str) -> list[str]:
    """The kinds of what a socket heard until its end, or until `mark` was said."""
    kinds: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(stream.connection.recv(timeout=PATIENCE))
            kinds.append(message["type"])
            if message["type"] == "chat" and message["line"]["text"] == mark:
                return kinds
    return [*kinds, "end"]


@dataclass
class Scene:
    """A table, who holds a seat of it, and all that they hold it with."""

    server: Server
    table: Table
    host: User
    holder: User
    other: User
    seat: int
    opened: contextlib.ExitStack
    before: Table | None = None
    device: User = field(init=False)
    bot: User = field(init=False)
    link: str = field(init=False)
    old_bot: User | None = None
    streams: dict[str, Stream] = field(default_factory=dict)

    @property
    def theirs(self) -> Table:
        return self.table.seen_by(self.holder)

    def post(self, user: User, what: str, body: Any = None) -> Any:
        return self.table.seen_by(user).post(what, body)

    def arm(self) -> None:
        """Another device, an outside bot's token, a link that is not used yet, and sockets of
        all who can have one."""
        self.device = self.server.person("the holder's telephone")
        self.come(self.device, self.post(self.holder, f"seats/{self.seat}/link")["token"])
        token = self.post(self.holder, f"seats/{self.seat}/token")["token"]
        self.bot = User(self.server, token)
        self.link = self.post(self.holder, f"seats/{self.seat}/link")["token"]
        for name, user in self.users.items():
            stream = self.opened.enter_context(self.table.seen_by(user).socket(self.seat))
            stream.next("welcome")
            self.streams[name] = stream

    @property
    def users(self) -> dict[str, User]:
        return {"cookie": self.holder, "device": self.device, "token": self.bot}

    def come(self, user: User, link: str) -> None:
        user.ok("POST", "/api/continue", {"token": link})

    def id_of(self, kind: str, **wanted: object) -> str:
        listed = self.holder.ok("GET", f"{self.table.path}/seats/{self.seat}/holders")["holders"]
        (found,) = [
            one["id"]
            for one in listed
            if one["kind"] == kind and all(one[key] == value for key, value in wanted.items())
        ]
        return str(found)

    def revoke(self, kind: str, **wanted: object) -> None:
        self.post(
            self.holder, f"seats/{self.seat}/holders/{self.id_of(kind, **wanted)}/revoke", None
        )


# ------------------------------------------------------------------ the stages


def lobby(server: Server, opened: contextlib.ExitStack) -> Scene:
    ada, bob, cid = (server.person(name) for name in ("Ada", "Bob", "Cid"))
    table = ada.open("sealed_bids", 3, mine=[0], settings={"pace": "fast"})
    bob.ok("POST", "/api/join", {"code": table.info()["code"], "seat": 1})
    return Scene(server, table, ada, bob, cid, 1, opened)


def running(server: Server, opened: contextlib.ExitStack) -> Scene:
    scene = lobby(server, opened)
    scene.other.ok("POST", "/api/join", {"code": scene.table.info()["code"], "seat": 2})
    scene.table.start()
    return scene


def rematch(server: Server, opened: contextlib.ExitStack) -> Scene:
    """The table of a second match, with what was held at the first."""
    first = running(server, opened)
    first.arm()
    people = [first.table.seen_by(user) for user in (first.host, first.holder, first.other)]
    while first.table.info()["state"] != "over":
        for one in people:
            for seat in one.asked():
                one.play(seat)
    again = Table(first.host, first.table.post("rematch")["table"])
    first.theirs.post("rematch")
    again.seen_by(first.other).post("leave")
    (seat,) = again.seen_by(first.holder).info()["my_seats"]
    scene = Scene(server, again, first.host, first.holder, first.other, seat, opened, first.table)
    scene.old_bot = first.bot
    # Telephones come along, so that there are two now.
    return scene


STAGES = {"lobby": lobby, "running": running, "rematch": rematch}
BEFORE, DURING = ("lobby", "rematch"), ("running",)
ALL = ("lobby", "running", "rematch")


# ------------------------------------------------------------------ the ways


def sit_elsewhere(scene: Scene) -> None:
    free = [seat["seat"] for seat in scene.table.info()["seats"] if seat["kind"] == "free"]
    scene.post(scene.holder, "sit", {"seat": free[0]})


def shuffle(scene: Scene) -> None:
    wait_for(lambda: scene.seat not in _shuffled(scene))


def _shuffled(scene: Scene) -> list[int]:
    scene.table.post("shuffle")
    seats: list[int] = scene.theirs.info()["my_seats"]
    return seats


def give_place(scene: Scene) -> None:
    """The holder agrees that somebody else takes the seat over."""
    scene.table.post(f"seats/{scene.seat}/release")
    scene.holder.ok("PUT", f"{scene.table.path}/seats/{scene.seat}/release", {"agree": True})
    link = scene.table.post(f"seats/{scene.seat}/link")["token"]
    scene.come(scene.server.person("Dan"), link)


def another_device(scene: Scene) -> None:
    scene.come(scene.server.person("a tablet"), scene.link)


def hand_over(scene: Scene, back: bool = False) -> None:
    old, new = (scene.holder, scene.host) if back else (scene.host, scene.holder)
    scene.post(old, "host", {"person": new.ok("GET", "/api/me")["person"]})


def to_bot(scene: Scene) -> None:
    """A host gives the own seat to a bot."""
    hand_over(scene)
    scene.post(scene.holder, f"seats/{scene.seat}/bot", {"bot": "random"})
    hand_over(scene, back=True)


def log_in(scene: Scene) -> None:
    """As somebody else, in the browser that holds the seat."""
    account = {"account": f"c-{scene.table.id[:8]}", "password": "correct horse"}
    scene.server.person("Fay").ok("POST", "/api/me/account", account)
    scene.holder.ok("POST", "/api/login", account)


def refuse_release(scene: Scene) -> None:
    path = f"seats/{scene.seat}/release"
    scene.table.post(path)
    scene.holder.ok("PUT", f"{scene.table.path}/{path}", {"agree": False})


def take_another_seat(scene: Scene) -> None:
    free = [seat["seat"] for seat in scene.table.info()["seats"] if seat["kind"] == "free"]
    scene.post(scene.holder, "sit", {"seat": free[0], "also": True})


def start(scene: Scene) -> None:
    scene.other.ok("POST", "/api/join", {"code": scene.table.info()["code"]})
    scene.table.start()


def pause(scene: Scene) -> None:
    scene.table.post("pause")
    scene.table.post("resume")


def want_no_onlookers(scene: Scene) -> None:
    settings = {**scene.table.info()["settings"], "watch": False}
    scene.host.ok("PUT", f"{scene.table.path}/settings", settings)


def open_account(scene: Scene) -> None:
    account = {"account": f"d-{scene.table.id[:8]}", "password": "correct horse"}
    scene.holder.ok("POST", "/api/me", {"name": "Bobby"})
    scene.holder.ok("POST", "/api/me/account", account)


@dataclass(frozen=True)
class Way:
    """A way in which who holds a seat changes: the stages it is possible in, and the rights that
    are still good after it."""

    do: Callable[[Scene], object]
    stages: tuple[str, ...]
    alive: tuple[str, ...] = ()


EVERYTHING = ("cookie", "device", "token", "link")
WAYS = {
    "sit elsewhere": Way(sit_elsewhere, BEFORE),
    "get up": Way(lambda s: s.post(s.holder, "sit", {"seat": None}), BEFORE),
    "leave": Way(lambda s: s.post(s.holder, "leave"), ALL),
    "shuffle": Way(shuffle, BEFORE),
    "give to a bot": Way(to_bot, BEFORE),
    "remove": Way(lambda s: s.table.post(f"seats/{s.seat}/remove"), ALL),
    "resign": Way(lambda s: s.post(s.holder, f"seats/{s.seat}/resign"), DURING),
    "resign by token": Way(lambda s: s.post(s.bot, f"seats/{s.seat}/resign"), DURING),
    "give one's place": Way(give_place, DURING),
    "another device": Way(another_device, ALL, ("cookie", "device")),
    "log out": Way(lambda s: s.holder.ok("POST", "/api/logout"), ALL, ("device",)),
    "log in as somebody else": Way(log_in, ALL, ("device", "token", "link")),
    "delete one's data": Way(lambda s: s.holder.ok("POST", "/api/me/delete"), ALL),
    "revoke the device": Way(
        lambda s: s.revoke("device", name="the holder's telephone", connected=True),
        ALL,
        ("cookie",),
    ),
    "revoke the token": Way(lambda s: s.revoke("token"), ALL, ("cookie", "device")),
    "revoke the link": Way(lambda s: s.revoke("link"), ALL, ("cookie", "device", "token")),
    "new token": Way(
        lambda s: s.post(s.holder, f"seats/{s.seat}/token"), ALL, ("cookie", "device", "link")
    ),
    # These leave the seat to who holds it.
    "hand the table over": Way(hand_over, ALL, EVERYTHING),
    "refuse to give one's place": Way(refuse_release, DURING, EVERYTHING),
    "take another seat, too": Way(take_another_seat, BEFORE, EVERYTHING),
    "add to the dealing": Way(
        lambda s: s.post(s.holder, f"seats/{s.seat}/string", {"string": "00"}), BEFORE, EVERYTHING
    ),
    "start": Way(start, BEFORE, EVERYTHING),
    "pause and go on": Way(pause, DURING, EVERYTHING),
    "no onlookers": Way(want_no_onlookers, ALL, EVERYTHING),
    "open an account by another name": Way(open_account, ALL, EVERYTHING),
    "close": Way(lambda s: s.table.post("close"), BEFORE, EVERYTHING),
    "call off": Way(lambda s: s.table.post("close"), DURING, EVERYTHING),
}


@pytest.fixture
def opened() -> Iterator[contextlib.ExitStack]:
    with contextlib.ExitStack() as stack:
        yield stack


CASES = [(way, stage) for way, entry in WAYS.items() for stage in entry.stages]


@pytest.mark.parametrize("way, stage", CASES, ids=[f"{way}, {stage}" for way, stage in CASES])
def test_no_right_outlives_its_holder(
    server: Server, opened: contextlib.ExitStack, way: str, stage: str
) -> None:
    scene = STAGES[stage](server, opened)
    scene.arm()
    for name, user in scene.users.items():
        assert {"state", "commands", "socket"} <= works(
            user, scene.table, scene.seat, gently=True
        ), f"{name} is good before"
    WAYS[way].do(scene)
    mark = "that is all"
    scene.post(scene.device if way == "leave" else scene.host, "chat", {"text": mark})
    for name, user in scene.users.items():
        heard = heard_after(scene.streams[name], mark)
        if name in WAYS[way].alive:
            assert heard[-1] == "chat", (name, heard)
            assert "state" in works(user, scene.table, scene.seat, gently=True), name
            continue
        assert heard[-2:] == ["goodbye", "end"], (name, heard)
        assert "update" not in heard, (name, heard)
        assert works(user, scene.table, scene.seat, gently=False) == set(), name
    stranger = server.person("Eve")
    used = stranger.call("POST", "/api/continue", {"token": scene.link}).status_code
    assert used == (200 if "link" in WAYS[way].alive else 404)
    if scene.old_bot is not None:
        for seat in range(3):
            assert works(scene.old_bot, scene.table, seat, gently=False) == set()


# ------------------------------------------------------------------ beside the ways


def test_who_gives_one_of_two_seats_keeps_the_other(
    server: Server, opened: contextlib.ExitStack
) -> None:
    """Two seats on one screen, with a curtain: all rights to the one end, and none to the other."""
    scene = lobby(server, opened)
    scene.post(scene.holder, "sit", {"seat": 2, "also": True})
    scene.table.start()
    held = {
        seat: (scene.holder, User(server, scene.theirs.post(f"seats/{seat}/token")["token"]))
        for seat in (1, 2)
    }
    streams = {
        (seat, user): opened.enter_context(scene.table.seen_by(user).socket(seat))
        for seat, users in held.items()
        for user in users
    }
    for stream in streams.values():
        stream.next("welcome")
    give_place(scene)
    mark = "that is all"
    scene.table.post("chat", {"text": mark})
    for (seat, user), stream in streams.items():
        heard = heard_after(stream, mark)
        if seat == 1:
            assert heard[-2:] == ["goodbye", "end"]
            assert works(user, scene.table, seat, gently=False) == set()
        else:
            assert heard[-1] == "chat"
            assert {"state", "commands", "socket"} <= works(user, scene.table, seat, gently=True)


def test_who_waits_for_something_new_hears_nothing_after_their_right(
    server: Server, opened: contextlib.ExitStack
) -> None:
    """A long poll that was begun with a token, and comes to its end when that has ended."""
    scene = running(server, opened)
    scene.arm()
    number = scene.theirs.state(scene.seat)["number"]
    answers: list[int] = []

    def wait() -> None:
        path = f"{scene.table.path}/events?seat={scene.seat}&after={number}&wait=30"
        answers.append(scene.bot.call("GET", path).status_code)

    before, looks = server.metrics()["requests_total"], itertools.count(1)
    waiting = threading.Thread(target=wait)
    waiting.start()
    # Each look counts itself.
    wait_for(lambda: server.metrics()["requests_total"] > before + next(looks))
    scene.revoke("token")
    for user in (scene.host, scene.holder, scene.other):
        theirs = scene.table.seen_by(user)
        for seat in theirs.asked():
            theirs.play(seat)
    waiting.join()
    assert answers[0] in REFUSED
