"""Moving, the whole throw, the second die. [N2–N4, N9, N22, N24]"""

from __future__ import annotations

from tests.games.cosa_nostra.helpers import (
    deal,
    events,
    in_hq,
    legal,
    phase,
    play,
    position,
    refused,
    throws,
    told,
    where,
)

# ------------------------------------------------------------------ dice and figures


def test_n3_one_figure_moves_the_sum_or_two_one_die_each() -> None:
    match = position(red="boss:7 11", roll="1 3")
    assert legal(match) == {
        "boss red 1",
        "boss red 3",
        "boss red 4",
        "move 11 1",
        "move 11 3",
        "move 11 4",
        "move red 1",
        "move red 3",
        "move red 4",
    }
    assert throws(play(match, "0 move 11 4")) == 1
    assert where(match, "red") == "boss:7 15"


def test_n3_the_first_step_out_of_the_hq_is_the_front() -> None:
    assert where(play(position(roll="1 2"), "0 move red 1"), "red") == "0"
    assert where(play(position(roll="1 2"), "0 boss red 3"), "red") == "boss:2"
    assert where(play(position(turn=1, roll="5 6"), "1 move yellow 11"), "yellow") == "26"


def test_n3_the_ring_goes_on_from_its_last_space_to_its_first() -> None:
    assert where(play(position(red="30", roll="3 6"), "0 move 30 3"), "red") == "1"


def test_n3_spaces_between_do_not_matter() -> None:
    match = position(red="7", yellow="8 8 9 9 10 10", roll="1 3")
    assert "move 7 4" in legal(match)
    play(match, "0 move 7 4")
    assert where(match, "red") == "11"
    assert where(match, "yellow") == "8 8 9 9 10 10"


def test_n3_one_throw_moves_two_different_figures_of_one_gang() -> None:
    match = play(position(two_gangs=True, roll="1 3"), "0 move yellow 1")
    assert legal(match) == {"move yellow 3", "boss yellow 3"}
    assert refused(match, 0, "move red 3") == ("other_gang", "N3")
    play(match, "0 boss yellow 3")
    assert where(match, "yellow") == "boss:18 16"
    assert where(match, "red") == ""


def test_n3_pips_are_one_die_or_the_sum() -> None:
    match = position(roll="2 5")
    for pips in (1, 3, 4, 6, 8, 10, 12):
        assert refused(match, 0, f"move red {pips}") == ("not_thrown", "N3")
    assert refused(position(roll="3 3"), 0, "boss red 9") == ("not_thrown", "N3")


def test_n3_nobody_there() -> None:
    match = position(red="boss:7", yellow="9", roll="2 5")
    for place in ("7", "8", "9", "35"):
        assert refused(match, 0, f"move {place} 2") == ("nobody_there", "N3")
    empty = position(red="1 3 7 9 11 15 17 19", roll="2 6")
    assert refused(empty, 0, "move red 2") == ("nobody_there", "N3")


def test_n25_only_the_own_gangs_move() -> None:
    match = position(roll="2 5")
    for text in ("boss yellow 2", "move yellow 2", "boss blue 2", "move green 2"):
        assert refused(match, 0, text) == ("not_your_gang", "N25")


def test_example_8_n3_the_first_throw() -> None:
    match = position(roll="2 5")
    assert legal(match) == {
        "boss red 2",
        "boss red 5",
        "boss red 7",
        "move red 2",
        "move red 5",
        "move red 7",
    }
    play(match, "0 move red 2")
    assert legal(match) == {"boss red 5", "move red 5"}
    assert len(legal(position(roll="3 3"))) == 4
    both = position(two_gangs=True, roll="2 5")
    assert len(legal(both)) == 12
    play(both, "0 move yellow 5")
    assert legal(both) == {"boss yellow 2", "move yellow 2"}


# ------------------------------------------------------------------ the whole throw


def test_n4_a_die_alone_is_not_enough_where_the_whole_throw_can_be_used() -> None:
    match = position(red="out8", roll="2 5")
    assert legal(match) == {"boss red 7"}
    assert refused(match, 0, "boss red 2") == ("whole_throw", "N4")
    assert refused(match, 0, "boss red 5") == ("whole_throw", "N4")


def test_n4_either_die_where_only_one_can_be_used() -> None:
    match = position(red="out8", yellow="6 6", roll="2 5")
    assert legal(match) == {"boss red 2", "boss red 5"}
    play(match, "0 boss red 5")
    assert throws(match) == 1
    assert [event["pips"] for event in events(match, "die_lapsed")] == [2]


def test_n4_the_one_usable_die_must_be_used() -> None:
    match = position(red="out8", yellow="6 6 4 4", roll="2 5")
    assert legal(match) == {"boss red 2"}
    assert refused(match, 0, "boss red 5") == ("space_closed", "N6")


def test_n4_an_unusable_throw_lapses() -> None:
    match = position(red="out8", yellow="1 1 4 4 6 6", roll="2 5")
    assert told(match) == ["throw_lapsed"]
    assert throws(match) == 1


def test_n22_a_figure_that_fills_a_space_may_leave_no_way_for_the_other_die() -> None:
    """As a third figure on 9 it closes the space to the other that could come there."""
    match = position(red="boss:9 9 5 7 out5", yellow="11 11 13 13", roll="2 4")
    assert refused(match, 0, "move 5 4") == ("whole_throw", "N4")
    assert refused(match, 0, "move 7 2") == ("whole_throw", "N4")
    assert legal(match) == {"boss red 6", "move 9 6"}
    match = position(red="boss:20p 9 5 7 out5", yellow="20 11 11 13 13", roll="2 4")
    assert legal(match) == {"move 5 4", "move 7 2", "move 9 6"}


def test_n22_the_space_left_behind_may_be_the_one_the_other_die_needs() -> None:
    match = position(red="boss:9 9 9 7 out5", yellow="8 8 11 11 13 13 15 15", roll="1 2")
    # Full while three stand on 9; with one of them on 10 the one on 7 can follow with the 2.
    assert refused(match, 0, "move 7 2") == ("space_full", "N5")
    assert legal(match) == {"boss red 1", "boss red 3", "move 9 1", "move 9 3", "move 7 3"}
    play(match, "0 boss red 1; * wheel 4")
    assert legal(match) == {"move 7 2"}


def test_n22_a_comrade_freed_by_the_landing_may_take_the_other_die() -> None:
    match = position(red="boss:20p 18 out7", yellow="20 24 24", roll="2 6")
    assert legal(match) == {"move 18 2", "move 18 8"}
    play(match, "0 move 18 2")
    assert legal(match) == {"boss red 6"}


def test_n22_a_follower_brought_back_may_take_the_other_die() -> None:
    match = position(red="boss:20p 30 out7", yellow="20 3 3", roll="2 3")
    assert legal(match) == {"move 30 2", "move 30 3"}
    play(match, "0 move 30 2")
    assert where(match, "red") == "boss:20p 0 out6"
    assert legal(match) == {"move red 3"}


def test_n22_the_followers_of_a_banished_boss_are_out_of_the_way() -> None:
    """Red landing on 9 banishes the yellow Boss, and with it the pair on 12."""
    match = position(red="boss:8 9 7 out6", yellow="boss:9p 12 12 10 10", roll="2 4")
    assert "move 7 2" in legal(match)
    play(match, "0 move 7 2")
    assert where(match, "yellow") == ""
    assert legal(match) == {"boss red 4", "move 9 4"}


def test_n22_the_prisoners_of_a_banished_boss_are_free_to_take_the_other_die() -> None:
    match = position(red="boss:20p 9 7 out6", yellow="boss:9p 20 11 11 13 13", roll="2 4")
    assert legal(match) == {"move 7 2", "move 9 6"}
    play(match, "0 move 7 2")
    assert where(match, "yellow") == ""
    assert legal(match) == {"boss red 4", "move 9 4"}


def test_n22_a_boss_going_home_with_the_other_die_uses_the_whole_throw() -> None:
    match = position(red="boss:30 9 out7", yellow="12 12 13 13", roll="1 3")
    assert legal(match) == {"move 9 1", "boss red 4", "boss red 3"}
    assert refused(match, 0, "boss red 1") == ("whole_throw", "N4")
    assert legal(play(match, "0 move 9 1; * wheel 4")) == {"boss red 3"}


def test_example_9_n4_n22_both_on_9_would_lose_the_4() -> None:
    match = position(red="boss:20p 7 9 out6", yellow="20 13 13", roll="2 4")
    assert legal(match) == {"move 9 2", "move 9 6", "move 7 4"}
    assert refused(match, 0, "move 7 2") == ("whole_throw", "N4")


def test_example_12_n4_n2_lapsing_throws() -> None:
    alone = "out8"
    assert legal(position(red=alone, roll="2 5")) == {"boss red 7"}
    match = position(red=alone, yellow="6 6", roll="2 5")
    assert legal(match) == {"boss red 2", "boss red 5"}
    play(match, "0 boss red 5")
    assert throws(match) == 1
    assert throws(position(red=alone, yellow="1 1 4 4 6 6", roll="2 5")) == 1
    assert throws(position(red=alone, yellow="1 1 3 3", roll="2 2")) == 0


def test_example_13_n22_the_wheel_may_make_the_other_die_usable() -> None:
    gangs = {"red": "boss:15p 8 out7", "yellow": "15 14 14 16 16"}
    match = position(**gangs, roll="2 6")
    assert legal(match) == {"move 8 2"}
    freed = play(match, "0 move 8 2; * wheel 15")
    assert where(freed, "yellow") == "14 14 16 16 out1"
    assert legal(freed) == {"boss red 6"}
    lapsed = play(position(**gangs, roll="2 6"), "0 move 8 2; * wheel 0")
    assert where(lapsed, "yellow") == "14 14 15 16 out1"
    assert throws(lapsed) == 1
    assert told(lapsed)[-1] == "die_lapsed"


# ------------------------------------------------------------------ one figure after the other


def test_n9_leaving_comes_first_then_the_return_then_the_landing_then_the_wheel() -> None:
    match = position(red="31 out3", yellow="31p 2", roll="3 6")
    play(match, "0 move 31 3")
    assert told(match) == ["moved", "freed", "returned", "captured"]
    assert phase(match) == "wheel"
    assert where(match, "red") == "2 out2"
    assert where(match, "yellow") == "2p 31"


def test_n9_the_first_figure_is_settled_before_the_second_is_chosen() -> None:
    match = play(position(red="8", yellow="14", roll="2 6"), "0 move 8 6")
    assert where(match, "yellow") == "14p"
    assert (match.is_chance, phase(match)) == (True, "wheel")
    play(match, "* wheel 14")
    assert where(match, "yellow") == "out1"
    assert match.to_act == (0,)
    assert legal(match) == {"boss red 2", "move red 2"}


def test_n9_the_second_die_is_the_one_not_yet_used() -> None:
    for first, other in (("1", "4"), ("4", "1")):
        match = play(position(roll="1 4"), f"0 move red {first}")
        assert legal(match) == {f"boss red {other}", f"move red {other}"}
        assert refused(match, 0, f"move red {first}") == ("other_die", "N9")
        assert refused(match, 0, "move red 5") == ("other_die", "N9")


def test_n9_any_other_figure_that_can_must_take_the_other_die() -> None:
    match = play(position(red="boss:30 9 out7", yellow="10 10", roll="1 3"), "0 move 9 3")
    assert legal(match) == {"boss red 1"}


def test_n9_the_other_die_lapses_if_nobody_can_take_it() -> None:
    match = position(red="boss:7p 9 out7", yellow="7 12 12 13 13", roll="1 3")
    assert legal(match) == {"move 9 1"}
    play(match, "0 move 9 1; * wheel 4")
    assert throws(match) == 1
    assert [event["pips"] for event in events(match, "die_lapsed")] == [3]


def test_n24_the_figure_that_took_the_first_die_never_takes_the_second() -> None:
    match = play(position(red="boss:7 9", roll="2 4"), "0 move 9 2")
    assert legal(match) == {"boss red 4", "move red 4"}
    assert refused(match, 0, "move 11 4") == ("took_first_die", "N24")
    match = play(position(red="boss:7 9", roll="2 4"), "0 boss red 2")
    assert legal(match) == {"move 9 4", "move red 4"}
    assert refused(match, 0, "boss red 4") == ("took_first_die", "N24")


def test_n24_another_follower_in_the_same_place_may() -> None:
    match = play(position(red="boss:7 9 11", roll="2 4"), "0 move 9 2")
    assert where(match, "red") == "boss:7 11 11"
    assert legal(match) == {"boss red 4", "move 11 4", "move red 4"}


def test_n24_followers_in_one_place_are_one_choice() -> None:
    assert legal(position(red="boss:9 9 9 out6", roll="1 3")) == {
        "boss red 1",
        "boss red 3",
        "boss red 4",
        "move 9 1",
        "move 9 3",
        "move 9 4",
    }


def test_example_14_n24_the_wheel_takes_the_one_that_moved() -> None:
    match = position(red="4 6 out6", roll="2 3")
    play(match, "0 move 4 2; * wheel 6")
    assert where(match, "red") == "6 out7"
    assert legal(match) == {"boss red 3", "move 6 3"}


def test_n24_a_follower_taken_into_the_hq_by_its_boss_does_not_move_again() -> None:
    """Example 15 with one more follower left, and with none."""
    match = play(position(red="boss:21 out7", roll="3 5"), "0 move red 3; * wheel 5")
    assert in_hq(match, "red") == (True, 1)
    assert throws(match) == 1
    match = play(position(red="boss:21 out6", roll="3 5"), "0 move red 3; * wheel 5")
    assert in_hq(match, "red") == (True, 2)
    assert legal(match) == {"move red 5"}


def test_n2_a_double_that_lapsed_in_part_still_throws_again() -> None:
    match = position(red="out8", yellow="3 3", roll="2 2")
    assert legal(match) == {"boss red 2"}
    assert throws(play(match, "0 boss red 2")) == 0


def test_decisions_of_others_and_after_the_end_are_refused() -> None:
    match = position(roll="2 5")
    assert refused(match, 1, "move yellow 2") == ("not_asked", None)
    assert refused(match, 0, "banish boss") == ("not_this_step", None)
    over = play(position(red="boss:29", roll="4 5"), "0 boss red 4")
    assert refused(over, 0, "move red 2") == ("over", None)
    thrown = play(deal(), "* start 0")
    assert refused(thrown, 0, "move red 2") == ("not_asked", None)
