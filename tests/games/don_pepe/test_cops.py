"""Cops: everybody gets up and sits down again. [P15, P25]"""

from __future__ import annotations

from collections import Counter

from backroom.games.don_pepe.rules.words import CHAIR
from tests.games.don_pepe.helpers import (
    asked,
    asleep,
    cake,
    chairs,
    discards,
    empty,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    targets,
)

MEN = "yellow boss 1, jim 2 | red jim 5z 7, joe 6 | blue mike 9z"


def raid(men: str = MEN, hand: str = "cops move", **more: str) -> object:
    return play(position(men, hand=hand, **more), "0 cops")


def test_p15_every_living_gangster_leaves_the_table() -> None:
    match = raid()
    view = match.view(None)
    assert empty(match) == set(CHAIR)
    assert all(where == [] for where in view["kinds"].values())
    assert asleep(match) == set()
    assert view["unseated"][0]["awake"] == {"boss": 1, "joe": 0, "mike": 0, "jim": 1}
    assert view["unseated"][1] == {
        "awake": {"boss": 0, "joe": 1, "mike": 0, "jim": 1},
        "asleep": {"boss": 0, "joe": 0, "mike": 0, "jim": 1},
    }
    assert events(match, "raided") == [{"seat": 0}]
    assert phase(match) == "reseating"


def test_p15_pills_stay_on_their_men_and_are_not_in_the_stock() -> None:
    match = position(MEN, hand="cops move")
    assert match.view(None)["pills"] == 16
    play(match, "0 cops")
    assert match.view(None)["pills"] == match.view(1)["pills"] == 16
    play(match, "0 place boss 1; 2 place_asleep mike 9; 1 place_asleep jim 5")
    assert match.view(None)["pills"] == 16


def test_p15_counter_clockwise_beginning_with_the_cards_player() -> None:
    match = raid()
    order = []
    while phase(match) == "reseating":
        order.append(asked(match))
        match.play(order[-1], match.legal(order[-1])[0])
    assert order == [0, 2, 1, 0, 1, 1]
    assert asked(match) == 0


def test_p15_a_player_in_the_middle_of_the_table_begins_too() -> None:
    match = position(MEN, turn="blue", hand="cops")
    play(match, "2 cops; 2 place_asleep mike 3")
    assert asked(match) == 1


def test_p15_sleepers_are_seated_like_others_and_sleep_on() -> None:
    match = raid()
    play(match, "0 place boss 10")
    assert legal(match) == {f"place_asleep mike {chair}" for chair in set(CHAIR) - {"10"}}
    play(match, "2 place_asleep mike 11")
    assert asleep(match) == {"11"}
    assert events(match, "placed")[-1] == {
        "seat": 2, "kind": "mike", "sleep": "asleep", "chair": "11",
    }  # fmt: skip
    assert {text.rsplit(" ", 1)[0] for text in legal(match)} == {
        "place joe", "place jim", "place_asleep jim",
    }  # fmt: skip
    play(match, "1 place jim 12")
    assert asleep(match) == {"11"}


def test_p15_what_cannot_be_seated() -> None:
    match = play(raid(), "0 place boss 10; 2 place_asleep mike 11")
    assert refused(match, 1, "place boss 1") == ("none_to_place_again", "P15")
    assert refused(match, 1, "place_asleep joe 1") == ("none_to_place_again", "P15")
    assert refused(match, 1, "place joe 10") == ("place_taken_again", "P15")
    assert refused(match, 1, "end") == ("not_this_step", None)


def test_p15_the_card_leaves_the_game_and_a_move_may_follow() -> None:
    match = raid("yellow jim 1 | red jim 5")
    assert discards(match) == Counter()
    assert match.view(None)["cops_gone"] == 1
    play(match, "0 place jim 20; 1 place jim 21")
    assert legal(match) == {"move 20", "end"}
    play(match, "0 move 20; 0 to 3")
    assert chairs(match, "yellow") == {"3"}
    assert match.is_chance


def test_p15_cakes_stay_at_their_chairs() -> None:
    match = raid("yellow jim 1 | red jim 5", cakes="red 20")
    assert cake(match, "red") == "20"
    assert "jim 20" in targets(match, "place")
    play(match, "0 place jim 20; 1 place jim 21")
    assert cake(match, "red") == "20"


def test_p15_discarded_it_is_a_discard_like_any_other() -> None:
    match = play(position(MEN, hand="cops"), "0 discard cops")
    assert discards(match) == Counter(cops=1)
    assert match.view(None)["cops_gone"] == 0
    match = position(
        "yellow mike 1 | red jim 2 | blue jim 9 | green jim 20", hand="knife", hands={"red": "cops"}
    )
    assert discards(play(match, "0 knife 2")) == Counter(knife=1, cops=1)
    assert match.view(None)["cops_gone"] == 0


def test_p25_an_empty_chair_is_one_nobody_sits_on_cake_or_no_cake() -> None:
    match = raid("yellow jim 1 | red jim 5", cakes="red 1")
    assert legal(match) == {f"place jim {chair}" for chair in CHAIR}
    play(match, "0 place jim 1")
    assert legal(match) == {f"place jim {chair}" for chair in CHAIR if chair != "1"}
