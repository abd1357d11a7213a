"""The cache of compiled rules: hit by the next process, and never the wrong game's."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from backroom.engine import cache
from backroom.engine.cache import KEPT, Folder
from tests.engine.helpers import TOYS

ROOT = Path(__file__).parents[2]

# Plays games in a process of its own; tells the records and what the cache did for each door.
SCRIPT = """
import json, random, sys
from pathlib import Path
import backroom

told = []
for folder in sys.argv[1:]:
    game = backroom.game(Path(folder))
    match = game.deal(2, 7)
    while not match.over:
        match.play(match.to_act[0], "take")
    doors = game.lane()._doors.values()
    told.append({
        "scores": match.scores,
        "hits": [sum(door.stats.cache_hits.values()) for door in doors],
        "misses": [sum(door.stats.cache_misses.values()) for door in doors],
        "folder": str(game._cache.path),
    })
print(json.dumps(told))
"""


def start(root: Path, *folders: Path) -> subprocess.Popen[str]:
    environment = os.environ | {
        "BACKROOM_CACHE": str(root),
        "BACKROOM_LANE": "compiled",
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", SCRIPT, *map(str, folders)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def end(process: subprocess.Popen[str]) -> list[dict]:
    out, errors = process.communicate(timeout=300)
    assert process.returncode == 0, errors
    return json.loads(out)


def play(root: Path, *folders: Path) -> list[dict]:
    return end(start(root, *folders))


def files(root: Path) -> dict[str, tuple[int, int]]:
    """All files of a cache but its locks, with size and time of writing."""
    return {
        str(path.relative_to(root)): (path.stat().st_size, path.stat().st_mtime_ns)
        for path in root.rglob("*")
        if path.is_file() and path.name != "lock"
    }


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that one process has filled with one_die."""
    root = tmp_path_factory.mktemp("cache")
    (told,) = play(root, TOYS / "one_die")
    assert told["hits"] == [0] * len(told["hits"])
    return root


@pytest.fixture
def die(tmp_path: Path) -> Path:
    """one_die in a folder where it may be edited."""
    folder = tmp_path / "one_die"
    (folder / "boxes").mkdir(parents=True)
    for name in ("rules.py", "boxes/plain.toml"):
        (folder / name).write_text((TOYS / "one_die" / name).read_text(encoding="utf-8"), "utf-8")
    return folder


def change(folder: Path, old: str, new: str) -> None:
    path = folder / "rules.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


# ------------------------------------------------------------------ hits


@pytest.mark.slow
def test_the_second_process_only_loads(warm: Path) -> None:
    before = files(warm)
    (told,) = play(warm, TOYS / "one_die")
    assert told["hits"] == [1] * len(told["hits"])
    assert told["misses"] == [0] * len(told["misses"])
    assert len(told["hits"]) >= 6
    assert files(warm) == before


@pytest.mark.soak
def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    processes = [start(tmp_path, TOYS / "one_die") for _ in range(2)]
    (one,), (other,) = (end(process) for process in processes)
    assert one["scores"] == other["scores"]
    for mine, others in zip(one["hits"], other["hits"], strict=True):
        assert mine + others == 1, "one compiles a door, the other finds it"


# ------------------------------------------------------------------ never the wrong code


@pytest.mark.slow
def test_two_games_through_the_same_doors_do_not_mix(warm: Path, die: Path) -> None:
    """The doors of both have the same text, file name, lines and types of arguments."""
    twin = die.rename(die.parent / "double_die")
    box = twin / "boxes" / "plain.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("one_die", "double_die"), "utf-8")
    change(twin, "(s.face + 1) * (s.coin + 1)", "(s.face + 1) * (s.coin + 1) * 2")
    double, single = play(warm, twin, TOYS / "one_die")
    assert double["scores"] == [2 * score for score in single["scores"]]
    assert sum(single["misses"]) == 0
    assert sum(double["hits"]) == 0
    before = files(warm)
    again, other = play(warm, TOYS / "one_die", twin)
    assert (again["scores"], other["scores"]) == (single["scores"], double["scores"])
    assert sum(again["misses"] + other["misses"]) == 0
    assert files(warm) == before


@pytest.mark.slow
def test_edited_rules_get_a_folder_of_their_own(warm: Path, die: Path) -> None:
    """And the same rules in another place share theirs."""
    before = files(warm)
    (plain,) = play(warm, die)
    assert sum(plain["misses"]) == 0
    assert files(warm) == before
    change(die, "(s.face + 1) * (s.coin + 1)", "(s.face + 1) * (s.coin + 1) * 2")
    (edited,) = play(warm, die)
    assert edited["folder"] != plain["folder"]
    assert edited["scores"] == [2 * score for score in plain["scores"]]
    assert Path(plain["folder"]).is_dir()


@pytest.mark.soak
def test_a_broken_cache_is_mended(warm: Path) -> None:
    (right,) = play(warm, TOYS / "one_die")
    folder = Path(right["folder"]) / "__pycache__"
    code = sorted(folder.glob("*.nbc"))
    code[0].unlink()
    code[1].write_bytes(b"garbage")
    code[2].write_bytes(code[2].read_bytes()[:100])
    index = sorted(folder.glob("*.nbi"))
    index[3].write_bytes(b"garbage")
    index[4].write_bytes(b"")
    (mended,) = play(warm, TOYS / "one_die")
    assert mended["scores"] == right["scores"]
    (again,) = play(warm, TOYS / "one_die")
    assert again["misses"] == [0] * len(again["misses"])


# ------------------------------------------------------------------ where it lies


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "rules.py"
    path.write_text("", encoding="utf-8")
    return path


def test_the_key_follows_sources_and_module(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_CACHE", str(tmp_path / "cache"))
    paths = [Folder("toy", "toy.rules", [source]).path, Folder("toy", "toy.rules", [source]).path]
    assert paths[0] == paths[1]
    paths.append(Folder("toy", "games.toy.rules", [source]).path)
    source.write_text("# edited", encoding="utf-8")
    paths.append(Folder("toy", "toy.rules", [source]).path)
    assert len(set(paths)) == 3


def test_every_engine_source_of_compiled_code_is_in_the_key() -> None:
    for name in cache.ENGINE_SOURCES:
        assert (cache.ENGINE / name).is_file()
    assert {"doors.py", "rule.py", "interface.py", "declare.py"} <= set(cache.ENGINE_SOURCES)


def test_old_folders_are_removed(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_CACHE", str(tmp_path / "cache"))
    for age in range(1, 9):
        for game in ("toy", "other_toy"):
            folder = tmp_path / "cache" / f"{game}-{age}"
            (folder / "__pycache__").mkdir(parents=True)
            long_ago = time.time() - 2 * cache.IN_USE_S - age
            os.utime(folder, (long_ago, long_ago))
    in_use = tmp_path / "cache" / "toy-8"
    os.utime(in_use)
    fresh = Folder("toy", "toy.rules", [source]).path
    left = {folder.name for folder in (tmp_path / "cache").glob("toy-*")}
    assert left == {fresh.name, in_use.name, "toy-1", "toy-2"}
    assert len(left) == KEPT
    assert len(list((tmp_path / "cache").glob("other_toy-*"))) == 8


def test_folders_in_use_are_never_removed(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_CACHE", str(tmp_path / "cache"))
    for edit in range(KEPT + 3):
        source.write_text(f"# edit {edit}", encoding="utf-8")
        Folder("toy", "toy.rules", [source])
    assert len(list((tmp_path / "cache").glob("toy-*"))) == KEPT + 3


@pytest.mark.parametrize("writable", ["a file is in the way", "nobody may write"])
def test_without_a_writable_folder_a_temporary_one_is_used(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch, writable: str
) -> None:
    root = tmp_path / "cache"
    if writable == "a file is in the way":
        root.write_text("", encoding="utf-8")
    elif os.getuid() == 0:
        root = Path("/proc/backroom")  # root may write anywhere but there
    else:
        root.mkdir(mode=0o500)
    monkeypatch.setenv("BACKROOM_CACHE", str(root))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    path = Folder("toy", "toy.rules", [source]).path
    assert path.parent == tmp_path / "temporary" / f"backroom-{os.getuid()}"
    assert path.parent.stat().st_mode & 0o77 == 0
    assert Folder("toy", "toy.rules", [source]).path == path


def test_a_temporary_folder_that_others_may_write_to_is_not_trusted(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("BACKROOM_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    planted = tmp_path / f"backroom-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    path = Folder("toy", "toy.rules", [source]).path
    assert path.parent != planted
    assert path.parent.parent == tmp_path
    assert list(planted.iterdir()) == []


def test_the_folder_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKROOM_CACHE", "/there")
    assert cache.cache_root() == Path("/there")
    monkeypatch.delenv("BACKROOM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/here")
    assert cache.cache_root() == Path("/here/backroom")
