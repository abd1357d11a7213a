"""Positions of bosses, drawn.

    match = position(
        '''
        R3 B1x .  .  .  .
        .  Y2* .  .  .  .
        ''',
        pair="S1 R2",
    )

A gangster is the letter of its gang (R B Y, S for grey) and its power; `x` marks a dead one, `*`
the fresh one, `.` an empty field, `?` anybody. Rows left out are empty. Whoever is not drawn, in a
stock or in the pair is in the stacks, so no gangster and no bullet is lost or made up.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import backroom
from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.bosses.rules import conserved
from backroom.games.bosses.rules.words import (
    EMPTY,
    FIELD,
    FIELDS,
    KIND,
    LINE_BITS,
    POWERS,
    SIZE,
    Gang,
    Phase,
    Side,
)

BOSSES = backroom.game("bosses")
LETTERS = dict(zip("RBYS", Gang.names, strict=True))


def deal(seats: int = 2, vanish: bool = False, edition: str | Path | None = None) -> Match:
    """A match whose outcomes the test plays, before its first outcome."""
    return BOSSES.deal(
        seats, options={"tied_gangs_vanish": vanish}, edition=edition, chance="manual"
    )


def begin(seats: int = 2, start: int = 0, vanish: bool = False) -> Match:
    """A match at its first turn, yellow 1 and grey 1 in the open pair."""
    match = deal(seats, vanish)
    return play(match, f"* open left yellow1; * open right grey1; * start {start}")


def play(match: Match, lines: str) -> Match:
    """Play lines of a record, separated by semicolons: `0 place own1 a1; 1 draw left`."""
    match.play_lines(line.strip() for line in lines.split(";"))
    return match


def position(
    drawn: str,
    *,
    seats: int = 2,
    turn: int = 0,
    stock: str | None = None,
    pair: str = "? ?",
    stacks: str | None = None,
    bullets: str | None = None,
    rank: str | None = None,
    reached_at: str | None = None,
    moves: int = 0,
    vanish: bool = False,
) -> Match:
    """A match in a drawn position, seat `turn` to act.

    stock:   "123 1 -", the powers each seat still holds; else all that are not needed elsewhere
    pair:    "R3 S1"; `-` is an empty place, `?` anybody while somebody is left
    stacks:  "2 0", their heights; else as equal as can be, the left not lower
    bullets: "2 1"; else all but those on the dead, fired by the first seat that could
    rank, reached_at: "14 3", and the numbers of the lines that brought them
    """
    match = begin(seats, turn, vanish)
    s: Any = match.state
    whole = conserved(match.edition.box, s)
    left = Counter({word: whole[word] for word in KIND})
    signs = (drawn.split() + ["."] * FIELDS)[:FIELDS]
    assert all(len(row.split()) in (0, SIZE) for row in drawn.splitlines()), "a row has six fields"

    take(left, [kind_word(sign) for sign in signs + pair.split() if sign[0] in LETTERS])
    own = _stocked(left, seats, stock)
    take(left, own)
    for seat in range(seats):
        for power in range(POWERS):
            s.stock[seat, power] = int(f"{Gang.names[seat]}{power + 1}" in own)
    waiting = sum(sign[0] == "?" for sign in signs)
    for side, sign in zip((Side.LEFT, Side.RIGHT), pair.split(), strict=True):
        s.pair[side] = EMPTY if left.total() <= waiting and sign == "?" else _kind(sign, left, -1)
    board = [_kind(sign, left, 1) for sign in signs]
    for number, word in enumerate(KIND):
        s.unseen[number] = left[word]
    unseen = left.total()
    heights = _numbers(stacks) if stacks else [unseen - unseen // 2, unseen // 2]
    assert sum(heights) == unseen, f"{unseen} gangsters are in the stacks"
    s.stacks[Side.LEFT], s.stacks[Side.RIGHT] = heights

    set_board(s, board, signs)
    fill_up(s.bullets, _numbers(bullets) if bullets else _unfired(match, board, signs))
    ranks = _numbers(rank) if rank else [0] * seats
    fill_up(s.rank, ranks)
    fill_up(
        s.reached_at,
        _numbers(reached_at) if reached_at else [n + 1 if r else 0 for n, r in enumerate(ranks)],
    )
    s.scored = max(s.scored, *(s.reached_at[seat] for seat in range(seats)))
    s.moves = moves
    assert conserved(match.edition.box, s) == whole, "bullets in hand and on the dead do not add up"
    return match


def kind_word(sign: str) -> str:
    """`R3` → `red3`."""
    return LETTERS[sign[0]] + sign[1]


def take(left: Counter[str], words: list[str]) -> None:
    needed = Counter(words)
    assert needed <= left, f"more gangsters than there are: {needed - left}"
    left.subtract(needed)


def fill_up(cells: Any, values: list[int]) -> None:
    for place, value in enumerate(values):
        cells[place] = value


def _numbers(words: str) -> list[int]:
    return [int(word) for word in words.split()]


def _stocked(left: Counter[str], seats: int, stock: str | None) -> list[str]:
    """The kinds in the own stocks: those asked for, or all that can be."""
    if stock is None:
        return [word for word in KIND.words[: seats * POWERS] if left[word]]
    held = zip(Gang.names, stock.split(), strict=False)
    return [f"{gang}{power}" for gang, powers in held for power in powers if power != "-"]


def _kind(sign: str, left: Counter[str], direction: int) -> int:
    """The number of the kind drawn; for `?` the one most are left of, first or last of its like."""
    if sign[0] in LETTERS:
        return KIND.number(kind_word(sign))
    if sign[0] != "?":
        return EMPTY
    word = max(KIND.words[::direction], key=lambda word: left[word])
    take(left, [word])
    return KIND.number(word)


def _unfired(match: Match, board: list[int], signs: list[str]) -> list[int]:
    bullets = [match.state.bullets[seat] for seat in range(match.seats)]
    for kind, sign in zip(board, signs, strict=True):
        if "x" in sign:
            gang = kind // POWERS
            bullets[next(seat for seat, n in enumerate(bullets) if seat != gang and n)] -= 1
    return bullets


def set_board(s: Any, board: list[int], signs: list[str]) -> None:
    """Set who stands where, and every set of fields that follows from it."""
    s.occupied = s.dead = s.locked = s.scored = 0
    s.fresh = NONE
    fill_up(s.living, [0] * len(Gang))
    fill_up(s.board, board)
    for field, kind in enumerate(board):
        if kind == EMPTY:
            continue
        s.occupied |= 1 << field
        if "x" in signs[field]:
            s.dead |= 1 << field
        else:
            s.living[kind // POWERS] |= 1 << field
        if "*" in signs[field]:
            s.fresh = field
    for line in LINE_BITS:
        if s.occupied & int(line) == line:
            s.locked |= int(line)
            s.scored += 1


def standing(gangsters: dict[str, str]) -> str:
    """The drawing of a few gangsters by their fields: `{"c3": "R1"}`."""
    signs = [gangsters.get(field, ".") for field in FIELD]
    return "\n".join(" ".join(signs[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))


def full_but(empty: str, dead: str = "", **gangsters: str) -> str:
    """The drawing of a board full of anybody but for some fields: `full_but("a1 f6", c3="R1")`."""
    anybody = {field: "?x" if field in dead.split() else "?" for field in FIELD}
    return standing(anybody | gangsters | dict.fromkeys(empty.split(), "."))


def complete_row(row: str, seats: int = 2, vanish: bool = False) -> Match:
    """Five gangsters in row 1, and the sixth put down on f1 from the open pair by seat 0."""
    *five, sixth = row.split()
    match = position(" ".join([*five, "."]), seats=seats, vanish=vanish, pair=f"{sixth} ?")
    return play(match, "0 place left f1")


# ------------------------------------------------------------------ what is asked of a match


def legal(match: Match, verb: str = "") -> set[str]:
    """What the seat on turn may do: everything, or all with one verb."""
    actions = match.legal(match.state.on_turn)
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
    assert text in str(refusal.value)
    assert reason.sentence in str(refusal.value)
    assert (bytes(match.state), len(match.lines)) == (before, lines)
    return reason.name, reason.clause


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """The events of one name so far, without their name."""
    found = [event for event in match.events if event["event"] == name]
    return [{key: value for key, value in event.items() if key != "event"} for event in found]


def points(match: Match) -> list[tuple[str | None, int]]:
    """Gang and points of each line scored so far."""
    return [(event["gang"], event["points"]) for event in events(match, "line_scored")]


def skipped(match: Match) -> list[int]:
    return [event["seat"] for event in events(match, "skipped")]


def ranks(match: Match) -> list[int]:
    return [match.state.rank[seat] for seat in range(match.seats)]


def stacks(match: Match) -> tuple[int, int]:
    return match.state.stacks[Side.LEFT], match.state.stacks[Side.RIGHT]


def phase(match: Match) -> str:
    return Phase.names[match.state.phase]


def neighbours(field: str) -> set[str]:
    """The fields orthogonally next to one, worked out apart from the rules."""
    column, row = "abcdef".index(field[0]), int(field[1])
    near = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    return {"abcdef"[c] + str(r) for c, r in near if 0 <= c < 6 and 1 <= r <= 6}
