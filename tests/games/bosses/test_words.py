"""The words: how many there are, which reasons are given, what the glossary calls them."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest

import backroom
from backroom.engine.texts import LANGUAGES
from backroom.games.bosses.rules.words import Reason
from tests.games.bosses.helpers import BOSSES, begin, deal, full_but, play, position, refused


def test_a_seat_has_376_texts_and_chance_40() -> None:
    verbs = Counter(verb.name for verb in BOSSES.actions.verbs)
    assert verbs == {"place": 216, "draw": 2, "move": 120, "shoot": 36, "score": 2}
    assert len(set(BOSSES.actions.texts)) == 376
    verbs = Counter(verb.name for verb in BOSSES.outcomes.verbs)
    assert verbs == {"open": 24, "drawn": 12, "start": 4}
    assert len(set(BOSSES.outcomes.texts)) == 40


# Every reason: its clause, a position with seat 0 on turn, and an action that meets it.
REASONS_MET = {
    "not_in_stock": ("B5", lambda: position("", stock="13 123"), "place own2 a1"),
    "field_taken": ("B5", lambda: position("R1 . . . . ."), "place left a1"),
    "pair_empty": ("B6", lambda: position(full_but("a1"), stock="1 -"), "place left a1"),
    "stack_empty": ("B5", lambda: position("", stacks="0 28"), "draw left"),
    "nobody_there": ("B7", lambda: position("R1 . . . . ."), "move b1 b2"),
    "not_adjacent": ("B7", lambda: position("R1 . . . . ."), "move a1 b2"),
    "way_blocked": ("B7", lambda: position("R1 B1 . . . ."), "move a1 b1"),
    "fresh": ("B8", lambda: position("R1* . . . . ."), "move a1 b1"),
    "locked_in": ("B9", lambda: position("R1 B1 Y1 S1 R2 B2"), "move a1 a2"),
    "dead_stay": ("B11", lambda: position("B1x . . . . ."), "move a1 a2"),
    "too_many_moves": ("B20", lambda: position("R1 . . . . .", moves=6), "move a1 a2"),
    "no_bullet": ("B10", lambda: position("R1 B1 Y1x Y2x . .", bullets="0 2"), "shoot b1"),
    "nobody_to_shoot": ("B10", lambda: position("R1 . . . . ."), "shoot b1"),
    "own_gang": ("B10", lambda: position("R1 R2 . . . ."), "shoot b1"),
    "no_shooter": ("B10", lambda: position("R1 . B1 . . ."), "shoot c1"),
    "dead_already": ("B11", lambda: position("R1 B1x . . . ."), "shoot b1"),
}


@pytest.mark.parametrize("reason", Reason.names[4:])
def test_every_reason_is_met(reason: str) -> None:
    clause, drawn, text = REASONS_MET[reason]
    assert refused(drawn(), 0, text) == (reason, clause)


@pytest.mark.parametrize(
    "drawn, text, first",
    [
        ("R1 . . . . .", "place own2 a1", "field_taken"),  # and the 2 is not in the stock
        ("R1* B1 Y1 S1 R2 B2", "move a1 b1", "way_blocked"),  # and fresh, and locked in
        ("R1* B1 Y1 S1 R2 B2", "move a1 a2", "fresh"),  # and locked in
        ("R1 B1x Y1 S1 R2 B2", "move b1 b2", "locked_in"),  # and dead
        ("R1 . B1x . . .", "shoot c1", "no_shooter"),  # and dead already
        ("R1 R2x . . . .", "shoot b1", "own_gang"),  # and dead already
    ],
)
def test_the_clause_broken_first_is_the_reason(drawn: str, text: str, first: str) -> None:
    match = position(drawn, stock="13 123", bullets=None if "R2x" not in drawn else "2 1")
    assert refused(match, 0, text)[0] == first


def test_pair_empty_comes_after_the_field() -> None:
    match = position(full_but("a1"), stock="1 -")
    assert refused(match, 0, "place left b1") == ("field_taken", "B5")


def test_reasons_of_the_engine() -> None:
    match = begin()
    assert refused(match, 1, "draw left") == ("not_asked", None)
    assert refused(match, 1, "move a1 c3") == ("not_asked", None)
    assert refused(match, 0, "score row") == ("not_this_step", None)
    assert refused(deal(), 0, "draw left") == ("not_asked", None)
    over = play(position("R3 R2 B1 Y1 S1 .", rank="16 0"), "0 place own2 f1")
    assert refused(over, 0, "draw left") == ("over", None)


def test_whoever_is_not_asked_has_no_action() -> None:
    over = play(position("R3 R2 B1 Y1 S1 .", rank="16 0"), "0 place own2 f1")
    for match, seat in ((begin(), 1), (play(begin(), "0 draw left"), 0), (over, 0), (over, 1)):
        states = np.array([match.state.row])
        out = BOSSES.room_for_actions()
        # The rules themselves say so, not only the match.
        assert BOSSES.lane().legal_at(match.edition.boxes, states, 0, seat, out) == 0
        assert match.legal(seat) == []


@pytest.mark.parametrize(
    "text",
    ["", "pass", "place own4 a1", "place own1 g1", "draw", "move a1", "shoot a1 b1"],
)
def test_malformed_texts_are_refused(text: str) -> None:
    with pytest.raises(backroom.Refused, match=r"is (malformed|not an action)"):
        begin().play(0, text)


@pytest.mark.parametrize(
    "text", ["open left red4", "open right red1", "start 2", "drawn red1", "roll 1"]
)
def test_outcomes_that_cannot_come_up_are_refused(text: str) -> None:
    match = deal()
    before = bytes(match.state)
    with pytest.raises(backroom.Refused):
        match.play("*", text)
    assert bytes(match.state) == before


@pytest.mark.parametrize(
    "given", [{"tied_gangs_vanish": 1}, {"tied_gangs_vanish": "yes"}, {"two_gangs": True}]
)
def test_wrong_options_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(backroom.Refused, match=r"[oO]ption"):
        BOSSES.deal(2, options=given)


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_wrong_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(backroom.Refused, match="2, 3, 4 players"):
        BOSSES.deal(seats)


def glossary(language: str) -> list[str]:
    """The identifiers that a rulebook page gives for its words."""
    page = (BOSSES.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and line.endswith("` |")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[3])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_identifiers_of_the_glossary_are_those_of_the_code(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in BOSSES.sources())
    identifiers = glossary(language)
    assert identifiers == glossary("en")
    assert len(identifiers) >= 20
    assert [
        word
        for word in identifiers
        if not re.search(rf"\b{re.escape(word)}\b", code, re.IGNORECASE)
    ] == []
