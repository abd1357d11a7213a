"""Driving, the movement cards and what they time. [G6, G7, G13, G15, G26]"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from backroom.games.gangster.rules.words import DISTRICT, PLACE
from tests.games.gangster.helpers import (
    AMIGO,
    car,
    events,
    legal,
    open_cards,
    phase,
    play,
    position,
    reached,
    refused,
    way_of,
)

ROADS = tomllib.loads(AMIGO.read_text(encoding="utf-8"))["roads"]["figure"]
DOUBLED = "north_side west_side greek_town the_loop cicero little_italy little_africa"


def neighbours(place: str) -> set[str]:
    """The places one road away, worked out apart from the rules."""
    ends = [road for road in ROADS if place in road]
    return {end for road in ends for end in road if end != place}


def drives(way: tuple[str, ...], steps: int) -> Iterator[tuple[str, ...]]:
    """Every way on from the end of one, over so many roads and never straight back."""
    if steps == 0:
        yield way
        return
    for place in neighbours(way[-1]) - set(way[-2:-1]):
        yield from drives((*way, place), steps - 1)


def ends(place: str, steps: int) -> set[str]:
    return {way[-1] for way in drives((place,), steps)}


def test_example_1_g6_from_greek_town_with_a_3() -> None:
    match = position(cars="grey greek_town")
    assert reached(match, 3) == {"the_loop", "little_africa", "west_side", "little_italy"}


@pytest.mark.parametrize("place", list(PLACE))
def test_g6_a_drive_is_exactly_as_long_as_its_card(place: str) -> None:
    match = position(cars=f"grey {place}")
    for card in (1, 2, 3):
        assert reached(match, card) == ends(place, card)
        for way in drives((place,), card):
            assert len(set(way)) == card + 1, "on this map no drive visits a place twice"


@pytest.mark.parametrize("place", list(PLACE))
def test_g6_a_drive_is_always_possible(place: str) -> None:
    for card in "123":
        assert legal(position(cars=f"grey {place}", cards=f"grey {card}"), "drive")


def test_g6_a_used_card_lies_face_down() -> None:
    match = position(cars="grey greek_town")
    play(match, "0 drive 2 cicero; 1 drive 1 west_side; 2 drive 1 west_side; 3 drive 1 west_side")
    assert open_cards(match, "grey") == "13"
    assert open_cards(match, "green") == "23"
    assert reached(match, 2) == set()
    assert refused(match, 0, "drive 2 greek_town") == ("card_used", "G6")


@pytest.mark.parametrize(
    "text", ["drive 3 greek_town", "drive 2 the_loop", "drive 1 cicero", "drive 2 greek_town"]
)
def test_g6_no_stopping_early_and_no_driving_back_and_forth(text: str) -> None:
    assert refused(position(cars="grey greek_town"), 0, text) == ("not_reached", "G6")


def test_g6_several_cars_share_a_place_and_only_the_end_of_a_drive_matters() -> None:
    match = position(cars="grey stickney, green west_side", slots="green bodyguard")
    play(match, "0 drive 1 west_side")
    assert car(match, "grey") == car(match, "green") == "west_side"
    assert phase(match) == "turn"
    (drove,) = events(match, "drove")
    assert (drove["seat"], drove["gang"], drove["card"]) == (0, "grey", "1")
    assert way_of(drove) == ["stickney", "west_side"]


def test_g6_a_drive_is_told_with_the_places_it_passes() -> None:
    match = position(cars="grey greek_town")
    play(match, "0 drive 3 little_africa")
    (drove,) = events(match, "drove")
    # Of the three ways the shortest on the map.
    assert way_of(drove) == ["greek_town", "little_italy", "south_side", "little_africa"]


@pytest.mark.parametrize("slots", ["", "grey motor"])
@pytest.mark.parametrize("place", PLACE)
def test_g6_g15_every_drive_is_foretold_with_a_way_that_can_be_driven(
    place: str, slots: str
) -> None:
    match = position(cars=f"grey {place}", slots=slots)
    told = {text: seen for text, seen in match.foretell(0).items() if text.startswith("drive")}
    assert told.keys() == legal(match, "drive")
    for text, (drove, *_) in told.items():
        _, card, target = text.split()
        taken = way_of(drove)
        assert taken[-1] == target
        assert len(taken) - 1 in ({int(card), int(card) + 1} if slots else {int(card)})
        assert tuple(taken) in set(drives((place,), len(taken) - 1))


def test_g7_after_the_third_card_all_are_turned_up_and_a_district_card_is_drawn() -> None:
    match = play(position(cards="grey 1", doubled="cicero"), "0 drive 1 west_side")
    assert open_cards(match, "grey") == "123"
    assert events(match, "cards_up") == [{"gang": "grey"}]
    weights = {f"double {district}": 1 for district in DISTRICT if district != "cicero"}
    assert match.chance() == weights | {"police": 2}
    play(match, "* double the_loop")
    assert match.view(None)["doubled"] == ["the_loop", "cicero"]
    assert "the_loop" not in match.view(None)["deck"]
    assert match.to_act == (1,)
    assert events(match, "doubled")[-1] == {"district": "the_loop", "doublers": 2}


def test_g7_a_policeman_does_nothing_but_is_drawn_only_once() -> None:
    match = play(position(cards="grey 1, green 1, yellow 1"), "0 drive 1 west_side; * police")
    assert match.view(None)["doubled"] == ["north_side"]
    assert match.to_act == (1,)
    play(match, "1 drive 1 west_side")
    assert match.chance()["police"] == 1
    play(match, "* police; 2 drive 1 west_side")
    assert "police" not in match.chance()


@pytest.mark.parametrize("cards", ["12", "13"])
def test_g7_no_card_is_drawn_while_a_movement_card_is_open(cards: str) -> None:
    match = play(position(cards=f"grey {cards}"), "0 drive 1 west_side")
    assert open_cards(match, "grey") == cards[1]
    assert match.to_act == (1,)


def test_g7_the_deck_cannot_run_out() -> None:
    """Before the last doubler three district cards are left, whatever the policemen do."""
    match = position(cards="grey 1", doubled=DOUBLED, police=0)
    assert len(play(match, "0 drive 1 west_side").chance()) == 3


def test_example_16_g7_g11_the_third_card_at_the_harbour() -> None:
    match = position(
        cars="grey the_loop",
        cards="grey 1",
        trunks="grey green",
        harbour="door door bumper",
        supply="motor motor",
    )
    play(match, "0 drive 1 gold_coast")
    assert legal(match) == {"dump", "keep"}
    play(match, "0 keep")
    assert legal(match) == {"take door", "take bumper"}
    play(match, "0 take bumper")
    assert match.chance() == {"harbour motor": 2}
    play(match, "* harbour motor")
    assert {text.split()[0] for text in match.chance()} == {"double", "police"}


def test_g13_the_eighth_doubler_ends_the_stage_at_once() -> None:
    match = play(position(cards="grey 1", doubled=DOUBLED), "0 drive 1 west_side")
    play(match, "* double stickney")
    assert phase(match) == "casino"
    assert match.view(None)["gang"] is None
    match = play(position(cards="grey 1", doubled=DOUBLED), "0 drive 1 west_side; * police")
    assert phase(match) == "turn"
    fewer = " ".join(DOUBLED.split()[1:])
    match = play(position(cards="grey 1", doubled=fewer), "0 drive 1 west_side; * double stickney")
    assert phase(match) == "turn"


def test_example_15_g15_from_greek_town_with_a_motor() -> None:
    match = position(cars="grey greek_town", slots="grey motor")
    one, two = ends("greek_town", 1), ends("greek_town", 2)
    assert (len(one), len(two)) == (3, 6)
    assert reached(match, 1) == one | two
    assert len(reached(match, 1)) == 9
    assert len(reached(match, 2)) == 10
    assert reached(match, 3) == set(PLACE)


@pytest.mark.parametrize("place", list(PLACE))
def test_example_5_g15_with_a_4_a_car_can_end_where_it_began(place: str) -> None:
    match = position(cars=f"grey {place}", slots="grey door motor")
    assert (place in reached(match, 3)) == (place != "stickney")
    assert reached(match, 3) == ends(place, 3) | ends(place, 4)


@pytest.mark.parametrize("place", list(PLACE))
def test_g15_no_place_is_reached_both_ways(place: str) -> None:
    for card in (1, 2, 3):
        assert not ends(place, card) & ends(place, card + 1)


def test_g15_only_the_own_motor_counts() -> None:
    match = position(cars="grey greek_town", slots="green motor")
    assert reached(match, 1) == ends("greek_town", 1)


@pytest.mark.parametrize("seats, limit", [(2, 40), (3, 30), (4, 40), (5, 50)])
def test_g26_after_ten_turns_for_every_colour_without_a_drive_one_must_follow(
    seats: int, limit: int
) -> None:
    free = position("stickney 15: green", seats=seats, gang="grey", quiet=limit - 1)
    assert {text.split()[0] for text in legal(free)} == {"drive", "unload", "load"}
    bound = position("stickney 15: green", seats=seats, gang="grey", quiet=limit)
    assert {text.split()[0] for text in legal(bound)} == {"drive"}
    assert refused(bound, 0, "unload grey") == ("must_drive", "G26")
    assert refused(bound, 0, "load stickney 1") == ("must_drive", "G26")


def test_g26_what_is_wrong_anyway_is_said_first() -> None:
    bound = position("stickney 15: green", quiet=40)
    assert refused(bound, 0, "load stickney 2") == ("nobody_there", "G8")


def test_g26_counts_turns_and_a_drive_sets_the_count_to_0() -> None:
    match = position("stickney 15: green", slots="grey door")
    play(match, "0 unload grey; 0 unload grey")
    assert match.state.quiet == 1
    play(match, "1 load stickney 1")
    assert match.state.quiet == 2
    play(match, "2 drive 1 west_side")
    assert match.state.quiet == 0


def test_g26_everybody_is_told_when_it_binds() -> None:
    match = play(position("stickney 15: green", quiet=39), "0 unload grey")
    assert events(match, "must_drive") == [{"seat": 1}]
    assert {text.split()[0] for text in legal(match)} == {"drive"}
    play(match, "1 drive 1 west_side")
    assert {text.split()[0] for text in legal(match)} == {"drive", "unload", "load"}
