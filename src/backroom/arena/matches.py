"""One match between bots, in this process."""

from __future__ import annotations

import functools
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from backroom.arena.contest import Contest, mixed
from backroom.bots import Player, knowledge, player
from backroom.engine import dealing
from backroom.engine.box import Edition
from backroom.engine.declare import EventKind
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.lines import Line, standing
from backroom.engine.match import Match
from backroom.engine.names import Names, Seats
from backroom.engine.sources import game_badge
from backroom.engine.warm import warm

# What a seat did or met: a verb of the notation (`play`), or an event (`played!`), and perhaps one
# thing that it was about (`play card-knife`), by the key of its name in the text catalogues.
Deed = str


@dataclass(frozen=True)
class Result:
    """How a match ended. Everything but the time taken follows from the contest and the number."""

    number: int
    seed: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    lines: int
    deeds: dict[Deed, tuple[int, ...]] = field(default_factory=dict)
    # Of the processor: by the clock, others at work would count.
    seconds: tuple[float, ...] = field(default=(), compare=False)

    @property
    def wins(self) -> tuple[float, ...]:
        """The share of the win by seat: equals share it."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)

    def is_of(self, contest: Contest) -> bool:
        """Whether the contest has such a match: these seats, this lineup, this seed."""
        of_seats = (self.scores, self.places, self.decisions, self.seconds, *self.deeds.values())
        return (
            self.lineup == contest.lineup(self.number)
            and self.seed == contest.seed_of(self.number)
            and all(len(values) == contest.seats for values in of_seats)
            and 1 in self.places
        )


def play(contest: Contest, number: int) -> Result:
    """Match `number` of a contest, from the deal to the end."""
    game, edition = _opened(contest)
    lineup, seed = contest.lineup(number), contest.seed_of(number)
    bots = [_ready(name, game) for name in lineup]
    secret = dealing.seeded_secret(seed)
    match = Match(game, contest.seats, contest.options, edition, secret)
    decisions, seconds = [0] * contest.seats, [0.0] * contest.seats
    while match.to_act:
        # Of several asked at once the others stay asked: their choices are covered.
        seat = match.to_act[0]
        known = knowledge(match, seat, mixed(seed, seat, decisions[seat]))
        began = time.process_time()
        try:
            text = bots[seat].choose(known)
        except Exception as problem:
            problem.add_note(f"{lineup[seat]} failed in match {number}, line {len(match.lines)}.")
            raise
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        try:
            match.play(seat, text)
        except Refused as refused:
            raise Refused(f"{lineup[seat]} made an error in match {number}: {refused}") from None
    return Result(
        number=number,
        seed=seed,
        lineup=lineup,
        scores=tuple(match.scores),
        places=tuple(match.places),
        decisions=tuple(decisions),
        lines=len(match.lines),
        deeds=deeds_of(match) if contest.counts else {},
        seconds=tuple(round(taken, 4) for taken in seconds),
    )


@dataclass(frozen=True)
class Matches:
    """The matches of a contest, as work for workers."""

    contest: Contest

    def do(self, number: int) -> Result:
        return play(self.contest, number)

    def warm(self) -> None:
        game, _ = _opened(self.contest)
        warm(game)
        for name in self.contest.players:
            _ready(name, game)

    def badge(self) -> dict[str, str]:
        self.contest.check()
        game, edition = _opened(self.contest)
        return {**game_badge(game, edition), **badge_of_players(self.contest.players, game)}


def badge_of_players(names: Sequence[str], game: Game) -> dict[str, str]:
    """What tells plug-ins and nets from others of the same name."""
    return {what: told for name in names for what, told in player(name).badge(game).items()}


def _opened(contest: Contest) -> tuple[Game, Edition]:
    return _open(contest.game, contest.edition, contest.box)


@functools.cache
def _open(game: str, edition: str | None, box: str | None) -> tuple[Game, Edition]:
    contest = Contest(game, 0, (), "circle", edition=edition, box=box)
    found = contest.found()
    return found, contest.edition_of(found)


@functools.cache
def _ready(name: str, game: Game) -> Player:
    """A warmed-up player: compiling and loading do not count as its time to think."""
    found = player(name)
    found.prepare(game)
    return found


# ---------------------------------------------------------------------------- what seats did


def deeds_of(match: Match) -> dict[Deed, tuple[int, ...]]:
    """How often each seat did or met what, from the actions and the events of a match."""
    counted: dict[Deed, list[int]] = defaultdict(lambda: [0] * match.seats)
    for line in standing(match.lines):
        if isinstance(line.actor, int):
            for deed in _of_action(match.game, line.text):
                counted[deed][line.actor] += 1
        for row in line.events:
            kind = match.game.events.kinds[row[0]]
            seat = _seat_of(kind, row[1:], line)
            if seat is not None:
                for deed in _of_event(kind, row[1:]):
                    counted[deed][seat] += 1
    return {deed: tuple(seats) for deed, seats in counted.items()}


def _of_action(game: Game, text: str) -> Iterator[Deed]:
    code = game.actions.parse(text)
    verb = game.actions.verbs[code]
    words = " ".join(verb.words)
    yield words
    for names, number in zip(verb.arguments, game.actions.arguments[code], strict=True):
        if _is_thing(names):
            yield f"{words} {names.sort}-{names[number]}"


def _of_event(kind: EventKind, values: tuple[int, ...]) -> Iterator[Deed]:
    yield f"{kind.name}!"
    for names, value in zip(kind.arguments.values(), values, strict=False):
        if isinstance(names, Names) and _is_thing(names) and value >= 0:
            yield f"{kind.name}! {names.sort}-{names[value]}"


def _is_thing(names: Names) -> bool:
    """Cards, equipment, persons: what has a name in every language, unlike a field of a board."""
    return not names.plain


def _seat_of(kind: EventKind, values: tuple[int, ...], line: Line) -> int | None:
    """Whom an event is about: the seat it names first, or else whose action it came of."""
    for names, value in zip(kind.arguments.values(), values, strict=False):
        if isinstance(names, Seats):
            return value if value >= 0 else None
    return line.actor if isinstance(line.actor, int) else None
