"""Who holds a seat, and what somebody may do with what they come with.

Every seat has an epoch that rises whenever who holds it changes. Sockets, seat tokens and links
carry the epoch they were given in; a right of an older epoch is worth nothing. People hold seats
by name in the table's document, so that a cookie is worth what the document says of its person.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from backroom.server.table.document import Doc, Person


class Right(Struct, frozen=True, gc=False):
    """What somebody comes with: a person (by cookie), or a token for one seat of one epoch."""

    person: str | None = None
    table: str | None = None
    seat: int | None = None
    epoch: int | None = None


@dataclass(eq=False)
class Session:
    """Who sends a cookie (a person) or a seat token (then `table`, `seat` and `epoch` are set).
    `ended`: logged out, or taken back; whoever still has it in hand may do nothing with it."""

    hash: str
    person: Person | None
    table: str | None = None
    seat: int | None = None
    epoch: int | None = None
    ended: bool = False


def holding(doc: Doc, seat: int) -> tuple[object, ...]:
    """Who holds a seat: if this changes, its epoch rises. A stand-in changes nothing, since the
    owner comes back; a seat that nobody sits in but an outside bot is the host's."""
    player = doc.players[seat]
    bot = player.bot if player.kind == "bot" else None
    lender = doc.host if player.kind == "person" and player.owner is None else None
    return (
        *(player.kind, player.owner, sorted(player.holders), player.resigned, player.outside),
        *(bot, lender, player.renewed),
    )


def holds(doc: Doc, right: Right, seat: int) -> bool:
    """Whether a right is good for a seat now. All that acts for a seat or shows its hand asks this:
    commands, steps, sockets, requests."""
    if not 0 <= seat < doc.seats:
        return False
    if right.person is not None:
        return doc.holds(right.person, seat)
    return (right.table, right.seat, right.epoch) == (doc.id, seat, doc.epochs[seat])


def may_see(doc: Doc, right: Right) -> bool:
    """Whether somebody may look at a table at all, from a seat or as an onlooker."""
    if right.seat is not None:
        return holds(doc, right, right.seat)
    if right.person in doc.removed:
        return False
    if doc.settings.watch or doc.has_person(right.person):
        return True
    return doc.is_ended and right.person in [player.owner for player in doc.players]


def raise_epochs(before: Doc, doc: Doc, given: set[int]) -> list[int]:
    """Raise the epochs of the seats whose holder a change changes: those seats. What the holder of
    before was asked ends with it; `given` are the seats that the change gives a token for."""
    # Most changes are moves: nobody comes or goes.
    if (doc.players, doc.host) == (before.players, before.host):
        return []
    changed = [seat for seat in range(doc.seats) if holding(doc, seat) != holding(before, seat)]
    for seat in changed:
        doc.epochs[seat] += 1
        doc.releases.pop(str(seat), None)
        doc.players[seat].outside = seat in given
    return changed
