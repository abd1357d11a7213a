"""What a seat can tell of a match, and the worlds it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from backroom.engine.match import Match
from backroom.engine.matchfile import redacted
from backroom.engine.rule import random_source
from backroom.games.chicago_gangsters.rules import conserved
from backroom.games.chicago_gangsters.rules.words import CARD
from tests.games.chicago_gangsters.helpers import CHICAGO, LANE

SAMPLES = 3000


def worlds(match: Match, seat: int, number: int = 200, seed: int = 1) -> Iterator[Any]:
    """Worlds that the seat cannot tell from the true one; each is gone when the next comes."""
    lane, boxes = CHICAGO.lane(LANE), match.edition.boxes
    states = CHICAGO.blank(3)
    states[0] = match.state.row
    lane.veil_at(boxes, states, 0, seat)
    whole = conserved(match.edition.box, match.state)
    rng = random_source(seed)
    for _ in range(number):
        states[1] = states[0]
        lane.resample_at(boxes, states, 1, seat, rng)
        states[2] = states[1]
        lane.veil_at(boxes, states, 2, seat)
        assert states[2].tobytes() == states[0].tobytes(), "the seat could tell this world"
        world = CHICAGO.State(states[1:2])
        assert conserved(match.edition.box, world) == whole
        yield world


def cards(world: Any, cells: str, seat: int) -> str:
    held = getattr(world, cells)
    return " ".join(word for card, word in enumerate(CARD) for _ in range(held[seat, card]))


def is_likely(found: Counter[Any], chances: dict[Any, float]) -> bool:
    """A chi-square test: the counts found are as they should be, but for one time in 10 000."""
    assert set(found) <= set(chances), set(found) - set(chances)
    number = found.total()
    distance = sum((found[key] - number * p) ** 2 / (number * p) for key, p in chances.items())
    freedom = len(chances) - 1
    # Wilson and Hilferty's approximation of the quantile, 3.72 standard deviations up.
    bound = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3
    return distance < bound


def told(match: Match, seat: int) -> tuple[Any, ...]:
    """All that a seat can ask, receive or read of a match."""
    lane, boxes, states = CHICAGO.lane(LANE), match.edition.boxes, match.state.row.reshape(1)
    features = np.zeros(CHICAGO.observation, np.float32)
    lane.observe_at(boxes, states, 0, seat, features)
    reasons = tuple(
        None if (reason := match.why_not(seat, text)) is None else reason.name
        for text in CHICAGO.actions.texts
    )
    return (
        match.view(seat),
        [str(action) for action in match.legal(seat)],
        reasons,
        match.events_for(seat),
        features.tolist(),
        redacted(match, seat),
    )
