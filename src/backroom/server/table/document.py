"""A table as it is stored: one document, and the snapshot of its position beside it."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from backroom.server.structs import Answer, Moment, Value

TableState = Literal["open", "running", "paused", "over", "closed"]
Pace = Literal["normal", "fast", "none"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many seconds for a move, or so many days (correspondence)."""

    kind: Literal["none", "move", "day"] = "none"
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. The host may change them before the start, `listed` and `watch` always.

    `talk` is seconds for each ask of a talk step, 0 for no limit; null is 60 among people and no
    limit for one person against bots. `pace` is how long a bot's answer takes at least: 0.8 s,
    0.2 s, or nothing (only where no person plays). `hints`: whether they may be asked for among
    several people; whoever plays against bots alone may always.
    """

    listed: bool = False
    watch: bool = True
    pace: Pace = "normal"
    talk: Annotated[int, Meta(ge=0, le=3600)] | None = None
    clock: Clock = Clock()
    hints: bool = False


class Tally(Answer):
    """The evening so far, for one player: matches, wins (shared ones too), and places. Matches that
    were called off are counted apart, and bots are told apart by their `face`."""

    name: str
    person: str | None
    matches: int
    wins: int
    places: list[int]
    face: int | None = None
    called_off: int = 0


class Result(Answer):
    """How a match ended, by seat. `resigned` seats were played on by a bot."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    resigned: list[int]


class Note(Answer):
    """Something about a match that is no move: told to all at the table by the house, and named in
    the record. `names` are those that the sentence speaks of. `rights_ended` is said once, by the
    upgrade of a database of version 0.1."""

    what: Literal["given", "removed", "called_off", "rights_ended"]
    names: dict[str, str]

    @property
    def sentence(self) -> str:
        told = {key: name or SOMEBODY for key, name in self.names.items()}
        return NOTES[self.what].format_map(told)

    def without(self, gone: Set[str]) -> Note:
        """The same without the names of somebody who has deleted their data."""
        kept = {key: "" if name in gone else name for key, name in self.names.items()}
        return Note(self.what, kept)


# Who has deleted their data.
SOMEBODY = "a former guest"
NOTES = {
    "given": "{host} gave the seat of {before} to {after}.",
    "removed": "{host} removed {before}; a bot plays on.",
    "called_off": "The match was called off by {host}.",
}


@dataclass
class Person:
    """Somebody with a name. `shows_numbers`: whether others at a table may look at theirs."""

    id: str
    name: str
    account: str | None = None
    webhook: str | None = None
    shows_numbers: bool = False


class Takeback(Answer):
    """`seat` asks to take its last turn back: what has come of that. `waiting` are the seats that
    have yet to answer, `until` when they may, and `agreed` those that have agreed. `by` is who
    did not (`refused`), or thought better of it (`withdrawn`); a request lapses with the time, when
    the match goes on, and when somebody else sits there. One that all agree to is none any more:
    the turn is taken back."""

    id: str
    seat: int
    state: Literal["asked", "refused", "withdrawn", "lapsed"]
    waiting: list[int]
    agreed: list[int]
    by: int | None
    until: Moment


# Acyclic data, so the garbage collector need not track it. What has its default is not stored: the
# document is written with every move.
class Player(Struct, gc=False, omit_defaults=True):
    """Who sits in a seat: a person (then `holders` may act for it), a bot, or nobody.

    `owner` is the first holder, kept while a stand-in bot plays. A bot keeps its `face`, and with
    it the name it is called by, from match to match.
    """

    kind: Literal["free", "person", "bot"] = "free"
    name: str | None = None
    owner: str | None = None
    holders: list[str] = []
    bot: str | None = None
    stand_in: bool = False
    resigned: bool = False
    outside: bool = False
    # Rises when who holds the seat ends all rights given to it.
    renewed: int = 0
    face: int | None = None

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in or self.resigned


class Ask(Struct, gc=False, omit_defaults=True):
    """The question put to a seat: its number, whether it is open, and a mark of what was asked."""

    number: int = 0
    open: bool = False
    mark: str = ""
    since: int = 0


class LastTurn(Struct, gc=False, omit_defaults=True):
    """A person's last turn, as long as it can be taken back."""

    seat: int
    owner: str | None
    # How many lines and turns there were before it.
    lines: int
    turns: int
    # Of its first step, in the seat's own stream.
    number: int
    # Who has decided last: the seat itself, or a bot.
    latest: int
    # Somebody did not agree, so it stands.
    refused: bool = False


class Doc(Struct, gc=False, omit_defaults=True):
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
    # By seat, a number that rises whenever who holds the seat changes.
    epochs: list[int] = []
    # People whom the host has removed; who comes with a code made since is welcome again.
    removed: list[str] = []
    # By seat, whether its holder was asked to give it away, or has agreed.
    releases: dict[str, Literal["asked", "agreed"]] = {}
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
    # The turn that can be taken back, and what has come of asking for it.
    last_turn: LastTurn | None = None
    takeback: Takeback | None = None
    # Which declaration of the position the snapshot was made with.
    layout: str = ""
    result: Result | None = None
    # Who called the match off.
    called_off: str | None = None
    notes: list[Note] = []
    tally: list[Tally] = []
    previous: str | None = None
    next: str | None = None
    # Who wants to play again.
    next_by: str | None = None
    analysis: bool = False
    # Where a branch of a running match begins, by field: a world that its player cannot tell from
    # the true one. No lines lead there.
    base: dict[str, Any] = {}
    # Lines that were there when the table was opened, from a record or another table.
    given: int = 0
    # Lines said by players, and by onlookers.
    talked: int = 0
    whispered: int = 0

    def __post_init__(self) -> None:
        # Documents of version 0.1 have none.
        if not self.epochs:
            self.epochs = [0] * self.seats

    @property
    def is_running(self) -> bool:
        """Started, and neither over nor closed; perhaps paused."""
        return self.state in ("running", "paused")

    @property
    def is_ended(self) -> bool:
        """Over or called off: the dealing is opened, and every seat may be looked through."""
        return self.state == "over" or self.called_off is not None

    def audiences(self) -> list[int | None]:
        """All seats, and the onlookers last."""
        return [*range(self.seats), None]

    def number_of(self, audience: int | None) -> int:
        """The number that an audience's stream has come to."""
        return self.numbers[-1 if audience is None else audience]

    def open_ask(self, seat: int) -> int | None:
        """The number of the ask put to a seat; None when it is not asked."""
        ask = self.asks[seat]
        return ask.number if ask.open else None

    def holds(self, person: str | None, seat: int) -> bool:
        """Whether a person holds a seat. Who has resigned holds it no longer."""
        if person is None or not 0 <= seat < self.seats:
            return False
        player = self.players[seat]
        return person in player.holders and not player.resigned

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in range(self.seats) if self.holds(person, seat)]

    @property
    def is_solo(self) -> bool:
        """Nobody waits for anybody: one person at most plays here, however many seats they hold."""
        return len({player.owner for player in self.players if player.kind == "person"}) < 2

    def has_person(self, person: str | None) -> bool:
        return person is not None and (person == self.host or bool(self.seats_of(person)))


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Doc).decode


def copy_of(doc: Doc) -> Doc:
    return decode(encode(doc))
