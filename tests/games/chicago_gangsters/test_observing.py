"""An observation is the view and the box as numbers, turned to the looker."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.engine.view import fields_of
from backroom.games.chicago_gangsters.rules.words import (
    CARD,
    DISTRICT,
    LOOT,
    PACKAGE,
    REVEALED,
    SEAT,
    Ability,
    Aim,
    Good,
    Person,
    Phase,
    Result,
    Side,
    Stance,
    Symbol,
)
from tests.games.chicago_gangsters.helpers import CHICAGO, LANE

View = dict[str, Any]
OF_SEAT = 11 + 10 + 5 + 18 + 20


def observed(match: Match, seat: int) -> list[float]:
    features = np.full(CHICAGO.observation, np.nan, np.float32)
    states = match.state.row.reshape(1)
    CHICAGO.lane(LANE).observe_at(match.edition.boxes, states, 0, seat, features)
    numbers: list[float] = features.tolist()
    return numbers


def expected(match: Match, seat: int) -> Iterator[float]:
    """The same numbers, read off the view."""
    view = match.view(None if seat == NONE else seat)
    box, onlooker = fields_of(match.edition.box, 0), match.view(None)
    yield from own(view, box, seat)
    for step in range(len(SEAT)):
        if step < match.seats:
            yield from of_seat(view, onlooker, box, (max(seat, 0) + step) % match.seats)
        else:
            yield from [0] * OF_SEAT
    yield from of_table(view, box)
    for names, deck in ((REVEALED, "coalition"), (DISTRICT, "district"), (LOOT, "loot")):
        yield from (word in view[f"{deck}_deck"] for word in names)
    yield from (person in view["person_deck"] for person in Person.names)
    yield from of_step(view)


def own(view: View, box: View, seat: int) -> Iterator[float]:
    if seat == NONE:
        yield from [0] * 30
        return
    yield from (view["hand"][seat][card] for card in CARD)
    yield from (view["laid"][seat][card] for card in CARD)
    has_mark = box["mark"].get(view["coalition"]) == view["clan"][seat] is not None
    yield from (has_mark and view["hidden"] == card for card in CARD)


def of_seat(view: View, onlooker: View, box: View, seat: int) -> Iterator[float]:
    side, clan, card = view["side"][seat], view["clan"][seat], view["coalition"]
    yield from (side == word for word in Side.names)
    is_open = card in box["mark"] and clan is not None
    yield is_open and box["mark"][card] == clan
    yield is_open and box["tie"][card][side] == clan
    roles = ("lone", "mrx", "godfather", "ousted", "thug", "on_turn")
    yield from (view[role] == seat for role in roles)
    yield isinstance(view["to_act"], list) and seat in view["to_act"]
    for field in ("said", "pledged_points", "pledged_cards", "asked_points"):
        yield view[field][seat]
    yield from (view["aim"][seat] == aim for aim in Aim.names)
    yield from (view["stance"][seat] == stance for stance in Stance.names)
    yield view["alcohol"][seat]
    yield view["godfather_points"][seat]
    yield view["contribution"][seat]
    # As all see them.
    yield sum(onlooker["hand"][seat].values())
    yield sum(onlooker["laid"][seat].values())
    yield from (person in view["persons"][seat] for person in Person.names)
    yield from (view["known"][seat][card] for card in CARD)
    yield from (onlooker["laid"][seat][card] for card in CARD)


def of_table(view: View, box: View) -> Iterator[float]:
    shown = box["symbols"].get(view["district"], [])
    yield from (symbol in shown for symbol in Symbol.names)
    packages = box["packages"].get(view["loot"])
    for result in Result.names:
        for package in PACKAGE:
            yield from (packages[result][package][good] if packages else 0 for good in Good.names)
    yield from (view["offer"] == person for person in Person.names)
    yield from (view["pile"][card] for card in CARD)
    # The veiled deck holds all cards out of sight; in the showdown hands lie open.
    for card in CARD:
        hands = sum(held[card] for n, held in enumerate(view["hand"]) if n != view["seat"])
        yield view["deck"][card] + (hands if view["over"] else 0)


def of_step(view: View) -> Iterator[float]:
    yield from (view["phase"] == phase for phase in Phase.names)
    yield from (view["strength"][side] for side in Side.names)
    yield from (view["turn"] == side for side in Side.names)
    yield from (view["winners"] == side for side in Side.names)
    yield view["round_number"]
    yield view["deck_size"]
    yield view["turn"] == "defenders" and view["hidden"] is not None
    for field in ("shut", "passes", "drawn", "step", "total"):
        yield view[field]
    yield from (ability in view["used"] for ability in Ability.names)
    yield from (view["busy"] == ability for ability in Ability.names)
    yield from (view["taken"] == package for package in PACKAGE)


@pytest.mark.parametrize(
    "seats, options",
    [
        (3, {"talk": False, "second_look": True, "godfather": True}),
        (4, {"talk": True, "second_look": False, "godfather": False}),
        (4, {"talk": False, "second_look": True, "godfather": True}),
        (5, {"talk": True, "second_look": True}),
    ],
)
def test_an_observation_is_the_view_as_numbers(seats: int, options: dict[str, bool]) -> None:
    match = CHICAGO.deal(seats, seed=3, options=options, lane=LANE)
    dice = random.Random(seats)
    while isinstance(asked := match.to_act, tuple):
        seat = dice.choice(asked)
        match.play(seat, dice.choice(match.legal(seat)))
        if dice.random() < 0.2 or match.over:
            eyes = dice.choice([NONE, *range(seats)])
            assert observed(match, eyes) == [float(number) for number in expected(match, eyes)]
