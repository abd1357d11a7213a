"""A match: the door to a game for people's code.

    match = backroom.game("bosses").deal(seats=3, seed=7)
    match.play(0, "place own1 c3")

Whatever is refused raises `Refused` and leaves the match as it was.
"""

from __future__ import annotations

import copy
import functools
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal

import numpy as np

from backroom.engine import dealing
from backroom.engine.asking import CHANCE, OVER
from backroom.engine.box import Edition
from backroom.engine.codec import Unlisted
from backroom.engine.declare import NotNow, Value
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.record import Array, Record
from backroom.engine.rule import NONE, random_source
from backroom.engine.view import fields_of

Actor = int | Literal["*"]
SEED_BITS = 64
# In so many worlds a revealing action is tried out to see which of its events are certain.
FORETOLD_IN = 64


class Action(str):
    """A legal action: its notation, with its stable code, verb and arguments."""

    code: int
    verb: str
    arguments: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, code: int) -> Action:
        """The action with that code."""
        action = cls(game.actions.texts[code])
        verb = game.actions.verbs[code]
        action.code = code
        action.verb = verb.name
        action.arguments = tuple(action.split(" ")[len(verb.words) :])
        return action


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: identifier, clause (None for the engine's own) and sentence."""

    name: str
    clause: str | None
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


@dataclass(frozen=True)
class Line:
    """One line of the record: who did what, and the events that came of it."""

    actor: Actor
    text: str
    events: tuple[tuple[int, ...], ...] = ()

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"


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
        self.secret = secret
        self.strings = tuple(strings)
        self.commitment = dealing.commitment(secret) if secret else None
        self._key = dealing.dealing_key(secret, strings) if secret else None
        self._lane = game.lane(lane)
        self._states = game.first_position(
            seats, self.options, self.edition, lane, self.rules, count=2
        )
        self._out = game.room_for_actions()
        self._weights = game.room_for_actions()
        self._log = game.room_for_events()
        self.lines: list[Line] = []
        self._outcomes = 0
        self._run_chance()

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> Any:
        """The live position, fields readable and writable; for tests and tools."""
        return self.game.State(self._states[:1])

    def _veiled(self, seat: int | None) -> None:
        """Lay the seat's veiled position into the second place."""
        self._states[1] = self._states[0]
        self._lane.veil_at(self.edition.boxes, self._states, 1, NONE if seat is None else seat)

    def veiled(self, seat: int | None) -> Record:
        """What the seat (None: an onlooker) knows, as a record of its own."""
        self._veiled(seat)
        return self.game.State(self._states[1:].copy())

    def _who_acts(self, place: int) -> int:
        who: int = self._lane.to_act_at(self.edition.boxes, self._states, place)
        return who

    @property
    def _who(self) -> int:
        return self._who_acts(0)

    @property
    def to_act(self) -> tuple[int, ...] | Literal["chance", "over"]:
        """The seats asked now, or "chance", or "over"."""
        return self._to_act(place=0)

    def _to_act(self, place: int) -> tuple[int, ...] | Literal["chance", "over"]:
        who = self._who_acts(place)
        if who == CHANCE:
            return "chance"
        if who == OVER:
            return "over"
        return tuple(seat for seat in range(self.seats) if who >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._who == OVER

    def _returns(self) -> tuple[list[int], list[int]]:
        scores, places = np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int32)
        self._lane.returns_at(self.edition.boxes, self._states, 0, scores, places)
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
            raise Refused(f"There is no seat {shown(seat)}: seats are 0 to {self.seats - 1}.")
        return seat

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now; nothing when it is not asked."""
        self._check_seat(seat)
        self._veiled(seat)
        if not self._asks(seat):
            return []
        n = self._lane.legal_at(self.edition.boxes, self._states, 1, seat, self._out)
        return [Action.of(self.game, code) for code in self._out[:n].tolist()]

    def _asks(self, seat: int) -> bool:
        who = self._who
        return who >= 0 and bool(who >> seat & 1)

    def why_not(self, seat: int, action: str) -> Reason | None:
        """Why the seat may not do that, or None if it may. A malformed text is refused."""
        self._check_seat(seat)
        try:
            code = self.game.actions.parse(action)
        except Unlisted as unlisted:
            return self._why_never(seat, unlisted)
        self._veiled(seat)
        number = self._lane.why_not_at(self.edition.boxes, self._states, 1, seat, code)
        return self._reason(self.game.reasons.names[number]) if number else None

    def _why_never(self, seat: int, unlisted: Unlisted) -> Reason:
        """Why a text without a code is not possible: its bound, if its verb is asked for at all."""
        if self._who == OVER:
            return self._reason("over")
        if not self._asks(seat):
            return self._reason("not_asked")
        verb = unlisted.verb
        self._veiled(seat)
        for code in range(verb.first, verb.first + len(verb)):
            number = self._lane.why_not_at(self.edition.boxes, self._states, 1, seat, code)
            if number != NotNow.NOT_THIS_STEP:
                return self._reason(unlisted.bound)
        return self._reason("not_this_step")

    def _reason(self, name: str) -> Reason:
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
        n = self._lane.chance_at(self.edition.boxes, self._states, 0, self._out, self._weights)
        return self._out[:n].tolist(), self._weights[:n].tolist()

    # ------------------------------------------------------------------ playing

    def play(self, actor: Actor, text: str) -> Line:
        """Play an action of a seat, or with actor `"*"` an outcome of a match dealt by hand.

        The line it adds to the record; outcomes that follow by themselves come after it.
        """
        if actor == "*":
            return self._play_outcome(text)
        seat = self._check_seat(actor)
        reason = self.why_not(seat, text)
        if reason is not None:
            raise Refused(
                f"“{text}” is not possible: {reason}", reason=reason.name, clause=reason.clause
            )
        line = self._apply(seat, self.game.actions.parse(text))
        self._run_chance()
        return line

    def _play_outcome(self, text: str) -> Line:
        if self._key is not None:
            raise Refused("This match deals by itself; its outcomes cannot be chosen.")
        possible = self.chance()
        try:
            code = self.game.outcomes.parse(text)
        except Unlisted:
            code = NONE
        if text not in possible:
            raise Refused(f"“{shown(text)}” cannot come up now.")
        return self._apply("*", code)

    def _apply(self, actor: Actor, code: int) -> Line:
        events = self._apply_to(self._states, NONE if actor == "*" else actor, code)
        codec = self.game.outcomes if actor == "*" else self.game.actions
        self.lines.append(Line(actor, codec.texts[code], events))
        if actor == "*":
            self._outcomes += 1
        return self.lines[-1]

    def _apply_to(self, states: Array, seat: int, code: int) -> tuple[tuple[int, ...], ...]:
        """Apply a code to the first of these positions; the events that came of it."""
        self._log[0, 0] = 0
        self._lane.apply_at(self.edition.boxes, states, 0, seat, code, self._log)
        count = int(self._log[0, 0])
        assert count <= self.game.most_events, "more events than the game declares"
        return tuple(tuple(row) for row in self._log[1 : count + 1].tolist())

    def deal_on(self, secret: bytes, strings: Sequence[bytes] = ()) -> None:
        """From here on, deal by the secret."""
        self.secret, self.strings = secret, tuple(strings)
        self.commitment = dealing.commitment(secret)
        self._key = dealing.dealing_key(secret, strings)
        self._run_chance()

    def _run_chance(self) -> None:
        while self._key is not None and self._who == CHANCE:
            codes, weights = self._possible()
            self._apply("*", codes[dealing.lot(self._key, self._outcomes, weights)])

    def play_lines(self, lines: Iterable[str]) -> None:
        """Play lines of a record (`0 move c3 c4`, `* roll 2 5`), up to the first refused one."""
        for line in lines:
            actor, _, text = line.partition(" ")
            if actor != "*" and not (actor.isascii() and actor.isdigit() and len(actor) < 3):
                raise Refused(f"“{shown(line)}” names no actor: a seat number or * comes first.")
            self.play("*" if actor == "*" else int(actor), text)

    # ------------------------------------------------------------------ what is seen

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events so far, in full."""
        return [self.game.event(row) for line in self.lines for row in line.events]

    def events_for(self, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
        """What the seat (None: an onlooker) has seen since record line `after`."""
        if seat is not None:
            self._check_seat(seat)
        return self._shown((row for line in self.lines[after:] for row in line.events), seat)

    def _shown(self, rows: Iterable[tuple[int, ...]], seat: int | None) -> list[dict[str, Any]]:
        seen = (self.game.event_for(row, seat) for row in rows)
        return [event for event in seen if event is not None]

    def foretell(self, seat: int) -> dict[str, list[dict[str, Any]]]:
        """For every legal action of the seat, the events it causes before any outcome, as far as
        the seat can be sure of them and as it will see them; nothing when it is not asked.

        Told from the seat's veiled position alone. An action that reveals something is tried out
        in many worlds that the seat cannot tell apart, and only what they begin with alike is told.
        """
        actions = self.legal(seat)
        worlds = self._worlds(seat, FORETOLD_IN) if actions else self._states[:0]
        return {str(action): self._foretold(worlds, seat, action.code) for action in actions}

    def _foretold(self, worlds: Array, seat: int, code: int) -> list[dict[str, Any]]:
        reveals = self.game.actions.verbs[code].reveals
        trial = worlds[:1].copy()
        certain = self._shown(self._apply_to(trial, seat, code), seat)
        for world in worlds[1:] if reveals else ():
            trial[0] = world
            seen = self._shown(self._apply_to(trial, seat, code), seat)
            certain = [
                event for event, _ in takewhile(_are_equal, zip(certain, seen, strict=False))
            ]
        return certain

    def _worlds(self, seat: int, count: int) -> Array:
        """Positions that the seat cannot tell from the true one, drawn from what it knows alone:
        the same knowledge always gives the same ones, so nothing found out in them tells more."""
        known = self.veiled(seat)
        worlds = np.repeat(known.row.reshape(1), count)
        rng = random_source(int.from_bytes(hashlib.sha256(bytes(known)).digest()[:7], "big"))
        for place in range(count):
            self._lane.resample_at(self.edition.boxes, worlds, place, seat, rng)
        return worlds

    def view(self, seat: int | None) -> dict[str, Any]:
        """The veiled position, the ask and the legal actions, as JSON values."""
        if seat is not None:
            self._check_seat(seat)
        self._veiled(seat)
        # As far as the seat knows: who has answered under cover still looks asked.
        to_act = self._to_act(place=1)
        asked = seat is not None and isinstance(to_act, tuple) and seat in to_act
        state = self.veiled(seat)
        seen = fields_of(state, self.seats)
        seen |= {
            "game": self.game.name,
            "edition": self.edition.name,
            "options": dict(self.options),
            "seat": seat,
            "to_act": list(to_act) if isinstance(to_act, tuple) else to_act,
            "ask": seen["phase"] if asked else None,
            "legal": [
                {"code": a.code, "verb": a.verb, "arguments": list(a.arguments), "text": str(a)}
                for a in (self.legal(seat) if asked and seat is not None else [])
            ],
            "over": to_act == "over",
            "scores": self.scores if to_act == "over" else None,
            "places": self.places if to_act == "over" else None,
        }
        return seen

    @functools.cached_property
    def figures(self) -> dict[str, Any]:
        """What is in the box, as JSON values: for drawings, which no view tells it."""
        return fields_of(self.edition.box, self.seats)

    def fork(self) -> Match:
        """The same match again, to try something out in."""
        twin = copy.copy(self)
        twin._states = self._states.copy()
        twin.lines = list(self.lines)
        return twin

    def record(self) -> str:
        """The match as a record file."""
        from backroom.engine.matchfile import write

        return write(self)


def _are_equal(pair: tuple[object, object]) -> bool:
    return pair[0] == pair[1]


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
            raise Refused("A match dealt by hand takes no seed.")
        secret = None
    elif seed is not None and (type(seed) is not int or seed.bit_length() > SEED_BITS):
        raise Refused(f"A seed is a whole number of at most {SEED_BITS} bits, not {shown(seed)}.")
    else:
        secret = dealing.new_secret() if seed is None else dealing.seeded_secret(seed)
    return Match(game, seats, options, game.edition(edition), secret, lane=lane)
