"""A table at one moment, and what each audience knows of it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from backroom.engine.view import view_hash
from backroom.server.structs import Answer, Moment
from backroom.server.table import drafts, takeback
from backroom.server.table.document import Doc
from backroom.server.table.drafts import Preview
from backroom.server.table.position import Position
from backroom.server.table.turn import asked_as_known


class Draft(Answer):
    """The seat's own actions not yet confirmed. With `barrier`, the last one takes effect only
    with `confirm`: the view is the one before it, and nothing more can be drafted."""

    actions: list[str]
    barrier: bool


class State(Answer):
    """All an audience knows: what a client starts from, and starts anew from after any gap.

    `seat` is null for onlookers. `number` is that of the audience's stream. `view` is the
    veiled position with the drafted actions applied, its `legal` the actions; null before the
    start. `ask` is the number of the ask put to this seat, null when it is not asked. `hash` is
    the view's: the first 16 hexadecimal digits of SHA-256 of its JSON with sorted keys and no
    blanks. `deadlines` are by seat, of those who are asked and have a limit. `takeback` is the
    number of the own turn that may be asked to be taken back, null where none may.
    """

    seat: int | None
    number: int
    ask: int | None
    draft: Draft | None
    view: dict[str, Any] | None
    hash: str
    deadlines: list[Moment | None]
    takeback: int | None = None


class Standing:
    """How a table stands: its document, its position, and its drafts played out. It never changes,
    so what an audience knows of it is worked out once."""

    def __init__(
        self,
        doc: Doc,
        position: Position | None,
        known: list[Any] | None = None,
        previews: dict[int, Preview] | None = None,
    ):
        self.doc = doc
        self.position = position
        # What each audience knows, as the last turn left it; empty where that is not at hand.
        self.known: list[Any] = known or []
        self.previews: dict[int, Preview] = previews or {}
        self._states: dict[int | None, State] = {}

    def state(self, audience: int | None) -> State:
        """All an audience knows."""
        if audience not in self._states:
            self._states[audience] = self._make_state(audience)
        return self._states[audience]

    def _make_state(self, audience: int | None) -> State:
        doc, position = self.doc, self.position
        if position is None:
            return State(audience, 0, None, None, None, "", [None] * doc.seats)
        ask, draft, preview = None, None, None
        if audience is not None:
            ask = doc.open_ask(audience)
            preview = self.preview(audience)
        asked = asked_as_known(doc, position, audience)
        if preview is not None:
            draft = Draft(preview.actions, preview.barrier)
            view = preview.world.encoded_view(audience, asked, without_legal=preview.barrier)
        else:
            view = position.encoded_view(audience, asked)
        return State(
            audience,
            doc.number_of(audience),
            ask,
            draft,
            # Already JSON: encoded once, hashed and sent as it is.
            cast("dict[str, Any]", msgspec.Raw(view)),
            view_hash(view),
            list(doc.deadlines),
            takeback.number_of(doc, audience),
        )

    def preview(self, seat: int) -> Preview | None:
        """The seat's draft, played out in its own world."""
        actions = self.doc.drafts.get(str(seat))
        if not actions or self.position is None:
            return None
        if seat not in self.previews or self.previews[seat].actions != actions:
            self.previews[seat] = drafts.lay_out(self.position, seat, actions)
        return self.previews[seat]

    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are truly asked now, while the match runs."""
        if self.position is None or self.doc.state != "running":
            return ()
        return self.position.to_act
