"""Positions of don_pepe, written in a line.

    match = position("yellow jim 1 3z, boss 5 | red joe 7", hand="knife move", cakes="red 1")

A gang, then each kind with its chairs; `z` marks a sleeper. A gang of the game that is not named
is out. The turn of `turn` has begun: its cake has gone off and its income is paid.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.don_pepe.rules.play import begin_turn
from backroom.games.don_pepe.rules.words import CHAIR, CHAIRS, SEAT, Card, Gang, Kind, Phase

DON_PEPE = backroom.game("don_pepe")
DECK = Counter(move=14, knife=10, pistol=10, cake=8, pass_cake=6, cocktail=6, kaboum=5, cops=1)
HAND = "knife pistol cake cocktail move"
DRINKS = {"1", "4", "8", "13", "14", "16", "20", "24", "26"}

# The position that the six scenes of the rulebook share.
SCENE = """
    yellow jim 1 10 | red jim 3 7 17 19 23 | blue jim 9 11 16 | green boss 13, jim 15 |
    orange jim 5 20z, boss 21 | purple mike 8z, jim 22, boss 28
"""
SCENE_CAKES = "red 1 yellow 19 blue 23"


def deal(seats: int = 3, seating: str = "suggested", edition: Path | None = None) -> Match:
    """A match whose outcomes the test plays, before its first outcome."""
    return DON_PEPE.deal(seats, options={"seating": seating}, edition=edition, chance="manual")


def dealt(seats: int = 3, seating: str = "suggested", **hands: str) -> Match:
    """A match after the deal: the hands given by gang, the other cards from what is left."""
    match = deal(seats, seating)
    left = Counter(DECK)
    left.subtract(word for hand in hands.values() for word in hand.split())
    for seat in range(seats):
        hand = hands.get(Gang.names[seat])
        for card in hand.split() if hand else take(left, 5):
            match.play("*", f"deal {seat} {card}")
    return match


def take(left: Counter[str], count: int) -> list[str]:
    """Cards that are left, always of the kind with most copies."""
    cards = []
    for _ in range(count):
        card = max(Card.names, key=lambda word: left[word])
        left[card] -= 1
        cards.append(card)
    return cards


def position(
    men: str,
    *,
    turn: str = "yellow",
    hand: str = HAND,
    hands: dict[str, str] | None = None,
    cakes: str = "",
    pile: str | None = None,
    discards: str = "",
    pot: int = 60_000,
    money: str = "",
    idle: int = 0,
    seats: int | None = None,
    edition: Path | None = None,
) -> Match:
    """A match at the first card of the turn of `turn`, who holds `hand`. See the file's text."""
    gangs = [part.split()[0] for part in men.split("|")]
    match = deal(seats or max(3, *(Gang.names.number(gang) + 1 for gang in gangs)), edition=edition)
    s = match.state
    for seat in range(match.seats):
        for kind in range(len(Kind)):
            s.unseated[seat, 0, kind] = 0
    for part in men.split("|"):
        sit(s, *part.replace(",", " ").split())
    for seat in range(match.seats):
        if s.men[seat] == 0:
            s.moments = s.left_at[seat] = s.last_men[seat] = 1
    held = {turn: hand, **(hands or {})}
    lay(s, held, discards, pile)
    for gang, chair in zip(*[iter(cakes.split())] * 2, strict=True):
        s.cake[Gang.names.number(gang)] = CHAIR.number(chair)
    for seat, dollars in enumerate(money.split()):
        s.money[seat] = int(dollars)
    s.pot = pot
    s.idle = idle
    s.missing = 0
    begin(match, turn)
    return match


def sit(s: Any, gang: str, *words: str) -> None:
    kind = NONE
    for word in words:
        if word in Kind.names:
            kind = Kind.names.number(word)
            continue
        bit = 1 << CHAIR.number(word.rstrip("z"))
        s.men[Gang.names.number(gang)] |= bit
        s.kinds[kind] |= bit
        if word.endswith("z"):
            s.asleep |= bit


def lay(s: Any, hands: dict[str, str], discards: str, pile: str | None) -> None:
    """Lay out the cards; without a pile given it holds all the others."""
    left = Counter(DECK)
    for gang, hand in hands.items():
        for card in hand.split():
            s.hands[Gang.names.number(gang), Card.names.number(card)] += 1
            s.drawn[Gang.names.number(gang), Card.names.number(card)] += 1
            left[card] -= 1
    for card in discards.split():
        s.discards[Card.names.number(card)] += 1
        left[card] -= 1
    lying = left if pile is None else Counter(pile.split())
    for number, card in enumerate(Card.names):
        assert left[card] >= 0, f"there are not so many: {card}"
        s.pile[number] = lying[card]
        s.shuffled[number] = lying[card] + sum(s.drawn[seat, number] for seat in range(len(SEAT)))


def begin(match: Match, gang: str) -> list[dict[str, Any]]:
    """Begin the turn of a gang in the position as it is; the events of that."""
    log = DON_PEPE.room_for_events()
    s = match.state
    s.on_turn = Gang.names.number(gang)
    s.waiting = 0
    while s.waiting == 0:
        begin_turn(match.edition.box, s, log)
    return [DON_PEPE.event(tuple(row)) for row in log[1 : log[0, 0] + 1].tolist()]


def play(match: Match, lines: str) -> Match:
    """Play lines of a record, separated by semicolons: `0 knife 3; 0 end; * deal 0 move`."""
    match.play_lines(line.strip() for line in lines.split(";"))
    return match


def asked(match: Match) -> int:
    """The one seat that is asked."""
    assert match.to_act, f"{match.to_act} is to act"
    (seat,) = match.to_act
    return seat


def legal(match: Match) -> set[str]:
    """What the seat that is asked may do."""
    actions = match.legal(asked(match))
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {str(action) for action in actions}


def targets(match: Match, verb: str) -> set[str]:
    """What a verb may be played with: chairs, gangs with directions, cards."""
    return {" ".join(a.arguments) for a in match.legal(asked(match)) if a.verb == verb}


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


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """The events of one name so far, without their name."""
    return told(match.events, name)


def told(events: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    found = [event for event in events if event["event"] == name]
    return [{key: value for key, value in event.items() if key != "event"} for event in found]


def dead(match: Match) -> list[str]:
    """Who has died since the position was set, `red jim 7 knife`, in order."""
    return [f"{e['gang']} {e['kind']} {e['chair']} {e['cause']}" for e in events(match, "died")]


def chairs(match: Match, gang: str) -> set[str]:
    """Where a gang's men sit."""
    return set(match.view(None)["men"][Gang.names.number(gang)])


def asleep(match: Match) -> set[str]:
    return set(match.view(None)["asleep"])


def cake(match: Match, gang: str) -> str | None:
    where: str | None = match.view(None)["cake"][Gang.names.number(gang)]
    return where


def hand(match: Match, seat: int) -> Counter[str]:
    """A hand as its owner sees it."""
    return +Counter(match.view(seat)["hands"][seat])


def pile(match: Match) -> Counter[str]:
    """The pile as it truly is."""
    return +Counter({card: match.state.pile[number] for number, card in enumerate(Card.names)})


def discards(match: Match) -> Counter[str]:
    return +Counter(match.view(None)["discards"])


def phase(match: Match) -> str:
    return Phase.names[match.state.phase]


def empty(match: Match) -> set[str]:
    """The chairs nobody sits on."""
    return set(CHAIR) - {chair for men in match.view(None)["men"] for chair in men}


def beside(chair: str) -> set[str]:
    """The chairs left and right of one, worked out apart from the rules."""
    number = int(chair)
    return {str(number % CHAIRS + 1), str((number - 2) % CHAIRS + 1)}


def spots(chairs: str) -> set[str]:
    """Chairs written in a line."""
    return set(chairs.split())
