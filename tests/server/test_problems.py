"""What a person can be refused has a name, and each name a text in every language."""

from __future__ import annotations

import ast
import re
import string
from pathlib import Path

import pytest

import backroom
from backroom.engine.errors import Refused
from backroom.server.http.responses import refuse
from backroom.server.problems import ENGINE_KEYS, KINDS, SAME, Problem
from backroom.server.table.document import NOTES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/backroom"
KEYS = {name if kind.key == SAME else kind.key for name, kind in KINDS.items()} - {None}


def texts(language: str) -> set[str]:
    source = (ROOT / f"web/texts/{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^refused-(\w+) = \S", source))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_key_has_a_text(language: str) -> None:
    assert texts(language) == KEYS | ENGINE_KEYS


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_that_the_house_says_has_a_text(language: str) -> None:
    source = (ROOT / f"web/texts/{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"(?m)^house-(\w+) = \S", source))
    assert {*NOTES, "rights_ended"} <= said


def words_in(folder: Path) -> dict[str, set[Path]]:
    """Every text that stands in the source, and where."""
    found: dict[str, set[Path]] = {}
    for path in folder.rglob("*.py"):
        if path.name == "problems.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set()).add(path)
    return found


def raised() -> dict[str, set[str]]:
    """By name, the values that are given where a problem is raised by it."""
    found: dict[str, set[str]] = {}
    for path in (SOURCES / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_problem = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if is_problem and node.func.id == "Problem" and isinstance(node.args[0], ast.Constant):
                given = {word.arg for word in node.keywords if word.arg not in ("state", None)}
                found.setdefault(node.args[0].value, set()).update(given)
    return found


def test_every_problem_can_happen() -> None:
    assert set(KINDS) - set(words_in(SOURCES / "server")) == set()


def test_every_key_of_the_engine_is_one_that_it_gives() -> None:
    assert set(words_in(SOURCES / "engine")) >= ENGINE_KEYS


def test_problems_are_raised_by_their_names_with_what_their_sentences_name() -> None:
    """The interpreter would tell only when somebody is refused."""
    for name, given in raised().items():
        wanted = {
            field for _, field, _, _ in string.Formatter().parse(KINDS[name].sentence) if field
        }
        assert given == wanted, name


@pytest.mark.parametrize("text", ["", "{odd} braces"])
def test_a_sentence_names_the_values_it_is_given(text: str) -> None:
    problem = Problem("no_rules", game=text)
    assert problem.sentence == f"The rules of {text} are not here at the moment."
    assert (problem.status, problem.key) == (503, "no_game")


RECORD = backroom.game("bosses").deal(2, seed=1).record()


@pytest.mark.parametrize(
    "text, reason",
    [
        ("chess", "no_record"),
        ("x" * 2_000_000, "too_large"),
        (RECORD.replace("rules 1", "rules 9"), "record_newer"),
        (RECORD.replace("game bosses", "game chess"), "no_game"),
        (RECORD.replace("seats 2", "seats two"), "record_wrong"),
        (re.sub(r"edition (\S+) \w+", r"edition \1 00", RECORD), "record_edition"),
        (re.sub(r"edition \S+", "edition none", RECORD), "record_edition"),
        (RECORD[: RECORD.rindex("end ")].rstrip("\n"), "record_short"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_what_is_wrong_with_a_record_is_named(text: str, reason: str) -> None:
    with pytest.raises(backroom.Refused) as refused:
        backroom.replay(text)
    assert refused.value.reason == reason


def test_a_reason_of_the_rules_stays() -> None:
    illegal = Refused("“move” is not possible.", reason="not_adjacent", clause="B7")
    assert b'"reason":"not_adjacent","clause":"B7"' in bytes(refuse(illegal).body)
    assert b'"reason":"table_full"' in bytes(refuse(Problem("table_full")).body)
