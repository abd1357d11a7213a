"""Commands, asks, drafts, streams."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import uuid
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Server, Table, User, command


@pytest.fixture
def bids(ada: User) -> Table:
    """Three hands of cards, all held by one person: covered bids, a spy, a hidden deck."""
    return ada.open("sealed_bids", 3).start()


def a_bid(table: Table, seat: int) -> str:
    legal = table.state(seat)["view"]["legal"]
    return next(entry["text"] for entry in legal if entry["verb"] == "bid")


def test_a_match_is_played_to_its_end(ada: User) -> None:
    table = ada.open("bosses", 3).start()
    info = table.finish()
    result = info["result"]
    assert [seat for seat, place in enumerate(result["places"]) if place == 1] == result["winners"]
    assert table.state(0)["view"]["scores"] == result["scores"]


def test_every_game_offered_can_be_played(server: Server, ada: User) -> None:
    for game in ada.ok("GET", "/api/games")["games"]:
        assert ada.open(game["name"], game["seats"][0]).start().finish()["state"] == "over"


def test_a_command_that_is_repeated_acts_once_and_is_answered_the_same(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    state = table.state(seat)
    sent = command(seat, state["ask"], state["view"]["legal"][0]["text"], confirm="yes")
    first = ada.ok("POST", f"{table.path}/commands", sent)
    after = table.state(seat)
    assert ada.ok("POST", f"{table.path}/commands", sent) == first
    assert table.state(seat) == after


def test_an_ask_that_is_over_is_answered_with_the_fresh_state(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    state = table.state(seat)
    table.play(seat)
    sent = command(seat, state["ask"], state["view"]["legal"][0]["text"])
    problem = ada.fails(409, "POST", f"{table.path}/commands", sent)
    assert problem["state"] == table.state(seat)


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    state = table.state(seat)
    problem = ada.fails(
        422, "POST", f"{table.path}/commands", command(seat, state["ask"], "move a1 c3")
    )
    assert (problem["reason"], problem["clause"]) == ("not_adjacent", "B7")
    why = ada.ok("GET", f"{table.path}/why?seat={seat}&action=move a1 c3")
    assert (why["legal"], why["reason"], why["clause"]) == (False, "not_adjacent", "B7")
    assert table.state(seat) == state


def test_what_an_action_would_cause_is_foretold(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    state = table.state(seat)
    told = ada.ok("GET", f"{table.path}/foretell?seat={seat}")
    assert (told["ask"], told["drafted"]) == (state["ask"], 0)
    assert list(told["foretold"]) == [entry["text"] for entry in state["view"]["legal"]]
    action, events = next(iter(told["foretold"].items()))
    table.play(seat, action)
    seen = table.events(seat, state["number"])["steps"][0]["events"]
    assert events
    assert seen[: len(events)] == events


def test_a_seat_is_foretold_its_own_actions_while_it_is_asked(server: Server, ada: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    path = f"{table.path}/foretell?seat="
    assert ada.fails(409, "GET", f"{path}0")["reason"] == "not_started"
    bea = server.person("Bea")
    bea.ok("POST", "/api/join", {"code": table.info()["code"]})
    table.start()
    users = [ada, bea]
    asked = next(s for s, user in enumerate(users) if table.seen_by(user).state(s)["ask"])
    assert users[asked].ok("GET", f"{path}{asked}")["foretold"]
    assert users[1 - asked].fails(403, "GET", f"{path}{asked}")["reason"] == "not_yours"
    assert User(server).fails(403, "GET", f"{path}{asked}")["reason"] == "not_yours"
    assert ada.fails(404, "GET", f"{path}2")["reason"] == "no_seat"
    assert users[1 - asked].ok("GET", f"{path}{1 - asked}")["foretold"] == {}


def test_what_is_foretold_comes_after_the_draft(bids: Table) -> None:
    bids.play(0, a_bid(bids, 0), confirm="no")
    told = bids.user.ok("GET", f"{bids.path}/foretell?seat=0")
    legal = [entry["text"] for entry in bids.state(0)["view"]["legal"]]
    assert (told["drafted"], list(told["foretold"])) == (1, legal)
    assert told["foretold"]["done"] == [{"event": "closed", "seat": 0}], "nobody knows the others"
    assert told["foretold"]["spy"] == [], "a spy does not know yet what it will see"
    bids.play(0, "spy", confirm="no")
    again = bids.user.ok("GET", f"{bids.path}/foretell?seat=0")
    assert again == told, "what waits to be confirmed is told like before it was drafted"


def test_the_hash_is_that_of_the_view(ada: User) -> None:
    state = ada.open().start().state(0)
    text = json.dumps(state["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert state["hash"] == hashlib.sha256(text.encode()).hexdigest()[:16]


# ------------------------------------------------------------------ drafts


def test_a_draft_is_shown_to_its_seat_alone_and_can_be_taken_back(bids: Table) -> None:
    before, others = bids.state(0), [bids.state(seat) for seat in (1, 2, None)]
    bids.play(0, a_bid(bids, 0), confirm="no")
    bids.play(0, a_bid(bids, 0), confirm="no")
    drafted = bids.state(0)
    assert len(drafted["draft"]["actions"]) == 2
    assert sum(drafted["view"]["covered"][0].values()) == 2
    assert drafted["ask"] == before["ask"], "the ask is still the same"
    assert [bids.state(seat) for seat in (1, 2, None)] == others
    bids.command(0, before["ask"], do="undo")
    assert sum(bids.state(0)["view"]["covered"][0].values()) == 1
    bids.command(0, before["ask"], do="restart")
    assert bids.state(0)["view"] == before["view"]
    assert bids.state(0)["draft"] is None


def test_a_barrier_takes_effect_only_when_confirmed(bids: Table) -> None:
    before = bids.state(0)
    done = bids.play(0, "spy", confirm="no")
    drafted = bids.state(0)
    assert not done["confirmed"]
    assert drafted["draft"] == {"actions": ["spy"], "barrier": True}
    assert drafted["view"] == {**before["view"], "legal": []}, "a draft does not peek"
    more = command(0, before["ask"], a_bid_of(before))
    bids.user.fails(422, "POST", f"{bids.path}/commands", more)
    bids.command(0, before["ask"], do="confirm")
    after = bids.state(0)
    assert after["view"]["spied"][0] is not None
    assert after["ask"] != before["ask"]
    undo = command(0, after["ask"], do="undo")
    bids.user.fails(409, "POST", f"{bids.path}/commands", undo)


def a_bid_of(state: dict) -> str:
    return next(e["text"] for e in state["view"]["legal"] if e["verb"] == "bid")


def test_confirming_by_itself_stops_at_barriers_only(bids: Table) -> None:
    assert not bids.play(0, a_bid(bids, 0), confirm="barrier")["confirmed"]
    assert bids.play(0, "done", confirm="barrier")["confirmed"]
    lines = bids.user.ok("GET", f"{bids.path}/record?seat=0").splitlines()
    assert [line.split()[1] for line in lines if line.startswith("0 ")] == ["bid", "done"]


def test_a_draft_is_not_in_the_record(bids: Table) -> None:
    bids.play(0, a_bid(bids, 0), confirm="no")
    lines = bids.user.ok("GET", f"{bids.path}/record?seat=0").splitlines()
    assert not [line for line in lines if line.startswith("0 bid")]


def test_what_another_seat_does_under_cover_never_changes_the_ask(bids: Table) -> None:
    before = bids.state(1)
    bids.play(0, a_bid(bids, 0), confirm="yes")
    assert bids.state(1) == before
    bids.command(1, before["ask"], a_bid_of(before), confirm="yes")


def test_two_partners_act_at_the_same_moment(server: Server, bids: Table) -> None:
    """Both answer with what they saw before the other acted; neither is told to look again."""
    states = [bids.state(seat) for seat in range(3)]
    with_sockets = [bids.socket(seat) for seat in range(3)]
    streams = [entry.__enter__() for entry in with_sockets]
    for stream in streams:
        stream.next("welcome")
    for seat, state in enumerate(states):
        bids.command(seat, state["ask"], a_bid_of(state), confirm="yes")
    for seat, stream in enumerate(streams):
        update = stream.next("update")
        assert [event["event"] for event in update["step"]["events"]] == ["bid"]
        assert update["step"]["events"][0]["seat"] == seat, "only the own bid is heard of"
        stream.nothing_but("table", "notice", table=bids)
    for entry in with_sockets:
        entry.__exit__(None, None, None)


# ------------------------------------------------------------------ streams


def test_a_stream_has_no_holes_and_tells_what_the_state_says(ada: User) -> None:
    table = ada.open().start()
    with table.socket(0) as stream:
        number = stream.next("welcome")["state"]["number"]
        for _ in range(6):
            table.play(table.asked()[0])
            update = stream.next("update")
            assert update["step"]["number"] == update["state"]["number"] == number + 1
            number += 1
        assert update["state"] == table.state(0)


def test_events_without_a_socket_are_the_same(ada: User) -> None:
    table = ada.open().start()
    told = []
    with table.socket() as stream:
        first = stream.next("welcome")["state"]["number"]
        for _ in range(5):
            table.play(table.asked()[0])
            told.append(stream.next("update")["step"])
    answer = table.events(None, first)
    assert answer["steps"] == told
    assert answer["state"] == table.state()
    assert not answer["gap"]
    assert len(table.events(None, 0)["steps"]) == first + 5


def test_waiting_for_events(ada: User) -> None:
    table = ada.open("bosses", 2, mine=[0], bots={"1": "random"}, settings={"pace": "fast"}).start()
    state = table.state(0)
    for _ in range(4):
        if state["ask"] is not None:
            table.play(0)
        last = state["number"]
        # An answer may come without anything new when the bot takes its time.
        while (state := table.events(0, last, wait=30)["state"])["number"] == last:
            pass
        assert state["number"] > last


def test_a_seat_on_two_devices_stays_in_step(server: Server, bids: Table) -> None:
    link = bids.post("seats/0/link")
    phone = server.person("Ada on the phone")
    elsewhere = bids.seen_by(phone)
    phone.ok("POST", "/api/continue", {"token": link["token"]})
    phone.fails(404, "POST", "/api/continue", {"token": link["token"]})
    assert elsewhere.info()["my_seats"] == [0]
    with bids.socket(0) as here, elsewhere.socket(0) as there:
        here.next("welcome")
        there.next("welcome")
        bids.play(0, a_bid(bids, 0), confirm="no")
        assert here.next("update") == there.next("update")
        ask = elsewhere.state(0)["ask"]
        # The phone has not seen a draft of one action, so it must look again.
        phone.fails(409, "POST", f"{bids.path}/commands", command(0, ask, do="confirm", drafted=0))
        elsewhere.command(0, ask, do="confirm", drafted=1)
        assert here.next("update") == there.next("update")


def test_nobody_acts_for_another_seat_nor_before_the_start_nor_after_the_end(
    ada: User, bob: User
) -> None:
    table = ada.open("bosses", 2)
    sent = command(0, 1, "place own1 a1")
    ada.fails(409, "POST", f"{table.path}/commands", sent)
    table.start()
    seat = table.asked()[0]
    sent = command(seat, table.state(seat)["ask"], "place own1 a1")
    bob.fails(403, "POST", f"{table.path}/commands", sent)
    bob.fails(403, "GET", f"{table.path}/state?seat={seat}")
    User(ada.server).fails(403, "POST", f"{table.path}/commands", sent)
    table.finish()
    ada.fails(409, "POST", f"{table.path}/commands", command(seat, 1, "place own1 a1"))
    ada.fails(404, "POST", f"{table.path}/commands", command(7, 1, "place own1 a1"))


def test_a_command_id_of_one_seat_is_not_answered_to_another(ada: User) -> None:
    table = ada.open().start()
    seat = table.asked()[0]
    state = table.state(seat)
    id_ = str(uuid.uuid4())
    sent = command(seat, state["ask"], state["view"]["legal"][0]["text"], confirm="yes")
    ada.ok("POST", f"{table.path}/commands", {**sent, "id": id_})
    ada.fails(409, "POST", f"{table.path}/commands", {**sent, "id": id_, "seat": 1 - seat})


def test_an_outside_bot_plays_with_a_token(server: Server, ada: User) -> None:
    table = ada.open("bosses", 2, mine=[0])
    token = table.post("seats/1/token")["token"]
    table.start()
    bot = table.seen_by(User(server, token))
    for _ in range(6):
        for seat, player in ((0, table), (1, bot)):
            if player.state(seat)["ask"] is not None:
                player.play(seat)
    bot.user.fails(403, "GET", f"{table.path}/state?seat=0")
    User(server, "wrong").fails(401, "GET", f"{table.path}/state?seat=1")


def test_the_example_bot_plays_to_the_end(server: Server, ada: User) -> None:
    settings = {"pace": "fast"}
    table = ada.open("one_die", 2, mine=[], bots={"0": "random"}, settings=settings)
    token = table.post("seats/1/token")["token"]
    table.start()
    script = Path(__file__).parent.parent.parent / "examples" / "bot.py"
    words = [sys.executable, str(script), server.url, table.id, "1", token]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.startswith("over:")


# ------------------------------------------------------------------ talk


def test_who_has_passed_is_asked_again_while_the_other_talks(own_server: Server) -> None:
    """What a client does whose player has nothing to say for the round: an ordinary `pass` for
    every ask, each with the time of a talk step, and the talk is over when both have passed."""
    own_server.settings["offer"] = "chicago_gangsters"
    ada = own_server.start().person()
    table = ada.open("chicago_gangsters", 4, settings={"talk": 3600}).start()
    while table.state()["view"]["phase"] != "talk":
        table.play(table.asked()[0])
    silent, heard = table.asked()[0], table.state()["number"]
    asks, talker = [], None
    while table.state()["view"]["phase"] == "talk":
        (seat,) = table.asked()
        state = table.state(seat)
        timed = [place for place, limit in enumerate(state["deadlines"]) if limit is not None]
        assert timed == [seat], "the clock runs for who is asked alone"
        texts = [entry["text"] for entry in state["view"]["legal"]]
        assert "pass" in texts
        if seat == silent:
            asks.append(state["ask"])
            table.play(seat, "pass")
        else:
            talker = seat
            table.play(seat, next((text for text in texts if text != "pass"), "pass"))
    assert talker is not None
    assert len(asks) > 1, "asked again after each statement"
    assert asks == sorted(set(asks)), "every ask has a number of its own"
    told = [event for step in table.events(None, heard)["steps"] for event in step["events"]]
    silences = [event for event in told if event["event"] == "passed" and event["seat"] == silent]
    assert len(silences) == len(asks), "a pass is seen by everybody, once"


def test_only_who_plays_with_others_is_hurried_to_talk(own_server: Server) -> None:
    """One person at all seats: nobody waits, as against bots."""
    own_server.settings["offer"] = "chicago_gangsters"
    ada, bob = own_server.start().person(), own_server.person("Bob")
    alone = ada.open("chicago_gangsters", 4).start()
    together = ada.open("chicago_gangsters", 4, mine=[0, 1, 2])
    bob.ok("POST", "/api/join", {"code": together.info()["code"]})
    together.start()
    for table, hurried in ((alone, False), (together, True)):
        while table.state()["view"]["phase"] != "talk":
            for one in (table, table.seen_by(bob)) if hurried else (table,):
                for seat in one.asked()[:1]:
                    one.play(seat)
        assert any(table.state()["deadlines"]) == hurried
