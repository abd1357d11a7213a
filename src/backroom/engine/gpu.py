"""Random play on a GPU: the rules as they are, called from a CUDA kernel, a position per thread.

Needs numba-cuda and a CUDA toolkit (`pip install backroom[gpu]`); playing needs a GPU as well,
`ptx` does not. Given the same generators, `OnGpu` and `OnCpu` play the same lines and end in the
same bytes.
"""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG, Game
from backroom.engine.interface import OVER
from backroom.engine.record import Array, Record
from backroom.engine.rule import EVENT_WIDTH, Compiler, Log, Out, Rng, in_namespace

# What the kernel is compiled for where no GPU says otherwise: Hopper.
CAPABILITY = (9, 0)
BLOCK = 128


def cuda_module() -> Any:
    """numba.cuda, as numba-cuda brings it."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise Refused("For a GPU, numba-cuda is needed: pip install backroom[gpu]")
    # numpy 2.5 has dropped a name that numba-cuda still asks for.
    vars(np).setdefault("row_stack", np.vstack)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from numba import cuda
    return cuda


def is_there() -> bool:
    """A GPU that kernels can run on."""
    return bool(cuda_module().is_available())


def aligned(record: type[Record]) -> np.dtype[Any]:
    """The record as a GPU can read it: fields where they were, and room to the next multiple."""
    fields = [(name, field.number, field.shape) for name, field in record.fields.items()]
    return np.dtype(fields, align=True)


def spread(rows: Array, record: type[Record]) -> Array:
    """Records as a GPU reads them."""
    wide = np.zeros(len(rows), aligned(record))
    as_bytes(wide)[:, : rows.itemsize] = as_bytes(rows)
    return wide


def as_bytes(rows: Array) -> Array:
    return rows.view(np.uint8).reshape(len(rows), rows.itemsize)


class GpuCompiler(Compiler):
    """Compiles the rules of one game into device functions."""

    def __init__(self, box: type[Record], state: type[Record]):
        from numba import from_dtype, types

        super().__init__(box, state)
        self.cuda = cuda_module()
        box_type, state_type = from_dtype(aligned(box)), from_dtype(aligned(state))
        self.types |= {
            "box": box_type,
            "s": state_type,
            "boxes": types.Array(box_type, 1, "C"),
            "states": types.Array(state_type, 1, "C"),
        }

    def _make(self, function: FunctionType, signature: tuple[Any, ...]) -> Any:
        return self.cuda.jit(signature, device=True, lto=False)(function)


# ---------------------------------------------------------------------------- the loop, for both


def random_lines(
    boxes: Any,
    opening: Any,
    states: Any,
    i: int,
    out: Out,
    weights: Out,
    log: Log,
    rng: Rng,
    counts: Any,
    lines: int,
) -> None:
    """Play so many random lines in position i, from the opening again after every end.

    `counts` gains decisions, record lines and finished games.
    """
    box = boxes[0]
    s = states[i]
    for _ in range(lines):
        step = random_step(box, s, out, weights, log, rng)
        if step == OVER:
            states[i] = opening[0]
            counts[2] += 1
        else:
            counts[0] += step
            counts[1] += 1


# The one bound to the game takes its place.
random_step: Any = None


def _bound(game: Game, compiler: Compiler) -> FunctionType:
    """The loop around one game's rules, ready to be compiled."""
    compiler.types["opening"] = compiler.types["states"]
    step = game.lane("compiled").module.random_step
    loop: Any = random_lines
    return in_namespace(loop, {**loop.__globals__, "random_step": step})


def _kernel(game: Game, compiler: GpuCompiler) -> tuple[Any, Any]:
    """The kernel of one game, not yet compiled, and its signature."""
    from numba import types

    cuda, state, int32, int64 = compiler.cuda, compiler.types["s"], types.int32, types.int64
    uint64 = types.uint64
    room, outcomes = len(game.room_for_actions()), max(1, len(game.outcomes))
    width = EVENT_WIDTH
    play = compiler.twin(_bound(game, compiler))

    def kernel(
        boxes: Any, opening: Any, states: Any, generators: Any, totals: Any, lines: int
    ) -> None:
        thread = cuda.grid(1)
        if thread < len(states):
            # What a thread works on lies interleaved with its neighbours': fast to reach.
            own = cuda.local.array(1, state)
            own[0] = states[thread]
            rng = cuda.local.array(1, uint64)
            rng[0] = generators[thread]
            counts = cuda.local.array(3, int64)
            for k in range(3):
                counts[k] = 0
            out = cuda.local.array(room, int32)
            weights = cuda.local.array(outcomes, int32)
            log = cuda.local.array((1, width), int32)[:0]
            play(boxes, opening, own, 0, out, weights, log, rng, counts, lines)
            states[thread] = own[0]
            generators[thread] = rng[0]
            for k in range(3):
                totals[thread, k] += counts[k]

    records = [compiler.types[name] for name in ("boxes", "states", "states")]
    arrays = [types.Array(uint64, 1, "C"), types.Array(int64, 2, "C")]
    return kernel, types.void(*records, *arrays, int64)


@contextmanager
def _as_if_there(capability: tuple[int, int]) -> Iterator[None]:
    """Device functions ask the driver what they are compiled for; here it is said."""
    from numba.cuda import dispatcher
    from numba.cuda.cudadrv import nvrtc

    kept = dispatcher.get_current_device, nvrtc.get_arch_option
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    nvrtc.get_arch_option = lambda major, minor, *_: f"compute_{major}{minor}"
    try:
        yield
    finally:
        dispatcher.get_current_device, nvrtc.get_arch_option = kept


def ptx(game: Game, capability: tuple[int, int] = CAPABILITY) -> str:
    """The kernel of a game in the GPU's assembly language. Needs no GPU."""
    cuda = cuda_module()
    with _as_if_there(capability):
        kernel, signature = _kernel(game, GpuCompiler(game.Box, game.State))
        text, _ = cuda.compile(
            kernel, signature, device=False, abi="numba", cc=capability, output="ptx"
        )
    return str(text)


# ---------------------------------------------------------------------------- playing


class Play:
    """Random matches of one game, many at once; `play` goes on with all of them.

    `totals` has for every position its decisions, record lines and finished games.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        positions: int = 1,
        seed: int = 0,
    ):
        self.game = game
        self.boxes = game.box().boxes
        self.opening = game.first_position(seats, options)
        self.begin(positions, seed)

    def begin(self, positions: int, seed: int) -> None:
        """Fresh positions, each with a generator of its own."""
        self.states = np.repeat(self.opening, positions)
        random = np.random.default_rng(seed)
        self.generators = random.integers(1, 1 << 63, positions, np.uint64)
        self.totals = np.zeros((positions, 3), np.int64)


class OnCpu(Play):
    """The kernel's work on the cores of this machine."""

    def __init__(self, *arguments: Any, **named: Any):
        from numba import njit

        super().__init__(*arguments, **named)
        compiler = Compiler(self.game.Box, self.game.State)
        loop = _bound(self.game, compiler)
        namespace = {**loop.__globals__, **compiler.twins(loop)}
        compiling = njit(compiler.signature(loop), _nrt=False, nogil=True)
        self.loop = compiling(in_namespace(loop, namespace))

    def play(self, lines: int, threads: int = 1) -> None:
        def each(first: int) -> None:
            out, weights = self.game.room_for_actions(), self.game.room_for_actions()
            for i in range(first, len(self.states), threads):
                rng, counts = self.generators[i : i + 1], self.totals[i]
                self.loop(
                    *(self.boxes, self.opening, self.states, i, out, weights),
                    *(NO_LOG, rng, counts, lines),
                )

        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(each, range(threads)))


class OnGpu(Play):
    """The same on a GPU; `fetch` brings states, generators and totals back."""

    def __init__(self, *arguments: Any, **named: Any):
        self.cuda = cuda_module()
        if not is_there():
            raise Refused("There is no GPU that CUDA can reach.")
        self.kernel: Any = None
        super().__init__(*arguments, **named)
        kernel, signature = _kernel(self.game, GpuCompiler(self.game.Box, self.game.State))
        self.kernel = self.cuda.jit(signature, lto=False)(kernel)

    def begin(self, positions: int, seed: int) -> None:
        super().begin(positions, seed)
        send = self.cuda.to_device
        self._boxes = send(spread(self.boxes, self.game.Box))
        self._opening = send(spread(self.opening, self.game.State))
        self._states = send(spread(self.states, self.game.State))
        self._generators = send(self.generators)
        self._totals = send(self.totals)

    def play(self, lines: int, block: int = BLOCK) -> None:
        """Start playing; the GPU works on by itself until something is fetched."""
        blocks = -(-len(self.states) // block)
        self.kernel[blocks, block](
            *(self._boxes, self._opening, self._states, self._generators, self._totals, lines)
        )

    def seconds(self, lines: int, block: int = BLOCK) -> float:
        """How long the GPU takes for so many lines of every position."""
        began, ended = self.cuda.event(), self.cuda.event()
        began.record()
        self.play(lines, block)
        ended.record()
        ended.synchronize()
        return float(self.cuda.event_elapsed_time(began, ended)) / 1000

    def fetch(self) -> None:
        wide = self._states.copy_to_host()
        as_bytes(self.states)[:] = as_bytes(wide)[:, : self.states.itemsize]
        self._generators.copy_to_host(self.generators)
        self._totals.copy_to_host(self.totals)


def differing(one: Play, other: Play) -> list[int]:
    """The positions in which two plays are not equal to the last bit."""
    unequal = (as_bytes(one.states) != as_bytes(other.states)).any(axis=1)
    unequal |= one.generators != other.generators
    unequal |= (one.totals != other.totals).any(axis=1)
    return [int(n) for n in np.flatnonzero(unequal)]
