"""The browser client's types, generated from the API's: `python -m backroom.server.typescript`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from backroom.engine.game import games
from backroom.engine.view import typescript as view_type
from backroom.server.games import find, playable
from backroom.server.http.openapi import schemas
from backroom.server.structs import Request
from backroom.server.table.messages import Message

FOLDER = Path("web/src/lib")

HEAD = """\
// Generated from the server's types by `python -m backroom.server.typescript`. Do not edit.
"""

VIEW = """\
/** A legal action. Its `text` is what a command sends. */
export interface LegalAction {
  code: number;
  verb: string;
  arguments: string[];
  text: string;
}

/** What every game's view has. */
export interface CommonView {
  game: string;
  edition: string;
  options: Record<string, boolean | string>;
  seat: number | null;
  to_act: number[] | "chance" | "over";
  ask: string | null;
  legal: LegalAction[];
  over: boolean;
  scores: number[] | null;
  places: number[] | null;
}

/** An event: its name, and the values this audience may see. */
export type GameEvent = { event: string } & Record<string, string | number | null>;
"""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return " | ".join(_type({**schema, "type": kind}) for kind in kinds)
    if kinds == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kinds == "object" and "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return {"null": "null", **plain}.get(str(kinds), "unknown")


# Fields whose values come from the games, not from the API's own declarations.
GAMES_OWN = {
    ("State", "view"): "CommonView | null",
    ("ReplayStep", "view"): "CommonView",
    ("Step", "events"): "GameEvent[]",
    ("ReplayStep", "events"): "GameEvent[]",
    ("LogStep", "events"): "GameEvent[]",
    ("Picture", "view"): "CommonView",
    ("Picture", "past"): "GameEvent[]",
    ("Picture", "last"): "GameEvent[]",
    ("Foretold", "foretold"): "Record<string, GameEvent[]>",
    ("LessonMoment", "foretold"): "Record<string, GameEvent[]>",
    ("LessonScene", "events"): "GameEvent[]",
    ("LessonScene", "view"): "CommonView",
}


def _interface(name: str, schema: dict[str, Any], asked: bool) -> str:
    lines = [f"/** {' '.join(schema.get('description', name).split())} */"]
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        # What the server sends is always whole; what it is sent may leave out defaults.
        mark = "?" if asked and field not in required else ""
        lines.append(f"  {field}{mark}: {GAMES_OWN.get((name, field)) or _type(inner)};")
    return "\n".join([*lines, "}"])


def generate() -> str:
    """The types of the API."""
    requests = {kind.__name__ for kind in Request.__subclasses__()}
    parts = [HEAD, VIEW]
    parts += [
        _interface(name, schema, name in requests) + "\n" for name, schema in schemas().items()
    ]
    messages = " | ".join(kind.__name__ for kind in get_args(Message))
    parts.append(f"export type Message = {messages};\n")
    return "\n".join(parts)


def generate_views() -> str:
    """The views of all games, each beside what every view has."""
    parts = [HEAD]
    # Of the house's own games: what an operator adds draws itself with what is there.
    parts += [view_type(find(name)) for name in playable() if name in games()]
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m backroom.server.typescript")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "api.ts").write_text(generate(), encoding="utf-8")
    (folder / "views.ts").write_text(generate_views(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
