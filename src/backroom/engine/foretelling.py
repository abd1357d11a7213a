"""Foretelling: what a seat can be sure of about its actions, from what it knows alone.

An action that shows its seat nothing new is tried out in one world that the seat cannot tell from
the true one: there it causes what it causes in all of them. One that reveals something is tried out
in many, and only what they all begin with is told. So is nothing that the seat does not know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from backroom.engine.record import Array
from backroom.engine.rule import random_source

if TYPE_CHECKING:
    from backroom.engine.match import Match

Events = list[dict[str, Any]]
# With 16, none of 9,000 revealing actions was foretold what then did not happen.
WORLDS = 64


def foretell(match: Match, seat: int, among: Collection[int] = ()) -> dict[str, Events]:
    """By legal action, the events it causes before any outcome, as the seat will see them; of all
    actions, or of those with the codes `among`."""
    actions = [action for action in match.legal(seat) if not among or action.code in among]
    if not actions:
        return {}
    tried = worlds(match, seat, WORLDS)
    return {str(action): _certain(match, tried, seat, action.code) for action in actions}


def worlds(match: Match, seat: int, count: int) -> Array:
    """Positions that the seat cannot tell from the true one, drawn from what it knows alone: the
    same knowledge always gives the same ones, so nothing found out in them tells more."""
    known = match.veiled_snapshot(seat)
    drawn = np.frombuffer(bytearray(known * count), match.game.State.dtype)
    rng = random_source(int.from_bytes(hashlib.sha256(known).digest()[:7], "big"))
    for place in range(count):
        match.lane.resample_at(match.edition.boxes, drawn, place, seat, rng)
    return drawn


def reveals(match: Match, seat: int, code: int) -> bool:
    """Whether an action shows its seat something new here: a verb that may reveal something does
    so only where the worlds that the seat thinks possible look different to it afterwards."""
    if not match.game.actions.verbs[code].reveals:
        return False
    trial = worlds(match, seat, WORLDS)
    boxes = match.edition.boxes
    first: tuple[object, ...] | None = None
    for place in range(WORLDS):
        world = trial[place : place + 1]
        shown = match.shown(match.apply_to(world, seat, code), seat)
        match.lane.veil_at(boxes, world, 0, seat)
        seen = (shown, world.tobytes())
        first = first or seen
        if seen != first:
            return True
    return False


def _certain(match: Match, tried: Array, seat: int, code: int) -> Events:
    reveals = match.game.actions.verbs[code].reveals
    trial = tried[:1].copy()
    certain = match.shown(match.apply_to(trial, seat, code), seat)
    for world in tried[1:] if reveals else ():
        trial[0] = world
        shown = match.shown(match.apply_to(trial, seat, code), seat)
        pairs = takewhile(_are_equal, zip(certain, shown, strict=False))
        certain = [event for event, _ in pairs]
    return certain


def _are_equal(pair: tuple[object, object]) -> bool:
    return pair[0] == pair[1]
