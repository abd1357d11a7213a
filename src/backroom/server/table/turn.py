"""From one position to the next: what each audience may know of it, and what is asked then."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.server.clock import DAY, SECOND
from backroom.server.structs import Answer
from backroom.server.table import drafts
from backroom.server.table.document import Ask, Doc, Result, Tally
from backroom.server.table.position import Position


class Step(Answer):
    """One message of a stream: the events, and (in the last of an answer) what follows.

    `number` is one more than that of the step before. `own` tells that this is the answer to the
    seat's own draft and nothing has happened yet.
    """

    number: int
    events: list[dict[str, Any]]
    own: bool = False


class TurnRow(msgspec.Struct, gc=False):
    """One commit of a match as it is stored. Tables keep many in memory, so it stays packed."""

    number: int
    lines: str
    packed_events: bytes
    packed_streams: bytes
    at: int

    @property
    def record_lines(self) -> list[str]:
        return self.lines.split("\n") if self.lines else []

    @property
    def events(self) -> list[list[tuple[int, ...]]]:
        """By line, the events in numbers."""
        return _unpack_events(self.packed_events)

    @property
    def streams(self) -> list[int | None]:
        """By audience, the number of the step in its stream; None where it leaves no trace."""
        return _unpack_streams(self.packed_streams)


_pack = msgspec.json.Encoder().encode
_unpack_events = msgspec.json.Decoder(list[list[tuple[int, ...]]]).decode
_unpack_streams = msgspec.json.Decoder(list[int | None]).decode


@dataclass
class Turn:
    """What one commit of a match comes to, by audience (onlookers last)."""

    row: TurnRow
    # What each is told; None where it leaves no trace.
    steps: list[Step | None] = field(default_factory=list)
    # What each knows after it; the next turn compares with that.
    known: list[Any] = field(default_factory=list)


def known_by(doc: Doc, position: Position, audience: int | None) -> tuple[object, ...]:
    """All that an audience's state depends on: if it is the same, nothing has happened for it."""
    ask = doc.asks[audience] if audience is not None else None
    own = (ask.number, ask.open) if ask else None
    asked = tuple(asked_as_known(doc, position, audience))
    return position.visible(audience), asked, own, position.over


def asked_as_known(doc: Doc, position: Position, audience: int | None) -> list[int]:
    """The seats that are asked, as far as an audience may know: a covered answer of somebody else
    changes nothing until something is shown to all."""
    if not isinstance(position.to_act, tuple):
        return []
    asked = {seat for seat in doc.asked if seat != audience}
    if audience is not None and position.asks(audience):
        asked.add(audience)
    return sorted(asked)


def begin(doc: Doc, position: Position, now: int) -> Turn:
    """The first position is there: everybody's stream begins with it."""
    doc.numbers = [0] * (doc.seats + 1)
    doc.asks = [Ask() for _ in range(doc.seats)]
    doc.deadlines = [None] * doc.seats
    return _turn(doc, position, None, now, [None] * (doc.seats + 1))


def advance(
    doc: Doc, before: Position, after: Position, actor: int | None, now: int, known: list[Any]
) -> Turn:
    """Write into `doc` what follows from the lines of `after`. `known` is what audiences know
    before it, where that is at hand."""
    if not known:
        known = [known_by(doc, before, audience) for audience in doc.audiences()]
    return _turn(doc, after, actor, now, known)


def _turn(doc: Doc, position: Position, actor: int | None, now: int, known: list[Any]) -> Turn:
    seen = position.events_by_audience(doc.audiences())
    public = bool(seen[-1]) or known[-1] is None or known[-1][0] != position.visible(None)
    if public:
        doc.asked = list(position.to_act) if isinstance(position.to_act, tuple) else []
    _ask(doc, position, actor, now)
    if public:
        set_deadlines(doc, position, now)
    _rebase_drafts(doc, position, actor)
    turn = Turn(_row(doc.turns, position, now))
    for place, audience in enumerate(doc.audiences()):
        turn.known.append(known_by(doc, position, audience))
        if not seen[place] and known[place] == turn.known[place]:
            turn.steps.append(None)
            continue
        doc.numbers[place] += 1
        turn.steps.append(Step(doc.numbers[place], seen[place]))
    if turn.steps[-1] is not None:
        # Seen in lists of tables, so it must not tell of what only some may know.
        doc.changed = now
    turn.row.packed_streams = _pack([step.number if step else None for step in turn.steps])
    doc.turns += 1
    doc.lines += len(position.match.lines)
    doc.outcomes = position.match.outcomes
    if position.over:
        end(doc, position)
    return turn


def _row(number: int, position: Position, now: int) -> TurnRow:
    lines = position.match.lines
    events = _pack([line.events for line in lines])
    return TurnRow(number, "\n".join(map(str, lines)), events, b"", now)


def _ask(doc: Doc, position: Position, actor: int | None, now: int) -> None:
    """Give new numbers to the asks that are new: of who has acted, or is asked something else."""
    for seat, ask in enumerate(doc.asks):
        if not position.asks(seat):
            ask.open = False
            continue
        mark = _mark(position, seat)
        if not ask.open or seat == actor or mark != ask.mark:
            ask.number += 1
            ask.since = now
        ask.open = True
        ask.mark = mark


def _mark(position: Position, seat: int) -> str:
    """What a seat is asked, in short."""
    asked = f"{position.phase()} {position.legal_codes(seat)}"
    return hashlib.sha256(asked.encode()).hexdigest()[:12]


def set_deadlines(doc: Doc, position: Position, now: int) -> None:
    """Until when those asked may think. It depends on what everybody knows alone, so that no
    clock tells of a covered answer."""
    talking = position.phase() in position.game.phases.talking()
    for seat in range(doc.seats):
        player = doc.players[seat]
        limit = None
        if seat in doc.asked and player.kind == "person" and not player.by_bot:
            limit = _limit(doc, talking)
        doc.deadlines[seat] = None if limit is None else now + limit


def restart_clock(doc: Doc, position: Position, seat: int, now: int) -> None:
    """A seat came back: its clock starts anew."""
    before = list(doc.deadlines)
    set_deadlines(doc, position, now)
    doc.deadlines = [
        fresh if place == seat else old
        for place, (fresh, old) in enumerate(zip(doc.deadlines, before, strict=True))
    ]


def postpone_deadlines(doc: Doc, by: int) -> None:
    """Time that counts for nobody: the clocks go on where they stood."""
    doc.deadlines = [None if limit is None else limit + by for limit in doc.deadlines]


def _limit(doc: Doc, talking: bool) -> int | None:
    clock = doc.settings.clock
    if talking and doc.settings.talk and clock.kind != "day":
        return doc.settings.talk * SECOND
    if clock.kind == "move" and clock.amount:
        return clock.amount * SECOND
    if clock.kind == "day" and clock.amount:
        return clock.amount * DAY
    return None


def _rebase_drafts(doc: Doc, position: Position, actor: int | None) -> None:
    for key in list(doc.drafts):
        seat = int(key)
        ended = seat == actor or not doc.asks[seat].open
        if ended or not drafts.rebase(position, seat, doc.drafts[key]):
            del doc.drafts[key]


def end(doc: Doc, position: Position) -> None:
    """The match is over: result, and the evening's tally."""
    doc.state = "over"
    doc.asked = []
    doc.drafts = {}
    doc.deadlines = [None] * doc.seats
    match = position.match
    places = match.places
    resigned = [seat for seat, player in enumerate(doc.players) if player.resigned]
    doc.result = Result(match.scores, places, list(match.winners), resigned)
    for seat, player in enumerate(doc.players):
        entry = _entry(doc, player.name or f"{seat}", player.owner)
        entry.matches += 1
        entry.wins += places[seat] == 1
        entry.places.append(places[seat])


def _entry(doc: Doc, name: str, person: str | None) -> Tally:
    for entry in doc.tally:
        if (entry.person == person and person is not None) or (
            person is None and entry.person is None and entry.name == name
        ):
            return entry
    doc.tally.append(Tally(name, person, 0, 0, []))
    return doc.tally[-1]
