"""Enumerations: the words of a game, each standing for a small number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

WORD = re.compile(r"[a-z0-9_]+\Z")


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
                raise ValueError(f"{sort}: {word!r} is no word of the notation")

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

    def numbers(self, *words: str) -> tuple[int, ...]:
        """The numbers of all words, for unpacking into constants.

        The words are given once more so that a constant cannot silently get another's number.
        """
        if words != self.words:
            raise ValueError(f"{self.sort}: unpacked as {words}, declared as {self.words}")
        return tuple(range(len(self.words)))


class Seats(Names):
    """The seats of a game, up to the most it takes; views show only those in play."""

    def __init__(self, most: int):
        super().__init__("seat", [str(seat) for seat in range(most)], plain=True)


def numbered(sort: str, first: int, last: int) -> Names:
    """Numbers as words: `numbered("card", 1, 3)` is 1, 2, 3."""
    return Names(sort, [str(number) for number in range(first, last + 1)], plain=True)
