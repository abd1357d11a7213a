"""The house: its games, the people in it, and the lists of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from backroom.server.api.tables import TableState
from backroom.server.api.words import Answer, Moment, Name, Password, Request, Value

# ------------------------------------------------------------------ games


class OptionInfo(Answer):
    """A house option of a game. `seats` are the player counts that have it (null: all)."""

    name: str
    values: list[Value]
    default: Value
    seats: list[int] | None


class GameInfo(Answer):
    """A game of the house. Titles and all texts come from the catalogues.

    `ready` tells that its rules are compiled; until then tables can be opened but not started.
    `secrets` tells that seats see different things, so that a shared screen needs a curtain.
    `talk` names the asks that are talk steps.
    """

    name: str
    seats: list[int]
    options: list[OptionInfo]
    edition: str
    editions: list[str]
    rules: int
    languages: list[str]
    ready: bool
    secrets: bool
    talk: list[str]


class Words(Answer):
    """The sorts of what events and actions name: `kind` is looked up as `kind-red1`, a `seat` is
    its player's name, an `int` is a number, and words of a `plain` sort stand for themselves."""

    events: dict[str, dict[str, str]]
    actions: dict[str, list[str]]
    outcomes: dict[str, list[str]]
    plain: list[str]


class Warming(Answer):
    """How far the rules are compiled."""

    game: str
    state: Literal["waiting", "compiling", "ready", "failed"]


class Games(Answer):
    games: list[GameInfo]
    bots: list[str]
    warming: list[Warming]


class ServerInfo(Answer):
    """`lan` is the address for friends in the same network, `qr` the same as an SVG picture."""

    version: str
    accounts: bool
    webhooks: bool
    lan: str | None
    qr: str | None


# ------------------------------------------------------------------ people


class Me(Answer):
    """Who this browser is: nobody yet (`person` null), a guest, or the owner of an account."""

    person: str | None
    name: str | None
    account: str | None
    webhook: str | None


class NameMe(Request):
    name: Name


class Account(Request):
    """To open an account for this guest, or to log in."""

    account: Name
    password: Password


class Webhook(Request):
    """Where notices of one's turn are posted; null for nowhere."""

    url: Annotated[str, Meta(max_length=300)] | None


class MyTable(Answer):
    """One of my tables; `waiting` are my seats that are asked now."""

    table: str
    game: str
    state: TableState
    players: list[str | None]
    my_seats: list[int]
    waiting: list[int]
    changed: Moment


class MyTables(Answer):
    tables: list[MyTable]


class LobbyTable(Answer):
    """A listed table: to join while a seat is free, or to watch."""

    table: str
    game: str
    state: TableState
    host: str
    players: list[str | None]
    free: int
    options: dict[str, Value]
    changed: Moment


class Lobby(Answer):
    tables: list[LobbyTable]


# ------------------------------------------------------------------ operations


class Health(Answer):
    status: Literal["ok", "stopping"]
    version: str
    tables: int
    sockets: int
