"""Batches on a GPU: the stepping of every game compiles to PTX, which needs no GPU.

What it plays there is compared with the CPU by `python -m bench.rl --gpu`, where a GPU is.
"""

import importlib.util
import os
from pathlib import Path
from types import CellType, FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.engine.game import Game
from backroom.rl import Batch
from backroom.rl.binding import stepping_of

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is for Linux on x86-64"
)

EXAMPLE = backroom.game(Path(__file__).parent.parent.parent / "examples" / "connect_four")
CHOSEN = os.environ.get("BACKROOM_GAMES", " ".join(backroom.game_names())).split()
GAMES = [EXAMPLE, *(backroom.game(name) for name in CHOSEN)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_kernels_compile(game: Game) -> None:
    from backroom.rl.gpu import ptx

    texts = ptx(game)
    assert sorted(texts) == ["check", "choose", "finals", "start", "step"]
    for text in texts.values():
        assert ".target sm_90" in text
        assert text.count(".entry") == 1
        # Nothing is left that only a driver could fill in: neither allocation nor exception.
        assert "NRT_" not in text
        assert "malloc" not in text


def interpreted(kernel: FunctionType, **other: Any) -> Any:
    """A kernel as plain Python, with other things under some of the names that it closes over."""
    cells = zip(kernel.__code__.co_freevars, kernel.__closure__ or (), strict=True)
    closure = tuple(CellType(other.get(name, cell.cell_contents)) for name, cell in cells)
    return FunctionType(kernel.__code__, kernel.__globals__, closure=closure)


def test_the_action_that_is_named_is_the_one_that_was_refused_first() -> None:
    from backroom.engine.gpu import CAPABILITY, as_if_there, tables_in_memory
    from backroom.rl.gpu import Kernels, first_refused, open_flag

    batch = Batch(EXAMPLE, 2, positions=4, seed=1)
    with as_if_there(CAPABILITY), tables_in_memory():
        made = Kernels(EXAMPLE).made
    most = len(EXAMPLE.actions) - 1
    for _ in range(6):  # until a column is full
        batch.step([0, 0, 0, 1])

    def lower(flag: np.ndarray, place: int, value: int) -> None:
        flag[place] = min(flag[place], value)

    def launched(flag: np.ndarray, actions: list[int]) -> tuple[int, int] | None:
        """What is refused after a step, its threads one after the other, the last first."""
        batch.rows.actions[:] = actions
        for name in ("check", "step"):
            for i in reversed(range(batch.positions)):
                cuda = SimpleNamespace(grid=lambda _, i=i: i, atomic=SimpleNamespace(min=lower))
                other = {"cuda": cuda, "refusal": stepping_of(EXAMPLE).module.refusal}
                kernel = interpreted(made[name][0], **other)
                kernel(batch.rows, flag)
        return first_refused(flag)

    flag = open_flag()
    assert first_refused(flag) is None
    assert launched(flag, [1, 1, 0, 9 << 40]) == (2, 0)
    # Steps that follow do nothing: neither what they may play is named nor what they may not.
    assert launched(flag, [0, 1, 1, 1]) == (2, 0)
    assert launched(flag, [0, 0, 1, 1]) == (2, 0)
    assert "Match 2, seat 0: “drop a” is not possible" in str(batch._refusal(2, 0))
    number, action = launched(open_flag(), [1, -1, 2, 9 << 40]) or (0, 0)
    assert number == 3
    assert f"codes are 0 to {most}" in str(batch._refusal(number, action))


@pytest.mark.slow
def test_without_a_gpu_it_says_so() -> None:
    from backroom.engine.gpu import is_there
    from backroom.rl.gpu import GpuBatch

    if is_there():
        pytest.skip("there is a GPU here")
    with pytest.raises(backroom.Refused, match="no GPU"):
        GpuBatch("bosses", 2)
