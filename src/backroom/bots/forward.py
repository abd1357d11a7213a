"""A net computed in compiled code: inputs that are 0 are skipped, as are hidden numbers that were
cut at 0, and of the policy only what is legal is computed.

Independent of the game; `policy` and `guided` are compiled with it.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from backroom.engine.rule import as_index, rule

# Keeps a norm from dividing by nothing; torch's own.
LEAST = 1e-5
_ZERO = np.float32(0.0)


class Brain(NamedTuple):
    """A net's weights, shared by all threads, and one thread's room to compute in."""

    first: Any  # a row for each input
    first_bias: Any
    gains: Any  # of the norms, the last one before policy and value
    shifts: Any
    inner: Any
    inner_bias: Any
    outer: Any
    outer_bias: Any
    policy: Any  # a row for each action
    policy_bias: Any
    value: Any  # a row for each seat
    value_bias: Any
    features: Any
    stream: Any
    normed: Any
    cut: Any
    picks: Any  # which inputs of a layer are not 0
    logits: Any  # of the legal actions, then their probabilities
    shares: Any  # of the win, by seat


def types_of() -> dict[str, Any]:
    """Numba types of what the functions here take, by names that no rule of a game uses."""
    from numba import types

    def array(kind: Any, axes: int) -> Any:
        return types.Array(kind, axes, "C")

    number = types.float32
    axes = {
        **dict.fromkeys(("first", "gains", "shifts", "inner_bias", "outer_bias"), 2),
        **dict.fromkeys(("policy", "value"), 2),
        **dict.fromkeys(("inner", "outer"), 3),
    }
    fields = {name: array(number, axes.get(name, 1)) for name in Brain._fields}
    fields["picks"] = array(types.int32, 1)
    return {
        "brain": types.NamedTuple([fields[name] for name in Brain._fields], Brain),
        "net_layer": array(number, 2),
        **dict.fromkeys(
            ("net_in", "net_out", "net_stretch", "net_offset", "net_row"), array(number, 1)
        ),
        "net_picks": fields["picks"],
        "net_turned": array(types.int32, 2),
    }


@rule
def add_rows(net_layer: Any, net_in: Any, net_out: Any, net_picks: Any) -> None:
    """Add the rows of a layer, each times its input: four at a time, and none whose input is 0."""
    n = 0
    for j in range(len(net_in)):
        if net_in[as_index(j)] != _ZERO:
            net_picks[as_index(n)] = j
            n += 1
    width = len(net_out)
    whole = n - n % 4
    for p in range(0, whole, 4):
        a, b = net_picks[as_index(p)], net_picks[as_index(p + 1)]
        c, d = net_picks[as_index(p + 2)], net_picks[as_index(p + 3)]
        of_a, of_b, of_c, of_d = net_layer[a], net_layer[b], net_layer[c], net_layer[d]
        x_a, x_b, x_c, x_d = net_in[a], net_in[b], net_in[c], net_in[d]
        for k in range(width):
            net_out[k] += x_a * of_a[k] + x_b * of_b[k] + x_c * of_c[k] + x_d * of_d[k]
    for p in range(whole, n):
        a = net_picks[as_index(p)]
        of_a = net_layer[a]
        x_a = net_in[a]
        for k in range(width):
            net_out[k] += x_a * of_a[k]


@rule
def norm(net_in: Any, net_stretch: Any, net_offset: Any, net_out: Any) -> None:
    """Numbers with mean 0 and spread 1, then stretched and shifted."""
    width = len(net_in)
    mean = 0.0
    for k in range(width):
        mean += net_in[k]
    mean /= width
    spread = 0.0
    for k in range(width):
        spread += (net_in[k] - mean) * (net_in[k] - mean)
    scale = np.float32(1.0 / math.sqrt(spread / width + LEAST))
    middle = np.float32(mean)
    for k in range(width):
        net_out[k] = (net_in[k] - middle) * scale * net_stretch[k] + net_offset[k]


@rule
def copy(net_in: Any, net_out: Any) -> None:
    """Write the same numbers elsewhere."""
    for k in range(len(net_out)):
        net_out[k] = net_in[k]


@rule
def cut_at_zero(net_out: Any) -> None:
    """Nothing below 0 is left."""
    for k in range(len(net_out)):
        net_out[k] = max(net_out[k], _ZERO)


@rule
def product(net_row: Any, net_in: Any) -> float:
    """The scalar product, in four net_out: one would wait for itself."""
    a = b = c = d = _ZERO
    whole = len(net_in) - len(net_in) % 4
    for k in range(0, whole, 4):
        a += net_row[k] * net_in[k]
        b += net_row[k + 1] * net_in[k + 1]
        c += net_row[k + 2] * net_in[k + 2]
        d += net_row[k + 3] * net_in[k + 3]
    for k in range(whole, len(net_in)):
        a += net_row[k] * net_in[k]
    return float(a + b + c + d)


@rule
def feed(brain: Brain) -> None:
    """From `features` to what policy and value are read from: `normed`."""
    stream = brain.stream
    copy(brain.first_bias, stream)
    add_rows(brain.first, brain.features, stream, brain.picks)
    blocks = len(brain.inner)
    for block in range(blocks):
        norm(stream, brain.gains[block], brain.shifts[block], brain.normed)
        copy(brain.inner_bias[block], brain.cut)
        add_rows(brain.inner[block], brain.normed, brain.cut, brain.picks)
        cut_at_zero(brain.cut)
        bias = brain.outer_bias[block]
        for k in range(len(stream)):
            stream[k] += bias[k]
        add_rows(brain.outer[block], brain.cut, stream, brain.picks)
    norm(stream, brain.gains[blocks], brain.shifts[blocks], brain.normed)
    cut_at_zero(brain.normed)


@rule
def read_shares(brain: Brain, seats: int, seat: int) -> None:
    """How likely each seat is to win, from what was fed for one of them."""
    most = -math.inf
    for k in range(seats):
        told = product(brain.value[k], brain.normed) + brain.value_bias[k]
        brain.shares[(seat + k) % seats] = told
        most = max(most, told)
    whole = 0.0
    for k in range(seats):
        share = math.exp(brain.shares[k] - most)
        brain.shares[k] = share
        whole += share
    for k in range(seats):
        brain.shares[k] /= whole


@rule
def read_policy(brain: Brain, net_turned: Any, seat: int, out: Any, n: int) -> None:
    """How likely each of the n actions in `out` is to be chosen."""
    most = -math.inf
    for k in range(n):
        code = net_turned[seat, out[k]]
        told = product(brain.policy[code], brain.normed) + brain.policy_bias[code]
        brain.logits[k] = told
        most = max(most, told)
    whole = 0.0
    for k in range(n):
        chance = math.exp(brain.logits[k] - most)
        brain.logits[k] = chance
        whole += chance
    for k in range(n):
        brain.logits[k] /= whole
