"""Drafts: what a seat means to do and has not confirmed yet.

A draft is tried out in a world made from the seat's own knowledge, never in the true one: what it
shows cannot tell more than the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.engine.errors import Refused
from backroom.server.problems import Problem
from backroom.server.table.position import Position


@dataclass
class Preview:
    """A draft played out: the position as far as it goes, and whether its end is a barrier."""

    world: Position
    actions: list[str]
    barrier: bool = False


def lay_out(position: Position, seat: int, actions: list[str]) -> Preview:
    """Play a draft out; refuses what is not legal."""
    preview = Preview(position.world(seat), [])
    for action in actions:
        preview = add(preview, seat, action)
    return preview


def add(preview: Preview, seat: int, action: str) -> Preview:
    """The draft with one action more."""
    if preview.barrier:
        raise Problem("confirm_first")
    world = preview.world
    barrier, after = is_barrier(world, seat, world.match.legal_code(seat, action))
    return Preview(world if barrier else after, [*preview.actions, action], barrier)


def is_barrier(world: Position, seat: int, code: int) -> tuple[bool, Position]:
    """Whether an action would show its seat something new, lead to chance or end its ask; and
    the world after it."""
    if world.match.reveals(seat, code):
        return True, world
    after = world.fork()
    after.apply_code(seat, code)
    return not after.asks(seat), after


def leaves_no_trace(before: Position, after: Position) -> bool:
    """Whether an action, the only line of `after`, shows nothing to those who look on."""
    return not after.match.events_for(None) and before.visible(None) == after.visible(None)


def rebase(position: Position, seat: int, actions: list[str]) -> list[str]:
    """What is left of a draft after others have acted: all of it, or nothing."""
    try:
        lay_out(position, seat, actions)
    except (Problem, Refused):
        return []
    return actions
