"""Batches on a GPU: the stepping of every game compiles to PTX, which needs no GPU.

What it plays there is compared with the CPU by `python -m bench.rl --gpu`, where a GPU is.
"""

import importlib.util
import os
from pathlib import Path

import pytest

import backroom
from backroom.engine.game import Game

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


@pytest.mark.slow
def test_without_a_gpu_it_says_so() -> None:
    from backroom.engine.gpu import is_there
    from backroom.rl.gpu import GpuBatch

    if is_there():
        pytest.skip("there is a GPU here")
    with pytest.raises(backroom.Refused, match="no GPU"):
        GpuBatch("bosses", 2)
