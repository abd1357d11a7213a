"""Decisions, outcomes and reasons as the rules page lists them."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.engine.conformance import Subject, random_match
from tests.games.gangster.helpers import GANGSTER, begin, legal, play, position, refused


def test_the_number_of_different_decisions() -> None:
    verbs = Counter(text.split()[0] for text in GANGSTER.actions.texts)
    assert verbs == {
        "gang": 4,
        "drive": 33,
        "unload": 5,
        "load": 160,
        "push": 50,
        "take": 6,
        "drop": 5,
        "dump": 1,
        "keep": 1,
        "done": 1,
    }
    assert len(set(GANGSTER.actions.texts)) == 266


def test_the_number_of_different_outcomes() -> None:
    verbs = Counter(text.split()[0] for text in GANGSTER.outcomes.texts)
    assert verbs == {
        "harbour": 6,
        "equip": 30,
        "table": 150,
        "start": 5,
        "deal": 50,
        "double": 10,
        "police": 1,
        "casino": 6,
    }
    assert len(set(GANGSTER.outcomes.texts)) == 258


@pytest.mark.parametrize(
    "text", ["gang grey", "push green cicero", "done", "dump", "keep", "take door", "drop green"]
)
def test_what_belongs_to_another_step_is_refused(text: str) -> None:
    assert refused(begin(), 0, text) == ("not_this_step", None)


def test_a_turn_is_not_played_while_something_else_is_asked() -> None:
    match = position(cars="grey the_loop", trunks="grey green")
    play(match, "0 drive 1 gold_coast")
    for text in ("drive 1 cicero", "unload grey", "load cicero 1", "take door", "done"):
        assert refused(match, 0, text) == ("not_this_step", None)
    play(match, "0 dump")
    assert refused(match, 0, "keep") == ("not_this_step", None)


def test_only_the_seat_on_turn_is_asked() -> None:
    match = begin()
    assert match.to_act == (0,)
    assert match.legal(1) == []
    assert refused(match, 1, "unload green") == ("not_asked", None)
    match = play(position(cards="grey 1"), "0 drive 1 west_side")
    assert refused(match, 0, "unload grey") == ("not_asked", None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g26_every_game_has_between_63_and_98_drives(seats: int) -> None:
    for seed in range(3):
        match = random_match(Subject(GANGSTER, seats), seed)
        drives = sum(line.text.startswith("drive") for line in match.lines)
        assert 63 <= drives <= 98
        assert len(match.lines) <= GANGSTER.most_lines


def test_a_first_turn_counted_by_hand() -> None:
    """Grey in Stickney with all cards: 2 + 6 + 2 places, one gangster to unload, two to load."""
    match = position("stickney 1: green grey", cars="grey stickney")
    assert len(legal(match, "drive")) == 2 + 6 + 2
    assert len(legal(match)) == 10 + 1 + 2
