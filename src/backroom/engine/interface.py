"""What every game gives: its words, its records and the functions of its rules.

A game's `rules` hold one such thing, called GAME; `docs/design.md` says more about each function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from backroom.engine.codec import Codec
from backroom.engine.declare import Events, NoOptions, Options, Phases, Reasons
from backroom.engine.features import Block
from backroom.engine.names import Sort
from backroom.engine.record import Record
from backroom.engine.rule import Features, Log, Out, Rng

B = TypeVar("B", bound=Record)
S = TypeVar("S", bound=Record)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[B, S]):
    """The rules of a game, whose box is a `B` and whose positions are `S`."""

    # A change of what may be done, or of what it does, raises the number.
    number: int
    # The box that matches are played with unless another is named.
    edition: str
    seats: tuple[int, ...]
    # Where the game stands among others: lower numbers first, those without one last.
    shelf: int = 1000

    box: type[B]
    state: type[S]
    phases: type[Phases]
    actions: Codec
    outcomes: Codec
    events: type[Events]
    reasons: type[Reasons]
    options: type[Options] = NoOptions

    # The most there can ever be: actions to choose from, events of one action, record lines.
    most_legal: int
    most_events: int
    most_lines: int
    # What the numbers of an observation are, block by block.
    features: tuple[Block, ...]

    # The first position, from a blank record that carries the rules number.
    setup: Callable[[B, S, int, int], None]
    # The seats asked (a bit for each), CHANCE, or OVER.
    to_act: Callable[[B, S], int]
    # What a seat may do; how many that is.
    legal: Callable[[B, S, int, Out], int]
    # 0 if a seat may do it, else the reason's number.
    why_not: Callable[[B, S, int, int], int]
    # The possible outcomes, ascending, with their weights.
    chance: Callable[[B, S, Out, Out], int]
    # Plays an action of a seat, or an outcome (seat NONE).
    apply: Callable[[B, S, int, int, Log], None]
    # What the game counts, and places from 1.
    returns: Callable[[B, S, Out, Out], None]
    # Blanks what a seat (NONE: an onlooker) may not know.
    veil: Callable[[B, S, int], None]
    # Fills a veiled position with a world the seat cannot tell from it.
    resample: Callable[[B, S, int, Rng], None]
    # The same knowledge as numbers for a network, the own seat first, from about 0 to 1; into an
    # array of zeros.
    observe: Callable[[B, S, int, Features], None]

    # For drawings, in plain Python: what views tell that follows from the position by the rules. A
    # record that is blank at first, and what fills it in from a veiled position.
    told: type[Record] | None = None
    tell: Callable[[B, S, Any], None] | None = None

    # For the checks, in plain Python: what never changes in a match, and what the weights of
    # the outcomes that are due sum to.
    conserved: Callable[[B, S], Mapping[str, int]]
    total_weight: Callable[[B, S], int]
    # In plain Python too: where the words of a sort go when the table is turned so that a seat
    # becomes seat 0. Without it nothing turns but seats. And where a turned position is not the
    # same for all that, because seats are not alike: why.
    turning: Callable[[B, S, int], Mapping[Sort, Sequence[int]]] | None = None
    unlike: str | None = None
    # What is wrong with a box, as field and sentence; and what it works out from its figures.
    box_problems: Callable[[B], Iterable[tuple[str, str]]] | None = None
    derive: Callable[[B], None] | None = None


# Only declared: texts written once for all games (`doors.py`) name it, and are bound to each
# game's own.
GAME: Rules[Any, Any]
