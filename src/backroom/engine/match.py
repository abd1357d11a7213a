"""A match: the door to a game for people's code.

    match = backroom.game("bosses").deal(seats=3, seed=7)
    match.play(0, "place own1 c3")

Whatever is refused raises `Refused` and leaves the match as it was.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, SupportsIndex

import msgspec
import numpy as np
import numpy.typing as npt

from backroom.engine import dealing
from backroom.engine.asking import CHANCE, OVER
from backroom.engine.box import Edition
from backroom.engine.codec import Unlisted
from backroom.engine.declare import TAKEN_BACK, NotNow, Value
from backroom.engine.errors import Refused, shown
from backroom.engine.foretelling import foretell, reveals, worlds
from backroom.engine.game import Game
from backroom.engine.lines import (
    BACK,
    Action,
    Actor,
    Line,
    Reason,
    SeatOrChance,
    last_standing,
    standing,
)
from backroom.engine.record import Array, Record
from backroom.engine.rule import NONE, Features
from backroom.engine.turning import Turn
from backroom.engine.view import encode, fields_of, legal_entry, wording

SEED_BITS = 64
# What a view says of who is to act where no seat is.
NOBODY = {CHANCE: "chance", OVER: "over"}
# Of a number of lines.
MOST_DIGITS = 6
__all__ = ["Action", "Actor", "Line", "Match", "Reason", "deal"]


class Match:
    """One match from its first position on. Made by `Game.deal` or `backroom.replay`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        secret: bytes | None = None,
        strings: Sequence[bytes] = (),
        rules: int | None = None,
        lane: str | None = None,
    ):
        """A match without a secret is dealt by hand: its outcomes are played as `"*"`."""
        self.game = game
        self.seats = seats
        self.edition = edition or game.edition()
        game.check_seats(seats)
        self.rules = game.rules_number if rules is None else rules
        self.options: dict[str, Value] = game.options.settle(options or {}, seats, self.rules)
        self.secret: bytes | None = None
        self.strings: tuple[bytes, ...] = ()
        self.commitment: str | None = None
        # What a record tells beside the lines: who took over a seat, who called the match off.
        self.notes: tuple[str, ...] = ()
        self._key: bytes | None = None
        self.lane = game.lane(lane)
        # The position, and behind it room for what somebody knows of it.
        self._hold(game.first_position(seats, self.options, self.edition, lane, self.rules, 2))
        self._make_room()
        self.lines: list[Line] = []
        # How many outcomes there have been.
        self.outcomes = 0
        # Relative codes by seat, the same for all of the match.
        self._turned: dict[int, Array] = {}
        if secret is not None:
            self.deal_on(secret, strings)

    def _make_room(self) -> None:
        """Room that rules write into; forks share it."""
        self._out = self.game.room_for_actions()
        self._weights = self.game.room_for_actions()
        self._log = self.game.room_for_events()

    def _hold(self, positions: Array | bytearray) -> None:
        """Positions in memory of this match's own, copied byte by byte: numpy would go from field
        to field."""
        self._memory = bytearray(positions)
        self._states = np.frombuffer(self._memory, self.game.State.dtype)

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> Any:
        """The live position, fields readable and writable; for tests and tools."""
        return self.game.State(self._states[:1])

    def snapshot(self) -> bytes:
        """The position as bytes, for `restore`."""
        return bytes(self._memory[: self._size])

    def restore(self, position: bytes) -> None:
        """Go to a position of the same game, edition and options; no line tells how."""
        self._memory[: self._size] = position

    @property
    def _size(self) -> int:
        return len(self._memory) // 2

    def _veil(self, seat: int | None) -> None:
        """Lay the seat's veiled position into the second place."""
        self._memory[self._size :] = self._memory[: self._size]
        self.lane.veil_at(self.edition.boxes, self._states, 1, NONE if seat is None else seat)

    def veiled_snapshot(self, seat: int | None) -> bytes:
        """What the seat (None: an onlooker) knows, as bytes."""
        self._veil(seat)
        return bytes(self._memory[self._size :])

    def veiled(self, seat: int | None) -> Record:
        """What the seat (None: an onlooker) knows, as a record of its own."""
        return self.record_of(self.veiled_snapshot(seat))

    def record_of(self, position: bytes) -> Record:
        """A snapshot as a record of its own."""
        return self.game.State(np.frombuffer(bytearray(position), self.game.State.dtype))

    def _who_acts(self, place: int) -> int:
        who: int = self.lane.to_act_at(self.edition.boxes, self._states, place)
        return who

    @property
    def _who(self) -> int:
        return self._who_acts(0)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked now; none when an outcome is due or the match has ended."""
        return self._seats_in(self._who)

    def _seats_in(self, who: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if who > 0 and who >> seat & 1)

    @property
    def is_chance(self) -> bool:
        """Whether an outcome is due: only ever seen in a match dealt by hand."""
        return self._who == CHANCE

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._who == OVER

    def _returns(self) -> tuple[list[int], list[int]]:
        scores, places = np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int32)
        self.lane.returns_at(self.edition.boxes, self._states, 0, scores, places)
        return scores.tolist(), places.tolist()

    @property
    def scores(self) -> list[int]:
        """What the game counts, by seat."""
        return self._returns()[0]

    @property
    def places(self) -> list[int]:
        """Places by seat, from 1; equals share theirs."""
        return self._returns()[1]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, several where a win is shared; nobody before the end."""
        if not self.over:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    # ------------------------------------------------------------------ what may be done

    def _check_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            sentence = f"There is no seat {shown(seat)}: seats are 0 to {self.seats - 1}."
            raise Refused(sentence, reason="no_seat")
        return seat

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now; nothing when it is not asked."""
        return [Action.of(self.game, code) for code in self.legal_codes(seat)]

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of what the seat may do now."""
        self._check_seat(seat)
        if not self._asks(seat):
            return []
        self._veil(seat)
        n = self.lane.legal_at(self.edition.boxes, self._states, 1, seat, self._out)
        codes: list[int] = self._out[:n].tolist()
        return codes

    def _asks(self, seat: int) -> bool:
        who = self._who
        return who >= 0 and bool(who >> seat & 1)

    def mask(self, seat: int, relative: bool = False) -> npt.NDArray[np.bool_]:
        """For every action code whether the seat may do it now; for none when it is not asked.

        With `relative`, by relative codes, as observations are: see `turned`."""
        mask = np.zeros(len(self.game.actions), np.bool_)
        codes = self.legal_codes(seat)
        mask[self.turned(seat)[codes] if relative else codes] = True
        return mask

    def turned(self, seat: int) -> Array:
        """For every action code its relative code, by which a network knows it: that of the same
        action if the seat were seat 0. `numpy.argsort` of it leads back."""
        self._check_seat(seat)
        if seat not in self._turned:
            # From what everybody knows: how words turn is no secret.
            known = self.veiled(None)
            turn = Turn(self.game.rules, self.edition.box, known, self.seats, seat)
            self._turned[seat] = turn.codes(self.game.actions)
        return self._turned[seat]

    def observe(self, seat: int) -> Features:
        """What the seat knows, as the numbers that `game.features` describes, own seat first."""
        self._check_seat(seat)
        self._veil(seat)
        features = np.zeros(self.game.observation, np.float32)
        self.lane.observe_at(self.edition.boxes, self._states, 1, seat, features)
        return features

    def why_not(self, seat: int, action: str | SupportsIndex) -> Reason | None:
        """Why the seat may not do that (a text or a code), or None if it may. What is neither is
        refused."""
        self._check_seat(seat)
        try:
            code = self.game.actions.code(action)
        except Unlisted as unlisted:
            return self._why_never(seat, unlisted)
        self._veil(seat)
        number = self.lane.why_not_at(self.edition.boxes, self._states, 1, seat, code)
        return self._reason(number) if number else None

    def _why_never(self, seat: int, unlisted: Unlisted) -> Reason:
        """Why a text without a code is not possible: its bound, if its verb is asked for at all."""
        if self._who == OVER:
            return self._reason(NotNow.OVER)
        if not self._asks(seat):
            return self._reason(NotNow.NOT_ASKED)
        verb = unlisted.verb
        self._veil(seat)
        for code in range(verb.first, verb.first + len(verb)):
            number = self.lane.why_not_at(self.edition.boxes, self._states, 1, seat, code)
            if number != NotNow.NOT_THIS_STEP:
                return self._reason(self.game.reasons.names.index(unlisted.bound))
        return self._reason(NotNow.NOT_THIS_STEP)

    def _reason(self, number: int) -> Reason:
        name = self.game.reasons.names[number]
        sentence = self.game.say().reason(name)
        return Reason(name, self.game.reasons.clauses[name], sentence)

    def chance(self) -> dict[str, int]:
        """The possible outcomes and their weights, when one is due."""
        if self._who != CHANCE:
            raise Refused("No outcome is due.")
        codes, weights = self._possible()
        texts = self.game.outcomes.texts
        return {texts[code]: weight for code, weight in zip(codes, weights, strict=True)}

    def _possible(self) -> tuple[list[int], list[int]]:
        n = self.lane.chance_at(self.edition.boxes, self._states, 0, self._out, self._weights)
        return self._out[:n].tolist(), self._weights[:n].tolist()

    # ------------------------------------------------------------------ playing

    def play(self, actor: Actor, action: str | SupportsIndex) -> Line:
        """Play an action of a seat, or with actor `"*"` an outcome of a match dealt by hand, by its
        text or its code; or with `"back"` take back so many lines.

        The line it adds to the record; outcomes that follow by themselves come after it.
        """
        if actor == "*":
            return self._play_outcome(action)
        if actor == BACK:
            return self._play_back(str(action))
        seat = self._check_seat(actor)
        line = self.apply_code(seat, self.legal_code(seat, action))
        self.run_chance()
        return line

    def legal_code(self, seat: int, action: str | SupportsIndex) -> int:
        """The code of what the seat may do; anything else is refused with its reason."""
        reason = self.why_not(seat, action)
        if reason is not None:
            text = self.game.actions.text(action)
            sentence = f"“{text}” is not possible: {reason}"
            raise Refused(sentence, reason=reason.name, clause=reason.clause)
        return self.game.actions.code(action)

    def _play_outcome(self, outcome: str | SupportsIndex) -> Line:
        if self._key is not None:
            raise Refused("This match deals by itself; its outcomes cannot be chosen.")
        possible = self.chance()
        try:
            code = self.game.outcomes.code(outcome)
        except Unlisted:
            code = NONE
        text = self.game.outcomes.text(outcome)
        if text not in possible:
            raise Refused(f"“{shown(text)}” cannot come up now.")
        return self.apply_code("*", code)

    def _play_back(self, text: str) -> Line:
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
            raise Refused(f"“{shown(text)}” is no number of lines to take back.")
        return self.take_back(int(text))

    def take_back(self, count: int) -> Line:
        """Take back the last `count` lines that stand, by a further line: nothing is deleted. What
        chance has brought about stays, whatever was done before it."""
        taken = last_standing(self.lines, count) if type(count) is int and count > 0 else []
        if not taken or len(taken) != count:
            raise Refused(f"There are no {shown(count)} lines to take back.")
        if self.over:
            raise Refused("The match is over: nothing is taken back any more.")
        if any(line.actor == "*" for line in taken):
            raise Refused("What chance has brought about cannot be taken back.")
        seat = taken[0].actor
        assert isinstance(seat, int)
        before, self._memory[: self._size] = self.snapshot(), taken[0].before
        self.lines.append(Line(BACK, str(count), ((TAKEN_BACK, seat, count),), before))
        return self.lines[-1]

    def apply_code(self, actor: SeatOrChance, code: int) -> Line:
        """Apply an action or outcome that is known to be possible, and no chance after it."""
        before = self.snapshot()
        events = self.apply_to(self._states, NONE if actor == "*" else actor, code)
        codec = self.game.outcomes if actor == "*" else self.game.actions
        self.lines.append(Line(actor, codec.texts[code], events, before))
        self.outcomes += actor == "*"
        return self.lines[-1]

    def apply_to(self, states: Array, seat: int, code: int) -> tuple[tuple[int, ...], ...]:
        """Apply a code to the first of these positions; the events that came of it."""
        self._log[0, 0] = 0
        self.lane.apply_at(self.edition.boxes, states, 0, seat, code, self._log)
        count = int(self._log[0, 0])
        assert count <= self.game.most_events, "more events than the game declares"
        return tuple(tuple(row) for row in self._log[1 : count + 1].tolist())

    def deal_on(self, secret: bytes, strings: Sequence[bytes] = ()) -> None:
        """From here on, deal by the secret."""
        self.deal_by(secret, strings, self.outcomes)
        self.run_chance()

    def deal_by(self, secret: bytes, strings: Sequence[bytes], outcomes: int) -> None:
        """Outcomes come from the secret; so many there have been before. None comes up yet."""
        self.secret, self.strings, self.outcomes = secret, tuple(strings), outcomes
        self.commitment = dealing.commitment(secret)
        self._key = dealing.dealing_key(secret, strings)

    @property
    def deals_itself(self) -> bool:
        """Whether outcomes come from a secret, and not by hand."""
        return self._key is not None

    def run_chance(self) -> None:
        """Play the outcomes that are due, where they come from a secret."""
        while self._key is not None and self._who == CHANCE:
            codes, weights = self._possible()
            self.apply_code("*", codes[dealing.lot(self._key, self.outcomes, weights)])

    def play_lines(self, lines: Iterable[str]) -> None:
        """Play lines of a record (`0 move c3 c4`, `* roll 2 5`, `back 1`), up to the first refused
        one."""
        for line in lines:
            actor, _, text = line.partition(" ")
            if actor == "*":
                self._play_outcome(text)
            elif actor == BACK:
                self._play_back(text)
            elif actor.isascii() and actor.isdigit() and len(actor) < 3:
                self.play(int(actor), text)
            else:
                raise Refused(f"“{shown(line)}” names no actor: a seat number or * comes first.")

    # ------------------------------------------------------------------ what is seen

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, in full."""
        return [self.game.event(row) for line in self.lines for row in line.events]

    def events_for(self, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
        """What the seat (None: an onlooker) has seen since record line `after`."""
        if seat is not None:
            self._check_seat(seat)
        return self.shown((row for line in self.lines[after:] for row in line.events), seat)

    def events_standing(self, seat: int) -> list[dict[str, Any]]:
        """What the seat has seen of the lines that stand."""
        return self.shown((row for line in standing(self.lines) for row in line.events), seat)

    def shown(self, rows: Iterable[tuple[int, ...]], seat: int | None) -> list[dict[str, Any]]:
        """Logged events as the seat (None: an onlooker) sees them."""
        seen = (self.game.event_for(row, seat) for row in rows)
        return [event for event in seen if event is not None]

    def foretell(self, seat: int, among: Collection[int] = ()) -> dict[str, list[dict[str, Any]]]:
        """For every legal action of the seat, or those with the codes `among`, the events it causes
        before any outcome, as far as the seat can be sure of them; nothing when it is not asked.
        See `engine/foretelling.py`."""
        return foretell(self, seat, among)

    def reveals(self, seat: int, code: int) -> bool:
        """Whether a legal action would show its seat something new. See `engine/foretelling.py`."""
        return reveals(self, seat, code)

    def world(self, seat: int) -> Match:
        """A match that the seat cannot tell from this one, made from what it knows alone, to try
        something out in. Its outcomes are played by hand."""
        twin = self.fork()
        twin.restore(worlds(self, seat, 1).tobytes())
        twin._key = None
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        """The veiled position, the ask and the legal actions, as JSON values."""
        if seat is not None:
            self._check_seat(seat)
        known = self.veiled_snapshot(seat)
        # As far as the seat knows: who has answered under cover still looks asked.
        who = self._who_acts(place=1)
        asked = seat is not None and seat in self._seats_in(who)
        codes = self.legal_codes(seat) if asked and seat is not None else []
        shared = self.shared_view(known)
        own = {
            "seat": seat,
            "to_act": NOBODY.get(who) or self._seats_in(who),
            "ask": shared["phase"] if asked else None,
            "legal": [legal_entry(self.game, code) for code in codes],
        }
        view: dict[str, Any] = msgspec.json.decode(encode(shared | own))
        return view

    def shared_view(self, known: bytes) -> dict[str, Any]:
        """What a view holds for everybody whose veiled position is the same, to be encoded."""
        over, state = self.over, self.record_of(known)
        return {
            **wording(self.game.State, self.seats).of(state.row),
            **self._told(state),
            "game": self.game.name,
            "edition": self.edition.name,
            "options": self.options,
            "over": over,
            "scores": self.scores if over else None,
            "places": self.places if over else None,
        }

    def _told(self, state: Record) -> dict[str, Any]:
        """What follows from a position and is told with it."""
        game = self.game
        if game.Told is None or game.rules.tell is None:
            return {}
        told = game.Told()
        game.rules.tell(self.edition.box, state, told)
        return wording(game.Told, self.seats).of(told.row)

    @functools.cached_property
    def figures(self) -> dict[str, Any]:
        """What is in the box, as JSON values: for drawings, which no view tells it."""
        return fields_of(self.edition.box, self.seats)

    def fork(self) -> Match:
        """The same match again, to try something out in."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._hold(self._memory)
        twin.lines = list(self.lines)
        return twin

    def apart(self) -> Match:
        """A fork that shares nothing with this match, so that another thread may go on with it."""
        twin = self.fork()
        twin._make_room()
        return twin

    def record(self) -> str:
        """The match as a record file."""
        from backroom.engine.matchfile import write

        return write(self)


def deal(
    game: Game,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    chance: Literal["fair", "manual"] = "fair",
    lane: str | None = None,
) -> Match:
    """A new match; with `chance="manual"` the caller plays the outcomes too."""
    if chance not in ("fair", "manual"):
        raise Refused(f"chance is “fair” or “manual”, not {shown(chance)}.")
    if chance == "manual":
        if seed is not None:
            raise Refused("A match dealt by hand has no seed.")
        secret = None
    elif seed is not None and (type(seed) is not int or seed.bit_length() > SEED_BITS):
        raise Refused(f"A seed is a whole number of at most {SEED_BITS} bits, not {shown(seed)}.")
    else:
        secret = dealing.new_secret() if seed is None else dealing.seeded_secret(seed)
    return Match(game, seats, options, game.edition(edition), secret, lane=lane)
