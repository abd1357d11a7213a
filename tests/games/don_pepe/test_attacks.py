"""Knife and pistol. [P9, P10, P17, P24]"""

from __future__ import annotations

import pytest

from backroom.games.don_pepe.rules.words import CHAIR
from tests.games.don_pepe.helpers import (
    asleep,
    beside,
    cake,
    chairs,
    dead,
    events,
    phase,
    play,
    position,
    refused,
    targets,
)

KNIVES = {"6", "10", "17", "22", "29"}
PISTOLS = {"2", "9", "12", "19", "23", "25", "27"}
HEADS = {"15", "30"}


def among_others(man: str, chair: str, hand: str = "knife pistol") -> object:
    """One yellow man, everybody else round the table red."""
    others = " ".join(other for other in CHAIR if other != chair)
    return position(f"yellow {man} {chair} | red jim {others}", hand=hand)


@pytest.mark.parametrize("chair", CHAIR)
@pytest.mark.parametrize("man", ["mike", "jim"])
def test_p9_a_mike_anywhere_or_anybody_at_a_knife_stabs_left_and_right(
    man: str, chair: str
) -> None:
    reach = beside(chair) if man == "mike" or chair in KNIVES else set()
    assert targets(among_others(man, chair), "knife") == reach


def test_p9_the_victim_is_gone_and_only_the_victim() -> None:
    match = play(position("yellow mike 6 | red jim 5 7 | blue jim 8", hand="knife"), "0 knife 7")
    assert chairs(match, "red") == {"5"}
    assert chairs(match, "blue") == {"8"}
    (died,) = events(match, "died")
    assert died == {
        "gang": "red", "kind": "jim", "chair": "7", "cause": "knife", "seat": 0, "origin": "6",
    }  # fmt: skip
    assert "7" not in match.view(None)["kinds"]["jim"]
    assert phase(match) == "second"


@pytest.mark.parametrize(
    "men, victim, stabber",
    [("mike 6 8", "7", "6"), ("mike 6z 8", "7", "8"), ("jim 6, mike 8", "7", "6"),
     ("jim 5, mike 7", "6", "7"), ("mike 1 29", "30", "1")],
)  # fmt: skip
def test_p9_the_chair_of_whoever_stabs_is_told_and_foretold(
    men: str, victim: str, stabber: str
) -> None:
    match = position(f"yellow {men} | red jim {victim} 20 | blue jim 15", hand="knife")
    foretold = match.foretell(0)[f"knife {victim}"]
    assert [one["origin"] for one in foretold if one["event"] == "died"] == [stabber]
    assert events(play(match, f"0 knife {victim}"), "died")[0]["origin"] == stabber


def test_p9_a_sleeper_does_not_stab_but_can_be_stabbed() -> None:
    match = position("yellow mike 6z | red jim 5 | blue jim 20", hand="knife")
    assert refused(match, 0, "knife 5") == ("no_knife_near", "P9")
    match = position("yellow mike 6 | red jim 5z | blue jim 20", hand="knife")
    assert dead(play(match, "0 knife 5")) == ["red jim 5 knife"]
    assert asleep(match) == set()


def test_p9_others_knives_do_not_help() -> None:
    match = position("yellow jim 5 | red mike 6 | blue jim 7", hand="knife")
    assert targets(match, "knife") == set()
    assert refused(match, 0, "knife 6") == ("no_knife_near", "P9")
    assert refused(match, 0, "knife 8") == ("nobody_to_stab", "P9")


@pytest.mark.parametrize("chair", CHAIR)
@pytest.mark.parametrize("man", ["joe", "jim"])
def test_p10_a_joe_or_anybody_at_a_pistol_shoots_straight_across(man: str, chair: str) -> None:
    shoots = (man == "joe" or chair in PISTOLS) and chair not in HEADS
    reach = {str(30 - int(chair))} if shoots else set()
    assert targets(among_others(man, chair), "pistol") == reach


@pytest.mark.parametrize("head", sorted(HEADS))
def test_p10_nobody_is_shot_at_a_head(head: str) -> None:
    match = position(f"yellow joe 1 29 14 | red jim {head} | blue jim 20", hand="pistol")
    assert refused(match, 0, f"pistol {head}") == ("head_faces_nobody", "P10")


def test_p10_the_victim_is_gone() -> None:
    match = play(
        position("yellow joe 6 | red mike 24 5 | blue jim 8", hand="pistol"), "0 pistol 24"
    )
    (died,) = events(match, "died")
    assert died == {
        "gang": "red", "kind": "mike", "chair": "24", "cause": "pistol", "seat": 0, "origin": "6",
    }  # fmt: skip
    assert match.view(None)["kinds"]["mike"] == ["5"]
    assert phase(match) == "second"


def test_p10_a_sleeper_does_not_shoot_but_can_be_shot() -> None:
    match = position("yellow joe 6z, jim 9z | red jim 24 21 | blue jim 20", hand="pistol")
    assert refused(match, 0, "pistol 24") == ("no_pistol_opposite", "P10")
    assert refused(match, 0, "pistol 21") == ("no_pistol_opposite", "P10")
    match = position("yellow joe 6 | red jim 24z | blue jim 20", hand="pistol")
    assert dead(play(match, "0 pistol 24")) == ["red jim 24 pistol"]


def test_p10_an_empty_chair_is_no_target() -> None:
    match = position("yellow joe 6 | red jim 5 | blue jim 20", hand="pistol")
    assert refused(match, 0, "pistol 24") == ("nobody_to_shoot", "P10")


def test_p17_no_friendly_fire() -> None:
    match = position(
        "yellow mike 6, joe 8, jim 7 22 | red jim 2 | blue jim 20", hand="knife pistol"
    )
    assert targets(match, "knife") == set()
    assert targets(match, "pistol") == set()
    assert refused(match, 0, "knife 7") == ("own_man", "P17")
    assert refused(match, 0, "pistol 22") == ("own_man", "P17")
    assert refused(match, 0, "knife 22") == ("no_knife_near", "P9")


def test_p24_the_dead_man_is_off_the_table_for_good_and_the_cake_stays() -> None:
    match = position("yellow mike 6 | red jim 5z 12 | blue jim 20", hand="knife", cakes="blue 5")
    play(match, "0 knife 5")
    assert chairs(match, "red") == {"12"}
    assert asleep(match) == set()
    assert cake(match, "blue") == "5"
    view = match.view(None)
    assert sum(sum(kinds.values()) for kinds in view["unseated"][1].values()) == 0
