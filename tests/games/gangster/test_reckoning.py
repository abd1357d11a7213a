"""The days of reckoning and the end. [G20–G24]"""

from __future__ import annotations

import pytest

from backroom.games.gangster.rules.words import DISTRICT, Gang
from tests.games.gangster.helpers import (
    begin,
    car,
    equipment,
    events,
    influence,
    last_day,
    open_cards,
    phase,
    play,
    points,
    position,
    standing,
    table,
    trunk,
)

ELSEWHERE = "west_side greek_town the_loop cicero little_italy little_africa south_side"
# Seven doublers lie, and grey's last card lays the eighth.
LAST = {"doubled": ELSEWHERE, "cards": "grey 1"}
END = "0 drive 1 west_side; * double"


def test_g20_the_casino_card_stands_for_every_question_mark_and_is_out() -> None:
    match = position("cicero 2: green", "chinatown 12: yellow", "stickney 1: brown", **LAST)
    play(match, f"{END} north_side")
    assert match.chance() == {f"casino {value}": 1 for value in range(2, 8)}
    play(match, "* casino 6")
    assert points(match, "cicero") == {"green": 12}
    assert points(match, "chinatown") == {"yellow": 6}
    assert points(match, "stickney") == {"brown": 5}
    assert match.view(None)["casino"]["6"] == 0
    assert last_day(match)[0] == {"event": "casino_drawn", "seat": 0, "value": "6", "day": 1}


def test_example_2_g21_order_ties_and_doubler() -> None:
    fields = "brown brown green blue grey yellow yellow grey yellow"
    match = position(f"cicero 12: {fields}", seats=5, **LAST)
    play(match, f"{END} north_side; * casino 5")
    scored = {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}
    assert points(match, "cicero") == scored
    assert list(points(match, "cicero")) == list(scored)
    assert influence(match) == [8, 0, 10, 4, 10]


def test_g21_a_tie_goes_to_the_better_best_gangster_and_is_explained() -> None:
    match = position("cicero 1: grey green yellow green grey", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "cicero") == {"grey": 10, "green": 6, "yellow": 2}
    told = [tuple(event.values()) for event in last_day(match) if "cicero" in event.values()]
    assert told == [
        ("reckoned", "cicero", "1", 1),
        ("placed", "cicero", "grey", 1, 2, 5, 10),
        ("placed", "cicero", "green", 2, 2, 4, 6),
        ("tie_won", "cicero", "grey", "green", 5, 4),
        ("placed", "cicero", "yellow", 3, 1, 3, 2),
    ]


def test_g21_more_gangsters_come_before_a_better_rank() -> None:
    match = position("cicero 1: grey grey green", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "cicero") == {"grey": 10, "green": 6}


def test_g21_the_first_value_need_not_be_the_highest() -> None:
    match = position("chinatown 8: grey grey green", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "chinatown") == {"grey": 2, "green": 4}


def test_g21_the_eighth_doubler_doubles_too_and_other_districts_stay_single() -> None:
    match = position("north_side 1: grey", "stickney 3: green", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "north_side") == {"grey": 10}
    assert points(match, "stickney") == {"green": 2}


def test_g21_more_colours_than_values_the_rest_get_nothing() -> None:
    match = position("chinatown 1: grey green yellow brown", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "chinatown") == {"brown": 5, "yellow": 3, "green": 1, "grey": 0}
    assert influence(match) == [0, 1, 3, 5]


def test_g21_gangsters_in_cars_and_trunks_do_not_count() -> None:
    match = position("west_side 1: yellow", cars="grey stickney", trunks="grey green", **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert points(match, "west_side") == {"yellow": 10}
    assert influence(match) == [0, 0, 10, 0]


def test_g2_with_three_players_cicero_does_not_score() -> None:
    doubled = ELSEWHERE.replace("cicero", "chinatown")
    match = position("north_side 1: grey", seats=3, cards="grey 1", doubled=doubled)
    play(match, f"{END} north_side; * casino 5")
    reckoned = [event["district"] for event in last_day(match) if event["event"] == "reckoned"]
    assert reckoned == [district for district in DISTRICT if district != "cicero"]


def test_example_17_g21_g22_g23_the_end_of_a_stage() -> None:
    match = position(
        "chinatown 7: green yellow green",
        "stickney 1: brown grey brown",
        turn=2,
        cards="yellow 1, green 2",
        cars="yellow the_loop",
        doubled=ELSEWHERE,
    )
    play(match, "2 drive 1 north_side; * double chinatown; * casino 4")
    assert points(match, "chinatown") == {"green": 12, "yellow": 6}
    assert points(match, "stickney") == {"brown": 5, "grey": 3}
    assert match.view(None)["doubled"] == []
    play(match, "* double cicero")
    assert match.to_act == (3,)
    assert open_cards(match, "yellow") == "123"
    assert open_cards(match, "green") == "2"
    assert events(match, "stage_began")[-1] == {"stage": 2, "seat": 3}


def test_g22_doublers_come_off_and_all_cards_are_shuffled_anew_without_policemen() -> None:
    match = position(**LAST, police=1)
    play(match, f"{END} north_side; * casino 5")
    assert phase(match) == "stage"
    assert match.chance() == {f"double {district}": 1 for district in DISTRICT}
    play(match, "* double cicero")
    view = match.view(None)
    assert view["doubled"] == ["cicero"]
    assert view["deck"] == [district for district in DISTRICT if district != "cicero"]
    assert view["police"] == 2


def test_g22_everything_else_stays_where_it_is() -> None:
    match = position(
        "cicero 1: green . grey",
        cars="grey stickney, green gold_coast",
        trunks="green brown",
        slots="grey door motor",
        **LAST,
    )
    play(match, f"{END} north_side; * casino 5; * double cicero")
    assert table(match, "cicero") == "green . grey"
    assert trunk(match, "green") == {"brown": 1}
    assert equipment(match, "grey") == ("door", "motor")
    assert (car(match, "grey"), car(match, "green")) == ("west_side", "gold_coast")


@pytest.mark.parametrize("days, new", [(0, 6), (1, 5)])
def test_g23_each_colour_gets_new_gangsters_into_its_car(days: int, new: int) -> None:
    match = position(
        "cicero 1: green", crew="grey 2, green 3, yellow 4, brown 1", days=days, **LAST
    )
    play(match, f"{END} north_side; * casino 5")
    crew = list(match.view(None)["crew"].values())
    assert crew == [2 + new, 3 + new, 4 + new, 1 + new, 0]
    assert events(match, "reinforced")[-1] == {"gang": "brown", "gangsters": new}


@pytest.mark.parametrize("seat, following", [(0, 1), (3, 0)])
def test_g23_the_left_neighbour_of_whoever_ended_the_stage_begins(
    seat: int, following: int
) -> None:
    match = position(turn=seat, doubled=ELSEWHERE, cards=f"{Gang.names[seat]} 1")
    play(match, f"{seat} drive 1 west_side; * double north_side; * casino 5; * double cicero")
    assert match.to_act == (following,)


def test_g24_after_the_third_day_the_most_influence_wins() -> None:
    match = position("cicero 1: green", "chinatown 7: yellow yellow green", days=2, **LAST)
    assert match.winners == ()
    play(match, f"{END} north_side; * casino 5")
    assert match.over
    assert phase(match) == "over"
    assert match.scores == [0, 13, 6, 0]
    assert match.winners == (1,)
    assert match.places == [3, 1, 2, 3]
    assert match.why_not(0, "unload grey").name == "over"
    assert standing(match, "cicero", "green") == [1]


def test_g24_equals_share_the_win() -> None:
    match = position("chinatown 6: yellow yellow green", days=2, **LAST)
    play(match, f"{END} north_side; * casino 5")
    assert match.scores == [0, 3, 3, 0]
    assert match.winners == (1, 2)
    assert match.places == [3, 1, 1, 3]


def test_g24_there_are_three_days() -> None:
    match = begin()
    days = 0
    while not match.over:
        if match.is_chance:
            match.play("*", next(iter(match.chance())))
        else:
            match.play(match.state.on_turn, match.legal(match.state.on_turn)[0])
        days += match.lines[-1].text.startswith("casino")
        assert match.over == (days == 3)
    assert [event["day"] for event in events(match, "casino_drawn")] == [1, 2, 3]
