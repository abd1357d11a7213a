"""A table as it is stored: one document, and the snapshot of its position beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from backroom.server.structs import Answer, Value

TableState = Literal["open", "running", "paused", "over", "closed"]
Pace = Literal["normal", "fast", "none"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many seconds for a move, or so many days (correspondence)."""

    kind: Literal["none", "move", "day"] = "none"
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. The host may change them before the start, `listed` and `watch` always.

    `talk` is seconds for each ask of a talk step, 0 for no limit. `pace` is how long a bot's
    answer takes at least: 0.8 s, 0.2 s, or nothing (only where no person plays).
    """

    listed: bool = False
    watch: bool = True
    pace: Pace = "normal"
    talk: Annotated[int, Meta(ge=0, le=3600)] = 60
    clock: Clock = Clock()


class Tally(Answer):
    """The evening so far, for one player: matches, wins (shared ones too), and places."""

    name: str
    person: str | None
    matches: int
    wins: int
    places: list[int]


class Result(Answer):
    """How a match ended, by seat. `resigned` seats were played on by a bot."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    resigned: list[int]


@dataclass
class Person:
    """Somebody with a name."""

    id: str
    name: str
    account: str | None = None
    webhook: str | None = None


# Acyclic data, so the garbage collector need not track it.
class Player(Struct, gc=False):
    """Who sits in a seat: a person (then `holders` may act for it), a bot, or nobody.

    `owner` is the first holder, kept while a stand-in bot plays.
    """

    kind: Literal["free", "person", "bot"] = "free"
    name: str | None = None
    owner: str | None = None
    holders: list[str] = []
    bot: str | None = None
    stand_in: bool = False
    resigned: bool = False
    outside: bool = False

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in or self.resigned


class Ask(Struct, gc=False):
    """The question put to a seat: its number, whether it is open, and a mark of what was asked."""

    number: int = 0
    open: bool = False
    mark: str = ""
    since: int = 0


class Doc(Struct, gc=False):
    """Everything about a table but its turns, its talk and its position."""

    id: str
    code: str
    invite: str
    game: str
    rules: int
    edition: str
    box: str
    seats: int
    options: dict[str, Value]
    settings: Settings
    state: TableState
    host: str
    host_name: str
    players: list[Player]
    secret: str
    commitment: str
    created: int
    changed: int
    # By seat, what it has added to the dealing, in hexadecimal.
    strings: dict[str, str] = {}
    # The row's version grows with every write; `news` with what everybody may know of.
    version: int = 0
    news: int = 0
    address: str = ""
    # Numbers of the streams, by seat, the onlookers' last.
    numbers: list[int] = []
    asks: list[Ask] = []
    drafts: dict[str, list[str]] = {}
    # The seats asked as everybody may know, and until when, by seat.
    asked: list[int] = []
    deadlines: list[int | None] = []
    paused_at: int | None = None
    turns: int = 0
    lines: int = 0
    outcomes: int = 0
    # Which declaration of the position the snapshot was made with.
    layout: str = ""
    result: Result | None = None
    tally: list[Tally] = []
    previous: str | None = None
    next: str | None = None
    analysis: bool = False
    # Lines that were there when the table was opened, from a record or another table.
    given: int = 0
    # Lines said by players, and by onlookers.
    talked: int = 0
    whispered: int = 0

    def audiences(self) -> list[int | None]:
        """All seats, and the onlookers last."""
        return [*range(self.seats), None]

    def number_of(self, audience: int | None) -> int:
        """The number that an audience's stream has come to."""
        return self.numbers[-1 if audience is None else audience]

    def holds(self, person: str | None, seat: int) -> bool:
        return person is not None and seat < self.seats and person in self.players[seat].holders

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in range(self.seats) if self.holds(person, seat)]

    def has_person(self, person: str | None) -> bool:
        return person is not None and (person == self.host or bool(self.seats_of(person)))


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Doc).decode


def copy_of(doc: Doc) -> Doc:
    return decode(encode(doc))
