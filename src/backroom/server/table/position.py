"""A running match as a table holds it: a `Match`, and caches of what is asked about its position.

Everything a table tells its audiences comes from here, several times for each position, so it is
worked out once.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from typing import Any

import numpy as np

from backroom.engine.box import Edition
from backroom.engine.declare import TAKEN_BACK
from backroom.engine.game import Game
from backroom.engine.match import Action, Actor, Line, Match, Reason
from backroom.engine.record import Array, name_of
from backroom.engine.view import EncodedView, encode, encoded_actions
from backroom.server.games import find
from backroom.server.problems import Problem
from backroom.server.table.document import Doc


class Position:
    """A match at one position. `match.lines` holds what was played since it was loaded or
    forked."""

    def __init__(self, match: Match):
        self.match = match
        self._drop_caches()

    def _drop_caches(self) -> None:
        """The position changes. The dicts are new ones, since forks share them for as long as they
        are at the same position."""
        # The encoded view, by what is known of the position: several audiences often know the same.
        self._views: dict[bytes, EncodedView] = {}
        self._veiled: dict[int | None, bytes] = {}
        # What is shown, by what is known.
        self._visible: dict[bytes, bytes] = {}
        self._to_act: tuple[int, ...] | None = None
        self._phase: str | None = None
        self._legal: dict[int, list[int]] = {}

    @property
    def game(self) -> Game:
        return self.match.game

    # ------------------------------------------------------------------ going on

    def fork(self) -> Position:
        """The same position to go on from; this one stays as it is."""
        other = Position.__new__(Position)
        vars(other).update(vars(self))
        other.match = self.match.fork()
        other.match.lines = []
        return other

    def world(self, seat: int) -> Position:
        """A position that the seat cannot tell from this one, made from what it knows alone."""
        return Position(self.match.world(seat))

    def world_apart(self, seat: int) -> Position:
        """The same for another thread: it shares nothing with this position."""
        return Position(self.match.world(seat).apart())

    def play(self, actor: Actor, text: str) -> Line:
        """Play an action, and the outcomes that follow where the match deals them by itself."""
        # What was told to be legal is known to be: no need to look again why it might not be.
        code = self.game.actions.codes.get(text)
        is_legal = isinstance(actor, int) and code in self._legal.get(actor, ())
        self._drop_caches()
        if code is None or not is_legal or not isinstance(actor, int):
            return self.match.play(actor, text)
        line = self.match.apply_code(actor, code)
        self.match.run_chance()
        return line

    def play_lines(self, lines: Iterable[str]) -> None:
        self._drop_caches()
        self.match.play_lines(lines)

    def apply_code(self, seat: int, code: int) -> None:
        """Apply an action that is known to be legal, and no chance after it."""
        self._drop_caches()
        self.match.apply_code(seat, code)

    def run_chance(self) -> None:
        self._drop_caches()
        self.match.run_chance()

    # ------------------------------------------------------------------ what is asked

    @property
    def to_act(self) -> tuple[int, ...]:
        if self._to_act is None:
            self._to_act = self.match.to_act
        return self._to_act

    @property
    def over(self) -> bool:
        return not self.to_act and self.match.over

    def asks(self, seat: int) -> bool:
        return seat in self.to_act

    def legal_codes(self, seat: int) -> list[int]:
        if seat not in self._legal:
            self._legal[seat] = self.match.legal_codes(seat)
        return self._legal[seat]

    def legal(self, seat: int) -> list[Action]:
        return [Action.of(self.game, code) for code in self.legal_codes(seat)]

    def why_not(self, seat: int, action: str) -> Reason | None:
        return self.match.why_not(seat, action)

    def phase(self) -> str:
        if self._phase is None:
            names = self.game.State.fields["phase"].of
            self._phase = str(name_of(names, self.match.state.phase))
        return self._phase

    # ------------------------------------------------------------------ what is seen

    def veiled(self, audience: int | None) -> bytes:
        """All an audience knows of the position."""
        if audience not in self._veiled:
            self._veiled[audience] = self.match.veiled_snapshot(audience)
        return self._veiled[audience]

    def visible(self, audience: int | None) -> bytes:
        """The fields of the position that an audience is shown, as bytes to compare."""
        veiled = self.veiled(audience)
        if veiled not in self._visible:
            shown = [veiled[first:last] for first, last in _shown_bytes(self.game)]
            self._visible[veiled] = b"".join(shown)
        return self._visible[veiled]

    def knowledge(self, seat: int) -> Array:
        """The veiled position of a seat as an array of one, for bots."""
        return self.match.record_of(self.veiled(seat)).row.reshape(1)

    def events_by_audience(self, audiences: list[int | None]) -> list[list[dict[str, Any]]]:
        """The events of the lines as each audience sees them."""
        game, lines = self.game, self.match.lines
        rows = [row for line in lines for row in line.events]
        if all(game.events.kind_of(row).to is None for row in rows):
            return [[game.event(row) for row in rows]] * len(audiences)
        return [self.match.shown(rows, audience) for audience in audiences]

    def encoded_view(
        self, audience: int | None, asked: list[int], without_legal: bool = False
    ) -> bytes:
        """`Match.view` as JSON with sorted keys.

        `asked` are the seats that are asked as far as the audience may know: those who have
        answered under cover among them.
        """
        own = audience is not None and audience in asked
        codes = self.legal_codes(audience) if own and audience is not None else []
        veiled = self.veiled(audience)
        if veiled not in self._views:
            self._views[veiled] = EncodedView(self.match.shared_view(veiled))
        shared = self._views[veiled]
        actions = encoded_actions(self.game)
        legal = [] if without_legal else [actions[code] for code in codes]
        return shared.with_own(
            ask=shared.phase if own else b"null",
            legal=b"[" + b",".join(legal) + b"]",
            seat=encode(audience),
            to_act=b'"over"' if self.over else encode(asked),
        )


@functools.cache
def _shown_bytes(game: Game) -> list[tuple[int, int]]:
    """Where in a position the fields lie that are meant for people's eyes."""
    places: Any = game.State.dtype.fields
    ranges: list[tuple[int, int]] = []
    for name, field in game.State.fields.items():
        if field.view:
            kind, first = places[name][0], places[name][1]
            last = first + kind.itemsize
            if ranges and ranges[-1][1] == first:
                first = ranges.pop()[0]
            ranges.append((first, last))
    return ranges


# ------------------------------------------------------------------ from what is stored


@functools.cache
def layout_of(game: Game) -> str:
    """What a snapshot depends on: the fields of the position."""
    return hashlib.sha256(str(game.State.dtype.descr).encode()).hexdigest()[:16]


def edition_of(game: Game, doc: Doc) -> Edition:
    edition = game.edition(doc.edition)
    if edition.hash != doc.box:
        raise Problem("other_box", edition=doc.edition)
    return edition


def strings_of(doc: Doc) -> list[bytes]:
    """What the seats added to the dealing, in seat order; none at all if nobody did."""
    if not doc.strings:
        return []
    return [bytes.fromhex(doc.strings.get(str(seat), "")) for seat in range(doc.seats)]


def first_match(game: Game, doc: Doc) -> Match:
    """The match of a table at its first position; outcomes are played by hand."""
    match = Match(game, doc.seats, doc.options, edition_of(game, doc), rules=doc.rules)
    if doc.base:
        state = np.zeros(1, game.State.dtype)
        for name, field in game.State.fields.items():
            state[name][0] = doc.base.get(field.formerly or name, 0)
        match.restore(state.tobytes())
    return match


def base_of(match: Match) -> dict[str, Any]:
    """A position by its fields, which outlive its layout."""
    row, fields = match.state.row, match.state.fields
    return {field.formerly or name: row[name].tolist() for name, field in fields.items()}


def restored(doc: Doc, snapshot: bytes | None) -> Position | None:
    """The match of a table from its snapshot; None where it must be replayed from its lines."""
    game = find(doc.game)
    if snapshot is None or doc.layout != layout_of(game):
        return None
    match = first_match(game, doc)
    match.restore(snapshot)
    match.deal_by(bytes.fromhex(doc.secret), strings_of(doc), doc.outcomes)
    return Position(match)


def replayed(doc: Doc, lines: Iterable[str]) -> Position:
    """The match of a table from all its lines."""
    match = first_match(find(doc.game), doc)
    match.play_lines(lines)
    match.deal_by(bytes.fromhex(doc.secret), strings_of(doc), match.outcomes)
    match.lines = []
    return Position(match)


def turned_back(doc: Doc, lines: Iterable[str], count: int, steps: int) -> Position:
    """The match of a table with its last lines taken back, and with them the last `steps` of
    everybody's stream; the line that does so is the only one in it."""
    match = first_match(find(doc.game), doc)
    match.play_lines(lines)
    line = match.take_back(count)
    _, seat, _ = line.events[0]
    match.lines = [Line(line.actor, line.text, ((TAKEN_BACK, seat, steps),))]
    match.deal_by(bytes.fromhex(doc.secret), strings_of(doc), match.outcomes)
    return Position(match)
