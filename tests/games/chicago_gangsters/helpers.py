"""Positions of chicago_gangsters, written down.

    match = table("k01 d08 b05 judge", hands="w4 w4 | s1 | - | e5", persons="thug | | mayor")

A round has been revealed; hands and persons go by seat, `|` between two. Seats play the clans a, b,
c, d in order, with five players the last seat is Mr. X; so with k01 seats 0 and 1 challenge, the
`?` is at seat 0, and ties go to seats 1 and 2. Whoever is not named holds nothing; what is in no
hand and not in the pile is in the deck, so no card is lost or made up.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.chicago_gangsters.rules import conserved
from backroom.games.chicago_gangsters.rules.words import CARD, Person, Phase

CHICAGO = backroom.game("chicago_gangsters")
LANE = os.environ.get("BACKROOM_LANE", "compiled")
CLANS = "abcd"
FIRST_PERSONS = ("banker", "mayor", "chief", "prosecutor", "driver")


def deal(
    seats: int = 4,
    talk: bool = False,
    second_look: bool = False,
    godfather: bool = False,
    edition: Path | None = None,
    rules: int | None = None,
) -> Match:
    """A match whose outcomes the test plays, before its first outcome."""
    options = {"talk": talk}
    if rules != 1:
        options["second_look"] = second_look
    if seats < 5:
        options["godfather"] = godfather
    return Match(CHICAGO, seats, options, CHICAGO.edition(edition), rules=rules, lane=LANE)


def play(match: Match, lines: str) -> Match:
    """Play lines of a record, separated by semicolons: `0 lay w4; * draw 1 s3`."""
    match.play_lines(line.strip() for line in lines.split(";"))
    return match


def begin(
    seats: int = 4,
    hands: str = "",
    persons: str = "",
    pile: str = "",
    mrx: int = 4,
    **options: Any,
) -> Match:
    """A match before its first reveal; `options` are those of `deal`."""
    match = deal(seats, **options)
    if seats == 5:
        play(match, f"* mrx {mrx}")
    clans = iter(CLANS)
    for seat in range(seats):
        if seats < 5 or seat != mrx:
            play(match, f"* clan {seat} {next(clans)}")
    while phase(match) != "hire":
        match.play("*", next(iter(match.chance())))
    for seat in range(seats):
        play(match, f"* hire {seat} {FIRST_PERSONS[seat]}")
    give(match, hands, pile)
    hire(match, persons)
    return match


def table(reveal: str = "k01 d13 b01 senator", **given: Any) -> Match:
    """A match in its first round, all four cards revealed."""
    return turn_up(begin(**given), reveal)


def turn_up(match: Match, reveal: str) -> Match:
    """A round begins: `k01 d08 b05 judge`."""
    coalition, district, loot, person = reveal.split()
    return play(
        match,
        f"* coalition {coalition}; * district {district}; * loot {loot}; * person {person}",
    )


def by_seat(text: str, seats: int) -> list[list[str]]:
    parts = [part.replace("-", "").split() for part in text.split("|")]
    assert len(parts) <= seats, "more hands than seats"
    return parts + [[]] * (seats - len(parts))


def give(match: Match, hands: str, pile: str = "") -> Match:
    """Hands and discard pile hold exactly these cards, the deck all others."""
    s = match.state
    whole = {card: conserved(match.edition.box, s)[word] for card, word in enumerate(CARD)}
    held = by_seat(hands, match.seats)
    for card, word in enumerate(CARD):
        for seat in range(match.seats):
            s.hand[seat, card] = held[seat].count(word)
            whole[card] -= s.hand[seat, card] + s.laid[seat, card]
        s.pile[card] = pile.split().count(word)
        s.deck[card] = whole[card] - s.pile[card] - (s.hidden == card)
        assert s.deck[card] >= 0, f"more {word} than there are"
    s.deck_size = sum(s.deck[card] for card in range(len(CARD)))
    return match


def hire(match: Match, persons: str) -> Match:
    """Exactly these persons lie before their owners; all others are in the deck."""
    s = match.state
    s.person_deck = (1 << len(Person)) - 1
    for seat, words in enumerate(by_seat(persons, match.seats)):
        s.persons[seat] = sum(1 << Person.names.number(word) for word in words)
        s.person_deck &= ~s.persons[seat]
    return match


def lay(match: Match, *sets: str) -> Match:
    """Seats lay their cards and are done: `0 w4 ?s5` keeps the s5 face down."""
    for words in sets:
        seat, *cards = words.split()
        for card in cards:
            verb, face = ("hide", card[1:]) if card[0] == "?" else ("lay", card)
            match.play(int(seat), f"{verb} {face}")
        match.play(int(seat), "done")
    return match


def draws(match: Match, cards: str = "") -> Match:
    """All draws that are due: these cards, then the first that can come."""
    wanted = cards.split()
    while match.is_chance and phase(match) == "draw":
        face = wanted.pop(0) if wanted else next(iter(match.chance())).split()[-1]
        match.play("*", f"draw {match.state.on_turn} {face}")
    assert not wanted, f"not drawn: {wanted}"
    return match


# What is said where nothing is to happen, and the first of what must be said.
QUIET = ("pass", "done", "thug no", "take 1", "end", "side challengers", "pay alcohol", "pay card")


def quietly(match: Match, until: Callable[[Match], bool]) -> Match:
    """Go on, doing nothing that can be left out and drawing the first card, until then."""
    while not until(match):
        if match.is_chance:
            match.play("*", next(iter(match.chance())))
            continue
        seat = match.to_act[0]
        actions = legal(match, seat)
        match.play(seat, next(text for text in QUIET if text in actions))
    return match


def up_to(match: Match, name: str) -> Match:
    """Quietly on to a phase."""
    return quietly(match, lambda match: phase(match) == name)


def round_end(reveal: str = "k01 d05 b10 senator", **given: Any) -> Match:
    """Nobody lays anything, and loot is shared. With four players seat 1 begins the round end,
    seat 0 has drawn three cards, and the others still hold what is given.
    """
    return quietly(table(reveal, **given), lambda match: match.state.starter != NONE)


# ------------------------------------------------------------------ windows


def window(answers: str, joins: str = "", **given: Any) -> Match:
    """The first window: who declares (`d`) or passes (`p`), then who of those joins (`j`)."""
    match = table(godfather=True, **given)
    return answer(answer(match, answers), joins)


def answer(match: Match, answers: str) -> Match:
    words = {"d": "declare", "p": "pass", "j": "join"}
    for seat, letter in zip(list(match.to_act), answers.split(), strict=bool(answers)):
        play(match, f"{seat} {words[letter]}")
    return match


def alone(seat: int, **given: Any) -> Match:
    """A seat of four becomes Godfather in the first window without a duel."""
    answers = " ".join("d" if other == seat else "p" for other in range(4))
    return window(answers, "p p p", **given)


# ------------------------------------------------------------------ what is asked of a match


def phase(match: Match) -> str:
    return Phase.names[match.state.phase]


def hand(match: Match, seat: int) -> str:
    """The cards of a hand: `w2 w2 e5`."""
    return words(match.state.hand, seat)


def laid(match: Match, seat: int) -> str:
    return words(match.state.laid, seat)


def known(match: Match, seat: int) -> str:
    return words(match.state.known, seat)


def words(cells: Any, seat: int) -> str:
    return " ".join(word for card, word in enumerate(CARD) for _ in range(cells[seat, card]))


def pile(match: Match) -> str:
    pile = match.state.pile
    return " ".join(word for card, word in enumerate(CARD) for _ in range(pile[card]))


def persons(match: Match, seat: int) -> set[str]:
    return {
        word for person, word in enumerate(Person.names) if match.state.persons[seat] >> person & 1
    }


def alcohol(match: Match) -> list[int]:
    return [match.state.alcohol[seat] for seat in range(match.seats)]


def strengths(match: Match) -> tuple[int, int]:
    return match.state.strength[0], match.state.strength[1]


def contributions(match: Match) -> list[int]:
    return [match.state.contribution[seat] for seat in range(match.seats)]


def legal(match: Match, seat: int, verb: str = "") -> set[str]:
    """What a seat may do with a verb."""
    actions = match.legal(seat)
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {str(action) for action in actions if action.verb == verb or not verb}


def refused(match: Match, seat: int, text: str) -> tuple[str, str | None]:
    """Why a seat may not do that: reason and clause. The match stays as it was."""
    reason = match.why_not(seat, text)
    assert reason is not None, f"{seat} {text} is legal"
    before, lines = bytes(match.state), len(match.lines)
    with pytest.raises(backroom.Refused) as refusal:
        match.play(seat, text)
    assert (refusal.value.reason, refusal.value.clause) == (reason.name, reason.clause)
    assert (bytes(match.state), len(match.lines)) == (before, lines)
    return reason.name, reason.clause


def events(match: Match, name: str, seat: int | None = -1) -> list[tuple[Any, ...]]:
    """The values of all events of one name, in full or as a seat (None: an onlooker) sees them."""
    found: Iterable[dict[str, Any]] = match.events if seat == -1 else match.events_for(seat)
    return [tuple(event.values())[1:] for event in found if event["event"] == name]


def lines(match: Match, since: int = 0) -> list[str]:
    return [str(line) for line in match.lines[since:]]
