"""What the server sends unasked: over sockets, and to webhooks."""

from __future__ import annotations

from backroom.server.structs import Answer, Moment
from backroom.server.table.document import Doc, Note
from backroom.server.table.public import TableInfo
from backroom.server.table.state import State
from backroom.server.table.turn import Step


class ChatLine(Answer):
    """`onlooker` lines are shown to players only after the end. What the house says has a `house`,
    whose sentence can be said in another language; nobody's are `person` and `name` then."""

    number: int
    person: str
    name: str
    seat: int | None
    onlooker: bool
    text: str
    at: Moment
    house: Note | None = None


def house_lines(before: Doc, doc: Doc, now: int) -> list[ChatLine]:
    """What the house says of a change: its new notes."""
    lines = []
    for note in doc.notes[len(before.notes) :]:
        doc.talked += 1
        lines.append(ChatLine(doc.talked, "", "", None, False, note.sentence, now, note))
    return lines


def may_hear(doc: Doc, person: str | None, audience: int | None, line: ChatLine) -> bool:
    """What onlookers say is not for players while the match runs."""
    if not line.onlooker or doc.state not in ("running", "paused"):
        return True
    return audience is None and not doc.seats_of(person)


class WelcomeMessage(Answer, tag="welcome", tag_field="type"):
    """First of all, and again after a gap (`resync`): everything anew."""

    table: TableInfo
    state: State
    chat: list[ChatLine]
    now: Moment
    resync: bool = False


class UpdateMessage(Answer, tag="update", tag_field="type"):
    """Something happened that this audience may know of: its events, and the state after them.

    `step.number` is one more than the number before; if not, reload the state.
    """

    step: Step
    state: State


class TableMessage(Answer, tag="table", tag_field="type"):
    """Somebody sat down, left, came back, was given to a bot; started, paused, ended …"""

    table: TableInfo


class ChatMessage(Answer, tag="chat", tag_field="type"):
    line: ChatLine


class NoticeMessage(Answer, tag="notice", tag_field="type"):
    """A seat is asked now, and was not before: to its sockets, and to the person's own. With `by`,
    somebody of that name wants to play again, and keeps the seat for this person."""

    table: str
    game: str
    seat: int
    by: str | None = None


class GoodbyeMessage(Answer, tag="goodbye", tag_field="type"):
    """The server is going down, or the seat is no longer held; `again`: do reconnect.

    `reason` names the sentence, as in a problem.
    """

    sentence: str
    again: bool
    reason: str | None = None


Message = (
    WelcomeMessage | UpdateMessage | TableMessage | ChatMessage | NoticeMessage | GoodbyeMessage
)


class TurnNotice(Answer):
    """What is posted to a person's webhook when a seat of theirs is asked."""

    table: str
    game: str
    seat: int
    name: str
    url: str
