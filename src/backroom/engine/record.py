"""Flat records: a position, or what is in a box, as one block of bytes.

A record is declared once, as a class whose attributes are fields. The class makes the numpy type
that compiled rules run on, and is itself the interpreted lane's way of looking at the same bytes:
reads give Python integers, writes outside a field's range and negative indices are refused.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from backroom.engine.names import Names, Sort, Words, names_of

i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64
f32 = np.float32

Array = npt.NDArray[Any]


class Bits:
    """Says that a field's value is a set: bit n stands for word n of `names`."""

    def __init__(self, sort: Sort):
        self.names = names_of(sort)


Meaning = Names | Bits | type[bool] | None
# As a declaration gives it, and an axis.
Said = Sort | Bits | type[bool] | None
Axis = Sort | int


def _meaning(said: Said) -> Meaning:
    if isinstance(said, type) and issubclass(said, Words):
        return said.names
    return said


class Field:
    """One field's declaration: number type, axes, and what its values mean to a reader."""

    name: str

    def __init__(
        self,
        number: type,
        axes: tuple[Axis, ...],
        of: Said,
        view: bool,
        between: tuple[int, int] | None,
        filler: int | None,
        derived: bool,
        formerly: str | None,
    ):
        self.number = number
        self.axes = tuple(axis if isinstance(axis, int) else names_of(axis) for axis in axes)
        self.of = _meaning(of)
        self.view = view
        self.between = between
        self.filler = filler
        self.derived = derived
        self.formerly = formerly
        self.shape = tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)
        info: Any = np.iinfo(number) if issubclass(number, np.integer) else np.finfo(number)
        self.low, self.high = info.min, info.max

    @property
    def width(self) -> int:
        return np.dtype(self.number).itemsize

    @property
    def size(self) -> int:
        return self.width * math.prod(self.shape)

    def checked(self, value: Any) -> Any:
        if isinstance(value, float | np.floating) and issubclass(self.number, np.integer):
            raise TypeError(f"{value} is not a whole number for {self.name}")
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit into {self.name} ({self.number.__name__})")
        return value


def one(
    number: type,
    of: Said = None,
    *,
    view: bool = True,
    between: tuple[int, int] | None = None,
    derived: bool = False,
    formerly: str | None = None,
) -> Any:
    """Declare a field of one number. Where `of` names words, −1 stands for none.

    `view=False` keeps it out of views. In a box, `between` bounds the figure, and a `derived`
    field is no figure of the file but worked out from the others; in a position it follows from
    them, and match files do not compare it. A field that was renamed says
    what it was called `formerly`: match files know it by that name.
    """
    return Field(number, (), of, view, between, None, derived, formerly)


def many(
    number: type,
    *axes: Axis,
    of: Said = None,
    view: bool = True,
    between: tuple[int, int] | None = None,
    filler: int | None = None,
    derived: bool = False,
    formerly: str | None = None,
) -> Any:
    """Declare an array field with one axis for each of `axes`.

    As `one`; in a box, lists shorter than an axis are filled up with `filler` where one is given.
    """
    return Field(number, axes, of, view, between, filler, derived, formerly)


class Cells:
    """An array field seen from interpreted rules."""

    __slots__ = ("_array", "_field", "_sealed")

    def __init__(self, array: Array, field: Field, sealed: bool):
        self._array = array
        self._field = field
        self._sealed = sealed

    def _index(self, index: Any) -> tuple[int, ...]:
        place = tuple(int(i) for i in (index if isinstance(index, tuple) else (index,)))
        if len(place) != self._array.ndim:
            raise IndexError(f"{self._field.name} takes {self._array.ndim} indices, got {index}")
        if any(not 0 <= i < n for i, n in zip(place, self._array.shape, strict=True)):
            raise IndexError(f"{self._field.name}[{index}] is outside {self._array.shape}")
        return place

    def __getitem__(self, index: Any) -> int:
        value: int = self._array[self._index(index)].item()
        return value

    def __setitem__(self, index: Any, value: int) -> None:
        if self._sealed:
            raise TypeError(f"{self._field.name} belongs to a box and cannot be written")
        self._array[self._index(index)] = self._field.checked(value)

    def __len__(self) -> int:
        return len(self._array)


def _scalar(field: Field) -> property:
    def read(self: Record) -> Any:
        return self.row[field.name].item()

    def write(self: Record, value: Any) -> None:
        if self.sealed:
            raise TypeError(f"{field.name} belongs to a box and cannot be written")
        self.row[field.name] = field.checked(value)

    return property(read, write)


def _cells(field: Field) -> property:
    def read(self: Record) -> Cells:
        return Cells(self.row[field.name], field, self.sealed)

    return property(read)


NUMPY_OWNS = frozenset(dir(np.void))


class Record:
    """Base of all declared records. See the module's text."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]
    sealed = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.fields = own
        width = 8
        for name, field in own.items():
            field.name = name
            if name in NUMPY_OWNS or name in ("row", "dtype", "fields", "sealed", "copy"):
                raise TypeError(f"{cls.__name__}.{name}: numpy records have that name already")
            if field.width > width:
                raise TypeError(f"{cls.__name__}.{name}: fields go from wide to narrow")
            width = field.width
            make: Callable[[Field], property] = _cells if field.shape else _scalar
            setattr(cls, name, make(field))
        cls.dtype = np.dtype([(name, field.number, field.shape) for name, field in own.items()])
        if cls.dtype.itemsize != sum(field.size for field in own.values()):
            raise TypeError(f"{cls.__name__}: the record has padding")

    def __init__(self, row: Array | None = None):
        """A view of `row`, an array of shape () or (1,) of this dtype; of a blank one without."""
        fresh = np.zeros((), self.dtype) if row is None else row
        self.row: Array = fresh.reshape(())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        return self.row.tobytes()

    def copy(self) -> Any:
        return type(self)(self.row.copy())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={self.row[n]}' for n in self.fields)})"


class Rows:
    """An array of records seen from interpreted rules: `rows[j] = rows[i]` copies."""

    def __init__(self, kind: type[Record], array: Array, sealed: bool = False):
        self.kind = kind
        self.array = array
        self.sealed = sealed

    def __getitem__(self, index: int) -> Record:
        record = self.kind(self.array[int(index) : int(index) + 1])
        record.sealed = self.sealed
        return record

    def __setitem__(self, index: int, record: Record) -> None:
        self.array[int(index)] = record.row

    def __len__(self) -> int:
        return len(self.array)


def name_of(of: Meaning, value: int) -> Any:
    """A field's number as a reader's JSON value."""
    if of is None:
        return value
    if of is bool:
        return bool(value)
    if isinstance(of, Bits):
        return [word for number, word in enumerate(of.names) if value >> number & 1]
    assert isinstance(of, Names)
    return of[value] if 0 <= value < len(of) else None
