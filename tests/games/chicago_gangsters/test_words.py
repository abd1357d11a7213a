"""The words: how many there are, what is malformed, what the glossary calls them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import backroom
from backroom.engine.texts import LANGUAGES
from tests.games.chicago_gangsters.helpers import CHICAGO, deal, play, refused, table


def test_a_seat_has_191_texts_and_chance_201() -> None:
    verbs = Counter(verb.name for verb in CHICAGO.actions.verbs)
    by_card = ("lay", "hide", "duel", "show", "fence", "swap", "gambler", "pick")
    expected = dict.fromkeys((*by_card, "informer", "smuggler"), 10)
    expected |= dict.fromkeys(("declare", "join", "pass", "done", "draw", "end"), 1)
    expected |= {"pledge_points": 31, "pledge_cards": 11, "ask_points": 31, "aim": 3}
    expected |= {"side": 2, "thug": 2, "take": 2, "pay": 3}
    assert verbs == expected
    assert len(set(CHICAGO.actions.texts)) == 191
    verbs = Counter(verb.name for verb in CHICAGO.outcomes.verbs)
    assert verbs == {
        "mrx": 5,
        "clan": 20,
        "draw": 50,
        "hire": 70,
        "coalition": 13,
        "district": 13,
        "loot": 12,
        "person": 18,
    }
    assert len(set(CHICAGO.outcomes.texts)) == 201


def test_the_state_is_small() -> None:
    assert CHICAGO.State.dtype.itemsize <= 512


@pytest.mark.parametrize(
    "text", ["", "lay", "lay w3", "lay w4 w4", "take 3", "thug maybe", "pledge 3", "show back"]
)
def test_malformed_texts_are_refused(text: str) -> None:
    match = table(hands="w4")
    before = bytes(match.state)
    with pytest.raises(backroom.Refused, match=r"is (malformed|not an action)"):
        match.play(0, text)
    assert bytes(match.state) == before


@pytest.mark.parametrize("text", ["clan 1 a", "draw 0 w2", "mrx 0", "coalition k13", "roll 1 2"])
def test_outcomes_that_cannot_come_up_are_refused(text: str) -> None:
    match = deal(4)
    before = bytes(match.state)
    with pytest.raises(backroom.Refused):
        match.play("*", text)
    assert bytes(match.state) == before


def test_reasons_of_the_engine() -> None:
    match = table(hands="w4")
    assert refused(match, 2, "lay w4") == ("not_asked", None)
    assert refused(match, 0, "take 1") == ("not_this_step", None)
    assert refused(deal(4), 0, "done") == ("not_asked", None)


def glossary(language: str) -> list[str]:
    """The identifiers that a rulebook page gives for its words."""
    page = (CHICAGO.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and line.endswith("` |")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[3])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_of_the_glossary_are_those_of_the_code(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in CHICAGO.sources())
    identifiers = glossary(language)
    assert identifiers == glossary("en")
    assert len(identifiers) >= 60
    assert [
        word
        for word in identifiers
        # `pledge` stands for `pledge points` too.
        if not re.search(rf"(?<![^\W_]){re.escape(word)}(?![^\W_])", code, re.IGNORECASE)
    ] == []


def test_an_action_of_another_step_changes_nothing() -> None:
    match = play(table(hands="w4 | s1"), "0 lay w4")
    for text in CHICAGO.actions.texts:
        if match.why_not(0, text) is not None:
            refused(match, 0, text)
