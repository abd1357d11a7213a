"""Sitting down, hosting, leaving and coming back, talk, looking back."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from backroom.engine.pictures import positions
from backroom.engine.view import fields_of
from backroom.server.games import find
from tests.server.harness import Server, Table, User, command, wait_for

# ------------------------------------------------------------------ sitting down


def test_guests_sit_down_by_code_and_by_invite_until_the_table_is_full(
    server: Server, ada: User, bob: User
) -> None:
    table = ada.open("bosses", 3, mine=[0])
    info = table.info()
    bob.ok("POST", "/api/join", {"code": info["code"].lower(), "seat": 2})
    cid = server.person("Cid")
    cid.ok("POST", "/api/join", {"invite": info["invite"]})
    seats = table.info()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Cid", "Bob"]
    server.person("Dan").fails(409, "POST", "/api/join", {"invite": info["invite"]})
    onlooker = server.person("Eve")
    assert onlooker.ok("POST", "/api/join", {"code": info["code"], "watch": True})["code"] is None
    onlooker.fails(404, "POST", "/api/join", {"code": "NOPE22"})


def test_a_guest_moves_to_a_free_seat_and_gets_up(ada: User, bob: User) -> None:
    table = ada.open("bosses", 3, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    theirs = table.seen_by(bob)
    theirs.post("sit", {"seat": 2})
    assert theirs.info()["my_seats"] == [2]
    bob.fails(409, "POST", f"{table.path}/sit", {"seat": 0})
    theirs.post("sit", {"seat": None})
    assert [seat["kind"] for seat in table.info()["seats"]] == ["person", "free", "free"]


def test_three_clicks_to_a_table_with_bots(ada: User) -> None:
    ada.server.ready("bosses")
    wanted = {"game": "bosses", "seats": 3, "bots": {"1": "greedy", "2": "random"}, "start": True}
    info = ada.ok("POST", "/api/tables", {**wanted, "settings": {"pace": "fast"}})
    table = Table(ada, info["table"])
    wait_for(lambda: table.state(0)["ask"] is not None)
    table.play(0)
    wait_for(lambda: table.state(0)["ask"] is not None)


def test_who_plays_with_a_net_is_offered_where_there_is_one(tmp_path: Path) -> None:
    house = Server(tmp_path, offer="bosses,cosa_nostra").start()
    try:
        ada = house.person("Ada")
        told = ada.ok("GET", "/api/games")
        own = {game["name"]: game["own_bots"] for game in told["games"]}
        assert own == {"bosses": [], "cosa_nostra": ["net", "consigliere"]}
        assert not {"net", "consigliere"} & set(told["bots"])
        table = ada.open("cosa_nostra", 3, mine=[0], bots={"1": "net", "2": "consigliere"})
        assert [seat["bot"] for seat in table.info()["seats"]] == [None, "net", "consigliere"]
        wanted = {"game": "bosses", "seats": 2, "mine": [0], "bots": {"1": "net"}}
        ada.fails(422, "POST", "/api/tables", wanted)
    finally:
        house.stop()


@pytest.mark.parametrize("start", [False, True])
def test_the_same_id_opens_one_table(server: Server, ada: User, bob: User, start: bool) -> None:
    """Asked for again, one after the other or at once, in whatever letters it is written."""
    server.ready("bosses")
    wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": start, "id": str(uuid.uuid4())}
    with ThreadPoolExecutor(8) as at_once:
        found = at_once.map(lambda _: ada.ok("POST", "/api/tables", wanted)["table"], range(8))
        (table,) = set(found)
    again = {**wanted, "id": wanted["id"].upper(), "seats": 3}
    assert ada.ok("POST", "/api/tables", again)["table"] == table
    assert [mine["table"] for mine in ada.ok("GET", "/api/me/tables")["tables"]] == [table]
    assert bob.ok("POST", "/api/tables", wanted)["table"] != table
    assert ada.ok("POST", "/api/tables", {**wanted, "id": str(uuid.uuid4())})["table"] != table


def test_the_same_id_does_not_lead_back_to_a_table_one_was_removed_from(
    ada: User, bob: User
) -> None:
    wanted = {"game": "bosses", "seats": 2, "id": str(uuid.uuid4())}
    table = Table(ada, ada.ok("POST", "/api/tables", wanted)["table"])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.post("host", {"person": bob.ok("GET", "/api/me")["person"]})
    table.seen_by(bob).post("seats/0/remove")
    assert ada.fails(403, "POST", "/api/tables", wanted)["reason"] == "removed"


def test_seats_are_shuffled(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    places = set()
    for _ in range(30):
        places.add(table.post("shuffle")["my_seats"][0])
    assert places == {0, 1}


def test_tables_are_unlisted_unless_opened(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])

    def is_listed() -> bool:
        return table.id in [entry["table"] for entry in bob.ok("GET", "/api/lobby")["tables"]]

    assert not is_listed()
    bob.fails(403, "POST", f"{table.path}/sit", {"seat": 1})
    ada.ok("PUT", f"{table.path}/settings", {"listed": True})
    assert is_listed()
    bob.ok("POST", f"{table.path}/sit", {"seat": 1})


def test_a_table_that_is_not_to_be_watched(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, settings={"watch": False})
    bob.fails(403, "GET", table.path)
    bob.fails(403, "GET", f"{table.path}/state")


def test_what_a_game_does_not_have_is_refused(ada: User) -> None:
    for wrong in (
        {"seats": 5},
        {"options": {"nonsense": True}},
        {"options": {"tied_gangs_vanish": "perhaps"}},
        {"edition": "nobody-1900"},
        {"bots": {"1": "stockfish"}},
        {"bots": {"0": "random"}},
        {"mine": [9]},
    ):
        status = 404 if "mine" in wrong else 422
        ada.fails(status, "POST", "/api/tables", {"game": "bosses", "seats": 2, **wrong})
    ada.fails(404, "POST", "/api/tables", {"game": "chess", "seats": 2})


def test_my_tables_names_those_that_wait_for_me(ada: User) -> None:
    table = ada.open("bosses", 2).start()
    mine = {entry["table"]: entry for entry in ada.ok("GET", "/api/me/tables")["tables"]}
    assert mine[table.id]["waiting"] == table.asked()


def test_an_account_keeps_the_list_across_devices(server: Server, ada: User) -> None:
    table = ada.open("bosses", 2)
    account = {"account": f"ada-{table.id[:8]}", "password": "correct horse"}
    ada.ok("POST", "/api/me/account", account)
    server.person("Mallory").fails(422, "POST", "/api/me/account", account)
    elsewhere = User(server)
    elsewhere.fails(403, "POST", "/api/login", {**account, "password": "wrong horse"})
    elsewhere.ok("POST", "/api/login", account)
    assert table.id in [t["table"] for t in elsewhere.ok("GET", "/api/me/tables")["tables"]]
    elsewhere.ok("POST", "/api/logout")
    assert elsewhere.ok("GET", "/api/me")["person"] is None


# ------------------------------------------------------------------ hosting


def test_only_the_host_hosts(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    for what in ("start", "pause", "resume", "close", "shuffle"):
        bob.fails(403, "POST", f"{table.path}/{what}")
    bob.fails(403, "POST", f"{table.path}/seats/0/remove")
    bob.fails(403, "PUT", f"{table.path}/settings", {})
    table.post("host", {"person": bob.ok("GET", "/api/me")["person"]})
    table.seen_by(bob).start()


def test_pausing_stops_everything(ada: User) -> None:
    table = ada.open("bosses", 2).start()
    table.post("pause")
    seat = table.asked()[0]
    ada.fails(409, "POST", f"{table.path}/commands", command(seat, 1, "place own1 a1"))
    table.post("resume")
    table.play(seat)
    table.post("close")
    ada.fails(409, "POST", f"{table.path}/commands", command(seat, 1, "place own1 a1"))


def test_the_host_removes_somebody_and_a_bot_plays_on(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    theirs = table.seen_by(bob)
    with theirs.socket(1) as stream:
        stream.next("welcome")
        table.post("seats/1/remove")
        assert not stream.next("goodbye")["again"]
    bob.fails(403, "GET", f"{table.path}/state?seat=1")
    assert table.info()["seats"][1]["stand_in"]
    # Else a host could take any hand by removing who holds it.
    ada.fails(409, "POST", f"{table.path}/seats/1/link")
    ada.fails(403, "POST", f"{table.path}/seats/1/token")


def test_a_resigned_seat_is_played_on_by_a_bot_for_good(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0], settings={"pace": "fast"})
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    table.seen_by(bob).post("seats/1/resign")
    assert table.info()["seats"][1]["resigned"]
    bob.fails(403, "POST", f"{table.path}/seats/1/return")
    for _ in range(3):
        wait_for(lambda: table.state(0)["ask"] is not None)
        table.play(0)


def test_a_seat_that_is_away_is_given_to_a_bot_and_taken_back_by_returning(
    ada: User, bob: User
) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    theirs = table.seen_by(bob)
    with theirs.socket(1) as stream:
        stream.next("welcome")
        ada.fails(403, "POST", f"{table.path}/seats/1/bot", {"bot": "random"})
    wait_for(lambda: not table.info()["seats"][1]["connected"])
    table.post("seats/1/bot", {"bot": "random"})
    assert table.info()["seats"][1]["stand_in"]
    with theirs.socket(1) as stream:
        stream.next("welcome")
        wait_for(lambda: not table.info()["seats"][1]["stand_in"])


def test_leaving_before_the_start_passes_the_host_on(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.post("leave")
    assert table.seen_by(bob).info()["is_host"]


def test_a_rematch_rotates_the_seats_and_keeps_the_tally(ada: User, bob: User) -> None:
    table = ada.open("one_die", seats=_fewest(ada, "one_die"), mine=[0], bots={})
    for seat in range(1, len(table.info()["seats"])):
        bob.ok("POST", f"/api/join", {"code": table.info()["code"], "seat": seat})  # noqa: F541
        break
    for seat, info in enumerate(table.info()["seats"]):
        if info["kind"] == "free":
            table.post(f"seats/{seat}/bot", {"bot": "random"})
    table.start()
    theirs = table.seen_by(bob)
    while table.info()["state"] != "over":
        for one in (table, theirs):
            for seat in one.asked():
                one.play(seat)
    again = table.post("rematch")
    assert theirs.post("rematch")["table"] == again["table"], "there is one rematch"
    seats = len(again["seats"])
    assert again["my_seats"] == [seats - 1]
    assert {entry["name"]: entry["matches"] for entry in again["tally"]}["Ada"] == 1
    assert table.info()["next"] == again["table"]
    assert again["commitment"] != table.info()["commitment"]


def test_a_rematch_calls_everybody_and_keeps_the_bots(ada: User, bob: User) -> None:
    table = ada.open("bosses", 4, mine=[0], bots={"2": "random", "3": "random"})
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    theirs = table.seen_by(bob)
    while table.info()["state"] != "over":
        for one in (table, theirs):
            for seat in one.asked():
                one.play(seat)
    with ada.socket() as elsewhere, table.socket(0) as still_there:
        still_there.next("welcome")
        again = theirs.post("rematch")
        assert again["is_host"], "who asks can start it"
        call = elsewhere.next("notice")
        assert (call["table"], call["by"], call["seat"]) == (again["table"], "Bob", 3)
        told = still_there.next("table")["table"]
        while told["next"] is None:
            told = still_there.next("table")["table"]
        assert (told["next"], told["next_by"]) == (again["table"], "Bob")
    # Everybody moves on by one seat; the bots are still themselves.
    assert [seat["face"] for seat in again["seats"]] == [None, 2, 3, None]
    tally = [(one["name"], one["face"], one["matches"]) for one in again["tally"]]
    assert tally == [("Ada", None, 1), ("Bob", None, 1), ("random", 2, 1), ("random", 3, 1)]


def _fewest(user: User, name: str) -> int:
    games = {entry["name"]: entry for entry in user.ok("GET", "/api/games")["games"]}
    return max(2, games[name]["seats"][0])


# ------------------------------------------------------------------ clocks


def test_a_bot_stands_in_when_the_clock_runs_out(ada: User, bob: User) -> None:
    clock = {"kind": "move", "amount": 10}
    table = ada.open("bosses", 2, settings={"clock": clock, "pace": "fast"}).start()
    seat = table.asked()[0]
    state = table.state(seat)
    assert state["deadlines"][seat] is not None
    assert state["deadlines"][1 - seat] is None
    wait_for(lambda: table.info()["seats"][seat]["stand_in"])
    wait_for(lambda: table.state(1 - seat)["ask"] is not None)
    table.post(f"seats/{seat}/return")
    assert not table.info()["seats"][seat]["stand_in"]


# ------------------------------------------------------------------ talk


def test_what_onlookers_say_is_not_shown_to_players_of_a_running_game(
    server: Server, ada: User
) -> None:
    table = ada.open("bosses", 2).start()
    eve, fay = server.person("Eve"), server.person("Fay")
    with table.socket(0) as player, table.seen_by(fay).socket() as watching:
        player.next("welcome")
        watching.next("welcome")
        eve.ok("POST", f"{table.path}/chat", {"text": "Red should shoot!"})
        table.post("chat", {"text": "Good evening.\x07"})
        assert watching.next("chat")["line"]["text"] == "Red should shoot!"
        line = player.next("chat")["line"]
        assert (line["text"], line["number"]) == ("Good evening.", 1)
    texts = [line["text"] for line in ada.ok("GET", f"{table.path}/chat")["lines"]]
    assert texts == ["Good evening."]
    ada.fails(422, "POST", f"{table.path}/chat", {"text": "x" * 501})
    table.finish()
    assert len(ada.ok("GET", f"{table.path}/chat")["lines"]) == 2


def test_one_notice_for_each_turn_handed_over(ada: User, bob: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    theirs = table.seen_by(bob)
    if table.state(0)["ask"] is None:
        theirs.play(1)
    with theirs.socket(1) as stream:
        stream.next("welcome")
        while table.state(0)["ask"] is not None:
            table.play(0, next(_placing(table.state(0))))
        notice = stream.next("notice")
        assert (notice["table"], notice["seat"]) == (table.id, 1)
        stream.nothing_but("table", "update", table=table)


def test_notices_of_other_tables_come_over_the_persons_own_socket(ada: User, bob: User) -> None:
    here = ada.open("bosses", 2, mine=[0])
    bob.ok("POST", "/api/join", {"code": here.info()["code"]})
    there = _two_at(bob, ada)
    with here.seen_by(bob).socket(1) as at_the_table, bob.socket() as own:
        at_the_table.next("welcome")
        _hand_over(there, bob, ada)
        notice = own.next()
        told = {"type": "notice", "table": there.id, "game": "bosses", "seat": 0, "by": None}
        assert notice == told
        at_the_table.nothing_but("table", table=here)
        here.start()
        while here.state(0)["ask"] is not None:
            here.play(0, next(_placing(here.state(0))))
        assert own.next()["table"] == at_the_table.next("notice")["table"] == here.id


def test_a_table_against_bots_alone_does_not_call(ada: User, bob: User) -> None:
    solo = ada.open("bosses", 2, mine=[0], bots={"1": "random"}, start=True)
    with ada.socket() as own:
        wait_for(lambda: solo.state(0)["ask"] is not None)
        before = solo.state(0)["ask"]
        solo.play(0)
        wait_for(lambda: (solo.state(0)["ask"] or 0) > before)
        there = _two_at(ada, bob)
        _hand_over(there, ada, bob)
        assert own.next()["table"] == there.id, "where somebody waits"
    listed = {one["table"]: one["solo"] for one in ada.ok("GET", "/api/me/tables")["tables"]}
    assert (listed[solo.id], listed[there.id]) == (True, False)


def _two_at(host: User, guest: User) -> Table:
    """A running table: the host at seat 0, the guest at seat 1."""
    table = host.open("bosses", 2, mine=[0])
    guest.ok("POST", "/api/join", {"code": table.info()["code"]})
    return table.start()


def _hand_over(table: Table, host: User, guest: User) -> None:
    """It is the host's turn, and was the guest's before."""
    for seat, user in ((0, host), (1, guest)):
        theirs = table.seen_by(user)
        while theirs.state(seat)["ask"] is not None:
            theirs.play(seat, next(_placing(theirs.state(seat))))


def _placing(state):  # type: ignore[no-untyped-def]
    return (e["text"] for e in state["view"]["legal"] if e["verb"] in ("place", "score"))


# ------------------------------------------------------------------ the house


def test_texts_and_rulebooks_are_served(ada: User) -> None:
    assert "game-name" in ada.ok("GET", "/api/games/bosses/texts/de")
    assert "**B7**" in ada.ok("GET", "/api/games/bosses/rulebook/en")
    ada.fails(404, "GET", "/api/games/bosses/texts/xx")
    ada.fails(404, "GET", "/api/games/chess/texts/en")


def test_pictures_of_the_rulebook_are_served(ada: User) -> None:
    pictures = ada.ok("GET", "/api/games/bosses/pictures")["pictures"]
    bosses = find("bosses")
    assert list(pictures) == list(positions(bosses))
    fresh, match = pictures["fresh"], positions(bosses)["fresh"].play(bosses)
    assert (fresh["seats"], fresh["view"]) == (2, match.view(None))
    assert fresh["past"] == match.events_for(None)
    assert [event["event"] for event in fresh["last"]] == ["placed"]
    ada.fails(404, "GET", "/api/games/chess/pictures")


def test_what_is_in_the_box_is_served(ada: User) -> None:
    edition = find("bosses").default_edition
    box = ada.ok("GET", f"/api/games/bosses/box/{edition}")
    assert box == fields_of(find("bosses").edition().box, 0)
    ada.fails(404, "GET", "/api/games/bosses/box/homemade")
    ada.fails(404, "GET", f"/api/games/chess/box/{edition}")


@pytest.mark.parametrize(
    "path",
    ["box/{edition}", "texts/de", "rulebook/en", "pictures"],
    ids=["box", "texts", "rulebook", "pictures"],
)
def test_a_browser_that_has_a_box_asks_whether_it_still_is_the_same(ada: User, path: str) -> None:
    """So that an upgrade is seen at once, and nothing is sent twice."""
    at = f"/api/games/bosses/{path.format(edition=find('bosses').default_edition)}"
    first = ada.call("GET", at)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    # A proxy that packs what it sends has only a weak hash of it.
    for known in (tag, f"W/{tag}"):
        again = ada.call("GET", at, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    other = ada.call("GET", at, headers={"If-None-Match": '"the one before"'})
    assert (other.status_code, other.content) == (200, first.content)
