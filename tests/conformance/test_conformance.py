"""Every game, because it exists, with every player count and every combination of options."""

import os
from pathlib import Path

import pytest

import backroom
from backroom.engine.conformance import (
    CHECKS,
    Subject,
    check_features,
    check_notation,
    check_notes,
    check_texts,
    check_told_events,
    subjects,
)
from backroom.engine.game import Game

TOYS = Path(__file__).parent.parent / "games"
MATCHES = 12 if os.environ.get("BACKROOM_SOAK") else 1

# While one game is worked on: BACKROOM_GAMES=bosses
CHOSEN = os.environ.get("BACKROOM_GAMES", " ".join(backroom.game_names())).split()
HOUSE = [backroom.game(name) for name in CHOSEN]
ALL_GAMES = [*HOUSE, backroom.game(TOYS / "sealed_bids"), backroom.game(TOYS / "one_die")]
SUBJECTS = [subject for game in ALL_GAMES for subject in subjects(game, MATCHES)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_conformance(subject: Subject, check) -> None:
    check(subject)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_notation(game: Game) -> None:
    check_notation(game)
    check_notes(game)
    check_features(game)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_texts(game: Game) -> None:
    check_texts(game)


@pytest.mark.parametrize("subject", [s for s in SUBJECTS if s.game in HOUSE], ids=str)
def test_told_events(subject: Subject) -> None:
    check_told_events(subject)
