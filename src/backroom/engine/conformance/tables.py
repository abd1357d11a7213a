"""What is checked, and the tables it is checked at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.game import Game
from backroom.engine.lanes import Lane
from backroom.engine.match import Line, Match
from backroom.engine.names import Names
from backroom.engine.record import Array
from backroom.engine.rule import NONE, Features
from backroom.engine.turning import Turn
from backroom.engine.view import fields_of


class Broken(AssertionError):
    """A game does not keep to the interface."""


def expect(condition: object, *what: object) -> None:
    if not condition:
        raise Broken(" ".join(str(part) for part in what))


@dataclass
class Subject:
    """A game as it is checked, with how much of it."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    matches: int = 2
    lane: str | None = None

    def __str__(self) -> str:
        chosen = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"

    def start(self, lane: str | None = None) -> Table:
        return Table(self, lane or self.lane)


def subjects(game: Game, matches: int = 2) -> Iterator[Subject]:
    """Every player count with every combination of its options."""
    for seats in game.seats:
        fitting = [option for option in game.options.options.values() if option.fits(seats)]
        for values in product(*(option.values for option in fitting)):
            options = {option.name: v for option, v in zip(fitting, values, strict=True)}
            yield Subject(game, seats, options, matches=matches)


class Table:
    """A running game in one lane, with room to try things out beside it.

    Place 0 holds the position, the others are for trials.
    """

    def __init__(self, subject: Subject, lane: str | None):
        self.game = subject.game
        self.seats = subject.seats
        self.lane: Lane = self.game.lane(lane)
        self.edition = self.game.edition()
        self.boxes = self.edition.boxes
        self.states = self.game.first_position(subject.seats, subject.options, lane=lane, count=8)
        # Wider than a game asks for, so that one that asks for too little is found out.
        self.out = np.zeros(2 * len(self.game.room_for_actions()) + 16, np.int32)
        self.weights = self.out.copy()
        self.log = self.game.room_for_events()
        self._turned: dict[Any, Array] = {}

    def raw(self, place: int = 0) -> bytes:
        return bytes(self.states[place].tobytes())

    def copy(self, place: int, to: int) -> None:
        self.states[to] = self.states[place]

    def who(self, place: int = 0) -> int:
        who: int = self.lane.to_act_at(self.boxes, self.states, place)
        return who

    def asked(self, place: int = 0) -> list[int]:
        who = self.who(place)
        return [seat for seat in range(self.seats) if who >= 0 and who >> seat & 1]

    def legal(self, seat: int, place: int = 0) -> list[int]:
        n = self.lane.legal_at(self.boxes, self.states, place, seat, self.out)
        codes: list[int] = self.out[:n].tolist()
        return codes

    def reasons(self, seat: int, place: int = 0) -> list[int]:
        """`why_not` of every action code."""
        why = self.lane.why_not_at
        codes = range(len(self.game.actions))
        return [why(self.boxes, self.states, place, seat, code) for code in codes]

    def chance(self, place: int = 0) -> tuple[list[int], list[int]]:
        n = self.lane.chance_at(self.boxes, self.states, place, self.out, self.weights)
        return self.out[:n].tolist(), self.weights[:n].tolist()

    def apply(self, seat: int, code: int, place: int = 0) -> list[tuple[int, ...]]:
        """Play a code; the events that came of it."""
        self.log[0, 0] = 0
        self.lane.apply_at(self.boxes, self.states, place, seat, code, self.log)
        count = int(self.log[0, 0])
        expect(count <= self.game.most_events, "most_events is too small:", count)
        events = [tuple(row) for row in self.log[1 : count + 1].tolist()]
        for event, *values in events:
            kind = self.game.events.kinds[event]
            for (key, names), value in zip(kind.arguments.items(), values, strict=False):
                known = not isinstance(names, Names) or NONE <= value < len(names)
                expect(known, f"event {kind.name}: {value} is no {key}")
        return events

    def veil(self, seat: int, place: int) -> None:
        self.lane.veil_at(self.boxes, self.states, place, seat)

    def resample(self, seat: int, place: int, rng: Array) -> None:
        self.lane.resample_at(self.boxes, self.states, place, seat, rng)

    def observation(self, seat: int, place: int = 0) -> Features:
        features = np.zeros(self.game.observation, np.float32)
        self.lane.observe_at(self.boxes, self.states, place, seat, features)
        return features

    def seen(self, seat: int, place: int = 0) -> tuple[bytes, tuple[int, ...]]:
        """What a network is given for the seat: the observation, and the relative codes of what it
        may do."""
        codes = self.legal(seat, place) if seat in self.asked(place) else []
        turned = self.turned(seat, place)[codes]
        return self.observation(seat, place).tobytes(), tuple(sorted(turned.tolist()))

    def turned(self, seat: int, place: int = 0) -> Array:
        """The relative codes of a seat, worked out once for each way in which words turn."""
        turn = self.turn(seat, place)
        key = (seat, *(tuple(table) for table in turn.tables.values()))
        if key not in self._turned:
            self._turned[key] = turn.codes(self.game.actions)
        return self._turned[key]

    def turn(self, seat: int, place: int = 0) -> Turn:
        """How the position looks from a seat."""
        return Turn(self.game.rules, self.edition.box, self.record(place), self.seats, seat)

    def returns(self, place: int = 0) -> tuple[list[int], list[int]]:
        scores, places = np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int32)
        self.lane.returns_at(self.boxes, self.states, place, scores, places)
        return scores.tolist(), places.tolist()

    def record(self, place: int = 0) -> Any:
        return self.game.State(self.states[place : place + 1].copy())

    def view(self, place: int) -> dict[str, Any]:
        return fields_of(self.record(place), self.seats)

    def told(self, events: list[tuple[int, ...]], seat: int) -> list[Any]:
        """The events as a seat sees them."""
        eyes = None if seat == NONE else seat
        shown = (self.game.event_for(row, eyes) for row in events)
        return [event for event in shown if event is not None]

    def choices(self, place: int = 0) -> list[tuple[int, int]]:
        """All lines that may follow: (seat or NONE, code)."""
        if self.who(place) == CHANCE:
            return [(NONE, code) for code in self.chance(place)[0]]
        return [(seat, code) for seat in self.asked(place) for code in self.legal(seat, place)]

    def line(self, actor: int, code: int) -> Line:
        """The record line that playing a code would add."""
        self.copy(0, 7)
        events = tuple(self.apply(actor, code, 7))
        if actor == NONE:
            return Line("*", self.game.outcomes.texts[code], events)
        return Line(actor, self.game.actions.texts[code], events)

    def random_line(self, dice: random.Random) -> tuple[int, int]:
        if self.who() == CHANCE:
            codes, weights = self.chance()
            return NONE, dice.choices(codes, weights)[0]
        seat = dice.choice(self.asked())
        return seat, dice.choice(self.legal(seat))


def positions(subject: Subject, share: float = 1.0) -> Iterator[tuple[Table, random.Random]]:
    """Positions of random matches, all or a random share of them."""
    for number in range(subject.matches):
        dice = random.Random(f"{subject.seed} {number}")
        table = subject.start()
        lines = 0
        while table.who() != OVER:
            if dice.random() < share:
                yield table, dice
            table.apply(*table.random_line(dice))
            lines += 1
            expect(lines <= subject.game.most_lines, subject, "goes on for more than most_lines")
        yield table, dice


def random_match(subject: Subject, seed: int, lane: str | None = None) -> Match:
    """A match between random players, dealt fairly."""
    match = subject.game.deal(subject.seats, seed, subject.options, lane=lane)
    dice = random.Random(seed)
    while seats := match.to_act:
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.legal(seat)))
    return match
