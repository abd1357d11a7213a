"""A save plays in the arena beside the run, in a process of its own."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import backroom
from backroom.train.judging import Judge
from tests.bots.small_nets import small_net


@pytest.mark.slow
def test_a_save_is_judged_and_the_next_waits(tmp_path: Path) -> None:
    net = small_net(backroom.game("bosses"), tmp_path)
    judge = Judge("bosses", 2, "random", matches=4)
    judge.look_at(net, {"updates": 7})
    judge.look_at(net, {"updates": 8})
    while (found := judge.found()) is None:
        time.sleep(0.1)
    assert (found["updates"], found["against"], found["of"]) == (7, "random", 4)
    assert 0 <= found["won"] <= 1
    judge.look_at(net, {"updates": 9})
    judge.close()
    assert judge.found() is None


@pytest.mark.slow
def test_an_arena_that_fails_tells_nothing(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(b"nothing")
    judge = Judge("bosses", 2, "random", matches=2)
    judge.look_at(tmp_path / "net.npz", {})
    assert judge._running is not None
    judge._running.wait()
    assert judge.found() is None
    judge.close()
