"""Every endpoint is for whom its declaration says: nobody, an onlooker, two players and the host
ask for everything, at a table that may be watched and at one that may not."""

from __future__ import annotations

import contextlib
import json
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server.http.endpoint import WHO, Endpoint
from backroom.server.http.endpoints import ENDPOINTS
from tests.server.harness import OPENED, Server, Table, User

# The host's seat, a player's, another player's, and a free one.
HOST, PLAYER, OTHER, FREE = range(4)
CALLERS = ("nobody", "onlooker", "player", "other", "host")
AT_THE_TABLE = ("player", "other", "host")
BODIES: dict[str, Any] = {
    "Account": {"account": "somebody", "password": "correct horse"},
    "AddString": {"string": "00"},
    "AnswerTakeback": {
        "id": str(uuid.UUID(int=2)),
        "seat": PLAYER,
        "request": str(uuid.UUID(int=3)),
        "agree": True,
    },
    "AskTakeback": {"id": str(uuid.UUID(int=3)), "seat": PLAYER, "turn": 1},
    "Branch": {},
    "Command": {"id": str(uuid.UUID(int=1)), "seat": PLAYER, "ask": 1, "action": "pass"},
    "ContinueWith": {"token": "no such token"},
    "CreateTable": {"game": "bosses", "seats": 2},
    "GiveToBot": {},
    "Join": {"code": "NOCODE"},
    "Learn": {},
    "NameMe": {"name": "Somebody"},
    "NewHost": {"person": "nobody"},
    "Release": {"agree": True},
    "Say": {"text": "hello"},
    "Settings": {},
    "ShowNumbers": {"shown": True},
    "Sit": {"seat": FREE},
    "Webhook": {"url": None},
}
AT_TABLES = [endpoint for endpoint in ENDPOINTS if "{table}" in endpoint.path]
OPEN = [endpoint for endpoint in ENDPOINTS if endpoint not in AT_TABLES]
REFUSALS = {
    "name_first",
    "no_onlookers",
    "not_seated",
    "not_yours",
    "host_only",
}


def allowed(who: str, caller: str, watch: bool) -> str | None:
    """None, or the name under which this caller must be refused; `PLAYER` is the seat."""
    if who in ("anyone", "this_machine"):
        return None
    if who == "person":
        return "name_first" if caller == "nobody" else None
    if not watch and caller not in AT_THE_TABLE:
        return "no_onlookers"
    if who in ("named_member", "player", "seat_or_host", "keeper") and caller == "nobody":
        return "name_first"
    return {
        "member": None,
        "named_member": None,
        "player": None if caller in AT_THE_TABLE else "not_seated",
        "seat": None if caller == "player" else "not_yours",
        "seat_or_host": None if caller in ("player", "host") else "not_yours",
        "keeper": None if caller == "player" else "not_yours",
        "host": None if caller == "host" else "host_only",
    }[who]


@pytest.fixture(scope="module")
def users(server: Server) -> Iterator[dict[str, User]]:
    named = {name: server.person(name) for name in CALLERS if name != "nobody"}
    everybody = named | {"nobody": User(server)}
    # They stay for all tests here.
    for user in everybody.values():
        OPENED.remove(user.http)
    yield everybody
    for user in everybody.values():
        user.http.close()


def gather(users: dict[str, User], watch: bool, is_running: bool) -> Table:
    """A table with everybody at it or around it."""
    settings = {"watch": watch, "pace": "fast"}
    bots = {str(FREE): "random"} if is_running else {}
    table = users["host"].open("bosses", 4, mine=[HOST], settings=settings, bots=bots)
    code = table.info()["code"]
    for name, seat in (("player", PLAYER), ("other", OTHER)):
        users[name].ok("POST", "/api/join", {"code": code, "seat": seat})
    return table.start() if is_running else table


def refusal(
    user: User, endpoint: Endpoint, table: Table | None, seat: int, query_seat: int | None
) -> str | None:
    """Under which name a caller is refused; None where they are let in."""
    given = {"seat": seat, "game": "bosses", "language": "en", "edition": "none", "id": "none"}
    given |= {"lesson": "first"}
    path = endpoint.path.format_map({"table": table.id if table else "none", **given})
    query = {p.name: "1" for p in endpoint.query if p.required}
    if query_seat is not None:
        query["seat"] = str(query_seat)
    if query:
        path += "?" + "&".join(f"{name}={value}" for name, value in query.items())
    if endpoint.method == "WEBSOCKET":
        return socket_refusal(user, path)
    body = "no record" if endpoint.body == "text/plain" else None
    if body is None and endpoint.body is not None:
        body = BODIES[endpoint.body.__name__]
    answer = user.call(endpoint.method, path, body)
    assert answer.status_code < 500, answer.text
    if answer.status_code < 400:
        return None
    reason: str | None = answer.json()["reason"]
    return reason if reason in REFUSALS else None


def socket_refusal(user: User, path: str) -> str | None:
    with user.socket(path) as stream:
        if path.startswith("/api/tables/"):
            message = stream.next()
        else:
            # A person's own socket says nothing at first; a pong comes after whatever is said.
            with contextlib.suppress(ConnectionClosed):
                stream.connection.ping(ack_on_close=True).wait()
            try:
                message = json.loads(stream.connection.recv(timeout=0))
            except TimeoutError:
                return None
    return message["reason"] if message["type"] == "goodbye" else None


@pytest.mark.parametrize("endpoint", OPEN, ids=lambda endpoint: endpoint.name)
def test_away_from_tables(server: Server, endpoint: Endpoint) -> None:
    for caller in ("nobody", "onlooker"):
        # Somebody new each time: they may be named by what they ask for, or forgotten.
        user = User(server) if caller == "nobody" else server.person(caller)
        expected = allowed(endpoint.who, caller, watch=True)
        assert refusal(user, endpoint, None, PLAYER, None) == expected, caller


@pytest.mark.parametrize("is_running", [False, True], ids=["open", "running"])
@pytest.mark.parametrize("endpoint", AT_TABLES, ids=lambda endpoint: endpoint.name)
def test_at_tables(users: dict[str, User], endpoint: Endpoint, is_running: bool) -> None:
    for watch in (True, False):
        # Those who are refused change nothing, so all but the last find the table as it was.
        callers = sorted(CALLERS, key=lambda c: allowed(endpoint.who, c, watch) is None)
        table = gather(users, watch, is_running)
        for caller in callers:
            expected = allowed(endpoint.who, caller, watch)
            if expected is None and endpoint.method != "GET":
                table = gather(users, watch, is_running)
            # A host gives tokens for free seats only, and a running match has none.
            lent = (endpoint.name, caller) == ("token", "host")
            if lent and is_running:
                continue
            seat = FREE if lent else PLAYER
            found = refusal(users[caller], endpoint, table, seat, None)
            assert found == expected, (caller, watch)


@pytest.mark.parametrize(
    "endpoint", [e for e in AT_TABLES if e.audience], ids=lambda endpoint: endpoint.name
)
def test_nobody_looks_through_the_eyes_of_others(
    users: dict[str, User], endpoint: Endpoint
) -> None:
    table = gather(users, watch=True, is_running=True)
    for caller in CALLERS:
        expected = None if caller == "player" else "not_yours"
        assert refusal(users[caller], endpoint, table, PLAYER, PLAYER) == expected, caller


def test_every_kind_of_caller_is_asked_for_somewhere() -> None:
    assert {endpoint.who for endpoint in ENDPOINTS} == set(WHO)
