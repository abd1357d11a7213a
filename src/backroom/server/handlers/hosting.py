"""Opening tables, sitting down, and what a host does."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial

from backroom.engine import dealing
from backroom.server import api, history, seating
from backroom.server.bots import STAND_IN, bots
from backroom.server.documents import Doc, Player
from backroom.server.faults import Fault, missing, not_allowed, too_late
from backroom.server.house import find
from backroom.server.http import Asked, Reply
from backroom.server.info import table_info
from backroom.server.room import Room
from backroom.server.services import Services
from backroom.server.store import people as stored_people
from backroom.server.store import tables as stored
from backroom.server.store.people import Person
from backroom.server.tables import now


def _info(services: Services, room: Room, asked: Asked) -> api.TableInfo:
    caller = asked.caller
    token_seat = caller.seat if caller.table == room.doc.id else None
    return table_info(room.doc, services.hub, caller.id, token_seat)


def check_bot(name: str) -> str:
    if name not in bots():
        raise Fault(422, f"There is no bot “{name}” (there is {', '.join(bots())}).")
    return name


def check_ready(services: Services, name: str) -> None:
    if not services.warming.is_ready(name):
        raise Fault(503, "The rules of this game are still being prepared; in a moment.")


def new_doc(
    name: str,
    seats: int,
    options: dict[str, api.Value],
    edition: str | None,
    host: Person,
    address: str,
    settings: api.Settings,
) -> Doc:
    """A table nobody sits at yet. Refuses what the game does not have."""
    found = find(name)
    found.check_seats(seats)
    settled = found.options.settle(options, seats)
    box = found.box(edition)
    secret = dealing.new_secret()
    moment = now()
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
        address=hashlib.sha256(address.encode()).hexdigest()[:16],
        deadlines=[None] * seats,
    )


async def create(services: Services, asked: Asked) -> api.TableInfo:
    wanted: api.CreateTable = asked.body
    person = asked.caller.known
    if wanted.game not in services.warming.games:
        raise missing("game")
    services.opening.take(asked.caller.address)
    address = asked.caller.address
    doc = new_doc(
        wanted.game, wanted.seats, wanted.options, wanted.edition, person, address, wanted.settings
    )
    _check_settings(wanted.settings)
    for seat in wanted.mine:
        seating.check_seat(doc, seat)
        doc.players[seat] = seating.person_player(person)
    for text, bot in wanted.bots.items():
        if not (text.isascii() and text.isdigit() and len(text) < 3):
            raise Fault(422, "Bots are given by seat number.")
        if seating.check_seat(doc, int(text)).kind != "free":
            raise Fault(422, "A seat is given to a bot and to you.")
        doc.players[int(text)] = seating.bot_player(check_bot(bot))
    if wanted.shuffle:
        seating.shuffle(doc)
    if wanted.start:
        seating.check_can_start(doc)
        check_ready(services, doc.game)
    room = await services.tables.create(doc)
    if wanted.start:
        await services.tables.begin(room)
    return _info(services, room, asked)


def _check_settings(settings: api.Settings) -> None:
    if settings.clock.kind == "day" and settings.clock.amount > 60:
        raise Fault(422, "A clock of days has at most 60.")
    if settings.clock.kind == "move" and 0 < settings.clock.amount < 5:
        raise Fault(422, "A clock for moves has at least 5 seconds.")


async def table(services: Services, asked: Asked) -> api.TableInfo:
    return _info(services, await services.room(asked), asked)


async def join(services: Services, asked: Asked) -> api.TableInfo:
    wanted: api.Join = asked.body
    person = asked.caller.known
    code = wanted.code.strip().upper() if wanted.code else None
    if bool(code) == bool(wanted.invite):
        raise Fault(422, "Give either an invite or a code.")
    services.guessing.take(asked.caller.address)
    read = partial(stored.id_by, code=code, invite=wanted.invite)
    found = await services.database.read(read)
    if found is None:
        raise missing("table")
    room = await services.tables.room(found)
    if not wanted.watch:
        await services.tables.edit(room, lambda doc: seating.join(doc, person, wanted.seat))
    return _info(services, room, asked)


async def sit(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person, wanted = asked.caller.known, asked.body
    inside = room.doc.has_person(person.id)
    if not inside and not room.doc.settings.listed:
        raise not_allowed("Sit down by invite or code.")
    await services.tables.edit(room, lambda doc: seating.sit(doc, person, wanted.seat, wanted.also))
    return _info(services, room, asked)


async def leave(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person = asked.caller.known
    if not room.doc.has_person(person.id):
        raise not_allowed("You do not sit here.")
    await services.tables.edit(room, lambda doc: seating.leave(doc, person, STAND_IN), refresh=True)
    return _info(services, room, asked)


async def add_string(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)

    def add(doc: Doc) -> None:
        seating.check_open(doc)
        if str(seat) in doc.strings:
            raise too_late("This seat has added to the dealing already.")
        doc.strings[str(seat)] = asked.body.string

    await services.tables.edit(room, add)
    return _info(services, room, asked)


async def resign(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)
    await services.tables.edit(
        room, partial(seating.resign, seat=seat, stand_in=STAND_IN), refresh=True
    )
    return _info(services, room, asked)


async def take_back(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await services.room(asked), asked.seat
    services.check_holds(room.doc, asked.caller, seat)
    await come_back(services, room, seat)
    return _info(services, room, asked)


async def come_back(services: Services, room: Room, seat: int) -> None:
    """The owner is there again: the stand-in gets up, and the clock starts anew."""

    def back(doc: Doc) -> None:
        seating.take_back(doc, seat)
        if room.live is not None and doc.state == "running":
            services.keeper.give_time(doc, room.live, seat)

    await services.tables.edit(room, back, refresh=True)


async def link(services: Services, asked: Asked) -> api.SeatLink:
    room, seat = await services.room(asked), asked.seat
    doc = room.doc
    seating.check_seat(doc, seat)
    person = asked.caller.known
    own = doc.holds(person.id, seat)
    if not own and doc.host != person.id:
        raise not_allowed("That seat is not yours.")
    if doc.players[seat].kind == "bot" and doc.state != "open":
        raise too_late("A bot plays that seat.")
    token = await services.people.link(doc.id, seat, replaces=not own)
    return api.SeatLink(token, seat)


async def continue_here(services: Services, asked: Asked) -> Reply:
    """A browser that is nobody yet becomes a guest with the name of the seat."""
    services.guessing.take(asked.caller.address)
    hashed = hashlib.sha256(asked.body.token.encode("utf-8", "surrogatepass")).hexdigest()
    found = await services.database.read(partial(stored_people.link_by, hashed=hashed))
    used = partial(stored_people.use_link, hashed=hashed)
    if found is None or not await services.database.write(used):
        raise Fault(404, "This link is not known, or was used already.")
    table_id, seat, replaces = found
    room = await services.tables.room(table_id)
    cookie = None
    if asked.caller.person is None:
        name = room.doc.players[seat].name or "Guest"
        asked.caller.person, cookie = await services.people.new_guest(name)
    person = asked.caller.known
    alter = partial(seating.give_to_person, seat=seat, person=person, replaces=replaces)
    await services.tables.edit(room, alter)
    return Reply(_info(services, room, asked), cookie=cookie)


async def token(services: Services, asked: Asked) -> api.SeatToken:
    room, seat = await services.room(asked), asked.seat
    seating.check_seat(room.doc, seat)
    person = asked.caller.known
    if not room.doc.holds(person.id, seat):
        # A host may let an outside bot sit down in a free seat.
        services.check_host(room.doc, asked.caller)
        if room.doc.players[seat].kind != "free":
            raise not_allowed("That seat is not yours.")

    def outside(doc: Doc) -> None:
        if doc.players[seat].kind == "free":
            doc.players[seat] = Player("person", "outside bot", None, [])
        doc.players[seat].outside = True

    made = await services.people.seat_token(room.doc.id, seat)
    await services.tables.edit(room, outside)
    return api.SeatToken(made, room.doc.id, seat)


# ------------------------------------------------------------------ the host's


async def _hosted(services: Services, asked: Asked) -> Room:
    room = await services.room(asked)
    services.check_host(room.doc, asked.caller)
    return room


async def start(services: Services, asked: Asked) -> api.TableInfo:
    room = await _hosted(services, asked)
    seating.check_can_start(room.doc)
    check_ready(services, room.doc.game)
    await services.tables.begin(room)
    return _info(services, room, asked)


async def pause(services: Services, asked: Asked) -> api.TableInfo:
    def stop(doc: Doc) -> None:
        if doc.state != "running":
            raise too_late("The match does not run.")
        doc.state, doc.paused_at = "paused", now()

    room = await _hosted(services, asked)
    await services.tables.edit(room, stop)
    return _info(services, room, asked)


async def resume(services: Services, asked: Asked) -> api.TableInfo:
    def go_on(doc: Doc) -> None:
        if doc.state != "paused":
            raise too_late("The table is not paused.")
        rest = now() - (doc.paused_at or now())
        doc.state, doc.paused_at = "running", None
        doc.deadlines = [None if limit is None else limit + rest for limit in doc.deadlines]

    room = await _hosted(services, asked)
    await services.tables.edit(room, go_on, refresh=True)
    return _info(services, room, asked)


async def close(services: Services, asked: Asked) -> api.TableInfo:
    def shut(doc: Doc) -> None:
        if doc.state == "closed":
            raise too_late("The table is closed already.")
        if doc.state != "over":
            doc.state = "closed"
        doc.settings = api.Settings(
            False, doc.settings.watch, doc.settings.pace, doc.settings.talk, doc.settings.clock
        )

    room = await _hosted(services, asked)
    await services.tables.edit(room, shut)
    return _info(services, room, asked)


async def change_settings(services: Services, asked: Asked) -> api.TableInfo:
    wanted: api.Settings = asked.body
    _check_settings(wanted)

    def change(doc: Doc) -> None:
        old = doc.settings
        fixed = (wanted.pace, wanted.talk, wanted.clock) == (old.pace, old.talk, old.clock)
        if doc.state != "open" and not fixed:
            raise too_late("Pace, talk and clock are settled before the start.")
        doc.settings = wanted

    room = await _hosted(services, asked)
    await services.tables.edit(room, change)
    return _info(services, room, asked)


async def shuffle(services: Services, asked: Asked) -> api.TableInfo:
    room = await _hosted(services, asked)
    await services.tables.edit(room, seating.shuffle)
    return _info(services, room, asked)


async def new_host(services: Services, asked: Asked) -> api.TableInfo:
    def change(doc: Doc) -> None:
        for player in doc.players:
            if player.owner == asked.body.person:
                doc.host, doc.host_name = asked.body.person, player.name or ""
                return
        raise Fault(422, "Only somebody who sits here can be the host.")

    room = await _hosted(services, asked)
    await services.tables.edit(room, change)
    return _info(services, room, asked)


async def give_to_bot(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await _hosted(services, asked), asked.seat
    away = services.keeper.is_away(room, seat)
    bot = check_bot(asked.body.bot)
    alter = partial(seating.give_to_bot, seat=seat, bot=bot, is_away=away)
    await services.tables.edit(room, alter, refresh=True)
    return _info(services, room, asked)


async def remove(services: Services, asked: Asked) -> api.TableInfo:
    room, seat = await _hosted(services, asked), asked.seat
    await services.tables.edit(room, partial(seating.remove, seat=seat, bot=STAND_IN), refresh=True)
    await services.people.drop_seat_token(room.doc.id, seat)
    services.dismiss(room, seat)
    return _info(services, room, asked)


# ------------------------------------------------------------------ again, and elsewhere


async def rematch(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person = asked.caller.known
    old = room.doc
    if not old.has_person(person.id):
        raise not_allowed("You do not sit here.")
    if old.state != "over":
        raise too_late("The match is not over yet.")
    if old.next is None:
        services.opening.take(asked.caller.address)
        doc = new_doc(
            old.game,
            old.seats,
            old.options,
            old.edition,
            person,
            asked.caller.address,
            old.settings,
        )
        doc.host, doc.host_name = old.host, old.host_name
        doc.players = seating.next_match(old)
        doc.tally, doc.previous = old.tally, old.id
        async with room.lock:
            if room.doc.next is None:
                await services.tables.create(doc)
                await services.tables.edit_locked(room, lambda d: setattr(d, "next", doc.id))
    assert room.doc.next is not None
    return _info(services, await services.tables.room(room.doc.next), asked)


async def upload(services: Services, asked: Asked) -> api.TableInfo:
    person = asked.caller.known
    services.opening.take(asked.caller.address)
    name = await asyncio.to_thread(history.game_in, asked.body)
    if name not in services.warming.games:
        raise missing("game")
    check_ready(services, name)
    brought = await asyncio.to_thread(history.read, asked.body)
    doc = new_doc(
        name,
        brought.seats,
        brought.options,
        brought.edition,
        person,
        asked.caller.address,
        api.Settings(watch=False),
    )
    doc.rules = brought.rules
    if brought.over and brought.secret is not None:
        # Nothing more is dealt, and so it can still be checked.
        doc.secret = brought.secret.hex()
        doc.commitment = dealing.commitment(brought.secret)
        doc.strings = {str(seat): string.hex() for seat, string in enumerate(brought.strings)}
        return await _analysis(services, asked, doc, brought.lines, dealt=True)
    return await _analysis(services, asked, doc, brought.lines)


async def _analysis(
    services: Services, asked: Asked, doc: Doc, lines: list[str], dealt: bool = False
) -> api.TableInfo:
    """A table for one person who plays all seats, from the lines of a match."""
    doc.analysis = True
    doc.players = [seating.person_player(asked.caller.known) for _ in range(doc.seats)]
    room = await services.tables.create(doc, lines, dealt)
    return _info(services, room, asked)


async def branch(services: Services, asked: Asked) -> api.TableInfo:
    room = await services.room(asked)
    person, wanted, old = asked.caller.known, asked.body, room.doc
    if room.live is None:
        raise too_late("The match has not started yet.")
    people = {player.owner for player in old.players if player.kind == "person"}
    if old.state != "over" and people != {person.id}:
        raise not_allowed("Branches are for finished matches, and where you play alone.")
    seat = wanted.seat
    if seat is not None and seat >= old.seats:
        raise missing("seat")
    services.opening.take(asked.caller.address)
    turns = await services.database.read(partial(stored.turns_of, table=old.id))
    lines = history.lines_up_to(old, turns, seat, wanted.step)
    doc = new_doc(
        old.game,
        old.seats,
        old.options,
        old.edition,
        person,
        asked.caller.address,
        api.Settings(watch=False),
    )
    doc.rules, doc.previous = old.rules, old.id
    return await _analysis(services, asked, doc, lines)


# ------------------------------------------------------------------ talk


async def chat(services: Services, asked: Asked) -> api.Chat:
    room = await services.room(asked)
    audience = services.audience(room.doc, asked)
    return api.Chat(await services.tables.chat_lines(room, asked.caller.id, audience))


async def say(services: Services, asked: Asked) -> api.ChatLine:
    room = await services.room(asked)
    services.talking.take(asked.caller.known.id)
    text = "".join(c for c in asked.body.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Fault(422, "There is nothing to say in that.")
    return await services.tables.say(room, asked.caller.known, text)
