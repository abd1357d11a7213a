"""Players without an action, and why the game never gets stuck. [B13, B23]"""

from __future__ import annotations

import pytest

from tests.games.bosses.helpers import (
    deal,
    events,
    full_but,
    legal,
    play,
    position,
    refused,
    skipped,
)


def test_b13_without_an_action_a_player_is_skipped_without_being_asked() -> None:
    match = position(full_but("a1 f6", dead="a6 b6 c6 d6"), turn=1, stock="- 12", bullets="0 0")
    play(match, "1 place own1 f6; 1 score row")
    assert match.to_act == (1,)
    assert skipped(match) == [0]
    assert [str(line) for line in match.lines[-2:]] == ["1 place own1 f6", "1 score row"]
    assert legal(match) == {"place own2 a1"}
    assert refused(match, 0, "place own1 a1") == ("not_asked", None)


def test_b13_whoever_can_only_shoot_must_shoot() -> None:
    match = position(
        full_but("a1 f6", dead="a6 b6 c6", b1="R1", c1="B1"), turn=1, stock="- 12", bullets="1 0"
    )
    play(match, "1 place own1 f6; 1 score row")
    assert match.to_act == (0,)
    assert skipped(match) == []
    assert legal(match) == legal(match, "shoot")
    assert "shoot c1" in legal(match)


def test_b13_a_bullet_without_a_target_is_no_action() -> None:
    match = position(
        """
        R1 R2 R3 ?x ?  ?
        R1 R2 R3 ?x ?  ?
        R1 R2 R3 Y3 B3 ?
        .  .  .  ?  ?  ?
        ?  ?  ?  ?  ?  ?
        ?  ?  ?  ?  ?  ?
        """,
        turn=1,
        stock="- 123",
        bullets="1 1",
    )
    play(match, "1 shoot d3")
    assert match.view(None)["bullets"] == [1, 0]
    assert skipped(match) == [0]
    assert match.to_act == (1,)


def test_b13_several_players_may_be_skipped_in_a_row() -> None:
    drawn = full_but("a1 f6", dead="a6 b6 c6 d6")
    match = position(drawn, seats=4, turn=2, stock="- - 12 -", bullets="0 0 0 0")
    play(match, "2 place own2 a1; 2 score column")
    assert skipped(match) == [3, 0, 1]
    assert legal(match) == {"place own1 f6"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b23_somebody_can_always_place_until_the_board_is_full(seats: int) -> None:
    match = deal(seats)
    # A whole game of shots and moves wherever they are possible: they stand last in the list.
    for _ in range(2000):
        if match.over:
            break
        if match.is_chance:
            match.play("*", next(iter(match.chance())))
            continue
        (seat,) = match.to_act
        actions = match.legal(seat)
        assert actions
        match.play(seat, actions[-1])
    assert match.over
    assert match.places.count(1) == 1
    full = all(match.view(None)["board"].values())
    assert events(match, "ended") == [{"filled": int(full)}]


def test_b23_nobody_is_skipped_while_a_move_is_possible_and_allowed() -> None:
    drawn = full_but("a1 b2 f6", dead="d5 e5 d6 e6")
    match = position(drawn, turn=1, stock="- 123", bullets="0 0")
    play(match, "1 place own1 f6; 1 score row")
    assert match.to_act == (0,)
    assert legal(match) == {"move b1 a1", "move b1 b2", "move a2 a1", "move a2 b2"}
