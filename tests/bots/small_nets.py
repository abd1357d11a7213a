"""Small nets made in numpy: their weights are drawn, and nothing has trained them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from backroom.bots import nets
from backroom.engine.game import Game


def drawn(head: nets.Head, seed: int, size: float = 1.0) -> nets.Weights:
    """Weights of about the size that training leaves, or so many times as large."""
    dice = np.random.default_rng(seed)
    found = {}
    for name, shape in nets.shapes(head).items():
        middle = 1.0 if name.endswith("norm.weight") else 0.0
        spread = size / np.sqrt(max(shape)) if len(shape) == 2 else 0.1 * size
        # As large as half precision goes, and no larger.
        found[name] = np.clip(dice.normal(middle, spread, shape), -6e4, 6e4)
    return found


def small_net(
    game: Game, folder: Path, seed: int = 1, size: float = 1.0, width: int = 16, **more: Any
) -> Path:
    """The file of a small net for a game."""
    head = nets.head_for(game, width, blocks=2, **more)
    path = folder / f"{game.name}-{seed}.npz"
    nets.save(path, head, drawn(head, seed, size))
    return path


def in_numpy(net: nets.Net, observation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Policy and value before they are made probabilities, straight from the weights."""
    weights = {name: array.astype(np.float64) for name, array in net.weights.items()}

    def norm(x: np.ndarray, name: str) -> np.ndarray:
        spread = np.sqrt(x.var() + 1e-5)
        return (x - x.mean()) / spread * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    x = observation @ weights["first.weight"] + weights["first.bias"]
    for n in range(net.head.blocks):
        inner = norm(x, f"{n}.norm") @ weights[f"{n}.inner.weight"] + weights[f"{n}.inner.bias"]
        x = x + np.maximum(inner, 0) @ weights[f"{n}.outer.weight"] + weights[f"{n}.outer.bias"]
    last = np.maximum(norm(x, "norm"), 0)
    policy = weights["policy.weight"] @ last + weights["policy.bias"]
    return policy, weights["value.weight"] @ last + weights["value.bias"]


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max())
    return e / e.sum()
