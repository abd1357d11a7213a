"""The server's rooms: arrows point one way, the way of a move passes no module twice, and the
engine's private names stay its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.test_project import PACKAGE, ROOT, SOURCES, own, within

SERVER = PACKAGE / "server"
BASE = ("structs", "clock", "problems")
# Which rooms of the server each may import beside itself.
MAY_IMPORT = {
    "structs": (),
    "clock": (),
    "problems": (),
    "config": (),
    "logs": (),
    "metrics": (),
    "games": BASE,
    "table": (*BASE, "games"),
    "store": (*BASE, "table"),
    "keeping": ("store",),
    "people": (*BASE, "table", "store", "keeping"),
    "numbers": (*BASE, "table", "store"),
    "hub": (*BASE, "table", "metrics"),
    "room": (*BASE, "table"),
    "tables": (*BASE, "games", "table", "store", "metrics", "room", "keeping"),
    "cluster": (*BASE, "table", "store", "people", "hub", "room", "tables"),
    "jobs": (*BASE, "config", "games", "table", "store", "people", "hub", "room", "tables"),
    "http": (
        *(*BASE, "config", "games", "table", "store", "people", "hub", "room", "tables"),
        *("cluster", "house", "numbers"),
    ),
    "house": (
        *(*BASE, "config", "games", "table", "store", "people", "hub", "room", "tables"),
        *("jobs", "metrics", "http.limits", "cluster"),
    ),
}
# What starts, wires and describes the server may import all of it.
FREE = ("__init__", "__main__", "app", "commands", "serve", "supervising", "typescript")


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).with_suffix("").parts[0]


FILES = [path for path in SOURCES if path.is_relative_to(SERVER)]


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in FILES} == {*MAY_IMPORT, *FREE}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    known = [f"backroom.server.{name}" for name in (room, *MAY_IMPORT[room])]
    wrong = [
        f"{path.relative_to(SERVER)}: {name}"
        for path in FILES
        if room_of(path) == room
        for name in own(path)
        if name.startswith("backroom.server.") and not within(name, *known)
    ]
    assert not wrong


PURE = {"asyncio", "sqlalchemy", "starlette", "socket", "sqlite3", "threading", "time", "uvicorn"}


def test_the_table_knows_no_disk_no_socket_and_no_clock() -> None:
    for path in FILES:
        if room_of(path) != "table":
            continue
        text = path.read_text(encoding="utf-8")
        found = {name.split(".")[0] for name in imported(text)} & PURE
        assert not found, (path.name, found)
        assert "clock.now" not in text, path.name


def imported(text: str) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return names


def test_the_way_of_a_move_is_told_as_it_is() -> None:
    """Every stop of the arrow line in the page on design is a function, in a module of its own."""
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^A move: (.*)$", text, re.MULTILINE)
    stops = re.findall(r"`server/([\w/]+\.py)` (\w+)", line)
    assert len(stops) >= 6
    assert len({module for module, _ in stops}) == len(stops), "no module twice"
    for module, function in stops:
        source = (SERVER / module).read_text(encoding="utf-8")
        defined = [
            node.name
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        assert function in defined, (module, function)


# ------------------------------------------------------------------ the engine's private names

ENGINE = [path for path in SOURCES if path.is_relative_to(PACKAGE / "engine")]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_names() -> set[str]:
    found = set()
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found |= {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
    return {name for name in found if is_private(name)}


def reached_for(path: Path, private: set[str]) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and within(node.module or "", "backroom.engine"):
            found += [alias.name for alias in node.names if is_private(alias.name)]
        elif isinstance(node, ast.Attribute) and node.attr in private:
            owner = node.value
            if not (isinstance(owner, ast.Name) and owner.id in ("self", "cls")):
                found.append(f"{ast.unparse(node)} (line {node.lineno})")
        elif isinstance(node, ast.ClassDef):
            found += [ast.unparse(base) for base in node.bases if ast.unparse(base) == "Match"]
    return found


def test_nobody_outside_the_engine_uses_its_private_names() -> None:
    private = private_names()
    assert {"_states", "_key", "_veil"} <= private
    wrong = {
        str(path.relative_to(PACKAGE)): found
        for path in SOURCES
        if path not in ENGINE and (found := reached_for(path, private))
    }
    assert not wrong


def test_reaching_for_them_would_be_found(tmp_path: Path) -> None:
    text = "from backroom.engine.game import _load\nclass Own(Match): pass\nmatch._key = None\n"
    (tmp_path / "wrong.py").write_text(text, encoding="utf-8")
    found = reached_for(tmp_path / "wrong.py", {"_key"})
    assert found == ["_load", "Match", "match._key (line 3)"]
