"""A table as it is kept: one document, and the snapshot of its position beside it."""

from __future__ import annotations

from typing import Literal

import msgspec

from backroom.server.api import Result, Settings, TableState, Tally, Value


# Documents hold no circles, so there is no garbage to look for in them.
class Player(msgspec.Struct, gc=False):
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


class Ask(msgspec.Struct, gc=False):
    """The question put to a seat: its number, whether it is open, and a mark of what was asked."""

    number: int = 0
    open: bool = False
    mark: str = ""
    since: int = 0


class Doc(msgspec.Struct, gc=False):
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
        return [*range(self.seats), None]

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
