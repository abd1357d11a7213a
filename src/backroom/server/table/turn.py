"""From one position to the next: what each audience may know of it, and what is asked then."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.engine.match import Match
from backroom.server.clock import DAY, SECOND
from backroom.server.games import find
from backroom.server.structs import Answer
from backroom.server.table import drafts, takeback
from backroom.server.table.document import Ask, Doc, Result, Tally
from backroom.server.table.position import Position, first_match

# Seconds for an ask of a talk step among people, where the table sets none.
USUAL_TALK = 60


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
        return unpack_streams(self.packed_streams)


_pack = msgspec.json.Encoder().encode
_unpack_events = msgspec.json.Decoder(list[list[tuple[int, ...]]]).decode
unpack_streams = msgspec.json.Decoder(list[int | None]).decode


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
    if not position.to_act or doc.called_off is not None:
        return []
    if audience is None or position.asks(audience) == (audience in doc.asked):
        return doc.asked
    others = [seat for seat in doc.asked if seat != audience]
    return sorted([*others, audience]) if position.asks(audience) else others


def begin(doc: Doc, position: Position, now: int) -> Turn:
    """The first position is there: everybody's stream begins with it."""
    doc.numbers = [0] * (doc.seats + 1)
    doc.asks = [Ask() for _ in range(doc.seats)]
    doc.deadlines = [None] * doc.seats
    return _turn(doc, None, position, None, now, [None] * (doc.seats + 1))


def advance(
    doc: Doc, before: Position, after: Position, actor: int | None, now: int, known: list[Any]
) -> Turn:
    """Write into `doc` what follows from the lines of `after`. `known` is what audiences know
    before it, where that is at hand."""
    if not known:
        known = [known_by(doc, before, audience) for audience in doc.audiences()]
    return _turn(doc, before, after, actor, now, known)


def retold(doc: Doc, lines: list[str], now: int) -> tuple[list[TurnRow], Turn, Position]:
    """A match from its lines, as if everybody had answered one by one: the turns before the last
    one as they are stored, the last one, and the position it leads to."""
    match = first_match(find(doc.game), doc)
    opening, *answers = _in_turns(lines)
    position = _played(match, opening)
    made, earlier = begin(doc, position, now), []
    for answer in answers:
        earlier.append(made.row)
        before, position = position, _played(match, answer)
        actor = position.match.lines[0].actor
        who = actor if isinstance(actor, int) else None
        made = advance(doc, before, position, who, now, made.known)
    return earlier, made, position


def _played(match: Match, lines: list[str]) -> Position:
    """Play lines of a match that keeps them all; where it stands then, with these alone."""
    before = len(match.lines)
    match.play_lines(lines)
    # Not all lines are copied for each.
    kept, match.lines = match.lines, match.lines[before:]
    position = Position(match.fork())
    match.lines = kept
    return position


def _in_turns(lines: list[str]) -> list[list[str]]:
    """The outcomes before the first answer, then each answer with the outcomes that follow."""
    turns: list[list[str]] = [[]]
    for line in lines:
        if not line.startswith("*"):
            turns.append([])
        turns[-1].append(line)
    return turns


def _turn(
    doc: Doc,
    before: Position | None,
    position: Position,
    actor: int | None,
    now: int,
    known: list[Any],
) -> Turn:
    seen = position.events_by_audience(doc.audiences())
    public = bool(seen[-1]) or known[-1] is None or known[-1][0] != position.visible(None)
    # It goes by who was asked before the turn.
    takeback.follow(doc, before, position, actor, told=all(seen))
    if public:
        doc.asked = list(position.to_act)
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
    asked = array("i", position.legal_codes(seat)).tobytes() + position.phase().encode()
    return hashlib.sha256(asked).hexdigest()[:12]


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
    if doc.takeback is not None:
        doc.takeback.until += by


def _limit(doc: Doc, talking: bool) -> int | None:
    clock = doc.settings.clock
    talk = doc.settings.talk
    if talk is None:
        talk = 0 if doc.is_solo else USUAL_TALK
    if talking and talk and clock.kind != "day":
        return talk * SECOND
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
    _put_away(doc)
    match = position.match
    places = match.places
    resigned = [seat for seat, player in enumerate(doc.players) if player.resigned]
    doc.result = Result(match.scores, places, list(match.winners), resigned)
    for seat, player in enumerate(doc.players):
        entry = _entry(doc, player.name or "", player.owner, player.face)
        entry.matches += 1
        entry.wins += places[seat] == 1
        entry.places.append(places[seat])


def call_off(doc: Doc, by: str) -> None:
    """The match ends without a result, and the tally says so."""
    doc.called_off = by
    doc.paused_at = None
    _put_away(doc)
    for ask in doc.asks:
        ask.open = False
    for player in doc.players:
        _entry(doc, player.name or "", player.owner, player.face).called_off += 1


def _put_away(doc: Doc) -> None:
    """Nobody is asked any more."""
    doc.asked = []
    doc.drafts = {}
    doc.releases = {}
    doc.last_turn = doc.takeback = None
    doc.deadlines = [None] * doc.seats


def _entry(doc: Doc, name: str, person: str | None, face: int | None) -> Tally:
    """Of a person whatever they are called now, unless several share one device; of a bot by its
    face."""
    sharing = person is not None and len(doc.seats_of(person)) > 1
    for entry in doc.tally:
        named = entry.name == name or (person is not None and not sharing)
        if (entry.person, entry.face) == (person, face) and named:
            return entry
    doc.tally.append(Tally(name, person, 0, 0, [], face))
    return doc.tally[-1]
