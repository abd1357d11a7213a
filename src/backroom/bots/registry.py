"""The registry of players: built-in ones, plug-ins from entry points, and `search:…`, `net:…` and
`consigliere:…`."""

from __future__ import annotations

import functools
import importlib.metadata
from collections.abc import Callable
from pathlib import Path

from backroom.bots.advice import figures_of
from backroom.bots.knowledge import Knowledge
from backroom.bots.levels import LEVELS as LEVEL_DATA
from backroom.bots.levels import Levelled
from backroom.bots.search import Budget, Searcher
from backroom.bots.simple import Brought, Greedy, Player, Random
from backroom.bots.trained import Consigliere, NetPlayer
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game

# From gentle to frightening.
LEVELS: tuple[str, ...] = tuple(level.name for level in LEVEL_DATA)
# Whom a newcomer meets.
DEFAULT = "soldier"
# Who plays for people who are away or have resigned: without slips that they would resent.
STAND_IN = "capo"
# After how many words of a name the path of a net stands.
_BEFORE_FILE = {"net": 1, "consigliere": 2}
# Longer numbers are none that anybody means.
MOST_DIGITS = 10


@functools.cache
def players() -> dict[str, Player]:
    """All players with a name of their own, the weakest of the house first.

    Other packages bring theirs as entry points `backroom.bots`, functions from a `Knowledge` to
    the text of an action.
    """
    levels = [Levelled(level) for level in LEVEL_DATA]
    found: list[Player] = [Random(), Greedy(), *levels, NetPlayer(), Consigliere()]
    house = {one.name: one for one in found}
    brought = {
        point.name: Brought(point.name, point.load)
        for point in importlib.metadata.entry_points(group="backroom.bots")
    }
    return {**brought, **house}


def players_of(game: Game) -> dict[str, Player]:
    """The players that can play a game: those that need a net, only where it has one."""
    return {name: one for name, one in players().items() if one.fits(game)}


def player(name: str) -> Player:
    """A player by name, or `search:…`, `net:…`, `consigliere:…`; refused if there is none."""
    kind, given, _ = name.partition(":")
    if kind == "search" or (given and kind in _PARSED):
        return _PARSED[kind](name)
    found = players().get(name)
    if found is None:
        there = ", ".join([*players(), "search:2000", "search:100ms", "consigliere:10ms"])
        raise Refused(f"There is no bot “{shown(name)}” (known: {there}).")
    return found


def strongest(game: Game, milliseconds: int, known: Knowledge | None = None) -> Searcher:
    """The strongest player of a game that answers within so long, and can explain itself; where it
    is asked about one match, one that can play this."""
    if figures_of(game).net_beats_search and Consigliere().fits(game):
        guided = parsed_consigliere(f"consigliere:{milliseconds}ms")
        if known is None or guided.is_trained_for(known):
            return guided
    return parsed(f"search:{milliseconds}ms")


def parsed(name: str) -> Searcher:
    """`search:2000`, `search:100ms`, `search:2s`, and with threads `search:100ms:4`."""
    words = name.split(":")
    try:
        if not 2 <= len(words) <= 3:
            raise ValueError("that is too little or too much")
        budget = _budget(words[1])
        threads = _number(words[2]) if len(words) == 3 else 1
        return Searcher(name, budget, threads)
    except ValueError as problem:
        raise Refused(
            f"“{shown(name)}” is not a search: {problem}; say search:2000 for simulations, "
            "search:100ms for time, search:100ms:4 for threads."
        ) from None


def parsed_net(name: str) -> NetPlayer:
    """`net:FILE`: a net of one's own."""
    return NetPlayer(name, _file(name.partition(":")[2]))


def parsed_consigliere(name: str) -> Consigliere:
    """`consigliere:500`, `consigliere:10ms`, with a net of one's own `consigliere:10ms:FILE`."""
    _, word, *rest = name.split(":", 2)
    try:
        budget = _budget(word)
    except ValueError as problem:
        raise Refused(
            f"“{shown(name)}” is no consigliere: {problem}; say consigliere:500 for simulations, "
            "consigliere:10ms for time, consigliere:10ms:FILE for a net of your own."
        ) from None
    return Consigliere(name, budget, path=_file(rest[0]) if rest else None)


def whole_name(name: str) -> str:
    """A player's name as it can be said anywhere: the path of a net of one's own in full."""
    return _with_path(name, lambda path: path.absolute())


def near_name(name: str) -> str:
    """A player's name as people would type it here: the path of a net from this folder on."""
    here = Path.cwd()
    return _with_path(name, lambda path: path.relative_to(here) if here in path.parents else path)


def _with_path(name: str, put: Callable[[Path], Path]) -> str:
    words = name.split(":", _BEFORE_FILE.get(name.partition(":")[0], 0))
    if len(words) > 1 and len(words) == _BEFORE_FILE[words[0]] + 1 and words[-1]:
        words[-1] = str(put(Path(words[-1])))
    return ":".join(words)


def _file(text: str) -> Path:
    path = Path(text)
    if not text or not path.is_file():
        raise Refused(f"There is no net “{shown(text)}”: it is the path of an .npz file.")
    return path.resolve()


# Players that say in their name how they play.
_PARSED: dict[str, Callable[[str], Player]] = {
    "search": parsed,
    "net": parsed_net,
    "consigliere": parsed_consigliere,
}


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < MOST_DIGITS):
        raise ValueError(f"“{shown(word)}” is not a number, or too large")
    return int(word)


def _budget(word: str) -> Budget:
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        if word.endswith(unit):
            return Budget(seconds=_number(word.removesuffix(unit)) * seconds)
    return Budget(simulations=_number(word))
