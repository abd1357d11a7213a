"""The folder that `backroom new-game` makes is a game that keeps to everything."""

import subprocess
import sys
from pathlib import Path

import pytest

import backroom
from backroom.engine.conformance import CHECKS, check_notation, check_texts, subjects
from backroom.engine.errors import Refused
from backroom.engine.rulebook import clauses
from backroom.engine.texts import LANGUAGES
from backroom.new_game import PLACEHOLDER, make


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make("river", tmp_path_factory.mktemp("games"))


def test_it_passes_conformance(folder: Path) -> None:
    game = backroom.game(folder)
    check_notation(game)
    check_texts(game)
    for subject in subjects(game, matches=1):
        for check in CHECKS:
            check(subject)


@pytest.mark.slow
def test_it_passes_from_the_command_line(folder: Path) -> None:
    command = [sys.executable, "-m", "backroom.engine.conformance", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "river-2: lanes holds" in done.stdout


def test_it_has_the_name_everywhere(folder: Path) -> None:
    game = backroom.game(folder)
    assert game.say("de")("game-name") == "river"
    for path in folder.rglob("*"):
        assert "TEMPLATE" not in path.name
        if path.is_file() and path.suffix != ".pyc":
            assert PLACEHOLDER not in path.read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert list(clauses(game, language)) == ["T1", "T2"]


@pytest.mark.parametrize("name", ["River", "my river", "9lives", "", "../x", "class", "a-b"])
def test_a_name_that_is_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="cannot name a game"):
        make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_games_of_the_house_keep_their_names(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="already has a game"):
        make("bosses", tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    mine = tmp_path / "river"
    mine.mkdir()
    (mine / "rules.py").write_text("mine")
    with pytest.raises(Refused, match="already exists"):
        make("river", tmp_path)
    assert [path.name for path in mine.iterdir()] == ["rules.py"]
    assert (mine / "rules.py").read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["river"]


def test_a_place_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There is no folder"):
        make("river", tmp_path / "nowhere")
