"""Who knows what: views, and the worlds a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.chicago_gangsters.rules.words import CARD
from tests.games.chicago_gangsters.helpers import (
    begin,
    lay,
    play,
    round_end,
    table,
    turn_up,
)
from tests.games.chicago_gangsters.worlds import SAMPLES, cards, is_likely, told, worlds

# ------------------------------------------------------------------ views


def test_cl6_what_everybody_knows() -> None:
    match = table("k01 d08 b05 judge", hands="w4 w2 | s1 | e5 | -", persons="mayor", pile="e1")
    for seat in (0, 3, None):
        view = match.view(seat)
        shown = ("round_number", "coalition", "district", "loot", "offer")
        assert [view[name] for name in shown] == [1, "k01", "d08", "b05", "judge"]
        assert view["clan"] == ["a", "b", "c", "d"]
        assert view["persons"][0] == ["mayor"]
        assert view["alcohol"] == [0] * 4
        assert [sum(held.values()) for held in view["hand"]] == [2, 1, 1, 0]
        assert view["deck_size"] == 48 - 5
        assert view["pile"]["e1"] == 1
        assert len(view["coalition_deck"]) == 12
        assert len(view["district_deck"]) == 12
        assert len(view["loot_deck"]) == 11
        assert len(view["person_deck"]) == 16
        assert view["known"][0] == dict.fromkeys(CARD, 0)
        assert view["strength"] == {"challengers": -1, "defenders": -1}


def test_cl6_private_are_the_own_hand_draws_and_what_is_covered() -> None:
    match = table(hands="w4 w2 | s1 | e5 | -")
    assert match.view(0)["hand"][0] == dict.fromkeys(CARD, 0) | {"w2": 1, "w4": 1, "back": 0}
    for seat in (1, None):
        assert match.view(seat)["hand"][0] == dict.fromkeys(CARD, 0) | {"back": 2}
    play(match, "0 lay w4; 0 hide w2")
    assert match.view(0)["laid"][0]["w4"] == 1
    assert match.view(0)["hidden"] == "w2"
    assert match.view(0)["hand"][0] == dict.fromkeys(CARD, 0) | {"back": 0}


def test_cl6_a_hand_size_counts_covered_cards_in_until_their_number_is_shown() -> None:
    match = table(hands="w4 w2 | s1 | e5 | -", persons="- | thug")
    lay(match, "0 w4")
    assert match.view(3)["hand"][0]["back"] == 2
    lay(match, "1")
    assert match.view(3)["hand"][0]["back"] == 1


def test_cl6_the_deck_is_no_secret_but_for_what_the_looker_cannot_see() -> None:
    match = table(hands="w4 w4 | s1 | e5 | -")
    own, others = match.view(0)["deck"], match.view(3)["deck"]
    # All cards that seat 0 does not see, wherever they are.
    assert own == {
        **dict(zip(CARD, (8, 8, 3, 3, 4, 3, 3, 5, 6, 5), strict=True)),
        "w4": 6,
    }
    assert others["w4"] == 8


# ------------------------------------------------------------------ resampled worlds


def test_resample_keeps_the_own_cards_the_sizes_and_everything_open() -> None:
    match = table(hands="w4 w2 e5 | s1 s2 | e5 | -", persons="mayor | thug")
    lay(match, "0 w4 ?e5")
    for world in worlds(match, 0):
        assert cards(world, "hand", 0) == "w2"
        assert cards(world, "laid", 0) == "w4"
        assert CARD[world.hidden] == "e5"
        assert len((cards(world, "hand", 1) + " " + cards(world, "laid", 1)).split()) == 2
        assert len(cards(world, "hand", 2).split()) == 1


def test_resample_keeps_shown_returned_and_duel_cards() -> None:
    hands = "w4 e1 | s5 e3 | w2 w2 | e5"
    match = table("k01 d05 b01 judge", hands=hands, talk=True, godfather=True)
    play(match, "0 declare; 1 declare; 2 pass; 3 pass; 2 pass; 3 pass")
    play(match, "0 duel w4; 1 duel s5; * draw 1 s1")
    # Seat 0 has the 4 back; seat 1 plays alone.
    lay(match, "1 s1 e3")
    play(match, "2 show w2; 3 pass; 2 pass")
    lay(match, "2 w2", "3")
    for world in worlds(match, 3):
        assert "w4" in cards(world, "hand", 0)
        assert "s1" in cards(world, "hand", 1)
        assert "w2" in cards(world, "hand", 2)
    assert len({cards(world, "hand", 0) for world in worlds(match, 3)}) > 5


def test_resample_keeps_picked_cards() -> None:
    match = round_end(hands="- | w2 w4 s5 | - | -", persons="- | gambler", pile="e5 e1")
    play(match, "1 gambler w2; 1 gambler w4; 1 pick e1; 1 pick e5")
    for world in worlds(match, 2):
        assert {"e1", "e5"} <= set(cards(world, "hand", 1).split())


def test_resample_never_puts_a_returned_card_face_down() -> None:
    match = table("k01 d05 b01 judge", hands="w4 s3 e1 | - | w2 | -")
    lay(match, "0 w4 ?s3", "1")
    down: Counter[str] = Counter()
    for world in worlds(match, 2):
        assert "w4" in cards(world, "hand", 0)
        down[CARD[world.hidden]] += 1
    assert len(down) == 10


def test_resample_a_known_card_may_lie_face_down() -> None:
    match = table("k01 d05 b01 judge", hands="w4 s3 | - | w2 | -", talk=True)
    play(match, "1 pass; 0 show w4; 1 pass; 0 pass")
    lay(match, "0 ?w4", "1")
    down = Counter(CARD[world.hidden] for world in worlds(match, 2, 400))
    # One of two cards is down, and one of the two is the w4.
    assert 120 < down["w4"] < 280


@pytest.mark.parametrize("thrown, need", [("e5", 1), ("s1", 5), ("w2", 4)])
def test_resample_who_has_begun_a_sale_can_finish_it(thrown: str, need: int) -> None:
    match = round_end(hands=f"- | {thrown} e5 | w4 | e1", persons="- | informer")
    play(match, f"1 informer {thrown}")
    found = Counter(cards(world, "hand", 1) for world in worlds(match, 2, SAMPLES))
    unseen = pool(match, 2)
    fitting = {card: n for card, n in unseen.items() if int(card[1]) >= need}
    chances = {card: n / sum(fitting.values()) for card, n in fitting.items()}
    assert is_likely(found, chances)


def pool(match: Match, seat: int) -> dict[str, int]:
    """The cards out of a seat's sight."""
    return {card: n for card, n in match.view(seat)["deck"].items() if n}


def test_resample_a_sale_that_is_paid_for_tells_nothing() -> None:
    match = round_end(hands="- | e5 e1 e1 | w4 | e1", persons="- | informer")
    play(match, "1 informer e5; 1 informer e1")
    assert {cards(world, "hand", 1) for world in worlds(match, 2, SAMPLES)} == set(CARD)


def small_box_match() -> Match:
    """A few cards are unseen: w2 ×2, w4, s1 in the deck and in two hands of one card each."""
    match = begin(3, hands="w2 w2 w2 w2 w2 w2 | w4 | s1")
    s = match.state
    for card, word in enumerate(CARD):
        s.pile[card] += s.deck[card]
        s.deck[card] = 2 if word == "w2" else 0
        s.pile[card] -= s.deck[card]
    s.deck_size = 2
    return turn_up(match, "k01 d13 b01 judge")


def test_resample_deals_hidden_hands_with_the_chances_of_the_deck() -> None:
    match = small_box_match()
    unseen = ["w2", "w2", "w4", "s1"]
    assert Counter(pool(match, 0)) == Counter(unseen)
    pairs = [(a, b) for n, a in enumerate(unseen) for m, b in enumerate(unseen) if n != m]
    chances = {pair: count / len(pairs) for pair, count in Counter(pairs).items()}
    found: Counter[Any] = Counter()
    for world in worlds(match, 0, SAMPLES):
        found[held_by(world, 1), held_by(world, 2)] += 1
    assert is_likely(found, chances)
    assert not is_likely(found, dict.fromkeys(chances, 1 / len(chances)))


def held_by(world: Any, seat: int) -> str:
    """All cards of a seat that others cannot see."""
    return " ".join(f"{cards(world, 'hand', seat)} {cards(world, 'laid', seat)}".split())


def test_resample_lays_every_set_of_cards_as_often() -> None:
    # Seat 1 sees that seat 0, with the `?`, is done with three cards, and knows them all.
    match = table(hands="w4 s1 e5 | -", talk=True)
    play(match, "1 pass; 0 show w4; 1 pass; 0 show s1; 1 pass; 0 show e5; 1 pass")
    lay(match, "0 w4")
    found: Counter[Any] = Counter()
    for world in worlds(match, 1, SAMPLES):
        down = CARD[world.hidden] if world.hidden != NONE else None
        found[cards(world, "laid", 0), down] += 1
    hand = ["w4", "s1", "e5"]
    sets: list[tuple[str, str | None]] = []
    for down in (None, *hand):
        rest = [card for card in hand if card != down]
        sets += [(" ".join(laid), down) for n in range(4) for laid in combinations(rest, n)]
    assert len(sets) == 8 + 3 * 4
    assert is_likely(found, dict.fromkeys(sets, 1 / len(sets)))


def test_resample_once_numbers_are_shown_lays_so_many() -> None:
    match = table(hands="w4 s1 e5 | -", persons="- | thug", talk=True)
    play(match, "1 pass; 0 show w4; 1 pass; 0 show s1; 1 pass; 0 show e5; 1 pass")
    lay(match, "0 w4 ?s1", "1")
    found: Counter[Any] = Counter()
    for world in worlds(match, 1, SAMPLES):
        down = CARD[world.hidden] if world.hidden != NONE else None
        found[cards(world, "laid", 0), down] += 1
    hand = ["w4", "s1", "e5"]
    sets: list[tuple[str, str | None]] = [(" ".join(two), None) for two in combinations(hand, 2)]
    sets += [(card, down) for card in hand for down in hand if card != down]
    assert is_likely(found, dict.fromkeys(sets, 1 / len(sets)))


def test_resample_cards_of_mr_x() -> None:
    match = table(seats=5, hands="w2 | w2 | w2 | w2 | w4 s1 e5")
    play(match, "4 lay w4")
    numbers = Counter(len(cards(world, "laid", 4).split()) for world in worlds(match, 0, SAMPLES))
    assert is_likely(numbers, {0: 1 / 8, 1: 3 / 8, 2: 3 / 8, 3: 1 / 8})
    play(match, "4 lay s1; 4 side defenders")
    for world in worlds(match, 0):
        assert len(cards(world, "laid", 4).split()) == 2
        assert len(cards(world, "hand", 4).split()) == 1


@pytest.mark.parametrize("marked", ["k01", "k02"])
def test_cg5_resample_an_ousted_partner_lays_nothing_and_keeps_nothing_down(marked: str) -> None:
    # The `?` of k01 is at the Godfather in seat 0, that of k02 at the ousted partner.
    hands = "w4 w4 | w4 s1 e5 e5 | e3 | e1"
    match = table(f"{marked} d13 b01 judge", hands=hands, godfather=True)
    play(match, "0 declare; 1 pass; 2 pass; 3 pass; 1 pass; 2 pass; 3 pass; 0 lay w4")
    down = set()
    for world in worlds(match, 2):
        assert (cards(world, "laid", 1), len(cards(world, "hand", 1).split())) == ("", 4)
        down.add(world.hidden != NONE)
    assert down == ({False, True} if marked == "k01" else {False})


def test_resample_a_covered_answer_is_still_to_be_given() -> None:
    match = table(godfather=True)
    play(match, "1 declare; 2 pass")
    for world in worlds(match, 0, 5):
        assert world.waiting == 0b1111
        assert [world.stance[seat] for seat in range(4)] == [NONE] * 4
    play(match, "0 pass; 3 pass; 0 join")
    for world in worlds(match, 2, 5):
        assert world.waiting == 0b1101


def test_resample_leaves_the_end_as_it_is() -> None:
    match = begin(hands="w4 | s1 | e5 | w2")
    match.state.round_number = 10
    play(match, "* coalition end")
    for world in worlds(match, 0, 3):
        assert bytes(world) == bytes(match.state)


# ------------------------------------------------------------------ nothing tells


# What seat 0 may have laid before seat 1 looks.
SETS = (
    "",
    "0 lay w4",
    "0 lay w4; 0 lay e1",
    "0 hide w4",
    "0 hide e1; 0 lay s3",
    "0 lay s3; 0 lay e1",
)


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("persons", ["", "- | thug", "bomber thief | -"])
def test_cr11_nothing_tells_a_partners_cards_or_their_number(done: bool, persons: str) -> None:
    """Whatever seat 0 has laid, its partner is shown and told the same until both are done."""
    for hands in ("w4 s3 e1 | w2 e5", "w4 s3 e1 | -"):
        seen = []
        for lines in SETS:
            match = table("k01 d05 b01 judge", hands=hands, persons=persons)
            if lines:
                play(match, lines)
            if done:
                play(match, "0 done")
            seen.append(told(match, 1))
            if "w2" in hands:
                play(match, "1 lay w2")
                seen[-1] += told(match, 1)
        assert all(one == seen[0] for one in seen)


def test_cr11_other_cards_in_the_partners_hand_tell_nothing_either() -> None:
    seen = []
    for other in ("w4 s3 e1", "e5 e5 e5", "s1 s1 s2"):
        match = table("k01 d05 b01 judge", hands=f"{other} | w2 e5")
        play(match, f"0 lay {other.split()[0]}; 0 lay {other.split()[1]}; 0 done")
        seen.append(told(match, 1))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_cx2_nothing_tells_the_cards_of_mr_x_or_their_number_before_he_names_a_side(
    seat: int,
) -> None:
    seen = []
    for lines in (None, "4 lay w4", "4 lay w4; 4 lay s1"):
        match = table(seats=5, hands="w2 | w2 | w2 | w2 | w4 s1 e5")
        if lines:
            play(match, lines)
        seen.append(told(match, seat))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("answers", ["1 declare", "1 pass", "1 declare; 3 pass", "3 declare"])
def test_cg3_nothing_tells_a_covered_answer_or_that_there_is_one(answers: str) -> None:
    silent, spoken = table(godfather=True), table(godfather=True)
    play(spoken, answers)
    assert told(spoken, 0) == told(silent, 0)


def test_cg4_nothing_tells_a_covered_duel_card() -> None:
    seen = []
    for card in ("w4", "e1", None):
        match = table(godfather=True, hands="s3 | w4 e1 | - | -")
        play(match, "0 declare; 1 declare; 2 pass; 3 pass; 2 pass; 3 pass")
        if card:
            play(match, f"1 duel {card}")
        seen.append(told(match, 0))
    assert seen[0] == seen[1] == seen[2]


def test_cr2_nothing_tells_the_face_down_card() -> None:
    seen = []
    for cards_held, down in (("w4 s3", "s3"), ("w4 e5", "e5")):
        match = table("k01 d07 b01 judge", hands=f"{cards_held} | - | w2 | -")
        lay(match, f"0 w4 ?{down}", "1")
        seen.append([told(match, seat) for seat in (1, 2, 3)])
    assert seen[0] == seen[1]
