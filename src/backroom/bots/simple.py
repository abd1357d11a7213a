"""The player interface, and the players without a tree search."""

from __future__ import annotations

import functools
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from backroom.bots.binding import search_of
from backroom.bots.desk import desk_for
from backroom.bots.knowledge import Knowledge
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.rule import below, random_source
from backroom.engine.sources import digest


class Player(ABC):
    """Chooses an action for a seat from the seat's knowledge. Stateless and thread-safe."""

    name: str

    @abstractmethod
    def choose(self, known: Knowledge) -> str:
        """The text of a legal action; the same for the same knowledge and seed."""

    def fits(self, game: Game) -> bool:
        """Whether the player can play a game at all."""
        return True

    def check(  # noqa: B027 (most play whatever there is)
        self, game: Game, seats: int, options: Mapping[str, Any], rules: int | None = None
    ) -> None:
        """Refuse matches that the player cannot play: with these settled options, by the newest
        rules unless others are told."""

    def badge(self, game: Game) -> dict[str, str]:
        """What its choices depend on beside Backroom's own sources."""
        return {}

    def prepare(self, game: Game) -> None:  # noqa: B027 (many need nothing)
        """Compile or load what `choose` needs, so that the first choice is as quick as any."""


class Brought(Player):
    """A plug-in: a function from another package's entry point.

    Imported on first use, so that a broken package affects no other player.
    """

    def __init__(self, name: str, load: Callable[[], Callable[[Knowledge], str]]):
        self.name = name
        self._load = load

    @functools.cached_property
    def _choose(self) -> Callable[[Knowledge], str]:
        try:
            return self._load()
        except Exception as problem:
            told = f"{type(problem).__name__}: {problem}"
            raise Refused(f"The bot “{self.name}” cannot be loaded ({shown(told)}).") from problem

    def choose(self, known: Knowledge) -> str:
        return self._choose(known)

    def badge(self, game: Game) -> dict[str, str]:
        return {f"sources of {self.name}": self.written}

    @property
    def written(self) -> str:
        """A hash over the sources of its package."""
        package = sys.modules[self._choose.__module__.partition(".")[0]]
        places = [Path(place) for place in getattr(package, "__path__", ())]
        files = [file for place in places for file in sorted(place.rglob("*.py"))]
        return digest(files or [Path(str(package.__file__))])


class Random(Player):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, known: Knowledge) -> str:
        return known.text(known.legal[below(random_source(known.seed), len(known.legal))])


# Worlds that `greedy` tries every action in.
WORLDS = 3
# Worth no difference.
CLOSE = 1e-9


class Greedy(Player):
    """The action that looks best one step ahead, by the game's evaluation or its scores."""

    name = "greedy"

    def prepare(self, game: Game) -> None:
        search_of(game).weigh_actions  # noqa: B018 (made when it is first asked for)

    def choose(self, known: Knowledge) -> str:
        rng = random_source(known.seed)
        desk = desk_for(known, 1, rng)
        n = search_of(known.game).weigh_actions(desk, known.seats, known.seat, WORLDS)
        totals = desk.totals[:n]
        # Equals are drawn among, else the first field of a board would fill up first.
        chosen = np.flatnonzero(totals >= totals.max() - CLOSE)
        return known.text(int(desk.out[chosen[below(rng, len(chosen))]]))
