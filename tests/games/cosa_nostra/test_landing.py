"""Where figures may land, capture and freeing. [N5–N8, N10, N11, N27]"""

from __future__ import annotations

import pytest

from tests.games.cosa_nostra.helpers import (
    events,
    in_hq,
    legal,
    play,
    position,
    refused,
    told,
    where,
)

# ------------------------------------------------------------------ landing


def test_n5_a_third_figure_may_join_two_of_its_gang_but_no_fourth() -> None:
    match = position(red="7 9 9", roll="2 4")
    assert "move 7 2" in legal(match)
    assert where(play(match, "0 move 7 2"), "red") == "9 9 9"
    full = position(red="7 9 9 9", roll="2 4")
    assert refused(full, 0, "move 7 2") == ("space_full", "N5")


def test_n5_three_of_another_gang_are_a_full_space() -> None:
    assert refused(position(red="7", yellow="9 9 9", roll="2 4"), 0, "move 7 2") == (
        "space_full",
        "N5",
    )


@pytest.mark.parametrize("pair", ["9 9", "boss:9 9"])
def test_n6_two_of_one_gang_close_a_space_to_others(pair: str) -> None:
    match = position(red="7", yellow=pair, roll="2 4")
    assert refused(match, 0, "move 7 2") == ("space_closed", "N6")
    assert refused(position(yellow="3 3", roll="4 5"), 0, "move red 4") == ("space_closed", "N6")


def test_n6_passing_over_a_closed_space_is_free() -> None:
    assert "move 7 6" in legal(position(red="7", yellow="9 9 11 11", roll="2 4"))


def test_n7_a_third_gang_cannot_land_where_a_guard_and_a_prisoner_stand() -> None:
    match = position(seats=3, turn=2, red="11p", blue="11", yellow="9", roll="2 4")
    assert refused(match, 2, "move 9 2") == ("guard_and_prisoner", "N7")


def test_n5_n6_n7_every_view_tells_which_spaces_are_closed_to_whom() -> None:
    match = position(seats=3, red="11p 20 20 20", blue="11", yellow="9 9", roll="2 4")
    closed = {"red": ["9", "20"], "blue": ["9", "20"], "yellow": ["11", "20"], "green": []}
    for eyes in (None, 0, 1):
        assert match.view(eyes)["closed"] == closed


@pytest.mark.parametrize("prisoner", ["20p", "boss:20p"])
def test_n8_a_prisoner_cannot_move(prisoner: str) -> None:
    match = position(red=prisoner, yellow="20", roll="2 4")
    text = "boss red 2" if "boss" in prisoner else "move 20 2"
    assert text not in legal(match)
    assert refused(match, 0, text) == ("is_prisoner", "N8")


def test_n8_a_boss_who_is_a_prisoner_cannot_go_home() -> None:
    match = position(red="boss:29p", yellow="29", roll="4 5")
    assert refused(match, 0, "boss red 4") == ("is_prisoner", "N8")


def test_example_1_n5_n6_two_take_no_other_gang_three_nobody_more() -> None:
    assert refused(position(red="7", yellow="9 9", roll="2 4"), 0, "move 7 2")[1] == "N6"
    assert refused(position(red="7", yellow="9 9 9", roll="2 4"), 0, "move 7 2")[1] == "N5"
    assert refused(position(red="7 9 9 9", roll="2 4"), 0, "move 7 2")[1] == "N5"
    assert "move 7 2" in legal(position(red="7 9 9", roll="2 4"))


# ------------------------------------------------------------------ capture


@pytest.mark.parametrize(
    "yellow, held, rank", [("9", "9p", "follower"), ("boss:9", "boss:9p", "boss")]
)
def test_n10_landing_on_a_single_enemy_makes_it_a_prisoner(
    yellow: str, held: str, rank: str
) -> None:
    match = play(position(red="7", yellow=yellow, roll="2 4"), "0 move 7 2")
    assert where(match, "red") == "9"
    assert where(match, "yellow") == held
    (event,) = events(match, "captured")
    assert event == {
        "event": "captured",
        "gang": "yellow",
        "rank": rank,
        "space": "9",
        "guard": "red",
    }


def test_n10_out_of_the_hq_too() -> None:
    match = play(position(yellow="0", roll="1 4"), "0 move red 1")
    assert (where(match, "red"), where(match, "yellow")) == ("0", "0p")


def test_n10_a_prisoner_is_free_when_its_guard_leaves() -> None:
    match = play(position(red="9", yellow="9p", roll="2 4"), "0 move 9 2")
    assert where(match, "yellow") == "9"
    assert told(match) == ["moved", "freed"]


def test_n10_a_guard_may_come_back_with_the_same_throw_s_other_figure() -> None:
    match = play(position(red="9 7", yellow="9p", roll="2 4"), "0 move 9 4; 0 move 7 2")
    assert (where(match, "red"), where(match, "yellow")) == ("9 13", "9p")


def test_n10_a_prisoner_is_free_when_its_guard_is_banished() -> None:
    match = play(position(red="8 15p", yellow="15", roll="2 6"), "0 move 8 2; * wheel 15")
    assert (where(match, "red"), where(match, "yellow")) == ("10 15", "out1")


# ------------------------------------------------------------------ two against one


def test_n11_freeing_reinforcing_and_arriving_together_banish_the_enemy() -> None:
    freeing = play(position(red="7 9p", yellow="9", roll="2 4"), "0 move 7 2")
    assert (where(freeing, "red"), where(freeing, "yellow")) == ("9 9", "out1")
    reinforcing = play(position(red="7 9", yellow="9p", roll="2 4"), "0 move 7 2")
    assert (where(reinforcing, "red"), where(reinforcing, "yellow")) == ("9 9", "out1")
    together = play(position(red="7 5", yellow="9", roll="2 4"), "0 move 7 2")
    assert (where(together, "red"), where(together, "yellow")) == ("5 9", "9p")
    play(together, "0 move 5 4")
    assert (where(together, "red"), where(together, "yellow")) == ("9 9", "out1")


def test_example_2_n11_the_prisoner_s_comrade_lands() -> None:
    match = play(position(red="7 9p", yellow="9", roll="2 4"), "0 move 7 2")
    assert where(match, "yellow") == "out1"
    assert where(match, "red") == "9 9"
    assert "move 9 4" in legal(match), "who was a prisoner can take the other die"


def test_example_3_n11_a_second_guard_lands() -> None:
    match = play(position(red="7 9", yellow="9p", roll="2 4"), "0 move 7 2")
    assert where(match, "yellow") == "out1"


def test_example_4_n11_two_figures_of_a_double_onto_one_enemy() -> None:
    match = play(position(red="7 7", yellow="9", roll="2 2"), "0 move 7 2")
    assert where(match, "yellow") == "9p"
    play(match, "0 move 7 2")
    assert (where(match, "red"), where(match, "yellow")) == ("9 9", "out1")


def test_example_18_n7_n11_a_blue_guard_and_a_red_prisoner() -> None:
    for throw in ("1 1", "1 2", "3 5", "4 4", "6 6"):
        low, high = map(int, throw.split())
        for pips in {low, high, low + high}:
            at = (11 - pips) % 32
            match = position(
                seats=3, turn=2, red="11p", blue="11", yellow=f"boss:{at} {at}", roll=throw
            )
            assert refused(match, 2, f"move {at} {pips}") == ("guard_and_prisoner", "N7")
            assert refused(match, 2, f"boss yellow {pips}") == ("guard_and_prisoner", "N7")
    match = position(seats=3, turn=0, red="9 11p", blue="11", roll="2 4")
    assert where(play(match, "0 move 9 2"), "blue") == "out1"
    assert where(match, "red") == "11 11"
    match = position(seats=3, turn=1, red="11p", blue="9 11", roll="2 4")
    assert where(play(match, "1 move 9 2"), "red") == "out1"
    assert where(match, "blue") == "11 11"


# ------------------------------------------------------------------ the Boss


def test_n27_a_boss_captures_guards_frees_and_spins_like_a_follower() -> None:
    captures = play(position(red="boss:7", yellow="9", roll="2 4"), "0 boss red 2")
    assert (where(captures, "red"), where(captures, "yellow")) == ("boss:9", "9p")
    leaves = play(position(red="boss:9", yellow="9p", roll="2 4"), "0 boss red 6")
    assert (where(leaves, "red"), where(leaves, "yellow")) == ("boss:15", "9")
    frees = play(position(red="boss:7 9p", yellow="9", roll="2 4"), "0 boss red 2")
    assert (where(frees, "red"), where(frees, "yellow")) == ("boss:9 9", "out1")
    spins = play(position(red="boss:8", roll="2 5"), "0 boss red 2")
    assert set(spins.chance()) == {f"wheel {stop}" for stop in range(16)}


def test_n27_a_boss_and_a_follower_close_a_space() -> None:
    match = position(red="7", yellow="boss:9 9", roll="2 4")
    assert refused(match, 0, "move 7 2") == ("space_closed", "N6")


def test_n27_a_boss_who_is_a_guard_is_banished_by_two_against_one() -> None:
    match = play(position(red="7 9p", yellow="boss:9", roll="2 4"), "0 move 7 2")
    assert where(match, "yellow") == ""
    assert in_hq(match, "yellow") == (True, 8)
