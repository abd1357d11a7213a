"""The Godfather: windows, playing alone, paying the partner, points."""

from __future__ import annotations

import pytest

from backroom.engine.match import Match
from tests.games.chicago_gangsters.helpers import (
    alcohol,
    alone,
    answer,
    contributions,
    draws,
    events,
    hand,
    lay,
    legal,
    persons,
    phase,
    pile,
    play,
    quietly,
    refused,
    table,
    turn_up,
    up_to,
    window,
)


def test_cg1_the_first_window_is_before_the_challengers_talk_for_all() -> None:
    match = table(godfather=True, talk=True)
    assert (phase(match), match.to_act) == ("declare", (0, 1, 2, 3))
    assert legal(match, 0) == {"declare", "pass"}
    answer(match, "p p p p")
    assert phase(match) == "talk"


def test_cg1_nobody_is_on_turn_while_all_are_asked() -> None:
    assert table(godfather=True).view(None)["on_turn"] is None


def test_cg1_the_second_window_is_after_the_challengers_total_for_defenders() -> None:
    match = window("p p p p")
    lay(match, "0", "1")
    assert events(match, "announced") == [("challengers", 0)]
    assert (phase(match), match.to_act) == ("declare", (2, 3))
    answer(match, "p p")
    assert (phase(match), match.to_act) == ("lay", (2, 3))


def test_cg1_a_change_shuts_the_second_window() -> None:
    match = alone(0)
    lay(match, "0")
    assert (phase(match), match.to_act) == ("lay", (2, 3))


def test_cg1_a_change_in_the_second_window() -> None:
    match = window("p p p p")
    lay(match, "0", "1")
    answer(answer(match, "d p"), "p")
    assert match.view(None)["godfather"] == 2
    assert (phase(match), match.to_act) == ("lay", (2,))


def test_cg1_windows_open_again_in_the_next_round() -> None:
    match = up_to(alone(0), "coalition")
    turn_up(match, "k02 d01 b02 mayor")
    assert (phase(match), match.to_act) == ("declare", (1, 2, 3))


def test_cg1_without_the_option_there_is_no_window() -> None:
    assert phase(table(godfather=False)) == "lay"


def test_cg2_the_lone_player_of_three_is_not_eligible() -> None:
    match = table("k05 d13 b01 judge", seats=3, godfather=True)
    assert match.to_act == (1, 2)
    # Lone defender: Moretti, against Bellini and Lombardi. Nobody may declare in the second window.
    match = table("k01 d13 b01 judge", seats=3, godfather=True)
    assert match.to_act == (0, 1)
    answer(match, "p p")
    lay(match, "0", "1")
    assert (phase(match), match.to_act) == ("lay", (2,))


def test_cg2_the_lone_player_may_stay_godfather() -> None:
    match = table("k01 d13 b01 judge", seats=3, godfather=True, hands="w4 | - | -")
    answer(answer(match, "d p"), "p")
    up_to(match, "coalition")
    turn_up(match, "k05 d01 b02 mayor")
    assert match.to_act == (1, 2)
    answer(match, "p p")
    assert match.state.godfather == match.state.lone == 0


def test_cg2_the_godfather_is_not_asked_in_the_second_window_either() -> None:
    match = up_to(alone(2), "coalition")
    # k02: Moretti and Santoro, seats 2 and 3, defend.
    turn_up(match, "k02 d01 b02 mayor")
    assert match.to_act == (0, 1, 3)
    answer(match, "p p p")
    lay(match, "0", "1")
    assert (phase(match), match.to_act) == ("declare", (3,))
    answer(match, "d")
    assert (match.view(None)["godfather"], match.view(None)["ousted"]) == (3, 2)
    assert (phase(match), match.to_act) == ("lay", (3,))


def test_cg3_answers_are_covered_until_the_step_is_complete() -> None:
    match = table(godfather=True)
    play(match, "1 declare; 2 pass")
    view = match.view(0)
    assert view["stance"] == [None] * 4
    # Nor can it be seen who has answered.
    assert view["to_act"] == [0, 1, 2, 3]
    assert events(match, "answered", seat=0) == []
    assert events(match, "answered", seat=1) == [(1, "declared")]
    assert match.view(1)["stance"] == [None, "declared", None, None]
    play(match, "0 pass; 3 pass")
    assert match.view(0)["stance"] == ["passed", "declared", "passed", "passed"]
    assert events(match, "stance_shown", seat=None) == [
        (0, "passed"),
        (1, "declared"),
        (2, "passed"),
        (3, "passed"),
    ]


def test_cg3_those_who_passed_are_asked_once_to_join() -> None:
    match = window("p d p p", hands="w4 | s3 | e5 | -")
    assert (phase(match), match.to_act) == ("join", (0, 2, 3))
    assert legal(match, 0) == {"join", "pass"}
    assert refused(match, 0, "declare") == ("not_this_step", None)
    play(match, "0 join")
    assert match.view(2)["stance"] == ["passed", "declared", "passed", "passed"]
    assert match.view(2)["to_act"] == [0, 2, 3]
    play(match, "2 pass; 3 pass")
    assert (phase(match), match.to_act) == ("duel", (0, 1))


def test_cg3_nobody_is_asked_to_join_when_all_have_declared() -> None:
    match = window("d d d d", hands="w4 | s3 | e5 | e1")
    assert (phase(match), match.to_act) == ("duel", (0, 1, 2, 3))


def test_cg3_a_single_contender_plays_no_card() -> None:
    match = alone(2, hands="w4 | w4 | w4 | w4")
    assert match.view(None)["godfather"] == 2
    assert events(match, "godfather_is") == [(2, 3)]
    assert pile(match) == ""
    assert phase(match) == "lay"


def test_cg3_nobody_declares_and_nothing_is_shut() -> None:
    match = window("p p p p")
    assert match.state.shut == 0
    assert [match.state.stance[seat] for seat in range(4)] == [-1] * 4
    assert events(match, "stance_shown", seat=None) == [(seat, "passed") for seat in range(4)]


# ------------------------------------------------------------------ playing alone


def test_cg5_the_partner_sits_out_and_still_has_a_round_end() -> None:
    match = alone(0, talk=True, hands="w4 | w4 | - | -", persons="- | thug fence")
    # No talk, no cards, no Thug for seat 1.
    assert (phase(match), match.to_act) == ("lay", (0,))
    lay(match, "0 w4")
    assert phase(match) == "talk"
    play(match, "2 pass; 3 pass")
    lay(match, "2", "3")
    assert contributions(match) == [4, 0, 0, 0]
    assert match.to_act == (0,)
    quietly_pay(match)
    quietly(match, lambda match: match.to_act == (1,))
    assert phase(match) == "round_end"


def quietly_pay(match: Match) -> None:
    assert phase(match) == "pay"
    play(match, f"{match.state.godfather} pay alcohol")


def test_cg6_a_godfather_of_three_faces_the_doubled_lone_player() -> None:
    match = table("k01 d13 b01 judge", seats=3, godfather=True, hands="w4 | w4 | w4")
    answer(answer(match, "d p"), "p")
    lay(match, "0 w4")
    lay(match, "2 w4")
    assert events(match, "compared") == [(4, 8, "defenders", 1)]


def test_cg7_cg5_example_25_the_mark_of_an_ousted_partner_is_of_no_use() -> None:
    match = alone(1, hands="w4 | w4 | - | -", persons="thug")
    assert match.to_act == (1,)
    assert refused(match, 1, "hide w4") == ("godfather_without_mark", "CG7")
    lay(match, "1 w4")
    # Nor is seat 0 asked for the Thug.
    assert (phase(match), match.to_act) == ("lay", (2, 3))


def test_cg7_a_godfather_with_the_mark_may_keep_a_card_down() -> None:
    match = alone(0, hands="w4")
    assert "hide w4" in legal(match, 0)


# ------------------------------------------------------------------ paying


def winning(loot: str, cards: str = "w4", partner: str = "-") -> Match:
    """Seat 0 is Godfather, wins alone, and is asked what to pay seat 1."""
    match = alone(0, reveal=f"k01 d13 {loot} judge", hands=f"{cards} | {partner} | - | -")
    lay(match, f"0 {cards}", "2", "3")
    assert (phase(match), match.to_act) == ("pay", (0,))
    return match


def test_cg8_example_13_both_packages_less_one_thing() -> None:
    match = winning("b01")
    assert legal(match, 0) == {"pay alcohol", "pay person"}
    assert refused(match, 0, "pay card") == ("not_in_packages", "CG8")
    assert refused(match, 0, "take 1") == ("not_this_step", None)
    play(match, "0 pay alcohol")
    assert alcohol(match) == [2, 1, 0, 0]
    assert persons(match, 0) == {"judge"}
    match = play(winning("b01"), "0 pay person")
    assert alcohol(match) == [3, 0, 0, 0]
    assert persons(match, 1) == {"judge"}
    assert events(match, "paid") == [(0, 1, "person")]


@pytest.mark.parametrize(
    "paid, served",
    [
        ("alcohol", [("gained", 1), ("gained", 0), ("hired", 0)]),
        ("person", [("hired", 1), ("gained", 0)]),
    ],
)
def test_cg8_the_partner_is_served_first(paid: str, served: list[tuple[str, int]]) -> None:
    match = winning("b01")
    since = len(match.events)
    play(match, f"0 pay {paid}")
    told = [(event["event"], event.get("seat")) for event in match.events[since:]]
    assert [row for row in told if row[0] in ("gained", "hired")] == served


def test_cg8_a_card_is_drawn_by_the_partner_first_and_the_godfather_draws_one_less() -> None:
    match = winning("b12")
    play(match, "0 pay card")
    assert (phase(match), match.state.on_turn) == ("draw", 1)
    play(match, "* draw 1 e1")
    play(match, "* draw 0 e3; * draw 0 e3")
    assert (hand(match, 0), hand(match, 1)) == ("e3 e3", "e1")
    assert alcohol(match) == [3, 0, 0, 0]
    assert persons(match, 0) == {"judge"}
    assert match.state.starter == 0


def test_cg8_without_a_card_paid_the_godfather_draws_all() -> None:
    match = play(winning("b12"), "0 pay alcohol")
    play(match, "* draw 0 e3; * draw 0 e3; * draw 0 e3")
    assert alcohol(match) == [2, 1, 0, 0]
    assert match.state.starter == 0


TEN = "w2 w2 w2 w2 w2 w2 w2 w2 s1 s1"


def test_cg8_no_card_to_a_partner_with_a_full_hand() -> None:
    match = winning("b12", partner=TEN)
    assert legal(match, 0) == {"pay alcohol", "pay person"}
    assert refused(match, 0, "pay card") == ("partner_full", "CG8")


def test_cg8_example_26_unless_there_is_nothing_else() -> None:
    match = alone(
        2, reveal="k01 d13 b04 judge", hands=f"w4 | - | w2 | {TEN.replace('w2', 'e3', 1)}"
    )
    lay(match, "0 w4", "1", "2 w2")
    assert events(match, "compared") == [(4, 2, "challengers", 1)]
    play(match, "0 take 1")
    draws(match, "e1 e1")
    assert (phase(match), match.to_act) == ("pay", (2,))
    assert legal(match, 2) == {"pay card"}
    play(match, "2 pay card")
    assert events(match, "lapsed")[-1] == (3, 1)
    assert (phase(match), match.state.on_turn, match.state.due) == ("draw", 2, 2)
    play(match, "* draw 2 s3; * draw 2 s3")
    assert hand(match, 2) == "s3 s3"


def test_cg8_below_half_there_is_no_loot_and_no_payment() -> None:
    match = alone(2, hands="w4 w4 | - | w2 | -")
    lay(match, "0 w4 w4", "1", "2 w2")
    play(match, "0 take 1")
    up_to(match, "coalition")
    assert events(match, "paid") == []
    assert alcohol(match) == [2, 1, 0, 0]


def test_cg8_no_loot_card_is_without_anything_to_pay_with() -> None:
    for number in range(1, 13):
        match = winning(f"b{number:02}")
        assert legal(match, 0)


# ------------------------------------------------------------------ keeping the card


def test_cg9_cg10_example_28_the_holder_plays_an_ordinary_round_and_scores_again() -> None:
    match = up_to(alone(0, hands="w4 | s1 | - | -"), "coalition")
    assert match.view(None)["godfather_points"] == [1, 0, 0, 0]
    turn_up(match, "k02 d12 b02 mayor")
    answer(match, "p p p")
    assert (phase(match), match.to_act) == ("lay", (0, 1))
    assert match.view(None)["ousted"] is None
    lay(match, "0", "1")
    answer(match, "p p")
    up_to(match, "coalition")
    assert match.view(None)["godfather_points"] == [2, 0, 0, 0]


def test_cg9_with_three_even_as_a_doubled_lone_player() -> None:
    match = table("k01 d13 b01 judge", seats=3, godfather=True, hands="w4 | - | -")
    answer(answer(match, "d p"), "p")
    up_to(match, "coalition")
    turn_up(match, "k05 d01 b02 mayor")
    answer(match, "p p")
    lay(match, "0 w4")
    assert match.state.strength[0] == 8


@pytest.mark.parametrize(
    "points, bonus",
    [((3, 1, 2, 0), (1, 0, 0, 0)), ((2, 2, 0, 1), (1, 1, 0, 0)), ((0,) * 4, (0,) * 4)],
)
def test_cg10_most_points_but_at_least_one_bring_1_alcohol(
    points: tuple[int, ...], bonus: tuple[int, ...]
) -> None:
    match = up_to(table(godfather=True), "coalition")
    for seat in range(4):
        match.state.godfather_points[seat] = points[seat]
    match.state.round_number = 10
    play(match, "* coalition end")
    awarded = [(seat, "godfather", 1) for seat in range(4) if bonus[seat]]
    assert [award for award in events(match, "awarded") if award[1] == "godfather"] == awarded


def test_cg11_the_holder_cannot_declare_until_somebody_else_has_the_card() -> None:
    match = up_to(alone(0), "coalition")
    turn_up(match, "k02 d01 b02 mayor")
    assert match.to_act == (1, 2, 3)
    assert refused(match, 0, "declare") == ("not_asked", None)
    answer(answer(match, "d p p"), "p p")
    assert match.view(None)["godfather"] == 1
    up_to(match, "coalition")
    turn_up(match, "k03 d02 b03 chief")
    assert match.to_act == (0, 2, 3)


def test_a_window_knows_its_own_words_only() -> None:
    match = table(godfather=True, hands="w4")
    for text in ("join", "duel w4", "done", "lay w4"):
        assert refused(match, 0, text) == ("not_this_step", None)
    answer(match, "d d p p")
    answer(match, "p p")
    for text in ("join", "pass", "declare"):
        assert refused(match, 0, text) == ("not_this_step", None)
