"""From one position to the next: what each audience may know of it, and what is asked then."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from backroom.server import drafts
from backroom.server.api import Result, Tally
from backroom.server.documents import Ask, Doc
from backroom.server.live import Live

SECOND, DAY = 1000, 86_400_000


@dataclass
class Turn:
    """One commit of a match. `steps` holds, by audience (onlookers last), the number of the step
    in its stream and the events it sees, or None where it leaves no trace."""

    number: int
    lines: list[str]
    events: list[list[tuple[int, ...]]]
    steps: list[tuple[int, list[dict[str, Any]]] | None] = field(default_factory=list)
    # What each audience knows after it; the next turn compares with that.
    known: list[Any] = field(default_factory=list)

    @property
    def streams(self) -> list[int | None]:
        return [step[0] if step else None for step in self.steps]


def known_by(doc: Doc, live: Live, audience: int | None) -> tuple[object, ...]:
    """All that an audience's state depends on: if it is the same, nothing has happened for it."""
    ask = doc.asks[audience] if audience is not None else None
    own = (ask.number, ask.open) if ask else None
    return live.knows(audience), tuple(asked_as_known(doc, live, audience)), own, live.over


def asked_as_known(doc: Doc, live: Live, audience: int | None) -> list[int]:
    """The seats that are asked, as far as an audience may know: a covered answer of somebody else
    changes nothing until something is shown to all."""
    to_act = live.to_act
    if not isinstance(to_act, tuple):
        return []
    asked = {seat for seat in doc.asked if seat != audience}
    if audience is not None and audience in to_act:
        asked.add(audience)
    return sorted(asked)


def begin(doc: Doc, live: Live, now: int) -> Turn:
    """The first position is there: everybody's stream begins with it."""
    doc.numbers = [0] * (doc.seats + 1)
    doc.asks = [Ask() for _ in range(doc.seats)]
    doc.deadlines = [None] * doc.seats
    return _turn(doc, live, None, now, [None] * (doc.seats + 1))


def advance(
    doc: Doc, before: Live, after: Live, actor: int | None, now: int, known: list[Any]
) -> Turn:
    """Write into `doc` what follows from the lines of `after`. `known` is what audiences know
    before it, where that is at hand."""
    if not known:
        known = [known_by(doc, before, audience) for audience in doc.audiences()]
    return _turn(doc, after, actor, now, known)


def _turn(doc: Doc, live: Live, actor: int | None, now: int, known: list[Any]) -> Turn:
    turn = Turn(
        doc.turns, [str(line) for line in live.lines], [list(line.events) for line in live.lines]
    )
    seen = live.seen_by(doc.audiences())
    public = bool(seen[-1]) or known[-1] is None or known[-1][0] != live.knows(None)
    to_act = live.to_act
    if public:
        doc.asked = list(to_act) if isinstance(to_act, tuple) else []
    _ask(doc, live, actor, now)
    if public:
        set_deadlines(doc, live, now)
    _rebase_drafts(doc, live, actor)
    for place, audience in enumerate(doc.audiences()):
        turn.known.append(known_by(doc, live, audience))
        if not seen[place] and known[place] == turn.known[place]:
            turn.steps.append(None)
            continue
        doc.numbers[place] += 1
        turn.steps.append((doc.numbers[place], seen[place]))
    doc.turns += 1
    doc.lines += len(live.lines)
    doc.outcomes = live.outcomes
    if to_act == "over":
        end(doc, live)
    return turn


def _ask(doc: Doc, live: Live, actor: int | None, now: int) -> None:
    """Give new numbers to the asks that are new: of who has acted, or is asked something else."""
    to_act = live.to_act
    for seat, ask in enumerate(doc.asks):
        asked = isinstance(to_act, tuple) and seat in to_act
        if not asked:
            ask.open = False
            continue
        mark = _mark(live, seat)
        if not ask.open or seat == actor or mark != ask.mark:
            ask.number += 1
            ask.since = now
        ask.open = True
        ask.mark = mark


def _mark(live: Live, seat: int) -> str:
    """What a seat is asked, in short."""
    asked = f"{live.phase()} {live.legal_codes(seat)}"
    return hashlib.sha256(asked.encode()).hexdigest()[:12]


def set_deadlines(doc: Doc, live: Live, now: int) -> None:
    """Until when those asked may think. It depends on what everybody knows alone, so that no
    clock tells of a covered answer."""
    talking = live.phase() in live.game.phases.talking()
    for seat in range(doc.seats):
        player = doc.players[seat]
        limit = None
        if seat in doc.asked and player.kind == "person" and not player.by_bot:
            limit = _limit(doc, talking)
        doc.deadlines[seat] = None if limit is None else now + limit


def _limit(doc: Doc, talking: bool) -> int | None:
    clock = doc.settings.clock
    if talking and doc.settings.talk and clock.kind != "day":
        return doc.settings.talk * SECOND
    if clock.kind == "move" and clock.amount:
        return clock.amount * SECOND
    if clock.kind == "day" and clock.amount:
        return clock.amount * DAY
    return None


def _rebase_drafts(doc: Doc, live: Live, actor: int | None) -> None:
    for key in list(doc.drafts):
        seat = int(key)
        ended = seat == actor or not doc.asks[seat].open
        if ended or not drafts.rebase(live, seat, doc.drafts[key]):
            del doc.drafts[key]


def end(doc: Doc, live: Live) -> None:
    """The match is over: result, and the evening's tally."""
    doc.state = "over"
    doc.asked = []
    doc.drafts = {}
    doc.deadlines = [None] * doc.seats
    places = live.places
    resigned = [seat for seat, player in enumerate(doc.players) if player.resigned]
    doc.result = Result(live.scores, places, list(live.winners), resigned)
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
