"""A table: commands and edits in, changes out.

Nothing here writes. A change is planned on copies, stored by the caller, and only then adopted.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from backroom.engine.match import Match
from backroom.server.games import find
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Line, Request, Seat, Uuid
from backroom.server.table import drafts, seating, turn
from backroom.server.table.change import Change, filed_by, holders_of, wakes_at
from backroom.server.table.document import Doc, copy_of
from backroom.server.table.drafts import Preview
from backroom.server.table.messages import ChatLine
from backroom.server.table.position import Position, first_match, layout_of, replayed
from backroom.server.table.state import Standing, State
from backroom.server.table.turn import Step, Turn, TurnRow

# Turns and answers kept in memory; older ones are read from disk.
RECENT_TURNS = 64
RECENT_ANSWERS = 128
# Why a table takes no command, by its state.
NOT_RUNNING = {
    "open": "not_started",
    "paused": "paused",
    "over": "match_over",
    "closed": "table_closed",
}


class Command(Request):
    """What a seat does about the ask put to it.

    `play` drafts `action` (the text of a legal action). `confirm` of a play: "no" leaves it in the
    draft, "barrier" confirms all if it is a barrier, "yes" confirms all in any case. `undo` takes
    back the last drafted action, `restart` all, `confirm` writes the draft. `drafted`, where
    given, is how many drafted actions the client has seen: if there are more or fewer, 409.
    """

    id: Uuid
    seat: Seat
    ask: Annotated[int, Meta(ge=0)]
    do: Literal["play", "undo", "restart", "confirm"] = "play"
    action: Line | None = None
    confirm: Literal["no", "barrier", "yes"] = "no"
    drafted: Annotated[int, Meta(ge=0)] | None = None


class Done(Answer):
    """A command was carried out, and is on disk. `number` is the seat's stream number after it,
    `confirmed` tells that the draft was written (so there is no undo any more)."""

    id: str
    number: int
    ask: int | None
    draft: list[str]
    confirmed: bool


class Table:
    """One table in memory."""

    def __init__(self, doc: Doc, position: Position | None):
        self.standing = Standing(doc, position)
        self.recent: deque[TurnRow] = deque(maxlen=RECENT_TURNS)
        self.answers: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    @property
    def doc(self) -> Doc:
        return self.standing.doc

    @property
    def position(self) -> Position | None:
        return self.standing.position

    def state(self, audience: int | None) -> State:
        """All an audience knows."""
        return self.standing.state(audience)

    # ------------------------------------------------------------------ commands

    def answer(self, command: Command, now: int) -> Change:
        """What a command comes to, or a problem."""
        doc, position = self.doc, self.position
        if doc.state != "running" or position is None:
            raise Problem(NOT_RUNNING.get(doc.state, "not_running"))
        seat = command.seat
        ask = doc.asks[seat]
        if not ask.open or command.ask != ask.number:
            raise self.stale("ask_over", seat)
        drafted = doc.drafts.get(str(seat), [])
        if command.drafted is not None and command.drafted != len(drafted):
            raise self.stale("draft_changed", seat)
        if command.do == "play":
            return self._play(command, position, drafted, now)
        if not drafted:
            raise self.stale("nothing_drafted", seat)
        if command.do == "confirm":
            return self._confirm(command, position, drafted, now)
        left = drafted[:-1] if command.do == "undo" else []
        return self._draft(command, drafts.lay_out(position, seat, left))

    def stale(self, name: str, seat: int) -> Problem:
        """The request was made for another state than the seat's."""
        return Problem(name, state=self.state(seat))

    def _play(self, command: Command, position: Position, drafted: list[str], now: int) -> Change:
        seat, action = command.seat, command.action
        if action is None:
            raise Problem("action_needed")
        if command.confirm == "yes" and not drafted:
            # Nothing to show first, so no world is made for it.
            return self._confirm(command, position, [action], now)
        preview = self.standing.preview(seat) or drafts.lay_out(position, seat, [])
        preview = drafts.add(preview, seat, action)
        if command.confirm == "yes" or (command.confirm == "barrier" and preview.barrier):
            return self._confirm(command, position, preview.actions, now)
        return self._draft(command, preview)

    def _draft(self, command: Command, preview: Preview) -> Change:
        """Only the own stream learns of a draft."""
        doc, seat = copy_of(self.doc), command.seat
        if preview.actions:
            doc.drafts[str(seat)] = preview.actions
        else:
            doc.drafts.pop(str(seat), None)
        doc.numbers[seat] += 1
        before = self.standing
        previews = {**before.previews, seat: preview}
        change = self._change(Standing(doc, before.position, before.known, previews))
        change.steps = [None] * (doc.seats + 1)
        change.steps[seat] = Step(doc.numbers[seat], [], own=True)
        change.answered = _answered(command, doc, confirmed=False)
        return change

    def _confirm(
        self, command: Command, position: Position, actions: list[str], now: int
    ) -> Change:
        """Write the draft: all its actions in one commit, and only then chance."""
        doc, after = copy_of(self.doc), position.fork()
        for number, action in enumerate(actions):
            if number and not after.asks(command.seat):
                raise Problem("ask_ends_before", action=action)
            after.play(command.seat, action)
        made = turn.advance(doc, position, after, command.seat, now, self.standing.known)
        change = self._turned(doc, after, made)
        change.answered = _answered(command, doc, confirmed=True)
        return change

    # ------------------------------------------------------------------ other changes

    def edit(
        self,
        alter: Callable[[Doc], None],
        refresh: bool = False,
        said: Callable[[Doc], list[ChatLine]] | None = None,
    ) -> Change:
        """A change of the document alone. With `refresh` deadlines have changed, so that every
        audience's state is sent although nothing happened in the match."""
        before, doc = self.standing, copy_of(self.doc)
        alter(doc)
        steps: list[Step | None] = []
        if refresh and before.position is not None:
            doc.numbers = [number + 1 for number in doc.numbers]
            steps = [Step(number, []) for number in doc.numbers]
        lines = said(doc) if said else []
        change = self._change(Standing(doc, before.position, before.known, before.previews))
        change.steps, change.said, change.news = steps, lines, not said
        if doc.players != before.doc.players:
            change.holders = holders_of(doc)
        return change

    def start(self, now: int) -> Change:
        """Deal, and put the first asks."""
        doc = copy_of(self.doc)
        seating.check_can_start(doc)
        return self._begin(doc, replayed(doc, []), now)

    def continue_from(self, lines: list[str], dealt: bool, now: int) -> Change:
        """Go on from the lines of a record. `dealt`: its outcomes follow from this table's
        secret."""
        doc = copy_of(self.doc)
        match: Match = first_match(find(doc.game), doc)
        match.play_lines(lines)
        doc.given = 0 if dealt else len(match.lines)
        match.deal_by(bytes.fromhex(doc.secret), [], match.outcomes)
        return self._begin(doc, Position(match), now)

    def _begin(self, doc: Doc, position: Position, now: int) -> Change:
        doc.state = "running"
        position.run_chance()
        made = turn.begin(doc, position, now)
        change = self._turned(doc, position.fork(), made)
        change.news = True
        return change

    def _turned(self, doc: Doc, position: Position, made: Turn) -> Change:
        change = self._change(Standing(doc, position, made.known))
        change.row, change.steps, change.news = made.row, made.steps, doc.state == "over"
        return change

    def _change(self, after: Standing) -> Change:
        doc, before = after.doc, self.standing
        doc.version = before.doc.version + 1
        if after.position is not None:
            doc.layout = layout_of(after.position.game)
        wakes = wakes_at(doc, after.position)
        is_woken_anew = wakes != wakes_at(before.doc, before.position)
        refiled = is_woken_anew or filed_by(doc) != filed_by(before.doc)
        return Change(after, wakes, refiled)

    # ------------------------------------------------------------------ afterwards

    def adopt(self, change: Change) -> None:
        """The change is on disk: from now on the table is like that."""
        self.standing = change.after
        if change.row is not None:
            self.recent.append(change.row)
        if change.answered is not None:
            id_, seat, answer = change.answered
            self.answers[id_] = (seat, answer)
            while len(self.answers) > RECENT_ANSWERS:
                self.answers.popitem(last=False)


def _answered(command: Command, doc: Doc, confirmed: bool) -> tuple[str, int, bytes]:
    """A command's id and seat, and what it is answered, now and whenever it comes again."""
    ask = doc.asks[command.seat]
    done = Done(
        command.id,
        doc.numbers[command.seat],
        ask.number if ask.open else None,
        doc.drafts.get(str(command.seat), []),
        confirmed,
    )
    return command.id, command.seat, msgspec.json.encode(done)
