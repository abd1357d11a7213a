"""Banishment and return. [N12–N14]"""

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


def test_n12_a_banished_follower_is_off_the_board() -> None:
    match = play(position(red="7 9", yellow="9p 20", roll="2 4"), "0 move 7 2")
    assert where(match, "yellow") == "20 out1"
    assert in_hq(match, "yellow") == (True, 6)
    assert match.view(None)["banished"]["yellow"] == 1


# ------------------------------------------------------------------ the return


@pytest.mark.parametrize(
    "figure, roll, text, back",
    [
        ("30", "1 5", "move 30 5", True),
        ("30", "2 6", "move 30 2", True),
        ("31", "1 5", "move 31 1", True),
        ("29", "2 4", "move 29 2", False),
        ("0", "3 4", "move 0 3", False),
        ("boss:30", "1 5", "boss red 5", True),
        ("boss:0+", "2 3", "boss red 2", False),
        ("", "1 5", "move red 1", False),
        ("", "1 5", "boss red 1", False),
    ],
)
def test_n13_a_figure_that_completes_a_lap_brings_one_follower_back(
    figure: str, roll: str, text: str, back: bool
) -> None:
    match = play(position(red=f"{figure} out3", roll=roll), f"0 {text}")
    assert match.view(None)["banished"]["red"] == (2 if back else 3)
    assert len(events(match, "returned")) == back


def test_n13_only_the_own_front_counts() -> None:
    match = play(position(red="15 out3", yellow="31 out3", roll="1 4"), "0 move 15 1")
    assert match.view(None)["banished"]["red"] == 3
    play(match, "0 move red 4; * roll 1 5; 1 move 31 1")
    assert match.view(None)["banished"]["yellow"] == 3


def test_n13_nobody_returns_where_nobody_is_banished() -> None:
    match = play(position(red="30", roll="2 6"), "0 move 30 2")
    assert in_hq(match, "red") == (True, 7)
    assert "returned" not in told(match)


def test_n13_only_who_is_banished_at_that_moment() -> None:
    """The return comes before the wheel, so who is banished by it stays out."""
    match = play(position(red="boss:20 31", roll="3 4"), "0 move 31 3; * wheel 2")
    assert where(match, "red") == "boss:20 out1"
    assert "returned" not in told(match)


def test_n13_who_returned_may_take_the_second_die() -> None:
    match = play(position(red="boss:20p 30 out7", yellow="20", roll="2 3"), "0 move 30 2")
    assert legal(match) == {"move red 3"}


def test_example_11_n13_who_brings_a_follower_back() -> None:
    for start, roll, text in (
        ("30", "1 5", "move 30 5"),
        ("30", "2 6", "move 30 2"),
        ("31", "1 6", "move 31 1"),
    ):
        match = play(position(red=f"{start} out3", roll=roll), f"0 {text}")
        assert match.view(None)["banished"]["red"] == 2, text
    for start, roll, text in (
        ("29", "2 4", "move 29 2"),
        ("0", "3 4", "move 0 3"),
        ("", "1 6", "move red 1"),
    ):
        match = play(position(red=f"{start} out3", roll=roll), f"0 {text}")
        assert match.view(None)["banished"]["red"] == 3, text


# ------------------------------------------------------------------ the Boss


def test_n14_a_banished_boss_takes_his_followers_on_the_ring_into_the_hq() -> None:
    match = position(red="7 9", yellow="boss:9p 12 12 20 out2", roll="2 4")
    play(match, "0 move 7 2")
    assert where(match, "yellow") == "out2"
    assert in_hq(match, "yellow") == (True, 6)
    (event,) = events(match, "boss_banished")
    assert event == {
        "event": "boss_banished",
        "gang": "yellow",
        "space": "9",
        "followers": 3,
    }


def test_n14_he_starts_again_from_the_beginning() -> None:
    match = play(position(red="7 9", yellow="boss:9p", roll="2 6"), "0 move 7 2; 0 move red 6")
    assert match.view(None)["to_go"]["yellow"] == 34
    play(match, "* roll 1 3; 1 boss yellow 4")
    assert where(match, "yellow") == "boss:19"


def test_n14_a_boss_banished_in_a_throw_of_his_gang_does_not_take_the_other_die() -> None:
    match = play(position(red="boss:21 9", roll="3 5"), "0 move red 3; * wheel 5")
    assert legal(match) == {"move red 5"}
    assert refused(match, 0, "boss red 5") == ("boss_waits", "N14")
    play(match, "0 move red 5; * roll 1 2; 1 move yellow 3; * wheel 9; * roll 1 3")
    assert "boss red 4" in legal(match), "with the next throw he starts again"


def test_n14_after_a_double_the_next_throw_is_another_one() -> None:
    match = play(position(red="boss:21 9", roll="3 3"), "0 move red 3; * wheel 5")
    assert legal(match) == {"move red 3"}
    play(match, "0 move red 3; * wheel 12; * roll 1 3")
    assert "boss red 4" in legal(match)


def test_example_6_n14_all_four_in_the_hq_banished_followers_still_out() -> None:
    match = position(red="7 9", yellow="boss:9p 13 20 26 out5", roll="2 4")
    play(match, "0 move 7 2")
    assert in_hq(match, "yellow") == (True, 3)
    assert where(match, "yellow") == "out5"


def test_example_15_n14_n24_the_whole_gang_is_in_the_hq() -> None:
    match = play(position(red="boss:21 9", roll="3 5"), "0 move red 3; * wheel 5")
    assert where(match, "red") == ""
    assert in_hq(match, "red") == (True, 8)
    assert legal(match) == {"move red 5"}
    lone = play(position(red="boss:21 out7", roll="3 5"), "0 move red 3; * wheel 5")
    assert in_hq(lone, "red") == (True, 1)
    assert throws(lone) == 1
    assert told(lone)[-1] == "die_lapsed"


def test_example_19_n14_what_the_followers_guarded_is_free() -> None:
    match = position(
        seats=4, turn=0, red="7 9", blue="boss:9p 20 23p", yellow="20p", green="23", roll="2 4"
    )
    play(match, "0 move 7 2")
    assert in_hq(match, "blue") == (True, 8)
    assert where(match, "blue") == ""
    assert where(match, "yellow") == "20"
    assert where(match, "green") == "23"
