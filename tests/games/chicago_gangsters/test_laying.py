"""A side's turn: laying under cover, the face-down card, turning up, the total announced."""

from __future__ import annotations

import pytest

from backroom.games.chicago_gangsters.rules.words import Side
from tests.games.chicago_gangsters.helpers import (
    events,
    hand,
    known,
    laid,
    lay,
    legal,
    phase,
    pile,
    play,
    quietly,
    refused,
    strengths,
    table,
)

HANDS = "w2 w4 w4 | s1 e5 | w2 s3 | e1 e3"


def test_cr6_any_number_of_any_cards_also_none() -> None:
    match = table("k01 d03 b01 judge", hands=HANDS)
    assert legal(match, 1) == {"lay s1", "lay e5", "done"}
    play(match, "1 lay e5")
    assert legal(match, 1) == {"lay s1", "done"}
    play(match, "1 lay s1")
    assert legal(match, 1) == {"done"}
    assert refused(match, 1, "lay s1") == ("lacks_card", "CR6")
    assert legal(table(hands="- | w2"), 0) == {"done"}


def test_cr6_equal_cards_make_one_action() -> None:
    match = table(hands="w4 w4 w4 | s1")
    assert legal(match, 0, "lay") == {"lay w4"}


def test_cr1_no_defender_keeps_a_card_down() -> None:
    for coalition in [f"k{number:02}" for number in range(1, 13)]:
        match = table(f"{coalition} d13 b01 judge", hands="w2 | w2 | w2 | w2")
        seats = match.to_act
        assert len(seats) == 2
        # The `?` is at exactly one challenger.
        assert sum("hide w2" in legal(match, seat) for seat in seats) == 1
        lay(match, *map(str, seats))
        assert phase(match) == "lay"
        for seat in set(range(4)) - set(seats):
            assert refused(match, seat, "hide w2") == ("defender_hides", "CR1")


def test_cr2_one_card_stays_down_at_most() -> None:
    match = table(hands=HANDS)
    assert legal(match, 0, "hide") == {"hide w2", "hide w4"}
    assert refused(match, 0, "hide e1") == ("lacks_card", "CR6")
    play(match, "0 hide w4")
    assert legal(match, 0) == {"lay w2", "lay w4", "done"}
    assert refused(match, 0, "hide w4") == ("hidden_already", "CR2")
    # Also a card that is not held is refused for the `?` first used up.
    assert refused(match, 0, "hide e1") == ("hidden_already", "CR2")


def test_cr2_only_the_clan_with_the_mark() -> None:
    match = table(hands=HANDS)
    assert legal(match, 1, "hide") == set()
    assert refused(match, 1, "hide s1") == ("not_your_mark", "CR2")
    assert refused(match, 1, "hide w2") == ("lacks_card", "CR6")


def test_cr2_also_the_only_card_also_one_that_cannot_be_used() -> None:
    match = table("k01 d05 b01 judge", hands="w4 | -")
    lay(match, "0 ?w4", "1")
    assert events(match, "number_shown") == [(0, 1), (1, 0)]
    assert events(match, "stays_down") == [(0,)]
    assert match.view(3)["hidden"] == "back"


def test_cr3_the_face_down_card_is_chosen_while_laying() -> None:
    match = table(hands=HANDS)
    play(match, "0 lay w4; 0 hide w2; 0 done")
    assert refused(match, 0, "hide w4") == ("not_asked", None)
    play(match, "1 done")
    # All is turned up, and nothing more is asked of the challengers.
    assert match.to_act == (2, 3)
    assert laid(match, 0) == "w4"


def test_cr4_example_2_what_cannot_be_used_goes_back_face_up_and_is_lost_face_down() -> None:
    match = table("k01 d05 b01 judge", hands="w4 e5 w2 | -")
    lay(match, "0 e5 w4 ?w2", "1")
    assert strengths(match) == (5, -1)
    assert hand(match, 0) == "w4"
    assert known(match, 0) == "w4"
    assert events(match, "returned") == [(0, "w4", 1)]
    assert pile(match) == ""
    lay(match, "2", "3")
    assert strengths(match) == (5, 0)
    assert events(match, "hidden_shown") == [(0, "w2", 0)]
    assert sorted(pile(match).split()) == ["e5", "w2"]


def test_cr5_spent_cards_are_discarded_at_the_end_of_phase_4() -> None:
    match = table("k01 d13 b02 judge", hands="w4 e5 | s1 | w2 | s3")
    lay(match, "0 w4 ?e5", "1 s1")
    assert pile(match) == ""
    lay(match, "2 w2", "3")
    # Before any loot is drawn.
    assert phase(match) == "take"
    assert pile(match) == "w2 w4 s1 e5"
    assert [laid(match, seat) for seat in range(4)] == [""] * 4


def test_cr11_partners_lay_at_the_same_time_in_any_order() -> None:
    one = table(hands=HANDS)
    assert one.to_act == (0, 1)
    play(one, "0 lay w4; 1 lay s1; 0 hide w2; 1 done; 0 done")
    other = play(table(hands=HANDS), "1 lay s1; 1 done; 0 hide w2; 0 lay w4; 0 done")
    assert bytes(one.state) == bytes(other.state)


def test_cr11_neither_cards_nor_number_are_seen_until_both_are_done() -> None:
    match = table(hands=HANDS)
    play(match, "0 lay w4; 0 lay w4; 0 hide w2; 0 done")
    seen = match.view(1)
    assert seen["hand"][0]["back"] == 3
    assert seen["laid"][0] == dict.fromkeys(seen["laid"][0], 0)
    assert seen["hidden"] is None
    assert events(match, "laid", seat=1) == []
    assert events(match, "hid", seat=1) == []
    assert events(match, "locked", seat=1) == [(0,)]
    assert events(match, "laid", seat=0) == [(0, "w4"), (0, "w4")]
    assert seen["to_act"] == [1]


def test_cr11_numbers_first_then_the_cards_after_the_thug() -> None:
    match = table(hands=HANDS, persons="- | thug")
    lay(match, "0 w4 ?w2", "1 s1")
    assert phase(match) == "thug"
    assert events(match, "number_shown", seat=3) == [(0, 2), (1, 1)]
    seen = match.view(1)
    # The card that will stay down is one of two covered ones so far.
    assert seen["laid"][0]["back"] == 2
    assert seen["hand"][0]["back"] == 1
    assert seen["hidden"] is None
    assert events(match, "turned_up") == []
    play(match, "1 thug no")
    seen = match.view(1)
    assert (seen["laid"][0]["w4"], seen["laid"][0]["back"], seen["hidden"]) == (1, 0, "back")


def test_cr11_what_has_been_laid_is_not_taken_back() -> None:
    match = play(table(hands="w4 | -"), "0 lay w4")
    assert legal(match, 0) == {"done"}
    assert hand(match, 0) == ""


def test_cr14_the_total_is_announced_without_the_face_down_card() -> None:
    match = table("k01 d13 b01 senator", hands="w4 e5 | s1", persons="mayor | judge")
    lay(match, "0 w4 ?e5", "1 s1")
    assert events(match, "announced") == [("challengers", 4 + 3 + 1 + 4)]
    assert strengths(match) == (12, -1)
    lay(match, "2", "3")
    assert events(match, "announced")[1:] == [("defenders", 0)]
    assert strengths(match) == (17, 0)


def test_ct3_example_9_a_lone_challenger_without_the_mark_keeps_no_card_down() -> None:
    # Clans a, b, c; k05 has Bellini and Santoro challenge with the `?` at Bellini, k06 at Santoro.
    match = table("k06 d13 b01 judge", seats=3, hands="w4 | s1 | e1")
    assert match.to_act == (0,)
    assert legal(match, 0) == {"lay w4", "done"}
    assert refused(match, 0, "hide w4") == ("lone_without_mark", "CT3")
    match = table("k05 d13 b01 judge", seats=3, hands="w4 | s1 | e1")
    assert legal(match, 0) == {"lay w4", "hide w4", "done"}


@pytest.mark.parametrize("coalition", [f"k{number:02}" for number in range(1, 13)])
def test_ct3_a_pair_of_three_always_holds_its_mark(coalition: str) -> None:
    match = table(f"{coalition} d13 b01 judge", seats=3, hands="w4 | w4 | w4")
    seats = match.to_act
    if len(seats) == 2:
        assert sum("hide w4" in legal(match, seat) for seat in seats) == 1


def test_cx2_mr_x_lays_first_covered_then_names_side_and_number() -> None:
    match = table(seats=5, hands="w2 | w2 | w2 | w2 | w4 s1 e5")
    assert match.to_act == (4,)
    assert legal(match, 4) == {
        "lay w4",
        "lay s1",
        "lay e5",
        "side challengers",
        "side defenders",
    }
    play(match, "4 lay w4; 4 lay e5")
    assert match.view(0)["hand"][4]["back"] == 3
    assert refused(match, 4, "lay w4") == ("mrx_lacks_card", "CX2")
    assert refused(match, 4, "done") == ("not_this_step", None)
    play(match, "4 side defenders")
    assert events(match, "side_taken", seat=0) == [(4, "defenders", 2)]
    seen = match.view(0)
    assert (seen["hand"][4]["back"], seen["laid"][4]["back"]) == (1, 2)
    assert seen["side"][4] == "defenders"


def test_cx2_mr_x_may_lay_nothing_and_his_persons_count() -> None:
    match = table("k01 d02 b01 mayor", seats=5, persons="- | - | - | - | judge")
    play(match, "4 side challengers")
    lay(match, "0", "1", "2", "3")
    assert events(match, "compared") == [(4, 0, "challengers", 0)]


def test_cx2_mr_x_has_no_statements() -> None:
    match = table(seats=5, hands="w2 | w2 | w2 | w2 | w4", talk=True)
    assert {action.split()[0] for action in legal(match, 4)} == {"lay", "side"}
    play(match, "4 side challengers")
    for _ in range(2):
        assert match.to_act in ((0,), (1,))
        match.play(match.state.on_turn, "pass")
    assert phase(match) == "lay"


def test_cx3_cards_of_mr_x_are_turned_up_in_phase_4_and_go_back_if_unusable() -> None:
    match = table("k01 d05 b01 judge", seats=5, hands="- | - | - | - | w4 w4 e5")
    play(match, "4 lay w4; 4 lay w4; 4 lay e5; 4 side challengers")
    lay(match, "0", "1")
    assert strengths(match) == (0, -1)
    assert match.view(0)["laid"][4]["back"] == 3
    lay(match, "2", "3")
    assert strengths(match) == (5, 0)
    assert hand(match, 4) == "w4 w4"
    assert known(match, 4) == "w4 w4"
    assert pile(match) == "e5"


def test_cx3_mr_x_never_has_the_mark() -> None:
    match = table(seats=5, hands="- | - | - | - | w4")
    assert refused(match, 4, "hide w4") == ("not_this_step", None)


def test_cx4_totals_announced_are_those_of_the_clans() -> None:
    match = table("k01 d13 b01 mayor", seats=5, hands="w4 | s1 | e3 | - | e5", persons="||||judge")
    play(match, "4 lay e5; 4 side defenders")
    lay(match, "0 w4", "1 s1", "2 e3", "3")
    assert events(match, "announced") == [("challengers", 5), ("defenders", 3)]
    assert events(match, "compared") == [(5, 3 + 5 + 4, "defenders", 0)]


def test_a_side_lays_with_empty_hands_too() -> None:
    match = table(hands="- | - | w2 | -")
    assert (legal(match, 0), legal(match, 1)) == ({"done"}, {"done"})
    lay(match, "1", "0")
    assert (legal(match, 2), legal(match, 3)) == ({"lay w2", "done"}, {"done"})


def test_cs3_the_phases_of_a_round_in_order() -> None:
    match = table("k01 d05 b12 judge", hands=HANDS, persons="fence")
    order = []
    while phase(match) != "coalition":
        who = match.state.side[match.to_act[0]] if match.to_act else None
        step = (phase(match), None if who is None else Side.names[who])
        if [step] != order[-1:]:
            order.append(step)
        seen = len(match.lines)
        quietly(match, lambda match, seen=seen: len(match.lines) > seen)
    assert order == [
        ("lay", "challengers"),
        ("lay", "defenders"),
        ("take", "challengers"),
        ("draw", None),
        ("take", "defenders"),
        ("draw", None),
        ("round_end", "challengers"),
        ("draw", None),
    ]
