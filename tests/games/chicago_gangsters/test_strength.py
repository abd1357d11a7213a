"""Strength: suits, persons, doubling, and which side wins."""

from __future__ import annotations

import pytest

from backroom.engine.match import Match
from tests.games.chicago_gangsters.helpers import (
    contributions,
    events,
    hand,
    known,
    laid,
    lay,
    persons,
    phase,
    pile,
    play,
    quietly,
    strengths,
    table,
)


def compared(match: Match) -> tuple[int, int, str, int]:
    """Totals, winners, and whether the losers share."""
    (found,) = events(match, "compared")
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("last, defenders, share", [("e5", 15, 1), ("s4", 14, 0)])
def test_cr7_example_1_half_of_29(last: str, defenders: int, share: int) -> None:
    match = table(
        "k01 d13 b01 senator", hands=f"w4 w4 w4 s5 | w4 w4 | e5 | e5 {last}", persons="judge"
    )
    lay(match, "0 w4 w4 w4 ?s5", "1 w4 w4")
    assert strengths(match) == (24, -1)
    lay(match, "2 e5", f"3 e5 {last}")
    assert compared(match) == (29, defenders, "challengers", share)


def test_cr7_cs5_example_5_equal_sides_and_nothing_at_all() -> None:
    match = table(hands="w4 | - | - | w4")
    lay(match, "0 w4", "1", "2", "3 w4")
    assert compared(match) == (4, 4, "challengers", 1)
    match = lay(table(), "0", "1", "2", "3")
    assert compared(match) == (0, 0, "challengers", 1)


def test_cs5_the_higher_total_wins_and_losers_need_half() -> None:
    match = table(hands="w2 | - | - | w4 s1")
    lay(match, "0 w2", "1", "2", "3 w4 s1")
    assert compared(match) == (2, 5, "defenders", 0)
    match = table(hands="w2 | - | - | w4")
    lay(match, "0 w2", "1", "2", "3 w4")
    assert compared(match) == (2, 4, "defenders", 1)


@pytest.mark.parametrize(
    "district, usable",
    [
        ("d01", "w"),
        ("d02", "w"),
        ("d03", "s"),
        ("d04", "s"),
        ("d05", "e"),
        ("d06", "e"),
        ("d07", "ws"),
        ("d08", "ws"),
        ("d09", "we"),
        ("d10", "we"),
        ("d11", "se"),
        ("d12", "se"),
        ("d13", "wse"),
    ],
)
def test_cs4_only_suits_of_the_district_can_be_used(district: str, usable: str) -> None:
    match = table(f"k01 {district} b01 judge", hands="w4 s2 e1 | -")
    lay(match, "0 w4 s2 e1", "1")
    worth = {"w": 4, "s": 2, "e": 1}
    assert contributions(match)[0] == sum(worth[suit] for suit in usable)
    back = [card for card in ("w4", "s2", "e1") if card[0] not in usable]
    assert hand(match, 0).split() == known(match, 0).split() == back


@pytest.mark.parametrize("number", range(1, 14))
def test_cs4_persons_count_only_where_the_district_shows_them(number: int) -> None:
    match = table(f"k01 d{number:02} b01 judge", persons="mayor priest | - | senator")
    lay(match, "0", "1", "2", "3")
    shows = number in (2, 4, 6, 8, 10, 12, 13)
    assert strengths(match) == ((4, 4) if shows else (0, 0))


@pytest.mark.parametrize("lone", [False, True])
def test_cr13_each_of_the_18_persons_counts_its_value_where_persons_count(lone: bool) -> None:
    persons_worth = (
        "informer smuggler",
        "bomber dealer thief fence gambler priest thug",
        "driver customs reporter",
        "banker mayor chief prosecutor",
        "judge senator",
    )
    values = {word: value for value, words in enumerate(persons_worth) for word in words.split()}
    assert len(values) == 18
    for person, value in values.items():
        other = "judge" if person != "judge" else "mayor"
        reveal, seats = (f"k05 d06 b01 {other}", 3) if lone else (f"k01 d06 b01 {other}", 4)
        match = table(reveal, seats=seats, persons=person)
        quietly(match, lambda match: match.state.strength[0] >= 0)
        assert strengths(match)[0] == (2 * value if lone else value)


def test_cr9_persons_add_by_themselves() -> None:
    match = table("k01 d02 b01 judge", persons="mayor | banker senator | chief informer | smuggler")
    lay(match, "0", "1", "2", "3")
    assert contributions(match) == [3, 7, 3, 0]


def test_cr13_contribution_is_cards_and_persons() -> None:
    match = table("k01 d08 b01 judge", hands="w4 w2 s5 e5 | -", persons="mayor reporter")
    lay(match, "0 w4 w2 s5 e5", "1")
    assert contributions(match)[0] == 4 + 2 + 5 + 3 + 2
    assert events(match, "turned_up") == [(0, "w2", 1), (0, "w4", 1), (0, "s5", 1)]


def test_cr13_a_godfather_alone_is_not_doubled() -> None:
    match = table("k01 d01 b01 judge", hands="w4", godfather=True)
    play(match, "0 declare; 1 pass; 2 pass; 3 pass; 1 pass; 2 pass; 3 pass")
    lay(match, "0 w4")
    assert strengths(match)[0] == 4


# ------------------------------------------------------------------ the Thug


@pytest.mark.parametrize("cards, worth", [("w4 w4", 16), ("w4 w4 w2", 20), ("w4 w4 w4", 22)])
def test_cp1_example_4_the_thug_doubles_at_most_10(cards: str, worth: int) -> None:
    match = table("k01 d01 b01 judge", hands=f"- | {cards}", persons="- | thug")
    lay(match, "0", f"1 {cards}")
    assert (phase(match), match.to_act) == ("thug", (1,))
    play(match, "1 thug yes")
    assert strengths(match)[0] == worth


def test_cp1_example_4_the_face_down_card_belongs_to_what_is_doubled() -> None:
    match = table("k01 d13 b01 judge", hands="w4 s2 e5", persons="thug")
    lay(match, "0 w4 s2 ?e5", "1")
    play(match, "0 thug yes")
    assert events(match, "announced") == [("challengers", 12 + 1)]
    lay(match, "2", "3")
    assert compared(match)[0] == 21 + 1


def test_cp2_example_4_a_lone_player_is_doubled_first() -> None:
    match = table("k05 d01 b01 judge", seats=3, hands="w4 w2", persons="thug")
    lay(match, "0 w4 w2")
    play(match, "0 thug yes")
    assert strengths(match)[0] == 22


def test_cp1_asked_when_both_are_done_and_before_anything_is_turned_up() -> None:
    match = table(hands="w4 | s1", persons="thug")
    play(match, "0 lay w4; 0 done")
    assert match.to_act == (1,)
    play(match, "1 done")
    assert match.to_act == (0,)
    assert {str(action) for action in match.legal(0)} == {"thug yes", "thug no"}
    assert events(match, "turned_up") == []


def test_cp1_the_thug_still_counts_this_round_then_leaves() -> None:
    match = table("k01 d02 b01 judge", hands="w2", persons="thug")
    lay(match, "0 w2", "1")
    play(match, "0 thug yes")
    assert strengths(match)[0] == 2 + 2 + 1
    assert persons(match, 0) == {"thug"}
    lay(match, "2", "3")
    assert persons(match, 0) == set()
    assert match.state.person_deck >> 8 & 1 == 0


def test_cp1_a_thug_that_is_saved_stays() -> None:
    match = table("k01 d01 b01 judge", hands="w2", persons="thug")
    lay(match, "0 w2", "1")
    play(match, "0 thug no")
    lay(match, "2", "3")
    assert compared(match)[0] == 2
    assert persons(match, 0) == {"thug"}


def test_cp1_may_be_used_with_nothing_laid() -> None:
    match = table("k01 d01 b01 judge", persons="- | - | thug")
    lay(match, "0", "1", "2", "3")
    assert match.to_act == (2,)
    play(match, "2 thug yes")
    assert compared(match) == (0, 0, "challengers", 1)
    assert persons(match, 2) == set()


def test_cp1_the_thug_of_a_defender_doubles_own_cards_alone() -> None:
    match = table("k01 d13 b01 judge", hands="- | - | w4 e5 | s3", persons="- | - | thug")
    lay(match, "0", "1", "2 w4 e5", "3 s3")
    assert (phase(match), match.to_act) == ("thug", (2,))
    assert events(match, "announced") == [("challengers", 0)]
    play(match, "2 thug yes")
    assert events(match, "announced")[1] == ("defenders", 18 + 1 + 3)
    assert compared(match) == (0, 22, "defenders", 0)


def test_cp3_persons_acting_as_means_are_not_doubled() -> None:
    match = table("k01 d01 b01 judge", hands="w4", persons="thug driver")
    lay(match, "0 w4", "1")
    play(match, "0 thug yes")
    assert contributions(match)[0] == 8 + 2


def test_cx9_mr_x_decides_at_the_start_of_phase_4() -> None:
    match = table("k01 d13 b01 judge", seats=5, hands="e5 | - | - | - | w4", persons="||||thug")
    play(match, "4 lay w4; 4 side defenders")
    lay(match, "0 ?e5", "1", "2", "3")
    assert (phase(match), match.to_act) == ("mrx_thug", (4,))
    assert match.view(1)["hidden"] == "back"
    assert match.view(1)["laid"][4]["back"] == 1
    play(match, "4 thug yes")
    assert compared(match) == (5, 8 + 1, "defenders", 1)
    assert persons(match, 4) == set()


# ------------------------------------------------------------------ specialists and agents


def test_cp4_example_3_the_bomber_always_uses_weapons() -> None:
    match = table("k01 d05 b01 judge", hands="w4 | w4", persons="bomber")
    lay(match, "0 w4", "1 w4")
    assert contributions(match)[:2] == [4, 0]
    assert (hand(match, 0), hand(match, 1)) == ("", "w4")
    assert (laid(match, 0), laid(match, 1)) == ("w4", "")
    lay(match, "2", "3")
    assert pile(match) == "w4"


@pytest.mark.parametrize("person, card", [("bomber", "w4"), ("dealer", "s4"), ("thief", "e5")])
def test_cp4_each_specialist_has_a_suit(person: str, card: str) -> None:
    barred = {"w4": "d05", "s4": "d01", "e5": "d03"}[card]
    for owner, counts in ((person, True), ("priest", False)):
        match = table(f"k01 {barred} b01 judge", hands=f"{card} | -", persons=owner)
        lay(match, f"0 {card}", "1")
        assert (contributions(match)[0] > 0) == counts


def test_cp4_also_for_the_face_down_card() -> None:
    match = table("k01 d05 b01 judge", hands="w4 | -", persons="bomber")
    lay(match, "0 ?w4", "1", "2", "3")
    assert compared(match)[0] == 4
    assert events(match, "hidden_shown") == [(0, "w4", 1)]


@pytest.mark.parametrize(
    "district, owned, points",
    [
        ("d05", "bomber driver", 2),
        ("d05", "driver", 0),
        ("d01", "driver", 2),
        ("d02", "driver", 2),
        ("d03", "customs", 2),
        ("d01", "customs", 0),
        ("d01", "dealer customs", 2),
        ("d05", "reporter", 2),
        ("d03", "reporter", 0),
        ("d03", "thief reporter", 2),
        ("d07", "driver customs reporter", 4),
    ],
)
def test_cp5_cp6_example_23_agents_act_as_means_without_p(
    district: str, owned: str, points: int
) -> None:
    match = table(f"k01 {district} b01 judge", persons=owned)
    lay(match, "0", "1")
    assert contributions(match)[0] == points


def test_cp6_example_23_bomber_and_driver_in_hyde_park_and_weapons_count() -> None:
    match = table("k01 d05 b01 judge", hands="w4 | -", persons="bomber driver")
    lay(match, "0 w4", "1")
    assert contributions(match)[0] == 2 + 4


def test_cp5_doubled_for_the_lone_player() -> None:
    match = table("k05 d01 b01 judge", seats=3, persons="driver")
    lay(match, "0")
    assert strengths(match)[0] == 4


def test_cp12_abilities_go_with_the_person_also_for_mr_x() -> None:
    match = table("k01 d05 b01 judge", seats=5, hands="||||w4", persons="||||bomber driver")
    play(match, "4 lay w4; 4 side challengers")
    lay(match, "0", "1", "2", "3")
    assert contributions(match)[4] == 6


def test_cp12_an_ousted_partners_persons_are_idle() -> None:
    match = table("k01 d02 b01 judge", persons="- | mayor", godfather=True)
    play(match, "0 declare; 1 pass; 2 pass; 3 pass; 1 pass; 2 pass; 3 pass")
    lay(match, "0", "2", "3")
    assert compared(match)[0] == 0


# ------------------------------------------------------------------ the lone player


def lone_18(pair: str) -> Match:
    """Moretti, in seat 2 of three, challenges alone with judge and e5; the others lay `pair`."""
    match = table("k07 d06 b01 mayor", seats=3, hands=f"{pair} | - | e5", persons="|| judge")
    lay(match, "2 e5")
    assert strengths(match)[0] == (4 + 5) * 2 == 18
    return lay(match, f"0 {pair}", "1")


def test_ct2_example_24_the_lone_players_means_and_persons_are_doubled() -> None:
    assert compared(lone_18("e5 e3 e1")) == (18, 9, "challengers", 1)
    assert compared(lone_18("e5 e3")) == (18, 8, "challengers", 0)


@pytest.mark.parametrize("last, winners", [("s2", "challengers"), ("s1", "defenders")])
def test_ct2_example_24_a_pair_of_challengers_wins_with_18(last: str, winners: str) -> None:
    # k01: Bellini and Lombardi challenge, Moretti defends alone.
    hands = f"e5 e5 | s5 s1 {last} | e5"
    match = table("k01 d12 b01 mayor", seats=3, hands=hands, persons="|| judge")
    lay(match, "0 e5 e5", f"1 s5 s1 {last}", "2 e5")
    assert compared(match)[1:3] == (18, winners)


def test_ct5_half_is_judged_on_doubled_totals() -> None:
    match = table("k01 d13 b01 mayor", seats=3, hands="e5 | e5 | w4 w2")
    lay(match, "0 e5", "1 e5", "2 w4 w2")
    assert compared(match) == (10, 12, "defenders", 1)
    # 5 printed points are 10: half of 18.
    match = table("k01 d13 b01 mayor", seats=3, hands="e5 e5 | w4 w4 | w4 e1")
    lay(match, "0 e5 e5", "1 w4 w4", "2 w4 e1")
    assert compared(match) == (18, 10, "challengers", 1)
