"""What holds for the whole tree: arrows point one way, and no file tells where it was made."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "backroom"


def tracked() -> list[Path]:
    """All files that git keeps."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


# ------------------------------------------------------------------ no file tells where it was made

# Put together here, so that this file does not name them either.
MACHINE_PATHS = re.compile(r"(?<![\w./~}-])/(?:" + "|".join(["work", "root", "home"]) + r")/[\w.]")
SHARED_NOTES = re.compile(r"\.\./" + "shared")
PACKAGE_HOSTS = re.compile(
    r"://[^\s\"'/]*(?:"
    + "|".join(["pypi", "npmjs", "pythonhosted", "registry", "artifactory"])
    + ")"
)


@pytest.mark.parametrize("found", [MACHINE_PATHS, SHARED_NOTES, PACKAGE_HOSTS])
def test_no_file_names_a_machine_or_a_registry(found: re.Pattern[str]) -> None:
    named = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        named += [f"{path.relative_to(ROOT)}: {hit[0]}" for hit in found.finditer(text)]
    assert not named


def test_what_is_looked_for_would_be_found() -> None:
    for text in ("cd /" + "work/main", '"/' + 'root/.cache"', "/" + "home/al/x"):
        assert MACHINE_PATHS.search(text), text
    for text in ("src/" + "work/x", "~/" + "root/x", "https://a.b/" + "home/x", "./" + "work/x"):
        assert not MACHINE_PATHS.search(text), text
    assert PACKAGE_HOSTS.search("https:/" + "/registry.npmjs.org/svelte")
    assert PACKAGE_HOSTS.search("https:/" + "/files.pythonhosted.org/x.whl")
    assert not PACKAGE_HOSTS.search("https://docs.python.org/registry")


# ------------------------------------------------------------------ arrows point one way


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, by their full names."""
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    package = parts if path.name == "__init__.py" else parts[:-1]
    package = package[:-1] if package[-1:] == ("__init__",) else package
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def own(path: Path) -> list[str]:
    """The modules of Backroom that a file imports."""
    return [name for name in imports(path) if name.split(".")[0] == "backroom"]


def within(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


SOURCES = sorted(PACKAGE.rglob("*.py"))


def files_of(folder: str) -> list[Path]:
    return [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] == folder]


def test_imports_are_found() -> None:
    assert "backroom.engine.rule.rule" in set(
        imports(PACKAGE / "games" / "bosses" / "rules" / "position.py")
    )
    assert "backroom.games.bosses.rules.words" in set(
        imports(PACKAGE / "games" / "bosses" / "rules" / "position.py")
    )


# Which rooms each may import beside itself; CONTRIBUTING tells the same.
MAY_IMPORT = {
    "engine": (),
    "games": ("engine",),
    "bots": ("engine",),
    "workers": ("engine",),
    "ratings": (),
    "arena": ("engine", "bots", "workers", "ratings"),
    "report": ("engine", "bots"),
    "rl": ("engine", "bots", "workers"),
    "train": ("engine", "bots", "rl", "workers", "arena"),
    "server": ("engine", "bots", "report", "ratings"),
}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    """`import backroom` itself is for those above the engine and the bots, which are behind it."""
    known = [f"backroom.{name}" for name in (room, *MAY_IMPORT[room])]
    above = room in ("arena", "server", "train", "workers")
    wrong = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in files_of(room)
        for name in own(path)
        if not within(name, *known) and not (above and name in ("backroom", "backroom.__version__"))
    ]
    assert files_of(room)
    assert not wrong


def test_contributing_tells_who_may_import_what() -> None:
    rows = re.findall(
        r"^\| `src/backroom/(\w+)/.*\| ([^|]*) \|$",
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    told = {room: tuple(re.findall(r"`(\w+)`", named)) for room, named in rows}
    assert told == MAY_IMPORT


def test_the_engine_names_no_game() -> None:
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "boxes").is_dir()}
    named = [
        f"{path.name}: {node.value}"
        for path in files_of("engine")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in games
    ]
    assert "bosses" in games
    assert not named


def test_a_game_imports_only_the_engine_and_itself() -> None:
    wrong = []
    for path in files_of("games"):
        parts = path.relative_to(PACKAGE).parts
        mine = ".".join(["backroom", *parts[:2]]) if len(parts) > 2 else "backroom.games"
        wrong += [
            f"{path.relative_to(PACKAGE)}: {name}"
            for name in own(path)
            if not within(name, "backroom.engine", mine)
        ]
    assert not wrong


def test_the_others_know_games_only_through_the_engine() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in SOURCES
        if path.relative_to(PACKAGE).parts[0] not in ("engine", "games")
        for name in own(path)
        if within(name, "backroom.games")
    ]
    assert not wrong


def test_the_command_line_is_at_the_top() -> None:
    """Nobody imports it, nor what only it uses."""
    wrong = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in SOURCES
        if path.relative_to(PACKAGE).parts[0] not in ("cli.py", "__main__.py", "terminal.py")
        for name in own(path)
        if within(name, "backroom.cli")
    ]
    assert not wrong


@pytest.mark.slow
def test_a_type_checker_knows_the_interface_of_a_game(tmp_path: Path) -> None:
    """The template is clean; a function of another shape in its GAME is found."""
    template = (ROOT / "src" / "backroom" / "template" / "rules.py").read_text(encoding="utf-8")
    planted = template.replace("    legal=legal,\n", "    legal=why_not,\n")
    assert planted != template
    path = tmp_path / "planted_rules.py"
    path.write_text(planted, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), path],
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert 'Argument "legal" to "Rules" has incompatible type' in done.stdout
