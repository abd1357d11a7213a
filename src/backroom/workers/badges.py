"""What outcomes depend on beside the work itself: Backroom's sources and what they run on."""

from __future__ import annotations

import functools
import platform
from pathlib import Path
from typing import Any

import numba
import numpy as np

import backroom
from backroom.engine.sources import digest
from backroom.workers.working import Work

PACKAGE = Path(backroom.__file__).parent
# Games tell of themselves, in the badge of the work: those that are not played may differ. The
# template of a new game is none.
LEFT_OUT = ("games", "template")


def badge(work: Work[Any]) -> dict[str, str]:
    """What all workers must agree in; the work's own part comes first, it says more."""
    return {**work.badge(), **_house()}


def difference(mine: dict[str, str], theirs: dict[str, str]) -> str | None:
    """What others have that is not as it is here, in words."""
    for name, here in mine.items():
        if theirs.get(name) != here:
            return f"{name}: {theirs.get(name, 'none')} there, {here} here"
    return None


@functools.cache
def _house() -> dict[str, str]:
    python = ".".join(platform.python_version_tuple()[:2])
    return {
        "Backroom": backroom.__version__,
        "sources of Backroom": digest(_sources()),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "Python": python,
    }


def _sources() -> list[Path]:
    return sorted(
        path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in LEFT_OUT
    )
