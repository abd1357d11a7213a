"""The course of a turn. [P3, P4, P5, P6, P7, P8, P23, P26]"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from backroom.games.don_pepe.rules.words import CHAIR, Card, Gang
from tests.games.don_pepe.helpers import (
    DECK,
    DON_PEPE,
    asked,
    asleep,
    begin,
    beside,
    cake,
    chairs,
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
    take,
    told,
)

THREE = "red jim 12 | blue jim 20"
EVERY_CHAIR = " ".join(CHAIR)
# Chairs that bring no income.
IDLE = ("1", "4", "8", "13", "16", "20")


# ---------------------------------------------------------------------------- the own cake


@pytest.mark.parametrize("chair", CHAIR)
def test_p3_the_own_cake_kills_behind_it_and_beside_it(chair: str) -> None:
    men = {"yellow": [], "red": [], "blue": []}
    for number, where in enumerate(CHAIR):
        men[("yellow", "red", "blue")[number % 3]].append(where)
    full = " | ".join(f"{gang} jim {' '.join(where)}" for gang, where in men.items())
    match = position(full, cakes=f"yellow {chair}")
    left = {where for gang in men for where in chairs(match, gang)}
    assert set(CHAIR) - left == beside(chair) | {chair}
    assert cake(match, "yellow") is None


def test_p3_the_explosion_comes_before_the_income() -> None:
    match = position("yellow boss 7, jim 20 | red jim 5 | blue jim 9")
    match.state.cake[0] = CHAIR.number("8")
    happened = begin(match, "yellow")
    assert [event["event"] for event in happened] == [
        "turn", "exploded", "died", "died", "out", "paid",
    ]  # fmt: skip
    assert told(happened, "exploded") == [{"gang": "yellow", "chair": "8"}]
    told_of = {"cause": "explosion", "seat": 0, "origin": None}
    assert told(happened, "died") == [
        {"gang": "yellow", "kind": "boss", "chair": "7"} | told_of,
        {"gang": "blue", "kind": "jim", "chair": "9"} | told_of,
    ]
    assert told(happened, "paid") == [{"seat": 0, "dollars": 0, "pot": 58_000}]


def test_p3_without_a_cake_on_the_table_nothing_explodes() -> None:
    match = position(f"yellow jim 1 | {THREE}", cakes="red 12")
    assert chairs(match, "red") == {"12"}
    assert cake(match, "red") == "12"


def test_p3_an_explosion_may_hurt_nobody() -> None:
    match = position(f"yellow jim 1 | {THREE}", turn="red", cakes="yellow 16")
    happened = begin(match, "yellow")
    assert told(happened, "exploded") == [{"gang": "yellow", "chair": "16"}]
    assert told(happened, "died") == []
    assert match.state.moments == 0


# ---------------------------------------------------------------------------- income


@pytest.mark.parametrize(
    "men, due",
    [
        ("boss 2", 1000),
        ("jim 7", 1000),
        ("jim 11", 1000),
        ("jim 21", 1000),
        ("jim 7 18", 4000),
        ("mike 11, joe 28", 4000),
        ("jim 5 21", 4000),
        ("jim 7 28 21", 3000),
        ("jim 7 18 11", 5000),
        ("boss 18, jim 7", 5000),
        ("boss 3", 2000),
        ("jim 3 28", 2000),
        ("jim 3 7 18, boss 9", 10_000),
        ("jim 1 2 4 6 8 9 10", 0),
        ("jim 7z 18", 1000),
        ("boss 7z", 0),
        ("jim 3z, boss 7", 2000),
    ],
)
def test_p4_income(men: str, due: int) -> None:
    match = position(f"yellow {men} | red jim 30 | blue jim 15")
    assert match.scores == [due, 0, 0]


def test_p4_each_item_of_the_income_is_told() -> None:
    match = position("yellow boss 7, jim 18 3 11 | red jim 30 | blue jim 15")
    assert told(begin(match, "yellow"), "earned") == [
        {"seat": 0, "source": "bar", "dollars": 4000, "chair": "7", "other": "18"},
        {"seat": 0, "source": "restaurant", "dollars": 1000, "chair": "11", "other": None},
        {"seat": 0, "source": "boss", "dollars": 1000, "chair": "7", "other": None},
        {"seat": 0, "source": "register", "dollars": 6000, "chair": "3", "other": None},
    ]


def test_p4_others_at_the_other_bar_do_not_make_a_pair() -> None:
    assert position("yellow jim 7 | red jim 18 | blue jim 3").scores == [1000, 0, 0]


def test_p5_the_last_note_ends_the_game_before_a_card() -> None:
    match = position("yellow boss 7 | red jim 30 | blue jim 15", pot=3000)
    assert not match.over
    happened = begin(match, "yellow")
    assert told(happened, "paid") == [{"seat": 0, "dollars": 1000, "pot": 0}]
    assert told(happened, "ended") == [{"ending": "pot_empty"}]
    assert match.over
    assert match.scores == [3000, 0, 0]


# ---------------------------------------------------------------------------- cards


def test_p6_one_card_or_a_discard_is_compulsory() -> None:
    match = position(f"yellow jim 1 | {THREE}", hand="knife cake move")
    assert refused(match, 0, "end") == ("not_this_step", None)
    kinds = {text.split()[0] for text in legal(match)}
    assert kinds == {"cake", "move", "discard"}


def test_p6_after_a_card_only_a_move_may_follow() -> None:
    match = play(position(f"yellow jim 1 2 | {THREE}", hand="cake cake move"), "0 cake 20")
    assert legal(match) == {"move 1", "move 2", "end"}
    for text in ("cake 21", "discard cake", "to 3", "pill 1", "place jim 4", "cops"):
        assert refused(match, 0, text) == ("not_this_step", None)
    play(match, "0 move 1; 0 to 3")
    assert match.is_chance


def test_p6_after_a_move_no_other_card_may_follow() -> None:
    match = play(position(f"yellow jim 1 | {THREE}", hand="cake move"), "0 move 1; 0 to 3")
    assert legal(match) == {"end"}
    assert refused(match, 0, "cake 20") == ("not_this_step", None)


def test_p6_any_card_in_hand_may_be_discarded_without_effect() -> None:
    for card in Card.names:
        match = position(
            f"yellow jim 1 | {THREE}", hand=f"{card} {card}" if card != "cops" else card
        )
        before = chairs(match, "red"), cake(match, "yellow"), match.scores
        play(match, f"0 discard {card}")
        assert discards(match) == Counter([card])
        assert (chairs(match, "red"), cake(match, "yellow"), match.scores) == before
        assert match.is_chance
        assert events(match, "discarded") == [{"seat": 0, "card": card}]


def test_p6_then_the_hand_is_five_again() -> None:
    match = dealt(4, yellow="move move knife pistol cake")
    play(match, "0 move 14; 0 to 15; 0 move 28; 0 to 30; * deal 0 cake")
    assert match.is_chance
    play(match, "* deal 0 cocktail")
    assert hand(match, 0) == Counter(knife=1, pistol=1, cake=2, cocktail=1)
    assert asked(match) == 1
    match = dealt(4, yellow="move move knife pistol cake")
    play(match, "0 discard move; * deal 0 cake")
    assert sum(hand(match, 0).values()) == 5
    assert asked(match) == 1


def test_p6_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = position("yellow mike 1, joe 6 | red jim 2 24 | blue jim 8", hand="cops", cakes="red 9")
    for text in (
        "knife 2", "pistol 24", "cake 9", "pass_cake red cw", "kaboum red", "cocktail", "move 1",
        "discard move",
    ):  # fmt: skip
        assert refused(match, 0, text) == ("not_in_hand", "P6")


def test_p6_a_card_without_a_target_can_only_be_discarded() -> None:
    match = position("yellow jim 2 | red jim 5", hand="knife pistol pass_cake kaboum cocktail")
    assert {text.split()[0] for text in legal(match)} == {"discard"}
    full = f"yellow jim {EVERY_CHAIR} | red jim 5"
    match = position(full.replace(" 5 ", " ", 1), hand="move cake")
    assert refused(match, 0, "move 1") == ("all_chairs_taken", "P16")


def test_p6_the_second_card_is_asked_for_without_a_move_in_hand_too() -> None:
    match = play(position(f"yellow jim 1 | {THREE}", hand="cake"), "0 cake 20")
    assert legal(match) == {"end"}
    assert refused(match, 0, "move 1") == ("not_in_hand", "P6")
    play(match, "0 end")
    assert events(match, "stopped") == [{"seat": 0}]
    assert match.is_chance


def test_p23_a_card_lies_open_at_once() -> None:
    match = position("yellow mike 1 | red jim 2 5 | blue jim 9", hand="knife move cocktail")
    play(match, "0 knife 2")
    assert discards(match) == Counter(knife=1)
    assert events(match, "played") == [{"seat": 0, "card": "knife"}]
    play(match, "0 move 1")
    assert discards(match) == Counter(knife=1, move=1)
    match = play(position("yellow jim 1 | red jim 5 | blue jim 9", hand="cocktail"), "0 cocktail")
    assert discards(match) == Counter(cocktail=1)


def test_p23_the_pile_is_made_anew_the_moment_its_last_card_is_drawn() -> None:
    match = position(
        f"yellow jim 1 | {THREE}", hand="cake", hands={"red": "knife"}, pile="move",
        discards="pistol cake",
    )  # fmt: skip
    play(match, "0 discard cake; * deal 0 move")
    assert events(match, "shuffled") == [{"cards": 3}]
    assert pile(match) == Counter(pistol=1, cake=2)
    assert discards(match) == Counter()
    assert match.view(None)["shuffled"]["cake"] == 2
    play(match, "1 discard knife; * deal 1 cake")
    assert pile(match) == Counter(pistol=1, cake=1)
    assert discards(match) == Counter(knife=1)
    assert len(events(match, "shuffled")) == 1


def test_p23_cards_never_run_out() -> None:
    left = Counter(DECK)
    hands = {gang: " ".join(take(left, 5)) for gang in Gang.names}
    men = " | ".join(f"{gang} jim {chair}" for gang, chair in zip(Gang.names, IDLE, strict=True))
    match = position(men, hands=hands)
    while not match.over:
        seat = asked(match)
        match.play(seat, f"discard {min(hand(match, seat))}")
        match.play("*", next(iter(match.chance())))
        assert pile(match).total() + discards(match).total() == 30
        assert pile(match).total() > 0
    assert [event["cards"] for event in events(match, "shuffled")] == [30, 30, 30]


# ---------------------------------------------------------------------------- waking, next player


def test_p7_all_own_sleepers_wake_at_the_end_of_the_turn() -> None:
    match = position("yellow jim 1z, boss 2z | red jim 5z | blue jim 9z", hand="move")
    assert asleep(match) == {"1", "2", "5", "9"}
    play(match, "0 discard move; * deal 0 move")
    assert asleep(match) == {"5", "9"}
    assert events(match, "woke") == [
        {"gang": "yellow", "kind": "jim", "chair": "1"},
        {"gang": "yellow", "kind": "boss", "chair": "2"},
    ]


def test_p7_who_slept_at_the_income_gets_none_though_awake_later() -> None:
    match = position("yellow boss 7z | red jim 5 | blue jim 9", hand="move")
    assert match.scores[0] == 0
    play(match, "0 discard move; * deal 0 move")
    begin(match, "yellow")
    assert match.scores[0] == 2000


def test_p7_the_next_player_with_men_follows() -> None:
    match = position("yellow jim 1 | green jim 5 | purple jim 9", hand="move", turn="green")
    play(match, "3 discard move; * deal 3 move")
    assert asked(match) == 5
    match = position("yellow jim 1 | green jim 5 | purple jim 9", hand="move", turn="purple")
    play(match, "5 discard move; * deal 5 move")
    assert events(match, "turn") == [{"seat": 0}]


def test_p8_the_own_cake_on_the_own_last_man_ends_the_turn() -> None:
    match = position(f"yellow boss 7 | {THREE}", turn="red")
    match.state.cake[0] = CHAIR.number("6")
    happened = begin(match, "yellow")
    assert told(happened, "died")[-1]["gang"] == "yellow"
    assert [event["seat"] for event in told(happened, "turn")] == [0, 1]
    assert [event["seat"] for event in told(happened, "paid")] == [1]
    assert match.scores[0] == 0
    assert asked(match) == 1


def test_p8_several_turns_may_end_before_a_card_is_played() -> None:
    match = position("yellow jim 1 | red jim 20 | blue jim 10 | green jim 15", turn="green")
    for seat, chair in ((0, "1"), (1, "20")):
        match.state.cake[seat] = CHAIR.number(chair)
    happened = begin(match, "yellow")
    assert [event["seat"] for event in told(happened, "turn")] == [0, 1, 2]
    assert asked(match) == 2


def test_p8_a_cake_that_spares_one_own_man_does_not_end_the_turn() -> None:
    match = position(f"yellow jim 1 20 | {THREE}", cakes="yellow 1")
    assert (phase(match), asked(match)) == ("card", 0)


# ---------------------------------------------------------------------------- standstill


def test_p26_the_hundredth_idle_turn_in_a_row_ends_the_game() -> None:
    match = position(f"yellow jim 1 | {THREE}", hand="cake", idle=98)
    assert match.state.idle == 99
    play(match, "0 discard cake; * deal 0 move")
    assert asked(match) == 1
    assert match.state.idle == 100
    match = position(f"yellow jim 1 | {THREE}", hand="cake", idle=99)
    play(match, "0 discard cake; * deal 0 move")
    assert match.over
    assert match.state.pot == 60_000
    assert events(match, "ended") == [{"ending": "standstill"}]
    assert match.scores == [0, 0, 0]


def test_p26_a_payment_or_a_death_makes_a_turn_no_idle_one() -> None:
    match = position(f"yellow boss 1 | {THREE}", hand="cake", idle=99)
    assert match.state.idle == 0
    play(match, "0 discard cake; * deal 0 move")
    assert asked(match) == 1
    assert match.state.idle == 1
    match = position("yellow mike 1 | red jim 2 12 | blue jim 9", hand="knife", idle=99)
    assert match.state.idle == 100
    play(match, "0 knife 2; 0 end; * deal 0 move")
    assert asked(match) == 1
    assert match.state.idle == 1


def test_p26_the_limit_is_a_figure_of_the_box(tmp_path: Path) -> None:
    house = (DON_PEPE.folder / "boxes" / "hasbro-1999.toml").read_text(encoding="utf-8")
    box = tmp_path / "mine.toml"
    box.write_text(house.replace("[idle_limit]\nfigure = 100", "[idle_limit]\nfigure = 2"))
    match = position(f"yellow jim 1 | {THREE}", hand="cake", idle=1, edition=box)
    assert play(match, "0 discard cake; * deal 0 move").over
