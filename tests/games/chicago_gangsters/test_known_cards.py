"""Known cards: the least number of each face that everybody knows a hand to hold."""

from __future__ import annotations

from tests.games.chicago_gangsters.helpers import (
    draws,
    hand,
    known,
    lay,
    play,
    refused,
    round_end,
    table,
    turn_up,
    up_to,
)


def test_cr12_a_shown_card_is_known_and_counts_while_it_is_covered() -> None:
    match = table(hands="w4 | w2", talk=True)
    play(match, "1 show w2; 0 pass; 1 pass; 1 lay w2; 1 done")
    assert known(match, 1) == "w2"
    play(match, "0 done")
    # Turned up and usable, it is spent before all eyes.
    assert known(match, 1) == ""


def test_cr12_the_face_down_card_counts_until_it_is_turned_up() -> None:
    match = table("k01 d05 b01 judge", hands="w4 | -", talk=True)
    play(match, "1 pass; 0 show w4; 1 pass; 0 pass")
    lay(match, "0 ?w4", "1")
    assert known(match, 0) == "w4"
    play(match, "2 pass; 3 pass")
    lay(match, "2", "3")
    assert known(match, 0) == ""


def face_down_like_one_that_came_back(shown: int, rules: int | None = None) -> str:
    """What is known in the end of two `w4`, one laid and one hidden where weapons are barred."""
    match = table("k01 d05 b01 judge", hands="w4 w4 | -", talk=True, rules=rules)
    for _ in range(shown):
        play(match, "1 pass; 0 show w4")
    play(match, "1 pass; 0 pass")
    lay(match, "0 w4 ?w4", "1")
    assert known(match, 0) == " ".join(["w4"] * max(shown, 1))
    play(match, "2 pass; 3 pass")
    lay(match, "2", "3")
    assert hand(match, 0) == "w4"
    return known(match, 0)


def test_example_29_cr12_the_face_down_card_forgets_none_that_came_back() -> None:
    assert [face_down_like_one_that_came_back(shown) for shown in (0, 1, 2)] == ["w4"] * 3


def test_cr12_rules_1_the_face_down_card_is_one_known_card_less_like_any_other() -> None:
    """Records of rules 1 keep theirs."""
    assert [face_down_like_one_that_came_back(n, rules=1) for n in (0, 1, 2)] == ["", "", "w4"]


def test_cr12_a_face_down_card_of_another_face_is_one_known_card_less() -> None:
    match = table("k01 d05 b01 judge", hands="w4 w2 | -", talk=True)
    play(match, "1 pass; 0 show w2; 1 pass; 0 show w4; 1 pass; 0 pass")
    lay(match, "0 w2 ?w4", "1")
    play(match, "2 pass; 3 pass")
    lay(match, "2", "3")
    assert known(match, 0) == "w2"


def test_cr12_spent_cards_are_known_ones_first_and_never_below_none() -> None:
    match = table(hands="- | w4 w4 w4", talk=True)
    play(match, "1 show w4; 0 pass; 1 pass")
    lay(match, "0", "1 w4 w4")
    assert known(match, 1) == ""
    assert hand(match, 1) == "w4"


def test_cr12_example_17_a_card_is_shown_as_often_as_it_is_held() -> None:
    match = table("k01 d01 b01 judge", hands="- | w4 w4", talk=True)
    play(match, "1 show w4; 0 pass; 1 show w4; 0 pass")
    assert known(match, 1) == "w4 w4"
    assert refused(match, 1, "show w4") == ("known_already", "CV2")
    play(match, "1 pass")
    lay(match, "0", "1 w4")
    assert known(match, 1) == "w4"


def test_cr12_example_18_cards_that_come_back_together_become_known_together() -> None:
    match = table("k01 d05 b01 judge", hands="- | w2 w2", talk=True)
    play(match, "1 show w2; 0 pass; 1 pass")
    lay(match, "0", "1 w2 w2")
    assert known(match, 1) == "w2 w2"


def test_cr12_more_known_than_come_back_stay_known() -> None:
    match = table("k01 d05 b01 judge", hands="- | w2 w2", talk=True)
    play(match, "1 show w2; 0 pass; 1 show w2; 0 pass; 1 pass")
    lay(match, "0", "1 w2")
    assert known(match, 1) == "w2 w2"


def test_cr12_cards_of_mr_x_that_come_back_are_known() -> None:
    match = table("k01 d05 b01 judge", seats=5, hands="||||w2 w2 e1 e1")
    play(match, "4 lay w2; 4 lay w2; 4 lay e1; 4 side defenders")
    lay(match, "0", "1", "2", "3")
    assert known(match, 4) == "w2 w2"


def test_cr12_picked_cards_are_known_and_discarded_ones_are_not() -> None:
    match = round_end(hands="- | w2 w4 | - | -", persons="- | gambler", pile="e1 s3")
    play(match, "1 gambler w2; 1 gambler w4; 1 pick e1; 1 pick s3")
    assert known(match, 1) == "s3 e1"
    play(match, "1 end")
    draws(match, "w2")
    turn_up(match, "k02 d09 b02 mayor")
    lay(match, "0", "1 e1 s3")
    # e1 is spent, s3 comes back and stays known.
    assert known(match, 1) == "s3"


def test_cr12_a_card_discarded_at_the_round_end_is_no_longer_known() -> None:
    match = round_end(hands="- | w4 e5 | - | -", persons="- | fence")
    match.state.known[1, 1] = 1
    play(match, "1 fence w4; * draw 1 s1")
    assert known(match, 1) == ""


def test_cr12_what_a_player_draws_is_not_known() -> None:
    match = up_to(table(hands="w2 | - | - | -"), "coalition")
    assert [known(match, seat) for seat in range(4)] == [""] * 4


def test_cr12_known_cards_survive_the_pile_becoming_the_deck() -> None:
    match = round_end(hands="- | w4 w4 | - | -", persons="- | fence")
    s = match.state
    s.known[1, 1] = 2
    # One card in the deck: the fence draws it, and the pile becomes the deck.
    for card in range(10):
        s.pile[card] += s.deck[card]
        s.deck[card] = 0
    s.pile[0] -= 1
    s.deck[0] = s.deck_size = 1
    play(match, "1 fence w4; * draw 1 w2")
    assert match.state.deck_size == 43
    assert known(match, 1) == "w4"
