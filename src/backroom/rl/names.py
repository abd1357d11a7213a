"""The names that games have among environments: `backroom/<game>-v<rules number>`."""

from __future__ import annotations

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game, game

NAMESPACE = "backroom"


def full_name(one: Game) -> str:
    """What a game is called in other libraries; another number stands for other rules."""
    return f"{NAMESPACE}/{one.name}-v{one.rules_number}"


def named(name: str | Game) -> Game:
    """A game by its own name (`bosses`) or its full one (`backroom/bosses-v1`)."""
    if isinstance(name, Game):
        return name
    if not isinstance(name, str):
        raise Refused(f"A game is told by its name, not by {shown(name)}.")
    if not name.startswith(f"{NAMESPACE}/"):
        return game(name)
    found = game(name.removeprefix(f"{NAMESPACE}/").partition("-v")[0])
    if name != full_name(found):
        raise Refused(f"There is no “{shown(name)}”: the rules are those of {full_name(found)}.")
    return found
