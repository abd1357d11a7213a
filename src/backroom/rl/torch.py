"""The door to torch: a batch whose fields are tensors, on the CPU or on a GPU.

    batch = TorchBatch("bosses", seats=2, positions=4096, seed=1, device="cuda")
    batch.step(policy(batch.observation, batch.mask))

torch owns the memory on a GPU, and the kernels of `GpuBatch` write into it; on the CPU tensors and
arrays share theirs. Either way the fields are written in place: whoever keeps one clones it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.rl.batch import Batch
from backroom.rl.extras import missing
from backroom.rl.names import named

if TYPE_CHECKING:
    from torch import Tensor

FIELDS = ("observation", "mask", "seat", "rewards", "terminated", "truncated")


class TorchBatch:
    """A `Batch` (on a GPU a `GpuBatch`) in tensors; both have the fields, and `batch` the rest."""

    observation: Tensor
    mask: Tensor
    seat: Tensor
    rewards: Tensor
    terminated: Tensor
    truncated: Tensor

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        device: str = "cpu",
        positions: int = 1,
        packed: bool = False,
        **more: Any,
    ):
        """`device` is torch's name of it; for the others see `Batch`."""
        try:
            import torch
        except ModuleNotFoundError as problem:
            raise missing(problem, __name__, "torch") from None
        self._torch = torch
        rules = named(game)
        try:
            self.device = torch.device(device)
        except RuntimeError:
            raise Refused(f"torch knows no device “{shown(device)}”.") from None
        if self.device.type == "cpu":
            self.batch = Batch(rules, seats, options, positions=positions, packed=packed, **more)
            arrays = {name: getattr(self.batch, name) for name in FIELDS}
            # A tensor cannot be read-only.
            arrays["seat"] = self.batch.rows.asked
            tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
        elif self.device.type == "cuda":
            if not torch.cuda.is_available():
                raise Refused("torch finds no GPU here.")
            tensors = self._buffers(rules, seats, positions, packed)
            self.batch = self._on_gpu(
                *(rules, seats, options),
                buffers=tensors,
                positions=positions,
                packed=packed,
                **more,
            )
        else:
            raise Refused(f"A batch is on “cpu” or “cuda”, not on “{shown(device)}”.")
        vars(self).update(tensors)

    def _buffers(self, game: Game, seats: int, positions: int, packed: bool) -> dict[str, Tensor]:
        """Memory for the fields of a batch on a GPU."""
        torch, actions = self._torch, len(game.actions)
        shapes = {
            "observation": ((game.observation,), torch.float32),
            "mask": ((-(-actions // 8),), torch.uint8) if packed else ((actions,), torch.bool),
            "seat": ((), torch.int32),
            "rewards": ((seats,), torch.float32),
            "terminated": ((), torch.bool),
            "truncated": ((), torch.bool),
        }
        return {
            name: torch.zeros((positions, *shape), dtype=dtype, device=self.device)
            for name, (shape, dtype) in shapes.items()
        }

    def _on_gpu(self, *arguments: Any, **more: Any) -> Batch:
        from backroom.rl.gpu import GpuBatch

        return GpuBatch(*arguments, **more)

    def on_stream(self, stream: Any) -> None:
        """Launch the kernels of a batch on a GPU on a stream of torch's from now on."""
        from backroom.engine.gpu import cuda_module

        self.batch.stream = cuda_module().external_stream(stream.cuda_stream)  # type: ignore[attr-defined]

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew; with a seed, as with any other batch of that seed."""
        self.batch.reset(seed)

    def step(self, actions: Tensor) -> None:
        """Play a relative code in every match; a negative one leaves a match as it is.

        On the CPU an illegal one is refused at once; on a GPU `batch.check()` tells.
        """
        torch = self._torch
        if not isinstance(actions, torch.Tensor):
            raise Refused(f"Actions are a tensor, not {shown(type(actions).__name__)}.")
        if actions.device.type != self.device.type or actions.dtype != torch.int64:
            raise Refused(
                f"Actions are a tensor of int64 on {self.device}, not of {actions.dtype} on "
                f"{actions.device}."
            )
        self.batch.step(actions.numpy() if self.device.type == "cpu" else actions)
