"""Who is out, how the game ends, who has won. [P18, P19, P20]"""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.games.don_pepe.rules.words import CHAIR
from tests.games.don_pepe.helpers import (
    asked,
    begin,
    cake,
    dead,
    discards,
    events,
    hand,
    legal,
    play,
    position,
    refused,
    sit,
    told,
)

FOUR = "yellow mike 1, jim 20 | red jim 2 | blue jim 8 9 | green jim 13"


def test_p18_without_men_a_player_is_out_at_once() -> None:
    match = position(FOUR, hand="knife", hands={"red": "move move cake"}, money="0 9000 0 0")
    play(match, "0 knife 2")
    assert hand(match, 1) == Counter()
    assert discards(match) == Counter(knife=1, move=2, cake=1)
    assert events(match, "out") == [{"seat": 1}]
    assert events(match, "hand_shown") == [
        {"seat": 1, "card": "move", "count": 2},
        {"seat": 1, "card": "cake", "count": 1},
    ]
    assert match.scores[1] == 9000
    play(match, "0 end; * deal 0 move")
    assert asked(match) == 2


def test_p18_who_has_a_man_left_is_not_out() -> None:
    match = position(
        "yellow mike 7 | red jim 2 | blue jim 8 9", hand="knife", hands={"blue": "move"}
    )
    play(match, "0 knife 8")
    assert events(match, "out") == []
    assert hand(match, 2) == Counter(move=1)


def test_p18_the_cake_of_a_player_who_is_out_goes_off_no_more_by_itself() -> None:
    match = position(FOUR, hand="knife", cakes="red 20", hands={"green": "kaboum"})
    play(match, "0 knife 2; 0 end; * deal 0 move")
    for seat in (2, 3):
        match.state.hands[seat, 0] += 1
        play(match, f"{seat} discard move; * deal {seat} cake")
    assert cake(match, "red") == "20"
    assert dead(match) == ["red jim 2 knife"]
    assert asked(match) == 0


def test_p19_the_last_gang_takes_the_rest_of_the_pot() -> None:
    match = position("yellow mike 1 | red jim 2", hand="knife", pot=30_000, money="1000 5000 0")
    play(match, "0 knife 2")
    assert match.over
    assert match.state.pot == 0
    assert match.scores == [31_000, 5000, 0]
    assert events(match, "took_pot") == [{"seat": 0, "dollars": 30_000}]
    assert events(match, "ended") == [{"ending": "last_gang"}]
    assert refused(match, 0, "end") == ("over", None)


def test_p19_on_turn_or_not() -> None:
    match = position("yellow jim 1 | red jim 10", hand="kaboum", cakes="red 30", pot=30_000)
    play(match, "0 kaboum red")
    assert match.over
    assert match.scores == [0, 30_000, 0]


def test_p19_if_one_explosion_kills_all_the_pot_goes_to_nobody() -> None:
    match = position("yellow jim 1 | red jim 2", hand="kaboum", cakes="red 30", pot=30_000)
    match.state.cake[1] = CHAIR.number("1")
    play(match, "0 kaboum red")
    assert match.over
    assert match.scores == [0, 0, 0]
    assert match.state.pot == 30_000
    assert events(match, "ended") == [{"ending": "nobody_left"}]
    assert events(match, "took_pot") == []


def test_p19_the_game_ends_at_the_own_cake_too_before_any_income() -> None:
    match = position("yellow boss 7 | red jim 2 | blue jim 20", turn="red")
    match.state.cake[0] = CHAIR.number("1")
    match.state.men[2] = match.state.kinds[3] = 0
    sit(match.state, "red", "jim", "2")
    happened = begin(match, "yellow")
    assert told(happened, "paid") == []
    assert match.over
    assert match.scores == [60_000, 0, 0]


def test_p19_looked_at_after_every_pill() -> None:
    match = position("yellow jim 1 | red jim 4z", hand="cocktail move")
    play(match, "0 cocktail; 0 pill 4")
    assert match.over
    view = match.view(None)
    assert (view["served"], view["rising"], view["moved"], view["missing"]) == ([], None, None, 0)


def test_p19_men_got_up_for_cops_count_as_alive() -> None:
    match = play(position("yellow jim 1 | red jim 2", hand="cops"), "0 cops; 0 place jim 1")
    assert not match.over
    play(match, "1 place jim 2")
    assert not match.over


def test_p19_two_gangs_left_play_on() -> None:
    match = play(position(FOUR, hand="knife"), "0 knife 2")
    assert not match.over
    assert legal(match) == {"end"}


# ---------------------------------------------------------------------------- who has won


def at_the_end(money: str, men: str = "yellow boss 1 | red jim 2 | blue jim 3") -> object:
    """A game whose pot yellow has just emptied of its last 1,000."""
    return position(men, pot=1000, money=money, seats=3)


@pytest.mark.parametrize(
    "money, places",
    [
        ("29000 20000 10000", [1, 2, 3]),
        ("9000 20000 30000", [3, 2, 1]),
        ("9000 20000 20000", [3, 1, 1]),
    ],
)
def test_p20_most_money_wins(money: str, places: list[int]) -> None:
    assert at_the_end(money).places == places


def test_p20_even_for_a_player_who_is_out() -> None:
    match = at_the_end("9000 8000 30000", "yellow boss 1 | red jim 2")
    assert match.winners == (2,)


def test_p20_those_with_men_at_the_end_come_before_those_without() -> None:
    match = at_the_end("19000 20000 20000", "yellow boss 1 | red jim 2")
    assert match.places == [1, 1, 3]
    match = at_the_end("19000 20000 20000", "yellow boss 1 | blue jim 2")
    assert match.places == [1, 3, 1]


def test_p20_then_more_men_at_the_end() -> None:
    match = at_the_end("19000 20000 20000", "yellow boss 1 | red jim 2 4 | blue jim 3 5 6")
    assert match.places == [3, 2, 1]


def test_p20_of_those_who_are_out_whose_last_man_left_later() -> None:
    men = "yellow mike 1 | red jim 2 | blue jim 30 | green jim 20"
    match = play(position(men, hand="knife knife"), "0 knife 2")
    begin(match, "yellow")
    play(match, "0 knife 30")
    assert [match.state.left_at[seat] for seat in range(4)] == [0, 1, 2, 0]
    assert match.scores == [0, 0, 0, 0]
    assert match.places == [1, 4, 3, 1]


def test_p20_then_how_many_men_that_moment_took() -> None:
    men = "yellow jim 20 | red jim 10 | blue jim 9 11 | green jim 25"
    match = play(position(men, hand="kaboum", cakes="red 10"), "0 kaboum red")
    assert [match.state.left_at[seat] for seat in range(4)] == [0, 1, 1, 0]
    assert [match.state.last_men[seat] for seat in range(4)] == [0, 1, 2, 0]
    assert match.places[2] == 3
    assert match.places[1] == 4


def test_p20_only_the_men_just_before_the_last_moment_count() -> None:
    men = "yellow mike 1, jim 20 | red jim 2 10 | blue jim 9 11 | green jim 25"
    match = position(men, hand="knife", hands={"green": "kaboum"})
    play(match, "0 knife 2")
    match.state.cake[1] = CHAIR.number("10")
    begin(match, "green")
    play(match, "3 kaboum red")
    assert [match.state.last_men[seat] for seat in range(4)] == [0, 1, 2, 0]
    assert match.places[2] < match.places[1]


def test_p20_then_the_win_is_shared() -> None:
    match = at_the_end("19000 20000 20000")
    assert match.places == [1, 1, 1]
    assert match.winners == (0, 1, 2)
