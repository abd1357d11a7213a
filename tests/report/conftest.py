"""Matches that reports are made of: a small one that was drawn up, and a recorded one."""

from __future__ import annotations

from pathlib import Path

import pytest

import backroom
from backroom.engine.match import Match
from backroom.report import Report, analyse

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "connect_four"


def recorded(name: str) -> Match:
    return backroom.replay((ROOT / "tests" / "records" / name).read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def match() -> Match:
    return recorded("bosses-2.txt")


@pytest.fixture(scope="session")
def report(match: Match) -> Report:
    return analyse(match)


@pytest.fixture(scope="session")
def small() -> Match:
    """Connect four with one blunder: the third disc of the second player, line 5, does not stop
    four in the middle column."""
    four = backroom.game(FOLDER).deal(seats=2, seed=1)
    for column in "dadgdbd":
        seat = four.to_act[0]
        four.play(seat, f"drop {column}")
    assert four.over
    return four


@pytest.fixture(scope="session")
def short(small: Match) -> Report:
    return analyse(small)
