"""Set-up. [B1–B4, B21]"""

from __future__ import annotations

import pytest

from backroom.games.bosses.rules.words import Gang
from tests.games.bosses.helpers import begin, deal, legal, play, ranks, refused, stacks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_everybody_starts_at_rank_0_with_one_gangster_of_each_power(seats: int) -> None:
    match = begin(seats)
    view = match.view(None)
    assert view["stock"] == [{"1": True, "2": True, "3": True}] * seats
    assert ranks(match) == [0] * seats


def test_b1_own_stock_is_never_refilled() -> None:
    match = play(begin(), "0 place own2 a1; 1 place own2 b1; 0 place left c1; * open left red2")
    assert match.view(None)["stock"] == [{"1": True, "2": False, "3": True}] * 2
    assert not any(text.startswith("place own2") for text in legal(match))
    assert refused(match, 1, "place own2 f6") == ("not_in_stock", "B5")


@pytest.mark.parametrize("seats, own_weight", [(2, 30), (3, 27), (4, 24)])
def test_b2_everything_outside_the_own_stocks_is_shuffled(seats: int, own_weight: int) -> None:
    weights = deal(seats).chance()
    assert sum(weights.values()) == own_weight
    for number, gang in enumerate(Gang.names):
        for power in "123":
            assert weights[f"open left {gang}{power}"] == (2 if number < seats else 3)
    assert len(weights) == 12


def test_b2_one_is_turned_up_from_each_stack() -> None:
    match = deal(2)
    assert match.is_chance
    play(match, "* open left blue3")
    assert stacks(match) == (14, 15)
    assert match.chance()["open right blue3"] == 1
    assert sum(match.chance().values()) == 29
    play(match, "* open right blue3")
    assert stacks(match) == (14, 14)
    assert match.view(None)["pair"] == {"left": "blue3", "right": "blue3"}


def test_b2_the_top_of_either_stack_is_anybody_not_yet_seen() -> None:
    left, right = play(begin(), "0 draw left"), play(begin(), "0 draw right")
    assert left.chance() == right.chance()
    assert sum(left.chance().values()) == 28
    assert left.chance()["drawn grey1"] == 2
    assert left.chance()["drawn grey2"] == 3
    assert left.chance()["drawn red1"] == 2


def test_b2_a_kind_all_of_which_are_seen_does_not_come_up() -> None:
    match = play(deal(2), "* open left red1; * open right red1; * start 0; 0 draw left")
    assert "drawn red1" not in match.chance()


@pytest.mark.parametrize("seats, bullets", [(2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])])
def test_b3_two_bullets_each_for_two_players_else_one(seats: int, bullets: list[int]) -> None:
    assert begin(seats).view(None)["bullets"] == bullets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b4_any_seat_may_start(seats: int) -> None:
    match = play(deal(seats), "* open left red1; * open right red2")
    assert match.chance() == {f"start {seat}": 1 for seat in range(seats)}
    play(match, f"* start {seats - 1}")
    assert match.to_act == (seats - 1,)


def test_b4_play_goes_up_the_seat_numbers() -> None:
    match = begin(3, start=1)
    order = []
    for field in ("a1", "c3", "e5", "f6"):
        (seat,) = match.to_act
        order.append(seat)
        play(match, f"{seat} place own{len(order) // 4 + 1} {field}")
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("seat, gang", list(enumerate(["red", "blue", "yellow", "grey"])))
def test_b21_each_seat_plays_its_gang(seat: int, gang: str) -> None:
    match = play(begin(4, start=seat), f"{seat} place own3 d4")
    assert match.view(None)["board"]["d4"] == f"{gang}3"


@pytest.mark.parametrize("seats, heights", [(2, (15, 15)), (3, (14, 13)), (4, (12, 12))])
def test_b21_left_stack_has_one_more_where_the_number_is_odd(
    seats: int, heights: tuple[int, int]
) -> None:
    assert stacks(deal(seats)) == heights


def test_b21_each_place_lies_above_the_stack_of_its_name() -> None:
    match = play(begin(), "0 place right a1; * open right red1")
    assert stacks(match) == (14, 13)
    play(match, "1 place left b1; * open left red1")
    assert stacks(match) == (13, 13)
