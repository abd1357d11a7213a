"""What everybody is told about a table, less what only some may know."""

from __future__ import annotations

from backroom.server.api import LobbyTable, MyTable, SeatInfo, TableInfo
from backroom.server.documents import Doc, Player
from backroom.server.hub import Hub


def table_info(doc: Doc, hub: Hub, person: str | None, token_seat: int | None = None) -> TableInfo:
    """For a person, or for who comes with a seat token."""
    mine = doc.seats_of(person)
    if token_seat is not None and token_seat not in mine and person is None:
        mine = [token_seat]
    inside = bool(mine) or doc.host == person
    over = doc.state == "over"
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
            _seat(doc, hub, seat, player, seat in mine) for seat, player in enumerate(doc.players)
        ],
        my_seats=mine,
        onlookers=hub.onlookers(doc.id),
        code=doc.code if inside else None,
        invite=doc.invite if inside else None,
        commitment=doc.commitment,
        secret=doc.secret if over else None,
        strings=strings if over else None,
        result=doc.result,
        tally=doc.tally,
        previous=doc.previous,
        next=doc.next,
        analysis=doc.analysis,
        created=doc.created,
    )


def _seat(doc: Doc, hub: Hub, seat: int, player: Player, yours: bool) -> SeatInfo:
    connected = player.kind == "person" and hub.is_present(doc.id, seat)
    away = None
    if player.kind == "person" and not connected:
        away = hub.away.get((doc.id, seat))
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
    )


def my_table(doc: Doc, person: str) -> MyTable:
    mine = doc.seats_of(person)
    waiting = [
        seat
        for seat in mine
        if doc.state == "running" and doc.asks[seat].open and not doc.players[seat].by_bot
    ]
    return MyTable(
        doc.id, doc.game, doc.state, [p.name for p in doc.players], mine, waiting, doc.changed
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
