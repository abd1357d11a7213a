"""Scoring lines. [B14–B18, B24]"""

from __future__ import annotations

import pytest

from tests.games.bosses.helpers import (
    complete_row,
    events,
    full_but,
    legal,
    phase,
    play,
    points,
    position,
    ranks,
    refused,
)

# `place own1 f1` completes row 1 (red 4, blue 1) and column f (blue 5, yellow 2, grey 2, red 1).
CROSSING = """
    R2 R1 B1 Y1 S1 .
    .  .  .  .  .  B3
    .  .  .  .  .  B2
    .  .  .  .  .  Y2
    .  .  .  .  .  S1
    .  .  .  .  .  S1
    """


def test_b14_the_highest_sum_scores_its_lead_over_the_next() -> None:
    match = complete_row("R3 R3 B2 B1 Y1 S1")
    assert events(match, "line_counted") == [
        {"line": "row_1", "red": 6, "blue": 3, "yellow": 1, "grey": 1}
    ]
    assert events(match, "line_scored") == [
        {"line": "row_1", "gang": "red", "points": 3, "seat": 0, "rank": 3}
    ]
    assert ranks(match) == [3, 0]


def test_b14_whoever_is_on_turn_the_leading_gang_scores() -> None:
    match = complete_row("B3 B3 B2 Y1 R2 R1")
    assert ranks(match) == [0, 5]
    assert match.state.on_turn == 0


def test_b14_points_are_added_to_the_rank() -> None:
    match = position("R3 R2 B1 Y1 S1 .", rank="4 2")
    play(match, "0 place own2 f1")
    assert ranks(match) == [10, 2]
    assert events(match, "line_scored")[0]["rank"] == 10


def test_b14_five_gangsters_score_nothing() -> None:
    match = play(position("R3 R2 B1 . S1 ."), "0 place own2 f1")
    assert events(match, "line_counted") == []
    assert ranks(match) == [0, 0]


@pytest.mark.parametrize("line", range(6))
def test_b14_each_row_and_column_is_scored_when_its_sixth_gangster_comes(line: int) -> None:
    row = ["R3 R2 B1 Y1 S1 ." if n == line else ". . . . . ." for n in range(6)]
    match = play(position("\n".join(row)), f"0 place own2 f{line + 1}")
    assert [event["line"] for event in events(match, "line_scored")] == [f"row_{line + 1}"]
    assert points(match) == [("red", 6)]
    signs = ["R3", "R2", "B1", "Y1", "S1", "."]
    column = "\n".join(" ".join(s if n == line else "." for n in range(6)) for s in signs)
    match = play(position(column), f"0 place own2 {'abcdef'[line]}6")
    assert [event["line"] for event in events(match, "line_scored")] == [f"column_{'abcdef'[line]}"]
    assert points(match) == [("red", 6)]


def test_b14_a_move_completes_a_line_as_a_placement_does() -> None:
    match = position(
        """
        R3 R2 B1 Y1 S1 .
        .  .  .  .  .  B2
        """,
        turn=1,
    )
    play(match, "1 move f2 f1")
    assert points(match) == [("red", 2)]
    assert ranks(match) == [2, 0]


@pytest.mark.parametrize(
    "row, scored",
    [
        ("R2 R1 B3 Y1 Y1 S1", ("yellow", 1)),
        ("R2 B2 Y2 S2 R1 B1", (None, 0)),
        ("R3 R1 B3 B1 Y3 Y1", (None, 0)),
        ("R3 B3 Y2 Y1 S1 S1", ("grey", 2)),
    ],
)
def test_b15_tied_gangs_knock_each_other_out(row: str, scored: tuple[str | None, int]) -> None:
    assert points(complete_row(row, seats=4)) == [scored]


def test_b15_when_all_are_tied_nobody_scores() -> None:
    match = complete_row("R3 B3 R1 B1 R2 B2")
    assert ranks(match) == [0, 0]
    assert events(match, "line_scored") == [
        {"line": "row_1", "gang": None, "points": 0, "seat": -1, "rank": -1}
    ]


@pytest.mark.parametrize(
    "row, usual, vanishing",
    [
        ("R3 R2 R1 B3 Y3 S1", 3, 5),
        ("R3 R3 B2 B1 Y2 Y1", 3, 6),
        ("B3 R3 R1 Y1 Y1 S2", 1, 1),
        ("R3 R1 B3 Y2 Y1 S1", 1, 3),
    ],
)
def test_b16_the_lead_is_measured_to_the_next_sum_even_if_shared(
    row: str, usual: int, vanishing: int
) -> None:
    assert [worth for _, worth in points(complete_row(row))] == [usual]
    assert [worth for _, worth in points(complete_row(row, vanish=True))] == [vanishing]


@pytest.mark.parametrize("vanish", [False, True])
def test_b16_to_0_where_nobody_has_a_lower_sum(vanish: bool) -> None:
    assert points(complete_row("R2 R1 B2 B1 Y1 Y1", 3, vanish)) == [("yellow", 2)]


def test_b16_the_option_is_off_unless_asked_for() -> None:
    assert complete_row("R3 R2 R1 B3 Y3 S1").options == {"tied_gangs_vanish": False}


def test_b17_neutral_gangs_win_lines_but_nobody_gets_their_points() -> None:
    match = complete_row("Y3 Y2 R1 B1 S1 R1")
    assert ranks(match) == [0, 0]
    assert events(match, "line_scored") == [
        {"line": "row_1", "gang": "yellow", "points": 3, "seat": -1, "rank": -1}
    ]
    assert ranks(complete_row("Y3 Y2 R1 B1 S1 R1", seats=3)) == [0, 0, 3]


def test_b17_neutral_gangs_knock_out() -> None:
    match = complete_row("S2 S1 R3 B1 B1 Y1")
    assert points(match) == [("blue", 1)]
    assert ranks(match) == [0, 1]


def test_b18_the_player_on_turn_chooses_which_line_is_scored_first() -> None:
    match = play(position(CROSSING), "0 place own1 f1")
    assert (match.to_act, phase(match)) == ((0,), "score")
    assert legal(match) == {"score row", "score column"}
    assert ranks(match) == [0, 0]
    for text in ("place own2 a2", "draw left", "move a1 a2", "shoot f2", "place drawn a2"):
        assert refused(match, 0, text) == ("not_this_step", None)
    assert refused(match, 1, "score row") == ("not_asked", None)


@pytest.mark.parametrize(
    "first, lines", [("row", ["row_1", "column_f"]), ("column", ["column_f", "row_1"])]
)
def test_b18_the_other_line_follows(first: str, lines: list[str]) -> None:
    match = play(position(CROSSING), f"0 place own1 f1; 0 score {first}")
    assert [event["line"] for event in events(match, "line_scored")] == lines
    assert ranks(match) == [3, 3]
    assert match.to_act == (1,)
    assert match.view(None)["crossing"] is None


@pytest.mark.parametrize("first, ranked", [("row", [17, 0]), ("column", [17, 3])])
def test_b18_the_game_stops_as_soon_as_somebody_has_17(first: str, ranked: list[int]) -> None:
    match = play(position(CROSSING, rank="14 0"), f"0 place own1 f1; 0 score {first}")
    assert match.over
    assert ranks(match) == ranked


def test_b18_score_is_asked_only_after_two_lines_at_once() -> None:
    match = position("R3 R2 B1 Y1 S1 .")
    assert refused(match, 0, "score row") == ("not_this_step", None)
    play(match, "0 place own2 f1")
    assert match.to_act == (1,)


def test_b24_gangs_without_a_living_gangster_have_no_sum() -> None:
    # Blue and yellow are dead to the last: their empty sums are no tie, and no lower sum.
    match = complete_row("R1 B3x Y3x S2 S1 R1")
    assert points(match) == [("grey", 1)]
    assert points(complete_row("R1 B3x Y3x R2 S1x R3", vanish=True)) == [("red", 6)]


def test_b24_each_line_is_scored_once_at_most() -> None:
    match = play(position("R3 R2 B1 Y1 S1 ."), "0 place own2 f1; 1 place own1 a2")
    play(match, "0 place own1 c2; 1 move a2 b2; 0 place own3 a2; 1 move b2 b3")
    assert [event["line"] for event in events(match, "line_scored")] == ["row_1"]
    assert match.state.scored == 1


def test_b24_the_last_gangster_completes_two_lines() -> None:
    match = play(position(full_but("c3"), stock="3 -"), "0 place own3 c3")
    assert legal(match) == {"score row", "score column"}
    play(match, "0 score column")
    assert [event["line"] for event in events(match, "line_scored")] == ["column_c", "row_3"]
    assert match.state.scored == 12
    assert match.over
