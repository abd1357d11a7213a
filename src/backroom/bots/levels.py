"""The five difficulty levels, defined by data."""

from __future__ import annotations

import math
from dataclasses import dataclass

from backroom.bots.advice import Figures, figures_of
from backroom.bots.knowledge import Knowledge
from backroom.bots.search import Budget, Searcher
from backroom.engine.game import Game
from backroom.engine.rule import below, random_source


@dataclass(frozen=True)
class Level:
    """A difficulty level: a share of the game's number of simulations, a share of the depth of its
    rollouts, and noise, the probability of a random action."""

    name: str
    share: float
    depth: float
    noise: float


# Where luck rules, no thought tells two players apart as surely as a slip now and then.
LEVELS = (
    Level("lookout", share=1 / 64, depth=0.0, noise=0.72),
    Level("runner", share=1 / 32, depth=0.5, noise=0.5),
    Level("soldier", share=1 / 8, depth=1.0, noise=0.27),
    Level("capo", share=1 / 3, depth=1.0, noise=0.1),
    Level("boss", share=1.0, depth=1.0, noise=0.0),
)
# Noise is drawn in these parts.
PARTS = 1 << 16


class Levelled(Searcher):
    """A search with a budget of simulations, not time: equally strong on any machine."""

    def __init__(self, level: Level):
        super().__init__(level.name)
        self.level = level

    def figures(self, game: Game) -> Figures:
        figures = figures_of(game)
        depth = math.ceil(figures.depth * self.level.depth)
        return Figures(**{**vars(figures), "depth": depth})

    def budget_for(self, known: Knowledge) -> Budget:
        return Budget(max(1, round(figures_of(known.game).simulations * self.level.share)))

    def noise_in(self, game: Game) -> float:
        """The probability of a random action: the game's own figure, or the level's."""
        own = figures_of(game).noise
        return own[LEVELS.index(self.level)] if own else self.level.noise

    def choose(self, known: Knowledge) -> str:
        rng = random_source(known.seed)
        # The gentle make worse moves; they do not talk nonsense.
        if not known.is_talk and below(rng, PARTS) < self.noise_in(known.game) * PARTS:
            return known.text(known.legal[below(rng, len(known.legal))])
        return super().choose(known)
