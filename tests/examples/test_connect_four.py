"""The worked example of docs/your-own-game.md: it keeps to the interface, and to its rules."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import backroom
from backroom.engine.conformance import CHECKS, Subject, check_notation, check_texts, subjects
from backroom.engine.drawing import drawing
from backroom.engine.errors import Refused
from backroom.engine.match import Match
from backroom.engine.perft import count
from backroom.engine.rulebook import clauses
from backroom.engine.texts import LANGUAGES

GAME = backroom.game(Path(__file__).parent.parent.parent / "examples" / "connect_four")


def after(columns: str) -> Match:
    """The match after stones have been dropped into these columns in turn."""
    match = GAME.deal(seats=2, seed=1)
    for number, column in enumerate(columns):
        match.play(number % 2, f"drop {column}")
    return match


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("subject", list(subjects(GAME)), ids=str)
def test_conformance(subject: Subject, check) -> None:
    check(subject)


def test_notation_and_texts() -> None:
    check_notation(GAME)
    check_texts(GAME)


def test_every_reason_has_its_clause_in_every_language() -> None:
    for language in LANGUAGES:
        assert {"F1", "F2", "F3"} == set(clauses(GAME, language))


def test_f1_stones_fall_onto_each_other() -> None:
    assert after("ddc").view(None)["stones"] == [["c1", "d1"], ["d2"]]


def test_f1_a_full_column_takes_nothing() -> None:
    match = after("aaaaaa")
    assert "drop a" not in match.legal(0)
    with pytest.raises(Refused) as refused:
        match.play(0, "drop a")
    assert (refused.value.reason, refused.value.clause) == ("column_full", "F1")
    assert GAME.say("en").reason("column_full") == "That column is full."


@pytest.mark.parametrize(
    "columns",
    ["abababa", "aabbccd", "abbccdcddbd", "gffeededdfd"],
    ids=["upright", "across", "rising", "falling"],
)
def test_f2_four_in_a_line_win(columns: str) -> None:
    match = after(columns)
    assert match.over
    assert match.winners == (0,)
    assert match.scores == [1, -1]


def test_f2_a_line_does_not_run_from_one_column_into_the_next() -> None:
    # The top of column a and the bottom of column b lie next to each other in the number.
    match = after("aaaaaabcbcb")
    assert not match.over


def test_f3_a_full_board_is_a_draw() -> None:
    match = after("ddacfefgeccddffcceddbbcbffaeaeeggggabagab")
    assert not match.over
    match.play(1, "drop b")
    assert match.over
    assert match.state.left == 0
    assert match.winners == (0, 1)
    assert match.scores == [0, 0]


def test_perft() -> None:
    """The numbers of positions are known; as sequences, seven times more each until one is full."""
    match = GAME.deal(seats=2, chance="manual")
    assert [count(match, depth) for depth in (1, 2, 3, 6, 7)] == [7, 49, 343, 7**6, 7**7 - 7]


def test_the_board_in_the_terminal() -> None:
    out = io.StringIO()
    match = after("dde")
    board = drawing(GAME)(match.view(None), GAME.say("en"), ["Ann", "Bob"])
    Console(file=out, width=80).print(board)
    lines = [line.rstrip() for line in out.getvalue().split("\n")]
    assert lines[4:7] == ["  · · · O · · ·", "  · · · X X · ·", "  a b c d e f g"]
    assert "  X Ann" in lines


def test_the_page_quotes_the_rules() -> None:
    """Every line of Python in docs/your-own-game.md stands in the rules."""
    page = (GAME.folder.parent.parent / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    rules = (GAME.folder / "rules.py").read_text(encoding="utf-8").split("\n")
    parts = [part.partition("```")[0] for part in page.split("```python\n")[1:]]
    assert len(parts) > 5
    assert [line for part in parts for line in part.split("\n") if line not in rules] == []
