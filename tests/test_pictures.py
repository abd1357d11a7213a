"""The pictures of the rulebook pages: positions that the rules allow, told in words as well."""

from __future__ import annotations

import random
import re

import pytest

import backroom
from backroom.engine.drawn import draw
from backroom.engine.pictures import PICTURE, Position, pictures, positions
from backroom.engine.rulebook import page
from backroom.engine.texts import LANGUAGES

GAMES = [game for game in map(backroom.game, backroom.game_names()) if positions(game)]
ids = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FEWEST_WORDS = 5
MOST_IN_TWO_MINUTES = 250
LINES = 12
# Examples that no picture shows: they are about sums, hands and boards in front of players, which
# are not drawn, or about an order of turns. A new one is drawn, or listed here.
TOLD_ONLY: dict[str, set[int]] = {
    "bosses": {1, 2, 3, 5, 7, 8, 9, 14, 15, 16},
    "chicago_gangsters": {2, *range(4, 9), *range(11, 23), *range(26, 29), 32},
    "cosa_nostra": set(),
    "don_pepe": {8, 10, *range(15, 19), *range(21, 24)},
    "gangster": {8, 13},
}


def test_every_game_has_pictures() -> None:
    assert [game.name for game in GAMES] == list(backroom.game_names())


@ids
def test_play_goes_on_from_every_position(game: backroom.Game) -> None:
    """Drawn ones too: nothing in them trips the rules, and nothing is lost on the way."""
    for name, one in positions(game).items():
        match, lots = one.play(game), random.Random(name)
        box, conserved = match.edition.box, game.rules.conserved
        for _ in range(LINES):
            if match.over:
                break
            whole = conserved(box, match.state)
            if match.is_chance:
                match.play("*", lots.choice(list(match.chance())))
            else:
                match.play(match.to_act[0], str(lots.choice(match.legal(match.to_act[0]))))
            assert conserved(box, match.state) == whole, name


@ids
def test_every_position_is_played_by_the_rules(game: backroom.Game) -> None:
    for name, one in positions(game).items():
        match = one.play(game)
        assert match.lines or one.drawn, name
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


@ids
def test_every_example_has_a_picture_or_is_known_to_have_none(game: backroom.Game) -> None:
    _, examples = page(game, "en").split("\n## Examples\n")
    told = re.findall(r"^(\d+)\. (.*)$", examples.partition("\n## ")[0], re.M)
    without = {int(number) for number, text in told if not PICTURE.search(text)}
    assert without == TOLD_ONLY[game.name]


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


@ids
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_minutes_are_no_more_than_250_words(game: backroom.Game, language: str) -> None:
    _, _, two_minutes, *rest = re.split(r"^#{1,2} .*$", page(game, language), flags=re.M)
    assert rest, "the first part of several"
    assert 0 < len(two_minutes.split()) <= MOST_IN_TWO_MINUTES


# ------------------------------------------------------------------ drawing


def test_a_field_is_drawn_along_its_axes() -> None:
    cosa_nostra = backroom.game("cosa_nostra")
    drawn = "standing red 7 9; boss red 9; to_go red 24; hq red 7; banished * 0; gang none"
    view = Position(2, "* start 0", drawn=drawn).play(cosa_nostra).view(None)
    assert (view["standing"]["red"], view["boss"]["red"], view["gang"]) == (["7", "9"], "9", None)
    assert view["to_go"]["red"] == 24


def test_a_line_after_the_drawing_is_all_that_was_told() -> None:
    cosa_nostra = backroom.game("cosa_nostra")
    match = Position(2, "* start 0", drawn="hq red 8", then="* roll 1 2").play(cosa_nostra)
    assert [event["event"] for event in match.events_for(None)] == ["rolled"]


@pytest.mark.parametrize(
    "drawn, complaint",
    [
        ("hq red 7", "not all there is"),
        ("hat red 7", "no field"),
        ("hq", "more axes"),
        ("hq pink 7", "no gang"),
        ("boss red 77", "no place"),
        ("hq red", "one value"),
        ("hq red many", "one value"),
        ("hq red 7 1", "one value"),
    ],
)
def test_what_cannot_be_drawn_is_refused(drawn: str, complaint: str) -> None:
    match = backroom.game("cosa_nostra").deal(2, chance="manual")
    before = match.snapshot()
    with pytest.raises(backroom.Refused, match=complaint):
        draw(match, drawn)
    assert match.snapshot() == before
