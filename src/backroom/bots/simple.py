"""What a player is, and those who do not look further than one step."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from backroom.bots.knowledge import Knowledge
from backroom.engine.game import NO_LOG, Game
from backroom.engine.record import Array
from backroom.engine.rule import below, random_source


class Player:
    """Chooses for a seat from what that seat knows, and remembers nothing.

    Any number of threads may ask at the same time.
    """

    name: str

    def choose(self, known: Knowledge) -> str:
        """The text of a legal action; the same for the same knowledge and seed."""
        raise NotImplementedError

    def prepare(self, game: Game) -> None:
        """Compile or load what `choose` needs, so that the first choice is as quick as any."""


class Brought(Player):
    """A function of another package, as a player."""

    def __init__(self, name: str, choose: Callable[[Knowledge], str]):
        self.name = name
        self._choose = choose

    def choose(self, known: Knowledge) -> str:
        return self._choose(known)


class Random(Player):
    """Any legal action."""

    name = "random"

    def choose(self, known: Knowledge) -> str:
        return known.text(known.legal[below(random_source(known.seed), len(known.legal))])


# Worlds that `greedy` tries every action in.
WORLDS = 3


class Greedy(Player):
    """The action that looks best one step ahead, by the game's evaluation or its scores."""

    name = "greedy"

    def choose(self, known: Knowledge) -> str:
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
    scores, places = np.zeros(known.seats, np.int32), np.zeros(known.seats, np.int32)

    def ahead(states: Array) -> float:
        lane.returns_at(boxes, states, 1, scores, places)
        others = [int(scores[seat]) for seat in range(known.seats) if seat != known.seat]
        return float(scores[known.seat]) - max(others, default=0)

    return ahead
