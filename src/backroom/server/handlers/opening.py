"""How tables come to be: opened, played again, brought as a record, branched off."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial

from backroom.engine import dealing
from backroom.server import api, history, seating
from backroom.server.documents import Doc, Player
from backroom.server.faults import Fault, missing, not_allowed, too_late
from backroom.server.handlers.common import check_bot, check_ready, check_settings, info_for
from backroom.server.house import find
from backroom.server.http import Asked
from backroom.server.services import Services
from backroom.server.store import tables as stored
from backroom.server.store.people import Person
from backroom.server.tables import now


def new_doc(
    name: str,
    seats: int,
    options: dict[str, api.Value],
    edition: str | None,
    host: Person,
    address: str,
    settings: api.Settings,
    rules: int | None = None,
) -> Doc:
    """A table nobody sits at yet, of a rules number or the newest. Refuses what the game does not
    have."""
    found = find(name)
    found.check_seats(seats)
    settled = found.options.settle(options, seats, rules)
    box = found.edition(edition)
    secret = dealing.new_secret()
    moment = now()
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
    if wanted.seed is not None:
        _deal_from_seed(services, doc, wanted.seed)
    check_settings(wanted.settings)
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
    return info_for(services, room, asked)


def _deal_from_seed(services: Services, doc: Doc, seed: int) -> None:
    """Who knows the seed knows every card to come."""
    if not services.config.seeds:
        raise not_allowed("Seeds are for tests; this server deals by chance alone.")
    secret = dealing.seeded_secret(seed)
    doc.secret, doc.commitment = secret.hex(), dealing.commitment(secret)


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
    return info_for(services, await services.tables.room(room.doc.next), asked)


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
        brought.rules,
    )
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
    return info_for(services, room, asked)


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
        old.rules,
    )
    doc.previous = old.id
    return await _analysis(services, asked, doc, lines)
