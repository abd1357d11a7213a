"""Views: a position by the names of its declaration, and the TypeScript types of that."""

import backroom
from backroom.engine.names import Names, Seats
from backroom.engine.record import Bits, Cells, Record, i8, i64, many, one
from backroom.engine.view import fields_of, typescript, view_hash
from tests.engine.helpers import BOSSES, SEALED_BIDS

COLOUR = Names("colour", ["red", "green"])


class State(Record):
    marks: int = one(i64, of=Bits(COLOUR))
    coins: Cells = many(i8, Seats(4))
    held: Cells = many(i8, Seats(4), COLOUR, of=bool)
    ring: Cells = many(i8, 3, of=COLOUR)
    secret: int = one(i8, view=False)
    turn: int = one(i8, of=Seats(4))
    phase: int = one(i8, of=COLOUR)


def test_fields_are_told_by_name_for_the_seats_in_play() -> None:
    s = State()
    s.marks, s.coins[1], s.held[0, 1], s.ring[2], s.turn, s.phase = 0b10, 7, 1, -1, 1, 0
    assert fields_of(s, 2) == {
        "marks": ["green"],
        "coins": [0, 7],
        "held": [{"red": False, "green": True}, {"red": False, "green": False}],
        "ring": ["red", "red", None],
        "turn": 1,
        "phase": "red",
    }


def test_what_a_box_works_out_is_told_too() -> None:
    class Box(Record):
        figure: int = one(i8)
        double: int = one(i8, derived=True)
        kept: int = one(i8, derived=True, view=False)

    box = Box()
    box.figure, box.double = 1, 2
    assert fields_of(box, 0) == {"figure": 1, "double": 2}


def test_the_hash_of_a_view_does_not_depend_on_the_order_of_its_keys() -> None:
    assert view_hash({"a": 1, "b": [1, 2]}) == view_hash({"b": [1, 2], "a": 1})
    assert view_hash({"a": 1}) != view_hash({"a": 2})


def test_every_field_of_a_view_has_a_type() -> None:
    for game in (BOSSES, SEALED_BIDS):
        types = typescript(game)
        for name, field in game.State.fields.items():
            assert (f"  {name}: " in types) == field.view, name


def test_what_follows_from_a_position_is_told_and_typed_with_it() -> None:
    game = backroom.game("cosa_nostra")
    assert game.Told is not None
    match = game.deal(2, chance="manual")
    assert set(game.Told.fields) <= set(match.view(None))
    assert "  closed: Record<CosaNostraGang, CosaNostraSpace[]>;" in typescript(game)


def test_types_say_what_values_are() -> None:
    types = typescript(BOSSES)
    assert 'export type BossesSide = "left" | "right";' in types
    assert "  stock: (Record<BossesPower, boolean>)[];" in types
    assert "  dead: BossesField[];" in types
    assert "  fresh: BossesField | null;" in types
    assert "  rank: number[];" in types
    assert "  on_turn: number | null;" in types
