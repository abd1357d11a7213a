"""Tables: opening them, sitting down, and what everybody is told about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from backroom.server.api.words import Answer, HexString, Moment, Request, Seat, Token, Value

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


class CreateTable(Request):
    """A new table, this person its host.

    `mine` are the seats I play (several: hot-seat), `bots` maps seat numbers to bots; the others
    are free. `start` starts at once if no seat is free (then no seat can add to the dealing).
    `seed` deals a known match; a server refuses it unless it was started for tests.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=60)] | None = None
    mine: tuple[Seat, ...] = (0,)
    bots: dict[str, Annotated[str, Meta(max_length=60)]] = field(default_factory=dict)
    shuffle: bool = False
    start: bool = False
    settings: Settings = Settings()
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class SeatInfo(Answer):
    """A seat. `name` is null while it is free.

    `stand_in`: a bot plays until the owner returns. `resigned`: a bot plays on for good.
    `outside`: an outside bot has asked for a token. `away` is since when a person has no
    connection. `added` tells that the seat has added a string to the dealing.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    person: str | None
    bot: str | None
    connected: bool
    away: Moment | None
    stand_in: bool
    resigned: bool
    outside: bool
    added: bool
    yours: bool


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


class TableInfo(Answer):
    """All about a table but the game itself.

    `code` and `invite` are shown to those who sit there. The invite link is `/i/INVITE`.
    `commitment` is the dealing's, shown before the start; `secret` and the seats' `strings` are
    shown after the end. `previous` and `next` are the tables of the matches before and after this
    one. `version` grows with every change.
    """

    table: str
    version: int
    game: str
    edition: str
    rules: int
    options: dict[str, Value]
    settings: Settings
    state: TableState
    host: str
    host_name: str
    is_host: bool
    seats: list[SeatInfo]
    my_seats: list[int]
    onlookers: int
    code: str | None
    invite: str | None
    commitment: str
    secret: str | None
    strings: list[str] | None
    result: Result | None
    tally: list[Tally]
    previous: str | None
    next: str | None
    analysis: bool
    created: Moment


class Join(Request):
    """By invite or by code; a seat of one's choice, or the first free one."""

    invite: Token | None = None
    code: Token | None = None
    seat: Seat | None = None
    watch: bool = False


class Sit(Request):
    """Take a free seat, or move to it; null gets up again. Before the start only."""

    seat: Seat | None
    also: bool = False


class GiveToBot(Request):
    bot: Annotated[str, Meta(max_length=60)] = "random"


class AddString(Request):
    """What a seat's browser adds to the dealing, in hexadecimal; before the start."""

    string: HexString


class NewHost(Request):
    person: Token


class ContinueWith(Request):
    """The token of a continue-on-another-device link."""

    token: Token


class SeatLink(Answer):
    """A link `/c/TOKEN` that gives its first user the seat."""

    token: str
    seat: int


class SeatToken(Answer):
    """What an outside bot sends as `Authorization: Bearer TOKEN`."""

    token: str
    table: str
    seat: int


class Branch(Request):
    """A new table for analysis, from step `step` of an audience's replay (null: the end)."""

    seat: Seat | None = None
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
