"""The bench as people meet it; what it measures is its own business."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.engine.simulate import usable_cores

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent


def run(module: str, *words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """What it measures is written below the folder."""
    command = [sys.executable, "-m", module, *words]
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env=environment, timeout=300
    )


def test_a_game_that_is_none() -> None:
    done = run("bench", "poker")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no game “poker”")
    assert done.stderr.count("\n") == 1


def test_without_a_gpu_nothing_is_pretended() -> None:
    if importlib.util.find_spec("numba_cuda") is not None:
        from backroom.engine import gpu

        if gpu.is_there():
            pytest.skip("there is a GPU here")
    done = run("bench.gpu")
    assert done.returncode == 0
    assert done.stdout.startswith("Nothing was measured. ")
    assert done.stderr == ""


@pytest.mark.parametrize(
    "module, words, written",
    [
        ("bench.rl", "bosses --quick --without-peers --positions 16 --seconds 0.01", "rl.json"),
        (
            "bench.cluster",
            f"--players random,greedy --games 4 --rounds 1 --workers {usable_cores()}",
            "cluster.json",
        ),
    ],
)
def test_what_measures_runs_with_tiny_figures(
    module: str, words: str, written: str, tmp_path: Path
) -> None:
    done = run(module, *words.split(), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "build" / written).read_text(encoding="utf-8"))
