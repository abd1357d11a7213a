"""A table: commands and edits in, changes out.

Nothing here writes. A change is planned on copies, stored by the caller, and only then adopted.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from backroom.engine.match import Match
from backroom.server.games import find
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Line, Request, Seat, Uuid
from backroom.server.table import drafts, seating, takeback, turn
from backroom.server.table.change import Change, Grant, filed_by, holders_of, wakes_at
from backroom.server.table.document import Doc, Person, copy_of
from backroom.server.table.drafts import Preview
from backroom.server.table.messages import ChatLine, house_lines
from backroom.server.table.position import Position, first_match, layout_of, replayed
from backroom.server.table.recent import Recent
from backroom.server.table.rights import raise_epochs
from backroom.server.table.state import Standing, State
from backroom.server.table.turn import Step, Turn

# Answers kept in memory; older ones are read from disk.
RECENT_ANSWERS = 128
# Who is answered to a line of talk: it is the person's, whatever they hold.
NO_SEAT = -1
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


class AskTakeback(Request):
    """Ask to take back the own turn `turn`, as `State.takeback` numbers it. Where nobody else is to
    agree it is taken back at once."""

    id: Uuid
    seat: Seat
    turn: Annotated[int, Meta(ge=0)]


class AnswerTakeback(Request):
    """Agree to a request or not; it is called by the `id` of `TableInfo.takeback`. Who has asked
    does not agree to leave it at that."""

    id: Uuid
    seat: Seat
    request: Uuid
    agree: bool


class Done(Answer):
    """A command was carried out, and is on disk. `number` is the seat's stream number after it,
    `confirmed` tells that something was written into the record: the draft (so there is no undo any
    more), or that a turn is taken back."""

    id: str
    number: int
    ask: int | None
    draft: list[str]
    confirmed: bool


class Table:
    """One table in memory."""

    def __init__(self, doc: Doc, position: Position | None):
        self.standing = Standing(doc, position)
        self.recent = Recent(doc)
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

    def answer(self, command: Command, now: int, whole: list[str] | None = None) -> Change:
        """What a command comes to, or a problem. `whole` are all actions of an answer that is
        given at once, in place of a draft."""
        doc, position = self.doc, self.position
        if doc.state != "running" or position is None:
            raise Problem(NOT_RUNNING.get(doc.state, "not_running"))
        seat = command.seat
        ask = doc.asks[seat]
        if not ask.open or command.ask != ask.number:
            raise self.stale("ask_over", seat)
        if whole is not None:
            return self._confirm(command, position, whole, now)
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

    def oldest_answer(self) -> str | None:
        """The command whose answer the next one takes the place of: nobody asks for it again."""
        return next(iter(self.answers)) if len(self.answers) == RECENT_ANSWERS else None

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
        before = self.standing
        previews = {**before.previews, seat: preview}
        change = self._change(Standing(doc, before.position, before.known, previews))
        self._tell_own(change, seat)
        change.answered = _answered(command, doc, confirmed=False)
        return change

    def _tell_own(self, change: Change, seat: int) -> None:
        """A step of one seat's stream alone: nothing has happened in the match."""
        numbers = change.doc.numbers
        numbers[seat] += 1
        change.steps = [None] * len(numbers)
        change.steps[seat] = Step(numbers[seat], [], own=True)

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

    # ------------------------------------------------------------------ taking a turn back

    def ask_takeback(self, wanted: AskTakeback, now: int) -> Doc:
        """The document with the request in it."""
        doc = self._running()
        if takeback.number_of(doc, wanted.seat) != wanted.turn:
            raise self.stale("no_takeback", wanted.seat)
        takeback.ask(doc, wanted.seat, wanted.id, now)
        return doc

    def answer_takeback(self, given: AnswerTakeback) -> Doc:
        """The document with the answer in it."""
        doc = self._running()
        takeback.answer(doc, given.seat, given.request, given.agree)
        return doc

    def _running(self) -> Doc:
        """A copy of the document, if the match runs."""
        if self.doc.state != "running":
            raise Problem(NOT_RUNNING[self.doc.state])
        return copy_of(self.doc)

    def tell_takeback(self, command: AskTakeback | AnswerTakeback, doc: Doc) -> Change:
        """Everybody hears what is asked and answered; who has asked, whether they still may."""
        before = self.standing
        change = self._change(Standing(doc, before.position, before.known, before.previews))
        assert doc.takeback is not None
        self._tell_own(change, doc.takeback.seat)
        change.news = True
        change.answered = _answered(command, doc, confirmed=False)
        return change

    def take_back(
        self, command: AskTakeback | AnswerTakeback, doc: Doc, after: Position, now: int
    ) -> Change:
        """All agree: a further turn, with the line that takes the last ones back."""
        assert self.position is not None
        assert doc.takeback is not None
        seat, doc.takeback = doc.takeback.seat, None
        made = turn.advance(doc, self.position, after, seat, now, self.standing.known)
        change = self._turned(doc, after, made)
        change.answered = _answered(command, doc, confirmed=True)
        return change

    # ------------------------------------------------------------------ other changes

    def edit(
        self,
        alter: Callable[[Doc], None],
        now: int,
        refresh: bool = False,
        grants: Sequence[Grant] = (),
    ) -> Change:
        """A change of the document alone. With `refresh` deadlines have changed, so that every
        audience's state is sent although nothing happened in the match."""
        before, doc = self.standing, copy_of(self.doc)
        alter(doc)
        steps: list[Step | None] = []
        if refresh and before.position is not None:
            doc.numbers = [number + 1 for number in doc.numbers]
            steps = [Step(number, []) for number in doc.numbers]
        after = Standing(doc, before.position, before.known, before.previews)
        change = self._change(after, grants)
        change.steps, change.news = steps, True
        change.said = house_lines(before.doc, doc, now)
        if doc.players != before.doc.players:
            change.holders = holders_of(doc)
        return change

    def say(self, person: Person, text: str, id_: str | None, now: int) -> Change:
        """A line is said, by a player or by an onlooker; once for each id."""
        before, doc = self.standing, copy_of(self.doc)
        seats = doc.seats_of(person.id)
        onlooker = not seats and doc.host != person.id
        # Lines of onlookers are counted apart: they leave no hole in what players see.
        if onlooker:
            doc.whispered += 1
        else:
            doc.talked += 1
        number = -doc.whispered if onlooker else doc.talked
        seat = seats[0] if seats else None
        line = ChatLine(number, person.id, person.name, seat, onlooker, text, now)
        change = self._change(Standing(doc, before.position, before.known, before.previews))
        change.said = [line]
        if id_ is not None:
            change.answered = id_, NO_SEAT, msgspec.json.encode(line)
        return change

    def start(self, now: int) -> Change:
        """Deal, and put the first asks."""
        doc = copy_of(self.doc)
        seating.check_can_start(doc)
        return self._begin(doc, replayed(doc, []), now)

    def continue_from(self, lines: list[str], dealt: bool, now: int) -> Change:
        """Go on from the lines of a record, which can be looked back on turn by turn. `dealt`: its
        outcomes follow from this table's secret."""
        doc = copy_of(self.doc)
        secret = bytes.fromhex(doc.secret)
        match: Match = first_match(find(doc.game), doc)
        match.play_lines(lines)
        doc.state, doc.given = "running", 0 if dealt else len(match.lines)
        match.deal_by(secret, [], match.outcomes)
        match.run_chance()
        earlier, made, position = turn.retold(doc, [str(line) for line in match.lines], now)
        position.match.deal_by(secret, [], match.outcomes)
        change = self._turned(doc, position.fork(), made)
        change.earlier, change.news = earlier, True
        return change

    def _begin(self, doc: Doc, position: Position, now: int) -> Change:
        doc.state = "running"
        position.run_chance()
        made = turn.begin(doc, position, now)
        change = self._turned(doc, position.fork(), made)
        change.news = True
        return change

    def _turned(self, doc: Doc, position: Position, made: Turn) -> Change:
        change = self._change(Standing(doc, position, made.known))
        change.row, change.steps = made.row, made.steps
        change.ended = doc.state == "over"
        change.news = doc.state == "over" or doc.takeback != self.doc.takeback
        return change

    def _change(self, after: Standing, grants: Sequence[Grant] = ()) -> Change:
        doc, before = after.doc, self.standing
        doc.version = before.doc.version + 1
        given = {grant.seat for grant in grants if grant.kind == "token"}
        changed_hands = raise_epochs(before.doc, doc, given)
        takeback.review(doc, changed_hands)
        if after.position is not None:
            doc.layout = layout_of(after.position.game)
        wakes = wakes_at(doc, after.position)
        is_woken_anew = wakes != wakes_at(before.doc, before.position)
        refiled = is_woken_anew or filed_by(doc) != filed_by(before.doc)
        return Change(after, wakes, refiled, changed_hands=changed_hands, grants=grants)

    # ------------------------------------------------------------------ afterwards

    def adopt(self, change: Change) -> None:
        """The change is on disk: from now on the table is like that."""
        self.standing = change.after
        self.recent.add(change.earlier)
        if change.row is not None:
            self.recent.add([change.row])
        if change.answered is not None:
            id_, seat, answer = change.answered
            self.answers[id_] = (seat, answer)
            while len(self.answers) > RECENT_ANSWERS:
                self.answers.popitem(last=False)


def _answered(
    command: Command | AskTakeback | AnswerTakeback, doc: Doc, confirmed: bool
) -> tuple[str, int, bytes]:
    """A command's id and seat, and what it is answered, now and whenever it comes again."""
    seat = command.seat
    draft = doc.drafts.get(str(seat), [])
    done = Done(command.id, doc.numbers[seat], doc.open_ask(seat), draft, confirmed)
    return command.id, seat, msgspec.json.encode(done)
