"""Search players: a budget of simulations or of time, root-parallel on several threads."""

from __future__ import annotations

import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from backroom.bots.advice import Figures, advice_of, beliefs_of, figures_of
from backroom.bots.binding import Search, search_of
from backroom.bots.desk import MOST_NODES, desk_for
from backroom.bots.knowledge import Knowledge
from backroom.bots.nodes import DEEPEST
from backroom.bots.simple import Player
from backroom.engine.game import Game
from backroom.engine.record import Array
from backroom.engine.rule import random_source

# The clock is looked at about this often, in seconds.
TICK = 0.002
# Simulations of the first look at the clock.
FIRST_TICK = 16
# Simulations a second that there is room for, where a budget is time.
FASTEST = 1_000_000
MOST_SIMULATIONS, MOST_SECONDS, MOST_THREADS = 1 << 24, 3600.0, 64


@dataclass(frozen=True)
class Move:
    """One move that was considered: how often, and how likely each seat then is to win."""

    action: str
    code: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Explanation:
    """What a search has found: moves, the most visited first."""

    seat: int
    simulations: int
    seconds: float
    depth: int
    moves: tuple[Move, ...]

    @property
    def best(self) -> Move:
        return self.moves[0]

    @property
    def chances(self) -> tuple[float, ...]:
        """How likely each seat is to win, if the best move is made."""
        return self.best.chances


@dataclass(frozen=True)
class Budget:
    """How long to think: simulations, or seconds where that is 0."""

    simulations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations and self.seconds:
            raise ValueError("a budget is simulations or seconds, not both")
        if not (0 < self.simulations <= MOST_SIMULATIONS or 0 < self.seconds <= MOST_SECONDS):
            raise ValueError(
                f"a budget is 1 to {MOST_SIMULATIONS} simulations, or up to {MOST_SECONDS:.0f} s"
            )


class Tree:
    """One search tree, grown in batches of simulations."""

    def __init__(self, known: Knowledge, figures: Figures, simulations: int, seed: int):
        self.known = known
        self.figures = figures
        self.search: Search = search_of(known.game)
        dials = (figures.exploration, figures.trust, figures.width, figures.foresight)
        self.desk: Any = desk_for(known, simulations, random_source(seed), dials, beliefs_of(known))
        self.simulations = 0
        self.size: int = self.search.plant(self.desk, known.seats, known.seat)

    def keep(self, codes: Collection[int]) -> None:
        """Leave only these actions at the root: all simulations go to them."""
        edges = self.desk.edges[: self.size]
        kept = edges[np.isin(edges["action"], list(codes))].copy()
        edges[: len(kept)] = kept
        self.size = self.desk.nodes["size"][0] = len(kept)

    def grow(self, simulations: int) -> None:
        seats, seat, depth = self.known.seats, self.known.seat, self.figures.depth
        self.search.grow(self.desk, seats, seat, depth, simulations)
        self.simulations += simulations

    def grow_until(self, moment: float) -> None:
        """Grow until a deadline, checking the clock every few milliseconds."""
        batch = FIRST_TICK
        began = time.perf_counter()
        while True:
            self.grow(batch)
            now = time.perf_counter()
            if now >= moment:
                return
            rate = self.simulations / (now - began)
            batch = max(1, min(int(rate * min(TICK, moment - now)), 2 * batch))

    def is_decided(self, left: int) -> bool:
        """No other move can become the most visited with so many simulations left."""
        visits = np.sort(self.desk.edges["visits"][: self.size])
        return len(visits) < 2 or bool(visits[-1] - visits[-2] > left)

    def found(self) -> tuple[Array, Array, Array]:
        """The root's actions, their visits, and their summed values by seat."""
        seats, edges = self.known.seats, self.desk.edges[: self.size]
        totals = self.desk.totals[: self.size * seats].reshape(self.size, seats)
        return edges["action"].copy(), edges["visits"].copy(), totals.copy()


class Searcher(Player):
    """A player that runs a tree search for every move."""

    fastest = FASTEST

    def __init__(self, name: str, budget: Budget | None = None, threads: int = 1):
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"a search has 1 to {MOST_THREADS} threads, not {threads}")
        self.name = name
        self.budget = budget
        self.threads = threads

    def figures(self, game: Game) -> Figures:
        return figures_of(game)

    def budget_for(self, known: Knowledge) -> Budget:
        """The player's own budget, else the time the table gives."""
        return self.budget or Budget(seconds=known.budget)

    def prepare(self, game: Game) -> None:
        search = search_of(game)
        for door in ("plant", "grow"):
            getattr(search, door)

    def tree(self, known: Knowledge, figures: Figures, simulations: int, seed: int) -> Tree:
        """A fresh tree with room for so many simulations."""
        return Tree(known, figures, simulations, seed)

    def _planted(
        self,
        known: Knowledge,
        figures: Figures,
        simulations: int,
        seed: int,
        among: Collection[int],
    ) -> Tree:
        tree = self.tree(known, figures, simulations, seed)
        if among:
            tree.keep(among)
        return tree

    def choose(self, known: Knowledge) -> str:
        spoken = _spoken(known)
        if spoken is not None:
            return spoken
        if len(known.legal) == 1:
            return known.text(known.legal[0])
        return self._think(known, hurried=True).best.action

    def explain(self, known: Knowledge, among: Collection[int] = ()) -> Explanation:
        """The moves considered, with the whole budget; `among` are the codes of the legal actions
        that it goes to, where not to all."""
        if not set(among) <= set(known.legal):
            raise ValueError("a search weighs legal actions only")
        return self._think(known, hurried=False, among=among)

    def _think(self, known: Knowledge, hurried: bool, among: Collection[int] = ()) -> Explanation:
        began = time.perf_counter()
        budget, figures = self.budget_for(known), self.figures(known.game)

        def thread(number: int) -> tuple[Array, Array, Array, int, int]:
            tree = self._grown(known, figures, budget, began, number, hurried, among)
            return *tree.found(), tree.simulations, int(tree.desk.counts[DEEPEST])

        if self.threads == 1:
            found = [thread(0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(pool.map(thread, range(self.threads)))
        moves = _merged(known, found)
        simulations, depth = sum(row[3] for row in found), max(row[4] for row in found)
        return Explanation(known.seat, simulations, time.perf_counter() - began, depth, moves)

    def _grown(
        self,
        known: Knowledge,
        figures: Figures,
        budget: Budget,
        began: float,
        number: int,
        hurried: bool,
        among: Collection[int] = (),
    ) -> Tree:
        """One thread's tree. `hurried`: stop early once the most visited move cannot change."""
        seed = known.seed * MOST_THREADS + number
        if budget.seconds:
            room = min(int(budget.seconds * self.fastest) + FIRST_TICK, MOST_NODES)
            tree = self._planted(known, figures, room, seed, among)
            tree.grow_until(began + budget.seconds)
            return tree
        left = budget.simulations // self.threads + (number < budget.simulations % self.threads)
        tree = self._planted(known, figures, left, seed, among)
        step = max(64, left // 16)
        while left > 0 and not (hurried and tree.is_decided(left)):
            tree.grow(min(step, left))
            left -= step
        return tree


def _merged(
    known: Knowledge, found: list[tuple[Array, Array, Array, int, int]]
) -> tuple[Move, ...]:
    """Sum the visits and values of all threads' trees; sort by visits, then by value."""
    visits: dict[int, int] = {}
    totals: dict[int, Array] = {}
    for actions, tried, brought, _, _ in found:
        for code, count, total in zip(actions.tolist(), tried.tolist(), brought, strict=True):
            visits[code] = visits.get(code, 0) + count
            totals[code] = totals.get(code, 0.0) + total
    moves = [
        Move(known.text(code), code, count, tuple((totals[code] / max(count, 1)).tolist()))
        for code, count in visits.items()
    ]
    moves.sort(key=lambda move: (-move.visits, -move.chances[known.seat]))
    return tuple(moves)


def _spoken(known: Knowledge) -> str | None:
    """The action that the game's `speak` hook chooses without a search, if any."""
    speak: Any = getattr(advice_of(known.game), "speak", None)
    if speak is None:
        return None
    said = speak(known)
    return None if said is None else str(said)
