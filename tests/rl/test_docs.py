"""docs/rl.md is true: its code runs, and it tells what the games tell of themselves."""

import re
from pathlib import Path

import pytest

import backroom
from backroom.rl.page import COLUMNS, layouts, written

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
TEXT = PAGE.read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.slow
@pytest.mark.parametrize("code", CODE, ids=["batch", "pettingzoo", "gymnasium", "openspiel"])
def test_the_code_of_the_page_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(compile(code, "rl.md", "exec"), names)
    told = capsys.readouterr().out
    if "print" in code:
        shares = [float(share) for share in told.strip("[ ]\n").split()]
        assert sum(shares) == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
def test_the_page_is_what_the_games_tell() -> None:
    """If not: `python -m backroom.rl.page docs/rl.md`."""
    assert written(TEXT) == TEXT


def test_the_page_tells_every_block() -> None:
    told = layouts()
    for name in backroom.game_names():
        game = backroom.game(name)
        assert f"layout `{game.layout}`" in told
        for block in game.features:
            assert f"| `{block.name}` |" in told
            assert block.meaning in told
    assert told in TEXT


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="the page has no"):
        written("# Training players\n")
    assert COLUMNS[-1] in TEXT
