"""Batches on a GPU: the stepping of `stepping.py`, unchanged, a match for each thread.

Needs what `backroom.engine.gpu` needs. The arrays of a `GpuBatch` stay on the GPU: those of torch,
where it is given tensors to write into, else numba's own; both have `__cuda_array_interface__`.
Given the same seed and actions they hold the same bytes as those of a `Batch`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.gpu import (
    CAPABILITY,
    REGISTERS,
    GpuCompiler,
    as_bytes,
    as_if_there,
    cuda_module,
    is_there,
    spread,
    tables_in_memory,
)
from backroom.engine.match import Match
from backroom.engine.record import Array
from backroom.engine.rule import EVENT_WIDTH
from backroom.rl import given
from backroom.rl.batch import Batch
from backroom.rl.binding import stepping_of
from backroom.rl.rows import Rows, types_of

BLOCK = 128
# `flag` holds what was refused first, and whether a step has gone by since: actions of later steps
# are not looked at. The match stands before the action in one number, so the lowest is the first.
FIRST, CLOSED = range(2)
NONE_REFUSED = np.iinfo(np.int64).max
MATCH = 1 << 32
# What may be given as buffers, by the name of the field, and the array it stands for.
BUFFERS = {
    "observation": "observations",
    "mask": "masks",
    "seat": "asked",
    "rewards": "rewards",
    "terminated": "terminated",
    "truncated": "truncated",
}


WRITTEN = (
    *("generators", "observations", "masks", "legals", "asked", "rewards", "terminated"),
    *("truncated", "scores", "places", "played", "lengths"),
)


def open_flag() -> npt.NDArray[np.int64]:
    """Nothing has been refused."""
    return np.array([NONE_REFUSED, 0], np.int64)


def first_refused(flag: npt.NDArray[np.int64]) -> tuple[int, int] | None:
    """The first match that an action was refused in, and the action; None if there is none."""
    first = int(flag[FIRST])
    return None if first == NONE_REFUSED else divmod(first, MATCH)


class Kernels:
    """The kernels of one game, not yet compiled, and their signatures."""

    def __init__(self, game: Game):
        from numba import types

        compiler = GpuCompiler(game.Box, game.State)
        compiler.types.update(types_of(compiler))
        module = stepping_of(game).module
        cuda, state = compiler.cuda, compiler.types["s"]
        int32, uint64 = types.int32, types.uint64
        room, outcomes = len(game.room_for_actions()), max(1, len(game.outcomes))
        width, none_refused, above = EVENT_WIDTH, NONE_REFUSED, MATCH
        refusal, observe = compiler.twin(module.refusal), compiler.twin(module.observe)
        begin, show = compiler.twin(module.begin), compiler.twin(module.show)
        step_one, below = compiler.twin(module.step_one), compiler.twin(module.below)

        def check(rows: Any, flag: Any) -> None:
            i = cuda.grid(1)
            if i < len(rows.asked) and flag[CLOSED] == 0 and refusal(rows, i):
                cuda.atomic.min(flag, FIRST, above * i + min(rows.actions[i], above - 1))

        def step(rows: Any, flag: Any) -> None:
            i = cuda.grid(1)
            if i == 0 and flag[FIRST] != none_refused:
                flag[CLOSED] = 1
            if i < len(rows.asked) and flag[FIRST] == none_refused:
                # What a thread works on lies interleaved with its neighbours': fast to reach.
                own = cuda.local.array(1, state)
                own[0] = rows.states[i]
                rng = cuda.local.array(1, uint64)
                rng[0] = rows.generators[i]
                out = cuda.local.array(room, int32)
                weights = cuda.local.array(outcomes, int32)
                log = cuda.local.array((1, width), int32)[:0]
                step_one(rows, own, 0, i, out, weights, log, rng)
                rows.states[i] = own[0]
                rows.generators[i] = rng[0]

        def start(rows: Any, flag: Any) -> None:
            i = cuda.grid(1)
            if i < len(rows.asked):
                own = cuda.local.array(1, state)
                rng = cuda.local.array(1, uint64)
                rng[0] = rows.generators[i]
                out = cuda.local.array(room, int32)
                weights = cuda.local.array(outcomes, int32)
                log = cuda.local.array((1, width), int32)[:0]
                n = begin(rows, own, 0, out, weights, log, rng)
                show(rows, own, 0, i, n, out)
                rows.states[i] = own[0]
                rows.generators[i] = rng[0]

        def choose(rows: Any, actions: Any, generators: Any) -> None:
            i = cuda.grid(1)
            if i < len(actions):
                bits = rows.legals[i]
                legal = 0
                for k in range(len(bits)):
                    legal += cuda.popc(bits[k])
                skip = below(generators[i : i + 1], legal)
                for a in range(rows.turned.shape[1]):
                    if bits[a >> 3] >> (a & 7) & 1:
                        if skip == 0:
                            actions[i] = a
                            return
                        skip -= 1

        def finals(rows: Any, eyes: Any, observations: Any) -> None:
            i = cuda.grid(1)
            if i < len(eyes) and eyes[i] >= 0:
                observe(rows.boxes[0], rows.ended[i], eyes[i], observations[i])

        rows, flag = compiler.types["rows"], types.Array(types.int64, 1, "C")
        asked, features = compiler.types["eyes"], compiler.types["observations"]
        self.cuda = cuda
        self.made: dict[str, tuple[Any, Any]] = {
            "check": (check, types.void(rows, flag)),
            "step": (step, types.void(rows, flag)),
            "start": (start, types.void(rows, flag)),
            "finals": (finals, types.void(rows, asked, features)),
            "choose": (
                choose,
                types.void(rows, types.Array(types.int64, 1, "C"), types.Array(uint64, 1, "C")),
            ),
        }


def ptx(game: Game, capability: tuple[int, int] = CAPABILITY) -> dict[str, str]:
    """The kernels of a game in the GPU's assembly language. Needs no GPU."""
    with as_if_there(capability), tables_in_memory():
        kernels = Kernels(game)
        texts = {}
        for name, (kernel, signature) in kernels.made.items():
            text, _ = kernels.cuda.compile(
                kernel, signature, device=False, abi="numba", cc=capability, output="ptx"
            )
            texts[name] = str(text)
    return texts


_compiled: dict[int, dict[str, Any]] = {}


def _kernels_of(game: Game) -> dict[str, Any]:
    """The compiled kernels of a game, once per process."""
    if id(game) not in _compiled:
        with tables_in_memory():
            kernels = Kernels(game)
            _compiled[id(game)] = {
                name: kernels.cuda.jit(signature, lto=False, max_registers=REGISTERS)(kernel)
                for name, (kernel, signature) in kernels.made.items()
            }
    return _compiled[id(game)]


class GpuBatch(Batch):
    """A `Batch` whose arrays lie on a GPU.

    `buffers` are arrays to write into, by the names of the fields (`observation`, `mask`, `seat`,
    `rewards`, `terminated`, `truncated`), contiguous and of the same shapes and widths. `step`
    takes int64 actions on the GPU. Nothing waits for the GPU: an action that may not be played
    sets a flag, from then on no step does anything, and `check` tells which it was.
    """

    def __init__(
        self,
        game: str | Path | Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        buffers: Mapping[str, Any] | None = None,
        block: int = BLOCK,
        **more: Any,
    ):
        self._cuda = cuda_module()
        if not is_there():
            raise Refused("There is no GPU that CUDA can reach.")
        self._given = dict(buffers or {})
        self._block = block
        # Where kernels are launched: 0 is the stream that everybody waits for.
        self.stream: Any = 0
        super().__init__(game, seats, options, threads=1, **more)

    def _ready(self) -> None:
        """Send the arrays to the GPU, or take those that were given."""
        unknown = sorted(self._given.keys() - BUFFERS.keys())
        if unknown:
            raise Refused(f"“{unknown[0]}” is no buffer: there is {', '.join(BUFFERS)}.")
        sent = {name: self._sent(name, array) for name, array in self._rows._asdict().items()}
        for field, name in BUFFERS.items():
            if field in self._given:
                sent[name] = self._taken(field, getattr(self._rows, name))
        self._device = Rows(**sent)
        self._flag = self._cuda.to_device(open_flag())
        self._kernels = _kernels_of(self.game)

    def _sent(self, name: str, array: Any) -> Any:
        if name == "boxes":
            return self._cuda.to_device(spread(array, self.game.Box))
        if name in ("openings", "states", "ended"):
            return self._cuda.to_device(spread(array, self.game.State))
        return self._cuda.to_device(array)

    def _taken(self, field: str, like: Any) -> Any:
        """A buffer as the kernels write into it; bools are bytes to them."""
        taken = self._cuda.as_cuda_array(self._given[field], sync=False)
        if taken.dtype == np.bool_ and like.dtype == np.uint8:
            taken = taken.view(np.uint8)
        if taken.shape != like.shape or taken.dtype != like.dtype or not taken.is_c_contiguous():
            raise Refused(
                f"The buffer “{field}” is {taken.dtype} of shape {taken.shape}, "
                f"not {like.dtype} of shape {like.shape}, contiguous."
            )
        return taken

    def _launch(self, name: str, *arguments: Any) -> None:
        blocks = -(-self.positions // self._block)
        self._kernels[name][blocks, self._block, self.stream](*arguments)

    # ------------------------------------------------------------------ what there is to see

    def _field(self, name: str) -> Any:
        return self._given.get(name, getattr(self._device, BUFFERS[name]))

    @property
    def observation(self) -> Any:
        """What the seat asked in each match knows: see `Game.features`."""
        return self._field("observation")

    @property
    def mask(self) -> Any:
        """Which relative codes are legal for it, a byte or a bit each."""
        return self._field("mask")

    @property
    def seat(self) -> Any:
        """Who is asked; where several are, one after the other."""
        return self._field("seat")

    @property
    def rewards(self) -> Any:
        """By seat, what the match that ended in this step brought: 1, shared among the winners."""
        return self._field("rewards")

    @property
    def terminated(self) -> Any:
        """Whether a match ended in this step; another has begun in its row."""
        return self._field("terminated")

    @property
    def truncated(self) -> Any:
        """Whether a match was cut off in this step; another has begun in its row."""
        return self._field("truncated")

    @property
    def info(self) -> dict[str, Any]:
        """Of the match that ended last in each row: scores and places by seat, and decisions."""
        rows = self._device
        return {"scores": rows.scores, "places": rows.places, "decisions": rows.played}

    def final_observation(self, seat: int | npt.ArrayLike) -> Any:
        """What one seat (or one of each match) knew at the end of the match that ended last."""
        seats = given.seats_of(seat, self.positions, self.seats)
        played = self._device.played.copy_to_host()
        eyes = self._cuda.to_device(np.where(played > 0, seats, -1).astype(np.int32))
        features = self._cuda.to_device(np.zeros((self.positions, self.game.observation), "f4"))
        self._launch("finals", self._device, eyes, features)
        return features

    def match(self, number: int) -> Match:
        """The position of a match, to look at and play on; its outcomes are played by hand."""
        match = Match(self.game, self.seats, self.options, self.edition)
        row = self._row(number)
        state = self._device.states[row : row + 1].copy_to_host()
        match.restore(as_bytes(state)[0, : self.game.State.dtype.itemsize].tobytes())
        return match

    def text(self, number: int, action: int) -> str:
        """A relative code in the notation of the game, as the seat asked in a match means it."""
        action = given.number("action", action, 0, len(self.game.actions) - 1)
        seat = int(self._device.asked[self._row(number)])
        return self.game.actions.texts[int(self._rows.codes[seat, action])]

    def snapshot(self, first: int = 0, last: int | None = None) -> bytes:
        """Refused: only batches on the CPU are kept."""
        raise Refused("A batch on a GPU has no snapshots.")

    def restore(self, kept: bytes) -> None:
        """Refused: only batches on the CPU are kept."""
        raise Refused("A batch on a GPU has no snapshots.")

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew; with a seed, as with any other batch of that seed."""
        self._blank(seed)
        for name in ("rewards", "terminated", "truncated", "scores", "places", "played", "lengths"):
            getattr(self._device, name).copy_to_device(getattr(self._rows, name))
        self._device.ended.copy_to_device(spread(self._rows.ended, self.game.State))
        if seed is not None:
            self._device.generators.copy_to_device(self._rows.generators)
        self._flag.copy_to_device(open_flag())
        self._launch("start", self._device, self._flag)

    def step(self, actions: Any) -> None:
        """Play a relative code in every match; a negative one leaves a match as it is.

        If any of them may not be played, nothing is stepped, and a flag is set: see `check`.
        """
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = self._cuda.to_device(given.whole_numbers(actions, self.positions))
        taken = self._cuda.as_cuda_array(actions, sync=False)
        if taken.shape != (self.positions,) or taken.dtype != np.int64:
            raise Refused(
                f"Actions are {self.positions} whole numbers of int64, not {taken.dtype} of shape "
                f"{taken.shape}."
            )
        self._device = self._device._replace(actions=taken)
        self._launch("check", self._device, self._flag)
        self._launch("step", self._device, self._flag)

    def seconds(self, actions: Any) -> float:
        """Step, and wait: how long the GPU took for it."""
        began, ended = self._cuda.event(), self._cuda.event()
        began.record()
        self.step(actions)
        ended.record()
        ended.synchronize()
        return float(self._cuda.event_elapsed_time(began, ended)) / 1000

    def random_actions(self, generators: Any, actions: Any) -> None:
        """A legal action for every match, at random, from generators of its own; all on the GPU."""
        self._launch("choose", self._device, actions, generators)

    def fetched(self) -> dict[str, Array]:
        """All arrays that play writes, brought from the GPU."""
        rows = self._device._asdict()
        kept = {name: rows[name].copy_to_host() for name in WRITTEN}
        for name in ("states", "ended"):
            packed = np.zeros(self.positions, self.game.State.dtype)
            as_bytes(packed)[:] = as_bytes(rows[name].copy_to_host())[:, : packed.itemsize]
            kept[name] = packed
        return kept

    def check(self) -> None:
        """Wait for the GPU, and refuse an action that it could not play, by name. The matches are
        as they were before the step that had it, and go on with the next."""
        refused = first_refused(self._flag.copy_to_host())
        if refused is not None:
            self._flag.copy_to_device(open_flag())
            raise self._refusal(*refused)
