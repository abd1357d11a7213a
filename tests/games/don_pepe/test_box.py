"""Boxes: the edition of the house, own ones, and what is wrong with a box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import backroom
from backroom.engine.view import fields_of
from backroom.games.don_pepe.rules.words import CHAIR, Card, Item, Kind
from tests.games.don_pepe.helpers import (
    DECK,
    DON_PEPE,
    DRINKS,
    asked,
    deal,
    dealt,
    position,
    targets,
)

GOOD = (DON_PEPE.folder / "boxes" / "hasbro-1999.toml").read_text(encoding="utf-8")


def box_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_the_chairs_of_the_edition() -> None:
    box = DON_PEPE.edition().box
    items = {chair: Item.names[box.chairs[number]] for number, chair in enumerate(CHAIR)}
    assert Counter(items.values()) == {
        "pistol": 7, "knife": 5, "drink": 9, "bar": 2, "restaurant": 2, "gambling": 2,
        "register": 1, "x": 2,
    }  # fmt: skip
    assert {chair for chair, item in items.items() if item == "drink"} == DRINKS
    assert [items[chair] for chair in ("3", "5", "7", "11", "15", "18", "21", "28", "30")] == [
        "register", "gambling", "bar", "restaurant", "x", "bar", "gambling", "restaurant", "x",
    ]  # fmt: skip
    for number, chair in enumerate(CHAIR):
        assert box.opposites[number] == (0 if items[chair] == "x" else 30 - int(chair))
        assert box.facing[number] == box.opposites[number] - 1
        assert box.at[box.chairs[number]] >> number & 1


def test_p3_the_box_tells_what_a_cake_reaches() -> None:
    told = fields_of(DON_PEPE.edition().box, 3)["blast"]
    assert told["8"] == ["7", "8", "9"]
    assert told["30"] == ["1", "29", "30"]
    assert told["1"] == ["1", "2", "30"]
    assert all(len(reached) == 3 for reached in told.values())


def test_the_other_figures_of_the_edition() -> None:
    edition = DON_PEPE.edition()
    box = edition.box
    assert {card: box.deck[number] for number, card in enumerate(Card.names)} == DECK
    assert DECK.total() == 60
    sizes = [sum(box.gangs[players, kind] for kind in range(len(Kind))) for players in range(4)]
    assert sizes == [10, 7, 6, 5]
    assert [box.pots[players] for players in range(4)] == [120_000, 90_000, 70_000, 60_000]
    assert (box.hand, box.pills, box.doses, box.idle_limit) == (5, 18, 3, 100)
    assert (box.boss_share, box.business_share, box.pair_share) == (1000, 1000, 4000)
    assert set(edition.sources) == {
        "chairs", "opposites", "deck", "gangs", "pots", "seatings", "hand", "pills", "doses",
        "idle_limit", "boss_share", "business_share", "pair_share",
    }  # fmt: skip


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    text = changed('2 = "pistol"', '2 = "knife"').replace(
        "move = 14, knife = 10", "move = 12, knife = 12"
    )
    box = box_file(tmp_path, text)
    match = deal(edition=box)
    assert match.edition.hash != DON_PEPE.edition().hash
    assert match.chance()["deal 0 knife"] == 12
    match = position("yellow jim 2 | red jim 1 28", edition=box)
    assert targets(match, "knife") == {"1"}
    assert targets(match, "pistol") == set()


def test_hands_of_a_box_of_ones_own(tmp_path: Path) -> None:
    match = deal(edition=box_file(tmp_path, changed("[hand]\nfigure = 5", "[hand]\nfigure = 2")))
    for seat in (0, 0, 1, 1, 2, 2):
        match.play("*", f"deal {seat} move")
    assert asked(match) == 0
    assert asked(dealt()) == 0


def test_p15_p23_as_many_cops_as_leave_a_card_for_the_pile_are_a_good_deck(tmp_path: Path) -> None:
    text = changed("move = 14", "move = 0").replace("knife = 10", "knife = 0")
    text = text.replace("pistol = 10", "pistol = 6").replace("cops = 1", "cops = 29")
    assert DON_PEPE.edition(box_file(tmp_path, text)).box.deck[Card.names.number("cops")] == 29


YELLOW_OF_THREE = (
    "yellow = { boss = [25], joe = [6, 8], mike = [4, 27], jim = [10, 16, 18, 21, 30] }"
)


@pytest.mark.parametrize(
    "text, key, reason",
    [
        (changed("move = 14", "move = 13"), "deck", "has 59 cards, not 60"),
        (changed("kaboum = 5", "kaboum = 6"), "deck", "has 61 cards, not 60"),
        (
            changed("move = 14", "move = 0")
            .replace("knife = 10", "knife = 0")
            .replace("pistol = 10", "pistol = 5")
            .replace("cops = 1", "cops = 30"),
            "deck",
            "has 30 cards without cops, not more than the 30 in hands",
        ),
        (changed("1 = 29\n", "1 = 28\n"), "opposites", "chair 1 faces 28, which does not face 1"),
        (changed("\n29 = 1\n", "\n"), "opposites", "chair 1 faces 29, which does not face 1"),
        (changed("1 = 29\n", "1 = 1\n"), "opposites", "chair 1 faces itself"),
        (changed("14 = 16\n", "14 = 16\n15 = 30\n"), "opposites", "chair 15 is a head"),
        (changed("1 = 29\n", "1 = 31\n"), "opposites", "31 is not between 1 and 30"),
        (
            changed("boss = [25]", "boss = [10]"),
            "seatings",
            "with 3 players chair 10 is used twice",
        ),
        (
            changed("blue = { boss = [9]", "blue = { boss = [8]"),
            "seatings",
            "chair 8 is used twice",
        ),
        (changed("joe = [6, 8]", "joe = [6]"), "seatings", "yellow joe has 1 chairs, not 2"),
        (changed(YELLOW_OF_THREE + "\n", ""), "seatings", "yellow boss has 0 chairs, not 1"),
        (
            changed("[seatings.figure.4]\n", "green = { boss = [1] }\n[seatings.figure.4]\n"),
            "seatings",
            "green boss has 1 chairs, not 0",
        ),
        (
            changed("jim = [10, 16, 18, 21, 30]", "jim = [10, 16, 18, 21, 0]"),
            "seatings",
            "0 is not",
        ),
        (changed('1 = "drink"', '1 = "pistol"'), "chairs", "drinks stand at 1, 4, 8"),
        (changed('2 = "pistol"', '2 = "drink"'), "chairs", "which 2 breaks"),
        (changed('15 = "x"', '15 = "bar"'), "chairs", "X mats lie at 15, 30, which 15 breaks"),
        (changed('2 = "pistol"', '2 = "x"'), "chairs", "X mats lie at 15, 30, which 2 breaks"),
        (changed('2 = "pistol"', '2 = "bar"'), "chairs", "more than two have a bar"),
        (changed('2 = "pistol"', '2 = "sofa"'), "chairs", "sofa"),
        (changed('2 = "pistol"\n', ""), "chairs", "chair “2”"),
        (changed("3 = { boss = 1, joe = 2", "3 = { boss = 2, joe = 2"), "gangs", "gangs of 11"),
        (changed("6 = 60000", "6 = 0"), "pots", "0 is not between"),
        (changed("[pills]", "[drugs]"), "drugs", "not a figure of this game"),
        (changed('[doses]\nfigure = 3\nsource = "rulebook"\n', ""), "doses", "missing"),
    ],
)
def test_a_wrong_box_is_refused_with_file_key_and_reason(
    tmp_path: Path, text: str, key: str, reason: str
) -> None:
    path = box_file(tmp_path, text)
    with pytest.raises(backroom.Refused) as refusal:
        DON_PEPE.edition(path)
    sentence = str(refusal.value)
    assert sentence.startswith(f"mine.toml: {key}")
    assert reason in sentence
    assert "\n" not in sentence
