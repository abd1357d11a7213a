"""The worked examples, with the same numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.engine.match import Match
from backroom.games.don_pepe.rules.words import CHAIR, Gang
from tests.games.don_pepe.helpers import (
    HAND,
    SCENE,
    SCENE_CAKES,
    asked,
    asleep,
    begin,
    cake,
    chairs,
    dead,
    dealt,
    discards,
    events,
    hand,
    legal,
    phase,
    pile,
    play,
    position,
    refused,
    targets,
    told,
)

# ---------------------------------------------------------------------------- the six scenes

VICTIMS = {"yellow": {"19", "20"}, "red": {"1"}, "blue": {"22", "23"}}
INCOMES = {"red": 2000, "yellow": 0, "orange": 5000, "purple": 2000, "blue": 1000, "green": 1000}


def scene(gang: str, hand: str = HAND) -> Match:
    return position(SCENE, turn=gang, hand=hand, cakes=SCENE_CAKES)


@pytest.mark.parametrize("gang", Gang.names)
def test_example_1_to_6_p3_p4_incomes_and_victims_of_the_own_cake(gang: str) -> None:
    match = scene(gang)
    assert match.scores == [INCOMES[gang] if other == gang else 0 for other in Gang.names]
    gone = {c for other in Gang.names for c in chairs(position(SCENE, turn="green"), other)}
    gone -= {c for other in Gang.names for c in chairs(match, other)}
    assert gone == VICTIMS.get(gang, set())
    assert cake(match, gang) is None
    assert asked(match) == Gang.names.number(gang)


def test_example_1_p12_red_passes_the_blue_cake() -> None:
    match = scene("red", hand="pass_cake")
    assert targets(match, "pass_cake") == {"blue cw", "blue ccw", "yellow cw", "yellow ccw"}
    play(match, "1 pass_cake blue cw")
    (passed,) = events(match, "cake_passed")
    assert (passed["gang"], passed["origin"], passed["target"]) == ("blue", "23", "28")
    begin(match, "blue")
    assert "23" in chairs(match, "red")
    assert "28" not in chairs(match, "purple")


@pytest.mark.parametrize(
    "way, chair", [("blue cw", "28"), ("blue ccw", "22"), ("yellow cw", "20"), ("yellow ccw", "17")]
)
def test_example_1_p12_where_each_cake_goes(way: str, chair: str) -> None:
    match = play(scene("red", hand="pass_cake"), f"1 pass_cake {way}")
    assert cake(match, way.split()[0]) == chair


def test_example_2_p11_yellow_puts_the_cake_at_j() -> None:
    match = scene("yellow", hand="cake")
    assert "16" in targets(match, "cake")
    assert cake(play(match, "0 cake 16"), "yellow") == "16"


def test_example_3_p7_p13_orange_sets_off_the_red_cake_and_n_wakes() -> None:
    match = play(scene("orange", hand="kaboum"), "4 kaboum red")
    assert dead(match) == ["yellow jim 1 explosion"]
    assert asleep(match) == {"20", "8"}
    play(match, "4 end; * deal 4 move")
    assert asleep(match) == {"8"}


def test_example_4_p9_purple_stabs_from_p_only_and_e_wakes() -> None:
    match = scene("purple", hand="knife")
    assert targets(match, "knife") == {"21", "23"}
    assert dead(play(match, "5 knife 21")) == ["orange boss 21 knife"]
    assert "8" in asleep(match)
    play(match, "5 end; * deal 5 move")
    assert events(match, "woke") == [{"gang": "purple", "kind": "mike", "chair": "8"}]
    assert "8" not in asleep(match)


def test_example_5_p10_blue_shoots_o_opposite() -> None:
    match = scene("blue", hand="pistol")
    assert targets(match, "pistol") == {"21"}
    assert dead(play(match, "2 pistol 21")) == ["orange boss 21 pistol"]


def test_example_6_p16_green_moves_the_boss_to_l() -> None:
    match = play(scene("green", hand="move"), "3 move 13; 3 to 18")
    assert chairs(match, "green") == {"15", "18"}
    assert match.view(None)["kinds"]["boss"] == ["18", "21", "28"]


# ---------------------------------------------------------------------------- further cases


def test_example_7_p2_p9_p10_the_first_turn_of_three() -> None:
    match = dealt(3, yellow="knife pistol cake cocktail move")
    assert match.scores == [3000, 0, 0]
    assert match.state.pot == 117_000
    assert targets(match, "knife") == {"3", "5", "7", "9", "11", "26", "28"}
    assert targets(match, "pistol") == {"3", "5", "22", "24"}
    assert targets(match, "cake") == set(CHAIR)
    assert "cocktail" in legal(match)
    assert targets(match, "discard") == {"knife", "pistol", "cake", "cocktail", "move"}
    assert targets(match, "move") == set()
    assert len(legal(match)) == 47


FIRST_INCOMES = {
    3: [3, 4, 4],
    4: [3, 3, 3, 2],
    5: [2, 2, 3, 3, 2],
    6: [2, 2, 2, 2, 3, 2],
}


@pytest.mark.parametrize("seats", FIRST_INCOMES)
def test_example_8_p2_p4_the_first_incomes(seats: int) -> None:
    match = dealt(seats)
    for seat in range(seats - 1):
        card = next(iter(hand(match, seat)))
        play(match, f"{seat} discard {card}; * deal {seat} {next(iter(pile(match)))}")
    assert match.scores == [1000 * thousands for thousands in FIRST_INCOMES[seats]]


@pytest.mark.parametrize(
    "men, due",
    [
        ("boss 7, jim 18 3", 10_000),
        ("boss 7, jim 18z 3", 4_000),
        ("boss 7, jim 18 3z", 5_000),
        ("boss 7z, jim 18 3", 2_000),
        ("boss 3", 2_000),
        ("jim 3", 0),
        ("boss 7, jim 18 3 11 28 5 21", 26_000),
    ],
)
def test_example_9_p4_incomes(men: str, due: int) -> None:
    match = position(f"yellow {men} | red jim 2 | blue jim 9")
    assert match.scores == [due, 0, 0]
    assert match.state.pot == 60_000 - due


@pytest.mark.parametrize(
    "pot, paid, over", [(6000, 5000, False), (5000, 5000, True), (3000, 3000, True)]
)
def test_example_10_p5_the_last_money(pot: int, paid: int, over: bool) -> None:
    match = position("yellow boss 7, jim 18 | red jim 2 | blue jim 9", pot=pot)
    assert match.scores == [paid, 0, 0]
    assert match.over == over
    assert match.state.pot == pot - paid
    if over:
        assert refused(match, 0, "discard move") == ("over", None)
        assert match.winners == (0,)
    else:
        assert phase(match) == "card"


def test_example_11_p3_p9_p10_the_heads() -> None:
    men = "yellow jim 28 | red jim 29 30 1 | blue jim 2"
    match = position(men, cakes="yellow 30")
    assert chairs(match, "red") == set()
    assert chairs(match, "yellow") == {"28"}
    assert chairs(match, "blue") == {"2"}
    match = position("yellow mike 30, joe 15 | red jim 29 1 30 14 16 | blue jim 2")
    assert targets(match, "knife") == {"29", "1"}
    assert targets(match, "pistol") == set()
    match = position("yellow joe 30 | red jim 15 29 1 14 16 | blue jim 2")
    assert targets(match, "pistol") == set()
    assert refused(match, 0, "pistol 15") == ("head_faces_nobody", "P10")


def test_example_12_p12_passing_a_cake() -> None:
    men = "yellow jim 1 | red jim 22 23 | blue jim 28"
    match = position(men, hand="pass_cake", cakes="red 23 blue 26")
    assert targets(match, "pass_cake") == {"red cw", "red ccw", "blue cw"}
    assert refused(match, 0, "pass_cake blue ccw") == ("cake_in_the_way", "P12")
    for way, chair in (("red cw", "28"), ("red ccw", "22"), ("blue cw", "28")):
        match = position(men, hand="pass_cake", cakes="red 23 blue 26")
        assert cake(play(match, f"0 pass_cake {way}"), way.split()[0]) == chair
    for direction in ("cw", "ccw"):
        match = position("yellow jim 1 | red jim 10", hand="pass_cake", cakes="red 10")
        assert targets(match, "pass_cake") == {"red cw", "red ccw"}
        assert cake(play(match, f"0 pass_cake red {direction}"), "red") == "1"


def test_example_13_p14_pills() -> None:
    men = "yellow jim 1 | red jim 4z 13 | blue jim 8"
    match = play(position(men, hand="cocktail move"), "0 cocktail")
    assert legal(match) == {"pill 1", "pill 4", "pill 8", "pill 13"}
    play(match, "0 pill 4")
    assert dead(match) == ["red jim 4 pill"]
    assert legal(match) == {"pill 1", "pill 8", "pill 13"}
    play(match, "0 pill 8")
    assert legal(match) == {"pill 1", "pill 13"}
    play(match, "0 pill 1")
    assert legal(match) == {"end"}
    assert refused(match, 0, "move 1") == ("asleep_there", "P16")
    assert asleep(match) == {"1", "8"}
    play(match, "0 end; * deal 0 move")
    assert asleep(match) == {"8"}


def test_example_13_p14_fewer_men_fewer_pills() -> None:
    match = play(position("yellow jim 1 | red jim 4 | blue jim 9", hand="cocktail"), "0 cocktail")
    play(match, "0 pill 4; 0 pill 1")
    assert phase(match) == "second"
    match = position("yellow jim 2 | red jim 3 | blue jim 9", hand="cocktail")
    assert refused(match, 0, "cocktail") == ("nobody_drinks", "P14")


def test_example_14_p16_two_moves_move_two_men() -> None:
    match = position("yellow jim 1 3 | red jim 5 | blue jim 9", hand="move move move")
    play(match, "0 move 1; 0 to 12")
    assert legal(match) == {"move 3", "end"}
    assert refused(match, 0, "move 12") == ("moved_already", "P16")
    play(match, "0 move 3")
    assert "to 1" in legal(match)
    assert chairs(play(match, "0 to 1"), "yellow") == {"1", "12"}


def test_example_15_p6_one_card_or_two() -> None:
    men = "yellow mike 1 | red jim 2 5 | blue jim 9"
    match = play(position(men, hand="knife move"), "0 discard knife")
    assert match.is_chance
    match = play(position(men, hand="knife cake"), "0 knife 2")
    assert legal(match) == {"end"}


def test_example_16_p23_the_pile_runs_out() -> None:
    men = "yellow mike 1 | red jim 2 5 | blue jim 9"
    some = {"hand": "knife move cake", "pile": "cops", "discards": "pistol pistol pistol"}
    match = play(position(men, **some), "0 knife 2; 0 move 1; 0 to 7")
    assert match.chance() == {"deal 0 cops": 1}
    play(match, "* deal 0 cops")
    assert match.chance() == {"deal 0 pistol": 3, "deal 0 knife": 1, "deal 0 move": 1}
    match = position(men, **some, hands={"red": "cake"})
    play(match, "0 discard knife; * deal 0 cops")
    assert pile(match) == Counter(pistol=3, knife=1)
    assert discards(play(match, "1 discard cake")) == Counter(cake=1)
    assert match.chance() == {"deal 1 pistol": 3, "deal 1 knife": 1}


def test_example_17_p15_cops() -> None:
    men = "yellow jim 1 2 | red jim 5 | blue jim 9 11z 13"
    match = play(position(men, hand="cops", cakes="red 4"), "0 cops")
    order = []
    while phase(match) == "reseating":
        seat = asked(match)
        if order == [0]:
            assert {"place jim 4", "place_asleep jim 4"} <= legal(match)
        order.append(seat)
        match.play(seat, match.legal(seat)[-1])
    assert order == [0, 2, 1, 0, 2, 2]
    assert phase(match) == "second"
    assert asked(match) == 0


def test_example_17_p15_p25_a_chair_with_a_cake_may_be_taken() -> None:
    match = play(position("yellow jim 1 | red jim 5", hand="cops", cakes="red 4"), "0 cops")
    play(match, "0 place jim 4; 1 place jim 5")
    assert chairs(match, "yellow") == {"4"}
    assert cake(match, "red") == "4"


def test_example_18_p2_free_seating_of_four() -> None:
    match = play(dealt(4, "free"), "* start 1")
    order = []
    while phase(match) == "seating":
        order.append(asked(match))
        match.play(order[-1], match.legal(order[-1])[0])
    assert order == [1, 0, 3, 2] * 7
    assert (phase(match), asked(match)) == ("card", 2)


FOUR = "red jim 5 | blue jim 9 | green jim 11"


def test_example_19_p8_yellow_puts_itself_out() -> None:
    match = position(f"yellow jim 1 | {FOUR}", hand="kaboum move cake", cakes="red 2")
    play(match, "0 kaboum red")
    assert discards(match) == Counter(kaboum=1, move=1, cake=1)
    assert hand(match, 0) == Counter()
    assert events(match, "out") == [{"seat": 0}]
    assert (phase(match), asked(match)) == ("card", 1)
    assert match.state.missing == 0


def test_example_19_p8_p14_a_pill_for_the_own_last_sleeper() -> None:
    match = position(f"yellow jim 1z | {FOUR}, jim 4", hand="cocktail move")
    play(match, "0 cocktail; 0 pill 1")
    assert discards(match) == Counter(cocktail=1, move=1)
    assert (phase(match), asked(match)) == ("card", 1)
    assert asleep(match) == set()


def test_example_20_p18_a_cake_whose_owner_is_out() -> None:
    men = "yellow mike 1 | red jim 2 | blue jim 19 | green jim 9"
    match = position(
        men, hand="knife", hands={"red": "move cake cake", "blue": "kaboum"}, cakes="red 20"
    )
    play(match, "0 knife 2")
    assert discards(match) == Counter(knife=1, move=1, cake=2)
    assert events(match, "hand_shown") == [
        {"seat": 1, "card": "move", "count": 1},
        {"seat": 1, "card": "cake", "count": 2},
    ]
    play(match, "0 end; * deal 0 move")
    assert asked(match) == 2
    assert cake(match, "red") == "20"
    assert chairs(match, "blue") == {"19"}
    assert targets(match, "kaboum") == {"red"}
    play(match, "2 kaboum red")
    assert cake(match, "red") is None
    assert dead(match)[-1] == "blue jim 19 explosion"


def test_example_21_p19_winning_from_outside() -> None:
    men = "yellow mike 1 | red jim 2"
    match = position(men, hand="knife", pot=10_000, money="10000 30000 70000")
    play(match, "0 knife 2")
    assert match.over
    assert match.scores == [20_000, 30_000, 70_000]
    assert match.winners == (2,)
    assert events(match, "took_pot") == [{"seat": 0, "dollars": 10_000}]


def test_example_21_p19_the_pot_stays_when_one_explosion_kills_all() -> None:
    men = "yellow mike 1 | red jim 2"
    match = position(men, turn="red", cakes="red 1", pot=10_000, money="10000 30000 70000")
    assert match.over
    assert match.scores == [10_000, 30_000, 70_000]
    assert match.state.pot == 10_000


@pytest.mark.parametrize("red, winners", [("jim 2 30", (1,)), ("jim 2", (0, 1))])
def test_example_22_p20_ties_in_one_explosion(red: str, winners: tuple[int, ...]) -> None:
    match = position(
        f"yellow jim 1 | red {red}", turn="red", cakes="red 1", money="35000 35000 30000"
    )
    assert match.over
    assert match.winners == winners


def test_example_22_p20_ties_when_the_pot_is_emptied() -> None:
    men = "yellow boss 1, jim 2 | red jim 8 9 | blue jim 13"
    match = position(men, seats=4, pot=1000, money="19000 20000 20000 20000")
    assert match.over
    assert match.scores == [20_000] * 4
    assert match.winners == (0, 1)
    assert match.places == [1, 1, 3, 4]


def test_example_23_p14_p20_one_pill_after_the_other() -> None:
    men = "yellow jim 2 | red jim 1z | blue jim 4z | green jim 9"
    match = position(men, hand="cocktail", money="0 5000 5000 0")
    play(match, "0 cocktail; 0 pill 1; 0 pill 4")
    assert dead(match) == ["red jim 1 pill", "blue jim 4 pill"]
    assert match.places[2] < match.places[1]


def test_example_23_p19_no_further_pill_when_only_one_gang_is_left() -> None:
    men = "yellow jim 8 | red jim 1z"
    match = play(position(men, hand="cocktail", pot=7000), "0 cocktail; 0 pill 1")
    assert match.over
    assert match.scores[0] == 7000
    assert told(match.events, "ended") == [{"ending": "last_gang"}]
