"""Stepping through a record in the terminal."""

import io
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import backroom
from backroom.replaying import KEYS, Replay

RECORD = Path(__file__).parent / "records" / "bosses-2.txt"


@pytest.fixture
def out() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def told(out: io.StringIO) -> Replay:
    match = backroom.replay(RECORD.read_text())
    return Replay(match, "en", Console(file=out, width=80, height=50, force_terminal=True))


def pressing(*keys: str) -> Callable[[], str]:
    rest = iter([*keys, "q"])
    return lambda: next(rest)


def last_page(out: io.StringIO) -> str:
    return out.getvalue().split(" of ")[-2].split("\n")[-1].split("m")[-1].strip()


@pytest.mark.parametrize(
    "keys, step",
    [
        ([], 0),
        (["n", "n", "n"], 3),
        (["n", "\x1b[C", " ", "p"], 2),
        (["p"], 0),
        (["l", "\x1b[D", "f", "n"], 1),
        (["x", "?", "n"], 1),
    ],
)
def test_keys_lead_from_step_to_step(
    told: Replay, out: io.StringIO, keys: list[str], step: int
) -> None:
    told.walk(pressing(*keys))
    assert last_page(out) == str(step)


def test_after_the_last_line_nothing_follows(told: Replay, out: io.StringIO) -> None:
    told.walk(pressing("l", "n", "n"))
    assert last_page(out) == str(len(told.match.lines))
    assert "Place" in out.getvalue()


def test_every_step_is_the_position_after_its_line(told: Replay) -> None:
    assert len(told.steps) == len(told.match.lines) + 1
    assert bytes(told.steps[-1].state) == bytes(told.match.state)
    assert told.steps[4].lines == told.match.lines[:4]


def test_keys_of_all_terminals() -> None:
    assert {"n", "p", "f", "l", "q", "\x1b[C", "\x1b[D"} <= set(KEYS)


def test_a_tall_board_leaves_the_words_on_the_screen(told: Replay, out: io.StringIO) -> None:
    told.console.height = 8
    told.console.print(told.page(1))
    lines = out.getvalue().split("\n")
    assert "open" in lines[0]
    assert "1 of" in "".join(lines[:5])


def test_told_whole_or_in_brief(told: Replay, out: io.StringIO) -> None:
    told.tell()
    whole = out.getvalue()
    out.truncate(0)
    told.tell(brief=True)
    brief = out.getvalue()
    assert whole.count("bullets") == len(told.steps)
    assert brief.count("bullets") == 1
    for line in told.match.lines:
        assert line.text in brief


def test_in_a_real_terminal() -> None:
    """Keys typed ahead, an arrow in several characters, and out again with the screen restored."""
    ours, theirs = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-m", "backroom.cli", "replay", str(RECORD)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"},
    )
    os.close(theirs)
    shown = ""

    def wait_for(what: str) -> None:
        nonlocal shown
        limit = time.monotonic() + 120
        while what not in shown and time.monotonic() < limit:
            if select.select([ours], [], [], 1)[0]:
                shown += os.read(ours, 65536).decode(errors="replace")
        assert what in shown

    wait_for("0 of")
    os.write(ours, b"nn\x1b[Cp")
    wait_for("3 of")
    shown = ""
    os.write(ours, b"q")
    wait_for("\x1b[?1049l")
    assert playing.wait(timeout=60) == 0
    os.close(ours)
