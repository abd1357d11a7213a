"""Loading and unloading, and how tables fill. [G8–G10]"""

from __future__ import annotations

import random

import pytest

from backroom.engine.match import Match
from tests.games.gangster.helpers import (
    GANGSTER,
    LANE,
    begin,
    events,
    legal,
    play,
    position,
    refused,
    standing,
    table,
    trunk,
)

# Table 1 has six fields; grey's car stands there and can both load and unload.
SIX = "cicero 1:"


# Room for two foreign gangsters.
TWO = "grey trunk"


def after(start: str, lines: str, slots: str = "", rules: int | None = None) -> Match:
    """After turns of grey alone in Cicero, on a table of six fields."""
    match = position(f"{SIX} {start}", cars="grey cicero", slots=slots, rules=rules)
    return grey_only(match, lines) if lines else match


def fields_filled(
    start: str, lines: str, number: int, slots: str = "", rules: int | None = None
) -> list[int]:
    """Where so many grey gangsters go that are unloaded after those turns."""
    match = after(start, lines, slots, rules)
    before = len(events(match, "unloaded"))
    grey_only(match, "; ".join([U] * number))
    return [int(event["field"]) for event in events(match, "unloaded")[before:]]


def next_after(start: str, lines: str, slots: str = "") -> str | None:
    """The field filled next in Cicero after turns of grey alone."""
    field: str | None = after(start, lines, slots).view(None)["next"]["cicero"]
    return field


def grey_only(match: Match, lines: str) -> Match:
    """Play lines of grey, whose turn it is every time."""
    for line in lines.split(";"):
        match.play(0, line.strip())
        match.state.on_turn = match.state.gang = 0
        match.state.waiting = 1
    return match


U = "unload grey"


def test_g8_unload_an_own_gangster_from_the_car() -> None:
    match = position(f"{SIX} green", cars="grey cicero", crew="grey 3")
    assert legal(match, "unload") == {"unload grey"}
    play(match, "0 unload grey")
    assert table(match, "cicero") == "green grey"
    assert match.view(None)["crew"]["grey"] == 2
    where = {"district": "cicero", "field": "2"}
    assert events(match, "unloaded") == [{"seat": 0, "gang": "grey", "whose": "grey", **where}]
    assert match.to_act == (1,)


def test_g8_unload_a_foreign_gangster_from_the_trunk() -> None:
    match = position(f"{SIX} green", cars="grey cicero", trunks="grey yellow")
    assert legal(match, "unload") == {"unload grey", "unload yellow"}
    play(match, "0 unload yellow")
    assert table(match, "cicero") == "green yellow"
    assert trunk(match, "grey") == {}
    assert events(match, "unloaded")[0]["whose"] == "yellow"


def test_g8_only_whoever_is_aboard_can_be_unloaded() -> None:
    match = position(SIX, cars="grey cicero", crew="grey 0", trunks="green yellow")
    assert legal(match, "unload") == set()
    assert refused(match, 0, "unload grey") == ("car_empty", "G8")
    assert refused(match, 0, "unload yellow") == ("not_in_trunk", "G8")
    assert refused(match, 0, "unload blue") == ("not_in_trunk", "G8")


def test_g8_load_any_gangster_where_the_car_stands() -> None:
    match = position(f"{SIX} green grey . yellow", "the_loop 7: grey green", cars="grey cicero")
    assert legal(match, "load") == {"load cicero 1", "load cicero 2", "load cicero 4"}


def test_g8_own_ones_go_into_the_car_without_limit() -> None:
    match = position(f"{SIX} grey grey", cars="grey cicero", crew="grey 7", trunks="grey green")
    play(match, "0 load cicero 1")
    assert match.view(None)["crew"]["grey"] == 8
    assert table(match, "cicero") == ". grey"
    where = {"district": "cicero", "field": "1"}
    assert events(match, "loaded") == [{"seat": 0, "gang": "grey", "whose": "grey", **where}]


def test_g8_a_foreign_one_goes_into_the_trunk_if_there_is_room() -> None:
    match = position(f"{SIX} green yellow grey", cars="grey cicero")
    play(match, "0 load cicero 2")
    assert trunk(match, "grey") == {"yellow": 1}
    assert table(match, "cicero") == "green . grey"
    match = position(f"{SIX} green yellow grey", cars="grey cicero", trunks="grey green")
    assert legal(match, "load") == {"load cicero 3"}
    assert refused(match, 0, "load cicero 1") == ("trunk_full", "G8")


def test_g8_nothing_is_loaded_elsewhere_or_from_an_empty_field() -> None:
    match = position(f"{SIX} green", "the_loop 7: grey green", cars="grey cicero")
    assert refused(match, 0, "load cicero 2") == ("nobody_there", "G8")
    assert refused(match, 0, "load cicero 16") == ("nobody_there", "G8")
    assert refused(match, 0, "load the_loop 1") == ("own_elsewhere", "G8")
    assert refused(match, 0, "load the_loop 2") == ("too_far", "G8")


def test_example_6_g9_the_last_field_then_the_gap_then_nowhere() -> None:
    start = "green green yellow brown grey"
    assert fields_filled(start, "load cicero 2", 2) == [6, 2]
    match = after(start, f"load cicero 2; {U}; {U}")
    assert table(match, "cicero") == "green grey yellow brown grey grey"
    assert legal(match, "unload") == set()
    assert refused(match, 0, "unload grey") == ("table_full", "G9")


def test_example_7_g9_gaps_stay_gaps_behind_the_front() -> None:
    start = "green green . . green"
    assert fields_filled(start, "", 1) == [6]
    assert fields_filled(start, "load cicero 5", 4) == [5, 6, 3, 4]
    assert fields_filled(start, "load cicero 5; load cicero 1", 5, TWO) == [5, 6, 1, 3, 4]
    assert fields_filled(start, "load cicero 5; load cicero 2", 5, TWO) == [2, 3, 4, 5, 6]


def test_example_8_g9_a_last_field_that_was_left_is_filled_first() -> None:
    start = "green green green . . green"
    assert fields_filled(start, "", 1) == [4]
    assert fields_filled(start, "load cicero 6", 3) == [6, 4, 5]
    assert fields_filled("green . green green green green", "load cicero 6", 2) == [6, 2]


def test_example_9_g9_an_emptied_table_starts_anew() -> None:
    assert fields_filled("grey grey", "load cicero 1", 1) == [3]
    assert fields_filled("grey grey", "load cicero 1; load cicero 2", 1) == [1]


def test_example_21_g9_without_a_front_from_the_top_left() -> None:
    full = "green yellow brown green yellow brown"
    assert fields_filled(full, "load cicero 4", 1) == [4]
    assert fields_filled(full, "load cicero 4; load cicero 6", 2, TWO) == [6, 4]
    assert fields_filled(". . . . . grey", "load cicero 6", 1) == [1]


def test_example_21_g9_the_front_stays_whoever_loads_and_over_the_day_of_reckoning() -> None:
    match = position(
        f"{SIX} brown yellow yellow . . green",
        cars="grey west_side, yellow little_italy",
        slots="yellow tommy_gun trunk",
        cards="brown 1",
        doubled="north_side west_side greek_town the_loop little_italy little_africa south_side",
        turn=2,
    )
    play(match, "2 load cicero 6; 3 drive 1 west_side; * double stickney; * casino 5")
    play(match, "* double north_side; 0 drive 1 cicero; 1 drive 1 west_side; 2 load cicero 1")
    play(match, "3 drive 1 stickney; 0 unload grey")
    assert table(match, "cicero") == ". yellow yellow . . grey"


def test_g9_the_front_falls_back_to_the_field_the_rearmost_leaves() -> None:
    assert fields_filled("green green . green", "load cicero 4", 3) == [4, 5, 6]
    assert next_after("green green . green", "load cicero 1") == "5"
    assert next_after("green green . green", "load cicero 4; load cicero 2", TWO) == "2"


def test_g9_at_first_the_front_is_field_1_and_one_gangster_moves_it_on() -> None:
    view = begin(4).view(None)
    for district, gangs in view["standing"].items():
        assert view["next"][district] == ("2" if any(gangs.values()) else "1")


def test_g9_rules_1_right_behind_the_rearmost() -> None:
    """Records of rules 1 keep theirs: no front, only what stands on the table."""
    start = "green green . . green"
    assert fields_filled(start, "", 1, rules=1) == [6]
    assert fields_filled(start, "load cicero 5", 4, rules=1) == [3, 4, 5, 6]
    start = "green green green . . green"
    assert fields_filled(start, "", 1, rules=1) == [4]
    assert fields_filled(start, "load cicero 6", 3, rules=1) == [4, 5, 6]
    assert fields_filled("green . green green green green", "load cicero 6", 2, rules=1) == [6, 2]
    assert fields_filled("grey grey", "load cicero 1; load cicero 2", 1, rules=1) == [1]


def test_g9_a_position_tells_the_field_that_comes_next() -> None:
    match = position(f"{SIX} green . green", "the_loop 2: grey green grey green grey green")
    following = match.view(None)["next"]
    assert (following["cicero"], following["the_loop"], following["stickney"]) == ("4", None, "1")
    assert position(seats=3).view(None)["next"]["cicero"] is None, "closed"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g9_every_unloading_is_foretold_onto_the_field_that_comes_next(seats: int) -> None:
    dice = random.Random(seats)
    match = GANGSTER.deal(seats, seed=seats, lane=LANE)
    seen = 0
    for _ in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        view = match.view(None)
        following = {
            event["field"] == view["next"][event["district"]]
            for events in match.foretell(seat).values()
            for event in events
            if event["event"] == "unloaded"
        }
        assert following <= {True}
        seen += len(following)
        match.play(seat, dice.choice(match.legal(seat)))
    assert seen > 50


SIZES = [6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 12, 12, 12, 16]


@pytest.mark.parametrize("number, size", list(enumerate(SIZES, start=1)))
def test_g9_a_table_has_as_many_fields_as_rows_times_columns(number: int, size: int) -> None:
    almost = " ".join((["green", "yellow"] * size)[: size - 1])
    match = position(f"cicero {number}: {almost}", cars="grey cicero, green cicero")
    play(match, "0 unload grey")
    assert standing(match, "cicero", "grey") == [size]
    assert refused(match, 1, "unload green") == ("table_full", "G9")


def test_example_4_g10_the_last_field_of_sixteen_has_rank_16() -> None:
    four_by_four = "yellow green grey " * 5 + "yellow"
    doubled = "north_side west_side greek_town the_loop little_italy little_africa south_side"
    match = position(f"cicero 15: {four_by_four}", cards="grey 1", doubled=doubled)
    play(match, "0 drive 1 west_side; * double stickney; * casino 5")
    ranks = {event["gang"]: event["rank"] for event in events(match, "placed")}
    assert ranks == {"yellow": 16, "grey": 15, "green": 14}
