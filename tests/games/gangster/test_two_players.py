"""Two players with two colours each. [G14, G18, G25]"""

from __future__ import annotations

from tests.games.gangster.helpers import (
    begin,
    car,
    chance_up_to,
    deal,
    events,
    influence,
    legal,
    play,
    points,
    position,
    refused,
    trunk,
)

ELSEWHERE = "west_side greek_town the_loop cicero little_italy little_africa south_side"


def test_g25_seat_0_has_grey_and_yellow_seat_1_green_and_brown() -> None:
    match = begin(2, start=0)
    owners = {"grey": 0, "green": 1, "yellow": 0, "brown": 1, "blue": None}
    assert match.view(None)["owner"] == owners
    assert legal(match) == {"gang grey", "gang yellow"}
    assert refused(match, 0, "gang green") == ("not_your_gang", "G25")
    assert refused(match, 0, "gang blue") == ("not_your_gang", "G25")
    assert legal(begin(2, start=1)) == {"gang green", "gang brown"}


def test_g25_the_deal_goes_round_the_four_colours_from_the_start_players_first() -> None:
    match = play(chance_up_to(deal(2), "start"), "* start 1")
    chance_up_to(match, "gang")
    order = [event["gang"] for event in events(match, "dealt")]
    assert order == ["green", "green", "yellow", "yellow", "brown", "brown", "grey", "grey"]
    assert match.to_act == (1,)


def test_g25_each_turn_is_played_with_either_colour_as_often_as_one_likes() -> None:
    match = position(seats=2)
    play(match, "0 gang yellow; 0 drive 1 west_side; 1 gang brown; 1 drive 1 west_side")
    assert legal(match) == {"gang grey", "gang yellow"}
    play(match, "0 gang yellow; 0 drive 2 little_italy")
    assert (car(match, "yellow"), car(match, "grey")) == ("little_italy", "stickney")
    assert events(match, "chose")[-1] == {"seat": 0, "gang": "yellow"}
    assert match.to_act == (1,)


def test_g25_colours_have_separate_cars_cards_trunks_and_equipment() -> None:
    match = position(
        "cicero 1: green",
        seats=2,
        cars="grey cicero, yellow the_loop",
        cards="grey 3",
        slots="yellow motor",
        trunks="yellow green",
    )
    play(match, "0 gang grey")
    assert {text.split()[1] for text in legal(match, "drive")} == {"3"}
    assert "drive 3 cicero" not in legal(match)
    assert legal(match, "load") == {"load cicero 1"}


def test_g25_the_third_card_of_the_colour_that_acts_counts() -> None:
    match = position(seats=2, cards="grey 1, yellow 12")
    play(match, "0 gang yellow; 0 drive 1 west_side")
    assert match.to_act == (1,)
    play(match, "1 gang green; 1 drive 1 west_side; 0 gang grey; 0 drive 1 west_side")
    assert match.is_chance


def test_g25_foreign_is_any_other_colour_ones_own_second_included() -> None:
    match = position("cicero 1: yellow", seats=2, gang="grey", cars="grey cicero")
    play(match, "0 load cicero 1")
    assert trunk(match, "grey") == {"yellow": 1}


def test_example_3_g25_one_score_for_both_colours() -> None:
    match = position(
        "cicero 2: grey yellow brown green grey",
        seats=2,
        gang="grey",
        cards="grey 1",
        doubled=ELSEWHERE,
    )
    play(match, "0 drive 1 west_side; * double north_side; * casino 5")
    assert points(match, "cicero") == {"grey": 10, "green": 4, "brown": 10, "yellow": 0}
    assert influence(match) == [10, 14]


def test_example_20_g14_a_bodyguard_does_not_bind_the_own_second_colour() -> None:
    cars = "grey cicero, yellow cicero, green cicero, brown cicero"
    for colour, may in (("grey", True), ("green", False), ("brown", False)):
        seat = 0 if colour == "grey" else 1
        match = position(
            "cicero 1: yellow",
            seats=2,
            turn=seat,
            gang=colour,
            cars=cars,
            slots="yellow bodyguard",
        )
        assert (legal(match, "load") == {"load cicero 1"}) == may
        if not may:
            assert refused(match, seat, "load cicero 1") == ("guarded", "G14")


def test_g18_with_two_players_also_the_own_second_car() -> None:
    match = position(seats=2, gang="grey", cars="yellow west_side", slots="grey bumper")
    play(match, "0 drive 1 west_side; 0 push yellow cicero")
    assert car(match, "yellow") == "cicero"


def test_g25_the_stage_ends_and_the_other_player_begins_the_next() -> None:
    match = position(seats=2, gang="yellow", cards="yellow 1", doubled=ELSEWHERE)
    play(match, "0 drive 1 west_side; * double north_side; * casino 5; * double cicero")
    assert legal(match) == {"gang green", "gang brown"}
    assert influence(match) == [0, 0]
