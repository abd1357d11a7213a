"""What the server sends without being asked: over sockets, and to webhooks."""

from __future__ import annotations

from backroom.server.api.playing import ChatLine, State, Step
from backroom.server.api.tables import TableInfo
from backroom.server.api.words import Answer, Moment


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
    """A seat is asked now, and was not before: to its sockets, and to the person's own."""

    table: str
    game: str
    seat: int


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
