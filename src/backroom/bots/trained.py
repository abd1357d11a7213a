"""Trained players: `net` plays what its net likes best, `consigliere` searches with its advice."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from backroom.bots.advice import Figures, beliefs_of
from backroom.bots.binding import Guided, Policy, search_of
from backroom.bots.brains import Mind, mind_of, net_of, shipped, turned_for
from backroom.bots.desk import guided_desk_for
from backroom.bots.knowledge import Knowledge
from backroom.bots.search import Budget, Searcher, Tree
from backroom.bots.simple import Player
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.record import Array
from backroom.engine.rule import random_source

# Simulations of `consigliere`, in about 100 ms of a core.
THINKING = 1000
# Dials of the guided search: see `guided`.
EAGERNESS, DOUBT, ROLLOUT = 1.25, 0.1, 0.0


def considered(known: Knowledge, path: Path | None) -> tuple[Array, Array]:
    """How likely the net is to choose each legal action, and the seats' shares of the win."""
    mind = mind_of(known.game, net_of(known.game, path))
    mind.check(known)
    brain, out = mind.brain(), np.array(known.legal, np.int32)
    search_of(known.game, kind=Policy).consider(
        *(known.edition.boxes, known.veiled, known.seats, known.seat),
        *(brain, turned_for(known), out, len(out)),
    )
    return brain.logits[: len(out)].copy(), brain.shares[: known.seats].copy()


class Trained(Player):
    """Has a net: that of the game, or one of somebody's own."""

    path: Path | None

    def fits(self, game: Game) -> bool:
        return self.path is not None or shipped(game) is not None

    def check(
        self, game: Game, seats: int, options: Mapping[str, Any], rules: int | None = None
    ) -> None:
        played_by = game.rules_number if rules is None else rules
        self._mind(game).check_match(played_by, seats, options)

    def badge(self, game: Game) -> dict[str, str]:
        return {f"net of {self.name}": self._mind(game).head.hash}

    def _mind(self, game: Game) -> Mind:
        return mind_of(game, net_of(game, self.path))


class NetPlayer(Trained):
    """The bare policy: what its net likes best, without any search."""

    def __init__(self, name: str = "net", path: Path | None = None):
        self.name = name
        self.path = path

    def prepare(self, game: Game) -> None:
        search_of(game, kind=Policy).consider  # noqa: B018 (made when it is first asked for)

    def choose(self, known: Knowledge) -> str:
        if len(known.legal) == 1:
            return known.text(known.legal[0])
        chances, _ = considered(known, self.path)
        return known.text(known.legal[int(chances.argmax())])


class GuidedTree(Tree):
    """A search tree that a net guides."""

    def __init__(
        self,
        known: Knowledge,
        figures: Figures,
        simulations: int,
        seed: int,
        path: Path | None,
        dials: tuple[float, float, float],
    ):
        mind = mind_of(known.game, net_of(known.game, path))
        mind.check(known)
        self.known, self.figures, self.simulations = known, figures, 0
        self.search = search_of(known.game, kind=Guided)
        self.desk = guided_desk_for(
            *(known, simulations, random_source(seed)),
            dials=(*dials, figures.foresight),
            beliefs=beliefs_of(known),
            brain=mind.brain(),
            turned=turned_for(known),
        )
        self.size = self.search.plant_guided(self.desk, known.seats, known.seat)

    def grow(self, simulations: int) -> None:
        seats, seat, depth = self.known.seats, self.known.seat, self.figures.depth
        self.search.grow_guided(self.desk, seats, seat, depth, simulations)
        self.simulations += simulations


class Consigliere(Trained, Searcher):
    """A search that looks where its net points, and trusts what the net makes of positions."""

    # Simulations a second that there is room for, where a budget is time.
    fastest = 40_000
    dials = (EAGERNESS, DOUBT, ROLLOUT)

    def __init__(
        self,
        name: str = "consigliere",
        budget: Budget | None = None,
        threads: int = 1,
        path: Path | None = None,
    ):
        super().__init__(name, budget or Budget(THINKING), threads)
        self.path = path

    def is_trained_for(self, known: Knowledge) -> bool:
        """Whether its net plays by these rules, with so many players and these options."""
        try:
            self._mind(known.game).check(known)
        except Refused:
            return False
        return True

    def prepare(self, game: Game) -> None:
        search_of(game, kind=Policy).consider  # noqa: B018 (made when it is first asked for)
        search = search_of(game, kind=Guided)
        for door in ("plant_guided", "grow_guided"):
            getattr(search, door)

    def tree(self, known: Knowledge, figures: Figures, simulations: int, seed: int) -> Tree:
        return GuidedTree(known, figures, simulations, seed, self.path, self.dials)

    def choose(self, known: Knowledge) -> str:
        if len(known.legal) == 1:
            return known.text(known.legal[0])
        if known.is_talk:
            # Words are judged by nobody's evaluation: the net has learned what they lead to.
            chances, _ = considered(known, self.path)
            return known.text(known.legal[int(chances.argmax())])
        return self._think(known, hurried=True).best.action
