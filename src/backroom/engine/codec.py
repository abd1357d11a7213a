"""Codecs: verb and arguments ↔ small integer ↔ short text.

Every game has one codec for what seats do and one for what chance does. A verb is known in rules
by its first code; `offer(out, n, MOVE, arg)` lists an action and `VERB_OF[a]` gives its verb back,
so that `a - VERB_OF[a]` is the argument. Nobody writes an offset.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod

from backroom.engine.errors import Refused, shown
from backroom.engine.names import Names
from backroom.engine.rule import table


class Verb:
    """One verb: its word or words, the names its arguments come from, and what bounds them.

    `only` lists the tuples of argument numbers that have a code, where not all of them do;
    `bound` is the reason given for a well-formed try at any other. `reveals` marks a verb after
    which the acting seat may know something it did not know before.
    """

    def __init__(
        self,
        words: str,
        *arguments: Names,
        only: Iterable[tuple[int, ...]] | None = None,
        bound: str | None = None,
        reveals: bool = False,
    ):
        self.words = tuple(words.split())
        self.name = "_".join(self.words)
        self.arguments = arguments
        self.only = None if only is None else tuple(only)
        self.bound = bound
        self.reveals = reveals
        self.first = 0
        if only is not None and bound is None:
            raise ValueError(f"verb {self.name}: what bounds its arguments has no reason")

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


class Unlisted(Refused):
    """A well-formed text that no code stands for; `bound` is the reason its verb declares."""

    def __init__(self, text: str, verb: Verb):
        super().__init__(f"“{shown(text)}” is never possible.", reason=verb.bound)
        self.verb = verb
        self.bound = verb.bound or ""


class Codec:
    """All verbs of one actor, numbered without a hole."""

    def __init__(self, *verbs: Verb):
        self.by_name = {verb.name: verb for verb in verbs}
        self.texts: list[str] = []
        self.verbs: list[Verb] = []
        self.arguments: list[tuple[int, ...]] = []
        for verb in verbs:
            verb.first = len(self.texts)
            for numbers in verb.tuples():
                self.texts.append(verb.text(numbers))
                self.verbs.append(verb)
                self.arguments.append(numbers)
        self._code = {text: code for code, text in enumerate(self.texts)}
        if len(self._code) != len(self.texts):
            raise ValueError("two actions have the same text")
        # For rules: the verb (its first code) of every code.
        self.verb_of = table(verb.first for verb in self.verbs)

    def __len__(self) -> int:
        return len(self.texts)

    def firsts(self, *names: str) -> tuple[int, ...]:
        """The first code of every verb, for unpacking; all of them, in the order declared."""
        if names != tuple(self.by_name):
            raise ValueError(f"unpacked as {names}, declared as {tuple(self.by_name)}")
        return tuple(self.by_name[name].first for name in names)

    def column(self, name: str, place: int) -> Sequence[int]:
        """For rules: argument number `place` of every action of a verb, by its arg."""
        return table(numbers[place] for numbers in self.by_name[name].tuples())

    def parse(self, text: str) -> int:
        """The code of a text. A malformed one is refused; see also `Unlisted`."""
        if not isinstance(text, str):
            raise Refused(f"{shown(text)} is no action: actions are texts.")
        code = self._code.get(text)
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
            return f"“{shown(text)}” is no action of this game: no such verb."
        forms = ", ".join(
            " ".join((*verb.words, *(names.sort.upper() for names in verb.arguments)))
            for verb in known
        )
        return f"“{shown(text)}” is malformed; it goes: {forms}."
