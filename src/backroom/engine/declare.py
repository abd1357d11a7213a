"""What a game declares beside its records and codecs: phases, events, reasons, options.

Each is a class whose members are numbers for the rules and words for everybody else, so that every
word is written once:

    class Reason(Reasons):
        FIELD_TAKEN = "B5"

`Reason.FIELD_TAKEN` is a constant in compiled code, `field_taken` in catalogues and messages.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Self

from backroom.engine.errors import Refused, shown
from backroom.engine.names import Members, Names, Seats, Sort, Words, names_of
from backroom.engine.rule import EVENT_WIDTH, NONE

Value = bool | str


# ------------------------------------------------------------------ phases


class PhaseKind:
    """What is asked in a phase: `asks` some seat, in talk `pass` is always an answer, and where it
    is `covered`, what a seat does may leave no trace for others."""

    def __init__(self, *, asks: bool = False, talk: bool = False, covered: bool = False):
        self.asks = asks or talk or covered
        self.talk = talk
        self.covered = covered


def phase(*, asks: bool = False, talk: bool = False, covered: bool = False) -> Any:
    """Declare a phase: one in which a seat is asked (and prompted), or of chance alone."""
    return PhaseKind(asks=asks, talk=talk, covered=covered)


class Phases(Words):
    """The phases of a game, in the order of their numbers."""

    kind: PhaseKind

    def __new__(cls, kind: PhaseKind) -> Self:
        member = cls._numbered(len(cls.__members__), kind, PhaseKind)
        member.kind = kind
        return member

    @classmethod
    @functools.cache
    def asking(cls) -> tuple[str, ...]:
        """The phases in which a seat is asked."""
        return tuple(member.word for member in cls if member.kind.asks)

    @classmethod
    @functools.cache
    def talking(cls) -> tuple[str, ...]:
        """The phases whose asks are talk: there `pass` is played when the time is up."""
        return tuple(member.word for member in cls if member.kind.talk)

    @classmethod
    @functools.cache
    def covered(cls) -> tuple[str, ...]:
        """The phases in which an action may leave no trace for others, so that neither how many
        there are nor when they come may be told."""
        return tuple(member.word for member in cls if member.kind.covered)


# ------------------------------------------------------------------ events


class EventKind:
    """One kind of event: its name and what its values are.

    Public unless `to` names the argument holding the one seat that sees it all; then the others
    see it without the values in `blank`, or not at all where `blank` is empty. `begins_turn` tells
    that a new part of the match begins with it, for whoever tells of matches turn by turn: the
    turn of its `seat`, or what the text `turn-EVENT` says.
    """

    name: str

    def __init__(
        self,
        to: str | None,
        blank: Iterable[str],
        arguments: Mapping[str, Sort | type[int]],
        begins_turn: bool = False,
    ):
        self.to = to
        self.begins_turn = begins_turn
        self.blank = frozenset(blank)
        self.arguments: dict[str, Names | type[int]] = {
            name: int if sort is int else names_of(sort)  # type: ignore[arg-type]
            for name, sort in arguments.items()
        }

    def named(self, name: str) -> None:
        """Give the kind the name it is declared by."""
        self.name = name
        if len(self.arguments) >= EVENT_WIDTH or "event" in self.arguments:
            raise ValueError(f"event {name}: at most eight values, and none called “event”")
        if (self.to is not None and self.to not in self.arguments) or not (
            self.blank <= set(self.arguments)
        ):
            raise ValueError(f"event {name}: to and blank name arguments")

    def seen(self, values: Iterable[int], seat: int | None) -> dict[str, Any] | None:
        """The event as JSON values, as `seat` sees it (None: an onlooker)."""
        shown: dict[str, Any] = {"event": self.name}
        given = dict(zip(self.arguments, values, strict=False))
        hidden = self.to is not None and given[self.to] != seat
        if hidden and not self.blank:
            return None
        for name, names in self.arguments.items():
            # A row that was stored before the event had this value lacks it.
            value = given.get(name, NONE)
            if hidden and name in self.blank:
                continue
            if not isinstance(names, Names) or isinstance(names, Seats):
                shown[name] = value
            else:
                shown[name] = names[value] if value >= 0 else None
        return shown


def event(
    *,
    to: str | None = None,
    blank: Iterable[str] = (),
    begins_turn: bool = False,
    **arguments: Sort | type[int],
) -> Any:
    """Declare a kind of event with its values, of a sort of words each, or plain numbers."""
    return EventKind(to, blank, arguments, begins_turn)


# The number of an event that every game has: a turn is taken back, that of `seat`, and with it
# the last `steps` that stand, of whoever tells of the match step by step.
TAKEN_BACK = NONE
# More than any game has: records name seats with two digits.
MOST_SEATS = 100
ENGINE_EVENT = EventKind(None, (), {"seat": Seats(MOST_SEATS), "steps": int})
ENGINE_EVENT.named("taken_back")


class Events(Members):
    """All kinds of event of a game, by number. The engine's own is none of `kinds`."""

    kind: EventKind
    kinds: ClassVar[tuple[EventKind, ...]]
    # With the engine's own.
    by_name: ClassVar[dict[str, EventKind]]

    def __new__(cls, kind: EventKind) -> Self:
        member = cls._numbered(len(cls.__members__), kind, EventKind)
        member.kind = kind
        return member

    def __init__(self, kind: EventKind):
        kind.named(self._name_.lower())

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.kinds = tuple(member.kind for member in cls)
        own = {kind.name: kind for kind in cls.kinds}
        if ENGINE_EVENT.name in own:
            name = ENGINE_EVENT.name.upper()
            raise TypeError(f"{cls.__name__}.{name}: every game has that event already")
        cls.by_name = {**own, ENGINE_EVENT.name: ENGINE_EVENT}

    @classmethod
    def kind_of(cls, row: Sequence[int]) -> EventKind:
        """Of a logged event, which begins with its number."""
        return ENGINE_EVENT if row[0] == TAKEN_BACK else cls.kinds[row[0]]


# ------------------------------------------------------------------ reasons


class NotNow(IntEnum):
    """Reasons that every game has, whatever was tried. 0 is none: the action is legal."""

    OVER = 1
    NOT_ASKED = 2
    NOT_THIS_STEP = 3


# By number.
ENGINE_REASONS = ("legal", *(reason.name.lower() for reason in NotNow))


class Reasons(Members):
    """Why something is not legal: each with its clause, numbered behind the engine's own."""

    clause: str
    # Of all reasons, the engine's among them: names by number, clauses by name.
    names: ClassVar[tuple[str, ...]]
    clauses: ClassVar[dict[str, str | None]]

    def __new__(cls, clause: str) -> Self:
        member = cls._numbered(len(ENGINE_REASONS) + len(cls.__members__), clause, str)
        member.clause = clause
        return member

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        own: dict[str, str | None] = {member.name.lower(): member.clause for member in cls}
        for name in ENGINE_REASONS:
            if name in own:
                raise TypeError(
                    f"{cls.__name__}.{name.upper()}: every game has that reason already"
                )
        cls.clauses = {**dict.fromkeys(ENGINE_REASONS), **own}
        cls.names = tuple(cls.clauses)


# ------------------------------------------------------------------ options


class OptionKind:
    """A house option, off by default, or the first of its `choices`.

    `seats` are the player counts that have it; with others only its default may be named, or
    with `ignored` any value, which is then passed over. `since` is the first rules number that
    has it: a match of older rules plays without, and may not name it.
    """

    name: str

    def __init__(
        self,
        default: Value,
        choices: tuple[str, str] | None,
        seats: tuple[int, ...] | None,
        ignored: bool,
        since: int,
    ):
        self.values: tuple[Value, Value] = choices or (False, True)
        self.default: Value = choices[0] if choices and default is False else default
        if self.default not in self.values:
            raise ValueError(f"option: {default!r} is none of its values {self.values}")
        self.seats = seats
        self.ignored = ignored
        self.since = since

    def fits(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats


def option(
    *,
    default: Value = False,
    choices: tuple[str, str] | None = None,
    seats: tuple[int, ...] | None = None,
    ignored: bool = False,
    since: int = 1,
) -> Any:
    """Declare a house option; see `OptionKind`."""
    return OptionKind(default, choices, seats, ignored, since)


class Options(Members):
    """The options of a game. For rules they are a bit each, in the order declared.

    One that a player count or a rules number does not have is none of that match's options, and
    its bit is 0.
    """

    kind: OptionKind
    options: ClassVar[dict[str, OptionKind]]

    def __new__(cls, kind: OptionKind) -> Self:
        member = cls._numbered(len(cls.__members__), kind, OptionKind)
        member.kind = kind
        return member

    def __init__(self, kind: OptionKind):
        kind.name = self._name_.lower()

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.options = {member.kind.name: member.kind for member in cls}

    @classmethod
    def settle(
        cls, given: Mapping[str, Any], seats: int, rules: int | None = None
    ) -> dict[str, Value]:
        """The full set of options for a match, from those given, under a rules number or the
        newest one."""
        if not isinstance(given, Mapping):
            raise Refused(f"Options are given by name, not as {shown(given)}.")
        known = {n: o for n, o in cls.options.items() if rules is None or o.since <= rules}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                there = f" (known: {', '.join(known)})" if known else ": this game has none"
                raise Refused(f"There is no option “{shown(name)}”{there}.")
            # `1 == True`, so the type is looked at too.
            if not any(type(value) is type(v) and value == v for v in option.values):
                allowed = " or ".join(str(v).lower() for v in option.values)
                raise Refused(f"Option “{name}” is {allowed}, not {shown(value)}.")
            if not option.fits(seats) and not option.ignored and value != option.default:
                raise Refused(f"Option “{name}” is not for {seats} players.")
        return {
            name: given.get(name, option.default)
            for name, option in known.items()
            if option.fits(seats)
        }

    @classmethod
    def encode(cls, settled: Mapping[str, Value]) -> int:
        """Settled options as the rules take them."""
        bits = 0
        for member in cls:
            values = member.kind.values
            bits |= values.index(settled.get(member.kind.name, values[0])) << member
        return bits


class NoOptions(Options):
    """For a game that has none."""
