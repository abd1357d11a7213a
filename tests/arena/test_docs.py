"""The page about the arena: its code runs, and it tells every figure."""

import re
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from backroom.arena import exporting, figures
from backroom.arena.balance import balance
from backroom.arena.matches import Result
from tests.arena.made_up import finished
from tests.arena.test_exporting import made

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    # Less of it, and in this process: the page's own would take a minute.
    for said, meant in (('"search:200"', '"lookout"'), ("hire(2)", "hire(0)")):
        assert said in code
        code = code.replace(said, meant)
    code = code.replace("games=60", "games=3")
    exec(compile(code, "arena.md", "exec"), {"__name__": "__main__"})
    told = capsys.readouterr().out.split()
    assert {"random", "greedy", "lookout"} <= set(told)


def test_the_page_tells_every_column_and_every_figure() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.partition("## Files")[2].partition("\n## ")[0]))
    table, circle = (figures.figures(made(kind).played[0]) for kind in ("table", "circle"))
    matches = [finished(n, ("a", "b"), (1, 2), {"x": (n % 2, 1)}) for n in range(60)]
    seats = asdict(balance(matches))
    wanted = {
        *exporting.COLUMNS,
        *(field.name for field in fields(Result)),
        *({*table, *circle, *seats} - {"matches", "pairs", "above", "others"}),
        *circle["pairwise"][0],
        *({*circle["standings"][0]} - {"share_low", "share_high"}),
        *seats["helps"][0],
    }
    assert wanted - told == set()
