"""The page about bots: its code runs, and the names it tells are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.bots import DEFAULT, STAND_IN, player, players

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = "".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    # Less of it: the page's own would take seconds.
    for said, meant in (('"boss"', '"lookout"'), ("search:20000", "search:100")):
        assert said in code
        code = code.replace(said, meant)
    exec(compile(code, "bots.md", "exec"), {})
    visits = [int(line.split(" (")[0].split()[-1]) for line in capsys.readouterr().out.splitlines()]
    assert sum(visits) == 100


def test_the_players_of_the_page_are_there() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    names = [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert set(players()) <= set(names)
    assert [player(name).name for name in names] == names
    assert f"newcomer meets\n`{DEFAULT}`; `{STAND_IN}` stands in" in PAGE
