"""A person deletes their data: tables that are also somebody else's go on without them."""

from __future__ import annotations

from backroom.server.table import seating
from backroom.server.table.document import Doc, Person, Player


def others_at(doc: Doc, person: str) -> bool:
    """Whether a table is also somebody else's, who sits there or did so to the end."""
    return any(
        who not in (None, person) for one in doc.players for who in (one.owner, *one.holders)
    )


def forget(doc: Doc, gone: Person, stand_in: str) -> set[str]:
    """Take a person out of a table: the names they had there. Their seats are left, which in a
    running match resigns them, and nobody's name stands there. Who hosts next is somebody who
    sits."""
    person, names = gone.id, {gone.name}
    if doc.host == person:
        names.add(doc.host_name)
    for seat, player in enumerate(doc.players):
        if player.owner == person and player.name:
            names.add(player.name)
        if person in (player.owner, *player.holders):
            doc.players[seat] = _without(doc, seat, person, stand_in)
    for entry in doc.tally:
        if entry.person == person:
            names.add(entry.name)
            entry.person, entry.name = None, ""
    if person in doc.removed:
        doc.removed.remove(person)
        # The seat they were removed from has kept their name alone.
        for player in doc.players:
            if player.kind == "person" and player.owner is None and player.name in names:
                player.name = None
    if doc.last_turn is not None and doc.last_turn.owner == person:
        doc.last_turn = None
    names -= {""}
    if doc.host == person:
        _pass_host_on(doc)
    doc.notes = [note.without(names) for note in doc.notes]
    doc.called_off = "" if doc.called_off in names else doc.called_off
    doc.next_by = None if doc.next_by in names else doc.next_by
    return names


def _without(doc: Doc, seat: int, person: str, stand_in: str) -> Player:
    player = doc.players[seat]
    if player.owner != person:
        # Another device at somebody else's seat.
        player.holders.remove(person)
        return player
    if doc.state == "open":
        doc.strings.pop(str(seat), None)
        return Player()
    if doc.is_running:
        if not player.resigned:
            seating.resign(doc, seat, stand_in)
        # Nobody's, so that no host lends it to anybody.
        return Player("person", None, bot=player.bot, stand_in=True, resigned=True)
    player.owner, player.name = None, None
    player.holders = [who for who in player.holders if who != person]
    return player


def _pass_host_on(doc: Doc) -> None:
    sitting = [player for player in doc.players if player.owner is not None]
    heir = min(sitting, key=lambda player: player.resigned, default=None)
    doc.host, doc.host_name = (heir.owner or "", heir.name or "") if heir else ("", "")
    if heir is None and doc.state == "open":
        doc.state = "closed"
