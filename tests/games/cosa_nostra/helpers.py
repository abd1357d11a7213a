"""Positions of cosa_nostra, written in one line for each gang.

    match = position(red="boss:20p 7 9 out6", yellow="20 13 13", roll="2 4")

`boss:20` is the Boss on space 20, a plain number a follower on that space, `out6` are six banished
followers; `p` marks a prisoner, `boss:0+` a Boss on the front after a lap, `home` a gang whose
Boss is home. Whoever is not named is in the HQ. `where(match, "red")` reads a gang back so.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.games.cosa_nostra.rules import conserved
from backroom.games.cosa_nostra.rules.words import AT_HOME, IN_HQ, SPACE, Gang

COSA_NOSTRA = backroom.game("cosa_nostra")
LANE = os.environ.get("BACKROOM_LANE", "compiled")
QUARTERS = {
    24: '"plain", "fate", "plain", "shelter", "danger", "plain"',
    32: '"plain", "plain", "fate", "plain", "shelter", "danger", "fate", "plain"',
    40: '"plain", "fate", "plain", "plain", "shelter", "danger", "fate", "plain", "fate", "plain"',
}


def deal(seats: int = 2, two_gangs: bool | None = False, edition: Path | None = None) -> Match:
    """A match whose outcomes the test plays, before its first outcome."""
    options = {} if two_gangs is None else {"two_gangs": two_gangs}
    return COSA_NOSTRA.deal(seats, options=options, edition=edition, chance="manual", lane=LANE)


def play(match: Match, lines: str) -> Match:
    """Play lines of a record, separated by semicolons: `* roll 2 5; 0 move red 7`."""
    match.play_lines(line.strip() for line in lines.split(";"))
    return match


def position(
    *,
    seats: int = 2,
    two_gangs: bool = False,
    turn: int = 0,
    roll: str | None = None,
    edition: Path | None = None,
    **gangs: str,
) -> Match:
    """A match in a position, seat `turn` to throw, or with `roll` to move."""
    match = play(deal(seats, two_gangs, edition), f"* start {turn}")
    s, box = match.state, match.edition.box
    whole = conserved(box, s)
    for word, written in gangs.items():
        _put(s, box, Gang.names.number(word), written)
    assert conserved(box, s) == whole, "a gang has more or fewer figures than it should"
    assert_at_rest(match)
    return play(match, f"* roll {roll}") if roll else match


def _put(s: Any, box: Any, gang: int, written: str) -> None:
    assert s.owner[gang] >= 0, f"{Gang.names[gang]} is not in the game"
    free: Counter[int] = Counter()
    for word in written.split():
        place = word.removeprefix("boss:").rstrip("p+")
        if word == "home":
            s.boss[gang], s.to_go[gang], s.hq[gang] = AT_HOME, 0, 0
        elif word.startswith("out"):
            s.banished[gang] = int(word.removeprefix("out"))
            s.hq[gang] -= s.banished[gang]
        else:
            space = int(place)
            if word.endswith("p"):
                s.prisoners[gang] |= 1 << space
            else:
                free[space] += 1
            if word.startswith("boss:"):
                s.boss[gang] = space
                steps = (space - box.fronts[gang]) % box.ring + 1
                s.to_go[gang] = 1 if word.endswith("+") else box.ring + 2 - steps
            else:
                s.hq[gang] -= 1
    for space, number in free.items():
        s.standing[gang] |= 1 << space
        s.pairs[gang] |= (number > 1) << space
        s.trios |= (number > 2) << space


def assert_at_rest(match: Match) -> None:
    """A space holds one figure, two or three of one gang, or one guard and one prisoner."""
    s = match.state
    for space in range(len(SPACE)):
        free = [gang for gang in range(len(Gang)) if s.standing[gang] >> space & 1]
        held = [gang for gang in range(len(Gang)) if s.prisoners[gang] >> space & 1]
        assert len(free) <= 1, f"two gangs are free on {space}"
        number = sum(_free_on(s, gang, space) for gang in range(len(Gang)))
        assert len(held) == 0 or ((len(held), number) == (1, 1) and free != held), f"on {space}"
        assert bool(s.trios >> space & 1) == (number == 3)
        if space >= match.edition.box.ring:
            assert not free
            assert not held


def _free_on(s: Any, gang: int, space: int) -> int:
    """How many figures of the gang stand there and are no prisoners."""
    pair = s.pairs[gang] >> space & 1
    return (s.standing[gang] >> space & 1) + pair + (pair & s.trios >> space)


def where(match: Match, gang: str) -> str:
    """Where a gang's figures are, as `position` takes it."""
    assert_at_rest(match)
    s, number = match.state, Gang.names.number(gang)
    boss = s.boss[number]
    if boss == AT_HOME:
        return "home"
    figures: list[str] = []
    for space in range(len(SPACE)):
        held = s.prisoners[number] >> space & 1
        count = held + _free_on(s, number, space)
        mark = "p" if held else ""
        if boss == space:
            lap = "+" if s.to_go[number] == 1 else ""
            figures.insert(0, f"boss:{space}{mark}{lap}")
            count -= 1
        figures += [f"{space}{mark}"] * count
    if s.banished[number]:
        figures.append(f"out{s.banished[number]}")
    return " ".join(figures)


def in_hq(match: Match, gang: str) -> tuple[bool, int]:
    """Whether the Boss is in the HQ, and how many followers are."""
    number = Gang.names.number(gang)
    return match.state.boss[number] == IN_HQ, match.state.hq[number]


# ------------------------------------------------------------------ what is asked of a match


def legal(match: Match, verb: str = "") -> set[str]:
    """What the seat that is asked may do: everything, or all with one verb."""
    (seat,) = match.to_act
    actions = match.legal(int(seat))
    assert len(set(actions)) == len(actions), "an action is listed twice"
    return {str(action) for action in actions if action.verb == verb or not verb}


def refused(match: Match, seat: int, text: str) -> tuple[str, str | None]:
    """Why a seat may not do that: reason and clause. The match stays as it was."""
    reason = match.why_not(seat, text)
    assert reason is not None, f"{seat} {text} is legal"
    before, lines = bytes(match.state), len(match.lines)
    with pytest.raises(backroom.Refused) as refusal:
        match.play(seat, text)
    assert (refusal.value.reason, refusal.value.clause) == (reason.name, reason.clause)
    assert (bytes(match.state), len(match.lines)) == (before, lines)
    return reason.name, reason.clause


def phase(match: Match) -> Any:
    return match.view(None)["phase"]


def throws(match: Match) -> int:
    """Who is to throw now; fails if no throw is due."""
    assert (match.is_chance, phase(match)) == (True, "roll")
    seat: int = match.state.on_turn
    return seat


def events(match: Match, *names: str) -> list[dict[str, Any]]:
    """The events so far, all or those of some names."""
    return [event for event in match.events if not names or event["event"] in names]


def told(match: Match) -> list[str]:
    """The names of all events since the last throw."""
    names = [event["event"] for event in match.events]
    return names[len(names) - names[::-1].index("rolled") :]


# ------------------------------------------------------------------ boxes


def box_file(folder: Path, changes: Mapping[str, str]) -> Path:
    """A copy of the house's box with some figures written anew."""
    lines: list[str] = []
    skipping = False
    key = ""
    source = COSA_NOSTRA.folder / "boxes" / f"{COSA_NOSTRA.default_edition}.toml"
    for line in source.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            key = line.strip("[]")
        if line.startswith("figure") and key in changes:
            lines.append(f"figure = {changes[key]}")
            skipping = True
        elif line.startswith("source"):
            skipping = False
        if not skipping:
            lines.append(line)
    path = folder / "own.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def ring_of(spaces: int, **changes: str) -> dict[str, str]:
    """The figures of a ring of another length, four alike quarters."""
    fronts = zip(("red", "blue", "yellow", "green"), range(0, spaces, spaces // 4), strict=True)
    return {
        "ring": f"{spaces}",
        "stops": f"{spaces // 2}",
        "fronts": f"{{ {', '.join(f'{gang} = {front}' for gang, front in fronts)} }}",
        "symbols": f"[{', '.join([QUARTERS[spaces]] * 4)}]",
    } | changes
