"""Positions told quickly are told as the engine tells them."""

from __future__ import annotations

import random

import msgspec
import pytest

from backroom.engine.game import Game, game, games
from backroom.engine.view import fields_of
from backroom.server.live import Live
from backroom.server.wording import Wording
from tests.server.harness import TOYS
from tests.server.worlds import step, table


def found(name: str) -> Game:
    return game(name if name in games() else TOYS / name)


@pytest.mark.parametrize("name", ["sealed_bids", "one_die", *games()])
def test_every_position_is_told_as_the_engine_tells_it(name: str) -> None:
    """By every audience, along a match, with as few and as many seats as there can be."""
    one = found(name)
    for seats in {one.seats[0], one.seats[-1]}:
        match = Live.manual(one, table(one, seats, {}))
        told = Wording(one, seats)
        rng = random.Random(seats)
        for _ in range(60):
            for audience in (*range(seats), None):
                state = match.veiled(audience)
                words = msgspec.json.decode(msgspec.json.encode(told.of(state.row)))
                assert words == fields_of(state, seats)
            to_act = match.to_act
            if to_act == "over":
                break
            if to_act == "chance":
                match = step(match, "*", rng.choice(list(match.chance())))
            else:
                seat = rng.choice(to_act)
                match = step(match, seat, rng.choice(match.legal(seat)))


def test_what_was_found_out_about_a_position_is_forgotten_with_it() -> None:
    """A fork shares what is known of where it began, and goes its own way from there."""
    one = found("bosses")
    match = Live.manual(one, table(one, 2, {}))
    while match.to_act == "chance":
        match.play("*", next(iter(match.chance())))
    seat = match.to_act[0]
    assert isinstance(seat, int)
    before = match.view_of(seat, [seat])
    other = match.fork()
    assert other.view_of(seat, [seat]) == before
    other.play(seat, other.legal(seat)[0])
    assert other.view_of(seat, [seat]) != before
    assert match.view_of(seat, [seat]) == before
    world = match.world(seat)
    assert world.known(seat).tobytes() == match.known(seat).tobytes()
