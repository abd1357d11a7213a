"""A game's own evaluation for whole batches: what positions are worth to a run at first."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

import backroom
from backroom.games.bosses.bot import evaluate
from backroom.rl import Batch
from backroom.train.weighing import Weighing, is_weighed, kernel_for


def test_a_batch_is_weighed_as_its_matches_are() -> None:
    batch = Batch("bosses", 3, positions=16, seed=3, start=20)
    worths = np.zeros((16, 3))
    Weighing(batch.game).weigh_rows(batch._rows, worths)
    points = np.zeros(3)
    box = batch.game.Box(batch.edition.boxes)
    for number in range(16):
        state = batch.game.State(batch._rows.states[number : number + 1])
        spread = evaluate(box, state, points)
        chances = np.exp((points - points.max()) / spread)
        np.testing.assert_allclose(worths[number], chances / chances.sum())
    assert worths.std() > 0.01


def test_a_game_without_an_evaluation_is_not_weighed() -> None:
    assert not is_weighed(backroom.game(Path("examples/connect_four")))
    assert all(is_weighed(backroom.game(name)) for name in backroom.game_names())


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is for Linux on x86-64"
)
def test_the_kernel_compiles() -> None:
    from backroom.engine.gpu import CAPABILITY, as_if_there, cuda_module, tables_in_memory

    cuda_module()
    with as_if_there(CAPABILITY), tables_in_memory():
        cuda, kernel, signature = kernel_for(backroom.game("bosses"))
        text, _ = cuda.compile(
            kernel, signature, device=False, abi="numba", cc=CAPABILITY, output="ptx"
        )
    assert ".entry" in text
