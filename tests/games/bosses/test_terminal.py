"""The drawn table shows what the view says."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from backroom.games.bosses.terminal import draw
from tests.games.bosses.helpers import BOSSES, begin, deal, full_but, play, position, standing

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def drawn(match: Match, language: str = "en", colour: bool = False, seat: int | None = None) -> str:
    """The table as it stands in a terminal of 80 columns."""
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=80,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
    )
    console.print(draw(match.view(seat), BOSSES.say(language), PLAYERS[: match.seats]))
    return paper.getvalue()


def row(match: Match, number: int) -> list[str]:
    """What is drawn in a row of the board, and behind it."""
    line = next(line for line in drawn(match).splitlines() if line.startswith(f"{number} │"))
    fields, behind = line.split("│")[1:3]
    return [*fields.split(), *behind[:5].split()]


def beside(match: Match, word: str = "") -> list[list[str]]:
    """The words beside the board, line by line; with `word`, of the lines that have it."""
    lines = [line[37:].split() for line in drawn(match).splitlines()]
    return [line for line in lines if word in line or not word]


def test_the_board_as_drawn() -> None:
    match = position(
        """
        R3 B1x .  Y2* .  S1
        .  .   .  .   .  .
        .  .   S3 .   .  .
        """
    )
    lines = drawn(match).splitlines()
    assert lines[0].split()[:6] == ["a", "b", "c", "d", "e", "f"]
    assert row(match, 1) == ["R3", "B1x", "·", "Y2*", "·", "S1", "4/6"]
    assert row(match, 2) == ["·"] * 6
    assert row(match, 3) == ["·", "·", "S3", "·", "·", "·", "1/6"]


@pytest.mark.parametrize("field", ["a1", "f1", "c4", "a6", "f6"])
def test_a_gangster_stands_under_its_letter_and_beside_its_number(field: str) -> None:
    lines = drawn(position(standing({field: "Y2"}))).splitlines()
    line = next(line for line in lines if line.startswith(f"{field[1]} │"))
    assert line.index("Y2") == lines[0].index(field[0])


def test_every_gangster_of_a_full_board_is_drawn() -> None:
    match = position(full_but("a1"), stock="1 -")
    board = match.view(None)["board"]
    letters = {"red": "R", "blue": "B", "yellow": "Y", "grey": "S"}
    for number in range(1, 7):
        kinds = [board[f"{column}{number}"] for column in "abcdef"]
        signs = [letters[kind[:-1]] + kind[-1] if kind else "·" for kind in kinds]
        assert row(match, number)[:6] == signs


def test_complete_lines_are_marked() -> None:
    match = position(full_but("a1 b1 c1"), stock="123 -")
    assert row(match, 1)[6:] == ["3/6"]
    assert [row(match, number)[6:] for number in range(2, 7)] == [["■"]] * 5
    foot = next(line for line in drawn(match).splitlines() if line.startswith("   5/6"))
    assert foot[:33].split() == ["5/6", "5/6", "5/6", "■", "■", "■"]


def test_players_with_rank_bullets_and_stock() -> None:
    match = position("B1x R1 . . . .", turn=1, rank="16 3", stock="13 123")
    assert beside(match)[1:5] == [
        ["R", "Ada", "16", "●", "1", "·", "3"],
        ["▸", "B", "Bo", "3", "●●", "1", "2", "3"],
        ["Y", "neutral"],
        ["S", "neutral"],
    ]


def test_four_players_leave_no_gang_neutral() -> None:
    match = begin(4, start=3)
    assert beside(match, "neutral") == []
    assert [beside(match, name)[0][0] for name in PLAYERS] == ["R", "B", "Y", "▸"]


def test_pair_stacks_and_unseen() -> None:
    match = play(deal(2), "* open left red3; * open right grey1; * start 0; 0 draw left")
    assert beside(match, "pair") == [["open", "pair", "R3", "S1", "R", "2", "2", "1"]]
    assert beside(match, "stacks") == [["stacks", "13", "14", "B", "2", "2", "2"]]
    assert ["S", "2", "3", "3"] in beside(match)


def test_an_empty_place_of_the_pair() -> None:
    match = position(full_but("a1"), stock="1 -")
    assert beside(match, "pair") == [["open", "pair", "·", "·", "R", "·", "·", "·"]]


def test_the_gangster_just_drawn() -> None:
    match = begin()
    assert beside(match, "drawn") == []
    play(match, "0 draw left; * drawn blue3")
    assert beside(match, "drawn") == [["drawn", "B3", "Y", "2", "3", "3"]]


def test_moves_in_a_row() -> None:
    assert "moves in a row" not in drawn(position("R1 . . . . ."))
    assert "moves in a row: 5" in drawn(position("R1 . . . . .", moves=5))


def test_nobody_is_on_turn_before_the_start_and_after_the_end() -> None:
    assert "▸" not in drawn(deal(3))
    over = play(position("R3 R2 B1 Y1 S1 .", rank="16 0"), "0 place own2 f1")
    assert "▸" not in drawn(over)


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_with_long_names(language: str, colour: bool) -> None:
    paper = io.StringIO()
    console = Console(file=paper, width=80, color_system=None, force_terminal=colour)
    names = ["Maximilian von und zu Hohenstein"] * 4
    match = play(begin(4), "0 draw left; * drawn blue3")
    console.print(draw(match.view(0), BOSSES.say(language), names))
    lines = paper.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 80
    # The names are cut short, and nothing else is; no line is broken in two.
    assert sum("…" in line for line in lines) == 4
    assert len(lines) <= 13


def test_colour_repeats_what_the_letters_say() -> None:
    match = position("R3 B1x . . . .")
    assert "48;2;174;28;22m R3 " in drawn(match, colour=True)
    assert "48;2;26;63;160m B1" not in drawn(match, colour=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_language(language: str) -> None:
    say = BOSSES.say(language)
    text = drawn(position("R1 . . . . .", moves=2), language)
    for key in ("rank", "bullets", "stock", "pair", "stacks", "unseen", "fresh", "dead", "neutral"):
        assert say(f"terminal-{key}") in text
    assert say("side-left") in text
    assert say("terminal-moves", moves=2) in text


def test_every_seat_and_an_onlooker_see_the_same() -> None:
    match = begin(3)
    assert len({drawn(match, seat=seat) for seat in (0, 1, 2, None)}) == 1
