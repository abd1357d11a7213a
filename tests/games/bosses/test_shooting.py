"""Shooting, and the dead. [B10, B11, B12]"""

from __future__ import annotations

import pytest

from backroom.games.bosses.rules.words import FIELD
from tests.games.bosses.helpers import (
    complete_row,
    events,
    legal,
    neighbours,
    play,
    points,
    position,
    ranks,
    refused,
    standing,
)


@pytest.mark.parametrize("field", list(FIELD))
def test_b10_an_own_gangster_kills_on_the_four_fields_next_to_it(field: str) -> None:
    near = neighbours(field)
    corners = {"a1", "f1", "a6", "f6"} - near - {field}
    kinds = [f"{gang}{power}" for gang in "BYS" for power in "123"]
    others = dict(zip(sorted(near | corners), kinds, strict=False))
    match = position(standing({field: "R1", **others}))
    assert legal(match, "shoot") == {f"shoot {victim}" for victim in near}
    for corner in corners:
        assert refused(match, 0, f"shoot {corner}") == ("no_shooter", "B10")


def test_b10_a_shot_costs_one_bullet_of_the_player_and_kills() -> None:
    match = play(position("R1 B2 . . . ."), "0 shoot b1")
    view = match.view(None)
    assert view["bullets"] == [1, 2]
    assert view["dead"] == ["b1"]
    assert view["board"]["b1"] == "blue2"
    assert events(match, "shot") == [{"seat": 0, "kind": "blue2", "field": "b1"}]
    assert match.to_act == (1,)


def test_b10_neutral_gangs_may_be_victims() -> None:
    assert legal(position("R1 S1 . . . ."), "shoot") == {"shoot b1"}


def test_b10_neutral_gangs_and_other_players_shoot_for_nobody() -> None:
    match = position("S1 B1 Y1 . . R1", seats=2)
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot b1") == ("no_shooter", "B10")


def test_b10_own_gangsters_are_no_targets() -> None:
    match = position("R1 R2 . . . .")
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot a1") == ("own_gang", "B10")


def test_b10_without_a_bullet_nobody_shoots() -> None:
    match = position("R1 B1 . B2x . B3x", bullets="0 2")
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot b1") == ("no_bullet", "B10")
    assert legal(play(match, "0 place own2 f6"), "shoot") == {"shoot a1"}


def test_b10_an_empty_field_is_no_target() -> None:
    assert refused(position("R1 . . . . ."), 0, "shoot b1") == ("nobody_to_shoot", "B10")


def test_b10_never_round_the_edge_or_across_a_corner() -> None:
    match = position(
        """
        .  .  .  .  .  R1
        B1 .  .  .  B2 .
        """
    )
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot a2") == ("no_shooter", "B10")
    assert refused(match, 0, "shoot e2") == ("no_shooter", "B10")


def test_b10_which_neighbour_fires_makes_no_difference() -> None:
    match = position(
        """
        R1 B1 R2 .  .  .
        .  R3 .  .  .  .
        """
    )
    assert [str(a) for a in match.legal(0) if a.verb == "shoot"] == ["shoot b1"]


def test_b11_the_dead_are_not_shot_again() -> None:
    match = position("R1 B1x . . . .")
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot b1") == ("dead_already", "B11")


def test_b11_the_dead_do_not_shoot() -> None:
    match = position("R1x B1 . . . .", bullets="2 1")
    assert legal(match, "shoot") == set()
    assert refused(match, 0, "shoot b1") == ("no_shooter", "B10")


def test_b11_the_dead_count_no_power_but_complete_a_line() -> None:
    match = complete_row("R1 B3x B3x Y1 S2 R2")
    assert points(match) == [("red", 1)]
    assert events(match, "line_counted") == [
        {"line": "row_1", "red": 3, "blue": 0, "yellow": 1, "grey": 2}
    ]


def test_b11_the_dead_stay_on_their_field() -> None:
    match = play(position("R1 B1 . . . ."), "0 shoot b1; 1 place own2 c1; 0 place own2 d1")
    assert refused(match, 1, "move b1 b2") == ("dead_stay", "B11")
    assert refused(match, 1, "place own3 b1") == ("field_taken", "B5")


def test_b12_gangsters_in_complete_lines_shoot_and_are_shot() -> None:
    match = position(
        """
        R1 B1 Y1 S1 B2 B3
        .  .  .  .  .  .
        """
    )
    assert legal(match, "shoot") == {"shoot b1"}
    play(match, "0 shoot b1")
    assert match.view(None)["dead"] == ["b1"]


def test_b12_shooting_scores_nothing_and_changes_no_score() -> None:
    match = complete_row("R1 B1 Y1 S1 R3 R2")
    play(match, "* open left grey3; 1 shoot a1")
    assert ranks(match) == [5, 0]
    assert points(match) == [("red", 5)]
    play(match, "0 place own2 a2; 1 place own2 b2")
    assert points(match) == [("red", 5)]
