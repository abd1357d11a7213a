"""What a position holds agrees with itself all through a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.match import Match
from backroom.engine.rule import NONE
from backroom.games.don_pepe.rules import conserved
from backroom.games.don_pepe.rules.words import Kind, Phase
from tests.games.don_pepe.helpers import deal, phase


def check_men(match: Match) -> None:
    """Nobody sits on another, and everybody is of one gang and of one kind."""
    s: Any = match.state
    gangs = [s.men[seat] for seat in range(6)]
    kinds = [s.kinds[kind] for kind in range(len(Kind))]
    for sets in (gangs, kinds):
        assert sum(chairs.bit_count() for chairs in sets) == sum(sets).bit_count()
    assert sum(gangs) == sum(kinds)
    assert s.asleep & ~sum(gangs) == 0
    for seat in range(match.seats):
        waiting = sum(s.unseated[seat, sleep, kind] for sleep in (0, 1) for kind in range(4))
        assert waiting == 0 or phase(match) in ("deal", "start", "seating", "reseating")
        assert (s.left_at[seat] == 0) == (s.men[seat] != 0 or waiting > 0)
        assert (s.last_men[seat] == 0) == (s.left_at[seat] == 0)


def check_step(match: Match) -> None:
    """Who is waited for, and what only some steps have, follow from the step."""
    s: Any = match.state
    step = phase(match)
    if step in Phase.asking():
        assert s.waiting.bit_count() == 1
        assert "seating" in step or s.waiting == 1 << s.on_turn
    else:
        assert s.waiting == (OVER if step == "over" else CHANCE)
    assert (s.rising != NONE) == (step == "to")
    assert s.served == 0 or step == "pill"
    assert s.moved == NONE or step in ("to", "second", "draw")
    in_hands = [sum(s.hands[seat, card] for card in range(8)) for seat in range(match.seats)]
    if step not in ("deal", "over"):
        for seat, cards in enumerate(in_hands):
            missing = s.missing if seat == s.on_turn else 0
            assert cards == (0 if s.left_at[seat] else 5 - missing)
    assert len({s.cake[seat] for seat in range(6)} - {NONE}) == sum(
        s.cake[n] != NONE for n in range(6)
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seating", ["suggested", "free"])
def test_a_position_agrees_with_itself_all_through_a_game(seats: int, seating: str) -> None:
    dice = random.Random(f"{seats} {seating}")
    match = deal(seats, seating)
    whole = conserved(match.edition.box, match.state)
    while True:
        check_men(match)
        check_step(match)
        assert conserved(match.edition.box, match.state) == whole
        if match.over:
            break
        if match.to_act:
            (seat,) = match.to_act
            match.play(seat, dice.choice(match.legal(seat)))
        else:
            outcomes = match.chance()
            match.play("*", dice.choices(list(outcomes), list(outcomes.values()))[0])
