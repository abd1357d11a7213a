"""What the engine's tests share."""

from __future__ import annotations

import os
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


def examples(usual: int) -> int:
    """How many examples hypothesis tries: many more under `make soak`."""
    return usual * 20 if os.environ.get("BACKROOM_SOAK") else usual
