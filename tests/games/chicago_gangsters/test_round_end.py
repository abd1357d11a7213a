"""The round end: draws, the persons who work then, and Mr. X."""

from __future__ import annotations

import pytest

from backroom.engine.match import Match
from tests.games.chicago_gangsters.helpers import (
    alcohol,
    draws,
    events,
    give,
    hand,
    lay,
    legal,
    lines,
    phase,
    pile,
    play,
    quietly,
    refused,
    round_end,
    table,
    up_to,
)


def test_cs8_everybody_draws_one_card_up_to_ten() -> None:
    match = round_end(hands="- | w2 | w4 | s1", persons="")
    assert phase(match) == "draw"
    before = len(match.lines)
    draws(match, "e1 e1 e1 e1")
    assert lines(match, before) == [f"* draw {seat} e1" for seat in (1, 2, 3, 0)]
    assert phase(match) == "coalition"


def test_cs8_draw_and_abilities_in_any_order() -> None:
    match = round_end(hands="- | w2 w4 s5 e1", persons="- | fence informer")
    play(match, "1 draw; * draw 1 w2; 1 fence w2; * draw 1 s3")
    play(match, "1 informer s5; 1 informer e1; 1 done")
    other = round_end(hands="- | w2 w4 s5 e1", persons="- | fence informer")
    play(other, "1 informer s5; 1 informer e1; 1 done; 1 fence w2; * draw 1 w2")
    play(other, "1 draw; * draw 1 s3")
    assert hand(match, 1) == hand(other, 1) == "w2 w4 s3"
    assert alcohol(match) == alcohol(other)


def test_cl4_the_winner_who_chose_first_begins_then_clockwise() -> None:
    match = table("k03 d13 b01 judge", hands="- | - | w4 | -")
    # k03: Bellini and Moretti challenge, seats 0 and 2.
    lay(match, "2 w4", "0", "1", "3")
    play(match, "2 take 1")
    before = len(match.lines)
    draws(match)
    assert [line.split()[2] for line in lines(match, before)] == ["2", "3", "0", "1"]


def test_cl4_a_lone_winner_begins() -> None:
    match = table("k07 d13 b01 judge", seats=3, hands="- | - | w4")
    lay(match, "2 w4", "0", "1")
    play(match, "2 take 1")
    assert match.state.starter == 2


def test_cl4_each_finishes_before_the_next_begins() -> None:
    match = round_end(hands="- | w2 | w4 | -", persons="- | fence | gambler")
    assert match.to_act == (1,)
    play(match, "1 draw; * draw 1 e1")
    assert match.to_act == (1,)
    play(match, "1 end")
    assert match.to_act == (2,)


def test_cl7_the_last_round_has_a_full_round_end() -> None:
    match = table(hands="w4", persons="fence")
    match.state.round_number = 12
    match.state.coalition_deck = 1 << 12
    lay(match, "0 w4", "1", "2", "3")
    play(match, "0 take 1")
    assert match.to_act == (0,)
    play(match, "0 end")
    draws(match)
    assert match.chance() == {"coalition end": 1}


def test_cl8_example_21_who_is_asked_at_the_round_end() -> None:
    match = round_end(hands="- | w2 | - | -", persons="- | mayor")
    assert (phase(match), match.state.on_turn) == ("draw", 1)
    match = round_end(hands="- | w2 | - | -", persons="- | fence")
    assert match.to_act == (1,)
    play(match, "1 end")
    assert (phase(match), match.state.on_turn) == ("draw", 1)
    play(match, "* draw 1 s1")
    assert match.state.on_turn == 2
    assert events(match, "finished", seat=3) == [(1,)]
    ten = "w2 w2 w2 w2 w2 w2 w2 w2 s1 s1"
    match = round_end(hands=f"- | {ten} | - | -", persons="- | fence")
    assert legal(match, 1) == {"fence w2", "fence s1", "end"}
    assert refused(match, 1, "draw") == ("hand_full", "CL2")


@pytest.mark.parametrize("person", ["informer", "smuggler", "fence", "gambler"])
def test_cl8_their_owners_are_asked_even_without_a_card(person: str) -> None:
    match = round_end(hands="", persons=f"- | {person}")
    assert match.to_act == (1,)
    assert legal(match, 1) == {"draw", "end"}


def test_cl8_who_has_drawn_does_not_draw_again_at_the_end() -> None:
    match = round_end(hands="- | w2", persons="- | fence")
    play(match, "1 draw; * draw 1 s1")
    assert refused(match, 1, "draw") == ("drawn_already", "CS8")
    assert events(match, "draws", seat=3) == [(1,)]
    play(match, "1 end")
    assert match.state.on_turn == 2


def test_cl8_the_ordinary_draw_of_a_full_hand_lapses_at_the_end() -> None:
    ten = "w2 w2 w2 w2 w2 w2 w2 w2 s1 s1"
    match = round_end(hands=f"- | {ten} | - | -", persons="- | fence")
    play(match, "1 end")
    assert match.state.on_turn == 2
    assert events(match, "lapsed")[-1] == (1, 1)


# ------------------------------------------------------------------ informer and smuggler


def test_cp7_example_20_a_sale_of_6_or_more() -> None:
    match = round_end(hands="- | e5 s1 w2 | - | -", persons="- | informer")
    play(match, "1 informer e5")
    assert refused(match, 1, "done") == ("sale_too_low", "CP7")
    assert legal(match, 1) == {"informer s1", "informer w2"}
    play(match, "1 informer s1")
    assert legal(match, 1) == {"informer w2", "done"}
    before = alcohol(match)[1]
    play(match, "1 done")
    assert alcohol(match)[1] == before + 1
    assert events(match, "sold") == [(1, "informer", 6)]


def test_cp7_example_20_ten_cards_draw_only_after_the_sale() -> None:
    match = round_end(hands="- | e5 s1 w2 w2 w2 w2 w2 w2 w2 w2 | - | -", persons="- | informer")
    assert "draw" not in legal(match, 1)
    play(match, "1 informer e5; 1 informer s1; 1 done")
    assert "draw" in legal(match, 1)


def test_cp7_example_20_no_sale_is_begun_that_cannot_be_finished() -> None:
    match = round_end(hands="- | s5 | - | -", persons="- | informer")
    assert legal(match, 1) == {"draw", "end"}
    assert refused(match, 1, "informer s5") == ("too_little_to_sell", "CP7")


def test_cp7_each_person_sells_once_and_each_sale_is_paid_separately() -> None:
    hands = "- | e5 e5 e5 s1 s1 s2 | - | -"
    match = round_end(hands=hands, persons="- | informer smuggler")
    start = alcohol(match)[1]
    play(match, "1 informer e5; 1 informer e5; 1 informer s2; 1 done")
    # 12 points in one sale are 1 alcohol all the same.
    assert alcohol(match)[1] == start + 1
    assert refused(match, 1, "informer e5") == ("sold_already", "CP7")
    play(match, "1 smuggler e5; 1 smuggler s1; 1 done")
    assert alcohol(match)[1] == start + 2
    assert sorted(pile(match).split()) == ["e5", "e5", "e5", "s1", "s2"]


def test_cp7_once_begun_only_its_own_next_step() -> None:
    hands = "- | e5 e3 w2 | - | -"
    match = round_end(hands=hands, persons="- | informer smuggler fence gambler")
    play(match, "1 informer e5")
    for text in ("draw", "end", "fence w2", "smuggler e3", "gambler e3", "pick e5", "swap w2"):
        assert refused(match, 1, text) == ("sale_goes_on", "CP7")
    assert refused(match, 1, "informer s1") == ("sale_lacks_card", "CP7")


def test_cp7_the_lone_player_is_not_doubled() -> None:
    match = table("k05 d05 b10 judge", seats=3, hands="s3", persons="informer")
    lay(match, "0", "1", "2")
    quietly(match, lambda match: match.to_act == (0,) and phase(match) == "round_end")
    give(match, "s3")
    assert refused(match, 0, "informer s3") == ("too_little_to_sell", "CP7")


# ------------------------------------------------------------------ fence and gambler


def test_cp8_the_fence_discards_one_then_draws_one() -> None:
    match = round_end(hands="- | w2 w4 | - | -", persons="- | fence")
    assert legal(match, 1, "fence") == {"fence w2", "fence w4"}
    assert refused(match, 1, "fence e5") == ("fence_lacks_card", "CP8")
    play(match, "1 fence w2")
    assert pile(match) == "w2"
    play(match, "* draw 1 e5")
    assert hand(match, 1) == "w4 e5"
    assert refused(match, 1, "fence w4") == ("fence_used", "CP8")
    assert "draw" in legal(match, 1)


def test_cp8_needs_a_card() -> None:
    match = round_end(hands="", persons="- | fence")
    assert legal(match, 1, "fence") == set()


def at_picks(discards: str, pile: str) -> Match:
    match = round_end(hands=f"- | {discards} w4 w4 | - | -", persons="- | gambler", pile=pile)
    one, two = discards.split()
    return play(match, f"1 gambler {one}; 1 gambler {two}")


def test_cp9_example_8_what_may_be_taken_for_a_2_and_a_4() -> None:
    match = at_picks("w2 s4", "e5 e1 e3 s3 s2")
    play(match, "1 pick e5")
    assert legal(match, 1) == {"pick e1"}
    assert refused(match, 1, "pick s2") == ("pick_too_high", "CP9")
    match = at_picks("w2 s4", "e5 e1 e3 s3 s2")
    play(match, "1 pick e3")
    assert "pick s3" in legal(match, 1)
    play(match, "1 pick s3")
    assert hand(match, 1) == "w4 w4 s3 e3"


def test_cp9_the_first_pick_leaves_room_for_a_second() -> None:
    # 1 + 2 discarded: without another 1 in the pile a pick of 3 could not be followed.
    match = at_picks("e1 w2", "e3")
    assert legal(match, 1) == {"pick w2", "pick e1"}
    assert refused(match, 1, "pick e3") == ("pick_too_high", "CP9")
    assert refused(match, 1, "pick e5") == ("not_in_pile", "CP9")


def test_cp9_one_card_of_a_face_is_not_picked_twice() -> None:
    match = at_picks("e1 e1", "")
    assert legal(match, 1) == {"pick e1"}
    match = at_picks("e1 s1", "")
    play(match, "1 pick e1")
    assert legal(match, 1) == {"pick s1"}


def test_cp9_exactly_two_are_discarded_and_both_may_come_back() -> None:
    match = round_end(hands="- | w2 w4 | - | -", persons="- | gambler")
    play(match, "1 gambler w2")
    assert legal(match, 1) == {"gambler w4"}
    for text in ("end", "draw", "gambler w2"):
        reason, clause = refused(match, 1, text)
        assert clause == "CP9"
        assert reason in ("gambler_goes_on", "gambler_lacks_card")
    assert refused(match, 1, "pick w2") == ("not_this_step", None)
    play(match, "1 gambler w4")
    assert refused(match, 1, "end") == ("gambler_goes_on", "CP9")
    play(match, "1 pick w4; 1 pick w2")
    assert hand(match, 1) == "w2 w4"
    assert refused(match, 1, "gambler w2") == ("gambler_used", "CP9")


def test_cp9_needs_two_cards() -> None:
    match = round_end(hands="- | w2 | - | -", persons="- | gambler")
    assert refused(match, 1, "gambler w2") == ("gambler_needs_two", "CP9")


def test_cp9_cl3_example_19_the_pile_that_became_the_deck_is_gone() -> None:
    match = round_end(hands="- | w2 s1 | - | -", persons="- | gambler")
    s = match.state
    give(match, "- | w2 s1 | - | -", pile="e1 e1 e3 e5 e5")
    # All cards but one leave for the sake of the example.
    for card in range(10):
        s.deck[card] = int(card == 1)
    s.deck_size = 1
    play(match, "1 draw; * draw 1 w4")
    assert (s.deck_size, pile(match)) == (5, "")
    play(match, "1 gambler w2; 1 gambler s1")
    assert legal(match, 1) == {"pick w2", "pick s1"}
    play(match, "1 pick s1; 1 pick w2")
    assert hand(match, 1) == "w2 w4 s1"


def test_cp9_printed_values_are_never_doubled() -> None:
    match = table("k05 d05 b10 judge", seats=3, hands="w2 w2", persons="gambler", pile="e5 e1")
    lay(match, "0", "1", "2")
    quietly(match, lambda match: match.to_act == (0,) and phase(match) == "round_end")
    give(match, "w2 w2", pile="e5 e1")
    play(match, "0 gambler w2; 0 gambler w2")
    assert legal(match, 0) == {"pick w2", "pick e1"}


def test_cp9_the_pile_is_open_to_all() -> None:
    match = round_end(persons="- | gambler", pile="w4 e5")
    for seat in (0, 3, None):
        shown = match.view(seat)["pile"]
        assert {card: number for card, number in shown.items() if number} == {"w4": 1, "e5": 1}


def test_cp10_a_person_hired_this_round_works_at_once() -> None:
    match = table("k01 d05 b04 fence", hands="- | w2 | - | -")
    lay(match, "0", "1", "2", "3")
    play(match, "1 take 1")
    quietly(match, lambda match: match.state.starter != -1)
    assert match.to_act == (1,)
    assert "fence w2" in legal(match, 1)


# ------------------------------------------------------------------ Mr. X


def test_cx8_mr_x_draws_a_further_card_and_may_exchange_one() -> None:
    match = five_players()
    assert legal(match, 4) == {"draw", "swap w4", "end"}
    play(match, "4 draw; * draw 4 s1; 4 draw; * draw 4 s1")
    assert refused(match, 4, "draw") == ("mrx_drawn_already", "CX8")
    assert refused(match, 4, "swap e5") == ("swap_lacks_card", "CX8")
    play(match, "4 swap w4; * draw 4 e1")
    assert hand(match, 4) == "s1 s1 e1"
    assert refused(match, 4, "swap s1") == ("swap_used", "CX8")
    play(match, "4 end")
    assert phase(match) == "coalition"


def five_players(persons: str = "") -> Match:
    """The round end of Mr. X, in seat 4, whose side has lost without loot."""
    match = table("k01 d13 b01 judge", seats=5, hands="s5 | - | - | - | w4", persons=persons)
    play(match, "4 side defenders")
    lay(match, "0 s5", "1", "2", "3")
    return quietly(match, lambda match: match.to_act == (4,))


def test_cx8_who_ends_without_a_draw_makes_the_ordinary_one() -> None:
    match = play(five_players(), "4 end")
    assert (phase(match), match.state.on_turn) == ("draw", 4)
    draws(match)
    assert len(hand(match, 4).split()) == 2


def test_cx8_one_draw_is_enough() -> None:
    match = play(five_players(), "4 draw; * draw 4 s1; 4 end")
    assert len(hand(match, 4).split()) == 2
    assert phase(match) == "coalition"


def test_cx8_nobody_else_exchanges() -> None:
    match = round_end(hands="- | w2 | - | -", persons="- | fence")
    assert refused(match, 1, "swap w2") == ("not_mrx", "CX8")


def test_cx8_cx6_example_22_the_new_mr_x_has_the_bonus_the_old_one_just_draws() -> None:
    match = table("k01 d13 b01 judge", seats=5, hands="w4 w4 | - | w4 | s1 s5 | s2 s5")
    play(match, "4 lay s2; 4 side defenders")
    lay(match, "0 w4 w4", "1", "2 w4", "3 s1")
    play(match, "0 take 1")
    play(match, "2 take 2")
    quietly(match, lambda match: match.state.on_turn == 3 and phase(match) == "round_end")
    assert match.view(None)["mrx"] == 3
    play(match, "3 draw; * draw 3 e1; 3 draw; * draw 3 e1; 3 swap e1; * draw 3 e3")
    assert legal(match, 3) == {"end"}
    play(match, "3 end")
    # The old Mr. X, now of clan d, is not asked.
    assert (phase(match), match.state.on_turn) == ("draw", 4)
    assert match.view(None)["clan"][4] == "d"


@pytest.mark.parametrize(
    "person, verb, reason",
    [
        ("fence", "gambler", "no_gambler"),
        ("gambler", "fence", "no_fence"),
        ("fence", "informer", "no_informer"),
        ("fence", "smuggler", "no_smuggler"),
    ],
)
def test_abilities_belong_to_owners(person: str, verb: str, reason: str) -> None:
    match = round_end(hands="- | e5 e5 | - | -", persons=f"- | {person}")
    assert refused(match, 1, f"{verb} e5")[0] == reason


def test_nothing_to_draw() -> None:
    match = round_end(hands="- | w2 | - | -", persons="- | fence")
    s = match.state
    for card in range(10):
        s.deck[card] = s.pile[card] = 0
    s.deck_size = 0
    assert refused(match, 1, "draw") == ("nothing_to_draw", "CL3")
    # The fence draws from what was just discarded.
    play(match, "1 fence w2")
    assert match.chance() == {"draw 1 w2": 1}


def test_what_belongs_elsewhere_is_not_said_at_the_round_end() -> None:
    match = round_end(hands="- | w2 | - | -", persons="- | fence")
    for text in ("lay w2", "take 1", "pass", "done", "pick w2", "thug yes", "duel w2"):
        assert refused(match, 1, text) == ("not_this_step", None)
    assert up_to(match, "coalition").is_chance
