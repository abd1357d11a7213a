"""Drafts: what a seat means to do and has not confirmed yet.

A draft is tried out in a world made from the seat's own knowledge, never in the true one: what it
shows cannot tell more than the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.engine.codec import Unlisted
from backroom.engine.errors import Refused
from backroom.server.live import Live, is_barrier


@dataclass
class Preview:
    """A draft played out: the position as far as it goes, and whether its end is a barrier."""

    world: Live
    actions: list[str]
    barrier: bool = False


def lay_out(live: Live, seat: int, actions: list[str]) -> Preview:
    """Play a draft out; refuses what is not legal."""
    preview = Preview(live.world(seat), [])
    for action in actions:
        preview = add(preview, seat, action)
    return preview


def add(preview: Preview, seat: int, action: str) -> Preview:
    """The draft with one action more."""
    if preview.barrier:
        raise Refused("Confirm or take back first: the last action takes effect by confirming it.")
    world = preview.world
    reason = world.why_not(seat, action)
    if reason is not None:
        raise Refused(
            f"“{action}” is not possible: {reason}", reason=reason.name, clause=reason.clause
        )
    try:
        code = world.game.actions.parse(action)
    except Unlisted:
        raise AssertionError("a legal action has a code") from None
    barrier, after = is_barrier(world, seat, code)
    return Preview(world if barrier else after, [*preview.actions, action], barrier)


def rebase(live: Live, seat: int, actions: list[str]) -> list[str]:
    """What is left of a draft after others have acted: all of it, or nothing."""
    try:
        lay_out(live, seat, actions)
    except Refused:
        return []
    return actions
