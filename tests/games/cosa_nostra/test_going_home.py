"""Going home and winning, two gangs each. [N18, N19, N21, N23, N26, N28]"""

from __future__ import annotations

import pytest

from tests.games.cosa_nostra.helpers import (
    events,
    in_hq,
    legal,
    play,
    position,
    refused,
    throws,
    told,
    where,
)

# ------------------------------------------------------------------ the exact count


def test_n18_only_by_exact_count_of_one_die_or_both() -> None:
    match = play(position(red="boss:29", roll="4 6"), "0 boss red 4")
    assert match.over
    assert where(match, "red") == "home"
    match = play(position(red="boss:29", roll="1 3"), "0 boss red 4")
    assert match.over
    match = play(position(red="boss:29", roll="3 6"), "0 boss red 3")
    assert where(match, "red") == "boss:0+"
    assert not match.over


def test_n18_who_tries_another_count_hears_of_it() -> None:
    match = position(red="boss:29 7", roll="1 5")
    assert refused(match, 0, "boss red 4") == ("exact_count", "N18")
    assert refused(match, 0, "boss red 3") == ("not_thrown", "N3")
    play(match, "0 move 7 1")
    assert refused(match, 0, "boss red 4") == ("exact_count", "N18")
    match = play(position(red="boss:29 8", roll="2 4"), "0 move 8 4")
    assert refused(match, 0, "boss red 4") == ("other_die", "N9")


def test_n18_followers_never_enter_the_hq() -> None:
    match = play(position(red="29", roll="4 6"), "0 move 29 4")
    assert where(match, "red") == "1"


def test_n18_the_first_boss_home_wins() -> None:
    match = play(position(seats=4, turn=3, green="boss:23", roll="2 3"), "3 boss green 2")
    assert (match.over, match.winners) == (True, (3,))


def test_example_7_n18_four_steps_from_home() -> None:
    for roll in ("4 6", "1 3", "2 2"):
        assert play(position(red="boss:29", roll=roll), "0 boss red 4").over
    for roll, pips, space in (("5 6", 5, 2), ("5 6", 6, 3)):
        match = play(position(red="boss:29", roll=roll), f"0 boss red {pips}")
        assert where(match, "red") == f"boss:{space}"
        assert match.view(None)["to_go"]["red"] == 33 - space


def test_n21_the_exact_count_cannot_be_used_to_walk_past() -> None:
    match = position(red="boss:29", yellow="1 1", roll="4 6")
    assert "boss red 4" in legal(match), "what stands on the ring does not hinder him"
    assert play(match, "0 boss red 4").over


def test_n21_from_the_front_with_a_1_only_after_a_lap() -> None:
    match = play(position(red="boss:0", roll="1 4"), "0 boss red 1")
    assert where(match, "red") == "boss:1"
    assert play(position(red="boss:0+", roll="1 4"), "0 boss red 1").over


def test_n21_the_steps_he_has_to_go() -> None:
    match = position()
    assert match.view(None)["to_go"]["red"] == 34
    play(match, "* roll 1 2; 0 boss red 1; 0 move red 2")
    assert match.view(None)["to_go"]["red"] == 33
    assert position(red="boss:31").view(None)["to_go"]["red"] == 2
    passed = play(position(red="boss:31", roll="3 5"), "0 boss red 3")
    assert where(passed, "red") == "boss:2"
    assert passed.view(None)["to_go"]["red"] == 31


def test_example_10_n21_n13_on_the_front_straight_out_and_after_a_lap() -> None:
    match = play(position(red="boss:0 out2", roll="1 4"), "0 boss red 1")
    assert where(match, "red") == "boss:1 out2"
    match = play(position(red="boss:0+ out2", roll="1 4"), "0 boss red 1")
    assert match.winners == (0,)
    match = play(position(red="boss:0+ out2", roll="2 3"), "0 boss red 2")
    assert where(match, "red") == "boss:2 out2"


# ------------------------------------------------------------------ home with one die


def test_n23_home_with_one_die_although_the_whole_throw_could_be_used() -> None:
    match = position(red="boss:29 9", roll="4 5")
    assert "boss red 4" in legal(match)
    assert {"move 9 4", "move 9 5", "move 9 9"} <= legal(match), "nobody has to go home"
    play(match, "0 boss red 4")
    assert match.over
    assert told(match) == ["came_home", "ended"]


def test_n23_it_allows_no_other_single_die() -> None:
    """The throw of 2–4 of example 9, the Boss not a prisoner but on the way home."""
    match = position(red="boss:31 out8", yellow="1 1 4 4", roll="2 4")
    assert legal(match) == {"boss red 2", "boss red 6"}
    assert refused(match, 0, "boss red 4") == ("whole_throw", "N4")


def test_example_20_n23_n14_home_at_once_or_banished() -> None:
    match = position(red="boss:29 9", roll="4 5")
    assert play(match, "0 boss red 4").winners == (0,)
    match = play(position(red="boss:29 9", roll="4 5"), "0 move 9 5; * wheel 13")
    assert in_hq(match, "red") == (True, 8)
    assert legal(match) == {"move red 4"}


# ------------------------------------------------------------------ the end


def test_n26_the_game_ends_at_once_and_bosses_home_are_the_score() -> None:
    match = play(position(seats=3, turn=1, blue="boss:6", roll="3 3"), "1 boss blue 3")
    assert match.over
    assert match.scores == [0, 1, 0]
    assert match.places == [2, 1, 2]
    assert match.winners == (1,)
    assert events(match, "ended") == [{"event": "ended", "seat": 1}]


@pytest.mark.parametrize("blue, scores", [("", [2, 0]), ("home", [2, 1])])
def test_n26_with_two_gangs_each_the_loser_may_have_one_home(blue: str, scores: list[int]) -> None:
    match = position(two_gangs=True, red="home", yellow="boss:13", blue=blue, roll="4 6")
    assert not match.over
    assert play(match, "0 boss yellow 4").over
    assert match.scores == scores
    assert match.places == [1, 2]


# ------------------------------------------------------------------ two gangs each


def test_n19_whoever_has_both_bosses_home_wins() -> None:
    match = play(position(two_gangs=True, red="boss:29", roll="4 6"), "0 boss red 4")
    assert not match.over
    assert throws(match) == 1
    assert refused(position(two_gangs=True, red="home", roll="1 3"), 0, "boss red 1") == (
        "gang_is_home",
        "N19",
    )
    assert refused(position(two_gangs=True, red="home", roll="1 3"), 0, "move red 1") == (
        "gang_is_home",
        "N19",
    )


def test_n19_a_throw_moves_one_gang_only_after_a_double_the_other_may_move() -> None:
    match = play(position(two_gangs=True, roll="2 2"), "0 move red 2; 0 move red 2; * roll 1 2")
    assert {text.split()[1] for text in legal(match) if "boss" in text} == {"red", "yellow"}


def test_n19_all_followers_leave_the_game_and_what_the_boss_guarded_is_free() -> None:
    match = position(two_gangs=True, red="boss:29 4 out2", blue="29p", roll="4 6")
    play(match, "0 boss red 4")
    assert where(match, "red") == "home"
    assert in_hq(match, "red") == (False, 0)
    assert match.view(None)["banished"]["red"] == 0
    assert match.view(None)["to_go"]["red"] == 0
    assert where(match, "blue") == "29"


def test_example_21_n19_n23_home_with_the_gang_all_over_the_ring() -> None:
    gangs = {"red": "boss:29 20 9p out3", "blue": "20p 9"}
    match = play(position(two_gangs=True, **gangs, roll="4 6"), "0 boss red 4")
    assert where(match, "red") == "home"
    assert where(match, "blue") == "9 20"
    assert throws(match) == 1
    double = play(position(two_gangs=True, **gangs, roll="2 2"), "0 boss red 4")
    assert throws(double) == 0
    play(double, "* roll 1 3")
    assert {text.split()[1] for text in legal(double)} == {"yellow"}


def test_n28_the_second_gang_of_a_player_is_a_foreign_gang() -> None:
    match = position(two_gangs=True, red="7", yellow="9", roll="2 4")
    play(match, "0 move 7 2")
    assert (where(match, "red"), where(match, "yellow")) == ("9", "9p")
    match = position(two_gangs=True, red="7 9", yellow="9p", roll="2 4")
    assert where(play(match, "0 move 7 2"), "yellow") == "out1"
    match = position(two_gangs=True, red="7", yellow="9 9", roll="2 4")
    assert refused(match, 0, "move 7 2") == ("space_closed", "N6")


def test_n28_a_space_with_both_gangs_names_the_guard_s() -> None:
    match = position(two_gangs=True, red="9", yellow="9p", roll="2 4")
    play(match, "0 move 9 2")
    assert (where(match, "red"), where(match, "yellow")) == ("11", "9")
    match = position(two_gangs=True, red="9p", yellow="9", roll="2 4")
    play(match, "0 move 9 2")
    assert (where(match, "red"), where(match, "yellow")) == ("9", "11")
    held = position(two_gangs=True, red="boss:9", yellow="9p", roll="2 4")
    assert refused(held, 0, "move 9 2") == ("is_prisoner", "N8")


def test_n28_where_either_gang_can_use_the_whole_throw_neither_may_use_one_die() -> None:
    """Red alone could only go 2 or 5, but yellow can use both dice."""
    gangs = {"red": "out8", "blue": "6 6"}
    alone = position(red="out8", yellow="6 6", roll="2 5")
    assert legal(alone) == {"boss red 2", "boss red 5"}
    match = position(two_gangs=True, **gangs, roll="2 5")
    assert refused(match, 0, "boss red 2") == ("whole_throw", "N4")
    assert {text.split()[1] for text in legal(match)} == {"yellow"}


def test_example_22_n28_red_and_yellow_of_one_player() -> None:
    match = play(position(two_gangs=True, red="7", yellow="9", roll="2 4"), "0 move 7 2")
    assert where(match, "yellow") == "9p"
    match = position(two_gangs=True, red="7", yellow="9 9", roll="2 4")
    assert refused(match, 0, "move 7 2") == ("space_closed", "N6")
    gangs = {"red": "9p", "yellow": "9"}
    by_red = play(position(two_gangs=True, **gangs, roll="3 4"), "0 move red 3; * wheel 9")
    assert (where(by_red, "red"), where(by_red, "yellow")) == ("2 9", "out1")
    by_yellow = play(position(two_gangs=True, **gangs, roll="3 4"), "0 move yellow 3; * wheel 9")
    assert (where(by_yellow, "red"), where(by_yellow, "yellow")) == ("out1", "9 18")
