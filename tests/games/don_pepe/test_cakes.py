"""Cake, Pass the cake, Ka-Boum! [P11, P12, P13, P17, P24, P25]"""

from __future__ import annotations

import pytest

from backroom.games.don_pepe.rules.words import CHAIR
from tests.games.don_pepe.helpers import (
    asked,
    begin,
    cake,
    chairs,
    dead,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    targets,
    told,
)

MEN = "yellow jim 1 | red jim 10 | blue jim 20"


def test_p11_the_own_cake_goes_to_any_chair_without_one() -> None:
    match = position(MEN, hand="cake", cakes="red 5 blue 30")
    assert targets(match, "cake") == set(CHAIR) - {"5", "30"}
    assert refused(match, 0, "cake 5") == ("cake_there_already", "P11")
    play(match, "0 cake 10")
    assert cake(match, "yellow") == "10"
    assert events(match, "cake_put") == [{"seat": 0, "chair": "10"}]
    assert phase(match) == "second"
    assert chairs(match, "red") == {"10"}


def test_p11_the_own_cake_is_at_hand_again_in_the_next_turn() -> None:
    match = play(position(MEN, hand="cake cake"), "0 cake 5; 0 end; * deal 0 move")
    happened = begin(match, "yellow")
    assert told(happened, "exploded") == [{"gang": "yellow", "chair": "5"}]
    assert targets(match, "cake") == set(CHAIR)


@pytest.mark.parametrize(
    "direction, men, target",
    [
        ("cw", "yellow jim 1 | red jim 10 12 | blue jim 20", "12"),
        ("cw", "yellow jim 1 | red jim 10 | blue jim 20", "20"),
        ("cw", "yellow jim 1 | red jim 10", "1"),
        ("ccw", "yellow jim 9 | red jim 10 | blue jim 20", "9"),
        ("ccw", "yellow jim 1 | red jim 10 | blue jim 20", "1"),
        ("ccw", "yellow jim 11 | red jim 10 | blue jim 30", "30"),
        ("cw", "yellow jim 9 | red jim 10 | blue jim 1", "1"),
    ],
)
def test_p12_a_cake_slides_to_the_next_man_round_the_table(
    direction: str, men: str, target: str
) -> None:
    match = play(position(men, hand="pass_cake", cakes="red 10"), f"0 pass_cake red {direction}")
    assert cake(match, "red") == target
    (passed,) = events(match, "cake_passed")
    assert passed == {
        "seat": 0,
        "gang": "red",
        "origin": "10",
        "target": target,
        "direction": direction,
    }
    assert phase(match) == "second"


def test_p12_from_an_empty_chair_too_and_past_empty_chairs_with_cakes() -> None:
    match = position(MEN, hand="pass_cake", cakes="red 5 blue 7")
    assert targets(match, "pass_cake") == {"red cw", "red ccw", "blue cw", "blue ccw"}
    assert cake(play(match, "0 pass_cake red cw"), "red") == "10"


def test_p12_not_to_a_chair_that_has_a_cake() -> None:
    match = position(MEN, hand="pass_cake", cakes="red 5 blue 10")
    assert targets(match, "pass_cake") == {"red ccw", "blue cw", "blue ccw"}
    assert refused(match, 0, "pass_cake red cw") == ("cake_in_the_way", "P12")


def test_p12_only_cakes_of_others_that_are_on_the_table() -> None:
    match = position(MEN, hand="pass_cake", cakes="blue 5")
    assert targets(match, "pass_cake") == {"blue cw", "blue ccw"}
    assert refused(match, 0, "pass_cake red cw") == ("no_cake_to_pass", "P12")
    assert refused(match, 0, "pass_cake yellow cw") == ("own_cake_stays", "P12")
    assert refused(match, 0, "pass_cake purple cw") == ("no_cake_to_pass", "P12")


def test_p13_another_players_cake_explodes() -> None:
    men = "yellow jim 1 | red jim 10, boss 11 | blue jim 9, joe 12"
    match = play(position(men, hand="kaboum", cakes="red 10"), "0 kaboum red")
    assert dead(match) == ["blue jim 9 explosion", "red jim 10 explosion", "red boss 11 explosion"]
    assert [event["seat"] for event in events(match, "died")] == [0, 0, 0]
    assert cake(match, "red") is None
    assert chairs(match, "blue") == {"12"}


def test_p13_also_when_nobody_is_hurt_and_the_owner_has_it_back() -> None:
    match = position(MEN, hand="kaboum", hands={"red": "cake"}, cakes="red 15")
    play(match, "0 kaboum red")
    assert dead(match) == []
    assert phase(match) == "second"
    play(match, "0 end; * deal 0 move; 1 cake 3")
    assert cake(match, "red") == "3"


def test_p13_only_cakes_of_others_that_are_on_the_table() -> None:
    match = position(MEN, hand="kaboum", cakes="blue 5")
    assert targets(match, "kaboum") == {"blue"}
    assert refused(match, 0, "kaboum red") == ("no_cake_to_set_off", "P13")
    assert refused(match, 0, "kaboum yellow") == ("own_cake_waits", "P13")
    assert refused(match, 0, "kaboum green") == ("no_cake_to_set_off", "P13")


def test_p13_p18_the_cake_of_a_player_who_is_out_is_passed_and_leaves_the_game() -> None:
    match = position("yellow jim 1 | blue jim 20", hand="pass_cake kaboum", cakes="red 10")
    assert targets(match, "pass_cake") == {"red cw", "red ccw"}
    play(match, "0 kaboum red; 0 end; * deal 0 move")
    assert cake(match, "red") is None
    assert asked(match) == 2


def test_p17_an_explosion_spares_not_the_player_who_set_it_off() -> None:
    match = play(
        position("yellow jim 9 1 | red jim 20", hand="kaboum", cakes="red 10"), "0 kaboum red"
    )
    assert dead(match) == ["yellow jim 9 explosion"]


def test_p24_an_explosion_sets_off_no_other_cake() -> None:
    men = "yellow jim 1 | red jim 10 20 | blue jim 12 25"
    match = play(position(men, hand="kaboum", cakes="red 10 blue 11"), "0 kaboum red")
    assert dead(match) == ["red jim 10 explosion"]
    assert cake(match, "blue") == "11"


def test_p25_cakes_stay_at_their_chairs_when_men_come_and_go() -> None:
    match = position(
        "yellow jim 5 | red jim 10 | blue jim 20", hand="move move", cakes="blue 5 red 7"
    )
    play(match, "0 move 5")
    assert "to 7" in legal(match)
    play(match, "0 to 7")
    assert cake(match, "blue") == "5"
    assert cake(match, "red") == "7"
    assert chairs(match, "yellow") == {"7"}
