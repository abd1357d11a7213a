"""What a host can and cannot do: no hand but the own, no seat taken unasked, nothing untold."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.engine.matchfile import replay, verify
from backroom.server import clock
from backroom.server.config import Config
from backroom.server.house import House
from backroom.server.http.admission import Asked
from backroom.server.http.endpoints import ENDPOINTS
from backroom.server.http.endpoints.play import Say
from backroom.server.http.endpoints.tables import new_doc
from backroom.server.http.requests import Caller
from backroom.server.hub import Listener
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.store import rights
from backroom.server.store.meta import set_meta
from backroom.server.table import seating
from backroom.server.table.document import Doc, Person, Settings, encode
from backroom.server.table.rights import Right
from backroom.server.table.table import Command
from tests.server.harness import TOY_FOLDERS, Server, Stream, Table, User, wait_for


def seated(ada: User, *others: User, game: str = "sealed_bids", seats: int = 3) -> Table:
    """Ada hosts, the others sit beside her, bots take the rest."""
    bots = {str(seat): "random" for seat in range(1 + len(others), seats)}
    table = ada.open(game, seats, mine=[0], bots=bots, settings={"pace": "fast"})
    for seat, other in enumerate(others, 1):
        other.ok("POST", "/api/join", {"code": table.info()["code"], "seat": seat})
    return table


def is_closed(stream: Stream) -> str:
    """Why a socket ends; what comes before may only be about the table."""
    while (message := stream.next())["type"] != "goodbye":
        assert message["type"] in ("table", "chat"), message
    with pytest.raises(ConnectionClosed):
        stream.next()
    return str(message["reason"])


# ------------------------------------------------------------------ somebody else in a seat


def test_a_seat_of_a_running_match_is_given_on_only_as_its_holder_agrees(
    server: Server, ada: User, bob: User
) -> None:
    cid = server.person("Cid")
    # People alone: nothing happens but what is done here.
    table = seated(ada, bob, server.person("Dan")).start()
    path = f"{table.path}/seats/1"
    with table.seen_by(bob).socket(1) as stream:
        stream.next("welcome")
        assert ada.fails(403, "POST", f"{path}/link")["reason"] == "not_agreed"
        ada.ok("POST", f"{path}/release")
        while stream.next("table")["table"]["seats"][1]["release"] != "asked":
            pass
        ada.fails(403, "POST", f"{path}/link")
        bob.ok("PUT", f"{path}/release", {"agree": False})
        ada.fails(403, "POST", f"{path}/link")
        ada.ok("POST", f"{path}/release")
        bob.ok("PUT", f"{path}/release", {"agree": True})
        link = ada.ok("POST", f"{path}/link")["token"]
        # Bob sees the link, and may take back what he has said for as long as he sits there.
        holders = bob.ok("GET", f"{path}/holders")["holders"]
        assert [(one["kind"], one["name"], one["replaces"]) for one in holders] == [
            ("device", "Bob", False),
            ("link", "Ada", True),
        ]
        bob.ok("PUT", f"{path}/release", {"agree": False})
        cid.fails(403, "POST", "/api/continue", {"token": link})
        ada.ok("POST", f"{path}/release")
        bob.ok("PUT", f"{path}/release", {"agree": True})
        cid.ok("POST", "/api/continue", {"token": link})
        assert is_closed(stream) == "no_longer_yours"
    seat = table.info()["seats"][1]
    assert (seat["name"], seat["release"]) == ("Cid", None)
    said = ada.ok("GET", f"{table.path}/chat")["lines"][-1]
    names = {"host": "Ada", "before": "Bob", "after": "Cid"}
    assert (said["person"], said["house"]) == ("", {"what": "given", "names": names})
    assert said["text"] == "Ada gave the seat of Bob to Cid."
    record = ada.ok("GET", f"{table.path}/record?seat=0")
    assert "\nnote Ada gave the seat of Bob to Cid.\n" in record


def test_a_seat_that_is_away_is_given_on_but_not_once_its_holder_is_back(
    server: Server, ada: User, bob: User
) -> None:
    """The server of the tests has an away time of nothing."""
    table = seated(ada, bob).start()
    link = table.post("seats/1/link")["token"]
    with table.seen_by(bob).socket(1) as stream:
        stream.next("welcome")
        server.person("Cid").fails(403, "POST", "/api/continue", {"token": link})
    wait_for(lambda: not table.info()["seats"][1]["connected"])
    server.person("Cid").ok("POST", "/api/continue", {"token": link})
    assert table.info()["seats"][1]["name"] == "Cid"


def test_a_clock_is_as_long_as_one_may_be_away(ada: User, bob: User) -> None:
    settings = {"clock": {"kind": "day", "amount": 2}}
    table = ada.open("sealed_bids", 3, mine=[0], bots={"2": "random"}, settings=settings)
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    ada.fails(403, "POST", f"{table.path}/seats/1/link")


def test_a_bots_seat_is_nobodys_to_take(server: Server, ada: User) -> None:
    table = seated(ada)
    link = table.post("seats/1/link")["token"]
    table.start()
    for what in ("link", "token", "release"):
        assert table.user.call("POST", f"{table.path}/seats/1/{what}").status_code in (403, 409)
    server.person("Cid").fails(409, "POST", "/api/continue", {"token": link})


def test_a_lent_seat_is_the_hosts_and_its_token_ends_with_the_loan(
    server: Server, ada: User, bob: User
) -> None:
    table = ada.open("sealed_bids", 3, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"], "seat": 1})

    def lend() -> tuple[User, contextlib.ExitStack, Stream]:
        outside = User(server, table.post("seats/2/token")["token"])
        stack = contextlib.ExitStack()
        stream = stack.enter_context(table.seen_by(outside).socket(2))
        stream.next("welcome")
        outside.ok("GET", f"{table.path}/state?seat=2")
        return outside, stack, stream

    def revoke() -> None:
        (token,) = ada.ok("GET", f"{table.path}/seats/2/holders")["holders"]
        table.post(f"seats/2/holders/{token['id']}/revoke")
        assert table.info()["seats"][2]["kind"] == "free"

    def hand_over() -> None:
        table.post("host", {"person": bob.ok("GET", "/api/me")["person"]})

    for way in (
        lambda: table.post("seats/2/bot", {"bot": "random"}),
        lambda: table.post("seats/2/remove"),
        lambda: table.post("seats/2/token"),
        lambda: server.person("Cid").ok(
            "POST", "/api/continue", {"token": table.post("seats/2/link")["token"]}
        ),
        revoke,
        hand_over,
    ):
        if table.info()["seats"][2]["kind"] != "free":
            table.post("seats/2/remove")
        outside, stack, stream = lend()
        with stack:
            way()
            while stream.next()["type"] != "goodbye":
                pass
            outside.fails(401, "GET", f"{table.path}/state?seat=2")


def test_a_lent_seat_that_is_given_to_a_bot_in_a_match_is_the_bots(
    server: Server, ada: User, bob: User
) -> None:
    """Nobody comes back to it: else the host could look at what the bot holds."""
    table = ada.open("sealed_bids", 3, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"], "seat": 1})
    outside = User(server, table.post("seats/2/token")["token"])
    table.start()
    outside.ok("GET", f"{table.path}/state?seat=2")
    seat = table.post("seats/2/bot", {"bot": "random"})["seats"][2]
    assert (seat["stand_in"], seat["outside"]) == (True, False)
    outside.fails(401, "GET", f"{table.path}/state?seat=2")
    for what in ("token", "link", "release"):
        assert ada.call("POST", f"{table.path}/seats/2/{what}").status_code in (403, 409)


def test_a_lent_seat_whose_clock_ran_out_is_still_the_hosts_to_take_back(
    server: Server, ada: User, bob: User
) -> None:
    settings = {"clock": {"kind": "move", "amount": 5}}
    table = ada.open("sealed_bids", 3, mine=[0], settings=settings)
    bob.ok("POST", "/api/join", {"code": table.info()["code"], "seat": 1})
    outside = User(server, table.post("seats/2/token")["token"])
    table.start()
    wait_for(lambda: table.info()["seats"][2]["stand_in"])
    outside.ok("GET", f"{table.path}/state?seat=2")
    (token,) = ada.ok("GET", f"{table.path}/seats/2/holders")["holders"]
    table.post(f"seats/2/holders/{token['id']}/revoke")
    outside.fails(401, "GET", f"{table.path}/state?seat=2")


# ------------------------------------------------------------------ people who must go


def test_who_was_removed_is_not_back_with_the_next_match(
    server: Server, ada: User, bob: User
) -> None:
    table = seated(ada, bob).start()
    ada.ok("PUT", f"{table.path}/settings", {**table.info()["settings"], "listed": True})
    table.post("seats/1/remove")
    table.post("close")
    again = Table(ada, table.post("rematch")["table"])
    settings = {**again.info()["settings"], "listed": True}
    ada.ok("PUT", f"{again.path}/settings", settings)
    assert bob.fails(403, "POST", f"{again.path}/sit", {"seat": 0})["reason"] == "removed"
    bob.ok("POST", "/api/join", {"code": again.info()["code"]})


def test_who_was_removed_does_not_come_back_with_the_same_code(
    server: Server, ada: User, bob: User
) -> None:
    table = seated(ada, bob)
    table.post("seats/2/remove")
    old = table.info()
    with table.seen_by(bob).socket() as watching, table.seen_by(bob).socket(1) as sitting:
        watching.next("welcome")
        sitting.next("welcome")
        table.post("seats/1/remove")
        assert is_closed(watching) == is_closed(sitting) == "removed"
    fresh = table.info()
    assert (fresh["code"], fresh["invite"]) != (old["code"], old["invite"])
    for by in ("code", "invite"):
        bob.fails(404, "POST", "/api/join", {by: old[by]})
    assert bob.fails(403, "GET", table.path)["reason"] == "removed"
    ada.ok("PUT", f"{table.path}/settings", {"listed": True})
    assert bob.fails(403, "POST", f"{table.path}/sit", {"seat": 1})["reason"] == "removed"
    bob.ok("POST", "/api/join", {"code": fresh["code"], "seat": 1})
    assert table.info()["seats"][1]["name"] == "Bob"


def test_without_onlookers_their_sockets_end(server: Server, ada: User, bob: User) -> None:
    table = seated(ada, bob).start()
    eve = server.person("Eve")
    with table.seen_by(eve).socket() as onlooker, table.seen_by(bob).socket() as player:
        onlooker.next("welcome")
        player.next("welcome")
        ada.ok("PUT", f"{table.path}/settings", {"watch": False, "pace": "fast"})
        while (message := onlooker.next())["type"] != "goodbye":
            assert message["type"] in ("table", "update")
        assert message["reason"] == "no_onlookers"
        player.nothing_but("table", "update", table=table)
    eve.fails(403, "GET", f"{table.path}/state")


def test_logging_out_ends_all_sockets_of_that_browser_alone(server: Server, ada: User) -> None:
    table = seated(ada)
    account = {"account": f"a-{table.id[:8]}", "password": "correct horse"}
    ada.ok("POST", "/api/me/account", account)
    elsewhere = User(server)
    elsewhere.ok("POST", "/api/login", account)
    there = table.seen_by(elsewhere)
    with ada.socket() as own, table.socket(0) as seat, there.socket(0) as other:
        seat.next("welcome")
        other.next("welcome")
        ada.ok("POST", "/api/logout")
        assert own.next()["type"] == "goodbye"
        while seat.next()["type"] != "goodbye":
            pass
        other.nothing_but("table", table=there)
    (device,) = elsewhere.ok("GET", f"{table.path}/seats/0/holders")["holders"]
    assert device["yours"]
    elsewhere.fails(409, "POST", f"{table.path}/seats/0/holders/{device['id']}/revoke")


def test_logging_in_ends_the_session_whose_cookie_is_replaced(server: Server, ada: User) -> None:
    table = seated(ada)
    account = {"account": f"b-{table.id[:8]}", "password": "correct horse"}
    owner = server.person("Bea")
    owner.ok("POST", "/api/me/account", account)
    guest, again = User(server), User(server)
    guest.http.cookies.update(ada.http.cookies)
    again.http.cookies.update(owner.http.cookies)
    with table.socket(0) as seat:
        seat.next("welcome")
        ada.fails(403, "POST", "/api/login", {**account, "password": "wrong horse"})
        assert guest.ok("GET", "/api/me")["person"] is not None
        ada.ok("POST", "/api/login", account)
        while seat.next()["type"] != "goodbye":
            pass
    assert guest.ok("GET", "/api/me")["person"] is None
    # To the same account, too.
    owner.ok("POST", "/api/login", account)
    assert again.ok("GET", "/api/me")["person"] is None
    assert ada.ok("GET", "/api/me")["person"] == owner.ok("GET", "/api/me")["person"]


def test_logging_out_ends_rights_to_tables_whose_game_is_not_offered(own_server: Server) -> None:
    """All of them, at tables of either kind, and those to a match that cannot be loaded for good:
    the game may be offered again."""
    ada = own_server.start().person("Ada")
    tables = [ada.open(g, n).start() for g, n in (("sealed_bids", 3), ("one_die", 2)) * 2]
    bots = [User(own_server, table.post("seats/0/token")["token"]) for table in tables]
    own_server.stop()
    own_server.settings["offer"] = "one_die"
    own_server.start().ready()
    ada.ok("POST", "/api/logout")
    own_server.stop()
    own_server.settings["offer"] = "one_die,sealed_bids"
    own_server.start().ready()
    for table, bot in zip(tables, bots, strict=True):
        bot.fails(401, "GET", f"{table.path}/state?seat=0")


def test_a_lent_device_cannot_turn_the_owner_out(server: Server, ada: User) -> None:
    table = seated(ada)
    phone = server.person("telephone")
    phone.ok("POST", "/api/continue", {"token": table.post("seats/0/link")["token"]})
    holders = phone.ok("GET", f"{table.path}/seats/0/holders")["holders"]
    (owner,) = [one["id"] for one in holders if one["name"] == "Ada"]
    phone.fails(403, "POST", f"{table.path}/seats/0/holders/{owner}/revoke")
    phone.fails(404, "POST", f"{table.path}/seats/0/holders/none/revoke")


# ------------------------------------------------------------------ called off


def nobody_is_asked(state: Any) -> None:
    view = state["view"]
    assert (state["ask"], state["draft"], view["ask"]) == (None, None, None)
    assert (view["legal"], view["to_act"]) == ([], [])


def test_a_running_match_is_called_off_and_its_dealing_opened(
    server: Server, ada: User, bob: User
) -> None:
    table = seated(ada, bob, game="bosses").start()
    theirs = table.seen_by(bob)
    assert table.info()["secret"] is None
    wait_for(lambda: table.asked() or theirs.asked())
    asked = table if table.asked() else theirs
    (seat,) = asked.asked()
    asked.play(seat, confirm="no")
    with asked.socket(seat) as own, theirs.socket(1) as stream:
        assert own.next("welcome")["state"]["draft"] is not None
        stream.next("welcome")
        table.post("close")
        nobody_is_asked(own.next("update")["state"])
        while (told := stream.next("table")["table"])["state"] != "closed":
            pass
    for user, place in ((ada, 0), (bob, 1), (bob, None)):
        nobody_is_asked(table.seen_by(user).state(place))
    assert (told["called_off"], told["result"]) == ("Ada", None)
    assert told["secret"] is not None
    tally = {entry["name"]: entry for entry in told["tally"]}
    assert (tally["Bob"]["matches"], tally["Bob"]["wins"], tally["Bob"]["called_off"]) == (0, 0, 1)
    assert bob.ok("GET", f"{table.path}/chat")["lines"][-1]["house"]["what"] == "called_off"
    assert bob.ok("GET", f"{table.path}/verify")["honest"]
    record = bob.ok("GET", f"{table.path}/record")
    assert "\nnote The match was called off by Ada.\n" in record
    assert verify(record).honest
    assert replay(record).notes == ("The match was called off by Ada.",)
    # Looking back, whoever was asked is asked.
    for place in range(3):
        steps = bob.ok("GET", f"{table.path}/replay?seat={place}")["steps"]
        assert steps[-1]["view"]["to_act"] == [seat]
    bob.fails(409, "POST", f"{table.path}/seats/1/resign")
    again = theirs.post("rematch")
    assert {entry["name"]: entry["called_off"] for entry in again["tally"]}["Bob"] == 1


def test_a_table_that_is_closed_before_the_start_opens_nothing(ada: User) -> None:
    info = seated(ada).post("close")
    assert (info["state"], info["called_off"], info["secret"]) == ("closed", None, None)


# ------------------------------------------------------------------ branches of a running match


def test_a_branch_of_a_running_match_tells_nothing_of_what_bots_hold(
    server: Server, ada: User, bob: User
) -> None:
    """Branches of matches that Ada cannot tell apart begin alike, whatever the bots hold."""
    table = seated(ada).start()
    wait_for(lambda: table.state(0)["ask"] is not None)
    branch = Table(ada, table.post("branch", {"seat": 0})["table"])
    info = branch.info()
    assert info["my_seats"] == [0]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    known = ("hand", "phase", "round")
    here, there = table.state(0)["view"], branch.state(0)["view"]
    assert {key: here[key] for key in known if key in here} == {
        key: there[key] for key in known if key in there
    }
    for seat in (1, 2):
        ada.fails(403, "GET", f"{branch.path}/state?seat={seat}")
        ada.fails(403, "POST", f"{table.path}/branch", {"seat": seat})
    branch.finish()
    assert ada.ok("GET", f"{branch.path}/verify")["honest"]
    ada.fails(409, "GET", f"{branch.path}/record")
    shared = seated(ada, bob).start()
    ada.fails(403, "POST", f"{shared.path}/branch", {})


# ------------------------------------------------------------------ a house without sockets

ADA, BOB, CID = Person("ada", "Ada"), Person("bob", "Bob"), Person("cid", "Cid")


def house_at(folder: Path, **settings: object) -> House:
    config = Config(
        database=f"sqlite:///{folder / 'a.sqlite'}",
        games=TOY_FOLDERS,
        offer="one_die",
        **settings,  # type: ignore[arg-type]
    )
    return House(config)


async def dealt(house: House) -> Room:
    """Ada hosts and plays against Bob; no clock."""
    asked = Asked(house, Caller("here", person=ADA), {}, {}, ENDPOINTS[0])
    doc = new_doc(asked, "one_die", 2, {}, "plain", Settings())
    for seat, person in enumerate((ADA, BOB)):
        seating.sit(doc, person, seat)
    room = await house.tables.create(doc)
    await house.tables.start(room, lambda: None)
    return room


def test_away_is_measured_from_the_last_connection_over_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never from the start of the server: who has been away for long still is after a restart, and
    whoever has just sat down is not, however long the server has run."""
    hour = 3600 * clock.SECOND
    moment = 1_000 * hour
    monkeypatch.setattr(clock, "now", lambda: moment)
    monkeypatch.setattr(clock, "house_time", lambda: moment)

    async def first() -> str:
        nonlocal moment
        house = house_at(tmp_path, away=180)
        house.open_up("http://localhost")
        house.database.open()
        await house.warmup.run()
        moment += hour
        room = await dealt(house)
        assert not house.presence.is_away(room, 1), "the match has just begun"
        listener = Listener(Right(BOB.id), room.doc.id, 1)
        assert listener.may_hear(room.doc)
        house.hub.add(listener)
        moment += hour
        assert not house.presence.is_away(room, 1), "connected"
        house.hub.remove(listener)
        assert not house.presence.is_away(room, 1), "gone this very moment"
        moment += 170 * clock.SECOND
        assert not house.presence.is_away(room, 1)
        await until(lambda: house.database.read_now(lambda c: rights.away_at(c, room.doc.id)))
        await house.database.write(lambda c: set_meta(c, "alive", str(moment)))
        await house.stop()
        return room.doc.id

    async def second(table: str) -> None:
        nonlocal moment
        house = house_at(tmp_path, away=180)
        house.open_up("http://localhost")
        house.database.open()
        await house.warmup.run()
        room = await house.tables.room(table)
        assert not house.presence.is_away(room, 1), "time without a server counts for nobody"
        moment += 20 * clock.SECOND
        assert house.presence.is_away(room, 1), "170 seconds before, and 20 since"
        house.tables.drop(room)
        room = await house.tables.room(table)
        assert house.presence.is_away(room, 1), "nor does leaving memory forget it"
        await house.stop()

    async def until(condition: object) -> None:
        while not condition():  # type: ignore[operator]
            await asyncio.sleep(0.01)

    table = asyncio.run(first())
    moment += hour
    asyncio.run(second(table))


def test_who_acts_without_a_socket_is_not_away_once_the_table_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last sign of life counts, and not when the match began."""
    moment = 1_000 * clock.DAY
    monkeypatch.setattr(clock, "now", lambda: moment)
    monkeypatch.setattr(clock, "house_time", lambda: moment)

    async def check() -> None:
        nonlocal moment
        house = house_at(tmp_path, away=180)
        house.open_up("http://localhost")
        house.database.open()
        await house.warmup.run()
        room = await dealt(house)
        (seat,) = room.table.standing.asked_seats()
        moment += 170 * clock.SECOND
        await house.tables.command(room, command_of(room, seat), lambda doc: None)
        moment += 20 * clock.SECOND
        assert not house.presence.is_away(room, seat)
        while house.presence.is_writing(room.doc.id):
            await asyncio.sleep(0.01)
        house.tables.drop(room)
        room = await house.tables.room(room.doc.id)
        assert not house.presence.is_away(room, seat)
        moment += 160 * clock.SECOND
        assert house.presence.is_away(room, seat)
        await house.stop()

    asyncio.run(check())


def command_of(room: Room, seat: int) -> Command:
    assert room.position is not None
    return Command(
        "00000000-0000-0000-0000-000000000001",
        seat,
        room.doc.asks[seat].number,
        action=str(room.position.legal(seat)[0]),
        confirm="yes",
    )


def remove_bob(doc: Doc) -> None:
    seating.remove(doc, 1, "random")


def let_cid_go(doc: Doc) -> None:
    seating.let_go(doc, 1, CID.id)


def hand_over(doc: Doc) -> None:
    doc.host = BOB.id


RACES = {
    "command": (BOB, remove_bob, "removed"),
    "say": (BOB, remove_bob, "removed"),
    "start": (ADA, hand_over, "host_only"),
    "rematch": (CID, let_cid_go, "not_seated"),
}


@pytest.mark.parametrize("what", RACES)
def test_who_waits_while_their_right_ends_is_refused(tmp_path: Path, what: str) -> None:
    """Admitted, then overtaken: what was allowed is asked again under the table's lock."""
    person, change, reason = RACES[what]

    def arrange(doc: Doc) -> None:
        """Cid sits beside Bob, who is asked; a match to start has not, one to follow is over."""
        doc.players[1].holders.append(CID.id)
        if what in ("start", "rematch"):
            doc.state = "open" if what == "start" else "over"

    async def race() -> tuple[str, bytes]:
        house = house_at(tmp_path)
        house.database.open()
        await house.warmup.run()
        room = await dealt(house)
        while 1 not in room.table.standing.asked_seats():
            await house.tables.command(room, command_of(room, 0), lambda doc: None)
        await house.tables.edit(room, arrange)
        endpoint = next(one for one in ENDPOINTS if one.name == what)
        body = {"command": command_of(room, 1), "say": Say("hello")}.get(what)
        caller, path = Caller("here", person=person), {"table": room.doc.id}
        asked = Asked(house, caller, path, {}, endpoint, body, room)
        asked.check_again()
        async with room.lock:
            waiting = asyncio.create_task(endpoint.handler(asked))
            for _ in range(3):
                await asyncio.sleep(0)
            await house.tables.edit_locked(room, change)
        before = encode(room.doc)
        try:
            await waiting
        except Problem as problem:
            return problem.name, before if encode(room.doc) == before else b""
        finally:
            await house.stop()
        return "", b""

    refused, unchanged = asyncio.run(race())
    assert refused == reason
    assert unchanged
