"""The search is compiled apart from the rules, once, and found again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DEAL = """
from pathlib import Path
import backroom
match = backroom.game(Path("examples/connect_four")).deal(seats=2, seed=1)
match.play(0, "drop d")
"""
SEARCH = """
from backroom.bots import knowledge, player
print(player("search:200").choose(knowledge(match, 1, seed=1)))
"""


def run(code: str, cache: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "BACKROOM_CACHE": str(cache), "BACKROOM_LANE": "compiled"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def compiled(cache: Path) -> dict[str, int]:
    """Every file of compiled code, and when it was written."""
    files = cache.rglob("*.nb?")
    return {str(path.relative_to(cache)): path.stat().st_mtime_ns for path in files}


@pytest.mark.slow
def test_a_search_is_compiled_when_first_asked_for_and_then_only_loaded(tmp_path: Path) -> None:
    run(DEAL, tmp_path)
    dealt = compiled(tmp_path)
    assert dealt
    assert not any(name.startswith("search_") for name in dealt)
    first = run(DEAL + SEARCH, tmp_path)
    searched = compiled(tmp_path)
    assert any(name.startswith("search_connect_four-") for name in searched)
    assert run(DEAL + SEARCH, tmp_path) == first
    assert compiled(tmp_path) == searched
