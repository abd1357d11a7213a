"""The worked examples of the rules, with the same numbers."""

from __future__ import annotations

import pytest

from tests.games.bosses.helpers import (
    begin,
    complete_row,
    deal,
    full_but,
    legal,
    phase,
    play,
    points,
    position,
    ranks,
    refused,
    skipped,
    stacks,
)


def test_example_1_red_6_blue_4_rest_lower() -> None:
    match = complete_row("R3 R3 B2 B2 Y1 S1")
    assert points(match) == [("red", 2)]
    assert ranks(match) == [2, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_example_2_red_3_blue_3_yellow_2_grey_1(seats: int) -> None:
    match = complete_row("R2 R1 B2 B1 Y2 S1", seats)
    assert points(match) == [("yellow", 1)]
    assert ranks(match)[2] == 1


def test_example_3_red_may_shoot_its_neighbours_only() -> None:
    match = position(
        """
        .  S1 .  .  .  .
        Y2 R1 .  .  .  .
        .  .  .  .  .  B3
        """,
        seats=4,
    )
    assert legal(match, "shoot") == {"shoot b1", "shoot a2"}
    assert refused(match, 0, "shoot f3") == ("no_shooter", "B10")


@pytest.mark.parametrize("seats, heights", [(2, (15, 15)), (3, (14, 13)), (4, (12, 12))])
def test_example_4_stacks_before_the_pair_is_turned_up(
    seats: int, heights: tuple[int, int]
) -> None:
    assert stacks(deal(seats)) == heights


def test_example_4_weights_of_the_first_outcomes_with_two_players() -> None:
    match = deal(2)
    weights = {f"open left {gang}{power}": 2 for gang in ("red", "blue") for power in "123"}
    weights |= {f"open left {gang}{power}": 3 for gang in ("yellow", "grey") for power in "123"}
    assert match.chance() == weights
    play(match, "* open left yellow1")
    assert match.chance()["open right yellow1"] == 2
    assert sum(match.chance().values()) == 29


def test_example_5_nothing_moves_into_the_last_field() -> None:
    match = position(full_but("a1"), stock="1 -")
    assert legal(match, "move") == set()
    assert refused(match, 0, "move b1 a1") == ("locked_in", "B9")
    assert refused(match, 0, "move a2 a1") == ("locked_in", "B9")


def test_example_5_nothing_moves_into_a1_and_b1() -> None:
    assert legal(position(full_but("a1 b1"), stock="1 1"), "move") == set()


def test_example_5_four_moves_into_a1_and_b2() -> None:
    match = position(full_but("a1 b2"), stock="1 1")
    assert legal(match, "move") == {"move b1 a1", "move b1 b2", "move a2 a1", "move a2 b2"}


def test_example_6_a_moved_gangster_rests_for_one_turn() -> None:
    match = play(position("Y1 . . . . .", seats=3), "0 move a1 a2")
    assert refused(match, 1, "move a2 a3") == ("fresh", "B8")
    play(match, "1 place own1 f6")
    assert {"move a2 a1", "move a2 a3", "move a2 b2"} <= legal(match)
    match = play(position("Y1 . . . . ."), "0 move a1 a2; 1 place own1 f6")
    assert match.to_act == (0,)
    assert "move a2 a3" in legal(match)


def test_example_7_number_of_actions() -> None:
    match = begin(2)
    assert len(legal(match)) == 3 * 36 + 2 * 36 + 2 == 182
    play(match, "0 place own1 a1")
    assert len(legal(match)) == 3 * 35 + 2 * 35 + 2 == 177
    play(match, "1 place own3 b1")
    assert len(legal(match)) == 2 * 34 + 2 * 34 + 2 + 2 == 140
    assert legal(match, "move") == {"move a1 a2"}
    assert legal(match, "shoot") == {"shoot b1"}
    match = play(begin(3), "0 place own1 a1; 1 place own3 b1")
    assert len(legal(match)) == 3 * 34 + 2 * 34 + 2 + 1 == 173
    assert legal(match, "move") == {"move a1 a2"}


@pytest.mark.parametrize(
    "row, usual, vanishing",
    [
        ("R3 R2 R1 B3 Y3 S1", 3, 5),  # 6-3-3-1
        ("R3 R3 B2 B1 Y2 Y1", 3, 6),  # 6-3-3
        ("R3 R1 B2 Y1 Y1 S1", 2, 3),  # 4-2-2-1
        ("R2 R1 B1 B1 Y1 Y1", 1, 3),  # 3-2-2
        ("B2 B1 Y2 Y1 R1 R1", 2, 2),  # 3-3-2
        ("B2 Y1 Y1 S1 S1 R1", 1, 1),  # 2-2-2-1
        ("R2 R2 R2 R1 R1 R1", 9, 9),  # 9 alone
        ("R2 R1 B2 B1 Y2 S2", 0, 0),  # 3-3-2-2
        ("R2 R2 R1 B2 B2 B1", 0, 0),  # 5-5
        ("R2 R2 B2 B2 Y2 Y2", 0, 0),  # 4-4-4
    ],
)
def test_example_8_points_of_the_winning_gang(row: str, usual: int, vanishing: int) -> None:
    for vanish, worth in ((False, usual), (True, vanishing)):
        match = complete_row(row, vanish=vanish)
        assert points(match) == [("red" if worth else None, worth)]
        assert ranks(match) == [worth, 0]


def test_example_9_neutral_gangs_win_and_knock_out() -> None:
    match = complete_row("Y2 Y2 Y1 R3 B1 S1")
    assert ranks(match) == [0, 0]
    match = complete_row("Y2 Y1 R3 B1 B1 S1")
    assert ranks(match) == [0, 1]


@pytest.mark.parametrize("vanish, worth", [(False, 1), (True, 2)])
def test_example_10_a_dead_gangster_in_the_line(vanish: bool, worth: int) -> None:
    match = position("B3x B2 Y1 Y1 S1 .", vanish=vanish)
    play(match, "0 place own3 f1")
    assert points(match) == [("red", worth)]


def test_example_11_a_move_completes_one_line_alone() -> None:
    match = position(
        """
        R2 R1 B1 Y1 S1 .
        .  .  .  .  .  R3
        """
    )
    play(match, "0 move f2 f1")
    assert points(match) == [("red", 5)]
    play(match, "1 place own2 c3")
    assert refused(match, 0, "move f1 f2") == ("locked_in", "B9")


EXAMPLE_12 = """
    R2 R1 B1 Y1 S1 .
    .  .  .  .  .  B3
    .  .  .  .  .  B2
    .  .  .  .  .  Y1
    .  .  .  .  .  S1
    .  .  .  .  .  S1
    """


@pytest.mark.parametrize("first, ranked, winner", [("row", [17, 14], 0), ("column", [14, 17], 1)])
def test_example_12_both_at_14(first: str, ranked: list[int], winner: int) -> None:
    match = play(position(EXAMPLE_12, rank="14 14"), "0 place own1 f1")
    assert phase(match) == "score"
    play(match, f"0 score {first}")
    assert match.over
    assert ranks(match) == ranked
    assert match.winners == (winner,)


@pytest.mark.parametrize("first, places", [("row", [1, 2]), ("column", [2, 1])])
def test_example_12_both_at_0(first: str, places: list[int]) -> None:
    match = play(position(EXAMPLE_12), f"0 place own1 f1; 0 score {first}")
    assert not match.over
    assert ranks(match) == [3, 3]
    assert match.places == places


def test_example_13_blue_wins_in_reds_turn() -> None:
    match = position("B3 B3 B2 Y1 S1 .", pair="R1 ?", rank="0 16")
    play(match, "0 place left f1")
    assert points(match) == [("blue", 7)]
    assert ranks(match) == [0, 17]
    assert match.over
    assert match.winners == (1,)


def test_example_13_no_further_line() -> None:
    match = position(
        """
        B3 B3 B2 Y1 S1 .
        .  .  .  .  .  R3
        .  .  .  .  .  R3
        .  .  .  .  .  Y1
        .  .  .  .  .  S1
        .  .  .  .  .  S1
        """,
        pair="R1 ?",
        rank="0 16",
    )
    play(match, "0 place left f1; 0 score row")
    assert match.over
    assert points(match) == [("blue", 7)]
    assert ranks(match) == [0, 17]


def test_example_14_refill_from_the_other_stack() -> None:
    match = play(position("", stacks="0 28"), "0 place left a1")
    assert all(text.startswith("open left ") for text in match.chance())
    play(match, "* open left blue1")
    assert stacks(match) == (0, 27)


def test_example_14_no_refill_when_both_stacks_are_empty() -> None:
    match = position(full_but("a1 b1 c1 d1 e1 a2 b2 c2"), stock="123 123")
    play(match, "0 place left a1")
    assert match.to_act == (1,)
    assert refused(match, 1, "place left b1") == ("pair_empty", "B6")


def test_example_15_the_fresh_may_be_shot_and_a_shot_ends_the_freeze() -> None:
    match = play(begin(), "0 place own3 b2; 1 place own1 b3")
    assert refused(match, 0, "move b3 b4") == ("fresh", "B8")
    assert "shoot b3" in legal(match)
    play(match, "0 shoot b3")
    assert {"move b2 a2", "move b2 c2", "move b2 b1"} == legal(match, "move")


def test_example_16_with_a_bullet_and_a_target_seat_0_must_shoot() -> None:
    # Two fields are left, so that seat 1 takes the turn before.
    match = position(
        full_but("a1 f6", dead="a6 b6 c6", a2="R3", b2="B1"), turn=1, stock="- 12", bullets="1 0"
    )
    play(match, "1 place own1 f6; 1 score row")
    assert match.to_act == (0,)
    assert "shoot b2" in legal(match)
    assert legal(match) == legal(match, "shoot")
    play(match, "0 shoot b2; 1 place own2 a1")
    assert phase(match) == "score"
    play(match, "1 score row")
    assert match.over


def test_example_16_without_seat_0_is_skipped() -> None:
    match = position(full_but("a1 f6", dead="a6 b6 c6 d6"), turn=1, stock="- 12", bullets="0 0")
    play(match, "1 place own1 f6; 1 score row")
    assert match.to_act == (1,)
    assert skipped(match) == [0]
    play(match, "1 place own2 a1")
    assert phase(match) == "score"
    play(match, "1 score column")
    assert match.over


def test_example_17_seat_1_has_both_last_turns() -> None:
    match = position(
        full_but("a1 f6", dead="c3 d4 e5"), seats=3, turn=1, stock="- 12 -", bullets="0 0 0"
    )
    play(match, "1 place own1 a1; 1 score row")
    assert match.to_act == (1,)
    assert skipped(match) == [2, 0]
    play(match, "1 place own2 f6; 1 score row")
    assert match.over


def test_example_18_freeze_after_a_skip() -> None:
    match = position(full_but("a1 b1 c2", dead="a2 c1 e5 e6"), stock="123 -", bullets="0 0")
    play(match, "0 move b2 b1")
    assert skipped(match) == [1]
    assert match.to_act == (0,)
    assert legal(match) == {f"place own{n} {f}" for n in "123" for f in ("a1", "b2", "c2")}


SIX_MOVES = "0 move a1 a2; 1 move f1 f2; 0 move a2 a3; 1 move f2 f3; 0 move a3 a4; 1 move f3 f4"


@pytest.mark.parametrize(
    "turn", ["0 place own3 e1", "0 shoot d1", "0 draw right; * drawn grey2; 0 place drawn e1"]
)
def test_example_19_six_moves_in_a_row(turn: str) -> None:
    match = play(position("R1 . R2 B2 . B1"), SIX_MOVES)
    assert legal(match, "move") == set()
    # Five sources and 32 empty fields, two draws, one shot.
    assert len(legal(match, "place")) == 5 * 32
    assert legal(match, "draw") == {"draw left", "draw right"}
    assert legal(match, "shoot") == {"shoot d1"}
    play(match, turn)
    assert {"move a4 a5", "move f4 f5"} <= legal(match)


def test_example_19_whoever_can_neither_place_nor_shoot_is_skipped() -> None:
    drawn = full_but("a1 b2 c3", dead="e4 e5 e6 f6")
    match = position(drawn, turn=1, stock="- 123", bullets="0 0", moves=5)
    play(match, "1 move b1 a1")
    assert skipped(match) == [0]
    assert legal(match) == {f"place own{n} {f}" for n in "123" for f in ("b1", "b2", "c3")}


# Neutral gangs win the last two lines.
EXAMPLE_20 = """
    ?  ?  ?  ?  ?  S3
    ?  ?  ?  ?  ?  S3
    ?  ?  ?  ?  ?  S2
    ?  ?  ?  ?  ?  B1
    ?  ?  ?  ?  ?  R2
    Y3 Y3 Y2 S1 S1 .
    """


@pytest.mark.parametrize(
    "rank, since, winners", [("5 5", "3 7", (0,)), ("5 5", "7 3", (1,)), ("0 0", "0 0", (0, 1))]
)
def test_example_20_equals_at_the_end(rank: str, since: str, winners: tuple[int, ...]) -> None:
    match = position(EXAMPLE_20, stock="1 -", rank=rank, reached_at=since)
    play(match, "0 place own1 f6; 0 score row")
    assert match.over
    assert match.winners == winners


def test_example_21_record() -> None:
    match = play(
        deal(2),
        "* open left red3; * open right grey1; * start 0; 0 place own3 a1; 1 place own3 b1;"
        "0 place left c1; * open left yellow2; 1 place own2 d1; 0 place own2 e1;"
        "1 place right f1; * open right blue1; 0 draw left; * drawn yellow3;"
        "0 place drawn b2; 1 shoot c1",
    )
    assert points(match) == [("red", 3)]
    assert ranks(match) == [3, 0]
    assert match.view(None)["bullets"] == [2, 1]
    assert stacks(match) == (12, 13)
    assert match.to_act == (0,)
    assert len(legal(match, "place")) == 29 + 2 * 29
    assert legal(match, "draw") == {"draw left", "draw right"}
    assert legal(match, "move") == {"move b2 a2", "move b2 c2", "move b2 b3"}
    assert legal(match, "shoot") == {"shoot b1", "shoot d1", "shoot f1"}
    assert len(legal(match)) == 95
