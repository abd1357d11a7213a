"""A table in memory: its document and its match, and what each audience is told of them.

Nothing here writes. A change is planned on copies, put on disk by its caller, and only then
adopted.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from backroom.engine.errors import Refused
from backroom.server import drafts, play
from backroom.server.api import Command, Done, Draft, State, Step
from backroom.server.documents import Doc, copy_of
from backroom.server.drafts import Preview
from backroom.server.faults import Fault, too_late
from backroom.server.live import Live, layout_of, view_hash
from backroom.server.play import Turn
from backroom.server.store.tables import TurnRow, Write, pack

# Turns and answers kept in memory; older ones are read from disk.
RECENT_TURNS = 64
RECENT_ANSWERS = 128
PACE = {"normal": 800, "fast": 200, "none": 0}


@dataclass
class Change:
    """What a command comes to: the write, and what the table is afterwards."""

    write: Write
    live: Live | None
    # By audience (onlookers last): the step it is told, None for nothing.
    steps: list[Step | None] = field(default_factory=list)
    # Whether people are told about the table itself.
    news: bool = False
    known: list[Any] = field(default_factory=list)
    previews: dict[int, Preview] = field(default_factory=dict)


class Room:
    """One table."""

    def __init__(self, doc: Doc, live: Live | None):
        self.doc = doc
        self.live = live
        self.lock = asyncio.Lock()
        self.recent: deque[TurnRow] = deque(maxlen=RECENT_TURNS)
        self.answers: OrderedDict[str, tuple[int, bytes]] = OrderedDict()
        self.previews: dict[int, Preview] = {}
        # What each audience knows, as the last turn left it.
        self.known: list[Any] = []
        self.moved = asyncio.Event()
        # The asks that bots think about, by seat.
        self.thinking: dict[int, int] = {}
        self.touched = 0
        self.timer: asyncio.TimerHandle | None = None
        # Seconds before what the database refused was last tried again; 0 since it works.
        self.wait = 0.0
        self._states: dict[int | None, State] = {}

    # ------------------------------------------------------------------ what is seen

    def state(self, audience: int | None) -> State:
        """All an audience knows."""
        if audience not in self._states:
            self._states[audience] = self._make_state(audience)
        return self._states[audience]

    def _make_state(self, audience: int | None) -> State:
        doc, live = self.doc, self.live
        if live is None:
            return State(audience, 0, None, None, None, "", [None] * doc.seats)
        ask, draft, preview = None, None, None
        if audience is not None:
            ask = doc.asks[audience].number if doc.asks[audience].open else None
            preview = self.preview(audience)
        asked = play.asked_as_known(doc, live, audience)
        if preview is not None:
            draft = Draft(preview.actions, preview.barrier)
            view = preview.world.view_of(audience, asked, closed=preview.barrier)
        else:
            view = live.view_of(audience, asked)
        place = doc.seats if audience is None else audience
        return State(
            audience,
            doc.numbers[place],
            ask,
            draft,
            # Already JSON: encoded once, hashed and sent as it is.
            cast("dict[str, Any]", msgspec.Raw(view)),
            view_hash(view),
            list(doc.deadlines),
        )

    def preview(self, seat: int) -> Preview | None:
        """The seat's draft, played out in its own world."""
        actions = self.doc.drafts.get(str(seat))
        if not actions or self.live is None:
            return None
        if seat not in self.previews or self.previews[seat].actions != actions:
            self.previews[seat] = drafts.lay_out(self.live, seat, actions)
        return self.previews[seat]

    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are truly asked now, while the match runs."""
        if self.live is None or self.doc.state != "running":
            return ()
        to_act = self.live.to_act
        return to_act if isinstance(to_act, tuple) else ()

    # ------------------------------------------------------------------ commands

    def plan(self, command: Command, now: int) -> Change:
        """What a command comes to, or a fault."""
        doc = self.doc
        if doc.state != "running" or self.live is None:
            raise too_late(_not_running(doc))
        seat = command.seat
        ask = doc.asks[seat]
        if not ask.open or command.ask != ask.number:
            raise self.stale(seat, "That ask is over; this is how things stand now.")
        drafted = doc.drafts.get(str(seat), [])
        if command.drafted is not None and command.drafted != len(drafted):
            raise self.stale(seat, "The draft was changed meanwhile, perhaps on another device.")
        if command.do == "play":
            return self._plan_play(command, drafted, now)
        if not drafted:
            raise self.stale(seat, "There is nothing drafted; what was confirmed stays.")
        if command.do == "confirm":
            return self._confirm(command, drafted, now)
        left = drafted[:-1] if command.do == "undo" else []
        return self._draft(command, drafts.lay_out(self.live, seat, left))

    def stale(self, seat: int, sentence: str) -> Fault:
        return Fault(409, sentence, state=self.state(seat))

    def _plan_play(self, command: Command, drafted: list[str], now: int) -> Change:
        assert self.live is not None
        seat, action = command.seat, command.action
        if action is None:
            raise Fault(422, "A play needs an action.")
        if command.confirm == "yes" and not drafted:
            # Nothing to show first, so no world is made for it.
            return self._confirm(command, [action], now)
        preview = self.preview(seat) or drafts.lay_out(self.live, seat, [])
        preview = drafts.add(preview, seat, action)
        if command.confirm == "yes" or (command.confirm == "barrier" and preview.barrier):
            return self._confirm(command, preview.actions, now)
        return self._draft(command, preview)

    def _draft(self, command: Command, preview: Preview) -> Change:
        """Only the own stream learns of a draft."""
        doc = copy_of(self.doc)
        seat = command.seat
        if preview.actions:
            doc.drafts[str(seat)] = preview.actions
        else:
            doc.drafts.pop(str(seat), None)
        doc.numbers[seat] += 1
        steps: list[Step | None] = [None] * (doc.seats + 1)
        steps[seat] = Step(doc.numbers[seat], [], own=True)
        write = self.write(doc, self.live)
        write.command = self._answered(command, doc, confirmed=False)
        return Change(write, self.live, steps, previews={**self.previews, seat: preview})

    def _confirm(self, command: Command, actions: list[str], now: int) -> Change:
        """Write the draft: all its actions in one commit, and only then chance."""
        assert self.live is not None
        doc, after = copy_of(self.doc), self.live.fork()
        for number, action in enumerate(actions):
            if number and not self._still_asked(after, command.seat):
                raise Refused(f"“{action}” is not possible: the ask is over before it.")
            after.play(command.seat, action)
        turn = play.advance(doc, self.live, after, command.seat, now, self.known)
        change = self.turned(doc, after, turn, now)
        change.write.command = self._answered(command, doc, confirmed=True)
        return change

    def _still_asked(self, live: Live, seat: int) -> bool:
        to_act = live.to_act
        return isinstance(to_act, tuple) and seat in to_act

    def turned(self, doc: Doc, live: Live, turn: Turn, now: int) -> Change:
        """A change that holds a turn."""
        if turn.steps[-1] is not None:
            # Seen in lists of tables, so it must not tell of what only some may know.
            doc.changed = now
        write = self.write(doc, live)
        write.turn = TurnRow(
            turn.number, "\n".join(turn.lines), pack(turn.events), pack(turn.streams), now
        )
        steps = [Step(step[0], step[1]) if step else None for step in turn.steps]
        return Change(write, live, steps, news=doc.state == "over", known=turn.known)

    def _answered(self, command: Command, doc: Doc, confirmed: bool) -> tuple[str, int, bytes]:
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

    def write(self, doc: Doc, live: Live | None) -> Write:
        doc.version = self.doc.version + 1
        if live is not None:
            doc.layout = layout_of(live.game)
        wakes = wakes_at(doc, live)
        refiled = wakes != wakes_at(self.doc, self.live) or filed_by(doc) != filed_by(self.doc)
        return Write(doc, live.position if live else None, wakes, refiled=refiled)

    # ------------------------------------------------------------------ changes of other kinds

    def refreshed(self, doc: Doc) -> list[Step | None]:
        """Everybody's state has changed although nothing happened in the match: deadlines."""
        doc.numbers = [number + 1 for number in doc.numbers]
        return [Step(number, []) for number in doc.numbers]

    def forget(self) -> None:
        """The table was read from disk anew."""
        self.recent.clear()
        self.answers.clear()
        self.known = []
        self.previews.clear()
        self._states.clear()

    def adopt(self, change: Change) -> None:
        """The change is on disk: from now on the table is like that."""
        write = change.write
        self.doc, self.live = write.doc, change.live
        self.previews = change.previews
        self.wait = 0.0
        self._states.clear()
        if write.turn is not None:
            self.recent.append(write.turn)
            self.known = change.known
        if write.command is not None:
            id_, seat, answer = write.command
            self.answers[id_] = (seat, answer)
            while len(self.answers) > RECENT_ANSWERS:
                self.answers.popitem(last=False)
        self.moved.set()
        self.moved = asyncio.Event()


def _not_running(doc: Doc) -> str:
    return {
        "open": "The match has not started yet.",
        "paused": "The table is paused.",
        "over": "The match is over.",
        "closed": "The table is closed.",
    }.get(doc.state, "The match does not run.")


def filed_by(doc: Doc) -> tuple[object, ...]:
    """What tables are found by, besides when they wake."""
    return doc.state, doc.settings.listed, doc.code, doc.invite


def wakes_at(doc: Doc, live: Live | None) -> int | None:
    """When the server must do something by itself: a bot's answer, or the end of a clock."""
    if live is None or doc.state != "running":
        return None
    to_act = live.to_act
    if not isinstance(to_act, tuple):
        return None
    moments = []
    for seat in to_act:
        if doc.players[seat].by_bot:
            moments.append(doc.asks[seat].since + PACE[doc.settings.pace])
        elif (limit := doc.deadlines[seat]) is not None:
            moments.append(limit)
    return min(moments, default=None)
