"""Every endpoint is for whom its declaration says: nobody, an onlooker, two players and the host ask
for everything, at a table that may be watched and at one that may not."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from backroom.server.http.endpoint import WHO, Endpoint
from backroom.server.http.endpoints import ENDPOINTS
from tests.server.harness import Server, Table, User

# The host's seat, a player's, another player's, and a free one.
HOST, PLAYER, OTHER, FREE = range(4)
CALLERS = ("nobody", "onlooker", "player", "other", "host")
AT_THE_TABLE = ("player", "other", "host")
BODIES: dict[str, Any] = {
    "Account": {"account": "somebody", "password": "correct horse"},
    "AddString": {"string": "00"},
    "Branch": {},
    "Command": {"id": str(uuid.UUID(int=1)), "seat": PLAYER, "ask": 1, "action": "pass"},
    "ContinueWith": {"token": "no such token"},
    "CreateTable": {"game": "bosses", "seats": 2},
    "GiveToBot": {},
    "Join": {"code": "NOCODE"},
    "NameMe": {"name": "Somebody"},
    "NewHost": {"person": "nobody"},
    "Say": {"text": "hello"},
    "Settings": {},
    "Sit": {"seat": FREE},
    "Webhook": {"url": None},
}
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
    if who in ("named_member", "player", "seat_or_host") and caller == "nobody":
        return "name_first"
    return {
        "member": None,
        "named_member": None,
        "player": None if caller in AT_THE_TABLE else "not_seated",
        "seat": None if caller == "player" else "not_yours",
        "seat_or_host": None if caller in ("player", "host") else "not_yours",
        "host": None if caller == "host" else "host_only",
    }[who]


class Company:
    """A table with everybody at it or around it, made anew for each request that is tried."""

    def __init__(self, server: Server, watch: bool, is_running: bool):
        names = [name for name in CALLERS if name != "nobody"]
        self.users = {name: server.person(name) for name in names} | {"nobody": User(server)}
        settings = {"watch": watch, "pace": "fast"}
        bots = {str(FREE): "random"} if is_running else {}
        table = self.users["host"].open("bosses", 4, mine=[HOST], settings=settings, bots=bots)
        for name, seat in (("player", PLAYER), ("other", OTHER)):
            self.users[name].ok("POST", "/api/join", {"code": table.info()["code"], "seat": seat})
        self.table: Table = table.start() if is_running else table

    def refusal(self, endpoint: Endpoint, caller: str, seat: int | None) -> str | None:
        """Under which name a caller is refused; None where they are let in."""
        path = self._path(endpoint, caller)
        query = {p.name: "1" for p in endpoint.query if p.required}
        if seat is not None:
            query["seat"] = str(seat)
        text = "&".join(f"{name}={value}" for name, value in query.items())
        path = f"{path}?{text}" if text else path
        user = self.users[caller]
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

    def _path(self, endpoint: Endpoint, caller: str) -> str:
        # A host gives tokens for free seats only.
        seat = FREE if (endpoint.name, caller) == ("token", "host") else PLAYER
        given = {"table": self.table.id, "seat": seat, "game": "bosses", "language": "en"}
        return endpoint.path.format_map({**given, "edition": "none"})


def socket_refusal(user: User, path: str) -> str | None:
    with user.socket(path) as stream:
        # The pong comes after whatever is said first, and a person's own socket says nothing.
        stream.connection.ping().wait()
        try:
            message = json.loads(stream.connection.recv(timeout=0 if "/me/" in path else None))
        except TimeoutError:
            return None
    return message["reason"] if message["type"] == "goodbye" else None


@pytest.mark.parametrize("is_running", [False, True], ids=["open", "running"])
@pytest.mark.parametrize("watch", [True, False], ids=["watched", "private"])
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_an_endpoint_is_for_whom_it_says(
    server: Server, endpoint: Endpoint, watch: bool, is_running: bool
) -> None:
    if is_running and endpoint.name == "token":
        pytest.skip("there is no free seat in a running match")
    at_a_table = "{table}" in endpoint.path
    if not at_a_table and (is_running or not watch):
        return  # no table, no difference
    for caller in CALLERS:
        seat = PLAYER if endpoint.who == "seat" and endpoint.query else None
        company = Company(server, watch, is_running)
        expected = allowed(endpoint.who, caller, watch)
        assert company.refusal(endpoint, caller, seat) == expected, caller


@pytest.mark.parametrize(
    "endpoint", [e for e in ENDPOINTS if e.audience], ids=lambda endpoint: endpoint.name
)
def test_nobody_looks_through_the_eyes_of_others(server: Server, endpoint: Endpoint) -> None:
    company = Company(server, watch=True, is_running=True)
    for caller in CALLERS:
        expected = None if caller == "player" else "not_yours"
        assert company.refusal(endpoint, caller, PLAYER) == expected, caller


def test_every_kind_of_caller_is_asked_for_somewhere() -> None:
    assert {endpoint.who for endpoint in ENDPOINTS} == set(WHO)
