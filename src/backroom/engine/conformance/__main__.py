"""Check the game in a folder, or a game of the house."""

from __future__ import annotations

import sys
from pathlib import Path

from backroom.engine.conformance import (
    CHECKS,
    check_features,
    check_notation,
    check_notes,
    check_texts,
    subjects,
)
from backroom.engine.errors import Refused
from backroom.engine.game import game, games


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m backroom.engine.conformance GAME | FOLDER")
    try:
        found = game(sys.argv[1] if sys.argv[1] in games() else Path(sys.argv[1]))
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
    check_notation(found)
    check_features(found)
    check_notes(found)
    check_texts(found)
    for subject in subjects(found):
        for check in CHECKS:
            check(subject)
            print(f"{subject}: {check.__name__.removeprefix('check_')} holds")


if __name__ == "__main__":
    main()
