"""House players. They sit on the same path as people: from what their seat knows to a command.

A player is found by name here or among the entry points `backroom.bots` of other packages. It is
called in a worker thread with a `Knowledge`, and answers with the text of a legal action.
"""

from __future__ import annotations

import functools
import importlib.metadata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from backroom.engine.box import Edition
from backroom.engine.game import NO_LOG, Game
from backroom.engine.record import Array
from backroom.engine.rule import below, random_source


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows: its veiled record, what it may do, and the events it has seen.

    `events` reads them when called, all from the start. `budget` is the time to think, in seconds.
    """

    game: Game
    edition: Edition
    seats: int
    options: dict[str, Any]
    rules: int
    seat: int
    veiled: Array
    legal: tuple[int, ...]
    budget: float
    events: Callable[[], list[dict[str, Any]]]
    seed: int

    def text(self, code: int) -> str:
        return self.game.actions.texts[code]


Player = Callable[[Knowledge], str]


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return known.text(known.legal[below(random_source(known.seed), len(known.legal))])


# Worlds that `greedy` tries every action in.
WORLDS = 3


def play_greedy(known: Knowledge) -> str:
    """The action that looks best one step ahead, by the game's evaluation or its scores."""
    lane, boxes = known.game.lane(), known.edition.boxes
    value = _evaluation(known)
    rng = random_source(known.seed)
    states = np.concatenate([known.veiled, known.veiled])
    totals = [0.0] * len(known.legal)
    for _ in range(WORLDS):
        states[0] = known.veiled[0]
        lane.resample_at(boxes, states, 0, known.seat, rng)
        for place, code in enumerate(known.legal):
            states[1] = states[0]
            lane.apply_at(boxes, states, 1, known.seat, code, NO_LOG)
            totals[place] += value(states)
    best = max(totals)
    # Equals are drawn among, else the first field of a board would fill up first.
    chosen = [code for code, total in zip(known.legal, totals, strict=True) if total == best]
    return known.text(chosen[below(rng, len(chosen))])


def _evaluation(known: Knowledge) -> Callable[[Array], float]:
    """How good position 1 is for the seat."""
    lane, boxes = known.game.lane(), known.edition.boxes
    evaluate = getattr(lane, "evaluate_at", None)
    if evaluate is not None:
        return lambda states: float(evaluate(boxes, states, 1, known.seat))
    scores, places = np.zeros(known.seats, np.int32), np.zeros(known.seats, np.int32)

    def ahead(states: Array) -> float:
        lane.returns_at(boxes, states, 1, scores, places)
        others = [int(scores[seat]) for seat in range(known.seats) if seat != known.seat]
        return float(scores[known.seat]) - max(others, default=0)

    return ahead


HOUSE: dict[str, Player] = {"random": play_random, "greedy": play_greedy}
# Who plays for people who are away or have resigned.
STAND_IN = "greedy"


@functools.cache
def bots() -> dict[str, Player]:
    """All players by name."""
    brought = {
        point.name: point.load() for point in importlib.metadata.entry_points(group="backroom.bots")
    }
    return {**brought, **HOUSE}
