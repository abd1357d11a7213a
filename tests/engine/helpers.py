"""What the engine's tests share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import backroom

TOYS = Path(__file__).parent.parent / "games"
BOSSES = backroom.game("bosses")
ONE_DIE = backroom.game(TOYS / "one_die")
SEALED_BIDS = backroom.game(TOYS / "sealed_bids")


def is_sentence(text: str) -> bool:
    """One line, not a long one, with a full stop (or the clause) at its end."""
    return text.isprintable() and len(text) < 500 and text[-1:] in (".", "]")


def refused(call: Callable[..., Any], *arguments: Any, **named: Any) -> backroom.Refused:
    """The refusal that a call must meet with."""
    with pytest.raises(backroom.Refused) as refusal:
        call(*arguments, **named)
    assert is_sentence(str(refusal.value)), str(refusal.value)
    return refusal.value


def accepted(call: Callable[..., Any], *arguments: Any) -> Any:
    """What a call gives, or None where it is refused; any other exception is a failure."""
    try:
        return call(*arguments)
    except backroom.Refused as refusal:
        sentence = str(refusal)
    assert is_sentence(sentence), sentence
    return None


def variant(toy: str, folder: Path, *changes: tuple[str, str]) -> backroom.Game:
    """A toy game with other rules: a copy in a folder of another name, with texts exchanged."""
    shutil.copytree(TOYS / toy, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "boxes").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f'game = "{toy}"', f'game = "{folder.name}"'), "utf-8")
    rules = (folder / "rules.py").read_text(encoding="utf-8")
    for old, new in changes:
        assert rules.count(old) == 1, f"{old!r} stands {rules.count(old)} times in {toy}"
        rules = rules.replace(old, new)
    (folder / "rules.py").write_text(rules, encoding="utf-8")
    game = backroom.game(folder)
    with pytest.MonkeyPatch.context() as patch:
        # Not into the user's own cache: nobody would clear it away there.
        patch.setenv("BACKROOM_CACHE", str(folder / "cache"))
        game.lane("interpreted")
    return game


def examples(usual: int) -> int:
    """How many examples hypothesis tries: many more under `make soak`."""
    return usual * 20 if os.environ.get("BACKROOM_SOAK") else usual
