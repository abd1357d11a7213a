"""Positions of gangster, written down.

    match = position(
        "the_loop 12: green yellow grey green",
        cars="grey greek_town, green the_loop",
        slots="grey tommy_gun, green bodyguard",
    )

A table is its district, its number and who stands on its fields in reading order, `.` for an empty
one; the next gangster goes right behind the rearmost while the last field is empty. Whoever stands
on no table and lies in no trunk sits in the car of the own colour, or, where `crew` says that fewer
sit there, has drowned: no gangster is lost or made up.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.games.gangster.rules import conserved
from backroom.games.gangster.rules.loading import look_for_next
from backroom.games.gangster.rules.words import (
    ALL_DISTRICTS,
    CARD,
    DISTRICT,
    EMPTY,
    NONE,
    PLACE,
    TABLE,
    Gang,
    Kind,
    Phase,
    Slot,
)

GANGSTER = backroom.game("gangster")
LANE = os.environ.get("BACKROOM_LANE", "compiled")
AMIGO = GANGSTER.folder / "boxes" / "amigo-2007.toml"


def deal(seats: int = 4, edition: Path | None = None, rules: int | None = None) -> Match:
    """A match whose outcomes the test plays, before its first outcome."""
    return Match(GANGSTER, seats, edition=GANGSTER.edition(edition), rules=rules, lane=LANE)


def play(match: Match, lines: str) -> Match:
    """Play lines of a record, separated by semicolons: `0 drive 2 cicero; * police`."""
    match.play_lines(line.strip() for line in lines.split(";"))
    return match


def chance_up_to(match: Match, phase: str) -> Match:
    """Play the first outcome possible, again and again, until a phase."""
    while Phase.names[match.state.phase] != phase:
        match.play("*", next(iter(match.chance())))
    return match


def begin(
    seats: int = 4, start: int = 0, edition: Path | None = None, rules: int | None = None
) -> Match:
    """A match at its first turn. Harbour: bodyguard, bodyguard, motor; all else first come."""
    match = deal(seats, edition, rules)
    play(match, "* harbour bodyguard; * harbour bodyguard; * harbour motor")
    play(chance_up_to(match, "start"), f"* start {start}")
    return chance_up_to(match, "gang" if seats == 2 else "turn")


def by_colour(written: str) -> dict[int, list[str]]:
    """`grey motor door, green bumper` → {0: [motor, door], 1: [bumper]}."""
    colours = (part.split() for part in written.split(",") if part.strip())
    return {Gang.names.number(words[0]): words[1:] for words in colours}


def position(
    *tables: str,
    seats: int = 4,
    turn: int = 0,
    gang: str | None = None,
    cars: str = "",
    slots: str = "",
    trunks: str = "",
    crew: str = "",
    cards: str = "",
    harbour: str = "door door bumper",
    supply: str = "trunk trunk motor motor",
    doubled: str = "north_side",
    police: int = 2,
    days: int = 0,
    quiet: int = 0,
    edition: Path | None = None,
    rules: int | None = None,
) -> Match:
    """A match in a written position, `turn` to act, of two players with `gang` already chosen.

    cars:   "grey cicero, green gold_coast"; otherwise Stickney
    slots:  "grey motor trunk, green door", left first; otherwise empty
    trunks: "grey green yellow": who lies in grey's trunk
    crew:   "grey 1", own gangsters in the car
    cards:  "grey 13, green 2", the open movement cards; otherwise all
    """
    match = begin(seats, turn, edition, rules)
    s: Any = match.state
    box: Any = match.edition.box
    before = conserved(box, s)
    s.days = days
    s.casino[0] -= days
    for district in range(len(DISTRICT)):
        for colour in range(s.gangs):
            s.standing[district, colour] = 0
    for written in tables:
        _lay(s, written)
    for district in range(len(DISTRICT)):
        if s.table[district] != NONE:
            look_for_next(box, s, district)
    _set_colours(s, cars, slots, trunks, cards)
    _seat_gangsters(box, s, crew, sum(box.gangsters[stage] for stage in range(days + 1)))
    _set_counts(s.harbour, harbour)
    _set_counts(s.supply, supply)
    in_play = ALL_DISTRICTS & ~box.closed[seats - 2]
    s.doubled = _set_of(doubled)
    s.deck = in_play & ~s.doubled
    s.police = police
    s.quiet = quiet
    if gang is not None:
        s.gang = Gang.names.number(gang)
    s.phase = Phase.GANG if s.gang == NONE else Phase.TURN
    assert conserved(box, s) == before
    return match


def _lay(s: Any, written: str) -> None:
    head, _, fields = written.partition(":")
    word, number = head.split()
    district = DISTRICT.number(word)
    laid = [s.table[other] for other in range(len(DISTRICT))]
    if TABLE.number(number) in laid:
        # Two districts change tables, so that none lies twice.
        s.table[laid.index(TABLE.number(number))] = s.table[district]
    s.table[district] = TABLE.number(number)
    for field, colour in enumerate(fields.split()):
        if colour != ".":
            s.standing[district, Gang.names.number(colour)] |= 1 << field


def _set_colours(s: Any, cars: str, slots: str, trunks: str, cards: str) -> None:
    for colour in range(s.gangs):
        s.car[colour] = PLACE.number(*by_colour(cars).get(colour, ["stickney"]))
        held = [Kind.names.number(kind) for kind in by_colour(slots).get(colour, [])]
        s.slots[colour, Slot.LEFT], s.slots[colour, Slot.RIGHT] = [*held, EMPTY, EMPTY][:2]
        for other in range(s.gangs):
            s.trunk[colour, other] = by_colour(trunks).get(colour, []).count(Gang.names[other])
        (open_cards,) = by_colour(cards).get(colour, ["123"])
        s.cards[colour] = sum(1 << CARD.number(card) for card in open_cards)


def _seat_gangsters(box: Any, s: Any, crew: str, whole: int) -> None:
    for colour in range(s.gangs):
        out = sum(s.standing[district, colour].bit_count() for district in range(len(DISTRICT)))
        out += sum(s.trunk[other, colour] for other in range(s.gangs))
        (aboard,) = by_colour(crew).get(colour, [whole - out])
        s.crew[colour] = int(aboard)
        s.drowned[colour] = whole - out - int(aboard)
        assert s.drowned[colour] >= 0, f"more {Gang.names[colour]} gangsters than there are"


def _set_counts(counts: Any, kinds: str) -> None:
    for number, kind in enumerate(Kind.names):
        counts[number] = kinds.split().count(kind)


def _set_of(districts: str) -> int:
    return sum(1 << DISTRICT.number(word) for word in districts.split())


# ------------------------------------------------------------------ what is asked of a match


def legal(match: Match, verb: str = "") -> set[str]:
    """What the seat on turn may do, with a verb or at all."""
    actions = match.legal(match.state.on_turn)
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {str(action) for action in actions if action.verb == verb or not verb}


def reached(match: Match, card: int) -> set[str]:
    """Where the seat on turn may drive with a card."""
    return {text.split()[2] for text in legal(match, "drive") if text.split()[1] == str(card)}


def refused(match: Match, seat: int, text: str) -> tuple[str, str | None]:
    """Why a seat may not do that: reason and clause. The match stays as it was."""
    reason = match.why_not(seat, text)
    assert reason is not None, f"{seat} {text} is legal"
    before = bytes(match.state)
    with pytest.raises(backroom.Refused) as refusal:
        match.play(seat, text)
    assert (refusal.value.reason, refusal.value.clause) == (reason.name, reason.clause)
    assert reason.sentence in str(refusal.value)
    assert bytes(match.state) == before
    return reason.name, reason.clause


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """The events of one name so far, without their name."""
    found = [event for event in match.events if event["event"] == name]
    return [{key: value for key, value in event.items() if key != "event"} for event in found]


def way_of(drove: dict[str, Any]) -> list[str]:
    """The places of a drive that was told, from its first to its last."""
    places = (drove[key] for key in ("origin", "via", "via2", "via3", "target"))
    return [place for place in places if place is not None]


def phase(match: Match) -> str:
    return Phase.names[match.state.phase]


def table(match: Match, district: str) -> str:
    """Who stands on a table, written as `position` takes it."""
    on_fields = {
        int(field): colour
        for colour, fields in match.view(None)["standing"][district].items()
        for field in fields
    }
    rearmost = max(on_fields, default=0)
    return " ".join(on_fields.get(field, ".") for field in range(1, rearmost + 1))


def standing(match: Match, district: str, colour: str) -> list[int]:
    """The fields where a colour's gangsters stand."""
    return [int(field) for field in match.view(None)["standing"][district][colour]]


def trunk(match: Match, colour: str) -> dict[str, int]:
    """Who lies in a colour's trunk, without the colours that nobody is of."""
    return {whose: n for whose, n in match.view(None)["trunk"][colour].items() if n}


def equipment(match: Match, colour: str) -> tuple[str | None, str | None]:
    """The left and the right slot of a colour."""
    slots = match.view(None)["slots"][colour]
    return slots["left"], slots["right"]


def at_harbour(match: Match) -> dict[str, int]:
    """What lies open at the Gold Coast."""
    return {kind: n for kind, n in match.view(None)["harbour"].items() if n}


def car(match: Match, colour: str) -> str:
    place: str = match.view(None)["car"][colour]
    return place


def open_cards(match: Match, colour: str) -> str:
    return "".join(match.view(None)["cards"][colour])


def last_day(match: Match) -> list[dict[str, Any]]:
    """The events of the day of reckoning that was just drawn."""
    assert match.lines[-1].text.startswith("casino")
    return [match.game.event(row) for row in match.lines[-1].events]


def points(match: Match, district: str) -> dict[str, int]:
    """What the colours got in a district on the day just reckoned, first place first."""
    placed = [event for event in last_day(match) if event["event"] == "placed"]
    return {event["gang"]: event["points"] for event in placed if event["district"] == district}


def influence(match: Match) -> list[int]:
    found: list[int] = match.view(None)["influence"]
    return found
