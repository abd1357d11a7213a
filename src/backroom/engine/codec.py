"""Codecs: verb and arguments ↔ small integer ↔ short text.

Every game has one codec for what seats do and one for what chance does. A verb is known in rules
by its first code, which is the number of its member: `offer(out, n, Act.MOVE, arg)` lists an
action and `VERB_OF[a]` gives its verb back, so that `a - VERB_OF[a]` is the argument. Where a verb
has several arguments, `Codec.column` gives one of them by that number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from operator import index
from typing import Any, Self, SupportsIndex

from backroom.engine.declare import Reasons
from backroom.engine.errors import Refused, shown
from backroom.engine.names import Members, Sort, names_of
from backroom.engine.rule import table


class Verb:
    """One verb: its word or words, the names its arguments come from, and what bounds them.

    `only` lists the tuples of argument numbers that have a code, where not all of them do;
    `bound` is the reason given for a well-formed try at any other. `reveals` marks a verb after
    which the acting seat may know something it did not know before. `spaced` writes the name's
    parts as words of their own: `pledge points`.
    """

    name: str
    words: tuple[str, ...]
    first: int

    def __init__(
        self,
        arguments: Iterable[Sort],
        only: Iterable[tuple[int, ...]] | None,
        bound: Reasons | None,
        reveals: bool,
        spaced: bool,
    ):
        self.arguments = tuple(names_of(sort) for sort in arguments)
        self.only = None if only is None else tuple(only)
        self.bound = None if bound is None else bound.name.lower()
        self.reveals = reveals
        self.spaced = spaced

    def named(self, name: str, first: int) -> None:
        """Give the verb the name and the first code it is declared by."""
        self.name = name
        self.words = tuple(name.split("_")) if self.spaced else (name,)
        self.first = first
        if self.only is not None and self.bound is None:
            raise ValueError(f"verb {name}: what bounds its arguments has no reason")
        if not len(self):
            raise ValueError(f"verb {name}: there is nothing it could be said of")
        for numbers in self.only or ():
            if len(numbers) != len(self.arguments) or not all(
                n in range(len(names)) for names, n in zip(self.arguments, numbers, strict=True)
            ):
                raise ValueError(f"verb {name}: {numbers} are no numbers of its arguments")

    def __len__(self) -> int:
        if self.only is not None:
            return len(self.only)
        return prod(len(names) for names in self.arguments)

    def tuples(self) -> Iterable[tuple[int, ...]]:
        """All arguments that have a code, in the order of their codes."""
        if self.only is not None:
            return self.only
        return product(*(range(len(names)) for names in self.arguments))

    def text(self, numbers: Sequence[int]) -> str:
        words = (names[n] for names, n in zip(self.arguments, numbers, strict=True))
        return " ".join((*self.words, *words))


def verb(
    *arguments: Sort,
    only: Iterable[tuple[int, ...]] | None = None,
    bound: Reasons | None = None,
    reveals: bool = False,
    spaced: bool = False,
) -> Any:
    """Declare a verb; see `Verb`."""
    return Verb(arguments, only, bound, reveals, spaced)


class Verbs(Members):
    """The verbs of one actor. The number of a member is its first code.

    class Act(Verbs):
        PLACE = verb(SOURCE, FIELD)
        DRAW = verb(Side)
    """

    verb: Verb

    def __new__(cls, verb: Verb) -> Self:
        first = sum(len(member.verb) for member in cls.__members__.values())
        member = cls._numbered(first, verb, Verb)
        member.verb = verb
        return member

    def __init__(self, verb: Verb):
        verb.named(self._name_.lower(), self._value_)


class Unlisted(Refused):
    """A well-formed text that no code stands for; `bound` is the reason its verb declares."""

    def __init__(self, text: str, verb: Verb):
        super().__init__(f"“{shown(text)}” is never possible.", reason=verb.bound)
        self.verb = verb
        self.bound = verb.bound or ""


class Codec:
    """All verbs of one actor, numbered without a hole."""

    def __init__(self, declared: type[Verbs] | None = None):
        """Of the verbs declared; without any, of an actor that never does anything."""
        verbs = [] if declared is None else [member.verb for member in declared]
        self.by_name = {verb.name: verb for verb in verbs}
        self.texts: list[str] = []
        self.verbs: list[Verb] = []
        self.arguments: list[tuple[int, ...]] = []
        for verb in verbs:
            for numbers in verb.tuples():
                self.texts.append(verb.text(numbers))
                self.verbs.append(verb)
                self.arguments.append(numbers)
        self.codes = {text: code for code, text in enumerate(self.texts)}
        if len(self.codes) != len(self.texts):
            raise ValueError("two actions have the same text")
        # For rules: the verb (its first code) of every code.
        self.verb_of = table(verb.first for verb in self.verbs)

    def __len__(self) -> int:
        return len(self.texts)

    def column(self, member: Verbs, place: int) -> Sequence[int]:
        """For rules: argument number `place` of every action of a verb, by its arg."""
        return table(numbers[place] for numbers in member.verb.tuples())

    def code(self, action: str | SupportsIndex) -> int:
        """The code of a text, or the number itself where it is a code; anything else is refused."""
        if isinstance(action, str):
            return self.parse(action)
        try:
            if isinstance(action, bool):
                raise TypeError
            code = index(action)
        except TypeError:
            sentence = f"{shown(action)} is not an action: actions are strings or their codes."
            raise Refused(sentence) from None
        if not 0 <= code < len(self):
            raise Refused(f"There is no action {shown(code)}: codes are 0 to {len(self) - 1}.")
        return code

    def text(self, action: str | SupportsIndex) -> str:
        """The text of what `code` takes."""
        return str(action) if isinstance(action, str) else self.texts[index(action)]

    def parse(self, text: str) -> int:
        """The code of a text. A malformed one is refused; see also `Unlisted`."""
        if not isinstance(text, str):
            raise Refused(f"{shown(text)} is not an action: actions are strings.")
        code = self.codes.get(text)
        if code is not None:
            return code
        words = text.split(" ")
        for verb in self.by_name.values():
            if tuple(words[: len(verb.words)]) != verb.words:
                continue
            given = words[len(verb.words) :]
            if len(given) != len(verb.arguments):
                continue
            if all(word in names for word, names in zip(given, verb.arguments, strict=True)):
                raise Unlisted(text, verb)
        raise Refused(self._complaint(text, words))

    def _complaint(self, text: str, words: list[str]) -> str:
        known = [verb for verb in self.by_name.values() if verb.words[0] == words[0]]
        if not known:
            return f"“{shown(text)}” is not an action of this game: no such verb."
        forms = ", ".join(
            " ".join((*verb.words, *(names.sort.upper() for names in verb.arguments)))
            for verb in known
        )
        return f"“{shown(text)}” is malformed; it goes: {forms}."
