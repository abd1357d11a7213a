"""What a seat knows: everything, also as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from backroom.engine.match import Match
from backroom.games.gangster.rules.words import (
    CARD,
    DISTRICT,
    FIELD,
    PLACE,
    SEAT,
    TABLE,
    VALUE,
    Gang,
    Kind,
    Phase,
    Slot,
)
from tests.games.gangster.helpers import GANGSTER, LANE, begin, position


def observed(match: Match, seat: int) -> list[float]:
    features = np.full(GANGSTER.observation, np.nan, np.float32)
    states = match.state.row.reshape(1)
    GANGSTER.lane(LANE).observe_at(match.edition.boxes, states, 0, seat, features)
    numbers: list[float] = features.tolist()
    return numbers


def expected(match: Match, seat: int) -> Iterator[float]:
    """The same numbers, read off the view."""
    view: dict[str, Any] = match.view(seat)
    for district in DISTRICT:
        standing = view["standing"][district]
        yield from (field in standing[gang] for gang in Gang.names for field in FIELD)
        yield from (view["next"][district] == field for field in FIELD)
        yield from (view["table"][district] == number for number in TABLE)
        yield district in view["doubled"]
        yield district in view["deck"]
    for number, gang in enumerate(Gang.names):
        yield from (view["car"][gang] == place for place in PLACE)
        yield from (card in view["cards"][gang] for card in CARD)
        yield from (view["slots"][gang][slot] == kind for slot in Slot.names for kind in Kind.names)
        yield from view["trunk"][gang].values()
        yield view["crew"][gang]
        yield view["drowned"][gang]
        yield view["gang"] == gang
        yield number < view["gangs"] and number % match.seats == seat
    for kind in Kind.names:
        yield view["harbour"][kind]
        yield view["supply"][kind]
    yield from (view["casino"][value] for value in VALUE)
    influence = [*view["influence"], 0, 0, 0]
    for other in range(len(SEAT)):
        yield influence[other]
        yield view["on_turn"] == other
        yield other == seat
    yield from (view["phase"] == phase for phase in Phase.names)
    yield view["police"]
    yield view["days"]
    yield view["quiet"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_observation_says_what_the_view_says(seats: int) -> None:
    match = position(
        "cicero 12: green . yellow grey" if seats != 3 else "the_loop 12: green . yellow grey",
        seats=seats,
        turn=1,
        gang="green",
        cars="grey gold_coast",
        slots="grey motor door, green trunk",
        trunks="green grey grey",
        cards="yellow 13",
        crew="grey 3, yellow 2",
        doubled="chinatown stickney",
        police=1,
        days=1,
        quiet=3,
    )
    match.state.influence[0] = 17
    for seat in range(seats):
        assert observed(match, seat) == list(expected(match, seat))


def test_nothing_is_hidden_from_anybody() -> None:
    match = begin(3)
    onlooker = match.view(None)
    for seat in range(3):
        view = match.view(seat)
        told = {key: view[key] for key in GANGSTER.State.fields if key in view}
        assert told == {key: onlooker[key] for key in told}
