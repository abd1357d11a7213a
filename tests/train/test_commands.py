"""`backroom train` without torch: a sentence says what is missing; bad words are refused."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.train.plot import draw, lines_of

needs_no_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is not None, reason="torch is installed here"
)


@needs_no_torch
def test_what_is_missing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", "bosses", "--minutes", "1"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "Training needs torch: pip install 'backroom[train]'\n"


def test_help_tells_how(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for word in ("--seats", "--minutes", "--out", "--continue", "--workers", "backroom[train]"):
        assert word in told


def test_a_log_becomes_a_picture(tmp_path: Path) -> None:
    log, picture = tmp_path / "run.jsonl", tmp_path / "run.svg"
    line = {"seconds": 10, "random": None, "value_loss": 0.9, "kl": 0.01, "per_second": 5e5}
    with log.open("w") as file:
        for n in range(3):
            print(json.dumps({**line, "seconds": 10 * n}), file=file)
    assert len(lines_of(log)) == 3
    draw([log], picture)
    assert picture.read_text().count("<path") > 10


def test_streams_are_of_a_gpu_that_plays(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", "bosses", "--workers", "0", "--streams"])
    assert ended.value.code == 2
    assert "with --workers it does not" in capsys.readouterr().err
