"""What a person can be refused has a name, and each name a text in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from backroom.server import reasons
from backroom.server.faults import Fault, missing
from backroom.server.http import fault_response

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/backroom/server"
NAMES = {*reasons.REASONS.values(), *(name for _, name in reasons.PATTERNS)}
# Said to programs only: no page asks for what they answer.
FOR_PROGRAMS = {
    "A request with a cookie must say its Origin.",
    "This request comes from a foreign page.",
    "This seat has added to the dealing already.",
    "Seeds are for tests; this server deals by chance alone.",
    "This server does not post to that address.",
    "Metrics are for this machine only.",
}


def texts(language: str) -> set[str]:
    source = (ROOT / f"web/texts/{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^refused-(\w+) = \S", source))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_reason_has_a_text(language: str) -> None:
    assert texts(language) == NAMES


def said() -> set[str]:
    """Every sentence that stands in the source: the server's own, and what it hears of records."""
    found = set()
    for path in [*SERVER.rglob("*.py"), ROOT / "src/backroom/engine/matchfile.py"]:
        if path.name != "reasons.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_every_name_is_for_a_sentence_that_is_said() -> None:
    made = {missing(what).sentence for what in ("table", "seat", "game")}
    assert set(reasons.REASONS) - said() - made == set()


def test_whoever_is_too_late_or_not_allowed_is_told_in_their_language() -> None:
    unnamed = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in ("too_late", "not_allowed", "Bucket"):
                given = [one.value for one in node.args if isinstance(one, ast.Constant)]
                words = [one for one in given if isinstance(one, str)]
                unnamed |= {one for one in words if reasons.reason_of(one) is None}
    assert unnamed == FOR_PROGRAMS


@pytest.mark.parametrize(
    "sentence, name",
    [
        ("Line 3 of the record: rules number 9 is not known here.", "record_newer"),
        ("Line 12 of the record: “*” is not understood.", "record_wrong"),
        ("This is no record: its first line is not “backroom 1”.", "no_record"),
        ("There is no game “chess” (there is bosses).", "no_game"),
        ("Expected `str` of length <= 30 - at `$.name`.", "name_length"),
        ("Expected `str` of length <= 500 - at `$.text`.", "text_length"),
        ("“move a1 a2” is not possible: the ask is over before it.", "ask_over"),
        ("Nobody has thought of this.", None),
    ],
)
def test_sentences_that_quote_something_have_names_too(sentence: str, name: str | None) -> None:
    assert reasons.reason_of(sentence) == name


def test_a_reason_of_the_rules_stays() -> None:
    assert Fault(422, "The table is full.", reason="not_adjacent").reason == "not_adjacent"
    assert b'"reason":"table_full"' in bytes(fault_response(Fault(409, "The table is full.")).body)
