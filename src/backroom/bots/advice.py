"""The hooks of a game's `bot.py`, evaluation, rollout policy and parameters, and their defaults.

A `bot.py` holds knowledge of its game and nothing else:

- `evaluate(box, s, values)`: how many points each seat is worth in a position that may be in any
  phase; gives back how many points' lead make a seat e times as likely to win;
- `prefer(box, s, seat, out, n, rng, beliefs)`: which of the n actions in `out` a rollout plays;
- `believe(known)`: a number for each seat, handed to `prefer` as `beliefs`;
- figures of the search: `SIMULATIONS` in about 100 ms, `DEPTH` of rollouts in decisions,
  `EXPLORATION`, `TRUST`, `WIDTH`, `FORESIGHT`, and the `NOISE` of the levels where the usual is
  not enough;
- `BARS` of the arena's ladder, by opponent, where the usual ones do not fit the game;
- `NET_BEATS_SEARCH`: the game's net has been seen to beat `boss`, so that hints may rely on it;
- `speak(known)`: an action that no evaluation finds, such as a word at the table, or None.

The first two are rules: compiled with the search.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from backroom.bots.knowledge import Knowledge
from backroom.engine.game import Game
from backroom.engine.rule import Out, Rng, below, rule

EVALUATES = False
PREFERS = False


@rule
def evaluate(box: Any, s: Any, values: Any) -> float:
    """The default evaluation: none."""
    return 1.0


@rule
def prefer(box: Any, s: Any, seat: int, out: Out, n: int, rng: Rng, beliefs: Any) -> int:
    """The default rollout policy: uniformly random."""
    return below(rng, n)


# A rollout as long as this ends with the game.
TO_THE_END = 1 << 20


@dataclass(frozen=True)
class Figures:
    """Search parameters of a game."""

    simulations: int = 10_000  # what the strongest level makes of a move
    depth: int = TO_THE_END  # decisions of a rollout before the position is judged
    exploration: float = 0.7
    trust: float = 0.0  # visits that an evaluation counts for
    width: float = 0.0  # actions looked at for each square root of a visit; 0: all
    # Rollouts play what looks best one step ahead, not just anything. They see the whole world that
    # was drawn: for games in which little is hidden.
    foresight: bool = False
    noise: tuple[float, ...] = ()  # of each level, the gentlest first; none: the usual
    net_beats_search: bool = False


@functools.cache
def advice_of(game: Game) -> ModuleType | None:
    """The game's `bot.py`, if it has one."""
    name = f"{game.module.__name__.rpartition('.')[0]}.bot"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


@functools.cache
def figures_of(game: Game) -> Figures:
    """The game's own parameters, with defaults for those it does not set."""
    advice = advice_of(game)
    given = {
        name: getattr(advice, name.upper())
        for name in Figures.__dataclass_fields__
        if hasattr(advice, name.upper())
    }
    return Figures(**given)


def beliefs_of(known: Knowledge) -> list[float]:
    """What the game's `bot.py` believes of each seat; 1 for each where it says nothing."""
    believe: Any = getattr(advice_of(known.game), "believe", None)
    return [1.0] * known.seats if believe is None else list(believe(known))
