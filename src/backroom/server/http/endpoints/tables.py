"""Tables: opening them, and what their hosts do."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta, field

from backroom.bots import players
from backroom.engine import dealing
from backroom.server import clock
from backroom.server.games import find
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.problems import Problem
from backroom.server.structs import Request, Seat, Token, Value
from backroom.server.table import history, seating
from backroom.server.table.document import Doc, Player, Settings
from backroom.server.table.public import TableInfo
from backroom.server.table.turn import postpone_deadlines

MOST_DAYS, LEAST_SECONDS = 60, 5


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


@endpoint("POST", "/api/tables", who="person", body=CreateTable, answer=TableInfo)
async def create(asked: Asked) -> TableInfo:
    """Open a table."""
    wanted: CreateTable = asked.body
    if wanted.game not in asked.house.games:
        raise Problem("no_game")
    asked.house.limits.opening.take(asked.caller.address)
    doc = new_doc(asked, wanted.game, wanted.seats, wanted.options, wanted.edition, wanted.settings)
    if wanted.seed is not None:
        _deal_from_seed(asked, doc, wanted.seed)
    _check_settings(wanted.settings)
    _seat_players(asked, doc, wanted)
    if wanted.shuffle:
        seating.shuffle(doc)
    if wanted.start:
        seating.check_can_start(doc)
        _check_ready(asked, doc.game)
    room = await asked.house.tables.create(doc)
    if wanted.start:
        await asked.house.tables.start(room)
    return asked.info(room)


def new_doc(
    asked: Asked,
    name: str,
    seats: int,
    options: dict[str, Value],
    edition: str | None,
    settings: Settings,
) -> Doc:
    """A table of the caller's that nobody sits at yet. Refuses what the game does not have."""
    found, host = find(name), asked.person
    found.check_seats(seats)
    settled = found.options.settle(options, seats)
    box = found.edition(edition)
    secret = dealing.new_secret()
    moment = clock.now()
    return Doc(
        id=seating.new_token(),
        code=seating.new_code(),
        invite=seating.new_token(),
        game=name,
        rules=found.rules_number,
        edition=box.name,
        box=box.hash,
        seats=seats,
        # As given: an option that this player count does not have may not be named at all.
        options={n: v for n, v in settled.items() if found.options.options[n].fits(seats)},
        settings=settings,
        state="open",
        host=host.id,
        host_name=host.name,
        players=[Player() for _ in range(seats)],
        secret=secret.hex(),
        commitment=dealing.commitment(secret),
        created=moment,
        changed=moment,
        address=hashlib.sha256(asked.caller.address.encode()).hexdigest()[:16],
        deadlines=[None] * seats,
    )


def _deal_from_seed(asked: Asked, doc: Doc, seed: int) -> None:
    """Who knows the seed knows every card to come."""
    if not asked.house.config.seeds:
        raise Problem("no_seeds")
    secret = dealing.seeded_secret(seed)
    doc.secret, doc.commitment = secret.hex(), dealing.commitment(secret)


def _seat_players(asked: Asked, doc: Doc, wanted: CreateTable) -> None:
    for seat in wanted.mine:
        seating.check_seat(doc, seat)
        doc.players[seat] = seating.person_player(asked.person)
    for text, bot in wanted.bots.items():
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise Problem("bots_by_seat")
        if seating.check_seat(doc, int(text)).kind != "free":
            raise Problem("bot_and_you")
        doc.players[int(text)] = seating.bot_player(check_bot(bot))


def check_bot(name: str) -> str:
    if name not in players():
        raise Problem("no_bot", bot=name, bots=", ".join(players()))
    return name


def _check_ready(asked: Asked, game: str) -> None:
    if not asked.house.games.is_ready(game):
        raise Problem("warming")


def _check_settings(settings: Settings) -> None:
    clock = settings.clock
    if clock.kind == "day" and clock.amount > MOST_DAYS:
        raise Problem("clock_days")
    if clock.kind == "move" and 0 < clock.amount < LEAST_SECONDS:
        raise Problem("clock_seconds")


@endpoint("POST", "/api/tables/upload", who="person", body="text/plain", answer=TableInfo)
async def upload(asked: Asked) -> TableInfo:
    """Open a table for looking at a record, or for playing it on."""
    asked.house.limits.opening.take(asked.caller.address)
    name = await asyncio.to_thread(history.game_in, asked.body)
    if name not in asked.house.games:
        raise Problem("no_game")
    _check_ready(asked, name)
    brought = await asyncio.to_thread(history.read, asked.body)
    settings = Settings(watch=False)
    doc = new_doc(asked, name, brought.seats, brought.options, brought.edition, settings)
    doc.rules = brought.rules
    if not brought.over or brought.secret is None:
        return await analysis_table(asked, doc, brought.lines)
    # Nothing more is dealt, and so it can still be checked.
    doc.secret = brought.secret.hex()
    doc.commitment = dealing.commitment(brought.secret)
    doc.strings = {str(seat): string.hex() for seat, string in enumerate(brought.strings)}
    return await analysis_table(asked, doc, brought.lines, dealt=True)


async def analysis_table(
    asked: Asked, doc: Doc, lines: list[str], dealt: bool = False
) -> TableInfo:
    """A table for one person who plays all seats, from the lines of a match."""
    doc.analysis = True
    doc.players = [seating.person_player(asked.person) for _ in range(doc.seats)]
    room = await asked.house.tables.create(doc)
    await asked.house.tables.continue_from(room, lines, dealt)
    return asked.info(room)


@endpoint("GET", "/api/tables/{table}", who="member", answer=TableInfo)
async def table(asked: Asked) -> TableInfo:
    """All about a table but the game."""
    return asked.info()


# ------------------------------------------------------------------ the host's


@endpoint("POST", "/api/tables/{table}/start", who="host", answer=TableInfo)
async def start(asked: Asked) -> TableInfo:
    """Start the match."""
    seating.check_can_start(asked.doc)
    _check_ready(asked, asked.doc.game)
    await asked.house.tables.start(asked.room)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/pause", who="host", answer=TableInfo)
async def pause(asked: Asked) -> TableInfo:
    """Pause."""

    def stop(doc: Doc) -> None:
        if doc.state != "running":
            raise Problem("not_running")
        doc.state, doc.paused_at = "paused", clock.now()

    await asked.house.tables.edit(asked.room, stop)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/resume", who="host", answer=TableInfo)
async def resume(asked: Asked) -> TableInfo:
    """Go on."""

    def go_on(doc: Doc) -> None:
        if doc.state != "paused":
            raise Problem("not_paused")
        postpone_deadlines(doc, clock.now() - (doc.paused_at or clock.now()))
        doc.state, doc.paused_at = "running", None

    await asked.house.tables.edit(asked.room, go_on, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/close", who="host", answer=TableInfo)
async def close(asked: Asked) -> TableInfo:
    """Close the table."""

    def shut(doc: Doc) -> None:
        if doc.state == "closed":
            raise Problem("closed_already")
        if doc.state != "over":
            doc.state = "closed"
        doc.settings = msgspec.structs.replace(doc.settings, listed=False)

    await asked.house.tables.edit(asked.room, shut)
    return asked.info()


@endpoint("PUT", "/api/tables/{table}/settings", who="host", body=Settings, answer=TableInfo)
async def change_settings(asked: Asked) -> TableInfo:
    """Change settings."""
    wanted: Settings = asked.body
    _check_settings(wanted)

    def change(doc: Doc) -> None:
        old = doc.settings
        fixed = (wanted.pace, wanted.talk, wanted.clock) == (old.pace, old.talk, old.clock)
        if doc.state != "open" and not fixed:
            raise Problem("settled")
        doc.settings = wanted

    await asked.house.tables.edit(asked.room, change)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/shuffle", who="host", answer=TableInfo)
async def shuffle(asked: Asked) -> TableInfo:
    """Shuffle the seats, before the start."""
    await asked.house.tables.edit(asked.room, seating.shuffle)
    return asked.info()


class NewHost(Request):
    person: Token


@endpoint("POST", "/api/tables/{table}/host", who="host", body=NewHost, answer=TableInfo)
async def new_host(asked: Asked) -> TableInfo:
    """Make somebody else the host."""

    def change(doc: Doc) -> None:
        for player in doc.players:
            if player.owner == asked.body.person:
                doc.host, doc.host_name = asked.body.person, player.name or ""
                return
        raise Problem("host_sits")

    await asked.house.tables.edit(asked.room, change)
    return asked.info()


# ------------------------------------------------------------------ playing again


@endpoint("POST", "/api/tables/{table}/rematch", who="player", answer=TableInfo)
async def rematch(asked: Asked) -> TableInfo:
    """Play again: a new table, seats moved on by one, tally kept."""
    room, old, tables = asked.room, asked.doc, asked.house.tables
    if old.state != "over":
        raise Problem("not_over")
    if old.next is None:
        asked.house.limits.opening.take(asked.caller.address)
        doc = new_doc(asked, old.game, old.seats, old.options, old.edition, old.settings)
        doc.host, doc.host_name = old.host, old.host_name
        doc.players = seating.next_match(old)
        doc.tally, doc.previous = old.tally, old.id
        async with room.lock:
            if room.doc.next is None:
                await tables.create(doc)
                await tables.edit_locked(room, lambda d: setattr(d, "next", doc.id))
    assert room.doc.next is not None
    return asked.info(await tables.room(room.doc.next))
