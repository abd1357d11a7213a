"""Bodyguard, tommy gun, trunk, bumper and door. [G14, G16–G19]"""

from __future__ import annotations

import pytest

from backroom.engine.match import Match
from tests.games.gangster.helpers import (
    car,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    standing,
    trunk,
)

LOOP = "the_loop 12: green yellow grey green"


def loads(match: Match, district: str) -> set[int]:
    """The fields of a district that the seat on turn may load."""
    found = [text.split() for text in legal(match, "load")]
    return {int(field) for _, where, field in found if where == district}


def test_g14_a_bodyguard_protects_where_its_car_stands() -> None:
    near = position(LOOP, cars="grey the_loop, green the_loop", slots="green bodyguard")
    assert loads(near, "the_loop") == {2, 3}
    assert refused(near, 0, "load the_loop 1") == ("guarded", "G14")
    right = position(LOOP, cars="grey the_loop, green the_loop", slots="green door bodyguard")
    assert loads(right, "the_loop") == {2, 3}
    away = position(LOOP, cars="grey the_loop, green cicero", slots="green bodyguard")
    assert loads(away, "the_loop") == {1, 2, 3, 4}


def test_g14_a_bodyguard_does_not_bind_its_owner() -> None:
    match = position(LOOP, turn=1, cars="green the_loop", slots="green bodyguard")
    assert loads(match, "the_loop") == {1, 2, 3, 4}


def test_example_10_g14_g16_tommy_gun_against_bodyguard() -> None:
    there = "grey greek_town, green the_loop"
    slots = "grey tommy_gun, green bodyguard"
    assert loads(position(LOOP, cars=there, slots=slots), "the_loop") == {2}
    gone = position(LOOP, cars="grey greek_town, green cicero", slots=slots)
    assert loads(gone, "the_loop") == {1, 2, 4}
    full = position(LOOP, cars=there, slots=slots, trunks="grey brown")
    assert loads(full, "the_loop") == set()


def test_g16_a_tommy_gun_loads_a_foreign_gangster_one_road_away() -> None:
    match = position(LOOP, "little_italy 7: brown", "cicero 8: brown", cars="grey greek_town")
    assert legal(match, "load") == set()
    assert refused(match, 0, "load the_loop 1") == ("too_far", "G8")
    match = position(
        LOOP,
        "little_italy 7: brown",
        "cicero 8: brown",
        "greek_town 9: grey green",
        cars="grey greek_town",
        slots="grey door tommy_gun",
    )
    assert loads(match, "the_loop") == {1, 2, 4}
    assert loads(match, "little_italy") == {1}
    assert loads(match, "greek_town") == {1, 2}
    assert len(legal(match, "load")) == 6
    assert refused(match, 0, "load the_loop 3") == ("own_elsewhere", "G8")
    assert refused(match, 0, "load cicero 1") == ("gun_too_far", "G16")
    play(match, "0 load the_loop 2")
    assert trunk(match, "grey") == {"yellow": 1}
    assert standing(match, "the_loop", "yellow") == []
    assert match.to_act == (1,)


def test_g16_a_tommy_gun_does_not_unload() -> None:
    full = "greek_town 1: green green green yellow yellow yellow"
    match = position(full, cars="grey greek_town", slots="grey tommy_gun", trunks="grey green")
    assert legal(match, "unload") == set()
    assert refused(match, 0, "unload green") == ("table_full", "G9")


def test_g16_not_while_the_car_is_at_the_gold_coast() -> None:
    match = position(LOOP, cars="grey gold_coast", slots="grey tommy_gun")
    assert legal(match, "load") == set()
    assert refused(match, 0, "load the_loop 1") == ("gun_at_gold_coast", "G16")


def test_g17_a_trunk_has_room_for_two_foreign_gangsters() -> None:
    match = position(LOOP, cars="grey the_loop", slots="grey trunk", trunks="grey green")
    assert loads(match, "the_loop") == {1, 2, 3, 4}
    play(match, "0 load the_loop 4")
    assert trunk(match, "grey") == {"green": 2}
    assert match.to_act == (1,)
    full = position(LOOP, cars="grey the_loop", slots="grey door trunk", trunks="grey green yellow")
    assert loads(full, "the_loop") == {3}
    assert refused(full, 0, "load the_loop 1") == ("trunk_full", "G8")


def test_g17_still_one_unloaded_per_turn() -> None:
    match = position(
        LOOP, cars="grey the_loop", slots="grey trunk door", trunks="grey green yellow"
    )
    play(match, "0 unload green")
    assert trunk(match, "grey") == {"yellow": 1}
    assert match.to_act == (1,)


def test_example_14_g18_a_bumper_pushes_one_road_on_but_never_to_the_gold_coast() -> None:
    match = position(cars="grey greek_town, green the_loop", slots="grey bumper")
    play(match, "0 drive 1 the_loop")
    places = {"north_side", "greek_town", "chinatown"}
    assert legal(match) == {f"push green {place}" for place in places} | {"done"}
    assert refused(match, 0, "push green cicero") == ("pushed_too_far", "G18")
    assert refused(match, 0, "push green the_loop") == ("pushed_too_far", "G18")
    play(match, "0 push green chinatown")
    assert car(match, "green") == "chinatown"
    assert car(match, "grey") == "the_loop"
    (pushed,) = events(match, "pushed")
    assert (pushed["seat"], pushed["gang"], pushed["other"]) == (0, "grey", "green")
    assert (pushed["origin"], pushed["target"]) == ("the_loop", "chinatown")
    assert match.to_act == (1,)


def test_example_14_g18_no_push_at_the_gold_coast() -> None:
    match = position(cars="grey the_loop, green gold_coast", slots="grey bumper")
    play(match, "0 drive 1 gold_coast")
    assert phase(match) == "take"


def test_g18_any_other_car_there_may_be_pushed_or_none() -> None:
    cars = "grey greek_town, green the_loop, brown the_loop, yellow cicero"
    match = play(position(cars=cars, slots="grey door bumper"), "0 drive 1 the_loop")
    assert {text.split()[1] for text in legal(match, "push")} == {"green", "brown"}
    assert refused(match, 0, "push grey chinatown") == ("own_car", "G18")
    assert refused(match, 0, "push yellow west_side") == ("no_car_there", "G18")
    assert refused(match, 0, "push blue chinatown") == ("no_car_there", "G18")
    play(match, "0 done")
    assert car(match, "green") == car(match, "brown") == "the_loop"
    assert events(match, "declined") == [{"seat": 0, "gang": "grey"}]


def test_g18_without_a_bumper_or_another_car_no_push_is_asked() -> None:
    match = position(cars="grey greek_town, green the_loop", slots="green bumper")
    assert play(match, "0 drive 1 the_loop").to_act == (1,)
    match = position(cars="grey greek_town, green cicero", slots="grey bumper")
    assert play(match, "0 drive 1 the_loop").to_act == (1,)


def test_g18_the_pushed_car_triggers_nothing() -> None:
    cars = "grey greek_town, green the_loop, yellow chinatown"
    match = position(cars=cars, slots="grey bumper, green bumper", cards="green 1")
    play(match, "0 drive 1 the_loop; 0 push green chinatown")
    assert match.to_act == (1,)
    assert phase(match) == "turn"


def test_g19_a_door_lets_out_two_own_gangsters() -> None:
    match = position("cicero 1: green", cars="grey cicero", slots="grey door")
    play(match, "0 unload grey")
    assert legal(match) == {"unload grey", "done"}
    play(match, "0 unload grey")
    assert standing(match, "cicero", "grey") == [2, 3]
    assert match.to_act == (1,)
    match = position("cicero 1: green", cars="grey cicero", slots="grey motor door")
    play(match, "0 unload grey; 0 done")
    assert standing(match, "cicero", "grey") == [2]
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    "cicero, crew", [("green", "grey 1"), ("green green green green green", "grey 2")]
)
def test_example_18_g19_one_gangster_or_one_field_left_asks_no_second(
    cicero: str, crew: str
) -> None:
    match = position(f"cicero 1: {cicero}", cars="grey cicero", slots="grey door", crew=crew)
    assert play(match, "0 unload grey").to_act == (1,)


def test_example_18_g19_the_second_goes_by_g9_after_the_first() -> None:
    match = position("cicero 1: green . green green green", cars="grey cicero", slots="grey door")
    play(match, "0 unload grey; 0 unload grey")
    assert standing(match, "cicero", "grey") == [2, 6]
    assert [event["field"] for event in events(match, "unloaded")] == ["6", "2"]


def test_example_18_g19_never_one_own_and_one_foreign() -> None:
    match = position("cicero 1:", cars="grey cicero", slots="grey door", trunks="grey green")
    assert play(match, "0 unload green").to_act == (1,)
    match = position("cicero 1:", cars="grey cicero", slots="grey door", trunks="grey green")
    play(match, "0 unload grey")
    assert legal(match) == {"unload grey", "done"}
    assert refused(match, 0, "unload green") == ("own_only", "G19")


def test_g19_without_a_door_only_one_is_unloaded() -> None:
    match = position("cicero 1:", cars="grey cicero", slots="green door")
    assert play(match, "0 unload grey").to_act == (1,)
