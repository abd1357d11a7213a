"""Loot: who chooses, what a package brings, draws and the deck; Mr. X changes."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.chicago_gangsters.rules import conserved
from tests.games.chicago_gangsters.helpers import (
    CHICAGO,
    LANE,
    alcohol,
    contributions,
    draws,
    events,
    give,
    hand,
    laid,
    lay,
    legal,
    lines,
    persons,
    phase,
    pile,
    play,
    quietly,
    refused,
    table,
    turn_up,
    up_to,
)


def test_cs6_the_higher_contribution_chooses_and_the_other_gets_the_rest() -> None:
    match = table("k01 d13 b01 judge", hands="w4 | w2")
    lay(match, "0 w4", "1 w2", "2", "3")
    assert (phase(match), match.to_act) == ("take", (0,))
    assert legal(match, 0) == {"take 1", "take 2"}
    play(match, "0 take 2")
    assert alcohol(match) == [1, 2, 0, 0]
    assert persons(match, 0) == {"judge"}


@pytest.mark.parametrize("loot, first, second", [("b01", 2, 1), ("b03", 2, 0)])
def test_cs6_package_1_is_the_first_on_the_card(loot: str, first: int, second: int) -> None:
    match = table(f"k01 d13 {loot} judge", hands="w4 | w2")
    lay(match, "0 w4", "1 w2", "2", "3")
    play(match, "0 take 1")
    assert alcohol(match)[:2] == [first, second]
    assert persons(match, 1) == {"judge"}


def test_cs7_alcohol_persons_and_cards_up_to_the_hand_limit() -> None:
    match = table("k01 d13 b12 judge", hands="w4 | w2 w2 w2")
    lay(match, "0 w4", "1", "2", "3")
    play(match, "0 take 2")
    assert alcohol(match)[0] == 1
    assert persons(match, 0) == {"judge"}
    assert set(match.chance()) == {f"draw 0 {card}" for card in CARDS}
    play(match, "* draw 0 e5")
    assert hand(match, 0) == "e5"
    # Two cards for the partner.
    play(match, "* draw 1 e5; * draw 1 s1")
    assert alcohol(match)[1] == 2
    assert hand(match, 1) == "w2 w2 w2 s1 e5"


CARDS = ("w2", "w4", "s1", "s2", "s3", "s4", "s5", "e1", "e3", "e5")


@pytest.mark.parametrize("tied", ["challengers", "defenders"])
def test_cr8_example_6_ties_go_by_the_tie_symbol_on_either_side(tied: str) -> None:
    hands = "w4 e3 | w4 e3 | w2 e5 | w2 e5"
    match = table("k01 d13 b01 judge", hands=hands)
    lay(match, "0 w4 e3", "1 w4 e3", "2 w2 e5", "3 w2 e5")
    assert contributions(match) == [7, 7, 7, 7]
    assert match.to_act == (1,)
    if tied == "defenders":
        play(match, "1 take 1")
        assert (phase(match), match.to_act) == ("take", (2,))
    match = table("k02 d13 b01 judge", hands=hands)
    lay(match, "0 w4 e3", "1 w4 e3", "2 w2 e5", "3 w2 e5")
    assert match.to_act == (0,)
    play(match, "0 take 1")
    assert match.to_act == (3,)


def test_cr8_the_face_down_card_the_thug_and_persons_belong_to_the_contribution() -> None:
    match = table("k01 d13 b01 senator", hands="e5 | w4 w2", persons="- | judge")
    lay(match, "0 ?e5", "1 w4", "2", "3")
    assert contributions(match)[:2] == [5, 8]
    assert match.to_act == (1,)
    match = table("k01 d13 b01 senator", hands="e5 s3 | w4 w4", persons="thug")
    lay(match, "0 ?e5 s3", "1 w4 w4")
    play(match, "0 thug yes")
    lay(match, "2", "3")
    assert contributions(match)[:2] == [17, 8]
    assert match.to_act == (0,)


def test_cr8_the_higher_contribution_chooses_on_the_losing_side_too() -> None:
    match = table("k01 d13 b01 senator", hands="w4 w4 | - | s1 | s3")
    lay(match, "0 w4 w4", "1", "2 s1", "3 s3")
    play(match, "0 take 1")
    assert match.to_act == (3,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cr10_nothing_passes_from_player_to_player(seats: int) -> None:
    """Cards come by draws and picks alone, alcohol never goes, no person changes its owner."""
    match = CHICAGO.deal(seats, seed=seats + 10, options={"talk": False}, lane=LANE)
    dice = random.Random(seats + 10)
    hired = [persons(match, seat) for seat in range(seats)]
    while asked := match.to_act:
        since, had = len(match.events), [goods(match, seat) for seat in range(seats)]
        seat = dice.choice(asked)
        match.play(seat, dice.choice(match.legal(seat)))
        told = [row for row in match.events[since:] if row["event"] in ("drew", "picked")]
        for owner in range(seats):
            cards, alcohol_had = had[owner]
            new = Counter(row["card"] for row in told if row["seat"] == owner)
            now, alcohol_now = goods(match, owner)
            assert now <= cards + new
            assert alcohol_now >= alcohol_had
            assert hired[owner] - persons(match, owner) <= {"thug"}
            hired[owner] = persons(match, owner)
    assert sum(map(len, hired)) == len(set().union(*hired))


def goods(match: Match, seat: int) -> tuple[Counter[str], int]:
    """All cards of a seat, in the hand and on the table, and its alcohol."""
    cards = Counter(f"{hand(match, seat)} {laid(match, seat)}".split())
    s = match.state
    if s.hidden != NONE and match.edition.box.mark[s.coalition] == s.clan[seat]:
        cards[CARDS[s.hidden]] += 1
    return cards, alcohol(match)[seat]


def test_cl1_winners_first_then_losers_each_package_whole() -> None:
    match = table("k01 d13 b06 judge", hands="w4 | w2 | w4 | -")
    lay(match, "0 w4", "1 w2", "2 w4", "3")
    before = len(match.lines)
    play(match, "0 take 2; * draw 0 e1")
    # Seat 1 gets 2 alcohol; seat 2 chooses among the packages of the losers.
    play(match, "2 take 1; * draw 2 e1; * draw 3 s1; * draw 3 s1")
    assert lines(match, before)[-2:] == ["* draw 3 s1", "* draw 3 s1"]
    assert alcohol(match) == [1, 2, 0, 0]
    assert persons(match, 2) == {"judge"}
    assert events(match, "took") == [
        (0, "winners", "2"),
        (1, "winners", "1"),
        (2, "losers", "1"),
        (3, "losers", "2"),
    ]


def test_cl1_no_declining() -> None:
    match = lay(table(hands="w4"), "0 w4", "1", "2", "3")
    assert legal(match, 0) == {"take 1", "take 2"}
    assert refused(match, 0, "pass") == ("not_this_step", None)
    assert refused(match, 0, "pay alcohol") == ("not_this_step", None)
    assert refused(match, 1, "take 1") == ("not_asked", None)


def test_cl2_example_7_what_exceeds_ten_cards_lapses() -> None:
    nine = "w2 w2 w2 w2 w2 w2 w2 w2 s1"
    match = table("k01 d13 b10 judge", hands=f"e5 | {nine}", persons="- | informer")
    lay(match, "0 e5", "1", "2", "3")
    play(match, "0 take 1")
    # Seat 1 gets 1 alcohol and 3 cards, and has room for one.
    play(match, "* draw 1 e3")
    assert events(match, "lapsed")[0] == (1, 2)
    quietly(match, lambda match: match.to_act == (1,))
    assert refused(match, 1, "draw") == ("hand_full", "CL2")
    play(match, "1 informer w2; 1 informer w2; 1 informer w2; 1 done")
    assert "draw" in legal(match, 1)


def test_cl2_a_full_hand_makes_no_ordinary_draw() -> None:
    ten = "w2 w2 w2 w2 w2 w2 w2 w2 s1 s1"
    match = table("k01 d05 b01 judge", hands=f"{ten} | {ten[:0]} | - | -")
    lay(match, "0", "1", "2", "3")
    up_to(match, "coalition")
    assert len(hand(match, 0).split()) == 10
    assert (0, 1) in events(match, "lapsed")


def test_cl2_nobody_may_discard_to_make_room_for_loot() -> None:
    ten = "w2 w2 w2 w2 w2 w2 w2 w2 s1 s1"
    match = table("k01 d05 b05 judge", hands=f"- | {ten}", persons="- | informer")
    lay(match, "0", "1", "2", "3")
    assert legal(match, 1) == {"take 1", "take 2"}
    assert refused(match, 1, "informer w2") == ("not_this_step", None)


def test_cl2_spent_cards_have_left_and_returned_ones_are_back() -> None:
    ten = "w2 w2 w2 w2 w2 w2 w2 w2 e1 e3"
    match = table("k01 d05 b12 judge", hands=f"{ten} | -")
    lay(match, "0 w2 w2 e3", "1", "2", "3")
    play(match, "0 take 1; * draw 0 e5")
    # Nine after the spending, one drawn, and the second card lapses.
    assert len(hand(match, 0).split()) == 10
    assert events(match, "lapsed")[0] == (0, 1)


def test_cl3_the_last_card_of_the_deck_brings_the_pile_into_its_place() -> None:
    match = small_deck(deck="w2", pile="s1 s1 e5 e5 w4")
    play(match, "* draw 1 w2")
    assert events(match, "deck_renewed") == [(5,)]
    assert (match.state.deck_size, pile(match)) == (5, "")
    assert match.chance() == {"draw 1 w4": 1, "draw 1 s1": 2, "draw 1 e5": 2}


def small_deck(deck: str, pile: str) -> Match:
    """Seat 1 of five is to draw two cards of b12; the other cards are in the others' hands."""
    match = table("k01 d05 b12 judge", seats=5, mrx=4)
    play(match, "4 side defenders")
    lay(match, "0", "1", "2", "3")
    match.state.contribution[1] = 0
    deal_out(match, deck, pile, spare=1)
    return play(match, "1 take 1")


def deal_out(match: Match, deck: str, pile: str, spare: int) -> None:
    """All cards but those of deck and pile go to hands, as full as they can be, `spare` last."""
    whole = [8, 8, 3, 3, 4, 3, 3, 5, 6, 5]
    rest = [word for word, number in zip(CARDS, whole, strict=True) for _ in range(number)]
    for word in (deck + " " + pile).split():
        rest.remove(word)
    hands = [""] * match.seats
    for seat in [*(s for s in range(match.seats) if s != spare), spare]:
        hands[seat], rest = " ".join(rest[:10]), rest[10:]
    assert not rest
    give(match, " | ".join(hands), pile)


def test_cl3_without_a_pile_the_next_draw_that_finds_the_deck_empty_renews_it() -> None:
    match = small_deck(deck="w2 w2", pile="")
    play(match, "* draw 1 w2; * draw 1 w2")
    assert (match.state.deck_size, pile(match)) == (0, "")
    # All further loot lapses; then Mr. X discards a card, and that one is the new deck.
    quietly(match, lambda match: phase(match) == "round_end" and not match.is_chance)
    assert events(match, "deck_renewed") == []
    (seat,) = match.to_act
    card = hand(match, int(seat)).split()[0]
    play(match, f"{seat} swap {card}")
    assert events(match, "deck_renewed") == [(1,)]
    assert match.chance() == {f"draw {seat} {card}": 1}


def test_cl3_a_draw_from_nothing_lapses() -> None:
    match = small_deck(deck="w2", pile="")
    play(match, "* draw 1 w2")
    assert events(match, "lapsed")[0] == (1, 1)
    assert match.state.deck_size == 0


def test_cl5_a_person_nobody_took_leaves_the_game() -> None:
    match = table("k01 d13 b02 judge", hands="w4")
    lay(match, "0 w4", "1", "2", "3")
    assert events(match, "compared")[0][3] == 0
    up_to(match, "coalition")
    assert events(match, "person_left") == [("judge",)]
    assert match.view(None)["offer"] is None
    turn_up(match, "k02 d01 b01 mayor")
    assert "judge" not in match.view(None)["person_deck"]
    assert all("judge" not in persons(match, seat) for seat in range(4))


def test_ct4_the_lone_player_takes_one_package_and_the_other_lapses() -> None:
    match = table("k05 d13 b01 judge", seats=3, hands="w4")
    lay(match, "0 w4", "1", "2")
    assert (phase(match), match.to_act) == ("take", (0,))
    play(match, "0 take 1")
    assert alcohol(match) == [2, 0, 0]
    up_to(match, "coalition")
    # The person was in the other package.
    assert events(match, "person_left") == [("judge",)]


def test_ct4_also_on_the_losing_side() -> None:
    match = table("k05 d13 b05 judge", seats=3, hands="w2 | w4 | w4")
    lay(match, "0 w2", "1 w4", "2 w4")
    assert events(match, "compared") == [(4, 8, "defenders", 1)]
    play(match, "1 take 1; * draw 1 w2; 0 take 1")
    assert alcohol(match) == [1, 2, 1]


# ------------------------------------------------------------------ five players


def five(hands: str, side: str = "challengers", reveal: str = "k01 d13 b01 judge") -> Match:
    """Mr. X in seat 4 lays all he has, and so do the others."""
    match = table(reveal, seats=5, hands=hands)
    own = hand(match, 4).split()
    play(match, "; ".join([*(f"4 lay {card}" for card in own), f"4 side {side}"]))
    return lay(match, *(f"{seat} {hand(match, seat)}" for seat in range(4)))


def test_cx5_example_10_mr_x_wins_ties_then_the_tie_symbol() -> None:
    match = five("w4 w2 | w4 w2 | - | - | w4 w2")
    assert contributions(match) == [6, 6, 0, 0, 6]
    assert match.to_act == (4,)
    play(match, "4 take 1")
    # k01: Lombardi, in seat 1, has the tie symbol; seat 0 becomes Mr. X.
    assert alcohol(match) == [0, 1, 0, 0, 2]
    assert events(match, "mrx_changed") == [(0, 4, "a")]
    assert match.view(None)["mrx"] == 0
    assert match.view(None)["clan"] == [None, "b", "c", "d", "a"]


@pytest.mark.parametrize(
    "hands, first, second, third",
    [
        ("w4 w4 | w4 | - | - | w2", 0, 1, 4),
        ("w4 | w2 | - | - | w4 w4", 4, 0, 1),
        ("w2 | w4 w4 | - | - | w4", 1, 4, 0),
    ],
)
def test_cx5_the_two_highest_of_three_get_the_packages(
    hands: str, first: int, second: int, third: int
) -> None:
    match = five(hands)
    assert match.to_act == (first,)
    play(match, f"{first} take 1")
    assert alcohol(match)[first] == 2
    assert alcohol(match)[second] == 1
    assert alcohol(match)[third] == 0


def test_cx6_who_goes_away_empty_becomes_mr_x_and_keeps_everything_else() -> None:
    match = five("w4 | w2 | - | - | w4 w4")
    match.state.alcohol[1] = 5
    play(match, "4 take 1")
    view = match.view(1)
    assert view["mrx"] == 1
    assert view["alcohol"][1] == 5
    assert view["clan"] == ["a", None, "c", "d", "b"]


def test_cx6_mr_x_who_is_third_himself_stays() -> None:
    match = five("w4 w4 | w4 | - | - | w2")
    play(match, "0 take 1")
    assert events(match, "mrx_changed") == []
    assert match.view(None)["mrx"] == 4


def test_cx6_also_on_a_losing_side_with_half() -> None:
    match = five("w4 w4 | - | w4 | s1 | s2", side="defenders")
    assert events(match, "compared") == [(8, 7, "challengers", 1)]
    play(match, "0 take 1")
    assert match.to_act == (2,)
    play(match, "2 take 1")
    draws_to_round_end(match)
    assert events(match, "mrx_changed") == [(3, 4, "d")]


def draws_to_round_end(match: Match) -> None:
    quietly(match, lambda match: match.state.starter != -1)


def test_cx7_example_11_without_loot_nothing_changes_hands() -> None:
    match = five("w4 w4 | w4 | s1 | s1 | s2", side="defenders")
    assert events(match, "compared") == [(12, 4, "challengers", 0)]
    play(match, "0 take 1")
    draws_to_round_end(match)
    assert events(match, "mrx_changed") == []
    # Mr. X stays, and has the bonus of the round end.
    quietly(match, lambda match: match.to_act == (4,))
    assert {"draw", "end"} <= legal(match, 4)
    play(match, "4 draw; * draw 4 e5")
    assert {"draw", "swap e5"} <= legal(match, 4)


def test_cx7_the_side_without_mr_x_never_causes_a_change() -> None:
    match = five("w4 w4 | w4 | - | - | s2", side="defenders")
    play(match, "0 take 1")
    draws_to_round_end(match)
    assert events(match, "mrx_changed") == []


def test_cx11_mr_x_with_nothing_ranks_ahead_of_a_partner_with_nothing() -> None:
    match = five("w4 | - | - | - | -")
    assert contributions(match) == [4, 0, 0, 0, 0]
    play(match, "0 take 1")
    assert alcohol(match) == [2, 0, 0, 0, 1]
    assert match.view(None)["mrx"] == 1


def test_draws_are_seen_by_their_seat_alone() -> None:
    match = table("k01 d13 b12 judge", hands="w4")
    lay(match, "0 w4", "1", "2", "3")
    play(match, "0 take 2; * draw 0 e5")
    assert events(match, "drew", seat=0)[-1] == (0, "e5")
    assert events(match, "drew", seat=1)[-1] == (0,)
    draws(match)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cl2_example_15_48_cards_at_all_times_and_no_hand_over_ten(seats: int) -> None:
    match = CHICAGO.deal(seats, seed=seats, options={"talk": False}, lane=LANE)
    dice = random.Random(seats)
    while asked := match.to_act:
        seat = dice.choice(asked)
        match.play(seat, dice.choice(match.legal(seat)))
        whole = conserved(match.edition.box, match.state)
        assert sum(whole[card] for card in CARDS) == 48
        assert max(len(hand(match, seat).split()) for seat in range(seats)) <= 10
