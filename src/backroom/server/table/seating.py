"""Who sits where: changes of a table's document, before the start and later."""

from __future__ import annotations

import random
import secrets

from backroom.server.problems import Problem
from backroom.server.table.document import Doc, Person, Player

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
# Why nobody more can sit down, by the table's state.
NO_ROOM = {
    "running": "table_started",
    "paused": "table_started",
    "over": "match_over",
    "closed": "table_closed",
}
_shuffler = random.SystemRandom()


def new_code() -> str:
    """Short enough to be told over the telephone; guesses are limited."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_token() -> str:
    """128 bits, in digits and letters: an id that began with a dash would look like a flag."""
    return secrets.token_hex(16)


def person_player(person: Person) -> Player:
    return Player("person", person.name, person.id, [person.id])


def bot_player(bot: str) -> Player:
    return Player("bot", bot, bot=bot)


def check_open(doc: Doc) -> None:
    if doc.state != "open":
        raise Problem("has_started")


def check_seat(doc: Doc, seat: int) -> Player:
    if not 0 <= seat < doc.seats:
        raise Problem("no_seat_numbered", seat=seat, last=doc.seats - 1)
    return doc.players[seat]


def sit(doc: Doc, person: Person, seat: int | None, also: bool = False) -> None:
    """Take a free seat; without `also`, seats held before become free."""
    check_open(doc)
    if seat is not None and not doc.holds(person.id, seat):
        if check_seat(doc, seat).kind != "free":
            raise Problem("seat_taken")
        doc.players[seat] = person_player(person)
    if also:
        return
    for other in doc.seats_of(person.id):
        if other != seat:
            _stand_up(doc, other)


def join(doc: Doc, person: Person, seat: int | None) -> None:
    """By invite or code: a seat of one's choice, or the first free one."""
    if doc.seats_of(person.id) and seat is None:
        return
    if doc.state != "open":
        if doc.has_person(person.id):
            return
        raise Problem(NO_ROOM[doc.state])
    if seat is None and not _free(doc):
        raise Problem("table_full")
    sit(doc, person, _free(doc)[0] if seat is None else seat)


def _free(doc: Doc) -> list[int]:
    return [number for number, player in enumerate(doc.players) if player.kind == "free"]


def _stand_up(doc: Doc, seat: int) -> None:
    doc.players[seat] = Player()
    # A string belongs to who added it.
    doc.strings.pop(str(seat), None)


def leave(doc: Doc, person: Person, stand_in: str) -> None:
    """Before the start the seats become free, in a running match they are resigned."""
    seats = doc.seats_of(person.id)
    if doc.state == "open":
        for seat in seats:
            _stand_up(doc, seat)
        if doc.host == person.id:
            _pass_host_on(doc)
        return
    if doc.state in ("running", "paused"):
        for seat in seats:
            resign(doc, seat, stand_in)


def _pass_host_on(doc: Doc) -> None:
    for player in doc.players:
        if player.owner is not None and player.owner != doc.host:
            doc.host, doc.host_name = player.owner, player.name or ""
            return
    doc.state = "closed"


def resign(doc: Doc, seat: int, stand_in: str) -> None:
    if doc.state not in ("running", "paused"):
        raise Problem("resign_running")
    player = check_seat(doc, seat)
    if player.resigned:
        raise Problem("resigned_already")
    player.resigned = True
    player.bot = player.bot or stand_in
    player.stand_in = False


def give_to_bot(doc: Doc, seat: int, bot: str, is_away: bool) -> None:
    """The host's: a free seat or one's own before the start; in a running match one that has been
    away, until its owner returns."""
    player = check_seat(doc, seat)
    if doc.state == "open":
        if player.kind == "person" and player.owner != doc.host:
            raise Problem("somebody_sits")
        _stand_up(doc, seat)
        doc.players[seat] = bot_player(bot)
        return
    if doc.state not in ("running", "paused"):
        raise Problem("match_over")
    if player.kind != "person" or player.by_bot:
        raise Problem("bot_plays_already")
    if doc.settings.clock.kind != "none":
        raise Problem("clock_runs")
    if not is_away:
        raise Problem("not_away")
    stand_in(doc, seat, bot)


def stand_in(doc: Doc, seat: int, bot: str) -> None:
    doc.players[seat].stand_in = True
    doc.players[seat].bot = bot
    doc.drafts.pop(str(seat), None)
    if doc.deadlines:
        doc.deadlines[seat] = None


def take_back(doc: Doc, seat: int) -> None:
    player = check_seat(doc, seat)
    if player.resigned:
        raise Problem("resigned")
    if not player.stand_in:
        raise Problem("yours_already")
    player.stand_in = False
    player.bot = None


def remove(doc: Doc, seat: int, bot: str) -> None:
    """The host removes whoever sits there."""
    player = check_seat(doc, seat)
    if player.kind == "free":
        raise Problem("seat_empty")
    if player.owner == doc.host:
        raise Problem("host_stays")
    if doc.state == "open":
        _stand_up(doc, seat)
        return
    if doc.state not in ("running", "paused"):
        raise Problem("match_over")
    # Free for somebody with a new seat link; until then a bot plays.
    doc.players[seat] = Player("person", player.name, None, [], bot, stand_in=True)


def shuffle(doc: Doc) -> None:
    check_open(doc)
    _shuffler.shuffle(doc.players)
    doc.strings = {}


def give_to_person(doc: Doc, seat: int, person: Person, replaces: bool) -> None:
    """Somebody comes with a link for the seat: beside those who hold it, or in their place."""
    player = check_seat(doc, seat)
    if replaces or player.kind != "person":
        fresh = person_player(person)
        fresh.resigned = player.resigned
        fresh.bot = player.bot if player.resigned else None
        doc.players[seat] = fresh
    elif person.id not in player.holders:
        player.holders.append(person.id)


def check_can_start(doc: Doc) -> None:
    check_open(doc)
    if _free(doc):
        raise Problem("seat_free")
    if doc.settings.pace == "none" and any(p.kind == "person" for p in doc.players):
        raise Problem("bots_only")


def next_match(doc: Doc) -> list[Player]:
    """The players of a rematch: everybody moves on by one seat, so the start goes round."""
    players = []
    for seat in range(doc.seats):
        player = doc.players[(seat + 1) % doc.seats]
        if player.kind == "person" and not player.resigned:
            name, owner = player.name, player.owner
            players.append(Player("person", name, owner, list(player.holders)))
        elif player.kind == "bot":
            players.append(bot_player(player.bot or "random"))
        else:
            players.append(Player())
    return players
