"""Tables: opening them, and what their hosts do."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated

from msgspec import Meta, field

from backroom.bots import players_of
from backroom.engine import dealing
from backroom.server import clock
from backroom.server.games import find
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.problems import Elsewhere, Problem
from backroom.server.structs import Name, Request, Seat, Token, Uuid, Value
from backroom.server.table import history, seating
from backroom.server.table.change import Change
from backroom.server.table.document import Doc, Player, Settings
from backroom.server.table.public import Presence, TableInfo
from backroom.server.table.table import Table
from backroom.server.table.turn import postpone_deadlines

MOST_DAYS, LEAST_SECONDS = 60, 5
# Bytes that a seat may add to the dealing: they are told with everything about the table.
MOST_STRING = 64
# Lines of a record that count for one table more; a whole match seldom has as many.
LONG_RECORD = 1_000


class CreateTable(Request):
    """A new table, this person its host.

    `mine` are the seats I play (several: hot-seat), `names` who plays there by seat number where
    that is not me, `bots` maps seat numbers to bots; the others are free. `start` starts at once
    if no seat is free (then no seat can add to the dealing). `seed` deals a known match; a server
    refuses it unless it was started for tests. The same `id` twice is one table: for whoever did
    not hear the answer, and asks again.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=60)] | None = None
    mine: tuple[Seat, ...] = (0,)
    names: dict[str, Name] = field(default_factory=dict)
    bots: dict[str, Annotated[str, Meta(max_length=60)]] = field(default_factory=dict)
    shuffle: bool = False
    start: bool = False
    settings: Settings = Settings()
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    id: Uuid | None = None


@endpoint("POST", "/api/tables", who="person", body=CreateTable, answer=TableInfo)
async def create(asked: Asked) -> TableInfo:
    """Open a table."""
    wanted: CreateTable = asked.body
    request = wanted.id.lower() if wanted.id else None
    if request and (found := await asked.house.tables.opened_by(asked.person.id, request)):
        asked.check_again(found)
        return asked.info()
    if wanted.game not in asked.house.games:
        raise Problem("no_game")
    asked.limits.opening.take(asked.caller.address)
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
    begin = (lambda table: table.start(clock.house_time())) if wanted.start else None
    return asked.info(await asked.house.tables.create(doc, begin, request))


def new_doc(
    asked: Asked,
    name: str,
    seats: int,
    options: dict[str, Value],
    edition: str | None,
    settings: Settings,
    rules: int | None = None,
) -> Doc:
    """A table of the caller's that nobody sits at yet, of a rules number or the newest. Refuses
    what the game does not have."""
    found, host = find(name), asked.person
    found.check_seats(seats)
    settled = found.options.settle(options, seats, rules)
    box = found.edition(edition)
    secret = dealing.new_secret()
    moment = clock.now()
    return Doc(
        id=seating.new_token(),
        code=seating.new_code(),
        invite=seating.new_token(),
        game=name,
        rules=found.rules_number if rules is None else rules,
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
        name = wanted.names.get(str(seat))
        called = None if name is None else seating.plain_name(name)
        doc.players[seat] = seating.person_player(asked.person, called)
    for text, bot in wanted.bots.items():
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise Problem("bots_by_seat")
        if seating.check_seat(doc, int(text)).kind != "free":
            raise Problem("bot_and_you")
        doc.players[int(text)] = seating.bot_player(doc, int(text), check_bot(bot, doc.game))


def check_bot(name: str, game: str) -> str:
    """A bot that can play a game."""
    there = players_of(find(game))
    if name not in there:
        raise Problem("no_bot", bot=name, bots=", ".join(there))
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
    count_opened(asked, asked.body.count("\n"))
    name = await asked.beside(history.game_in, asked.body)
    if name not in asked.house.games:
        raise Problem("no_game")
    _check_ready(asked, name)
    brought = await asked.beside(history.read, asked.body)
    settings = Settings(watch=False)
    doc = new_doc(
        asked, name, brought.seats, brought.options, brought.edition, settings, brought.rules
    )
    secret = brought.secret
    if any(len(string) > MOST_STRING for string in brought.strings):
        secret = None
    if not brought.over or secret is None:
        return await analysis_table(asked, doc, brought.lines)
    # Nothing more is dealt, and so it can still be checked.
    doc.secret = secret.hex()
    doc.commitment = dealing.commitment(secret)
    doc.strings = {str(seat): string.hex() for seat, string in enumerate(brought.strings)}
    return await analysis_table(asked, doc, brought.lines, dealt=True)


def count_opened(asked: Asked, lines: int) -> None:
    """A table that begins with a record counts for several if that is long."""
    asked.limits.opening.take(asked.caller.address, 1 + lines // LONG_RECORD)


async def analysis_table(
    asked: Asked,
    doc: Doc,
    lines: list[str],
    dealt: bool = False,
    bots: dict[int, str] | None = None,
) -> TableInfo:
    """A table for one person who plays all seats, but for those of `bots`; from the lines of a
    match."""
    doc.analysis = True
    doc.players = [seating.person_player(asked.person) for _ in range(doc.seats)]
    for seat, bot in (bots or {}).items():
        doc.players[seat] = seating.bot_player(doc, seat, bot)

    def begin(table: Table) -> Change:
        return table.continue_from(lines, dealt, clock.house_time())

    # A record may be long: see `Asked.beside`.
    async with asked.house.limits.beside.one(asked.caller.address):
        return asked.info(await asked.house.tables.create(doc, begin))


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
    await asked.house.tables.start(asked.room, asked.check_again)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/pause", who="host", answer=TableInfo)
async def pause(asked: Asked) -> TableInfo:
    """Pause."""

    def stop(doc: Doc) -> None:
        if doc.state != "running":
            raise Problem("not_running")
        doc.state, doc.paused_at = "paused", clock.house_time()

    await asked.edit(stop)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/resume", who="host", answer=TableInfo)
async def resume(asked: Asked) -> TableInfo:
    """Go on."""

    def go_on(doc: Doc) -> None:
        if doc.state != "paused":
            raise Problem("not_paused")
        postpone_deadlines(doc, clock.house_time() - (doc.paused_at or clock.house_time()))
        doc.state, doc.paused_at = "running", None

    await asked.edit(go_on, refresh=True)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/close", who="host", answer=TableInfo)
async def close(asked: Asked) -> TableInfo:
    """Close the table. A match that runs is called off: it counts for nobody, and its dealing is
    opened."""
    # Nobody is asked any more: whoever was learns that from their state.
    await asked.edit(partial(seating.close, by=asked.person.name), refresh=asked.doc.is_running)
    return asked.info()


@endpoint("PUT", "/api/tables/{table}/settings", who="host", body=Settings, answer=TableInfo)
async def change_settings(asked: Asked) -> TableInfo:
    """Change settings."""
    wanted: Settings = asked.body
    _check_settings(wanted)

    def change(doc: Doc) -> None:
        old = doc.settings
        names = ("pace", "talk", "clock", "hints")
        fixed = all(getattr(wanted, name) == getattr(old, name) for name in names)
        if doc.state != "open" and not fixed:
            raise Problem("settled")
        doc.settings = wanted

    await asked.edit(change)
    return asked.info()


@endpoint("POST", "/api/tables/{table}/shuffle", who="host", answer=TableInfo)
async def shuffle(asked: Asked) -> TableInfo:
    """Shuffle the seats, before the start."""
    await asked.edit(seating.shuffle)
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

    await asked.edit(change)
    return asked.info()


# ------------------------------------------------------------------ playing again


@endpoint("POST", "/api/tables/{table}/rematch", who="player", answer=TableInfo)
async def rematch(asked: Asked) -> TableInfo:
    """Play again: a new table, seats moved on by one, tally kept. Who asks first is its host, and
    everybody else is called."""
    room, old, tables = asked.room, asked.doc, asked.house.tables
    if not old.is_ended:
        raise Problem("not_over")
    if old.next is None:
        asked.limits.opening.take(asked.caller.address)
        async with tables.locked(room):
            asked.check_again()
            if room.doc.next is None:
                # As it is now: who was sent away while this waited does not come along.
                doc = _next_table(asked, room.doc)
                await tables.create_next(room, doc, asked.person)
                asked.house.notices.call_to(doc, asked.person)
    assert room.doc.next is not None
    try:
        return asked.info(await tables.room(room.doc.next))
    except Elsewhere:
        # Who is there is known where it is.
        return asked.info_of(await tables.glance(room.doc.next), Presence())


def _next_table(asked: Asked, old: Doc) -> Doc:
    doc = new_doc(asked, old.game, old.seats, old.options, old.edition, old.settings)
    doc.players = seating.next_match(old)
    doc.tally, doc.previous = old.tally, old.id
    # Who was removed is not back because the next match begins.
    doc.removed = list(old.removed)
    return doc
