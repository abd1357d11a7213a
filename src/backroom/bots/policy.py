"""A bare net at the table: what a seat knows, fed to its net.

Written once. For each game this text is copied to a file of its own in the cache, with the game's
own GAME in place of the one that `interface` declares, and compiled there.
"""

from __future__ import annotations

from typing import Any

from backroom.bots.forward import Brain, feed, read_policy, read_shares
from backroom.engine.interface import GAME  # each game's own takes its place
from backroom.engine.rule import Out

observe = GAME.observe


def consider(
    boxes: Any, states: Any, seats: int, seat: int, brain: Brain, net_turned: Any, out: Out, n: int
) -> None:
    """Leave the probabilities of the n actions in `out`, and the seats' shares of the win."""
    for k in range(len(brain.features)):
        brain.features[k] = 0
    observe(boxes[0], states[0], seat, brain.features)
    feed(brain)
    read_policy(brain, net_turned, seat, out, n)
    read_shares(brain, seats, seat)
