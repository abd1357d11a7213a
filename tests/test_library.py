"""The library surface: what `import backroom` offers is listed, documented and typed."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

import backroom
from backroom.bots import Knowledge, Player
from backroom.engine.simulate import Result
from tests.test_docs import blocks
from tests.test_project import ROOT

# The types of what the functions give, which are named nowhere else.
GIVEN = (Knowledge, Player, Result)


def test_everything_is_listed() -> None:
    assert {*backroom.__all__, "__version__"} == set(dir(backroom))
    assert backroom.__all__ == sorted(backroom.__all__)
    for name in backroom.__all__:
        assert getattr(backroom, name).__module__.startswith("backroom.")
    with pytest.raises(AttributeError, match="has no attribute 'poker'"):
        backroom.poker  # noqa: B018


def test_the_page_tells_every_name_and_no_other() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    table = page.partition("## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    told = [name for row in rows for name in re.findall(r"`(\w+)", row)]
    assert sorted(told) == backroom.__all__


def public_things() -> Iterator[tuple[str, object]]:
    """What is exported, and the public methods and properties of classes."""
    exported = [getattr(backroom, name) for name in backroom.__all__]
    for thing in [*exported, *GIVEN]:
        yield thing.__name__, thing
        for name, member in vars(thing).items() if inspect.isclass(thing) else ():
            if not name.startswith("_") and (inspect.isroutine(member) or is_property(member)):
                yield f"{thing.__name__}.{name}", member


def is_property(member: object) -> bool:
    return isinstance(member, property) or type(member).__name__ == "cached_property"


def test_everything_has_a_docstring() -> None:
    named = dict(public_things())
    assert {"Match.play", "Match.over", "Game.deal", "Knowledge.text", "simulate"} <= set(named)
    assert [name for name, thing in named.items() if not inspect.getdoc(thing)] == []


TYPES = {
    "backroom.game_names()": "list[str]",
    'backroom.game("bosses")': "backroom.engine.game.Game",
    'backroom.game("bosses").deal(2)': "backroom.engine.match.Match",
    'backroom.game("bosses").deal(2).legal(0)[0]': "backroom.engine.lines.Action",
    'backroom.player("boss")': "backroom.bots.simple.Player",
    "backroom.knowledge": "-> backroom.bots.knowledge.Knowledge",
    "backroom.simulate": "-> backroom.engine.simulate.Result",
    "backroom.replay": "-> backroom.engine.match.Match",
    "backroom.verify": ".Verdict",
    'backroom.Refused("No.").clause': "str | None",
}


def checked(program: str, folder: Path) -> str:
    """What mypy --strict says of a program in which it finds nothing wrong."""
    code = folder / "code.py"
    code.write_text(program, encoding="utf-8")
    settings = ["--strict", "--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    told, wrong, status = api.run([*settings, f"--cache-dir={folder / 'cache'}", str(code)])
    assert (wrong, status) == ("", 0), told
    return told


@pytest.mark.slow
def test_everything_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As mypy --strict sees it in the code of somebody who has installed the package."""
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    revealed = (f"reveal_type({expression})" for expression in TYPES)
    told = checked("\n".join(["import backroom", *revealed]), tmp_path)
    notes = re.findall(r'Revealed type is "(.*)"', told)
    assert len(notes) == len(TYPES)
    for note, (expression, wanted) in zip(notes, TYPES.items(), strict=True):
        assert wanted in note, (expression, note)


@pytest.mark.slow
@pytest.mark.parametrize("doc", ["README.md", "docs/python.md"])
def test_the_python_of_the_page_is_typed(
    doc: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    code = "\n".join(blocks(doc, "python"))
    assert "match.to_act[0]" in code
    checked(code, tmp_path)
