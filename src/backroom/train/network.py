"""The net, in torch: what `bots.nets` keeps and `bots.inference` computes without torch."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from backroom.bots.nets import Head, Weights, shapes

# Added to what may not be chosen: no probability is left, and no infinity turns up in a product.
OFF = -1e9


class Norm(nn.LayerNorm):  # type: ignore[misc]
    """A layer norm that takes and gives numbers as wide as they are: autocast would widen them."""

    def forward(self, x: Tensor) -> Tensor:
        with torch.autocast(x.device.type, enabled=False):
            weight, bias = self.weight.to(x.dtype), self.bias.to(x.dtype)
            return nn.functional.layer_norm(x, self.normalized_shape, weight, bias, self.eps)


class Block(nn.Module):  # type: ignore[misc]
    """A residual block: normed, widened, cut at zero, added."""

    def __init__(self, width: int):
        super().__init__()
        self.norm = Norm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.outer(torch.relu(self.inner(self.norm(x))))


class Network(nn.Module):  # type: ignore[misc]
    """Observations in; a preference for every action and the seats' shares of the win, out."""

    def __init__(self, head: Head):
        super().__init__()
        self.first = nn.Linear(head.features, head.width)
        self.blocks = nn.ModuleList(Block(head.width) for _ in range(head.blocks))
        self.norm = Norm(head.width)
        self.policy = nn.Linear(head.width, head.actions)
        self.value = nn.Linear(head.width, head.most_seats)
        with torch.no_grad():
            # At first every action is as good as any other, and so is every seat.
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.01)

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        """Preferences are as wide as autocast makes them: whoever reads them widens them first."""
        x = self.first(observation)
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        policy = self.policy(x)
        with torch.autocast(x.device.type, enabled=False):
            return policy, self.value(x.float())


# Names of the module's parameters that are not those of the file.
_RENAMED = "blocks."
_ROW_BY_OUTPUT = ("policy.weight", "value.weight")


def to_weights(state: dict[str, Tensor], head: Head) -> Weights:
    """A module's parameters as arrays of the file."""
    found = {}
    for name, tensor in state.items():
        array = tensor.detach().float().cpu().numpy()
        plain = name.removeprefix(_RENAMED)
        found[plain] = array if array.ndim == 1 or plain in _ROW_BY_OUTPUT else array.T
    return {name: found[name] for name in shapes(head)}


def from_weights(weights: Weights, head: Head) -> dict[str, Tensor]:
    """Arrays of a file as a module's parameters."""
    state: dict[str, Any] = {}
    for name, array in weights.items():
        wide = array.astype("f4")
        if wide.ndim == 2 and name not in _ROW_BY_OUTPUT:
            wide = wide.T
        own = name if name.split(".")[0] in ("first", "norm", "policy", "value") else None
        state[own or f"{_RENAMED}{name}"] = torch.from_numpy(wide.copy())
    return state


def unpacked(bits: Tensor, actions: int) -> Tensor:
    """Packed masks, a bit for each action, the lowest first, as booleans."""
    places = torch.arange(8, device=bits.device, dtype=torch.uint8)
    wide = (bits.unsqueeze(-1) >> places) & 1
    return wide.flatten(-2)[..., :actions].bool()
