"""Set-up, seats and gangs, throws. [N1, N2, N20, N25]"""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import backroom
from tests.games.cosa_nostra.helpers import (
    COSA_NOSTRA,
    deal,
    events,
    in_hq,
    legal,
    play,
    position,
    throws,
    where,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n1_all_figures_start_in_their_hq(seats: int) -> None:
    match = deal(seats, None)
    for gang, owner in match.view(None)["owner"].items():
        if owner is not None:
            assert in_hq(match, gang) == (True, 8)
            assert where(match, gang) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n1_every_seat_is_as_likely_to_start(seats: int) -> None:
    match = deal(seats, None)
    assert match.view(None)["on_turn"] is None
    assert match.chance() == {f"start {seat}": 1 for seat in range(seats)}
    assert throws(play(match, f"* start {seats - 1}")) == seats - 1


def test_n1_play_goes_up_the_seat_numbers() -> None:
    match = play(deal(3), "* start 1; * roll 1 3; 1 move blue 4")
    assert throws(match) == 2
    play(match, "* roll 1 3; 2 move yellow 4")
    assert throws(match) == 0


def test_n2_two_dice_the_lower_first_doubles_half_as_likely() -> None:
    match = play(deal(), "* start 0")
    assert match.chance() == {
        f"roll {low} {high}": 1 if low == high else 2
        for low, high in combinations_with_replacement(range(1, 7), 2)
    }
    with pytest.raises(backroom.Refused):
        play(match, "* roll 5 2")


def test_n2_after_a_double_the_same_seat_throws_again_without_limit() -> None:
    match = play(deal(), "* start 1")
    for _ in range(3):
        play(match, "* roll 4 4; 1 move yellow 4")
        assert match.to_act == (1,), "the move is carried out in full first"
        play(match, "1 move yellow 4")
        assert throws(match) == 1
        match = position(turn=1)
    assert throws(play(match, "* roll 4 4; 1 move yellow 8")) == 1
    assert throws(play(match, "* roll 1 4; 1 boss yellow 5")) == 0
    assert [event["seat"] for event in events(match, "throws_again")] == [1]


@pytest.mark.parametrize(
    "seats, two_gangs, owners",
    [
        (4, None, [0, 1, 2, 3]),
        (3, None, [0, 1, 2, None]),
        (2, True, [0, 1, 0, 1]),
        (2, False, [0, None, 1, None]),
    ],
)
def test_n25_who_leads_which_gangs(
    seats: int, two_gangs: bool | None, owners: list[int | None]
) -> None:
    match = deal(seats, two_gangs)
    found = match.view(None)["owner"]
    seat = {str(number): number for number in range(4)}
    assert [seat.get(str(owner)) for owner in found.values()] == owners
    assert list(found) == ["red", "blue", "yellow", "green"]


def test_n25_a_front_without_its_gang_is_just_a_plain_space() -> None:
    match = position(seats=3, red="23", roll="1 2")
    play(match, "0 move 23 1")
    assert where(match, "red") == "24"
    assert match.to_act == (0,), "no wheel: the other die is due"


@pytest.mark.parametrize("seats", [3, 4])
def test_n20_three_and_four_players_lead_one_gang_each(seats: int) -> None:
    match = play(deal(seats, None), "* start 2; * roll 2 5")
    assert {text.split()[1] for text in legal(match)} == {"yellow"}


def test_n19_one_gang_each_unless_two_are_asked_for() -> None:
    assert deal(2, None).options == {"two_gangs": False}
    assert deal(2, True).options == {"two_gangs": True}


@pytest.mark.parametrize("seats", [3, 4])
def test_n19_the_option_means_nothing_to_more_than_two(seats: int) -> None:
    given = play(deal(seats, True), "* start 0")
    assert bytes(given.state) == bytes(play(deal(seats, None), "* start 0").state)


@pytest.mark.parametrize("seats", [0, 1, 5, 2.0, True])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(backroom.Refused, match="2, 3, 4 players"):
        COSA_NOSTRA.deal(seats)


@pytest.mark.parametrize("options", [{"three_gangs": True}, {"two_gangs": 1}, {"two_gangs": "on"}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(backroom.Refused, match="gangs"):
        COSA_NOSTRA.deal(2, options=options)
