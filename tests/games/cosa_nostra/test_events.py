"""What is told: every event with its values, and what is left when a throw is over."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.match import Match
from tests.games.cosa_nostra.helpers import COSA_NOSTRA, deal, play, position


def last(match: Match, number: int) -> list[dict[str, Any]]:
    """The last events so far."""
    return match.events[-number:]


def test_start_and_throw() -> None:
    match = play(deal(3), "* start 2; * roll 2 5")
    assert match.events == [
        {"event": "started", "seat": 2},
        {"event": "rolled", "seat": 2, "low": 2, "high": 5},
    ]


def test_a_throw_that_lapses() -> None:
    match = position(red="out8", yellow="1 1 3 3", roll="2 2")
    assert last(match, 2) == [
        {"event": "throw_lapsed", "seat": 0},
        {"event": "throws_again", "seat": 0},
    ]


@pytest.mark.parametrize(
    "red, text, rank, origin, target, pips",
    [
        ("boss:7 9", "boss red 5", "boss", "7", "12", 5),
        ("boss:7 9", "move 9 2", "follower", "9", "11", 2),
        ("9", "move red 2", "follower", "hq", "1", 2),
        ("9", "boss red 5", "boss", "hq", "4", 5),
    ],
)
def test_a_move(red: str, text: str, rank: str, origin: str, target: str, pips: int) -> None:
    match = play(position(red=red, roll="2 5"), f"0 {text}")
    assert last(match, 1) == [
        {
            "event": "moved",
            "seat": 0,
            "gang": "red",
            "rank": rank,
            "origin": origin,
            "target": target,
            "pips": pips,
        }
    ]


def test_leaving_returning_and_banishing() -> None:
    match = position(seats=3, turn=1, red="9p", blue="5 boss:9 out3", yellow="5p")
    play(match, "* roll 4 6; 1 move 5 4")
    assert last(match, 3) == [
        {"event": "freed", "gang": "yellow", "rank": "follower", "space": "5"},
        {"event": "returned", "gang": "blue"},
        {"event": "banished", "gang": "red", "space": "9"},
    ]
    match = position(red="9p 31 out3", yellow="boss:1 9", roll="2 5")
    play(match, "0 move 31 2")
    assert last(match, 2) == [
        {"event": "returned", "gang": "red"},
        {"event": "captured", "gang": "yellow", "rank": "boss", "space": "1", "guard": "red"},
    ]


def test_a_boss_banished_with_his_followers() -> None:
    match = position(red="7 9p boss:20p", yellow="boss:9 20 out2", roll="2 4")
    play(match, "0 move 7 2")
    assert last(match, 3) == [
        {"event": "boss_banished", "gang": "yellow", "space": "9", "followers": 1},
        {"event": "freed", "gang": "red", "rank": "follower", "space": "9"},
        {"event": "freed", "gang": "red", "rank": "boss", "space": "20"},
    ]


def test_the_wheel() -> None:
    match = play(position(yellow="4 20", roll="3 5"), "0 move red 3; * wheel 4")
    assert last(match, 3) == [
        {"event": "spun", "gang": "red", "space": "4", "opposite": "20"},
        {"event": "sheltered", "space": "4"},
        {"event": "sheltered", "space": "20"},
    ]
    match = play(position(red="out7", roll="3 5"), "0 move red 3; * wheel 2; 0 boss red 5")
    assert [event["event"] for event in match.events[-3:]] == ["spun", "banished", "moved"]
    match = play(position(red="boss:21 out7", roll="3 5"), "0 move red 3; * wheel 5")
    assert last(match, 2) == [
        {"event": "boss_banished", "gang": "red", "space": "21", "followers": 1},
        {"event": "die_lapsed", "seat": 0, "pips": 5},
    ]


def test_coming_home() -> None:
    match = play(position(red="boss:29", yellow="29p", roll="4 6"), "0 boss red 4")
    assert last(match, 3) == [
        {"event": "came_home", "seat": 0, "gang": "red", "origin": "29", "pips": 4},
        {"event": "freed", "gang": "yellow", "rank": "follower", "space": "29"},
        {"event": "ended", "seat": 0},
    ]


@pytest.mark.parametrize(
    "red, roll, lines",
    [
        ("boss:21 9", "3 5", "0 move red 3; * wheel 5; 0 move red 5"),
        ("boss:7", "2 2", "0 boss red 2; 0 move red 2"),
        ("boss:29", "4 6", "0 boss red 4"),
        ("8", "2 4", "0 move 8 6; * wheel 3"),
    ],
)
def test_nothing_is_left_of_a_throw_that_is_over(red: str, roll: str, lines: str) -> None:
    view = play(position(red=red, roll=roll), lines).view(None)
    assert (view["low"], view["high"], view["left"]) == (0, 0, 0)
    assert (view["gang"], view["first"], view["shown"]) == (None, None, None)
    assert view["boss_waits"] is False


def test_what_is_seen_in_the_middle_of_a_throw() -> None:
    match = position(red="boss:21 9", yellow="boss:7 7", roll="3 5")
    view = play(match, "0 move 9 5; * wheel 7").view(1)
    assert (view["low"], view["high"], view["left"]) == (3, 5, 3)
    assert (view["gang"], view["first"], view["shown"]) == ("red", "14", "7")
    assert (view["ask"], view["to_act"]) == ("banish", [1])
    view = play(position(red="boss:7", roll="2 4"), "0 boss red 2").view(0)
    assert (view["first"], view["left"], view["ask"]) == ("boss", 4, "second")


def test_everything_is_open_to_everybody() -> None:
    match = play(position(red="boss:21 9", roll="3 5"), "0 move red 3; * wheel 5")
    assert all(bytes(match.veiled(eyes)) == bytes(match.state) for eyes in (None, 0, 1))
    assert all(kind.to is None for kind in COSA_NOSTRA.events.kinds)
