"""The docs are true: their examples run, and the files and commands they name are there."""

import importlib.util
import inspect
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import product

import pytest

import backroom
from backroom.cli import parser
from backroom.engine.errors import Refused
from backroom.server.config import SETTINGS
from tests.test_project import ROOT, SOURCES, tracked

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PAGES}

FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")


def blocks(doc: str, language: str) -> list[str]:
    found = FENCED.findall(TEXTS[doc])
    return [inspect.cleandoc(code) for kind, code in found if kind == language]


def spans(doc: str) -> Iterator[str]:
    """What stands between backticks within a paragraph."""
    for found in SPAN.findall(FENCED.sub("", TEXTS[doc])):
        yield found.strip()


# ------------------------------------------------------------------ examples


@pytest.mark.parametrize("doc", ["README.md", "docs/python.md"])
def test_the_python_of_the_page_runs(doc: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(blocks(doc, "python"))
    assert "import backroom" in code
    names: dict[str, object] = {}
    exec(compile(code, doc, "exec"), names)
    match = names["match"]
    assert isinstance(match, backroom.Match)
    assert match.over
    assert f"{match.scores} {match.winners}" in capsys.readouterr().out


def test_the_example_of_a_test_passes() -> None:
    (code, _) = blocks("docs/fixing-a-rule.md", "python")
    names: dict[str, object] = {}
    exec(compile(code, "fixing-a-rule.md", "exec"), names)
    (test,) = (thing for name, thing in names.items() if name.startswith("test_b8"))
    assert callable(test)
    test()


# ------------------------------------------------------------------ files


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower().strip()).replace(" ", "-")


@pytest.mark.parametrize("doc", TEXTS)
def test_links_lead_somewhere(doc: str) -> None:
    lost = []
    for target in re.findall(r"\]\(([^)\s]+)\)", TEXTS[doc]):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        path = (ROOT / doc).parent / name if name else ROOT / doc
        if not path.exists():
            lost.append(target)
        elif anchor:
            headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            if anchor not in map(slug, headings):
                lost.append(target)
    assert lost == []


PATH = re.compile(r"[\w./<>{},-]+")
SUFFIXES = (".css", ".ftl", ".json", ".md", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt")
# Where a page means a file without saying its whole path.
FOLDERS = ("", "src/backroom", "src/backroom/games/*", "examples/*", "web", "web/src", "tests")


def alternatives(name: str) -> Iterator[str]:
    """`{a,b}/c` as a/c and b/c; `<game>` stands for any."""
    parts = re.split(r"\{([^}]*)\}", name)
    for chosen in product(*(part.split(",") if n % 2 else [part] for n, part in enumerate(parts))):
        yield re.sub(r"<\w+>", "*", "".join(chosen))


def is_there(name: str, names: set[str]) -> bool:
    name = name.rstrip("/")
    return name in names or any(any(ROOT.glob(f"{place}/{name}".strip("/"))) for place in FOLDERS)


@pytest.mark.parametrize("doc", TEXTS)
def test_files_that_are_named_exist(doc: str) -> None:
    names = {part for path in tracked() for part in path.relative_to(ROOT).parts}
    lost = [
        name
        for name in spans(doc)
        if PATH.fullmatch(name) and ("/" in name or name.endswith(SUFFIXES))
        # Neither the path of an address, nor what is yet to be built, nor an environment's name,
        # nor a mere ending.
        if not name.startswith(("/", "build/", "dist/", "backroom/")) and name not in SUFFIXES
        if not all(is_there(each, names) for each in alternatives(name))
    ]
    assert lost == []


def test_files_that_are_missing_are_noticed() -> None:
    assert list(alternatives("a/{b,c}/<game>.py")) == ["a/b/*.py", "a/c/*.py"]
    assert is_there("games/*/boxes", set())
    assert is_there("rules/words.py", set())
    assert not is_there("games/*/crates", set())
    assert not is_there("nowhere.py", {"somewhere.py"})


# ------------------------------------------------------------------ commands

TARGETS = set(
    re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)
SCRIPTS = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


KNOWN = re.compile(r"(?:\w+=\S+ )*((?:make|backroom|pytest|npm|\S*python -m)(?: .*)?)")


def commands(doc: str) -> Iterator[list[str]]:
    """The commands that a page shows, a line each, or names within a paragraph, in words."""
    shown = [code for kind, code in FENCED.findall(TEXTS[doc]) if not kind]
    indented = re.findall(r"^    .*$", FENCED.sub("", TEXTS[doc]), re.MULTILINE)
    for line in [*"\n".join(shown).split("\n"), *indented, *spans(doc)]:
        # What a command does stands beside it.
        found = KNOWN.fullmatch(re.split(r" {2,}", line.strip())[0])
        if found:
            yield shlex.split(found[1])


def problem_with(words: list[str]) -> str | None:
    """Why a command would not be understood."""
    program, *rest = words
    if program == "make":
        unknown = [word for word in rest if "=" not in word and word not in TARGETS]
        return f"no target {unknown[0]}" if unknown else None
    if program == "backroom":
        try:
            parser().parse_args(rest)
        except Refused as refused:
            # Within a sentence a command is named without what it takes.
            return None if "arguments are required" in str(refused) else str(refused)
        return None
    if program == "npm":
        return None if rest[1:] and rest[1] in SCRIPTS else "no such script"
    if program == "pytest":
        lost = [word for word in rest if word.startswith("tests") and not (ROOT / word).exists()]
        return f"no file {lost[0]}" if lost else None
    return None if importlib.util.find_spec(rest[1]) else "no such module"


@pytest.mark.parametrize("doc", TEXTS)
def test_commands_that_are_shown_are_understood(doc: str) -> None:
    wrong = {" ".join(words): problem_with(words) for words in commands(doc)}
    assert {command: why for command, why in wrong.items() if why} == {}


def test_commands_are_found_and_wrong_ones_refused() -> None:
    found = {words[0] for doc in TEXTS for words in commands(doc)}
    assert {"make", "backroom", "pytest", "npm", "python"} <= found
    assert ["make", "quick"] in list(commands("CONTRIBUTING.md"))
    for wrong in ("make haste", "backroom dance", "npm run riot", "pytest tests/nowhere.py"):
        assert problem_with(wrong.split()), wrong
    assert problem_with(["python", "-m", "backroom.nowhere"])


@pytest.mark.parametrize("doc", TEXTS)
def test_extras_and_variables_that_are_named_exist(doc: str) -> None:
    extras = set(re.findall(r"(?:backroom|\.)\[(\w+)\]", TEXTS[doc]))
    assert extras <= set(PROJECT["optional-dependencies"])
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    known = {setting.variable for setting in SETTINGS} | {"BACKROOM_SOAK"}
    known |= set(re.findall(r"BACKROOM_[A-Z]+", sources))
    assert set(re.findall(r"BACKROOM_[A-Z_]*[A-Z]", TEXTS[doc])) <= known


def test_the_wheel_is_named_as_it_is_built() -> None:
    wheel = f"dist/{PROJECT['name']}-{PROJECT['version']}-py3-none-any.whl"
    assert f"pipx install {wheel}" in TEXTS["README.md"]
    assert PROJECT["version"] == backroom.__version__
