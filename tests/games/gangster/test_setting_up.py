"""Set-up. [G1–G5, G12]"""

from __future__ import annotations

import pytest

from backroom.games.gangster.rules.words import CARD, DISTRICT, PLACE, Gang, Kind
from tests.games.gangster.helpers import (
    at_harbour,
    begin,
    car,
    chance_up_to,
    deal,
    equipment,
    events,
    legal,
    phase,
    play,
    position,
    reached,
    standing,
)

COLOURS = {2: 4, 3: 3, 4: 4, 5: 5}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g1_every_colour_starts_with_nine_gangsters_in_the_car_and_three_open_cards(
    seats: int,
) -> None:
    view = deal(seats).view(None)
    in_play = COLOURS[seats]
    assert list(view["crew"].values()) == [9] * in_play + [0] * (5 - in_play)
    assert [len(cards) for cards in view["cards"].values()] == [3] * in_play + [0] * (5 - in_play)


def test_g1_three_pieces_are_laid_open_at_the_harbour() -> None:
    match = deal()
    assert match.chance() == {f"harbour {kind}": 5 for kind in Kind.names}
    play(match, "* harbour door; * harbour motor; * harbour door")
    assert at_harbour(match) == {"door": 2, "motor": 1}
    assert phase(match) == "equip"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g1_then_every_colour_draws_one_for_its_left_slot(seats: int) -> None:
    match = play(deal(seats), "* harbour door; * harbour motor; * harbour door")
    left = dict.fromkeys(Kind.names, 5) | {"motor": 4, "door": 3}
    for colour, kind in zip(Gang.names.words[: COLOURS[seats]], Kind.names, strict=False):
        assert match.chance() == {f"equip {colour} {kind}": n for kind, n in left.items()}
        play(match, f"* equip {colour} {kind}")
        left[kind] -= 1
        assert equipment(match, colour) == (kind, None)
    assert phase(match) == "table"


def test_g1_ten_of_the_fifteen_tables_are_laid_at_random() -> None:
    match = chance_up_to(deal(), "table")
    assert match.chance() == {f"table north_side {number}": 1 for number in range(1, 16)}
    play(match, "* table north_side 7")
    assert set(match.chance()) == {
        f"table west_side {number}" for number in range(1, 16) if number != 7
    }
    chance_up_to(match, "start")
    laid = match.view(None)["table"]
    assert list(laid) == list(DISTRICT)
    assert laid["north_side"] == "7"
    assert len(set(laid.values())) == 10
    assert [event["district"] for event in events(match, "table_laid")] == list(DISTRICT)


def test_g2_with_three_players_no_table_is_drawn_for_cicero() -> None:
    match = chance_up_to(deal(3), "start")
    laid = match.view(None)["table"]
    assert laid["cicero"] is None
    assert None not in [number for district, number in laid.items() if district != "cicero"]
    assert "table cicero" not in " ".join(line.text for line in match.lines)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_g2_with_any_other_number_cicero_is_in_play(seats: int) -> None:
    match = begin(seats)
    assert match.view(None)["table"]["cicero"] is not None


def test_g2_with_three_players_ciceros_card_is_out() -> None:
    match = play(chance_up_to(deal(3), "start"), "* start 1")
    nine = [district for district in DISTRICT if district != "cicero"]
    assert match.chance() == {f"deal green {district}": 1 for district in nine}
    chance_up_to(match, "stage")
    assert match.chance() == {f"double {district}": 1 for district in nine}


def test_g2_with_three_players_ciceros_roads_stay() -> None:
    match = position(seats=3, cars="grey little_italy, green cicero", slots="grey bumper")
    play(match, "0 drive 1 cicero")
    assert legal(match) == {"push green west_side", "push green little_italy", "done"}
    assert reached(position(seats=3, cars="grey little_italy"), 2) >= {"west_side"}
    match = position(seats=3, cars="grey greek_town, green west_side", slots="grey bumper")
    play(match, "0 drive 1 west_side; 0 push green cicero")
    assert car(match, "green") == "cicero"


def test_example_19_g2_a_car_in_closed_cicero_only_drives_or_shoots() -> None:
    tables = ("west_side 7: green", "little_italy 8: . yellow", "north_side 9: green")
    match = position(*tables, seats=3, cars="grey cicero")
    assert {text.split()[0] for text in legal(match)} == {"drive"}
    match = position(*tables, seats=3, cars="grey cicero", slots="grey tommy_gun")
    others = {text for text in legal(match) if not text.startswith("drive")}
    assert others == {"load west_side 1", "load little_italy 2"}


def test_g3_each_colour_draws_two_cards_the_first_brings_the_car() -> None:
    match = play(chance_up_to(deal(), "start"), "* start 2")
    assert match.chance() == {f"deal yellow {district}": 1 for district in DISTRICT}
    play(match, "* deal yellow cicero")
    assert (car(match, "yellow"), standing(match, "cicero", "yellow")) == ("cicero", [1])
    assert set(match.chance()) == {f"deal yellow {word}" for word in DISTRICT if word != "cicero"}
    play(match, "* deal yellow the_loop")
    assert (car(match, "yellow"), standing(match, "the_loop", "yellow")) == ("cicero", [1])
    assert match.view(None)["crew"]["yellow"] == 7


@pytest.mark.parametrize("start, order", [(0, "grey green yellow"), (2, "yellow grey green")])
def test_g3_colours_draw_in_turn_order_from_the_start_player(start: int, order: str) -> None:
    match = play(chance_up_to(deal(3), "start"), f"* start {start}")
    chance_up_to(match, "stage")
    dealt = [(event["gang"], event["car"]) for event in events(match, "dealt")]
    assert dealt == [(colour, first) for colour in order.split() for first in (1, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g3_no_table_starts_with_two_gangsters(seats: int) -> None:
    match = begin(seats)
    dealt = [event["district"] for event in events(match, "dealt")]
    assert len(dealt) == len(set(dealt)) == 2 * COLOURS[seats]
    assert list(match.view(None)["crew"].values())[: COLOURS[seats]] == [7] * COLOURS[seats]


def test_g4_all_cards_are_shuffled_for_the_first_doubler_without_policemen() -> None:
    match = play(chance_up_to(deal(5), "start"), "* start 0")
    chance_up_to(match, "stage")
    assert match.chance() == {f"double {district}": 1 for district in DISTRICT}
    play(match, "* double stickney")
    assert match.view(None)["doubled"] == ["stickney"]
    assert match.to_act == (0,)


@pytest.mark.parametrize("seats, policemen", [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_g4_then_the_policemen_are_mixed_into_the_rest(seats: int, policemen: int) -> None:
    match = begin(seats)
    match.state.cards[0] = 1 << CARD.number("1")
    match.state.car[0] = PLACE.number("stickney")
    if seats == 2:
        play(match, "0 gang grey")
    play(match, "0 drive 1 west_side")
    weights = match.chance()
    assert weights.pop("police") == policemen
    assert set(weights.values()) == {1}
    assert len(weights) == (8 if seats == 3 else 9)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g5_the_start_player_is_random(seats: int) -> None:
    match = chance_up_to(deal(seats), "start")
    assert match.chance() == {f"start {seat}": 1 for seat in range(seats)}
    play(match, f"* start {seats - 1}")
    assert chance_up_to(match, "gang" if seats == 2 else "turn").to_act == (seats - 1,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g5_colours_go_by_seat_and_play_is_clockwise(seats: int) -> None:
    match = position(seats=seats, turn=seats - 1)
    for seat in [seats - 1, *range(seats - 1)]:
        assert match.to_act == (seat,)
        match.play(seat, "drive 1 west_side")
        assert events(match, "drove")[-1]["gang"] == Gang.names[seat]
    assert match.to_act == (seats - 1,)


def test_g12_three_identical_are_replaced_at_set_up_too() -> None:
    match = play(deal(), "* harbour door; * harbour door; * harbour door")
    assert at_harbour(match) == {}
    assert events(match, "three_alike") == [{"kind": "door"}]
    assert match.chance() == {f"harbour {kind}": 5 if kind != "door" else 2 for kind in Kind.names}
    play(match, "* harbour bumper; * harbour bumper; * harbour bumper")
    assert at_harbour(match) == {}
    play(match, "* harbour door; * harbour door; * harbour motor")
    assert at_harbour(match) == {"door": 2, "motor": 1}
    assert phase(match) == "equip"
