"""Records: one block of bytes, read and written with care by interpreted rules."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.names import Names, Seats, Words, names_of
from backroom.engine.record import (
    Bits,
    Record,
    Rows,
    f32,
    i8,
    i16,
    i32,
    i64,
    many,
    name_of,
    one,
)

COLOUR = Names("colour", ["red", "green", "blue"])


class Sample(Record):
    fields_held = one(i64)
    money = many(i16, Seats(4))
    board = many(i8, COLOUR, 5, of=COLOUR)
    turn = one(i8)


def blank() -> Sample:
    return Sample()


def test_sizes_of_fields_add_up_to_the_record() -> None:
    assert Sample.dtype.itemsize == 8 + 4 * 2 + 3 * 5 + 1
    assert len(bytes(blank())) == Sample.dtype.itemsize


def test_every_field_is_aligned_to_its_width() -> None:
    for name, (kind, offset, *_) in Sample.dtype.fields.items():
        assert offset % kind.base.itemsize == 0, name


@pytest.mark.parametrize("narrow, wide", [(i8, i16), (i8, i64), (i16, i32), (i32, i64), (i8, f32)])
def test_fields_go_from_wide_to_narrow(narrow: type, wide: type) -> None:
    with pytest.raises(TypeError, match=r"Wrong\.second: fields go from wide to narrow"):
        type("Wrong", (Record,), {"first": one(narrow), "second": one(wide)})


@pytest.mark.parametrize("name", ["round", "take", "data", "size", "base", "sum", "sort", "copy"])
def test_names_that_numpy_owns_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"Wrong.{name}: numpy records have that name"):
        type("Wrong", (Record,), {name: one(i8)})


@pytest.mark.parametrize("name", ["row", "dtype", "fields", "sealed"])
def test_names_that_records_own_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Wrong", (Record,), {name: one(i8)})


def test_reads_give_python_integers() -> None:
    s = blank()
    assert type(s.turn) is int
    assert type(s.fields_held) is int
    assert type(s.board[2, 4]) is int
    assert type(s.money[0]) is int


def test_arithmetic_on_what_was_read_does_not_wrap() -> None:
    s = blank()
    s.turn = 100
    assert s.turn + s.turn == 200
    assert 1 << 36 + s.board[0, 0] == 1 << 36


def test_what_is_written_is_read() -> None:
    s = blank()
    s.fields_held, s.turn = 1 << 62, -128
    s.board[1, 3] = -1
    s.money[3] = 32767
    assert (s.fields_held, s.turn, s.board[1, 3], s.money[3]) == (1 << 62, -128, -1, 32767)
    assert s.board[1, 2] == s.board[1, 4] == s.board[0, 3] == 0


@pytest.mark.parametrize("value", [128, -129, 1 << 40])
def test_writes_that_do_not_fit_are_refused(value: int) -> None:
    s = blank()
    with pytest.raises(OverflowError, match=f"{value} does not fit into turn"):
        s.turn = value
    with pytest.raises(OverflowError, match=f"{value} does not fit into board"):
        s.board[0, 0] = value
    assert s == blank()


@pytest.mark.parametrize("index", [-1, 4, 1 << 40])
def test_indices_outside_are_refused(index: int) -> None:
    s = blank()
    with pytest.raises(IndexError, match="outside"):
        s.money[index]
    with pytest.raises(IndexError, match="outside"):
        s.money[index] = 1
    assert s == blank()


@pytest.mark.parametrize("index", [(-1, 0), (0, -1), (3, 0), (0, 5)])
def test_indices_outside_either_axis_are_refused(index: tuple[int, int]) -> None:
    with pytest.raises(IndexError, match="outside"):
        blank().board[index]


@pytest.mark.parametrize("index", [0, (0, 0, 0), ()])
def test_every_axis_wants_an_index(index: object) -> None:
    with pytest.raises(IndexError, match="takes 2 indices"):
        blank().board[index]


def test_an_array_field_is_not_replaced() -> None:
    with pytest.raises(AttributeError):
        blank().board = 3


def test_sealed_boxes_are_not_written() -> None:
    box = blank()
    box.sealed = True
    with pytest.raises(TypeError, match="turn belongs to a box"):
        box.turn = 1
    with pytest.raises(TypeError, match="money belongs to a box"):
        box.money[0] = 1
    with pytest.raises(TypeError, match="board belongs to a box"):
        Rows(Sample, np.zeros(1, Sample.dtype), sealed=True)[0].board[0, 0] = 1
    assert box == blank()


def test_records_are_equal_by_their_bytes() -> None:
    one_of_them, other = blank(), blank()
    assert one_of_them == other
    assert hash(one_of_them) == hash(other)
    other.turn = 1
    assert one_of_them != other
    assert len({one_of_them, other, blank()}) == 2


def test_records_of_another_kind_are_never_equal() -> None:
    twin = type("Twin", (Record,), {"only": many(i8, Sample.dtype.itemsize)})()
    assert bytes(twin) == bytes(blank())
    assert twin != blank()


def test_a_copy_has_bytes_of_its_own() -> None:
    s = blank()
    again = s.copy()
    again.money[2] = 9
    assert s == blank()
    assert again.money[2] == 9


def test_a_record_looks_at_the_bytes_it_was_given() -> None:
    row = np.zeros(1, Sample.dtype)
    Sample(row).turn = 5
    assert row["turn"][0] == 5


def test_rows_copy_from_place_to_place() -> None:
    rows = Rows(Sample, np.zeros(2, Sample.dtype))
    rows[0].turn = 5
    rows[1] = rows[0]
    rows[0].turn = 6
    assert (rows[0].turn, rows[1].turn, len(rows)) == (6, 5, 2)


@given(st.lists(st.integers(-(1 << 40), 1 << 40), max_size=20))
def test_a_record_holds_what_fits_and_refuses_the_rest(values: list[int]) -> None:
    s, true = blank(), 0
    for value in values:
        if -32768 <= value <= 32767:
            s.money[1] = true = value
        else:
            with pytest.raises(OverflowError):
                s.money[1] = value
        assert s.money[1] == true


def test_numbers_read_as_names() -> None:
    assert name_of(COLOUR, 1) == "green"
    assert name_of(COLOUR, -1) is None
    assert name_of(Bits(COLOUR), 0b101) == ["red", "blue"]
    assert name_of(bool, 1) is True
    assert name_of(None, 7) == 7


def test_names_stand_once() -> None:
    assert [COLOUR.number(word) for word in ("red", "green", "blue")] == [0, 1, 2]
    with pytest.raises(ValueError, match="stands twice"):
        Names("colour", ["red", "red"])
    for word in ("Red", "light red", "", "röt", "red\n"):
        with pytest.raises(ValueError, match="not a word of the notation"):
            Names("colour", [word])


# ------------------------------------------------------------------ words that rules name


def test_words_are_numbers_for_rules_and_names_for_everybody_else() -> None:
    class WayHome(Words, plain=True):
        ON_FOOT, BY_CAR = range(2)

    assert (WayHome.ON_FOOT, WayHome.BY_CAR) == (0, 1)
    assert WayHome.BY_CAR.word == "by_car"
    assert (WayHome.names.sort, WayHome.names.words) == ("way_home", ("on_foot", "by_car"))
    assert WayHome.names.plain
    assert names_of(WayHome) is WayHome.names
    assert names_of(COLOUR) is COLOUR


def test_words_may_be_of_a_sort_with_another_name() -> None:
    class Revealed(Words, sort="card"):
        ACE, BACK = range(2)

    assert Revealed.names.sort == "card"


def test_numbers_of_words_go_up_from_0() -> None:
    with pytest.raises(ValueError, match="go up from 0"):

        class Late(Words):
            ONE, TWO = range(1, 3)


def test_fields_are_declared_by_words_as_by_names() -> None:
    class Size(Words):
        SMALL, LARGE = range(2)

    class Shelf(Record):
        boxes: Any = many(i8, Size, of=Size)
        sizes: int = one(i8, of=Bits(Size))

    assert Shelf.fields["boxes"].axes == (Size.names,)
    assert Shelf.fields["boxes"].of is Size.names
    assert Shelf.fields["boxes"].shape == (2,)
    assert name_of(Shelf.fields["sizes"].of, 0b10) == ["large"]
