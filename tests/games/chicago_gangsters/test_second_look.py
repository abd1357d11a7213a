"""The second look: partners see how many cards lie there and may add to theirs once. [CR15–CR17]"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.matchfile import replay, resume, verify, write
from backroom.engine.rule import NONE
from backroom.games.chicago_gangsters.rules.words import CARD
from tests.games.chicago_gangsters.helpers import (
    CHICAGO,
    alone,
    answer,
    events,
    hand,
    known,
    laid,
    lay,
    legal,
    phase,
    play,
    refused,
    strengths,
    table,
    turn_up,
    up_to,
)
from tests.games.chicago_gangsters.worlds import SAMPLES, cards, is_likely, told, worlds


def looked(hands: str, *sets: str, reveal: str = "k01 d01 b01 judge", **given: Any) -> Match:
    """A round with the option, after the first laying of these sets."""
    return lay(table(reveal, hands=hands, second_look=True, **given), *sets)


def on_table(match: Match, seat: int) -> list[int]:
    """How many cards everybody sees before each of the challengers."""
    return [match.view(seat)["laid"][partner]["back"] for partner in (0, 1)]


# ------------------------------------------------------------------ worked examples


def test_example_30_cr15_partners_add_to_what_they_have_laid() -> None:
    match = looked("w4 s1 | w4 w2 w2", "0 s1", "1 w4")
    assert (phase(match), match.to_act) == ("second_look", (0, 1))
    assert on_table(match, 3) == [1, 1]
    assert legal(match, 0) == {"lay w4", "hide w4", "done"}
    assert legal(match, 1) == {"lay w2", "done"}
    play(match, "0 done; 1 lay w2; 1 done")
    assert events(match, "number_shown") == [(0, 1), (1, 1), (1, 2)]
    assert strengths(match)[0] == 6
    assert (hand(match, 0), laid(match, 1)) == ("w4 s1", "w2 w4")


def test_example_30_cr15_without_the_option_the_first_laying_is_the_last() -> None:
    match = lay(table("k01 d01 b01 judge", hands="w4 s1 | w4 w2 w2"), "0 s1", "1 w4")
    assert strengths(match)[0] == 4
    assert (phase(match), match.to_act) == ("lay", (2, 3))


def test_example_31_cr15_cr16_who_holds_nothing_is_not_asked_and_one_card_stays_down() -> None:
    match = looked("s1 w4 | w2", "0 ?s1", "1 w2")
    assert on_table(match, 3) == [1, 1]
    assert match.to_act == (0,)
    assert legal(match, 0) == {"lay w4", "done"}
    assert refused(match, 0, "hide w4") == ("hidden_already", "CR2")
    play(match, "0 lay w4")
    assert legal(match, 0) == {"done"}
    assert events(play(match, "0 done"), "number_shown") == [(0, 1), (1, 1), (0, 2)]


def test_example_31_cr16_who_hid_nothing_may_hide_in_the_second_look() -> None:
    match = looked("s1 w4 | w2", "0 s1", "1 w2")
    play(match, "0 hide w4; 0 done")
    assert match.view(3)["hidden"] == "back"
    assert (strengths(match)[0], hand(match, 0)) == (2, "s1")
    up_to(match, "take")
    assert strengths(match)[0] == 6


def test_example_31_cr15_if_both_lay_all_they_hold_there_is_no_second_look() -> None:
    match = looked("s1 w4 | w2", "0 s1 w4", "1 w2")
    assert strengths(match)[0] == 6
    assert (phase(match), match.to_act) == ("lay", (2, 3))


# ------------------------------------------------------------------ who has one

# Everybody holds something.
FULL = {seats: " | ".join(["w4"] * seats) for seats in (3, 4, 5)}


def second_lookers(match: Match) -> set[int]:
    """Who has a second look in a round in which nobody lays anything."""
    found = set()
    while phase(match) not in ("take", "pay"):
        seat = match.to_act[0]
        if phase(match) == "second_look":
            found.add(seat)
        match.play(seat, "pass" if "pass" in legal(match, seat) else "done")
    return found


def test_example_32_cr15_a_new_godfather_has_none_his_opponents_have() -> None:
    match = alone(0, hands=FULL[4], second_look=True)
    assert second_lookers(match) == {2, 3}
    # In the next round he has ousted nobody.
    up_to(match, "coalition")
    assert second_lookers(turn_up(match, "k02 d09 b02 mayor")) == {0, 1, 2, 3}


def test_example_32_cr15_of_three_the_pair_has_one_and_the_lone_player_none() -> None:
    assert second_lookers(table(seats=3, hands=FULL[3], second_look=True)) == {0, 1}
    match = table(seats=3, hands=FULL[3], second_look=True, godfather=True)
    assert second_lookers(answer(answer(match, "d p"), "p")) == set()


def test_example_32_cr15_of_five_the_clans_have_one_and_mr_x_none() -> None:
    match = table(seats=5, hands=FULL[5], second_look=True)
    assert second_lookers(play(match, "4 side challengers")) == {0, 1, 2, 3}


def test_cr15_comes_once_and_without_further_talk() -> None:
    match = looked("w4 w4 | w4 w4", reveal="k01 d01 b01 judge", talk=True)
    play(match, "1 pass; 0 pass")
    lay(match, "0 w4", "1")
    assert phase(match) == "second_look"
    lay(match, "0", "1 w4")
    assert (phase(match), match.state.turn) == ("talk", 1)


def test_cr15_the_thug_is_asked_after_it() -> None:
    match = looked("w4 w4 | w4", "0", "1", persons="thug")
    lay(match, "0 w4", "1")
    assert phase(match) == "thug"
    assert strengths(play(match, "0 thug yes"))[0] == 8


# ------------------------------------------------------------------ what is laid in it


def test_cr16_any_number_of_further_cards_also_none() -> None:
    match = looked("w4 w2 w2 | w2", "0 w4", "1")
    play(match, "0 lay w2; 0 lay w2")
    assert legal(match, 0) == {"done"}
    lay(match, "0", "1")
    assert strengths(match)[0] == 8


def test_cr16_what_lies_there_is_not_taken_back_nor_hidden_afterwards() -> None:
    match = looked("w4 s1 | w2", "0 w4", "1")
    assert refused(match, 0, "hide w4") == ("lacks_card", "CR6")
    assert refused(match, 0, "lay w4") == ("lacks_card", "CR6")
    assert refused(match, 1, "hide w2") == ("not_your_mark", "CR2")


def test_cr16_no_defender_keeps_a_card_down_in_it_either() -> None:
    match = looked("- | - | w4 | w4", "0", "1", "2", "3")
    assert (phase(match), match.to_act) == ("second_look", (2, 3))
    assert refused(match, 2, "hide w4") == ("defender_hides", "CR1")


def test_cr12_cr16_a_card_of_the_second_look_that_comes_back_is_known_with_the_others() -> None:
    match = looked("- | s1 s1 s1", "0", "1 s1")
    lay(match, "1 s1")
    assert (hand(match, 1), known(match, 1)) == ("s1 s1 s1", "s1 s1")


# ------------------------------------------------------------------ what is seen


@pytest.mark.parametrize("seat", [1, 2, None])
def test_cr17_between_the_looks_numbers_are_seen_and_nothing_more(seat: int | None) -> None:
    """Whatever seat 0 has laid: so many cards, and not whether one of them is to stay down."""
    seen = []
    for cards_held, first in (("w4 s3 e1", "w4 s3"), ("e5 e5 e3", "e5 e3"), ("w4 s3 e1", "e1 ?w4")):
        match = looked(f"{cards_held} | w2 w2", f"0 {first}", "1 w2", reveal="k01 d05 b01 judge")
        assert match.view(seat)["laid"][0]["back"] == 2
        assert match.view(seat)["hand"][0]["back"] == 1
        seen.append(told(match, seat) if seat is not None else match.view(None))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("seat", [1, 2])
def test_cr17_the_second_look_is_covered_like_the_first(seat: int, done: bool) -> None:
    seen = []
    for lines in ("", "0 lay w4", "0 lay w4; 0 lay e1", "0 hide w4", "0 lay e1; 0 hide w4"):
        match = looked("s3 w4 e1 | w2 w2", "0 s3", "1 w2", reveal="k01 d05 b01 judge")
        if lines:
            play(match, lines)
        if done:
            play(match, "0 done")
        assert match.view(seat)["hand"][0]["back"] == 2
        seen.append(told(match, seat))
    assert all(one == seen[0] for one in seen)


def test_cr17_the_new_numbers_are_seen_when_all_are_done() -> None:
    match = looked("s3 w4 | w2 w2", "0 ?s3", "1 w2", persons="thug")
    play(match, "0 lay w4; 0 done")
    assert on_table(match, 3) == [1, 1]
    play(match, "1 lay w2; 1 done")
    assert (phase(match), on_table(match, 3)) == ("thug", [2, 2])


# ------------------------------------------------------------------ worlds


def test_resample_adds_every_set_of_cards_to_those_counted_as_often() -> None:
    held = ["w2", "w4", "s1"]
    match = looked("- | w2 w4 s1", "0", "1 w2")
    # The partner has shown all three, so only what lies where is open.
    for word in held:
        match.state.known[1, CARD.number(word)] = 1
    play(match, "1 lay w4")
    found = Counter(cards(world, "laid", 1) for world in worlds(match, 0, SAMPLES))
    # One of three was counted, and of the two others any set may lie there too.
    chances: dict[str, float] = defaultdict(float)
    for first in held:
        rest = [card for card in held if card != first]
        for size in range(3):
            for more in combinations(rest, size):
                on = " ".join(card for card in held if card == first or card in more)
                chances[on] += 1 / 12
    assert is_likely(found, chances)


def test_resample_one_card_at_most_stays_down_in_both_looks() -> None:
    match = looked("w4 s1 e5 | w2 w2", "0 s1", "1 w2")
    down = Counter()
    for world in worlds(match, 1):
        down[world.hidden != NONE] += 1
        size = len(cards(world, "laid", 0).split()) + (world.hidden != NONE)
        assert 1 <= size <= 3
        assert size + len(cards(world, "hand", 0).split()) == 3
    assert min(down[False], down[True]) > 0


def test_resample_who_is_not_asked_adds_nothing() -> None:
    match = looked("w4 s1 | w2", "0 s1", "1 w2")
    for world in worlds(match, 0):
        assert len(cards(world, "laid", 1).split()) == 1
    for world in worlds(match, 2):
        assert world.waiting == 0b0001


def test_resample_mr_x_adds_nothing_in_the_second_look_of_others() -> None:
    match = table(seats=5, hands="w2 w2 | w2 w2 | - | - | w4 s1 e5", second_look=True)
    lay(play(match, "4 lay w4; 4 side defenders"), "0 w2", "1 w2")
    assert phase(match) == "second_look"
    for world in worlds(match, 0):
        assert len(cards(world, "laid", 4).split()) == 1


# ------------------------------------------------------------------ rules 1


def test_cs10_rules_1_has_no_second_look_and_gains_none() -> None:
    match = table("k01 d01 b01 judge", hands="w4 s1 | w4 w2 w2", rules=1)
    assert match.options == {"talk": False, "godfather": False}
    lay(match, "0 s1", "1 w4")
    assert (phase(match), match.to_act) == ("lay", (2, 3))
    for value in (True, False):
        with pytest.raises(backroom.Refused, match="There is no option “second_look”"):
            Match(CHICAGO, 4, {"second_look": value}, rules=1)


def test_a_record_with_the_option_replays_deals_on_and_proves_its_dealing() -> None:
    match = CHICAGO.deal(4, seed=5, options={"talk": False})
    while phase(match) != "second_look":
        match.play(match.to_act[0], "done")
    match.play(match.to_act[0], "done")
    private = write(match, private=True)
    assert "\noption second_look true\n" in private
    assert resume(private).to_act == match.to_act
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    assert replay(match.record()).record() == match.record()
    assert verify(match.record()).honest
