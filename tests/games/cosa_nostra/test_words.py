"""The words: how many there are, which reasons are given, and in which order."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import backroom
from backroom.engine.declare import ENGINE_REASONS
from backroom.engine.texts import LANGUAGES
from backroom.games.cosa_nostra.rules.words import Reason
from tests.games.cosa_nostra.helpers import COSA_NOSTRA, play, position, refused


def test_a_seat_has_482_texts_on_a_ring_of_32_and_chance_41() -> None:
    spaces = {str(space) for space in range(COSA_NOSTRA.edition().box.ring, 40)}
    texts = [text for text in COSA_NOSTRA.actions.texts if text.split()[1] not in spaces]
    verbs = Counter(text.split()[0] for text in texts)
    assert verbs == {"move": 36 * 12, "boss": 4 * 12, "banish": 2}
    assert len(set(texts)) == 482
    stops = {f"wheel {stop}" for stop in range(COSA_NOSTRA.edition().box.stops, 20)}
    outcomes = Counter(text.split()[0] for text in set(COSA_NOSTRA.outcomes.texts) - stops)
    assert outcomes == {"start": 4, "roll": 21, "wheel": 16}


# Every reason: its clause, a position with seat 0 to move, and an action that meets it.
REASONS_MET = {
    "nobody_there": ("N3", lambda: position(red="7", roll="2 4"), "move 8 2"),
    "not_your_gang": ("N25", lambda: position(roll="2 4"), "boss yellow 2"),
    "gang_is_home": ("N19", lambda: position(two_gangs=True, red="home", roll="2 4"), "boss red 2"),
    "not_thrown": ("N3", lambda: position(roll="2 4"), "move red 3"),
    "exact_count": ("N18", lambda: position(red="boss:29", roll="1 5"), "boss red 4"),
    "other_die": ("N9", lambda: play(position(roll="2 4"), "0 move red 2"), "move red 2"),
    "other_gang": (
        "N3",
        lambda: play(position(two_gangs=True, roll="2 4"), "0 move red 2"),
        "move yellow 4",
    ),
    "took_first_die": ("N24", lambda: play(position(roll="2 4"), "0 move red 2"), "move 1 4"),
    "boss_waits": (
        "N14",
        lambda: play(position(red="boss:21", roll="3 5"), "0 move red 3; * wheel 5"),
        "boss red 5",
    ),
    "space_full": ("N5", lambda: position(red="7 9 9 9", roll="2 4"), "move 7 2"),
    "space_closed": ("N6", lambda: position(red="7", yellow="9 9", roll="2 4"), "move 7 2"),
    "guard_and_prisoner": (
        "N7",
        lambda: position(seats=3, red="7", blue="9", yellow="9p", roll="2 4"),
        "move 7 2",
    ),
    "is_prisoner": ("N8", lambda: position(red="7p", yellow="7", roll="2 4"), "move 7 2"),
    "whole_throw": ("N4", lambda: position(red="out8", roll="2 4"), "boss red 2"),
}


@pytest.mark.parametrize("reason", Reason.names[len(ENGINE_REASONS) :])
def test_every_reason_is_met(reason: str) -> None:
    if reason == "lower_first":  # of outcomes, which no seat plays
        assert COSA_NOSTRA.outcomes.by_name["roll"].bound == reason
        return
    clause, written, text = REASONS_MET[reason]
    assert refused(written(), 0, text) == (reason, clause)


@pytest.mark.parametrize(
    "gangs, roll, text, first",
    [
        ({"red": "7 9 9 9"}, "2 4", "move 8 3", "nobody_there"),  # and not thrown
        ({"red": "7 9 9 9"}, "2 4", "move 7 3", "not_thrown"),  # whatever stands there
        ({"red": "7p", "yellow": "7 9 9 9"}, "2 4", "move 7 2", "space_full"),  # and a prisoner
        ({"red": "7p", "yellow": "7 9 9"}, "2 4", "move 7 2", "space_closed"),  # and a prisoner
        ({"red": "boss:0 out8"}, "2 4", "boss yellow 3", "not_your_gang"),  # and not thrown
        ({"red": "boss:0 out8"}, "2 4", "move red 3", "nobody_there"),  # and not thrown
    ],
)
def test_of_several_reasons_the_first_is_given(
    gangs: dict[str, str], roll: str, text: str, first: str
) -> None:
    assert refused(position(**gangs, roll=roll), 0, text)[0] == first


def test_of_the_second_die_s_reasons_the_first_is_given() -> None:
    match = play(position(two_gangs=True, yellow="9 9 9", roll="2 4"), "0 move red 2")
    assert refused(match, 0, "move yellow 2") == ("other_gang", "N3")  # and the other die
    assert refused(match, 0, "move 1 2") == ("other_die", "N9")  # and took the first
    match = play(position(red="boss:2 out5", roll="3 4"), "0 boss red 4; * wheel 7")
    assert refused(match, 0, "boss red 3") == ("took_first_die", "N24")
    banished = play(position(red="boss:2 out5", roll="3 4"), "0 boss red 4; * wheel 6")
    assert refused(banished, 0, "boss red 3") == ("took_first_die", "N24")  # and banished


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "move",
        "move red",
        "move red 0",
        "move red 13",
        "move 40 2",
        "boss 3 2",
        "banish 3",
    ],
)
def test_malformed_texts_are_refused(text: str) -> None:
    with pytest.raises(backroom.Refused, match=r"is (malformed|not an action)"):
        position(roll="2 4").play(0, text)


@pytest.mark.parametrize("text", ["roll 4 2", "roll 0 1", "roll 3", "wheel 3", "start 0", "spin"])
def test_outcomes_that_cannot_come_up_are_refused(text: str) -> None:
    match = position()
    before = bytes(match.state)
    with pytest.raises(backroom.Refused):
        match.play("*", text)
    assert bytes(match.state) == before


def glossary(language: str) -> list[str]:
    """The identifiers that a rulebook page gives for its words."""
    page = (COSA_NOSTRA.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and line.endswith("` |")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[3])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_of_the_glossary_are_those_of_the_code(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in COSA_NOSTRA.sources())
    identifiers = glossary(language)
    assert identifiers == glossary("en")
    assert len(identifiers) >= 25
    assert [
        word
        for word in identifiers
        if not re.search(rf"\b{re.escape(word)}\b", code, re.IGNORECASE)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause_a_reason_names(language: str) -> None:
    page = (COSA_NOSTRA.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- \*\*(N\d+)\*\*", page, re.MULTILINE))
    assert clauses == {f"N{number}" for number in range(1, 29)}
    assert set(Reason.clauses.values()) - {None} <= clauses
