"""The set-up: clans, cards, persons; decks; Mr. X; options."""

from __future__ import annotations

import pytest

import backroom
from backroom.engine.match import Match
from backroom.games.chicago_gangsters.rules.words import CARD
from tests.games.chicago_gangsters.helpers import (
    CHICAGO,
    FIRST_PERSONS,
    alcohol,
    begin,
    deal,
    events,
    hand,
    phase,
    play,
    quietly,
    table,
    turn_up,
    up_to,
)

CLANS = "* clan 0 c; * clan 1 a; * clan 2 b"
CARDS = "* draw {0} w2; * draw {0} w2; * draw {0} s3; * draw {0} e5"


def test_cs1_clans_come_first_from_seat_0_up_each_clan_as_likely() -> None:
    match = deal(4)
    assert match.chance() == {f"clan 0 {clan}": 1 for clan in "abcd"}
    play(match, "* clan 0 c; * clan 1 a")
    assert match.chance() == {"clan 2 b": 1, "clan 2 d": 1}
    play(match, "* clan 2 d")
    assert match.chance() == {"clan 3 b": 1}


def test_cs1_four_hidden_cards_for_each_seat_in_turn_by_what_is_in_the_deck() -> None:
    match = play(deal(3), CLANS)
    deck = dict(zip(CARD, (8, 8, 3, 3, 4, 3, 3, 5, 6, 5), strict=True))
    assert match.chance() == {f"draw 0 {card}": number for card, number in deck.items()}
    play(match, CARDS.format(0))
    deck |= {"w2": 6, "s3": 3, "e5": 4}
    assert match.chance() == {f"draw 1 {card}": number for card, number in deck.items()}
    assert hand(match, 0) == "w2 w2 s3 e5"
    assert match.view(0)["hand"][0]["w2"] == 2
    assert match.view(1)["hand"][0] == dict.fromkeys(deck, 0) | {"back": 4}
    assert events(match, "drew", seat=1) == [(0,)] * 4
    play(match, f"{CARDS.format(1)}; * draw 2 s5; * draw 2 s5; * draw 2 s5")
    assert "draw 2 s5" not in match.chance()


def test_cs1_the_first_person_is_worth_1_to_3_each_as_likely() -> None:
    match = up_to(deal(4), "hire")
    fitting = {action.split()[2] for action in match.chance()}
    assert set(match.chance().values()) == {1}
    assert len(fitting) == 14
    assert not fitting & {"informer", "smuggler", "judge", "senator"}
    play(match, "* hire 0 thug; * hire 1 driver; * hire 2 mayor")
    assert len(match.chance()) == 11
    play(match, "* hire 3 fence")
    assert match.view(None)["persons"] == [["thug"], ["driver"], ["mayor"], ["fence"]]


def test_cs1_persons_of_value_0_and_4_are_shuffled_back() -> None:
    match = begin(4)
    play(match, "* coalition k01; * district d01; * loot b01")
    assert {"person informer", "person smuggler", "person judge", "person senator"} < set(
        match.chance()
    )


def test_cs1_a_first_person_of_another_value_is_refused_with_its_clause() -> None:
    match = up_to(deal(4), "hire")
    before = bytes(match.state)
    with pytest.raises(backroom.Refused):
        match.play("*", "hire 0 judge")
    assert bytes(match.state) == before


def round_played(match: Match, number: int) -> Match:
    """Quietly on to the reveal after so many rounds."""
    return quietly(
        match, lambda match: phase(match) == "coalition" and match.state.round_number == number
    )


def test_cs2_example_14_the_end_card_at_the_11th_12th_or_13th_reveal_only() -> None:
    match = begin(4)
    for reveals in range(10):
        round_played(match, reveals)
        assert "coalition end" not in match.chance()
        assert len(match.chance()) == 12 - reveals
    for reveals in (10, 11, 12):
        round_played(match, reveals)
        assert match.chance()["coalition end"] == 1
        assert sum(match.chance().values()) == 13 - reveals
    play(match, "* coalition end")
    assert match.over
    assert match.state.round_number == 12


@pytest.mark.parametrize("rounds", [10, 11])
def test_cs2_the_game_may_end_after_10_or_11_rounds(rounds: int) -> None:
    match = play(round_played(begin(3), rounds), "* coalition end")
    assert match.over
    assert match.state.round_number == rounds


def test_cs3_a_round_reveals_coalition_district_loot_and_person() -> None:
    match = begin(4)
    assert set(match.chance()) == {f"coalition k{number:02}" for number in range(1, 13)}
    play(match, "* coalition k04")
    assert match.chance() == {f"district d{number:02}": 1 for number in range(1, 14)}
    play(match, "* district d07")
    assert match.chance() == {f"loot b{number:02}": 1 for number in range(1, 13)}
    play(match, "* loot b12")
    assert len(match.chance()) == 18
    play(match, "* person judge")
    view = match.view(None)
    assert [view[name] for name in ("coalition", "district", "loot", "offer")] == [
        "k04",
        "d07",
        "b12",
        "judge",
    ]
    # Bellini and Moretti challenge, in the seats 0 and 2.
    assert view["side"] == ["challengers", "defenders", "challengers", "defenders"]


def test_cs3_no_card_comes_up_twice() -> None:
    match = up_to(table("k01 d13 b05 judge"), "coalition")
    assert "coalition k01" not in match.chance()
    turn_up(match, "k02 d01 b06 mayor")
    up_to(match, "coalition")
    play(match, "* coalition k03")
    assert not {"district d13", "district d01"} & set(match.chance())
    play(match, "* district d02")
    assert not {"loot b05", "loot b06"} & set(match.chance())
    play(match, "* loot b07")
    assert not {"person judge", "person mayor"} & set(match.chance())


def test_cs10_talk_and_the_second_look_are_on_and_the_godfather_off_by_default() -> None:
    assert CHICAGO.deal(4).options == {"talk": True, "second_look": True, "godfather": False}
    given = {"talk": False, "second_look": False, "godfather": True}
    assert CHICAGO.deal(3, options=given).options == given
    assert CHICAGO.deal(5, options={"second_look": False}).options["second_look"] is False


@pytest.mark.parametrize(
    "seats, given",
    [
        (5, {"godfather": True}),
        (4, {"talk": "yes"}),
        (4, {"thug": True}),
    ],
)
def test_cs10_nothing_else_varies(seats: int, given: dict[str, object]) -> None:
    with pytest.raises(backroom.Refused, match=r"[oO]ption"):
        CHICAGO.deal(seats, options=given)


def test_cs10_five_players_may_name_the_option_they_do_not_have_with_its_default() -> None:
    options = CHICAGO.deal(5, options={"godfather": False}).options
    assert options == {"talk": True, "second_look": True}


@pytest.mark.parametrize("seats", [2, 6, True, "4"])
def test_wrong_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(backroom.Refused, match="3, 4, 5 players"):
        CHICAGO.deal(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cs11_the_person_deck_never_runs_out(seats: int) -> None:
    match = begin(seats, persons=" | ".join(FIRST_PERSONS[:seats]))
    for number in range(1, 13):
        up_to(match, "person")
        assert len(match.chance()) == 18 - seats - (number - 1)
        round_played(match, number)


def test_ct1_one_clan_is_not_played_and_any_may_be_it() -> None:
    match = play(deal(3), "* clan 0 c; * clan 1 a")
    assert match.chance() == {"clan 2 b": 1, "clan 2 d": 1}
    play(match, "* clan 2 b")
    assert phase(match) == "draw"
    assert match.view(None)["clan"] == ["c", "a", "b"]


def test_cx1_mr_x_is_drawn_first_and_has_no_clan() -> None:
    match = deal(5)
    assert match.chance() == {f"mrx {seat}": 1 for seat in range(5)}
    play(match, "* mrx 1")
    assert set(match.chance()) == {f"clan 0 {clan}" for clan in "abcd"}
    play(match, "* clan 0 a")
    assert set(match.chance()) == {f"clan 2 {clan}" for clan in "bcd"}
    play(match, "* clan 2 b; * clan 3 c; * clan 4 d")
    assert match.view(None)["clan"] == ["a", None, "b", "c", "d"]
    up_to(match, "coalition")
    assert [len(hand(match, seat).split()) for seat in range(5)] == [4] * 5
    assert all(match.view(None)["persons"])


def test_cx1_mr_x_may_sit_at_seat_0() -> None:
    match = play(deal(5), "* mrx 0")
    assert set(match.chance()) == {f"clan 1 {clan}" for clan in "abcd"}
    assert alcohol(match) == [0] * 5
