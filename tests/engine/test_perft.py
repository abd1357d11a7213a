"""Perft: the counts in tests/perft, by the compiled door and by a slow enumeration of its own."""

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.perft import count
from tests.engine.helpers import BOSSES, ONE_DIE, SEALED_BIDS, refused

TESTS = Path(__file__).parents[1]
SOAK = bool(os.environ.get("BACKROOM_SOAK"))


def positions() -> list[Any]:
    found = []
    for path in sorted((TESTS / "perft").glob("*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        for number, position in enumerate(content["position"]):
            position["game"] = content["game"]
            found.append(pytest.param(position, id=f"{path.stem}-{number}"))
    return found


def match_in(position: dict[str, Any], lane: str | None = None) -> Match:
    """The position a file describes: by its lines, under the newest rules or those it names, or by
    the first lines of a kept record, under that one's."""
    if "record" in position:
        text = (TESTS / "records" / position["record"]).read_text(encoding="utf-8")
        whole = backroom.replay(text)
        seats, options, rules = whole.seats, whole.options, whole.rules
        lines = [str(line) for line in whole.lines[: position["after"]]]
    else:
        seats, options, lines = position["seats"], position.get("options", {}), position["lines"]
        rules = position.get("rules")
    game = backroom.game(position["game"])
    match = Match(game, seats, options, rules=rules, lane=lane)
    match.play_lines(lines)
    return match


def enumerate_slowly(match: Match, depth: int) -> int:
    """Every line that may follow is played on a copy; only the last ones are merely listed."""
    if match.over:
        return 0
    if match.is_chance:
        lines = [("*", text) for text in match.chance()]
    else:
        lines = [(seat, text) for seat in match.to_act for text in match.legal(seat)]
    if depth == 1:
        return len(lines)
    total = 0
    for actor, text in lines:
        copy = match.fork()
        copy.play(actor, text)
        total += enumerate_slowly(copy, depth - 1)
    return total


@pytest.mark.parametrize("position", positions())
def test_the_door_counts_what_the_file_says(position: dict[str, Any]) -> None:
    match = match_in(position)
    before = bytes(match.state)
    depths = range(1, len(position["counts"]) + 1)
    assert [count(match, depth) for depth in depths] == position["counts"]
    assert bytes(match.state) == before


@pytest.mark.parametrize("position", positions())
def test_a_slow_enumeration_counts_the_same(position: dict[str, Any]) -> None:
    match = match_in(position, lane="interpreted")
    deepest = len(position["counts"]) if SOAK else position["slow"]
    for depth in range(1, deepest + 1):
        assert enumerate_slowly(match, depth) == position["counts"][depth - 1], depth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_of_bosses_as_a_person_counts_it(seats: int) -> None:
    match = BOSSES.deal(seats, chance="manual")
    match.play_lines(["* open left red1", "* open right blue1", "* start 0"])
    assert count(match, 1) == 3 * 36 + 2 * 36 + 2 == 182
    assert count(match, 2) == 3 * 36 * (3 * 35 + 2 * 35 + 2) + 2 * 36 * 12 + 2 * 12


def test_chance_and_forced_asks_count_as_a_person_counts_them() -> None:
    match = ONE_DIE.deal(2, chance="manual")
    # Six faces, two sides of the coin; even throws may be taken or left, odd ones taken only.
    assert [count(match, depth) for depth in range(5)] == [1, 6, 12, 18, 108]


def test_seats_asked_at_the_same_time_count_in_any_order() -> None:
    match = SEALED_BIDS.deal(3, chance="manual")
    match.play_lines([f"* deal {seat} 1" for seat in range(3) for _ in range(3)][:4])
    match.play_lines(["* deal 1 2", "* deal 1 2", "* deal 2 2", "* deal 2 3", "* deal 2 3"])
    # Seat 0 holds one sort of card, seats 1 and 2 two; each may also spy, or be done.
    assert count(match, 1) == 3 + 4 + 4
    assert count(match, 2) == enumerate_slowly(match, 2)
    assert count(match, 3) == enumerate_slowly(match, 3)


def test_nothing_follows_the_end() -> None:
    match = ONE_DIE.deal(2, seed=7)
    while not match.over:
        match.play(match.to_act[0], "take")
    assert [count(match, depth) for depth in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize("depth", [-1, 65, 1.0, True, "1", None])
def test_a_depth_is_a_small_number(depth: object) -> None:
    assert "A depth is a number from 0 to 64" in str(refused(count, ONE_DIE.deal(2, 7), depth))
