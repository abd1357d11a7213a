"""Random play on a GPU: the rules as they are, called from a CUDA kernel, a position per thread.

Needs numba-cuda and a CUDA toolkit (`pip install backroom[gpu]`); playing needs a GPU as well,
`ptx` does not. Given the same generators, `OnGpu` and `OnCpu` play the same lines and end in the
same bytes.
"""

from __future__ import annotations

import dis
import importlib.util
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from types import CodeType, FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG, Game
from backroom.engine.record import Array, Record
from backroom.engine.rule import (
    EVENT_WIDTH,
    NONE,
    Compiler,
    Log,
    Out,
    Rng,
    callees,
    in_namespace,
    note8,
    rule,
)
from backroom.engine.sets import lowest_bit

if TYPE_CHECKING:
    from backroom.engine.doors import apply, chance, legal, one_of, to_act
    from backroom.engine.rule import below, draw_lot

# What the kernel is compiled for where no GPU says otherwise: Hopper.
CAPABILITY = (9, 0)
BLOCK = 256
# Functions with more bytecode than this are not inlined where they have several call sites: code
# that does not fit into the GPU's instruction cache stalls on instruction fetches.
INLINED = 500
# More would leave room for fewer threads.
REGISTERS = 128


def cuda_module() -> Any:
    """numba.cuda, as numba-cuda brings it."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise Refused("A GPU needs numba-cuda: pip install backroom[gpu]")
    # numpy 2.5 has dropped a name that numba-cuda still asks for.
    vars(np).setdefault("row_stack", np.vstack)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from numba import cuda
        from numba.cuda.core import config
    # It would remark upon every launch that does not fill the GPU.
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
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
        self._calls: Counter[CodeType] = Counter()
        self.cuda = cuda_module()
        box_type, state_type = from_dtype(aligned(box)), from_dtype(aligned(state))
        self.types |= {
            "box": box_type,
            "s": state_type,
            "boxes": types.Array(box_type, 1, "C"),
            "states": types.Array(state_type, 1, "C"),
        }
        # What a GPU has an instruction for, or no use for.
        own: list[tuple[Any, Any]] = [
            (meet, _meet),
            (lowest_bit, _lowest_bit),
            (note8, _nobody_reads),
        ]
        self._of_its_own = {
            known: in_namespace(made, {**made.__globals__, "cuda": self.cuda})
            for known, made in own
        }

    def twin(self, function: FunctionType) -> Any:
        if not self._calls:
            self._count_calls(function)
        return super().twin(function)

    def _count_calls(self, function: FunctionType) -> None:
        """In how many places each function is called, by its code."""
        own = callees(function)
        for instruction in dis.get_instructions(function):
            callee = own.get(instruction.argval) if instruction.opname == "LOAD_GLOBAL" else None
            if callee is not None:
                self._calls[callee.__code__] += 1
                if self._calls[callee.__code__] == 1:
                    self._count_calls(callee)

    def _make(self, function: FunctionType, signature: tuple[Any, ...]) -> Any:
        made = self.cuda.jit(signature, device=True, lto=False)(function)
        if self._calls[function.__code__] > 1 and len(function.__code__.co_code) > INLINED:
            for found in made.overloads.values():
                compiled = found.library.get_function(found.fndesc.llvm_func_name)
                compiled.attributes.add("noinline")
        return made


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
        who = to_act(box, s)
        seat = NONE
        a = 0
        if who == CHANCE:
            n = chance(box, s, out, weights)
            a = draw_lot(out, weights, n, rng)
        elif who != OVER:
            seat = one_of(who, rng)
            n = legal(box, s, seat, out)
            a = out[below(rng, n)]
            counts[0] += 1
        meet()
        if who == OVER:
            states[i] = opening[0]
            counts[2] += 1
        else:
            apply(box, s, seat, a, log)
            counts[1] += 1
        meet()


@rule
def meet() -> None:
    """On a GPU, the threads of a block wait for each other here: so they load their code once."""


# The name is looked up among those that `GpuCompiler` gives.
cuda: Any = None


def _meet() -> None:
    cuda.syncthreads()


def _lowest_bit(bits: int) -> int:
    return np.int64(cuda.ffs(bits) - 1)  # type: ignore[return-value]


def _nobody_reads(
    log: Log, event: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int
) -> None:
    pass


def _bound(game: Game, compiler: Compiler) -> FunctionType:
    """The loop around one game's rules, ready to be compiled."""
    compiler.types["opening"] = compiler.types["states"]
    doors = game.lane("compiled").module
    used = {name: getattr(doors, name) for name in GAMES_OWN}
    loop: Any = random_lines
    return in_namespace(loop, {**loop.__globals__, **used})


# What the loop calls of the game it is bound to.
GAMES_OWN = ("apply", "below", "chance", "draw_lot", "legal", "one_of", "to_act")


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
def tables_in_memory() -> Iterator[None]:
    """Tables lie in ordinary memory: from the constant one, numba-cuda's choice, a warp whose
    threads look up different entries gets them one after the other."""
    from numba.cuda.cudadrv import nvvm

    kept = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = kept


@contextmanager
def as_if_there(capability: tuple[int, int]) -> Iterator[None]:
    """Device functions ask the driver what they are compiled for; here it is said. And NVRTC,
    which compiles C++, is looked for, though there is none to compile."""
    from numba.cuda import cuda_paths, dispatcher
    from numba.cuda.cudadrv import nvrtc

    shims: list[tuple[Any, str, Any]] = [
        (dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=capability)),
        (nvrtc, "get_arch_option", lambda major, minor, *_: f"compute_{major}{minor}"),
        (cuda_paths, "_get_nvrtc_path", lambda: None),
    ]
    with ExitStack() as stack:
        for module, name, shim in shims:
            stack.callback(setattr, module, name, getattr(module, name))
            setattr(module, name, shim)
        yield


def ptx(game: Game, capability: tuple[int, int] = CAPABILITY) -> str:
    """The kernel of a game in the GPU's assembly language. Needs no GPU."""
    cuda = cuda_module()
    with as_if_there(capability), tables_in_memory():
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
        self.boxes = game.edition().boxes
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
        with tables_in_memory():
            kernel, signature = _kernel(self.game, GpuCompiler(self.game.Box, self.game.State))
            compiling = self.cuda.jit(signature, lto=False, max_registers=REGISTERS)
            self.kernel = compiling(kernel)

    def begin(self, positions: int, seed: int) -> None:
        super().begin(positions, seed)
        send = self.cuda.to_device
        self._boxes = send(spread(self.boxes, self.game.Box))
        self._opening = send(spread(self.opening, self.game.State))
        self._states = send(spread(self.states, self.game.State))
        self._generators = send(self.generators)
        self._totals = send(self.totals)

    def play(self, lines: int, block: int = BLOCK) -> None:
        """Launch the kernel asynchronously; `fetch` waits for it."""
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
