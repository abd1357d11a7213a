"""A game's `evaluate` for whole batches, in tensors, on the CPU or a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from backroom.bots.advice import advice_of
from backroom.bots.binding import SOURCES, advice_text
from backroom.engine.bound import Bound
from backroom.engine.cache import Folder
from backroom.engine.game import Game
from backroom.engine.rule import Compiler
from backroom.rl.rows import types_of

if TYPE_CHECKING:
    import torch
    from torch import Tensor

    from backroom.rl.torch import TorchBatch

WORTH = Path(__file__).parent / "worth.py"
ADVICE_IMPORT = "from backroom.bots.advice import EVALUATES, evaluate\n"
BLOCK = 128


def is_weighed(game: Game) -> bool:
    """Whether the game has an evaluation of its own."""
    return hasattr(advice_of(game), "evaluate")


def _types(compiler: Compiler) -> dict[str, Any]:
    from numba import types

    return {
        **types_of(compiler),
        "values": types.Array(types.float64, 1, "C"),
        "worths": types.Array(types.float64, 2, "C"),
    }


class Weighing(Bound):
    """The compiled evaluation of one game's batches."""

    def __init__(self, game: Game):
        advice = advice_of(game)
        assert advice is not None
        assert advice.__file__ is not None
        sources = [*game.sources(), *SOURCES, WORTH, Path(advice.__file__)]
        folder = Folder(f"worth_{game.name}", game.module.__name__, sources)
        compiler = Compiler(game.Box, game.State)
        compiler.types.update(_types(compiler))
        own = {ADVICE_IMPORT: advice_text(advice)}
        super().__init__(folder, folder.bound(WORTH, "compiled", game.module, own), compiler)


def kernel_for(game: Game) -> tuple[Any, Any, Any]:
    """CUDA as numba brings it, the evaluation of one game as its kernel, and the signature."""
    from numba import types

    from backroom.engine.gpu import GpuCompiler

    compiler = GpuCompiler(game.Box, game.State)
    compiler.types.update(_types(compiler))
    cuda, weigh = compiler.cuda, compiler.twin(Weighing(game).module.weigh)

    def kernel(rows: Any, worths: Any) -> None:
        i = cuda.grid(1)
        if i < len(worths):
            weigh(rows, worths[i], i)

    return cuda, kernel, types.void(compiler.types["rows"], compiler.types["worths"])


class Weigher:
    """Fills a tensor for each lane with how likely each seat is to win."""

    def __init__(self, game: Game, batches: list[TorchBatch], device: torch.device):
        import torch

        self.batches, self.on_gpu = batches, device.type == "cuda"
        self.worths = [
            torch.zeros((one.batch.positions, one.batch.seats), dtype=torch.float64, device=device)
            for one in batches
        ]
        if not self.on_gpu:
            self._door = Weighing(game).weigh_rows
            return
        from backroom.engine.gpu import REGISTERS, tables_in_memory

        with tables_in_memory():
            cuda, kernel, signature = kernel_for(game)
            self._kernel = cuda.jit(signature, lto=False, max_registers=REGISTERS)(kernel)
        self._arrays = [cuda.as_cuda_array(worths, sync=False) for worths in self.worths]

    def weigh(self) -> list[Tensor]:
        """As the matches stand now."""
        for number, one in enumerate(self.batches):
            if self.on_gpu:
                rows: Any = vars(one.batch)["_device"]
                blocks = -(-one.batch.positions // BLOCK)
                self._kernel[blocks, BLOCK, 0](rows, self._arrays[number])
            else:
                self._door(one.batch._rows, self.worths[number].numpy())
        return self.worths
