"""Scaffolding: a folder with a small working game, to start one's own from."""

from __future__ import annotations

import keyword
import shutil
import tempfile
from pathlib import Path

import backroom
from backroom.engine.errors import Refused, shown
from backroom.engine.names import WORD

TEMPLATE = Path(__file__).parent / "template"
# Stands for the game's name in the template's files.
PLACEHOLDER = "TEMPLATE"


def make(name: str, where: Path) -> Path:
    """Create the folder `where`/`name` from the template; an existing one is not touched."""
    if not WORD.match(name) or not name.isidentifier() or keyword.iskeyword(name):
        raise Refused(
            f"“{shown(name)}” cannot name a game: a name begins with a letter, and has lower-case "
            "letters, digits and _ only."
        )
    if name in backroom.game_names():
        raise Refused(f"Backroom already has a game “{name}”.")
    folder = where / name
    if folder.exists() or folder.is_symlink():
        raise Refused(f"{folder} already exists; nothing was changed.")
    if not where.is_dir():
        raise Refused(f"There is no folder {where}.")
    try:
        # Made beside its place and moved there when it is whole.
        with tempfile.TemporaryDirectory(dir=where, prefix=".new-game-") as beside:
            made = Path(beside) / name
            shutil.copytree(TEMPLATE, made, ignore=shutil.ignore_patterns("__pycache__"))
            for path in made.rglob("*"):
                if path.is_file():
                    text = path.read_text(encoding="utf-8")
                    path.write_text(text.replace(PLACEHOLDER, name), encoding="utf-8")
            made.rename(folder)
    except OSError as problem:
        raise Refused(f"{folder} cannot be made ({problem.strerror}).") from None
    return folder
