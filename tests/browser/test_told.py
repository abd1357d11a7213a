"""What the log tells is told in words: no card is called by its number in the code."""

from __future__ import annotations

import random
import re

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES

MOST = 1500
# Fields of a street map are called as on the map.
FIELD = re.compile(r"\b[a-f][1-6]\b")
CODE = re.compile(r"\b[a-z]+_?\d+\w*\b|_|[{}]")
NAMES = ["Vera", "Otto", "Ada", "Emil", "Ida", "Karl"]


def played(game: str, seats: int) -> Match:
    match, rng = backroom.game(game).deal(seats, seed=8), random.Random(8)
    for _ in range(MOST):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", backroom.game_names())
def test_30_log_lines_are_words(game: str) -> None:
    match = played(game, max(backroom.game(game).seats))
    assert len(match.lines) > 20
    for language in LANGUAGES:
        say = match.game.say(language)
        for seat in (None, 0):
            told = [say.event(event, NAMES) for event in match.events_for(seat)]
            raw = [line for line in told if CODE.search(FIELD.sub("", line))]
            assert raw == [], language


@pytest.mark.parametrize("game", backroom.game_names())
def test_30_every_turn_has_a_heading(game: str) -> None:
    """A game says which events begin a turn; or each deed tells first whose it is."""
    match = played(game, max(backroom.game(game).seats))
    opening = {kind.name for kind in match.game.events.kinds if kind.begins_turn}
    told = [event["event"] for event in match.events_for(None)]
    if opening:
        assert sum(name in opening for name in told) > 3
        return
    before: object = None
    for line in match.lines:
        if isinstance(line.actor, int):
            first = match.game.event(line.events[0])
            # Or it goes on in the turn it is told in already.
            assert first.get("seat", before) == line.actor, str(line)
            before = line.actor


@pytest.mark.parametrize("game", backroom.game_names())
def test_how_it_is_won_is_one_line_of_a_phone(game: str) -> None:
    for language in LANGUAGES:
        goal = backroom.game(game).say(language)("game-goal")
        assert 20 < len(goal) <= 58, language
        assert goal.endswith("."), language
