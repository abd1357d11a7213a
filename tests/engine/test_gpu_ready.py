"""The rules stay fit for a GPU: every game's kernel compiles to PTX, which needs no GPU.

What the kernel plays there is compared with the CPU by `python -m bench.gpu`, where a GPU is.
"""

import importlib.util
import os
from pathlib import Path

import numpy as np
import pytest

import backroom
from backroom.engine import gpu
from backroom.engine.asking import CHANCE, OVER
from backroom.engine.conformance import Subject
from backroom.engine.game import NO_LOG, Game

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is for Linux on x86-64"
)

EXAMPLE = backroom.game(Path(__file__).parent.parent.parent / "examples" / "connect_four")
CHOSEN = os.environ.get("BACKROOM_GAMES", " ".join(backroom.game_names())).split()
GAMES = [EXAMPLE, *(backroom.game(name) for name in CHOSEN)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_kernel_compiles(game: Game) -> None:
    text = gpu.ptx(game)
    assert ".target sm_90" in text
    assert text.count(".entry") == 1
    # Nothing is left that only a driver could fill in: neither allocation nor exception.
    assert "NRT_" not in text
    assert "malloc" not in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_lies_as_a_gpu_reads_it(game: Game) -> None:
    """Packed is aligned too: no field moves when numpy lays the record out for a GPU."""
    for record in (game.Box, game.State):
        packed, wide = record.dtype, gpu.aligned(record)
        assert packed.fields is not None
        assert wide.fields is not None
        for name in record.fields:
            assert packed.fields[name][1] == wide.fields[name][1]
        assert wide.itemsize - packed.itemsize < wide.alignment
    seats = max(game.seats)
    row = game.first_position(seats)
    spread = gpu.spread(row, game.State)
    assert gpu.as_bytes(spread)[0, : row.itemsize].tobytes() == row.tobytes()


def test_the_loop_plays_what_random_step_plays() -> None:
    """One loop for GPU and CPU: line by line what the doors' own loop does, from the same dice."""
    seats, lines = 2, 300
    play = gpu.OnCpu(EXAMPLE, seats, positions=3, seed=5)
    began = play.generators.copy()
    play.play(lines, threads=2)
    table = Subject(EXAMPLE, seats).start()
    playout = EXAMPLE.lane().playout
    for position in range(3):
        table.states[0] = play.opening[0]
        rng = began[position : position + 1].copy()
        decisions = games = 0
        for _ in range(lines):
            if table.who() == OVER:
                table.states[0] = play.opening[0]
                games += 1
                continue
            decisions += table.who() != CHANCE
            playout(table.boxes, table.states, 0, table.out, table.weights, NO_LOG, rng, 1)
        assert table.raw() == play.states[position].tobytes()
        assert rng[0] == play.generators[position]
        assert play.totals[position].tolist() == [decisions, lines - games, games]


def test_a_difference_is_found() -> None:
    one, other = (gpu.OnCpu(EXAMPLE, 2, positions=4, seed=9) for _ in range(2))
    one.play(50)
    other.play(50, threads=3)
    assert gpu.differing(one, other) == []
    gpu.as_bytes(other.states)[2, 3] ^= 1
    other.generators[1] ^= np.uint64(1)
    assert gpu.differing(one, other) == [1, 2]


@pytest.mark.slow
def test_without_a_gpu_it_says_so() -> None:
    if gpu.is_there():
        pytest.skip("there is a GPU here")
    with pytest.raises(backroom.Refused, match="no GPU"):
        gpu.OnGpu(EXAMPLE, 2)
