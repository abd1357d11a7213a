"""Moving. [B7, B8, B9, B11, B20]"""

from __future__ import annotations

import pytest

from backroom.games.bosses.rules.words import FIELD
from tests.games.bosses.helpers import (
    begin,
    events,
    full_but,
    legal,
    neighbours,
    play,
    position,
    refused,
    standing,
)


@pytest.mark.parametrize("field", list(FIELD))
def test_b7_a_gangster_moves_one_field_up_down_left_or_right(field: str) -> None:
    match = position(standing({field: "Y1"}))
    assert legal(match, "move") == {f"move {field} {to}" for to in neighbours(field)}


@pytest.mark.parametrize("gangster", ["R1", "B2", "Y3", "S1"])
def test_b7_anyones_gangster_may_be_moved(gangster: str) -> None:
    match = play(position(f". {gangster} . . . ."), "0 move b1 c1")
    board = match.view(None)["board"]
    assert board["b1"] is None
    assert board["c1"] is not None
    (moved,) = events(match, "moved")
    assert moved == {"seat": 0, "kind": board["c1"], "origin": "b1", "target": "c1"}


def test_b7_moves_only_to_an_empty_field() -> None:
    match = position(
        """
        R1 B1 .  .  .  .
        Y1 .  .  .  .  .
        """
    )
    assert legal(match, "move") == {"move b1 b2", "move b1 c1", "move a2 b2", "move a2 a3"}
    assert refused(match, 0, "move a1 b1") == ("way_blocked", "B7")


@pytest.mark.parametrize("far", ["move c3 c5", "move c3 d4", "move c3 c3", "move f3 a4"])
def test_b7_no_further_than_the_next_field(far: str) -> None:
    match = position(standing({far.split()[1]: "Y1"}))
    assert refused(match, 0, far) == ("not_adjacent", "B7")


def test_b7_an_empty_field_cannot_be_moved() -> None:
    assert refused(position("R1 . . . . ."), 0, "move c3 c4") == ("nobody_there", "B7")


@pytest.mark.parametrize("before", ["move a1 a2", "place own2 a2"])
def test_b8_a_fresh_gangster_may_not_be_moved(before: str) -> None:
    match = play(position("R1 . . . . B1"), f"0 {before}")
    assert refused(match, 1, "move a2 a3") == ("fresh", "B8")
    assert "move a2 a3" not in legal(match)
    assert "move f1 f2" in legal(match)


def test_b8_a_drawn_gangster_is_fresh_too() -> None:
    match = play(begin(), "0 draw left; * drawn grey3; 0 place drawn c3")
    assert refused(match, 1, "move c3 c4") == ("fresh", "B8")


def test_b8_only_the_turn_just_before_counts() -> None:
    match = play(position("R1 . . . . B1"), "0 move a1 a2; 1 move f1 f2")
    assert {"move a2 a1", "move a2 a3", "move a2 b2"} == legal(match, "move")


def test_b8_the_fresh_gangster_stays_fresh_over_a_refill() -> None:
    match = play(begin(), "0 place left c3; * open left red1")
    assert refused(match, 1, "move c3 c4") == ("fresh", "B8")


def test_b8_after_a_shot_nobody_is_fresh() -> None:
    match = play(begin(), "0 place own1 c3; 1 place own1 c4; 0 shoot c4")
    assert match.view(None)["fresh"] is None
    assert "move c3 c2" in legal(match)


def test_b8_a_fresh_gangster_may_shoot_and_be_shot() -> None:
    match = play(position("R1 . . . . ."), "0 place own2 b1; 1 place own1 b2")
    assert legal(match, "shoot") == {"shoot b2"}
    match = play(position("B1 . . . . ."), "0 place own2 b1")
    assert legal(match, "shoot") == {"shoot b1"}


def test_b8_the_freeze_binds_also_who_has_two_turns_in_a_row() -> None:
    drawn = full_but("a1 b1 c2", dead="a2 c1 e6 f6")
    match = position(drawn, turn=1, stock="- 123", bullets="0 0")
    play(match, "1 move b2 b1")
    assert match.to_act == (1,)
    assert refused(match, 1, "move b1 b2") == ("fresh", "B8")


def test_b9_nobody_leaves_a_complete_line() -> None:
    match = position(
        """
        R1 B1 Y1 S1 R2 B2
        .  Y2 .  .  .  .
        """
    )
    assert legal(match, "move") == {"move b2 a2", "move b2 c2", "move b2 b3"}
    for column in "acdef":
        assert refused(match, 0, f"move {column}1 {column}2") == ("locked_in", "B9")


def test_b9_a_complete_column_locks_as_a_row_does() -> None:
    match = position("\n".join(f". {g} . . . ." for g in ("R1", "B1", "Y1", "S1", "R2", "B2")))
    assert legal(match, "move") == set()
    assert refused(match, 0, "move b6 c6") == ("locked_in", "B9")


def test_b9_dead_gangsters_help_to_complete_a_line() -> None:
    match = position("R1 B1x Y1 S1x R2 B2")
    assert refused(match, 0, "move a1 a2") == ("locked_in", "B9")
    assert refused(match, 0, "move b1 b2") == ("locked_in", "B9")
    assert legal(match, "move") == set()


def test_b9_five_in_a_line_lock_nobody() -> None:
    match = position("R1 B1 Y1 . R2 B2")
    assert legal(match, "move") == {
        *(f"move {column}1 {column}2" for column in "abcef"),
        "move c1 d1",
        "move e1 d1",
    }


def test_b9_a_line_completed_by_a_move_locks_at_once() -> None:
    match = position(
        """
        R1 B1 Y1 S1 R2 .
        .  .  .  .  .  B2
        """
    )
    play(match, "0 move f2 f1; 1 place own1 d4")
    assert refused(match, 0, "move a1 a2") == ("locked_in", "B9")
    assert legal(match, "move") == set()


def test_b11_the_dead_are_not_moved() -> None:
    match = position("R1 B1x . . . .")
    assert legal(match, "move") == {"move a1 a2"}
    assert refused(match, 0, "move b1 b2") == ("dead_stay", "B11")


@pytest.mark.parametrize("seats, most", [(2, 6), (3, 9), (4, 12)])
def test_b20_after_three_moves_by_each_player_nobody_moves(seats: int, most: int) -> None:
    match = position("R1 . . B1 . .", seats=seats, moves=most - 2)
    play(match, "0 move a1 a2")
    assert "move d1 d2" in legal(match)
    play(match, "1 move d1 d2")
    assert match.state.moves == most
    assert legal(match, "move") == set()
    assert refused(match, match.state.on_turn, "move a2 a3") == ("too_many_moves", "B20")


def test_b20_other_reasons_against_a_move_come_first() -> None:
    match = position("R1* B1x Y1 . . .", moves=6)
    assert refused(match, 0, "move a1 b1") == ("way_blocked", "B7")
    assert refused(match, 0, "move a1 a2") == ("fresh", "B8")
    assert refused(match, 0, "move b1 b2") == ("dead_stay", "B11")
    assert refused(match, 0, "move c1 d1") == ("too_many_moves", "B20")


@pytest.mark.parametrize(
    "turn", ["0 place own2 e5", "0 shoot b1", "0 draw left; * drawn grey3; 0 place drawn e5"]
)
def test_b20_a_placement_or_a_shot_allows_moves_again(turn: str) -> None:
    match = position("R1 B1 . . . Y1", moves=6)
    assert legal(match, "move") == set()
    play(match, turn)
    assert match.state.moves == 0
    assert "move f1 f2" in legal(match)


def test_b20_whoever_can_neither_place_nor_shoot_meanwhile_is_skipped() -> None:
    drawn = full_but("a1 b2 c3", dead="e4 e5 e6 f6")
    match = position(drawn, turn=1, stock="- 123", bullets="0 0", moves=4)
    play(match, "1 move b1 a1")
    assert match.to_act == (0,)
    assert {text.split()[1] for text in legal(match, "move")} == {"c1", "c2", "b3"}
    assert legal(match) == legal(match, "move")
    match = position(drawn, turn=1, stock="- 123", bullets="0 0", moves=5)
    play(match, "1 move b1 a1")
    assert match.to_act == (1,)
    assert {text.split()[0] for text in legal(match)} == {"place"}
