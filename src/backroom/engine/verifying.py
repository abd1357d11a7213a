"""Checking a deal: every outcome of a match recomputed from the secret it was dealt from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from backroom.engine import dealing
from backroom.engine.match import Match


@dataclass(frozen=True)
class Verdict:
    """What checking found: every outcome follows from the secret, or which does not."""

    honest: bool
    sentence: str


def check_dealing(
    match: Match,
    lines: Iterable[str],
    secret: bytes,
    strings: Sequence[bytes],
    commitment: str,
    given: int = 0,
    heard: Callable[[str], None] | None = None,
) -> Verdict:
    """Play `lines` in `match`, which is dealt by hand and at its first position, and compare every
    outcome with the one that the secret gives.

    The first `given` lines were not dealt from it. `heard` is told each outcome as it is
    recomputed.
    """
    if dealing.commitment(secret) != commitment:
        return Verdict(False, "The secret is not the one that was committed to before the deal.")
    key = dealing.dealing_key(secret, strings)
    count = 0
    for number, line in enumerate(lines):
        actor, _, text = line.partition(" ")
        if actor == "*" and number >= given:
            possible = match.chance()
            fair = list(possible)[dealing.lot(key, match.outcomes, list(possible.values()))]
            if heard is not None:
                heard(f"{match.outcomes}: {fair} ({possible[fair]} of {sum(possible.values())})")
            if fair != text:
                return Verdict(False, f"Line {number + 1} should have been “* {fair}”.")
            count += 1
        match.play_lines([line])
    sentence = f"All {count} outcomes follow from the secret committed to."
    if given:
        sentence += f" The first {given} lines were there before and are not checked."
    return Verdict(True, sentence)
