"""The wheel of fate. [N15–N17]"""

from __future__ import annotations

import pytest

from backroom.engine.match import Match
from tests.games.cosa_nostra.helpers import (
    COSA_NOSTRA,
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

FATE = {2, 6, 10, 14, 18, 22, 26, 30}
SHELTER = {4, 12, 20, 28}
DANGER = {5, 13, 21, 29}


def spin(stop: int, seats: int = 2, **gangs: str) -> Match:
    """The wheel stops there, after a red follower came out of the HQ onto Fate with a 3."""
    match = position(seats=seats, roll="3 4", **gangs)
    return play(match, f"0 move red 3; * wheel {stop}")


def test_the_symbols_of_the_ring() -> None:
    symbols = COSA_NOSTRA.edition().box.symbols
    words = ["plain", "fate", "shelter", "danger"]
    found = {
        word: {space for space in range(32) if words[symbols[space]] == word} for word in words
    }
    assert (found["fate"], found["shelter"], found["danger"]) == (FATE, SHELTER, DANGER)


@pytest.mark.parametrize("space", range(32))
def test_n15_every_landing_on_fate_spins_the_wheel_and_no_other(space: int) -> None:
    start = (space - 3) % 32
    match = play(position(red=f"{start}", roll="3 4"), f"0 move {start} 3")
    assert (phase(match) == "wheel") == (space in FATE)


def test_n15_out_of_the_hq_and_with_the_sum_too() -> None:
    assert phase(play(position(roll="3 4"), "0 move red 3")) == "wheel"
    match = play(position(red="3", roll="3 4"), "0 move 3 7")
    assert phase(match) == "wheel"
    assert throws(play(match, "* wheel 0")) == 1


def test_n15_both_dice_may_spin_it() -> None:
    match = play(position(red="3 7", roll="3 3"), "0 move 3 3; * wheel 0; 0 move 7 3")
    assert phase(match) == "wheel"
    assert throws(play(match, "* wheel 0")) == 0


def test_n15_sixteen_stops_equally_likely_each_shows_two_opposite_spaces() -> None:
    match = play(position(roll="3 4"), "0 move red 3")
    assert match.chance() == {f"wheel {stop}": 1 for stop in range(16)}
    play(match, "* wheel 11")
    (event,) = events(match, "spun")
    assert (event["gang"], event["space"], event["opposite"]) == ("red", "11", "27")


def test_n15_the_lower_space_is_settled_first_each_as_it_then_stands() -> None:
    """The Boss on 3 takes the follower on 19 into the HQ before the wheel gets there."""
    match = spin(3, yellow="boss:3 19")
    assert where(match, "yellow") == ""
    assert in_hq(match, "yellow") == (True, 8)


def test_n15_the_arrival_space_can_be_shown() -> None:
    assert where(spin(2), "red") == "out1"


def test_n15_the_gang_that_spun_is_that_of_the_figure_even_if_it_is_gone() -> None:
    """Red's spinner on 2 is banished first; on 18 the yellow guard goes, as red spun."""
    match = spin(2, red="18p", yellow="18")
    assert where(match, "red") == "18 out1"
    assert where(match, "yellow") == "out1"


@pytest.mark.parametrize("space", [3, 7, 8, 19, 22, 30])
def test_n16_one_figure_on_a_plain_or_fate_space_is_banished(space: int) -> None:
    match = spin(space % 16, yellow=f"{space}")
    assert where(match, "yellow") == "out1"
    assert in_hq(spin(space % 16, yellow=f"boss:{space} 11"), "yellow") == (True, 8)


@pytest.mark.parametrize("figures, left", [("9 9", "9 out1"), ("9 9 9", "9 9 out1")])
def test_n16_of_several_followers_one_and_nobody_is_asked(figures: str, left: str) -> None:
    match = spin(9, yellow=figures)
    assert where(match, "yellow") == left
    assert phase(match) == "second"


@pytest.mark.parametrize("figures", ["boss:9 9", "boss:9 9 9"])
def test_n16_between_boss_and_follower_their_owner_chooses(figures: str) -> None:
    match = spin(9, yellow=figures)
    assert match.to_act == (1,)
    assert legal(match) == {"banish boss", "banish follower"}
    assert refused(match, 1, "move 9 2") == ("not_this_step", None)
    assert refused(match, 0, "banish boss") == ("not_asked", None)
    play(match, "1 banish follower")
    assert match.to_act == (0,)
    assert where(match, "yellow") == figures.removesuffix(" 9") + " out1"


def test_n16_the_owner_of_the_gang_that_spun_chooses_too() -> None:
    match = play(position(red="boss:2 out3", roll="3 4"), "0 move red 3; * wheel 2")
    assert match.to_act == (0,)
    chosen = play(match, "0 banish follower")
    assert where(chosen, "red") == "boss:2 out4"
    assert legal(chosen) == {"boss red 4", "move red 4"}
    match = play(position(red="boss:2 out3", roll="3 4"), "0 move red 3; * wheel 2; 0 banish boss")
    assert in_hq(match, "red") == (True, 5)
    assert legal(match) == {"move red 4"}


def test_n16_choices_on_both_spaces_come_one_after_the_other() -> None:
    match = spin(7, seats=3, blue="boss:7 7", yellow="boss:23 23 23")
    assert match.to_act == (1,)
    play(match, "1 banish boss")
    assert match.to_act == (2,)
    play(match, "2 banish follower")
    assert where(match, "blue") == ""
    assert where(match, "yellow") == "boss:23 23 out1"
    assert match.to_act == (0,)


def test_n16_a_choice_may_settle_the_second_space_too() -> None:
    match = play(spin(7, yellow="boss:7 7 23 out2"), "1 banish boss")
    assert where(match, "yellow") == "out2"
    assert phase(match) == "second"
    match = play(spin(7, yellow="boss:7 7 23 out2"), "1 banish follower")
    assert where(match, "yellow") == "boss:7 out4"


def test_n16_of_guard_and_prisoner_the_prisoner_unless_his_gang_spun() -> None:
    assert where(spin(9, red="9", yellow="9p"), "yellow") == "out1"
    match = spin(9, red="9p", yellow="9")
    assert where(match, "yellow") == "out1"
    assert where(match, "red") == "2 9"
    assert "freed" in told(match)


def test_n16_a_boss_may_be_the_guard_or_the_prisoner() -> None:
    match = spin(9, seats=3, blue="boss:9p 11", yellow="9")
    assert in_hq(match, "blue") == (True, 8)
    assert where(match, "yellow") == "9"
    match = spin(9, red="boss:9p", yellow="boss:9 20 20")
    assert where(match, "red") == "boss:9 2"
    assert in_hq(match, "yellow") == (True, 8)


def test_n17_danger_banishes_everybody_followers_before_a_boss() -> None:
    match = spin(13, yellow="boss:13 13 13 7")
    assert where(match, "yellow") == "out2"
    assert in_hq(match, "yellow") == (True, 6)
    assert told(match)[2:] == ["banished", "banished", "boss_banished"]


@pytest.mark.parametrize(
    "red, yellow, left",
    [
        ("5", "5p", ("2 out1", "out1")),
        ("boss:5", "5p", ("", "out1")),
        ("5p", "boss:5", ("2 out1", "")),
        ("boss:5p", "5", ("", "out1")),
        ("boss:5p", "boss:5", ("", "")),
        ("5 5 5", "", ("2 out3", "")),
    ],
)
def test_n17_danger_takes_guard_and_prisoner(red: str, yellow: str, left: tuple[str, str]) -> None:
    match = spin(5, red=red, yellow=yellow)
    assert (where(match, "red"), where(match, "yellow")) == left


@pytest.mark.parametrize(
    "red, yellow", [("4", "20"), ("boss:4 4", "20 20"), ("4p", "4"), ("20", "boss:20p")]
)
def test_n17_shelter_protects_against_the_wheel(red: str, yellow: str) -> None:
    match = spin(4, red=red, yellow=yellow)
    assert where(match, "yellow") == yellow
    assert sorted(where(match, "red").split()) == sorted([*red.split(), "2"])
    assert "sheltered" in told(match)
    assert phase(match) == "second"


def test_n17_shelter_does_not_protect_against_capture() -> None:
    match = play(position(red="10", yellow="12", roll="2 4"), "0 move 10 2")
    assert where(match, "yellow") == "12p"


def test_n17_an_empty_space_and_the_hqs_are_left_alone() -> None:
    match = spin(0)
    assert told(match) == ["moved", "spun"]
    assert in_hq(match, "red") == (True, 7)
    assert in_hq(match, "yellow") == (True, 8)


def test_n17_landing_on_danger_does_nothing_by_itself() -> None:
    match = play(position(red="3", yellow="5", roll="2 4"), "0 move 3 2")
    assert told(match) == ["moved", "captured"]


def test_example_5_n16_the_wheel_on_guard_and_prisoner() -> None:
    third = spin(9, seats=3, blue="9", yellow="9p")
    assert (where(third, "blue"), where(third, "yellow")) == ("9", "out1")
    guards = spin(9, seats=3, red="9", yellow="9p")
    assert (where(guards, "red"), where(guards, "yellow")) == ("2 9", "out1")
    prisoners = spin(9, seats=3, red="9p", yellow="9")
    assert (where(prisoners, "red"), where(prisoners, "yellow")) == ("2 9", "out1")


def test_example_16_n15_n17_danger_and_the_order_of_spaces() -> None:
    danger = spin(13, seats=3, blue="boss:13 13 20")
    assert where(danger, "blue") == "out1"
    assert in_hq(danger, "blue") == (True, 7)
    first = spin(3, seats=3, blue="boss:3 19")
    assert where(first, "blue") == ""
    assert in_hq(first, "blue") == (True, 8)
    second = spin(3, seats=3, yellow="boss:19 3")
    assert where(second, "yellow") == "out1"
    assert in_hq(second, "yellow") == (True, 7)


def test_example_17_n16_blue_is_asked() -> None:
    match = spin(9, seats=3, blue="boss:9 9 9")
    assert match.to_act == (1,)
    assert where(play(match, "1 banish follower"), "blue") == "boss:9 9 out1"
    match = play(spin(9, seats=3, blue="boss:9 9 9"), "1 banish boss")
    assert where(match, "blue") == ""
    assert in_hq(match, "blue") == (True, 8)
    for figures, left in (("9 9", "9 out1"), ("9 9 9", "9 9 out1")):
        match = spin(9, seats=3, blue=figures)
        assert match.to_act == (0,)
        assert where(match, "blue") == left
