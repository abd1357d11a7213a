"""Stepping through a record in the terminal."""

import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import backroom
from backroom.cli import main
from backroom.engine.drawing import draw_table
from backroom.engine.match import Match
from backroom.engine.matchfile import redacted
from backroom.replaying import KEYS, Replay
from backroom.saved import Played, opened

RECORD = Path(__file__).parent / "records" / "bosses-2.txt"


@pytest.fixture
def out() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def told(out: io.StringIO) -> Replay:
    return Replay(
        opened(RECORD.read_text()),
        "en",
        Console(file=out, width=80, height=50, force_terminal=True),
    )


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
    assert last_page(out) == str(told.last)
    assert "Place" in out.getvalue()


def test_every_step_is_the_position_after_its_line(told: Replay) -> None:
    played = told.moments
    assert isinstance(played, Played)
    assert len(played) == len(played.match.lines) + 1
    assert bytes(played.steps[-1].state) == bytes(played.match.state)
    assert played.steps[4].lines == played.match.lines[:4]


def test_a_turn_that_was_taken_back_is_a_step(out: io.StringIO) -> None:
    text = RECORD.with_name("bosses-3-taken-back.txt").read_text()
    told = Replay(opened(text), "en", Console(file=out, width=80, height=50))
    lines = [told.moments.lines(step) for step in range(len(told.moments))]
    backs = [step for step, line in enumerate(lines) if line and line[0].startswith("back ")]
    assert len(backs) == 6
    for step in backs:
        count = int(lines[step][0].removeprefix("back "))
        # Nothing was taken back in between here, so those before it are the ones that stood.
        if not set(backs) & set(range(step - count, step)):
            assert told.moments.view(step) == told.moments.view(step - count - 1)
        assert "takes the turn back." in told.told(step)[-1].plain
    told.tell(brief=True)
    assert out.getvalue().count("takes the turn back.") == 6
    # As far as a running match goes, too.
    running = text[: text.index("\nend ")].replace("secret", "note", 1)
    assert len(opened(running + "\n")) == len(told.moments)


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
    assert whole.count("bullets") == len(told.moments)
    assert brief.count("bullets") == 1
    for step in range(1, len(told.moments)):
        assert told.moments.lines(step)[0] in brief


@pytest.mark.slow
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
    assert playing.wait(timeout=300) == 0
    os.close(ours)


# ---------------------------------------------------------------------------- running matches


def running(game: str, seats: int, decisions: int) -> Match:
    """A match broken off after so many decisions."""
    match = backroom.game(game).deal(seats, seed=7)
    for _ in range(decisions):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def saved(match: Match, seat: int, steps: Sequence[Match], **more: Any) -> str:
    """The file that the table in the browser saves."""
    notes: list[str] = []
    before: dict[str, Any] = {}
    lines = 0
    for at in steps:
        view = at.view(seat) | {"legal": []}
        events = at.events_for(seat, lines)
        changed = {name: value for name, value in view.items() if before.get(name, ...) != value}
        notes.append("# seen " + json.dumps({"events": events, "view": changed}))
        before, lines = view, len(at.lines)
    about = {"seen": len(steps), "seat": seat, "players": ["Vera", "Otto", "Ada"][: match.seats]}
    notes.append("# saved " + json.dumps(about | more))
    return redacted(match, seat) + "\n".join(notes) + "\n"


def replayed(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    file = folder / "saved.txt"
    file.write_text(text)
    status = 0
    try:
        main(["replay", str(file)])
    except SystemExit as left:
        status = int(left.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def test_what_a_seat_saw_is_shown_and_no_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = running("chicago_gangsters", 3, 12)
    steps = [running("chicago_gangsters", 3, n) for n in range(13)]
    text = saved(match, 1, steps)
    assert " ?" in text, "something is hidden from a seat"
    status, out, err = replayed(text, tmp_path, capsys)
    assert status == 0, err
    assert "As Otto saw it" in out
    wide = Console(file=io.StringIO(), width=80)
    for at in steps:
        wide.print(draw_table(at, 1, match.game.say("en"), ["Vera", "Otto", "Ada"]))
    drawn = [line for line in wide.file.getvalue().split("\n") if line.strip()]  # type: ignore[attr-defined]
    assert set(map(str.rstrip, drawn)) <= {line.rstrip() for line in out.split("\n")}


def test_a_running_match_without_secrets_is_played_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = running("bosses", 2, 5)
    status, out, err = replayed(redacted(match, 0), tmp_path, capsys)
    assert status == 0, err
    assert all(str(line) in out for line in match.lines)
    assert out.count("rank bullets") == len(match.lines) + 1


def test_of_a_veiled_record_alone_the_lines_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = redacted(running("chicago_gangsters", 3, 12), 1)
    status, out, err = replayed(text, tmp_path, capsys)
    assert status == 0, err
    assert "cannot be drawn from here on" in out
    assert all(line in out for line in text.partition("\n\n")[2].splitlines())


def test_comments_after_the_end_are_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = RECORD.read_text()
    status, out, _ = replayed(whole + '# saved {"seen": 0}\n', tmp_path, capsys)
    assert status == 0
    assert out == replayed(whole, tmp_path, capsys)[1]


@pytest.mark.parametrize(
    "damage, sentence",
    [
        (lambda text: text[: text.index("# saved")], "breaks off"),
        (lambda text: text[: text.index("# seen") + 200], "cannot be read"),
        (lambda text: text.replace("# seen", "# sawn", 1), "The record breaks off|not whole"),
        (lambda text: text.replace('"phase"', '"face"', 1), "not whole"),
        (lambda text: text.replace('"events": [', '"events": [7, '), "not an event"),
        (lambda text: text.replace('"hand": [', '"hand": 7, "paw": [', 1), "cannot be drawn"),
        (lambda text: text.replace("seats 3", "seats 9"), "is for 3, 4, 5 players"),
        (lambda text: text.replace("backroom record 1", "backroom"), "not a record"),
        (lambda text: text[: text.index("# seen")] + "0 dance\n", "not understood"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[str], str],
    sentence: str,
) -> None:
    steps = [running("chicago_gangsters", 3, n) for n in range(4)]
    text = saved(steps[-1], 1, steps)
    damaged = damage(text)
    assert damaged != text
    status, _, err = replayed(damaged, tmp_path, capsys)
    assert status == 2
    assert re.search(sentence, err), err
    assert len(err.strip().splitlines()) == 1
