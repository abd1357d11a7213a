"""Compiled rules run without the bitcode they were loaded with, and without LLVM in memory."""

import subprocess
import sys

import pytest

# In a process of its own: what is compiled later would miss the bitcode.
SCRIPT = """
import gc
import sys
import backroom
import numba
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

def code_pages():
    # Resident kilobytes of the code of LLVM; where that cannot be told, none.
    found, inside = 0, False
    if sys.platform != "linux":
        return 0
    for line in open("/proc/self/smaps"):
        if "-" in line.split()[0]:
            inside = "libllvmlite" in line and " r-xp " in line
        elif inside and line.startswith("Rss:"):
            found += int(line.split()[1])
    return found

first = play()
before, pages = kept(), code_pages()
release_bitcode()
print(before > 0, kept(), code_pages() <= pages // 2, play() == first)
# What is compiled from now on brings LLVM's code back.
print(numba.njit(lambda number: number + 1)(1))
"""


@pytest.mark.slow
def test_rules_run_without_their_bitcode() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True 0 True True\n2\n", "")
