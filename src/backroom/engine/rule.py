"""Rules are plain Python functions; a `Compiler` makes the fast twin of one.

`@rule` only marks a function. Interpreted, it runs as it is. Compiled, every rule it calls is
compiled before it, each once, with a signature read off its argument names; so rules may stand in
any order, and recursion is refused. Calls through a module (`cards.draw`) are not seen: import
names.
"""

from __future__ import annotations

import dis
import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from backroom.engine.record import Record

Out: TypeAlias = npt.NDArray[np.int32]
Log: TypeAlias = npt.NDArray[np.int32]
Rng: TypeAlias = npt.NDArray[np.uint64]
Features: TypeAlias = npt.NDArray[np.float32]

F = TypeVar("F", bound=Callable[..., Any])

# Nobody, nothing, nowhere. A valid index for numpy, so always asked about before it is one.
NONE = -1


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and "is_rule" in thing.__dict__


def _names(code: CodeType) -> Iterator[str]:
    """The global names a function reads; fields of records may be called the same."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def callees(function: Callable[..., Any]) -> dict[str, FunctionType]:
    """The rules a function calls, by the names it calls them."""
    assert isinstance(function, FunctionType)
    namespace = function.__globals__
    return {
        name: namespace[name] for name in _names(function.__code__) if is_rule(namespace.get(name))
    }


class Compiler:
    """Compiles the rules of one game, for one box type and one state type."""

    def __init__(self, box: type[Record], state: type[Record], checked: bool = False):
        from numba import from_dtype, types

        self.checked = checked
        box_type, state_type = from_dtype(box.dtype), from_dtype(state.dtype)
        numbers = types.Array(types.int32, 1, "C")
        self.types: dict[str, Any] = {
            "box": box_type,
            "s": state_type,
            "boxes": types.Array(box_type, 1, "C"),
            "states": types.Array(state_type, 1, "C"),
            "out": numbers,
            "weights": numbers,
            "scores": numbers,
            "places": numbers,
            "log": types.Array(types.int32, 2, "C"),
            "rng": types.Array(types.uint64, 1, "C"),
            "features": types.Array(types.float32, 1, "C"),
            "counts": types.Array(types.int64, 1, "C"),
        }
        from backroom.engine import linking, sets

        # Rules that the machine has an instruction for.
        self._of_its_own: dict[Any, Any] = {sets.lowest_bit: linking.lowest_bit}
        self._twins: dict[FunctionType, Any] = {}
        self._open: list[FunctionType] = []

    def signature(self, function: FunctionType) -> tuple[Any, ...]:
        """The types of a function's arguments, by their names."""
        from numba import types

        code = function.__code__
        arguments = code.co_varnames[: code.co_argcount]
        return tuple(self.types.get(name, types.int64) for name in arguments)

    def twin(self, function: FunctionType) -> Any:
        """The compiled twin of a rule, callable from compiled code only."""
        function = self._of_its_own.get(function, function)
        if function not in self._twins:
            if function in self._open:
                raise TypeError(f"{function.__qualname__} calls itself: rules do not recurse")
            self._open.append(function)
            namespace = {**in_numbers(function.__globals__), **self.twins(function)}
            self._open.pop()
            made = self._make(in_namespace(function, namespace), self.signature(function))
            self._twins[function] = made
        return self._twins[function]

    def _make(self, function: FunctionType, signature: tuple[Any, ...]) -> Any:
        """Compile one rule, whose callees are compiled already."""
        from numba import njit

        from backroom.engine.linking import RulePipeline, for_linking_only

        # No wrappers: nothing outside compiled code can reach it, and they cost a quarter of
        # the compile time. No reference counting: an allocation is a compile error.
        make = njit(
            signature,
            _nrt=False,
            nogil=True,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            boundscheck=self.checked,
            pipeline_class=RulePipeline,
        )
        with for_linking_only():
            return make(function)

    def twins(self, function: FunctionType) -> dict[str, Any]:
        return {name: self.twin(callee) for name, callee in callees(function).items()}

    def door(self, function: FunctionType) -> Any:
        """The compiled twin of a function that Python calls, cached beside its source file.

        On a cache hit none of the rules behind the door is compiled.
        """
        from numba import njit

        namespace = in_numbers(function.__globals__)
        make = njit(cache=True, nogil=True, _nrt=False, boundscheck=self.checked)
        signature = self.signature(function)
        dispatcher = make(in_namespace(function, namespace))
        if not _is_loaded(dispatcher, signature):
            namespace.update(self.twins(function))
            dispatcher = make(in_namespace(function, namespace))
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher


def in_numbers(namespace: dict[str, Any]) -> dict[str, Any]:
    """The names a rule looks up, with enumerations as plain numbers.

    Compiled code could take members as they are, but those of two enumerations have no type in
    common, and a rule may well return either.
    """
    return {
        name: _numbers_of(thing)
        if isinstance(thing, type) and issubclass(thing, IntEnum)
        else thing
        for name, thing in namespace.items()
    }


@functools.cache
def _numbers_of(enumeration: type[IntEnum]) -> ModuleType:
    """A module, since numba folds what a module holds into constants."""
    numbers = ModuleType(enumeration.__name__)
    vars(numbers).update({member.name: int(member) for member in enumeration})
    return numbers


def in_namespace(function: FunctionType, namespace: dict[str, Any]) -> FunctionType:
    """The same function, looking its names up elsewhere."""
    twin = FunctionType(function.__code__, namespace, function.__name__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    return twin


def _is_loaded(dispatcher: Any, signature: tuple[Any, ...]) -> bool:
    """The cache holds the compiled function, and it is loaded now."""
    cache = dispatcher._cache
    key = cache._index_key(signature, dispatcher.targetctx.codegen())
    try:
        if key not in cache._cache_file._load_index():
            return False
        dispatcher.compile(signature)
    except Exception:  # a corrupt or missing cache file: compile again and overwrite it
        cache.flush()
        return False
    return True


@rule
def as_index(n: int) -> int:
    """A number that is known not to be negative, as an index.

    For any other index compiled code looks first whether it counts from the end: in the loops
    that fill lists that is half of the time.
    """
    return np.uint64(n)  # type: ignore[return-value]


@rule
def offer(out: Out, n: int, verb: int, arg: int) -> int:
    """Put an action or outcome on a list that holds n so far."""
    out[as_index(n)] = verb + arg
    return n + 1


@rule
def offer_again(out: Out, n: int, first: int, count: int, shift: int) -> int:
    """Put what stands on a list from place `first` on it again, as actions `shift` further on."""
    for k in range(count):
        out[as_index(n + k)] = out[as_index(first + k)] + shift
    return n + count


@rule
def weigh(out: Out, weights: Out, n: int, verb: int, arg: int, weight: int) -> int:
    """Put an outcome on a list, unless it cannot happen."""
    if weight <= 0:
        return n
    out[as_index(n)] = verb + arg
    weights[as_index(n)] = weight
    return n + 1


@rule
def weigh_alike(out: Out, weights: Out, n: int, verb: int, count: int) -> int:
    """Put the first `count` outcomes of a verb on a list, each as likely as the others."""
    for arg in range(count):
        n = weigh(out, weights, n, verb, arg, 1)
    return n


# An observation comes blank to `observe`, so what is 0 need not be written.


@rule
def put(features: Features, at: int, value: int) -> None:
    """Put a number into an observation: 0 or 1."""
    features[as_index(at)] = value


@rule
def put_part(features: Features, at: int, value: int, whole: int) -> None:
    """Put a number into an observation as its part of a whole; of nothing, it is 0."""
    if value != 0 and whole > 0:
        features[as_index(at)] = value / whole


@rule
def put_choice(features: Features, at: int, choice: int) -> None:
    """Put a 1 into the place of a choice in a block that begins there; for NONE, into none."""
    if choice >= 0:
        features[as_index(at + choice)] = 1


def table(values: Iterable[int]) -> Sequence[int]:
    """A table of numbers that rules look things up in."""
    numbers = np.array(list(values), np.int64)
    numbers.flags.writeable = False
    return cast("Sequence[int]", numbers)


# Columns of an event: its number and up to eight values; `NONE` where it has fewer.
EVENT_WIDTH = 9


@rule
def note0(log: Log, event: int) -> None:
    """Log an event without values."""
    note8(log, event, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def note1(log: Log, event: int, a: int) -> None:
    """Log an event of one value."""
    note8(log, event, a, NONE, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def note2(log: Log, event: int, a: int, b: int) -> None:
    """Log an event of two values."""
    note8(log, event, a, b, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def note3(log: Log, event: int, a: int, b: int, c: int) -> None:
    """Log an event of three values."""
    note8(log, event, a, b, c, NONE, NONE, NONE, NONE, NONE)


@rule
def note4(log: Log, event: int, a: int, b: int, c: int, d: int) -> None:
    """Log an event of four values."""
    note8(log, event, a, b, c, d, NONE, NONE, NONE, NONE)


@rule
def note5(log: Log, event: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Log an event of five values."""
    note8(log, event, a, b, c, d, e, NONE, NONE, NONE)


@rule
def note6(log: Log, event: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Log an event of six values."""
    note8(log, event, a, b, c, d, e, f, NONE, NONE)


@rule
def note7(log: Log, event: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Log an event of seven values."""
    note8(log, event, a, b, c, d, e, f, g, NONE)


@rule
def note8(
    log: Log, event: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int
) -> None:
    """Log an event of eight values. Row 0 holds how many there are; a log of length 0 takes
    none."""
    if len(log) == 0:
        return
    n = log[0, 0] + 1
    if n < len(log):
        log[n, 0] = event
        log[n, 1] = a
        log[n, 2] = b
        log[n, 3] = c
        log[n, 4] = d
        log[n, 5] = e
        log[n, 6] = f
        log[n, 7] = g
        log[n, 8] = h
    log[0, 0] = n


_13, _7, _17, _32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


@rule
def below(rng: Rng, n: int) -> int:
    """A random number from 0 to n − 1 (xorshift; for search and simulation only)."""
    x = rng[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    rng[0] = x
    return np.int64(((x >> _32) * np.uint64(n)) >> _32)  # type: ignore[return-value]


@rule
def draw_lot(out: Out, weights: Out, n: int, rng: Rng) -> int:
    """One of n outcomes, at random by weight."""
    total = 0
    for k in range(n):
        total += weights[k]
    lot = below(rng, total)
    for k in range(n):
        lot -= weights[k]
        if lot < 0:
            return int(out[k])
    return int(out[n - 1])


def random_source(seed: int) -> Rng:
    """The state of a generator for `below`: well spread also for small seeds."""
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return np.array([mixed ^ mixed >> 31 or 1], np.uint64)
