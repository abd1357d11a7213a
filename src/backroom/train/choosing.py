"""What a net chooses in many matches, compiled: in a fixed order, so that it is the same anywhere.

For each game this text is copied to a file of its own in the cache, and compiled there.
"""

from __future__ import annotations

import math
from typing import Any

from backroom.bots.forward import Brain, copy, feed, read_policy, read_shares
from backroom.engine.rule import Out, as_index, rule
from backroom.rl.rows import SEATS, Rows


@rule
def legal_codes(rows: Rows, i: int, out: Out) -> int:
    """The codes of the actions that are legal in match i, those that come first to its seat first;
    how many there are."""
    bits = rows.legals[i]
    seat = rows.asked[i]
    n = 0
    for a in range(rows.turned.shape[1]):
        if bits[as_index(a >> 3)] >> (a & 7) & 1:
            out[as_index(n)] = rows.codes[seat, a]
            n += 1
    return n


@rule
def drawn(brain: Brain, n: int, net_lot: float) -> int:
    """The place of one of the n actions, by the probabilities in `logits`."""
    for k in range(n - 1):
        net_lot -= brain.logits[k]
        if net_lot < 0.0:
            return k
    return n - 1


def choose_rows(
    rows: Rows,
    brain: Brain,
    out: Out,
    net_judged: Any,
    net_lots: Any,
    net_actions: Any,
    net_chances: Any,
    net_shares: Any,
) -> None:
    """In every match an action, the logarithm of its probability, and the seats' shares of the win,
    own seat first. Where a match is judged, all but one seat choose at random."""
    for i in range(len(rows.asked)):
        seat = rows.asked[i]
        n = legal_codes(rows, i, out)
        if net_judged[i] >= 0 and net_judged[i] != seat:
            net_actions[i] = rows.turned[seat, out[int(net_lots[i] * n)]]
            continue
        copy(rows.observations[i], brain.features)
        feed(brain)
        read_policy(brain, rows.turned, seat, out, n)
        read_shares(brain, rows.settings[SEATS], 0)
        for k in range(rows.settings[SEATS]):
            net_shares[i, k] = brain.shares[k]
        choice = drawn(brain, n, net_lots[i])
        net_actions[i] = rows.turned[seat, out[choice]]
        net_chances[i] = math.log(brain.logits[choice])
