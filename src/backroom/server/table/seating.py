"""Who sits where: changes of a table's document, before the start and later."""

from __future__ import annotations

import itertools
import random
import secrets

import msgspec

from backroom.server.problems import Problem
from backroom.server.table.document import Doc, Note, Person, Player
from backroom.server.table.turn import call_off

# People who may act for one seat: the devices of who holds it.
MOST_HOLDERS = 16
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


def plain_name(name: str) -> str:
    """A name without the blanks around it; control characters are none of it."""
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not name:
        raise Problem("no_name")
    return name


def person_player(person: Person, name: str | None = None) -> Player:
    """`name`: who plays for them there, where several share a device."""
    return Player("person", name or person.name, person.id, [person.id])


def bot_player(doc: Doc, seat: int, bot: str) -> Player:
    """With the seat's face, or the next that no bot here has."""
    taken = {player.face for player in doc.players}
    face = next(one for one in itertools.count(seat) if one not in taken)
    return Player("bot", bot, bot=bot, face=face)


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
    """By invite or code: a seat of one's choice, or the first free one. Both are made anew when
    somebody is removed, so that they come back only if they are invited again."""
    if person.id in doc.removed:
        doc.removed.remove(person.id)
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
    """The host's: a free seat, an outside bot's or one's own before the start; in a running match
    one that has been away, until its owner returns."""
    player = check_seat(doc, seat)
    if doc.state == "open":
        if player.owner not in (None, doc.host):
            raise Problem("somebody_sits")
        _stand_up(doc, seat)
        doc.players[seat] = bot_player(doc, seat, bot)
        return
    if doc.state not in ("running", "paused"):
        raise Problem("match_over")
    if player.kind != "person" or player.by_bot:
        raise Problem("bot_plays_already")
    if doc.settings.clock.kind != "none":
        raise Problem("clock_runs")
    if not is_away and not is_nobodys(player):
        raise Problem("not_away")
    if player.owner is None:
        # An outside bot's: nobody comes back, and so its token ends.
        player.outside = False
    stand_in(doc, seat, bot)


def is_lent(player: Player) -> bool:
    """An outside bot's, or to be one's: nobody sits there, and the host answers for it."""
    lent = player.kind == "person" and player.owner is None
    return lent and (player.outside or not player.stand_in)


def is_nobodys(player: Player) -> bool:
    """Nobody can act for the seat: who held it was removed, or its outside bot has no token."""
    return player.kind == "person" and not player.holders and not player.outside


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
    """The host removes whoever sits there, from all seats that are theirs. In a running match a bot
    plays these to the end: if they could be given on, a host could take any hand. Code and invite
    are made anew, so that who was removed does not come back with them."""
    player = check_seat(doc, seat)
    if player.kind == "free":
        raise Problem("seat_empty")
    if player.owner == doc.host:
        raise Problem("host_stays")
    if doc.state != "open" and not doc.is_running:
        raise Problem("match_over")
    if doc.is_running and player.by_bot and (player.resigned or not player.holders):
        raise Problem("bot_plays_already")
    gone = {person for person in player.holders if person != doc.host}
    doc.removed += sorted(gone - set(doc.removed))
    if gone:
        doc.code, doc.invite = new_code(), new_token()
    for other, held in enumerate(doc.players):
        if other == seat or (held.owner in gone and not held.resigned):
            _vacate(doc, other, bot)
        else:
            held.holders = [person for person in held.holders if person not in gone]
    if doc.is_running:
        _note(doc, "removed", before=player.name or "")


def _vacate(doc: Doc, seat: int, bot: str) -> None:
    if doc.state == "open":
        _stand_up(doc, seat)
        return
    doc.players[seat] = Player("person", doc.players[seat].name)
    stand_in(doc, seat, bot)


def shuffle(doc: Doc) -> None:
    check_open(doc)
    _shuffler.shuffle(doc.players)
    doc.strings = {}


def check_given(doc: Doc, seat: int, is_away: bool) -> None:
    """The host gives a seat to somebody else. Before the start, one that nobody sits in. In a
    running match, whose hands are dealt, only as its holder agrees or has been away for long; what
    bots hold is nobody's to look at."""
    player = check_seat(doc, seat)
    if doc.state == "open":
        if player.holders:
            raise Problem("somebody_sits")
        return
    if not doc.is_running:
        raise Problem("match_over" if doc.state == "over" else "table_closed")
    if player.resigned:
        raise Problem("resigned")
    if player.kind == "bot" or is_nobodys(player):
        raise Problem("bot_plays_that")
    if doc.releases.get(str(seat)) != "agreed" and not is_away:
        raise Problem("not_agreed")


def give_to_person(
    doc: Doc, seat: int, person: Person, replaces: bool, is_away: bool = False
) -> None:
    """Somebody comes with a link for the seat: beside those who hold it, or in their place."""
    player = check_seat(doc, seat)
    if person.id in doc.removed:
        doc.removed.remove(person.id)
    if not replaces:
        if person.id in player.holders:
            return
        if len(player.holders) >= MOST_HOLDERS:
            raise Problem("too_many_devices")
        player.holders.append(person.id)
        return
    check_given(doc, seat, is_away)
    doc.players[seat] = person_player(person)
    if doc.is_running:
        doc.drafts.pop(str(seat), None)
        _note(doc, "given", before=player.name or "", after=person.name)


def ask_release(doc: Doc, seat: int) -> None:
    """The host asks who holds a seat of a running match to let somebody else have it."""
    player = check_seat(doc, seat)
    if not doc.is_running:
        raise Problem("not_running")
    if not player.holders or player.resigned:
        raise Problem("bot_plays_that")
    if player.owner == doc.host:
        raise Problem("yours_already")
    doc.releases.setdefault(str(seat), "asked")


def answer_release(doc: Doc, seat: int, agree: bool) -> None:
    """The holder's answer, which may be taken back for as long as the seat is theirs."""
    if str(seat) not in doc.releases:
        raise Problem("not_asked")
    if agree:
        doc.releases[str(seat)] = "agreed"
    else:
        del doc.releases[str(seat)]


def let_go(doc: Doc, seat: int, person: str) -> None:
    """A device gets up from a seat that its owner keeps."""
    player = check_seat(doc, seat)
    if person == player.owner:
        raise Problem("owner_stays")
    if person not in player.holders:
        raise Problem("no_right")
    player.holders.remove(person)


def renew(doc: Doc, person: str) -> None:
    """End the tokens and links of all seats that somebody holds."""
    for seat in doc.seats_of(person):
        doc.players[seat].renewed += 1


def lend(doc: Doc, seat: int) -> None:
    """A token is given for the seat. A free one is an outside bot's from now on."""
    if doc.players[seat].kind == "free":
        doc.players[seat] = Player("person", "outside bot")
    doc.players[seat].outside = True


def end_loan(doc: Doc, seat: int) -> None:
    """The token is taken back. Before the start a seat that nobody else sits in is free again."""
    doc.players[seat].outside = False
    if doc.state == "open" and is_nobodys(doc.players[seat]):
        _stand_up(doc, seat)


def close(doc: Doc, by: str) -> None:
    """Close a table. A match that runs is called off: it counts for nobody, and its dealing is
    opened so that it can be checked."""
    if doc.state == "closed":
        raise Problem("closed_already")
    if doc.is_running:
        call_off(doc, by)
        _note(doc, "called_off", host=by)
    if doc.state != "over":
        doc.state = "closed"
    doc.settings = msgspec.structs.replace(doc.settings, listed=False)


def _note(doc: Doc, what: str, **names: str) -> None:
    doc.notes.append(Note(what, {"host": doc.host_name, **names}))  # type: ignore[arg-type]


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
        if player.kind == "person" and player.holders and not player.resigned:
            name, owner = player.name, player.owner
            players.append(Player("person", name, owner, list(player.holders)))
        elif player.kind == "bot":
            players.append(Player("bot", player.name, bot=player.bot, face=player.face))
        else:
            players.append(Player())
    return players
