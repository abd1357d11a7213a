"""The bench as people meet it; what it measures is its own business."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent


def run(module: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)


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
