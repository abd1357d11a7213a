"""What a command or an edit comes to: all that is stored, and all that is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from backroom.server.table import takeback
from backroom.server.table.document import Doc
from backroom.server.table.messages import ChatLine, UpdateMessage
from backroom.server.table.position import Position
from backroom.server.table.state import Standing
from backroom.server.table.turn import Step, TurnRow

# Milliseconds that a bot's answer takes at least.
PACE = {"normal": 800, "fast": 200, "none": 0}
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Grant:
    """A right to a seat that is stored with the change that gives it, by its hash: a token, or a
    link that seats its user beside who holds the seat, or in their place. `by` gave it."""

    kind: Literal["token", "link"]
    hash: str
    seat: int
    by: str
    at: int
    replaces: bool = False


@dataclass
class Change:
    """Made from copies: nothing is changed until it is stored and adopted."""

    after: Standing
    # When the server must do something by itself.
    wakes: int | None = None
    # Whether it changes what tables are found by.
    refiled: bool = True
    row: TurnRow | None = None
    # Turns before it that are stored with it: those of a record that somebody brings.
    earlier: Sequence[TurnRow] = ()
    # Id, seat and encoded answer of the command that made the change.
    answered: tuple[str, int, bytes] | None = None
    # A command of long ago, whose answer is kept no longer.
    forgotten: str | None = None
    # Who holds which seat, where that changes.
    holders: list[tuple[int, str]] | None = None
    # Seats that have changed hands: tokens and links of before end with the change.
    changed_hands: list[int] = field(default_factory=list)
    # Rights that are given with it, and the hash of the link that is used up by it.
    grants: Sequence[Grant] = ()
    used: str | None = None
    said: list[ChatLine] = field(default_factory=list)
    # By audience (onlookers last): the step it is told, None for nothing.
    steps: list[Step | None] = field(default_factory=list)
    # Whether people are told about the table itself.
    news: bool = False
    # Whether the match ends with it.
    ended: bool = False
    _updates: dict[int | None, bytes] = field(default_factory=dict)

    @property
    def doc(self) -> Doc:
        return self.after.doc

    @property
    def is_public(self) -> bool:
        """Whether those who look on notice it."""
        return self.news or (bool(self.steps) and self.steps[-1] is not None)

    def update_for(self, audience: int | None) -> bytes | None:
        """The encoded step and state for an audience, made once for all its sockets."""
        if not self.steps:
            return None
        step = self.steps[-1 if audience is None else audience]
        if step is None:
            return None
        if audience not in self._updates:
            self._updates[audience] = encode(UpdateMessage(step, self.after.state(audience)))
        return self._updates[audience]


def filed_by(doc: Doc) -> tuple[object, ...]:
    """What tables are found by, besides when they wake."""
    return doc.state, doc.settings.listed, doc.code, doc.invite


def wakes_at(doc: Doc, position: Position | None) -> int | None:
    """When the server must do something by itself: a bot's answer, the end of a clock, or that of
    a request to take a turn back."""
    if position is None or doc.state != "running" or not position.to_act:
        return None
    moments = []
    for seat in position.to_act:
        if doc.players[seat].by_bot:
            moments.append(doc.asks[seat].since + PACE[doc.settings.pace])
        elif (limit := doc.deadlines[seat]) is not None:
            moments.append(limit)
    if doc.takeback is not None and takeback.is_asked(doc):
        moments.append(doc.takeback.until)
    return min(moments, default=None)


def holders_of(doc: Doc) -> list[tuple[int, str]]:
    return [(seat, person) for seat, player in enumerate(doc.players) for person in player.holders]
