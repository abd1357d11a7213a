"""Enumerations: the words of a game, each standing for a small number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any, ClassVar, Self, TypeAlias

WORD = re.compile(r"[a-z0-9_]+\Z")
CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Names:
    """An ordered list of words of one sort: the fields of a board, the kinds of a card.

    The sort's own name (`field`, `kind`) is the prefix of its words in the text catalogues;
    words of a `plain` sort (numbers, board coordinates) are the same in every language.
    """

    def __init__(self, sort: str, words: Iterable[str], plain: bool = False):
        self.sort = sort
        self.plain = plain
        self.words = tuple(words)
        self._number = {word: number for number, word in enumerate(self.words)}
        if len(self._number) != len(self.words):
            raise ValueError(f"{sort}: a word stands twice")
        for word in self.words:
            if not WORD.match(word):
                raise ValueError(f"{sort}: {word!r} is not a word of the notation")

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __getitem__(self, number: int) -> str:
        return self.words[number]

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word in self._number

    def number(self, word: str) -> int:
        return self._number[word]


class Seats(Names):
    """The seats of a game, up to the most it takes; views show only those in play."""

    def __init__(self, most: int):
        super().__init__("seat", [str(seat) for seat in range(most)], plain=True)


def numbered(sort: str, first: int, last: int) -> Names:
    """Numbers as words: `numbered("card", 1, 3)` is 1, 2, 3."""
    return Names(sort, [str(number) for number in range(first, last + 1)], plain=True)


class Members(IntEnum):
    """Base of all declarations whose members are numbers: what would get lost is refused."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for name, value in vars(cls).items():
            if name.isupper() and name not in cls.__members__:
                raise TypeError(
                    f"{cls.__name__}.{name} declares nothing: it is {value!r}, without brackets"
                )
        for name, member in cls.__members__.items():
            if name != member.name:
                raise TypeError(f"{cls.__name__}.{name} is {cls.__name__}.{member.name} again")

    @classmethod
    def _numbered(cls, number: int, declared: object, kind: type) -> Self:
        """A new member, whose declaration must be of a kind."""
        if not isinstance(declared, kind):
            raise TypeError(f"{cls.__name__}: {declared!r} declares no {kind.__name__}")
        member = int.__new__(cls, number)
        member._value_ = number
        return member


class Words(Members):
    """Names that rules call by their own: each word is written once, as a member.

        class Side(Words):
            LEFT, RIGHT = range(2)

    For compiled rules a member is a constant; its word in the notation is its name in small
    letters, and the sort is the class's name (`Side`: `side`) unless `sort` says otherwise.
    """

    names: ClassVar[Names]

    def __init_subclass__(cls, sort: str = "", plain: bool = False, **more: Any) -> None:
        super().__init_subclass__(**more)
        own = sort or CAPITAL.sub("_", cls.__name__).lower()
        cls.names = Names(own, [member.word for member in cls], plain)
        if list(cls) != list(range(len(cls))):
            raise ValueError(f"{cls.__name__}: the numbers of words go up from 0")

    @property
    def word(self) -> str:
        """How the notation writes it."""
        return self.name.lower()


# What a declaration may name a sort of words by.
Sort: TypeAlias = Names | type[Words]


def names_of(sort: Sort) -> Names:
    return sort if isinstance(sort, Names) else sort.names
