"""A position as a table holds it: told as its declaration says, and cached until it changes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from backroom.engine.game import Game, game, games
from backroom.engine.names import Names, Seats
from backroom.engine.record import Bits, Field, Record, name_of
from backroom.engine.view import fields_of
from backroom.server.table.position import Position, first_match
from tests.server.harness import TOYS
from tests.server.worlds import step, table


def found(name: str) -> Game:
    return game(name if name in games() else TOYS / name)


def told(record: Record, seats: int) -> dict[str, Any]:
    """Every field by the words of its declaration, one number after the other."""
    return {
        name: value(field, record.row[name], field.axes, seats)
        for name, field in record.fields.items()
        if field.view
    }


def value(field: Field, part: Any, axes: tuple[Names | int, ...], seats: int) -> Any:
    if not axes:
        return word(field, part.item())
    axis, rest = axes[0], axes[1:]
    if isinstance(axis, Seats):
        return [value(field, inner, rest, seats) for inner in part[:seats]]
    parts = [value(field, inner, rest, seats) for inner in part]
    return dict(zip(axis.words, parts, strict=True)) if isinstance(axis, Names) else parts


def word(field: Field, number: int) -> Any:
    names = field.of.names if isinstance(field.of, Bits) else field.of
    if not isinstance(names, Seats):
        return name_of(field.of, number)
    if isinstance(field.of, Bits):
        return [seat for seat in range(len(names)) if number >> seat & 1]
    return number if number >= 0 else None


@pytest.mark.parametrize("name", ["sealed_bids", "one_die", *games()])
def test_every_position_is_told_by_the_words_of_its_declaration(name: str) -> None:
    """By every audience, along a match, with as few and as many seats as there can be."""
    one = found(name)
    for seats in {one.seats[0], one.seats[-1]}:
        position = Position(first_match(one, table(one, seats, {})))
        rng = random.Random(seats)
        for _ in range(60):
            for audience in (*range(seats), None):
                state = position.match.veiled(audience)
                words = fields_of(state, seats)
                assert words == told(state, seats)
                assert list(words) == list(told(state, seats)), "in the order of declaration"
                view = json.loads(position.encoded_view(audience, list(position.to_act)))
                assert {key: view[key] for key in words} == words
            if position.over:
                break
            if position.match.is_chance:
                position = step(position, "*", rng.choice(list(position.match.chance())))
            else:
                seat = rng.choice(position.to_act)
                position = step(position, seat, rng.choice(position.legal(seat)))


def test_what_was_worked_out_about_a_position_is_dropped_with_it() -> None:
    """A fork shares what is known of where it began, and goes its own way from there."""
    one = found("bosses")
    position = Position(first_match(one, table(one, 2, {})))
    while position.match.is_chance:
        position.play("*", next(iter(position.match.chance())))
    seat = position.to_act[0]
    assert isinstance(seat, int)
    before = position.encoded_view(seat, [seat])
    other = position.fork()
    assert other.encoded_view(seat, [seat]) == before
    other.play(seat, other.legal(seat)[0])
    assert other.encoded_view(seat, [seat]) != before
    assert position.encoded_view(seat, [seat]) == before
    world = position.world(seat)
    assert world.knowledge(seat).tobytes() == position.knowledge(seat).tobytes()
