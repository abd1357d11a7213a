"""Cocktail and pills. [P14, P17, P24]"""

from __future__ import annotations

from pathlib import Path

from tests.games.don_pepe.helpers import (
    DON_PEPE,
    DRINKS,
    asked,
    asleep,
    chairs,
    dead,
    events,
    legal,
    phase,
    play,
    position,
    refused,
)

FOUR_DRINK = "yellow jim 1, boss 4 | red jim 8 | blue jim 13 9"


def test_p14_anybody_at_a_drink_can_get_a_pill() -> None:
    others = " ".join(str(chair) for chair in range(2, 31))
    match = play(position(f"yellow jim 1 | red jim {others}", hand="cocktail"), "0 cocktail")
    assert legal(match) == {f"pill {chair}" for chair in DRINKS}
    assert refused(match, 0, "pill 2") == ("no_drink_there", "P14")


def test_p14_three_different_men_fall_asleep() -> None:
    match = play(position(FOUR_DRINK, hand="cocktail"), "0 cocktail; 0 pill 8; 0 pill 13")
    assert asleep(match) == {"8", "13"}
    assert refused(match, 0, "pill 8") == ("had_a_pill", "P14")
    assert refused(match, 0, "pill 14") == ("nobody_at_drink", "P14")
    assert refused(match, 0, "end") == ("not_this_step", None)
    play(match, "0 pill 4")
    assert asleep(match) == {"8", "13", "4"}
    assert dead(match) == []
    assert events(match, "fell_asleep") == [
        {"gang": "red", "kind": "jim", "chair": "8", "seat": 0},
        {"gang": "blue", "kind": "jim", "chair": "13", "seat": 0},
        {"gang": "yellow", "kind": "boss", "chair": "4", "seat": 0},
    ]
    assert phase(match) == "second"
    assert match.view(None)["served"] == []


def test_p14_who_sleeps_neither_attacks_nor_moves() -> None:
    match = position("yellow mike 1z, joe 2z, jim 3z | red jim 30 28", hand="knife pistol move")
    assert {text.split()[0] for text in legal(match)} == {"discard"}
    assert refused(match, 0, "move 3") == ("asleep_there", "P16")


def test_p14_a_second_pill_kills_and_both_go_back() -> None:
    match = position("yellow jim 1 | red jim 8z 12 | blue jim 13 9", hand="cocktail")
    play(match, "0 cocktail; 0 pill 8")
    assert dead(match) == ["red jim 8 pill"]
    assert events(match, "died")[0]["seat"] == 0
    assert asleep(match) == set()
    assert chairs(match, "red") == {"12"}
    assert refused(match, 0, "pill 8") == ("had_a_pill", "P14")
    assert legal(match) == {"pill 1", "pill 13"}


def test_p14_fewer_only_if_fewer_sit_at_drinks() -> None:
    match = play(position("yellow jim 1 | red jim 9 | blue jim 10", hand="cocktail"), "0 cocktail")
    assert legal(match) == {"pill 1"}
    assert legal(play(match, "0 pill 1")) == {"end"}
    match = position("yellow jim 2 | red jim 9 | blue jim 10", hand="cocktail")
    assert refused(match, 0, "cocktail") == ("nobody_drinks", "P14")


def box_with_pills(folder: Path, pills: int) -> Path:
    house = (DON_PEPE.folder / "boxes" / "hasbro-1999.toml").read_text(encoding="utf-8")
    box = folder / "mine.toml"
    box.write_text(house.replace("[pills]\nfigure = 18", f"[pills]\nfigure = {pills}"))
    return box


def test_p14_no_more_pills_than_the_stock_has(tmp_path: Path) -> None:
    box = box_with_pills(tmp_path, 2)
    match = play(position(FOUR_DRINK, hand="cocktail", edition=box), "0 cocktail; 0 pill 8")
    play(match, "0 pill 13")
    assert phase(match) == "second"
    full = "yellow jim 1 | red jim 8z | blue jim 9z"
    match = position(full, hand="cocktail", edition=box)
    assert refused(match, 0, "cocktail") == ("no_pill_left", "P14")
    assert legal(match) == {"discard cocktail"}


def test_p14_p24_the_pills_of_the_dead_are_used_again(tmp_path: Path) -> None:
    box = box_with_pills(tmp_path, 2)
    men = "yellow jim 1 | red jim 8z 12 | blue jim 13 9"
    match = play(position(men, hand="cocktail", edition=box), "0 cocktail; 0 pill 8; 0 pill 13")
    assert legal(match) == {"pill 1"}
    play(match, "0 pill 1")
    assert asleep(match) == {"1", "13"}


def test_p14_p17_the_own_men_may_be_given_pills_and_wake_this_turn() -> None:
    match = play(
        position(FOUR_DRINK, hand="cocktail move"), "0 cocktail; 0 pill 1; 0 pill 4; 0 pill 8"
    )
    assert asleep(match) == {"1", "4", "8"}
    assert legal(match) == {"end"}
    play(match, "0 end; * deal 0 move")
    assert asleep(match) == {"8"}
    assert asked(match) == 1


def test_p14_p8_the_own_last_man_dies_of_a_pill_and_the_turn_ends() -> None:
    match = position("yellow jim 1z | red jim 8 | blue jim 13", hand="cocktail move")
    play(match, "0 cocktail; 0 pill 8; 0 pill 1")
    assert asked(match) == 1
    assert phase(match) == "card"
    assert match.view(None)["served"] == []
    assert asleep(match) == {"8"}
