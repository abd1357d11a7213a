"""The end, the winners and the places. [B19, B25]"""

from __future__ import annotations

import pytest

import backroom
from tests.games.bosses.helpers import (
    events,
    legal,
    play,
    position,
    ranks,
    refused,
)

# The last field is f6, and neutral gangs win both of its lines.
LAST_FIELD = """
    ?  ?  ?  ?  ?  S3
    ?  ?  ?  ?  ?  S3
    ?  ?  ?  ?  ?  S2
    ?  ?  ?  ?  ?  B1
    ?  ?  ?  ?  ?  R2
    Y3 Y3 Y2 S1 S1 .
    """


def finish(rank: str, since: str, seats: int = 2) -> backroom.Match:
    """All gangsters placed, with these ranks since these lines."""
    match = position(
        LAST_FIELD, seats=seats, stock="1" + " -" * (seats - 1), rank=rank, reached_at=since
    )
    return play(match, "0 place own1 f6; 0 score row")


def test_b19_reaching_17_wins_at_once() -> None:
    match = position("R3 R2 B1 Y1 S1 .", rank="11 16")
    play(match, "0 place own2 f1")
    assert match.over
    assert match.over
    assert (match.winners, match.scores, match.places) == ((0,), [17, 16], [1, 2])
    assert events(match, "ended") == [{"filled": 0}]
    assert legal(match) == set()
    assert refused(match, 1, "draw left") == ("over", None)


def test_b19_16_is_not_enough() -> None:
    match = play(position("R3 R2 B1 Y1 S1 .", rank="10 0"), "0 place own2 f1")
    assert ranks(match) == [16, 0]
    assert not match.over
    assert match.winners == ()


def test_b19_17_wins_also_in_another_players_turn() -> None:
    match = position("B3 B2 B2 Y1 S1 .", rank="0 12")
    play(match, "0 place own2 f1")
    assert match.over
    assert match.winners == (1,)


def test_b19_the_game_ends_when_all_gangsters_are_on_the_board() -> None:
    match = finish("3 4", "1 2")
    assert match.over
    assert (match.winners, match.scores, match.places) == ((1,), [3, 4], [2, 1])
    assert events(match, "ended") == [{"filled": 1}]


def test_b19_17_comes_before_the_full_board() -> None:
    match = position(
        """
        ?  ?  ?  ?  ?  R3
        ?  ?  ?  ?  ?  R3
        ?  ?  ?  ?  ?  R2
        ?  ?  ?  ?  ?  B1
        ?  ?  ?  ?  ?  S1
        Y3 Y3 Y2 S1 S2 .
        """,
        stock="1 -",
        rank="16 0",
    )
    play(match, "0 place own1 f6; 0 score column")
    assert match.over
    assert events(match, "ended") == [{"filled": 0}]
    assert [event["line"] for event in events(match, "line_scored")] == ["column_f"]


@pytest.mark.parametrize("since, winner", [("3 7", 0), ("7 3", 1)])
def test_b19_among_equals_whoever_reached_the_rank_first_wins(since: str, winner: int) -> None:
    match = finish("5 5", since)
    assert match.winners == (winner,)


def test_b19_a_rank_counts_from_the_line_that_brought_it() -> None:
    # Blue has 6 since the first line; red reaches 6 now.
    match = play(position("R3 R2 B1 Y1 S1 .", rank="0 6"), "0 place own2 f1")
    assert ranks(match) == [6, 6]
    assert match.places == [2, 1]


def test_b19_equals_at_0_share_the_win() -> None:
    match = finish("0 0", "0 0")
    assert match.winners == (0, 1)
    assert match.places == [1, 1]


def test_b25_points_beyond_17_are_lost() -> None:
    match = play(position("R3 R2 B1 Y1 S1 .", rank="16 0"), "0 place own2 f1")
    assert ranks(match) == [17, 0]
    assert events(match, "line_scored") == [
        {"line": "row_1", "gang": "red", "points": 6, "seat": 0, "rank": 17}
    ]


@pytest.mark.parametrize(
    "rank, since, places",
    [
        ("9 2 9 4", "5 1 3 2", [2, 4, 1, 3]),
        ("0 8 0 3", "0 4 0 1", [3, 1, 3, 2]),
        ("6 6 6 6", "4 2 3 1", [4, 2, 3, 1]),
        ("0 0 0 0", "0 0 0 0", [1, 1, 1, 1]),
    ],
)
def test_b25_places_follow_rank_then_who_was_first_and_all_at_0_share(
    rank: str, since: str, places: list[int]
) -> None:
    match = position("", seats=4, rank=rank, reached_at=since)
    assert match.places == places
    assert match.scores == [int(word) for word in rank.split()]
