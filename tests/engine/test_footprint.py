"""Compiled rules run without the bitcode they were loaded with."""

import subprocess
import sys

import pytest

# In a process of its own: what is compiled later would miss the bitcode.
SCRIPT = """
import gc
import backroom
from backroom.engine.footprint import release_bitcode
from numba.core.codegen import CPUCodeLibrary

def kept():
    libraries = [one for one in gc.get_objects() if isinstance(one, CPUCodeLibrary)]
    return sum(one._shared_module is not None for one in libraries)

def play():
    match = backroom.game("bosses").deal(seats=2, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match.record()

first = play()
before = kept()
release_bitcode()
print(before > 0, kept(), play() == first)
"""


@pytest.mark.slow
def test_rules_run_without_their_bitcode() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True 0 True\n", "")
