"""Duels: whose card wins, what becomes of the cards, and what everybody knows then."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.helpers import (
    alone,
    answer,
    events,
    hand,
    known,
    lay,
    legal,
    phase,
    pile,
    play,
    refused,
    turn_up,
    up_to,
    window,
)


def test_cg4_the_highest_value_wins_whatever_the_suit() -> None:
    match = window("d d p p", "p p", hands="w4 | s5 | - | -")
    assert legal(match, 0) == {"duel w4"}
    assert refused(match, 0, "duel e5") == ("lacks_duel_card", "CG4")
    play(match, "0 duel w4")
    assert match.view(1)["duel"] == [None] * 4
    assert match.view(1)["hand"][0]["back"] == 1
    assert match.view(1)["to_act"] == [0, 1]
    play(match, "1 duel s5")
    assert events(match, "duel_shown", seat=3) == [(0, "w4"), (1, "s5")]
    assert match.view(None)["godfather"] == 1
    assert pile(match) == "s5"
    assert (phase(match), match.state.on_turn) == ("draw", 1)
    play(match, "* draw 1 e3")
    assert (hand(match, 0), hand(match, 1)) == ("w4", "e3")
    assert (known(match, 0), known(match, 1)) == ("w4", "")
    assert (phase(match), match.to_act) == ("lay", (1,))


def test_cg4_example_12_a_drawn_duel_without_a_godfather_shuts_the_window() -> None:
    match = window("d p d p", "p p", hands="w4 | - | s4 | -")
    play(match, "0 duel w4; 2 duel s4")
    assert match.view(None)["godfather"] is None
    assert events(match, "duel_drawn") == [()]
    assert (hand(match, 0), hand(match, 2)) == ("w4", "s4")
    assert (known(match, 0), known(match, 2)) == ("w4", "s4")
    assert (phase(match), match.to_act) == ("lay", (0, 1))
    lay(match, "0", "1")
    assert (phase(match), match.to_act) == ("lay", (2, 3))


@pytest.mark.parametrize("godfather, winner", [(2, 3), (0, 1)])
def test_cg4_example_12_tied_next_clockwise_from_the_godfather(godfather: int, winner: int) -> None:
    match = up_to(alone(godfather, hands="- | w4 | - | s4"), "coalition")
    turn_up(match, "k02 d01 b02 mayor")
    declared = "p d d" if godfather == 2 else "d p d"
    answer(answer(match, declared), "p")
    play(match, "1 duel w4; 3 duel s4")
    assert match.view(None)["godfather"] == winner


def test_cg4_example_27_step_one_goes_before_step_two() -> None:
    match = window("p d p p", "j p p", hands="s4 | w4 | - | -")
    play(match, "0 duel s4; 1 duel w4")
    assert match.view(None)["godfather"] == 1
    assert pile(match) == "w4"
    play(match, "* draw 1 s1")
    assert (hand(match, 0), known(match, 0)) == ("s4", "s4")


def test_cg4_a_higher_card_of_step_two_still_wins() -> None:
    match = window("p d p p", "j p p", hands="s5 | w4 | - | -")
    play(match, "0 duel s5; 1 duel w4")
    assert match.view(None)["godfather"] == 0


@pytest.mark.parametrize("third, winner", [("e5", 2), ("e3", None)])
def test_cg4_three_contenders_and_two_of_them_tied(third: str, winner: int | None) -> None:
    match = window("d d d p", "p", hands=f"w4 | s4 | {third} | -")
    play(match, f"2 duel {third}; 1 duel s4; 0 duel w4")
    assert match.view(None)["godfather"] == winner
    if winner is None:
        # All have their cards back, known to all.
        assert [known(match, seat) for seat in range(3)] == ["w4", "s4", third]
        assert pile(match) == ""
    else:
        assert (known(match, 0), known(match, 1), pile(match)) == ("w4", "s4", third)


def test_cg4_three_tied_of_both_steps() -> None:
    # Seats 0 and 1 declare, seat 2 joins: without a Godfather the first two stay tied.
    match = window("d d p p", "j p", hands="w4 | s4 | w4 | -")
    play(match, "0 duel w4; 1 duel s4; 2 duel w4")
    assert match.view(None)["godfather"] is None
    # One declares, two join: the first step goes before both.
    match = window("d p p p", "j j p", hands="w4 | s4 | w4 | -")
    play(match, "0 duel w4; 1 duel s4; 2 duel w4")
    assert match.view(None)["godfather"] == 0


def test_cg4_an_empty_hand_counts_0_and_is_not_asked() -> None:
    match = window("d d p p", "p p", hands="- | e1 | - | -")
    assert match.to_act == (1,)
    play(match, "1 duel e1; * draw 1 s1")
    assert match.view(None)["godfather"] == 1


def test_cg4_empty_hands_tie_at_0_and_a_winner_without_a_card_draws_nothing() -> None:
    match = window("d d p p", "p p")
    assert events(match, "duel_drawn") == [()]
    assert phase(match) == "lay"
    match = window("d p p p", "j p p")
    # Step one goes before step two at 0 : 0.
    assert match.view(None)["godfather"] == 0
    assert phase(match) == "lay"
    assert hand(match, 0) == ""
