"""No clause of a rulebook page is without a test named after it: `test_b8_…`."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import backroom
from backroom.engine.rulebook import CLAUSE, clauses, page
from backroom.engine.texts import LANGUAGES

TESTS = Path(__file__).parent
PAGES = [
    game
    for game in map(backroom.game, backroom.game_names())
    if (game.folder / "rulebook").is_dir()
]
# Anything that looks as if it were meant to define a clause.
LOOKS_LIKE_A_CLAUSE = re.compile(r"^\W*\*\*([A-Za-z]{1,3}\d+)\b", re.M)


def words_of_tests() -> set[str]:
    """All words in the names of all test functions."""
    words: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words |= set(node.name.split("_"))
    return words


WORDS = words_of_tests()


def test_pages_are_found() -> None:
    assert "bosses" in {game.name for game in PAGES}


@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_every_clause_has_a_test(game: backroom.Game) -> None:
    untested = [clause for clause in clauses(game, "en") if clause.lower() not in WORDS]
    assert not untested


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_every_language_defines_the_same_clauses_once_each(
    game: backroom.Game, language: str
) -> None:
    text = page(game, language)
    defined = [clause for clause, _ in CLAUSE.findall(text)]
    assert defined, "a clause is a line `- **B8** …`"
    assert LOOKS_LIKE_A_CLAUSE.findall(text) == defined, "and is written like all others"
    assert [clause for clause, times in Counter(defined).items() if times > 1] == []
    assert set(defined) == set(clauses(game, "en"))


@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_every_reason_cites_a_clause_of_the_page(game: backroom.Game) -> None:
    cited = {clause for clause in game.reasons.clauses.values() if clause is not None}
    assert cited <= set(clauses(game, "en"))


@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_rules_cite_clauses_of_the_page_only(game: backroom.Game) -> None:
    known = set(clauses(game, "en"))
    letters = {clause.rstrip("0123456789") for clause in known}
    for path in game.sources():
        for brackets in re.findall(r"\[([A-Z]{1,2}\d+[^\]]*)\]", path.read_text(encoding="utf-8")):
            for clause in re.findall(r"[A-Z]{1,2}\d+", brackets):
                if clause.rstrip("0123456789") in letters:
                    assert clause in known, f"{path.name}: [{brackets}]"


def test_no_two_games_share_a_clause() -> None:
    times = Counter(clause for game in PAGES for clause in clauses(game, "en"))
    assert [clause for clause, count in times.items() if count > 1] == []


TWO_MINUTES = {"en": "In two minutes", "de": "In zwei Minuten", "nl": "In twee minuten"}
MOST_WORDS = 250


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_a_page_begins_with_the_game_in_two_minutes(game: backroom.Game, language: str) -> None:
    """What it is, a turn, how it is won: before anything is counted out of the box."""
    title, heading, told, *_ = re.split(r"^## (.*)$", page(game, language), flags=re.M)
    assert re.fullmatch(r"# .+\s+", title), "nothing stands before it but the title"
    assert heading == TWO_MINUTES[language]
    assert 100 < len(told.split()) <= MOST_WORDS
    assert 3 <= len(re.findall(r"^- \*\*", told, re.M)) <= 5
    assert not CLAUSE.findall(told)
    assert "Backroom" in told, "whose game it is stands there too"


SILENT = {
    "en": "Where the original is silent",
    "de": "Wo das Original schweigt",
    "nl": "Waar het origineel zwijgt",
}


def house_decisions(game: backroom.Game, language: str) -> list[list[str]]:
    """The clauses at the end of each line of a page's last section."""
    *_, heading, told = re.split(r"^## (.*)$", page(game, language), flags=re.M)
    assert heading == SILENT[language], "the last section of a page"
    lines = re.findall(r"^- (.*)$", told, re.M)
    return [re.findall(r"\b[A-Z]{1,2}\d+\b", line[line.rindex("(") :]) for line in lines]


@pytest.mark.parametrize("game", PAGES, ids=lambda game: game.name)
def test_a_page_ends_with_the_decisions_of_the_house_clause_by_clause(game: backroom.Game) -> None:
    decided = house_decisions(game, "en")
    assert decided
    assert all(decided), "each says which clause it is about"
    assert {clause for line in decided for clause in line} <= set(clauses(game, "en"))
    for language in LANGUAGES:
        assert house_decisions(game, language) == decided, language
