"""The pictures of the rulebook pages: positions that the rules allow, told in words as well."""

from __future__ import annotations

import re

import pytest

import backroom
from backroom.engine.pictures import PICTURE, Position, pictures, positions
from backroom.engine.rulebook import page
from backroom.engine.texts import LANGUAGES

GAMES = [game for game in map(backroom.game, backroom.game_names()) if positions(game)]
ids = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FEWEST_WORDS = 5


def test_games_with_pictures_are_found() -> None:
    assert "bosses" in {game.name for game in GAMES}


@ids
def test_every_position_is_played_by_the_rules(game: backroom.Game) -> None:
    for name, one in positions(game).items():
        match = one.play(game)
        assert match.lines, name
        assert match.view(one.seat)["game"] == game.name


@ids
def test_two_positions_are_never_the_same(game: backroom.Game) -> None:
    seen = [bytes(one.play(game).state) for one in positions(game).values()]
    assert len(set(seen)) == len(seen)


@ids
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_the_same_and_says_it(game: backroom.Game, language: str) -> None:
    shown = [name for _, name in PICTURE.findall(page(game, language))]
    assert shown == list(positions(game)), "each once, and in the order of the page"
    for name, words in pictures(game, language).items():
        assert len(words.split()) >= FEWEST_WORDS, f"{name} is told in words"
        assert words.endswith("."), f"{name} is told in a sentence"
        # A quotation mark would end the name of the picture.
        assert not re.search(r'["<>&]', words)


@ids
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stand_at_the_same_examples(game: backroom.Game, language: str) -> None:
    def numbers(of: str) -> list[tuple[str, str]]:
        lines = re.findall(r"^(\d+)\. .*\(position:([a-z0-9-]+)\)$", page(game, of), re.M)
        return [(number, name) for number, name in lines]

    assert numbers(language) == numbers("en")
    assert len(numbers("en")) == len(positions(game)), "at an example each"


def test_what_the_rules_forbid_is_no_position() -> None:
    bosses = backroom.game("bosses")
    with pytest.raises(backroom.Refused):
        Position(2, "0 place own1 a1; 1 place own1 a1").play(bosses)


def test_outcomes_that_are_not_told_are_the_first_that_can_come_up() -> None:
    bosses = backroom.game("bosses")
    match = Position(2, "* start 1; 1 place own1 a1").play(bosses)
    first = next(iter(bosses.deal(2, chance="manual").chance()))
    assert [line.text for line in match.lines][::3] == [first, "place own1 a1"]
    assert match.view(None)["board"]["a1"] == "blue1"
