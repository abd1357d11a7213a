"""Hints: for whom they are, and that they tell nothing the seat cannot know."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import Explanation, Move, Searcher, knowledge
from backroom.bots.hinting import TIME, chances, hint
from backroom.bots.registry import player, strongest
from backroom.engine.rule import random_source
from tests.server.harness import User, wait_for


def test_a_hint_against_bots_is_a_legal_action(ada: User) -> None:
    table = ada.open("bosses", 2, mine=[0], bots={"1": "random"}).start()
    wait_for(lambda: table.asked() == [0])
    state = table.state(0)
    answers = []

    def is_there() -> bool:
        answers.append(ada.call("GET", f"{table.path}/hint?seat=0"))
        # Players may still be compiled, and who asks too often waits.
        assert answers[-1].status_code in (200, 429, 503), answers[-1].text
        return answers[-1].status_code == 200

    wait_for(is_there)
    told = answers[-1].json()
    assert told["ask"] == state["ask"]
    assert told["action"] in [entry["text"] for entry in state["view"]["legal"]]
    assert 0 < told["chance"] < 1
    assert told["events"]
    foretold = ada.ok("GET", f"{table.path}/foretell?seat=0")["foretold"]
    assert told["events"] == foretold[told["action"]]
    assert table.state(0) == state, "asking changes nothing"


def test_among_people_the_table_must_allow_it(ada: User, bob: User) -> None:
    for allowed in (False, True):
        table = ada.open("bosses", 2, mine=[0], settings={"hints": allowed})
        assert table.info()["settings"]["hints"] is allowed
        bob.ok("POST", "/api/join", {"code": table.info()["code"]})
        table.start()
        seat = (table.asked() or [1])[0]
        one = table if seat == 0 else table.seen_by(bob)
        answer = one.user.call("GET", f"{table.path}/hint?seat={seat}")
        if allowed:
            assert answer.status_code in (200, 429, 503), answer.text
            settings = {**table.info()["settings"], "hints": False}
            assert ada.fails(409, "PUT", f"{table.path}/settings", settings)["reason"] == "settled"
        else:
            assert answer.status_code == 403
            assert answer.json()["reason"] == "no_hints"


def test_who_asks_too_often_is_told_to_wait(ada: User) -> None:
    table = ada.open("bosses", 2).start()
    seat = table.asked()[0]
    path = f"{table.path}/hint?seat={seat}"
    assert 429 in [ada.call("GET", path).status_code for _ in range(12)]


@pytest.mark.parametrize("name", ["search:60", "consigliere:60"])
@pytest.mark.parametrize("game", ["chicago_gangsters", "don_pepe"])
def test_what_a_seat_cannot_know_changes_no_hint(game: str, name: str) -> None:
    found = backroom.game(game)
    match = found.deal(seats=max(found.seats), seed=6)
    searcher = player(name)
    assert isinstance(searcher, Searcher)
    # The house hints with the net of these games.
    assert strongest(found, TIME).name.startswith("consigliere")
    differed = compared = 0
    while not match.over and compared < 12:
        seat = match.to_act[-1]
        if len(match.legal(seat)) > 1:
            twin = match.fork()
            world = match.veiled(seat).row.reshape(1).copy()
            source = random_source(compared)
            match.lane.resample_at(match.edition.boxes, world, 0, seat, source)
            twin.state.row[...] = world[0]
            differed += twin.snapshot() != match.snapshot()
            compared += 1
            mine, theirs = (
                hint(searcher, knowledge(one, seat, seed=compared), one.world(seat).apart())
                for one in (match, twin)
            )
            assert mine == theirs
        match.play(seat, player("random").choose(knowledge(match, seat, seed=len(match.lines))))
    assert compared == 12
    assert differed > 0


def test_chances_are_compared_with_what_was_looked_at() -> None:
    moves = [("a", 900, 0.5), ("b", 80, 0.4), ("c", 19, 0.2), ("d", 1, 0.9)]
    told = Explanation(
        *(0, 1000, 0.1, 3),
        tuple(Move(name, code, n, (p, 1 - p)) for code, (name, n, p) in enumerate(moves)),
    )
    assert chances(told, 0) == (0.5, pytest.approx(0.3))
    assert chances(Explanation(0, 1, 0.1, 1, told.moves[:1]), 0) == (0.5, None)


def test_the_strongest_player_thinks_for_so_long() -> None:
    bosses = backroom.game("bosses")
    budget = strongest(bosses, TIME).budget
    assert budget is not None
    assert budget.seconds == pytest.approx(TIME / 1000)
    assert TIME < 1000
