"""Move. [P16, P25]"""

from __future__ import annotations

from backroom.games.don_pepe.rules.words import CHAIR
from tests.games.don_pepe.helpers import (
    chairs,
    events,
    legal,
    phase,
    play,
    position,
    refused,
    targets,
)

MEN = "yellow jim 1, mike 3 4z | red jim 5 | blue jim 9"


def test_p16_one_own_awake_man_to_any_empty_chair() -> None:
    match = position(MEN, hand="move", cakes="blue 20")
    assert targets(match, "move") == {"1", "3"}
    assert refused(match, 0, "move 5") == ("not_your_man", "P16")
    assert refused(match, 0, "move 30") == ("not_your_man", "P16")
    assert refused(match, 0, "move 4") == ("asleep_there", "P16")
    play(match, "0 move 3")
    assert legal(match) == {f"to {chair}" for chair in set(CHAIR) - {"1", "3", "4", "5", "9"}}
    assert events(match, "rose") == [{"seat": 0, "kind": "mike", "chair": "3"}]


def test_p16_the_man_keeps_the_old_chair_until_then() -> None:
    match = play(position(MEN, hand="move"), "0 move 3")
    assert chairs(match, "yellow") == {"1", "3", "4"}
    assert refused(match, 0, "to 3") == ("chair_taken", "P16")
    assert refused(match, 0, "to 5") == ("chair_taken", "P16")
    assert refused(match, 0, "end") == ("not_this_step", None)
    assert match.view(None)["rising"] == "3"
    play(match, "0 to 30")
    assert chairs(match, "yellow") == {"1", "30", "4"}
    assert match.view(None)["kinds"]["mike"] == ["4", "30"]
    assert match.view(None)["rising"] is None
    assert events(match, "moved") == [{"seat": 0, "kind": "mike", "origin": "3", "target": "30"}]


def test_p16_two_moves_in_a_turn_move_two_different_men() -> None:
    match = play(position(MEN, hand="move move move"), "0 move 3; 0 to 10")
    assert phase(match) == "second"
    assert targets(match, "move") == {"1"}
    assert refused(match, 0, "move 10") == ("moved_already", "P16")
    play(match, "0 move 1; 0 to 3; * deal 0 cake; * deal 0 cake")
    assert chairs(match, "yellow") == {"3", "4", "10"}
    assert match.view(None)["moved"] is None


def test_p16_after_another_card_any_man_may_move() -> None:
    match = play(position(MEN, hand="cake move"), "0 cake 20; 0 move 3; 0 to 10")
    assert match.is_chance
    play(match, "* deal 0 cake")
    assert match.is_chance
    play(match, "* deal 0 cake")
    assert match.to_act == (1,)


def test_p16_without_an_empty_chair_nobody_moves() -> None:
    others = " ".join(chair for chair in CHAIR if chair not in ("1", "2"))
    match = position(f"yellow jim 1 2 | red jim {others}", hand="move")
    assert legal(match) == {"discard move"}
    assert refused(match, 0, "move 1") == ("all_chairs_taken", "P16")
    match = position(f"yellow mike 1 | red jim {others}", hand="move")
    assert targets(match, "move") == {"1"}


def test_p25_a_chair_left_by_a_dead_man_is_empty() -> None:
    match = position("yellow mike 1, jim 9 | red jim 2 5", hand="knife move", cakes="red 2")
    play(match, "0 knife 2; 0 move 9")
    assert "to 2" in legal(match)
