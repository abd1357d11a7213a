"""What a position holds agrees with itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.bosses.rules import conserved
from backroom.games.bosses.rules.words import FIELDS, KIND, Phase
from tests.games.bosses.helpers import deal, phase, set_board


def check_sets_of_fields(match: Match) -> None:
    """Occupied, dead, living, locked: all follow from the board."""
    s: Any = match.state
    again = s.copy()
    signs = ["x" if s.dead >> field & 1 else "." for field in range(FIELDS)]
    if s.fresh != NONE:
        signs[s.fresh] += "*"
    set_board(again, [s.board[field] for field in range(FIELDS)], signs)
    if match.over or phase(match) == "score":
        # Lines that wait to be scored, or never will be, are not locked yet.
        again.locked, again.scored = s.locked, s.scored
    assert again == s


def check_step(match: Match) -> None:
    """Who is waited for, and what only some steps have, follow from the step."""
    s: Any = match.state
    step = phase(match)
    asked = OVER if step == "over" else 1 << s.on_turn if step in Phase.asking() else CHANCE
    assert s.waiting == asked
    unseen = sum(s.unseen[kind] for kind in range(len(KIND)))
    assert s.stacks[0] + s.stacks[1] == unseen - (step == "drawn")
    assert (s.drawn != NONE) == (step == "place")
    assert (s.crossing != NONE) == (step == "score")
    assert (s.on_turn == NONE) == (step in ("open_left", "open_right", "start"))
    assert s.emptied == NONE or step in ("score", "refill")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_agrees_with_itself_all_through_a_game(seats: int) -> None:
    dice = random.Random(seats)
    match = deal(seats, vanish=seats == 3)
    whole = conserved(match.edition.box, match.state)
    while not match.over:
        check_sets_of_fields(match)
        check_step(match)
        assert conserved(match.edition.box, match.state) == whole
        if match.to_act:
            (seat,) = match.to_act
            match.play(seat, dice.choice(match.legal(seat)))
        else:
            outcomes = match.chance()
            match.play("*", dice.choices(list(outcomes), list(outcomes.values()))[0])
    check_sets_of_fields(match)
    check_step(match)
