"""Choosing and learning on a GPU, a row of preferences in one kernel each.

In torch alone a policy over a thousand actions goes through memory a dozen times. What these
compute is what `Table.collect` and `Learner` say in torch, of packed masks and rounded preferences.
"""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor

# Chances are drawn from 24 bits; a 0 would have no logarithm.
LEAST_LOT = tl.constexpr(1e-7)
NEVER = tl.constexpr(float("-inf"))


@triton.jit
def _legal(bits, row, k, actions, width):
    """Which of the actions k the packed mask of a row allows."""
    byte = tl.load(bits + row * width + (k >> 3), mask=k < actions, other=0).to(tl.int32)
    return ((byte >> (k & 7)) & 1) == 1


@triton.jit(do_not_specialize=["seed"])
def _pick(
    preferences,
    bits,
    chosen,
    chances,
    seed,
    actions,
    width,
    block: tl.constexpr,
):
    """Draw an action of a row, as likely as its policy says; the logarithm of how likely."""
    row = tl.program_id(0)
    k = tl.arange(0, block)
    legal = _legal(bits, row, k, actions, width)
    x = tl.load(preferences + row * actions + k, mask=legal, other=NEVER).to(tl.float32)
    most = tl.max(x, 0)
    whole = tl.sum(tl.exp(x - most), 0)
    lot = tl.maximum(tl.rand(seed, row * block + k), LEAST_LOT)
    one = tl.argmax(x - tl.log(-tl.log(lot)), 0)
    own = tl.sum(tl.where(k == one, x, 0.0), 0)
    tl.store(chosen + row, one.to(tl.int64))
    tl.store(chances + row, own - most - tl.log(whole))


@triton.jit
def _loss(
    preferences,
    bits,
    chosen,
    chances,
    gains,
    slopes,
    told,
    entropy,
    clip,
    part,
    actions,
    width,
    block: tl.constexpr,
):
    """Of a row: how the loss changes with every preference; entropy, divergence, clipped."""
    row = tl.program_id(0)
    k = tl.arange(0, block)
    legal = _legal(bits, row, k, actions, width)
    x = tl.load(preferences + row * actions + k, mask=legal, other=NEVER).to(tl.float32)
    x -= tl.max(x, 0)
    logarithm = x - tl.log(tl.sum(tl.exp(x), 0))
    chance = tl.exp(logarithm)
    logarithm = tl.where(legal, logarithm, 0.0)
    spread = -tl.sum(chance * logarithm, 0)
    one = tl.load(chosen + row)
    gain = tl.load(gains + row)
    own = tl.sum(tl.where(k == one, logarithm, 0.0), 0)
    change = own - tl.load(chances + row)
    ratio = tl.exp(change)
    bounded = tl.minimum(tl.maximum(ratio, 1 - clip), 1 + clip)
    pull = tl.where(ratio * gain <= bounded * gain, ratio * gain, 0.0)
    slope = pull * (chance - tl.where(k == one, 1.0, 0.0))
    slope += entropy * chance * (logarithm + spread)
    tl.store(
        slopes + row * actions + k,
        (tl.where(legal, slope, 0.0) * part).to(slopes.dtype.element_ty),
        mask=k < actions,
    )
    tl.store(told + row * 3, spread)
    tl.store(told + row * 3 + 1, ratio - 1 - change)
    tl.store(told + row * 3 + 2, tl.where(ratio != bounded, 1.0, 0.0))


def _shape(preferences: Tensor, bits: Tensor) -> dict[str, Any]:
    actions = preferences.shape[1]
    return {
        "actions": actions,
        "width": bits.shape[1],
        "block": triton.next_power_of_2(actions),
        "num_warps": 4 if actions <= 1024 else 8,
    }


def pick(preferences: Tensor, bits: Tensor, seed: int) -> tuple[Tensor, Tensor]:
    """Actions, each drawn as likely as the policy of its row says, and the logarithms of that."""
    rows = len(preferences)
    chosen = torch.empty(rows, dtype=torch.int64, device=preferences.device)
    chances = torch.empty(rows, device=preferences.device)
    shape = _shape(preferences, bits)
    _pick[(rows,)](preferences.contiguous(), bits.contiguous(), chosen, chances, seed, **shape)
    return chosen, chances


def slopes_of(
    preferences: Tensor,
    bits: Tensor,
    chosen: Tensor,
    chances: Tensor,
    gains: Tensor,
    entropy: float,
    clip: float,
) -> tuple[Tensor, Tensor]:
    """How the policy's part of the loss, a mean over rows, changes with every preference; and
    entropy, divergence and clipped, on average."""
    rows = len(preferences)
    slopes = torch.empty_like(preferences)
    told = torch.empty((rows, 3), device=preferences.device)
    _loss[(rows,)](
        *(preferences.contiguous(), bits.contiguous(), chosen, chances, gains, slopes, told),
        *(entropy, clip, 1 / rows),
        **_shape(preferences, bits),
    )
    return slopes, told.mean(0)
