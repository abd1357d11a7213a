"""What everybody is told about a table, less what only some may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from backroom.server.structs import Answer, Moment, Value
from backroom.server.table.document import (
    Doc,
    Player,
    Result,
    Settings,
    TableState,
    Takeback,
    Tally,
)


@dataclass(frozen=True)
class Presence:
    """Who listens at a table: the seats, since when others are away, and how many onlookers."""

    connected: frozenset[int] = frozenset()
    away: dict[int, int] = field(default_factory=dict)
    onlookers: int = 0


class SeatInfo(Answer):
    """A seat. `name` is null while it is free, and where a person has deleted their data.

    `stand_in`: a bot plays until the owner returns. `resigned`: a bot plays on for good.
    `outside`: an outside bot has asked for a token. `away` is since when a person has no
    connection. `added` tells that the seat has added a string to the dealing. `face` is which of
    the bots' names a bot goes by. `release`: the host has asked who holds the seat to let somebody
    else have it, or they have agreed.
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
    face: int | None
    release: Literal["asked", "agreed"] | None = None


class TableInfo(Answer):
    """All about a table but the game itself.

    `code` and `invite` are shown to those who sit there. The invite link is `/i/INVITE`.
    `commitment` is the dealing's, shown before the start; `secret` and the seats' `strings` are
    shown after the end, and when the match was called off (`called_off`: by whom). `previous` and
    `next` are the tables of the matches before and after this one; `next_by` is who wanted to play
    again. `takeback` is what has come of the last request to take a turn back, until the match has
    gone on. `version` grows with every change.
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
    called_off: str | None
    tally: list[Tally]
    previous: str | None
    next: str | None
    next_by: str | None
    analysis: bool
    created: Moment
    takeback: Takeback | None = None


class MyTable(Answer):
    """One of my tables; `waiting` are my seats that are asked now. `solo`: nobody else waits.
    `result` is how it ended."""

    table: str
    game: str
    state: TableState
    players: list[str | None]
    my_seats: list[int]
    waiting: list[int]
    solo: bool
    result: Result | None
    changed: Moment


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


def table_info(
    doc: Doc, presence: Presence, person: str | None, token_seat: int | None = None
) -> TableInfo:
    """For a person, or for who comes with a seat token."""
    mine = doc.seats_of(person)
    if token_seat is not None and token_seat not in mine and person is None:
        mine = [token_seat]
    inside = bool(mine) or doc.host == person
    opened = doc.is_ended
    strings = [doc.strings.get(str(seat), "") for seat in range(doc.seats)]
    return TableInfo(
        table=doc.id,
        version=doc.news,
        game=doc.game,
        edition=doc.edition,
        rules=doc.rules,
        options=doc.options,
        settings=doc.settings,
        state=doc.state,
        host=doc.host,
        host_name=doc.host_name,
        is_host=doc.host == person,
        seats=[
            _seat(doc, presence, seat, player, seat in mine)
            for seat, player in enumerate(doc.players)
        ],
        my_seats=mine,
        onlookers=presence.onlookers,
        code=doc.code if inside else None,
        invite=doc.invite if inside else None,
        commitment=doc.commitment,
        secret=doc.secret if opened else None,
        strings=strings if opened else None,
        result=doc.result,
        called_off=doc.called_off,
        tally=doc.tally,
        previous=doc.previous,
        next=doc.next,
        next_by=doc.next_by,
        analysis=doc.analysis,
        created=doc.created,
        takeback=doc.takeback,
    )


def _seat(doc: Doc, presence: Presence, seat: int, player: Player, yours: bool) -> SeatInfo:
    connected = player.kind == "person" and seat in presence.connected
    away = presence.away.get(seat) if player.kind == "person" and not connected else None
    return SeatInfo(
        seat=seat,
        kind=player.kind,
        name=player.name,
        person=player.owner,
        bot=player.bot,
        connected=connected,
        away=away,
        stand_in=player.stand_in,
        resigned=player.resigned,
        outside=player.outside,
        added=str(seat) in doc.strings,
        yours=yours,
        face=player.face,
        release=doc.releases.get(str(seat)),
    )


def my_table(doc: Doc, person: str) -> MyTable:
    mine = doc.seats_of(person)
    waiting = [
        seat
        for seat in mine
        if doc.state == "running" and doc.asks[seat].open and not doc.players[seat].by_bot
    ]
    players = [player.name for player in doc.players]
    return MyTable(
        doc.id, doc.game, doc.state, players, mine, waiting, doc.is_solo, doc.result, doc.changed
    )


def lobby_table(doc: Doc) -> LobbyTable:
    return LobbyTable(
        doc.id,
        doc.game,
        doc.state,
        doc.host_name,
        [player.name for player in doc.players],
        sum(player.kind == "free" for player in doc.players),
        doc.options,
        doc.changed,
    )
