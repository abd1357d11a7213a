"""A running match: a `Match` that can be laid down, taken up again, and tried out."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import numpy as np

from backroom.engine import dealing
from backroom.engine.box import Edition
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.match import Actor, Line, Match
from backroom.engine.record import Array, name_of
from backroom.engine.rule import random_source
from backroom.server.documents import Doc
from backroom.server.house import find
from backroom.server.wording import encode, wording


class Live(Match):
    """`lines` holds only what was played since it was taken up or forked."""

    def __init__(self, *arguments: Any, **more: Any):
        self._moved()
        super().__init__(*arguments, **more)
        self._hold(self._states.tobytes())

    def _moved(self) -> None:
        """Another position: what was found out about the last one is forgotten. The dicts are new
        ones, since forks share them as long as they stand where this one stood."""
        # The position in people's words, by what is known of it: several audiences often know
        # the same, and putting it into words is dear.
        self._told: dict[bytes, Told] = {}
        # What each audience is shown of it, whom it asks, and what for: all are looked up often.
        self._veils: dict[int | None, bytes] = {}
        self._asking: int | None = None
        self._acting: tuple[int, ...] | Literal["chance", "over"] | None = None
        self._codes: dict[int, list[int]] = {}

    def _hold(self, positions: bytes | bytearray) -> None:
        """Positions in memory of this match's own. They are copied byte by byte: numpy goes from
        field to field."""
        self._memory = bytearray(positions)
        self._states = np.frombuffer(self._memory, self.game.State.dtype)

    @classmethod
    def manual(cls, found: Game, doc: Doc) -> Live:
        """The first position; outcomes are played by hand."""
        return cls(found, doc.seats, doc.options, edition_of(found, doc), rules=doc.rules)

    def deal_from(self, secret: bytes, strings: Iterable[bytes], outcomes: int) -> None:
        """From here on outcomes come from the secret; `outcomes` there have been before."""
        self.secret = secret
        self.strings = tuple(strings)
        self.commitment = dealing.commitment(secret)
        self._key = dealing.dealing_key(secret, self.strings)
        self._outcomes = outcomes

    def run_chance(self) -> None:
        self._run_chance()

    @property
    def outcomes(self) -> int:
        return self._outcomes

    @property
    def position(self) -> bytes:
        return bytes(self._memory[: self._size])

    @property
    def _size(self) -> int:
        return len(self._memory) // 2

    @property
    def to_act(self) -> tuple[int, ...] | Literal["chance", "over"]:
        if self._acting is None:
            self._acting = super().to_act
        return self._acting

    def _who_acts(self, place: int) -> int:
        if place != 0:
            return super()._who_acts(place)
        if self._asking is None:
            self._asking = super()._who_acts(0)
        return self._asking

    def _veiled(self, seat: int | None) -> None:
        self._memory[self._size :] = self._seen(seat)

    def _seen(self, audience: int | None) -> bytes:
        """The position as an audience is shown it."""
        if audience not in self._veils:
            super()._veiled(audience)
            self._veils[audience] = bytes(self._memory[self._size :])
        return self._veils[audience]

    def lay(self, position: bytes) -> None:
        self._moved()
        self._memory[: self._size] = position

    def fork(self) -> Live:
        """The same match to go on with; this one stays as it is."""
        other = Live.__new__(Live)
        vars(other).update(vars(self))
        other._hold(self._memory)
        other.lines = []
        return other

    def world(self, seat: int) -> Live:
        """A match that the seat cannot tell from this one, made from what it knows alone.

        The same knowledge always gives the same world, so nothing computed in it can tell more
        than the seat knows already. No chance runs in it.
        """
        other = self.fork()
        other._key = None
        other._veiled(seat)
        known = other._seen(seat)
        rng = random_source(int.from_bytes(hashlib.sha256(known).digest()[:7], "big"))
        self._lane.resample_at(self.edition.boxes, other._states, 1, seat, rng)
        other.lay(bytes(other._memory[other._size :]))
        return other

    def take(self, seat: int, code: int) -> None:
        """Apply an action that is known to be legal, and no chance after it."""
        self._apply(seat, code)

    def _apply(self, actor: Actor, code: int) -> Line:
        self._moved()
        return super()._apply(actor, code)

    def knows(self, audience: int | None) -> bytes:
        """The fields of the position that an audience is shown, as bytes to compare."""
        seen = self._seen(audience)
        return b"".join([seen[first:last] for first, last in _seen_bytes(self.game)])

    def known(self, seat: int) -> Array:
        """The veiled position of a seat, whole, as an array of one."""
        return _rows(self._seen(seat), self.game)

    def legal_codes(self, seat: int) -> list[int]:
        if not self._asks(seat):
            return []
        if seat not in self._codes:
            self._veiled(seat)
            n = self._lane.legal_at(self.edition.boxes, self._states, 1, seat, self._out)
            self._codes[seat] = self._out[:n].tolist()
        return self._codes[seat]

    def seen_by(self, audiences: list[int | None]) -> list[list[dict[str, Any]]]:
        """The events of the lines as each audience sees them."""
        rows = [row for line in self.lines for row in line.events]
        if all(self.game.events.kinds[row[0]].to is None for row in rows):
            return [[self.game.event(row) for row in rows]] * len(audiences)
        return [self.events_for(audience) for audience in audiences]

    def phase(self) -> str:
        names = self.game.State.fields["phase"].of
        return str(name_of(names, int(self._states["phase"][0])))

    def view_of(self, audience: int | None, asked: list[int], closed: bool = False) -> bytes:
        """`Match.view` as JSON with sorted keys.

        `asked` are the seats that are asked as far as the audience may know: those who have
        answered under cover among them. `closed` leaves out the legal actions.
        """
        own = audience is not None and self._asks(audience)
        seen = self._seen(audience)
        if seen not in self._told:
            self._told[seen] = self._tell(seen)
        told = self._told[seen]
        codes = self.legal_codes(audience) if own and not closed and audience is not None else []
        fragments = legal_fragments(self.game)
        return told.view(
            ask=told.phase if own else b"null",
            legal=b"[" + b",".join([fragments[code] for code in codes]) + b"]",
            seat=encode(audience),
            to_act=b'"over"' if self.over else encode(asked),
        )

    def _tell(self, seen: bytes) -> Told:
        """What a view of the position holds for all who are shown the same of it."""
        over = self.over
        fields = wording(self.game, self.seats).of(_rows(seen, self.game)[0])
        fields |= {
            "game": self.game.name,
            "edition": self.edition.name,
            "options": self.options,
            "over": over,
            "scores": self.scores if over else None,
            "places": self.places if over else None,
        }
        return Told(fields)


# What differs in the views of audiences that are shown the same; sorted, as everything in a view.
OWN = ("ask", "legal", "seat", "to_act")


class Told:
    """A position in words: what stands in a view before, between and after what is `OWN`."""

    __slots__ = ("_between", "phase")

    def __init__(self, fields: dict[str, Any]):
        self.phase = encode(fields["phase"])
        self._between: list[bytes] = []
        names = sorted(fields.keys() - OWN)
        for own in (*OWN, None):
            here = [name for name in names if own is None or name < own]
            names = names[len(here) :]
            self._between.append(encode({name: fields[name] for name in here})[1:-1])

    def view(self, **own: bytes) -> bytes:
        members = [self._between[0]]
        for name, after in zip(OWN, self._between[1:], strict=True):
            members += (b'"%s":%s' % (name.encode(), own[name]), after)
        return b"{" + b",".join(filter(None, members)) + b"}"


def _rows(positions: bytes, found: Game) -> Array:
    return np.frombuffer(bytearray(positions), found.State.dtype)


@functools.cache
def _seen_bytes(found: Game) -> list[tuple[int, int]]:
    """Where in a position the fields lie that are meant for people's eyes."""
    places: Any = found.State.dtype.fields
    ranges: list[tuple[int, int]] = []
    for name, field in found.State.fields.items():
        if field.view:
            kind, first = places[name][0], places[name][1]
            last = first + kind.itemsize
            if ranges and ranges[-1][1] == first:
                first = ranges.pop()[0]
            ranges.append((first, last))
    return ranges


@functools.cache
def legal_fragments(found: Game) -> list[bytes]:
    """Every action of a game as it stands in views; made once, since views are made often."""
    fragments = []
    for code, text in enumerate(found.actions.texts):
        verb = found.actions.verbs[code]
        entry = {
            "arguments": text.split(" ")[len(verb.words) :],
            "code": code,
            "text": text,
            "verb": verb.name,
        }
        fragments.append(msgspec.json.encode(entry))
    return fragments


def view_hash(view: bytes) -> str:
    return hashlib.sha256(view).hexdigest()[:16]


@functools.cache
def layout_of(found: Game) -> str:
    """What a snapshot depends on: the fields of the position."""
    return hashlib.sha256(str(found.State.dtype.descr).encode()).hexdigest()[:16]


def edition_of(found: Game, doc: Doc) -> Edition:
    edition = found.edition(doc.edition)
    if edition.hash != doc.box:
        raise Refused(f"The box of edition “{doc.edition}” is not the one this table plays with.")
    return edition


def strings_of(doc: Doc) -> list[bytes]:
    """What the seats added, in seat order; none at all if nobody did."""
    if not doc.strings:
        return []
    return [bytes.fromhex(doc.strings.get(str(seat), "")) for seat in range(doc.seats)]


def take_up(doc: Doc, position: bytes | None) -> Live | None:
    """The match of a table from its snapshot; None where it must be played through anew."""
    found = find(doc.game)
    if position is None or doc.layout != layout_of(found):
        return None
    live = Live.manual(found, doc)
    live.lay(position)
    live.deal_from(bytes.fromhex(doc.secret), strings_of(doc), doc.outcomes)
    return live


def play_through(doc: Doc, lines: Iterable[str]) -> Live:
    """The match of a table from all its lines."""
    live = Live.manual(find(doc.game), doc)
    live.play_lines(lines)
    live.deal_from(bytes.fromhex(doc.secret), strings_of(doc), live.outcomes)
    live.lines = []
    return live


def is_barrier(world: Live, seat: int, code: int) -> tuple[bool, Live]:
    """Whether an action would show its seat something new, lead to chance or end its ask; and
    the world after it."""
    after = world.fork()
    if world.game.actions.verbs[code].reveals:
        return True, world
    after.take(seat, code)
    asked = after.to_act
    return not isinstance(asked, tuple) or seat not in asked, after
