"""House players: loading what they need, and letting them choose; see `backroom.bots`."""

from __future__ import annotations

import dataclasses
import functools
import logging
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from backroom.bots import STAND_IN, Knowledge, player, players_of
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.server.table import drafts
from backroom.server.table.position import Position

__all__ = ["STAND_IN", "Knowledge", "answer", "choose", "is_ready", "load", "play_random"]

log = logging.getLogger("backroom.server")

# Nobody lays more cards than that at once; a game where a seat could act under cover for ever is
# answered piece by piece.
MOST_ACTIONS = 100

# Games whose players can think: what they need is compiled, by another process, and loaded.
_ready: dict[str, threading.Event] = {}


def load(game: Game) -> None:
    """Load what the players of a game need, when that is compiled; from now on they think.

    Loading holds the GIL for some hundredths of a second, and with it every table. So it is done
    for all of them during warm-up, and never in the middle of a match.
    """
    for one in players_of(game).values():
        one.prepare(game)
    _event(game.name).set()


def choose(name: str, known: Knowledge) -> str:
    """What a player does; called in a worker thread.

    Nothing is compiled or loaded here, which would hold up the whole server. Until that is done
    elsewhere, and where a player is known no longer, any legal action is played. Where a player
    cannot play this match, as its net was trained for other rules, the stand-in does.
    """
    if name not in players_of(known.game) or name == "random":
        return play_random(known)
    if not _event(known.game.name).wait(known.budget):
        return play_random(known)
    try:
        return player(name).choose(known)
    except Refused as refused:
        _warn(name, str(refused))
        return player(STAND_IN).choose(known)


@functools.lru_cache(maxsize=64)
def _warn(name: str, sentence: str) -> None:
    """Say once what is so at every move."""
    log.warning("a bot cannot play", extra={"bot": name, "why": sentence})


def answer(name: str, known: Knowledge, world: Position | None) -> list[str]:
    """A player's whole answer; called in a worker thread.

    Under cover that is action after action, until the ask ends or something is shown: `world` is
    the seat's own, made from what it knows. Elsewhere (None) it is one action.
    """
    actions: list[str] = []
    own: list[dict[str, Any]] = []
    before = known.events
    while True:
        legal = {known.text(code): code for code in known.legal}
        action = choose(name, known)
        code = legal.get(action)
        if code is None:
            action = play_random(known)
            code = legal[action]
        actions.append(action)
        if world is None or len(actions) == MOST_ACTIONS:
            return actions
        barrier, after = drafts.is_barrier(world, known.seat, code)
        if barrier or not drafts.leaves_no_trace(world, after):
            return actions
        world, own = after, own + after.match.events_for(known.seat)
        known = dataclasses.replace(
            known,
            veiled=world.knowledge(known.seat),
            legal=tuple(world.legal_codes(known.seat)),
            events=partial(_all_seen, before, own),
            seed=known.seed + 1,
        )


def _all_seen(
    before: Callable[[], list[dict[str, Any]]], own: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    return [*before(), *own]


def play_random(known: Knowledge) -> str:
    """Any legal action."""
    return player("random").choose(known)


def is_ready(game: Game) -> bool:
    """Whether the players of a game can think."""
    return _event(game.name).is_set()


def _event(name: str) -> threading.Event:
    return _ready.setdefault(name, threading.Event())
