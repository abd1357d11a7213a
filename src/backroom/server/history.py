"""A match looked back on: replays, matchfile, checking the dealing, going on from a moment.

All of these play a match through from its lines, so they run in a worker thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import msgspec

from backroom.engine import dealing, matchfile
from backroom.engine.errors import Refused
from backroom.engine.match import Line, Match
from backroom.server import play
from backroom.server.api import Log, LogStep, Replay, ReplayStep, Value, Verification
from backroom.server.documents import Doc
from backroom.server.house import find
from backroom.server.live import Live, strings_of
from backroom.server.store.tables import TurnRow

MOST_STEPS = 100
MOST_LOGGED = 5000


def lines_in(turn: TurnRow) -> list[str]:
    return turn.lines.split("\n") if turn.lines else []


def replay(doc: Doc, turns: list[TurnRow], audience: int | None, first: int, count: int) -> Replay:
    """The steps of an audience's own stream: what left no trace in it is no step."""
    place = doc.seats if audience is None else audience
    total = sum(turn.streams[place] is not None for turn in turns)
    wanted = range(first, min(first + min(count, MOST_STEPS), total))
    shown, match = _as_known(doc), Live.manual(find(doc.game), doc)
    steps: list[ReplayStep] = []
    number = -1
    for turn in turns:
        match.play_lines(lines_in(turn))
        _tell_asked(shown, match, turn)
        if turn.streams[place] is None:
            continue
        number += 1
        if number >= wanted.stop:
            break
        if number in wanted:
            view = match.view_of(audience, play.asked_as_known(shown, match, audience), closed=True)
            seen = [match.game.event_for(row, audience) for line in turn.events for row in line]
            events = [event for event in seen if event is not None]
            raw = cast("dict[str, Any]", msgspec.Raw(view))
            steps.append(ReplayStep(number, events, raw))
    return Replay(audience, total, steps)


def log(doc: Doc, turns: list[TurnRow], audience: int | None, first: int, count: int) -> Log:
    """The same without views: nothing is played through for it."""
    place, game = doc.seats if audience is None else audience, find(doc.game)
    own = [turn for turn in turns if turn.streams[place] is not None]
    steps = []
    for step, turn in enumerate(own[first : first + min(count, MOST_LOGGED)], first):
        seen = [game.event_for(row, audience) for line in turn.events for row in line]
        steps.append(LogStep(step, [event for event in seen if event is not None]))
    return Log(audience, len(own), steps)


def _as_known(doc: Doc) -> Doc:
    """A document to look back with: whom everybody knows to be asked changes along the way."""
    shown = Doc(**{name: getattr(doc, name) for name in doc.__struct_fields__})
    shown.asked = []
    return shown


def _tell_asked(shown: Doc, match: Live, turn: TurnRow) -> None:
    if turn.streams[-1] is not None:
        to_act = match.to_act
        shown.asked = list(to_act) if isinstance(to_act, tuple) else []


def played(doc: Doc, turns: list[TurnRow]) -> Match:
    """The whole match, lines and all, with what belongs in its record."""
    match = Live.manual(find(doc.game), doc)
    for turn in turns:
        match.play_lines(lines_in(turn))
    if not doc.given:
        match.secret = bytes.fromhex(doc.secret)
        match.strings = tuple(strings_of(doc))
        match.commitment = doc.commitment
    return match


def record(doc: Doc, turns: list[TurnRow], audience: int | None) -> str:
    """The record file: whole after the end, before it as the audience may read it."""
    match = played(doc, turns)
    if match.over:
        return match.record()
    match.lines = _in_the_open(doc, turns, audience)
    return matchfile.redacted(match, audience)


def _in_the_open(doc: Doc, turns: list[TurnRow], audience: int | None) -> list[Line]:
    """The lines less the answers of others that were given at the same time: the one that
    uncovered them all would tell who was the last to answer."""
    shown, match = _as_known(doc), Live.manual(find(doc.game), doc)
    lines: list[Line] = []
    for turn in turns:
        others = set(play.asked_as_known(shown, match, audience)) - {audience}
        before = len(match.lines)
        match.play_lines(lines_in(turn))
        open_to = ("*", audience) if len(others) > 1 else ("*", audience, *others)
        lines += [line for line in match.lines[before:] if line.actor in open_to]
        _tell_asked(shown, match, turn)
    return lines


def verify(doc: Doc, turns: list[TurnRow]) -> Verification:
    """Recompute every outcome that was dealt at this table."""
    if dealing.commitment(bytes.fromhex(doc.secret)) != doc.commitment:
        return Verification(False, "The secret is not the one that was committed to.", [])
    key = dealing.dealing_key(bytes.fromhex(doc.secret), strings_of(doc))
    match = Live.manual(find(doc.game), doc)
    told: list[str] = []
    lines = [line for turn in turns for line in lines_in(turn)]
    for number, line in enumerate(lines):
        actor, _, text = line.partition(" ")
        if actor == "*" and number >= doc.given:
            possible = match.chance()
            fair = list(possible)[dealing.lot(key, match.outcomes, list(possible.values()))]
            told.append(f"{match.outcomes}: {fair} ({possible[fair]} of {sum(possible.values())})")
            if fair != text:
                sentence = f"Line {number + 1} should have been “* {fair}”."
                return Verification(False, sentence, told)
        match.play_lines([line])
    sentence = f"All {len(told)} outcomes follow from the secret committed to."
    if doc.given:
        sentence += f" The first {doc.given} lines were there before and are not checked."
    return Verification(True, sentence, told)


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
        raise Refused("The record's secret is not the one that was committed to.")
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


def lines_up_to(
    doc: Doc, turns: list[TurnRow], audience: int | None, step: int | None
) -> list[str]:
    """The lines of a match up to a step of an audience's replay; all of them without one."""
    place = doc.seats if audience is None else audience
    lines: list[str] = []
    number = -1
    for turn in turns:
        number += turn.streams[place] is not None
        if step is not None and number > step:
            break
        lines += lines_in(turn)
    if step is not None and number < step:
        raise Refused("There is no such step.")
    return lines
