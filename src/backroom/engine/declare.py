"""What a game declares beside its records and codecs: events, reasons, options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from backroom.engine.errors import Refused, shown
from backroom.engine.names import Names, Seats

Value = bool | str


class Event:
    """One kind of event: its name and what its values are.

    Public unless `to` names the argument holding the one seat that sees it all; then the others
    see it without the values in `blank`, or not at all where `blank` is empty.
    """

    def __init__(
        self,
        name: str,
        /,
        *,
        to: str | None = None,
        blank: Iterable[str] = (),
        **arguments: Names | type[int],
    ):
        self.name = name
        self.to = to
        self.blank = frozenset(blank)
        self.arguments = arguments
        if (to is not None and to not in arguments) or not self.blank <= set(arguments):
            raise ValueError(f"event {name}: to and blank name arguments")

    def seen(self, values: Iterable[int], seat: int | None) -> dict[str, Any] | None:
        """The event as JSON values, as `seat` sees it (None: an onlooker)."""
        shown: dict[str, Any] = {"event": self.name}
        given = dict(zip(self.arguments, values, strict=False))
        hidden = self.to is not None and given[self.to] != seat
        if hidden and not self.blank:
            return None
        for name, names in self.arguments.items():
            value = given[name]
            if hidden and name in self.blank:
                continue
            if not isinstance(names, Names) or isinstance(names, Seats):
                shown[name] = value
            else:
                shown[name] = names[value] if value >= 0 else None
        return shown


class Events:
    """All kinds of event of a game, by number."""

    def __init__(self, *kinds: Event):
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}

    def numbers(self, *names: str) -> tuple[int, ...]:
        if names != tuple(self.by_name):
            raise ValueError(f"unpacked as {names}, declared as {tuple(self.by_name)}")
        return tuple(range(len(names)))


# Reasons that every game has. 0 is none: the action is legal.
OVER_ALREADY, NOT_ASKED, NOT_THIS_STEP = 1, 2, 3
ENGINE_REASONS = ("legal", "over", "not_asked", "not_this_step")


class Reasons:
    """Why something is not legal: identifier → clause, numbered behind the engine's own."""

    def __init__(self, **clauses: str):
        self.clauses: dict[str, str | None] = dict.fromkeys(ENGINE_REASONS) | dict(clauses)
        self.names = tuple(self.clauses)

    def numbers(self, *names: str) -> tuple[int, ...]:
        if names != self.names[len(ENGINE_REASONS) :]:
            raise ValueError(f"unpacked as {names}, declared otherwise")
        return tuple(range(len(ENGINE_REASONS), len(self.names)))


class Option:
    """A house option, off by default, or the first of its `choices`.

    `seats` are the player counts that have it; with others it is refused, or passed over where
    `ignored` is set.
    """

    def __init__(
        self,
        name: str,
        *,
        default: Value = False,
        choices: tuple[str, str] | None = None,
        seats: tuple[int, ...] | None = None,
        ignored: bool = False,
    ):
        self.name = name
        self.values: tuple[Value, Value] = choices or (False, True)
        self.default: Value = choices[0] if choices else default
        self.seats = seats
        self.ignored = ignored

    def fits(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats


class Options:
    """The options of a game. For rules they are a bit each, in the order declared.

    One that a player count does not have is none of that match's options, and its bit is 0.
    """

    def __init__(self, *options: Option):
        self.options = {option.name: option for option in options}

    def bit(self, name: str) -> int:
        return list(self.options).index(name)

    def settle(self, given: Mapping[str, Any], seats: int) -> dict[str, Value]:
        """The full set of options for a match, from those given."""
        if not isinstance(given, Mapping):
            raise Refused(f"Options are given by name, not as {shown(given)}.")
        for name, value in given.items():
            option = self.options.get(name)
            if option is None:
                raise Refused(f"There is no option “{shown(name)}”{self._known()}.")
            # `1 == True`, so the type is looked at too.
            if not any(type(value) is type(v) and value == v for v in option.values):
                allowed = " or ".join(str(v).lower() for v in option.values)
                raise Refused(f"Option “{name}” is {allowed}, not {shown(value)}.")
            if not option.fits(seats) and not option.ignored:
                raise Refused(f"Option “{name}” is not for {seats} players.")
        return {
            name: given.get(name, option.default)
            for name, option in self.options.items()
            if option.fits(seats)
        }

    def _known(self) -> str:
        return f" (there is {', '.join(self.options)})" if self.options else ": this game has none"

    def encode(self, settled: Mapping[str, Value]) -> int:
        bits = 0
        for name, option in self.options.items():
            bits |= option.values.index(settled.get(name, option.values[0])) << self.bit(name)
        return bits
