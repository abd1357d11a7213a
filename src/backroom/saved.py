"""Files for the replay viewer: records, and what the browser saves of a running match.

A running match is saved as one seat may read it: lines with `?` for what it may not see, no `end`,
and after them, as comments, what the seat saw:

# seen {"events": […], "view": {…}}      one for each step; of the view only what has changed
# seen {"draft": ["0 move c3 c4"], …}    the last: own actions that were not confirmed yet
# saved {"seen": 57, "seat": 0, "players": […], …}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.lines import BACK
from backroom.engine.match import Match
from backroom.engine.matchfile import Header, Reader, replay
from backroom.engine.view import fields_of

COMMENT, SEEN, SAVED = "# ", "# seen ", "# saved "
MOST_CHARACTERS = 50_000_000
UNKNOWN = "?"

Event = Mapping[str, Any]


class Moments(Protocol):
    """A match to step through: a sequence of moments, the first being the initial position."""

    game: Game
    seats: int
    # Who saw it: a seat, or None for an onlooker.
    seat: int | None
    # The names of those who played, where they are told.
    players: list[str] | None

    def __len__(self) -> int: ...

    def lines(self, at: int) -> list[str]:
        """The record lines of this moment."""

    def events(self, at: int) -> list[Event]:
        """The events they caused."""

    def view(self, at: int) -> dict[str, Any] | None:
        """The view after it, with the figures of the box; None if it cannot be known."""


def opened(text: str, box: Path | None = None) -> Moments:
    """Parse a file: a finished match, or as much of a running one as it holds."""
    if len(text) > MOST_CHARACTERS:
        raise Refused(f"A file to replay has at most {MOST_CHARACTERS} characters.")
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    record = [line for line in lines if not line.startswith(COMMENT)]
    if any(line.startswith("end ") for line in record):
        return Played(replay("\n".join(record) + "\n", box))
    reader = Reader("\n".join([*record, ""]), box)
    header = reader.header()
    # Of a running match nobody is told the secret.
    if header.secret is not None:
        raise Refused("The record breaks off.")
    if len(record) != len(lines):
        return Seen(header, lines)
    return unfinished(reader, header)


# ---------------------------------------------------------------------------- played through


class Played:
    """A match replayed from its record, line by line, as an onlooker sees it."""

    def __init__(self, match: Match, rest: Sequence[str] = ()):
        """`rest` are lines that cannot be replayed, as something before them is hidden."""
        self.game, self.seats = match.game, match.seats
        self.seat: int | None = None
        self.players: list[str] | None = None
        self.match = match
        self.rest = rest
        # One position for each step, so that going back costs nothing.
        at = Match(match.game, match.seats, match.options, match.edition, rules=match.rules)
        self.steps = [at.fork()]
        for line in match.lines:
            at.play(line.actor, line.text)
            self.steps.append(at.fork())

    def __len__(self) -> int:
        return len(self.steps) + len(self.rest)

    def lines(self, at: int) -> list[str]:
        if at == 0:
            return []
        known = at < len(self.steps)
        return [str(self.match.lines[at - 1]) if known else self.rest[at - len(self.steps)]]

    def events(self, at: int) -> list[Event]:
        if not 0 < at < len(self.steps):
            return []
        return [*self.steps[at].events_for(None, at - 1)]

    def view(self, at: int) -> dict[str, Any] | None:
        if at >= len(self.steps):
            return None
        return {**self.steps[at].view(None), "box": self.match.figures}


def unfinished(reader: Reader, header: Header) -> Played:
    """The record of a running match, replayed as far as nothing in it is hidden."""
    match = Match(header.game, header.seats, header.options, header.edition, rules=header.rules)
    body = [line for line in reader.lines[reader.at :] if line]
    for line in body:
        reader.at += 1
        if not is_understood(header.game, line):
            raise reader.wrong(f"“{shown(line)}” is not understood")
    for number, line in enumerate(body):
        try:
            match.play_lines([line])
        except Refused as refused:
            # Something before it is not told; unless nothing in this game is ever hidden.
            if any(kind.to is not None for kind in header.game.events.kinds):
                return Played(match, body[number:])
            raise Refused(f"Move {number + 1} of the record: {refused}") from None
    return Played(match)


def is_understood(game: Game, line: str) -> bool:
    """Whether a line parses: an actor and a verb of the game, `?` for hidden arguments; or how many
    lines are taken back."""
    actor, *words = str(line).split(" ")
    if actor == BACK:
        return len(words) == 1 and words[0].isascii() and words[0].isdigit()
    if actor != "*" and not (actor.isascii() and actor.isdigit()):
        return False
    codec = game.outcomes if actor == "*" else game.actions
    return any(
        tuple(words[: len(verb.words)]) == verb.words
        and len(given := words[len(verb.words) :]) == len(verb.arguments)
        and all(
            word == UNKNOWN or word in names
            for word, names in zip(given, verb.arguments, strict=True)
        )
        for verb in codec.by_name.values()
    )


# ---------------------------------------------------------------------------- as it was seen


class Seen:
    """The views and events of one seat of a running match, as the browser saved them."""

    def __init__(self, header: Header, lines: Sequence[str]):
        header.game.check_seats(header.seats)
        self.game, self.seats = header.game, header.seats
        self.box = fields_of(header.edition.box, header.seats)
        self._events: list[list[Event]] = []
        self._views: list[dict[str, Any]] = []
        self._drafts: list[list[str]] = []
        saved: dict[str, Any] | None = None
        for number, line in enumerate(lines, 1):
            if line.startswith(SEEN):
                self._see(_read(line.removeprefix(SEEN), number), number)
            elif line.startswith(SAVED):
                saved = _read(line.removeprefix(SAVED), number)
        if saved is None or not self._views or saved.get("seen") != len(self._views):
            raise Refused("The record breaks off: part of what was seen is missing.")
        seat, players = saved.get("seat"), saved.get("players")
        self.seat = seat if seat in range(header.seats) else None
        told = isinstance(players, list) and len(players) == header.seats
        self.players = [str(name) for name in players] if told and players else None

    def _see(self, step: dict[str, Any], number: int) -> None:
        """Add a step; views are delta-encoded, with only the fields that have changed."""
        events, changed = step.get("events"), step.get("view")
        if not isinstance(events, list) or not isinstance(changed, dict):
            raise _wrong(number, "events and a view are expected here")
        for event in events:
            if not isinstance(event, dict) or event.get("event") not in self.game.events.by_name:
                raise _wrong(number, f"“{shown(event)}” is not an event of this game")
        draft = step.get("draft", [])
        if not isinstance(draft, list) or not all(is_understood(self.game, one) for one in draft):
            raise _wrong(number, f"“{shown(draft)}” is not understood")
        view = {**(self._views[-1] if self._views else {}), **changed}
        if view.get("game") != self.game.name or not set(told_fields(self.game)) <= set(view):
            raise _wrong(number, "the view is not whole")
        self._events.append(events)
        self._drafts.append(draft)
        self._views.append(view)

    def __len__(self) -> int:
        return len(self._views)

    def lines(self, at: int) -> list[str]:
        return self._drafts[at]

    def events(self, at: int) -> list[Event]:
        return self._events[at]

    def view(self, at: int) -> dict[str, Any] | None:
        return {"legal": [], **self._views[at], "box": self.box}


def told_fields(game: Game) -> list[str]:
    """The names of a position's fields that every view contains."""
    return [name for name, field in game.State.fields.items() if field.view and not field.derived]


def _read(text: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError:
        raise _wrong(number, "what was seen cannot be read") from None
    if not isinstance(value, dict):
        raise _wrong(number, "what was seen cannot be read")
    return value


def _wrong(number: int, reason: str) -> Refused:
    return Refused(f"Line {number} of the record: {reason}.")
