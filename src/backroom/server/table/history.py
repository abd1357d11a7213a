"""A match looked back on: replays, records, checking the dealing, going on from a moment.

All of these play a match through from its lines, so they run in a worker thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, cast

import msgspec

from backroom.engine import dealing, matchfile
from backroom.engine.declare import TAKEN_BACK
from backroom.engine.game import Game
from backroom.engine.lines import BACK
from backroom.engine.match import Line, Match
from backroom.engine.verifying import check_dealing
from backroom.server.clock import SECOND
from backroom.server.games import find
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Value
from backroom.server.table.document import Doc
from backroom.server.table.position import Position, base_of, first_match, strings_of
from backroom.server.table.turn import TurnRow, asked_as_known

MOST_STEPS = 100
MOST_LOGGED = 5000


class ReplayStep(Answer):
    """A moment of the match as an audience saw it: what happened, and the view after it."""

    step: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Answer):
    """`steps` of the `count` there are, from the asked one on. Step 0 is the first position."""

    seat: int | None
    count: int
    steps: list[ReplayStep]


class LogStep(Answer):
    """What an audience was told of one step of its replay."""

    step: int
    events: list[dict[str, Any]]


class Log(Answer):
    """The replay without its views: `steps` of the `count` there are, from the asked one on."""

    seat: int | None
    count: int
    steps: list[LogStep]


class Verification(Answer):
    """Every outcome recomputed from the secret: all as dealt, or which is not."""

    honest: bool
    sentence: str
    outcomes: list[str]


def standing(turns: list[TurnRow]) -> list[TurnRow]:
    """The turns that no later one takes back."""
    stand: list[TurnRow] = []
    for turn in turns:
        if turn.lines.startswith(BACK):
            kind, _, steps = turn.events[0][0]
            assert kind == TAKEN_BACK
            del stand[-steps:]
        else:
            stand.append(turn)
    return stand


def events_for(game: Game, turn: TurnRow, audience: int | None) -> list[dict[str, Any]]:
    """The events of a stored turn as an audience sees them."""
    seen = (game.event_for(row, audience) for line in turn.events for row in line)
    return [event for event in seen if event is not None]


def replay(doc: Doc, turns: list[TurnRow], audience: int | None, first: int, count: int) -> Replay:
    """The steps of an audience's own stream: what left no trace in it is no step."""
    place = -1 if audience is None else audience
    total = sum(turn.streams[place] is not None for turn in turns)
    wanted = range(first, min(first + min(count, MOST_STEPS), total))
    shown, position = _as_known(doc), _first(doc)
    steps: list[ReplayStep] = []
    number = -1
    for turn in turns:
        position.play_lines(turn.record_lines)
        _tell_asked(shown, position, turn)
        if turn.streams[place] is None:
            continue
        number += 1
        if number >= wanted.stop:
            break
        if number in wanted:
            asked = asked_as_known(shown, position, audience)
            view = position.encoded_view(audience, asked, without_legal=True)
            events = events_for(position.game, turn, audience)
            steps.append(ReplayStep(number, events, cast("dict[str, Any]", msgspec.Raw(view))))
    return Replay(audience, total, steps)


def log(doc: Doc, turns: list[TurnRow], audience: int | None, first: int, count: int) -> Log:
    """The same without views: nothing is played through for it."""
    place, game = -1 if audience is None else audience, find(doc.game)
    own = [turn for turn in turns if turn.streams[place] is not None]
    wanted = own[first : first + min(count, MOST_LOGGED)]
    steps = [
        LogStep(step, events_for(game, turn, audience)) for step, turn in enumerate(wanted, first)
    ]
    return Log(audience, len(own), steps)


def _first(doc: Doc) -> Position:
    return Position(first_match(find(doc.game), doc))


def _as_known(doc: Doc) -> Doc:
    """A document to look back with: whom everybody knows to be asked changes along the way."""
    shown = Doc(**{name: getattr(doc, name) for name in doc.__struct_fields__})
    shown.asked = []
    # It was not called off yet.
    shown.called_off = None
    return shown


def _tell_asked(shown: Doc, position: Position, turn: TurnRow) -> None:
    if turn.streams[-1] is not None:
        shown.asked = list(position.to_act)


def played(doc: Doc, turns: list[TurnRow]) -> Match:
    """The whole match, lines and all, with what belongs in its record."""
    match = first_match(find(doc.game), doc)
    for turn in turns:
        match.play_lines(turn.record_lines)
    if not doc.given:
        match.secret = bytes.fromhex(doc.secret)
        match.strings = tuple(strings_of(doc))
        match.commitment = doc.commitment
    match.notes = tuple(note.sentence for note in doc.notes)
    return match


def record(doc: Doc, turns: list[TurnRow], audience: int | None) -> str:
    """The record file: whole after the end, before it as the audience may read it."""
    if doc.base:
        raise Problem("no_lines")
    match = played(doc, turns)
    if doc.is_ended:
        # The secret is told of a match that was called off, too.
        return matchfile.write(match, private=True)
    match.lines = _in_the_open(doc, turns, audience)
    # Like the secret, what the seats added to the dealing is told after the end.
    match.strings = ()
    return matchfile.redacted(match, audience)


def _in_the_open(doc: Doc, turns: list[TurnRow], audience: int | None) -> list[Line]:
    """The lines less the answers of others that were given at the same time: the one that
    uncovered them all would tell who was the last to answer."""
    shown, position = _as_known(doc), _first(doc)
    lines: list[Line] = []
    for turn in turns:
        others = set(asked_as_known(shown, position, audience)) - {audience}
        before = len(position.match.lines)
        position.play_lines(turn.record_lines)
        open_to = {"*", BACK, audience} if len(others) > 1 else {"*", BACK, audience, *others}
        lines += [line for line in position.match.lines[before:] if line.actor in open_to]
        _tell_asked(shown, position, turn)
    return lines


def verify(doc: Doc, turns: list[TurnRow]) -> Verification:
    """Recompute every outcome that was dealt at this table."""
    outcomes: list[str] = []
    verdict = check_dealing(
        first_match(find(doc.game), doc),
        [line for turn in turns for line in turn.record_lines],
        bytes.fromhex(doc.secret),
        strings_of(doc),
        doc.commitment,
        given=doc.given,
        heard=outcomes.append,
    )
    return Verification(verdict.honest, verdict.sentence, outcomes)


@dataclass
class Uploaded:
    """A record somebody brought, replayed."""

    game: str
    rules: int
    edition: str
    box: str
    seats: int
    options: dict[str, Value]
    lines: list[str]
    over: bool
    secret: bytes | None
    strings: list[bytes]


def game_in(text: str) -> str:
    """Which game a record is of."""
    name: str = matchfile.Reader(text).header().game.name
    return name


def read(text: str) -> Uploaded:
    """Replay a record; refuses what is none."""
    match = matchfile.replay(text)
    if match.secret is not None and (
        match.commitment is None or dealing.commitment(match.secret) != match.commitment
    ):
        raise Problem("record_secret")
    return Uploaded(
        match.game.name,
        match.rules,
        match.edition.name,
        match.edition.hash,
        match.seats,
        _given(match),
        [str(line) for line in match.lines],
        match.over,
        match.secret,
        list(match.strings),
    )


def _given(match: Match) -> dict[str, Value]:
    options = match.game.options.options
    return {name: value for name, value in match.options.items() if options[name].fits(match.seats)}


def known_world(doc: Doc, lines: list[str], seat: int) -> dict[str, Any]:
    """A position that a seat cannot tell from the one these lines lead to, made from what it knows
    alone: what bots hold in the match stays theirs, however the branch goes on."""
    match = first_match(find(doc.game), doc)
    match.play_lines(lines)
    return base_of(match.world(seat))


def lines_up_to(
    doc: Doc, turns: list[TurnRow], audience: int | None, step: int | None
) -> list[str]:
    """The lines of a match up to a step of an audience's replay; all of them without one."""
    place = -1 if audience is None else audience
    lines: list[str] = []
    number = -1
    for turn in turns:
        number += turn.streams[place] is not None
        if step is not None and number > step:
            break
        lines += turn.record_lines
    if step is not None and number < step:
        raise Problem("no_step")
    return lines


def lines_before(turns: list[TurnRow], line: int) -> list[str]:
    """The lines of a match before one of them, by its index."""
    lines = [one for turn in turns for one in turn.record_lines]
    if line > len(lines):
        raise Problem("no_step")
    return lines[:line]


def steps_before(turns: list[TurnRow], audience: int | None) -> list[int]:
    """For each line of the record, and for its end, the step of an audience's replay that shows the
    table before the turn that the line belongs to."""
    place = -1 if audience is None else audience
    steps: list[int] = []
    number = -1
    for turn in turns:
        steps += [max(number, 0)] * len(turn.record_lines)
        number += turn.streams[place] is not None
    return [*steps, max(number, 0)]


def seconds_used(doc: Doc, turns: list[TurnRow]) -> list[int]:
    """By seat, how long the table waited for its turns, in seconds."""
    used = [0] * doc.seats
    for before, turn in pairwise(turns):
        actor = turn.lines.partition(" ")[0]
        if actor.isdigit():
            used[int(actor)] += max(0, turn.at - before.at)
    return [round(one / SECOND) for one in used]


def allows_hints(doc: Doc) -> bool:
    """Against bots alone always; among people if the table was opened so."""
    return doc.is_solo or doc.settings.hints
