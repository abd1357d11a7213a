"""The page about the arena: its commands are there, and its code runs."""

import re
import shlex
from pathlib import Path

import pytest

from backroom.cli import parser

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_commands_of_the_page_are_understood() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("backroom ")]
    assert len(lines) > 4
    for line in lines:
        words = shlex.split(re.split(r" {2,}", line)[0])[1:]
        assert parser().parse_args(words).run


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    # Less of it, and in this process: the page's own would take a minute.
    for said, meant in (('"search:200"', '"lookout"'), ("Workers(2)", "Workers(0)")):
        assert said in code
        code = code.replace(said, meant)
    code = code.replace("games=60", "games=3")
    exec(compile(code, "arena.md", "exec"), {"__name__": "__main__"})
    told = capsys.readouterr().out.split()
    assert {"random", "greedy", "lookout"} <= set(told)
