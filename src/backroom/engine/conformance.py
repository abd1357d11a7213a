"""Conformance: what every game must keep to, checked on random play.

Every check takes a `Subject` (a game, a player count, options) and raises `Broken` with what went
wrong. The test suite runs all of them for every game because it exists; for a game of one's own:
`python -m backroom.engine.conformance FOLDER`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from backroom.engine.declare import NOT_ASKED, OVER_ALREADY
from backroom.engine.game import NO_LOG, Game
from backroom.engine.interface import CHANCE, OVER
from backroom.engine.lanes import LANES, Lane, default_lane
from backroom.engine.match import Line, Match
from backroom.engine.names import Names
from backroom.engine.record import Array
from backroom.engine.records import replay, seen_line
from backroom.engine.rule import NONE, random_source
from backroom.engine.texts import LANGUAGES, expected_keys
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
        self.edition = self.game.box()
        self.boxes = self.edition.boxes
        self.states = self.game.first_position(subject.seats, subject.options, lane=lane, count=8)
        # Wider than a game asks for, so that one that asks for too little is found out.
        self.out = np.zeros(2 * len(self.game.room_for_actions()) + 16, np.int32)
        self.weights = self.out.copy()
        self.log = self.game.room_for_events()

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
        expect(count <= self.game.most_events, "MOST_EVENTS is too small:", count)
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

    def observation(self, seat: int, place: int) -> bytes:
        features = np.full(self.game.observation, np.nan, np.float32)
        self.lane.observe_at(self.boxes, self.states, place, seat, features)
        expect(not np.isnan(features).any(), "observe leaves features unwritten")
        return features.tobytes()

    def record(self, place: int = 0) -> Any:
        return self.game.State(self.states[place : place + 1].copy())

    def view(self, place: int) -> dict[str, Any]:
        return fields_of(self.record(place), self.seats)

    def seen(self, events: list[tuple[int, ...]], seat: int) -> list[Any]:
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
            expect(lines <= subject.game.most_lines, subject, "goes on for more than MOST_LINES")
        yield table, dice


# ---------------------------------------------------------------------------- the flow of a game


def check_flow(subject: Subject) -> None:
    """Somebody is always to act, with something to do; weights are right; every game ends."""
    whole: Callable[[Any, Any], int] = subject.game.rules.whole
    for table, _ in positions(subject):
        who = table.who()
        if who == OVER:
            continue
        if who == CHANCE:
            codes, weights = table.chance()
            expect(codes, "chance is to act without an outcome")
            expect(codes == sorted(set(codes)), "outcomes are not ascending")
            expect(all(weight > 0 for weight in weights), "an outcome has no weight")
            due = whole(table.edition.box, table.record())
            expect(sum(weights) == due, "weights sum to", sum(weights), "and not", due)
            continue
        expect(who > 0 and who >> table.seats == 0, "nobody, or a seat that is not there, is asked")
        for seat in table.asked():
            expect(table.legal(seat), f"seat {seat} is asked and has no action")


def check_legality(subject: Subject) -> None:
    """`legal` lists exactly what `why_not` has no objection to, each once."""
    for table, dice in positions(subject, share=0.3):
        for seat in range(table.seats):
            if seat in table.asked():
                codes = table.legal(seat)
                expect(len(codes) == len(set(codes)), "an action is listed twice")
                expect(len(codes) <= subject.game.most_legal, "MOST_LEGAL is too small")
                free = [code for code, reason in enumerate(table.reasons(seat)) if not reason]
                texts = subject.game.actions.texts
                odd = [texts[code] for code in set(codes) ^ set(free)]
                expect(not odd, f"legal and why_not disagree for seat {seat} about", odd[:5])
            elif dice.random() < 0.2:
                due = {OVER_ALREADY if table.who() == OVER else NOT_ASKED}
                expect(set(table.reasons(seat)) == due, f"seat {seat} is not asked and not told so")
                expect(not table.legal(seat), f"seat {seat} is not asked and has actions")


def check_log(subject: Subject) -> None:
    """Without a log the same happens."""
    for table, dice in positions(subject, share=0.5):
        if table.who() != OVER:
            actor, code = table.random_line(dice)
            for place in (1, 2):
                table.copy(0, place)
            table.apply(actor, code, 1)
            table.lane.apply_at(table.boxes, table.states, 2, actor, code, NO_LOG)
            expect(table.raw(1) == table.raw(2), "what happens depends on the log")


def check_conservation(subject: Subject) -> None:
    """What the game declares as conserved is the same in every position."""
    conserved = subject.game.rules.conserved
    first: dict[str, int] | None = None
    for table, _ in positions(subject):
        now = conserved(table.edition.box, table.record())
        first = first or now
        lost = {key: (first[key], now[key]) for key in first if now[key] != first[key]}
        expect(not lost, "not conserved:", lost)
    expect(first, "nothing is declared as conserved")


def check_order_of_covered_answers(subject: Subject) -> None:
    """Where several seats are asked at once, the order of their answers leaves no trace."""
    for table, dice in positions(subject):
        asked = table.asked()
        if len(asked) < 2:
            continue
        one, other = dice.sample(asked, 2)
        a, b = dice.choice(table.legal(one)), dice.choice(table.legal(other))
        ends = []
        for first, second in (((one, a), (other, b)), ((other, b), (one, a))):
            table.copy(0, 1)
            table.apply(*first, place=1)
            expect(second[0] in table.asked(1), "one seat's answer ends another's question")
            table.apply(*second, place=1)
            ends.append(table.raw(1))
        expect(ends[0] == ends[1], "the order of answers given at the same time matters")


# ---------------------------------------------------------------------------- notation and records


def check_notation(game: Game) -> None:
    """Every code has a text of its own in the notation, and the text leads back to it."""
    for codec in (game.actions, game.outcomes):
        for code, text in enumerate(codec.texts):
            expect(codec.parse(text) == code, text)
            expect(text == " ".join(text.split()) and text.isascii(), text)


def random_match(subject: Subject, seed: int, lane: str | None = None) -> Match:
    """A match between random players, dealt fairly."""
    match = subject.game.deal(subject.seats, seed, subject.options, lane=lane)
    dice = random.Random(seed)
    while isinstance(seats := match.to_act, tuple):
        seat = dice.choice(seats)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def check_replay(subject: Subject) -> None:
    """A record replays to identical bytes."""
    for seed in range(subject.matches):
        match = random_match(subject, seed, subject.lane)
        again = replay(match.record(), lane=subject.lane)
        expect(bytes(again.state) == bytes(match.state), "a replay ends in another position")
        expect(again.record() == match.record(), "a replay has another record")
        expect(again.events == match.events, "a replay has other events")


# ---------------------------------------------------------------------------- secrecy


def check_secrecy(subject: Subject) -> None:
    """A seat cannot tell the true world from the ones that `resample` makes of its knowledge."""
    hidden: dict[int, list[int]] = {}
    guessed: dict[int, list[int]] = {}
    rng = random_source(subject.seed)
    for table, dice in positions(subject, share=0.25):
        seat = dice.choice([NONE, *range(table.seats)])
        truth = np.frombuffer(table.raw(), np.uint8)
        before = subject.game.rules.conserved(table.edition.box, table.record())
        table.copy(0, 1)
        table.veil(seat, 1)
        veiled = table.raw(1)
        blanked = np.flatnonzero(np.frombuffer(veiled, np.uint8) != truth).tolist()
        table.veil(seat, 1)
        expect(table.raw(1) == veiled, "veiling twice blanks more")
        for _ in range(8):
            table.copy(1, 2)
            table.resample(seat, 2, rng)
            world = np.frombuffer(table.raw(2), np.uint8)
            for offset in blanked:
                hidden.setdefault(offset, []).append(int(truth[offset]))
                guessed.setdefault(offset, []).append(int(world[offset]))
            after = subject.game.rules.conserved(table.edition.box, table.record(2))
            expect(after == before, "a resampled world is not conserved:", before, after)
            table.copy(2, 3)
            table.veil(seat, 3)
            told = _differing(table, 1, 3)
            expect(table.raw(3) == veiled, f"seat {seat} can tell a resampled world by", told)
        _same_knowledge(table, seat)
        _plays_on(table, subject, rng)
    # A byte that was hidden often, and was not always the same, is not always guessed right; and
    # in no field is every byte always guessed the same.
    often = [at for at in hidden if len(hidden[at]) > 80]
    known = {at for at in often if guessed[at] == hidden[at] and len(set(hidden[at])) > 1}
    expect(not known, "always guessed right:", _fields(subject.game, known))
    wrong = {at for at in hidden if guessed[at] != hidden[at]}
    moved = {at for at in hidden if len(set(guessed[at])) > 1}
    never = set(_fields(subject.game, wrong)) - set(_fields(subject.game, moved))
    stuck = sorted(name for name in never if _samples(subject.game, guessed, name) > 80)
    expect(not stuck, "never resampled:", stuck)


def _differing(table: Table, one: int, other: int) -> dict[str, Any]:
    a, b = table.view(one), table.view(other)
    return {key: (a[key], b[key]) for key in a if a[key] != b[key]}


def _samples(game: Game, guessed: dict[int, list[int]], name: str) -> int:
    """How often bytes of a field were guessed."""
    return sum(len(values) for at, values in guessed.items() if _fields(game, {at}) == [name])


def _fields(game: Game, offsets: set[int]) -> list[str]:
    dtype = game.State.dtype
    assert dtype.fields is not None
    return sorted(
        name
        for name, (kind, start, *_) in dtype.fields.items()
        if any(start <= offset < start + kind.itemsize for offset in offsets)
    )


def _same_knowledge(table: Table, seat: int) -> None:
    """True world (0), veiled record (1) and resampled world (2) answer the seat alike."""
    # Who else has answered under cover may be hidden too; whether this seat is asked is not.
    asks = [
        table.who(place) if table.who(place) < 0 else seat in table.asked(place)
        for place in (0, 1, 2)
    ]
    expect(asks[0] == asks[1] == asks[2], "to_act tells", seat, "what is hidden")
    views = [table.observation(seat, place) for place in (0, 1, 2)]
    expect(views[0] == views[1] == views[2], f"what seat {seat} observes depends on what is hidden")
    if seat == NONE:
        return
    reasons = [table.reasons(seat, place) for place in (0, 1, 2)]
    expect(reasons[0] == reasons[1] == reasons[2], f"why_not tells seat {seat} what is hidden")
    if seat in table.asked():
        legal = [table.legal(seat, place) for place in (0, 1, 2)]
        expect(legal[0] == legal[1] == legal[2], f"legal tells seat {seat} what is hidden")


def _plays_on(table: Table, subject: Subject, rng: Array) -> None:
    """A resampled world (2) can be played to the end."""
    table.copy(2, 3)
    decisions = table.lane.playout(
        table.boxes,
        table.states,
        3,
        table.out,
        table.weights,
        NO_LOG,
        rng,
        subject.game.most_lines,
    )
    expect(decisions != NONE, "a resampled world does not come to an end")


def check_reveals(subject: Subject) -> None:
    """An action without the mark shows its own seat nothing it did not know."""
    rng = random_source(subject.seed + 1)
    for table, dice in positions(subject, share=0.25):
        for seat in table.asked():
            codes = table.legal(seat)
            for code in dice.sample(codes, min(len(codes), 6)):
                if not subject.game.actions.verbs[code].reveals:
                    text = subject.game.actions.texts[code]
                    known = {_after(table, seat, code, rng, world) for world in range(4)}
                    expect(len(known) == 1, f"“{text}” is unmarked and shows seat {seat} something")


def _after(table: Table, seat: int, code: int, rng: Array, world: int) -> tuple[bytes, str]:
    """What a seat knows after its own action, in the true world (0) or in a resampled one."""
    table.copy(0, 4)
    if world:
        table.veil(seat, 4)
        table.resample(seat, 4, rng)
    events = table.apply(seat, code, 4)
    table.veil(seat, 4)
    return table.raw(4), str(table.seen(events, seat))


def check_twin_worlds(subject: Subject) -> None:
    """Two matches that differ only in what a seat cannot know show it the same.

    The true match and a resampled one run side by side: the seat does the same in both, and
    others and chance do in the second whatever looks the same to the seat. While such a line can
    be found, everything the seat is shown must be the same.
    """
    rng = random_source(subject.seed + 2)
    for table, dice in positions(subject, share=0.05):
        seat = dice.randrange(table.seats)
        table.copy(0, 5)
        table.copy(0, 6)
        table.veil(seat, 6)
        table.resample(seat, 6, rng)
        for _ in range(12):
            if table.who(5) == OVER:
                break
            actor, code = dice.choice(table.choices(5))
            shown, knows = _show(table, 5, actor, code, seat)
            if actor == seat:
                expect((seat, code) in table.choices(6), f"seat {seat} could tell two worlds apart")
                twins = [(actor, code)]
                marked = subject.game.actions.verbs[code].reveals
            else:
                twins = [line for line in table.choices(6) if line[0] == actor]
                marked = True
            same = next((t for t in twins if _show(table, 6, *t, seat) == (shown, knows)), None)
            expect(same is not None or marked, f"seat {seat} could tell two worlds apart")
            if same is None:
                break
            table.apply(actor, code, 5)
            table.apply(*same, 6)


def check_silence(subject: Subject) -> None:
    """A line of which a seat is told nothing leaves what it knows as it was."""
    for table, dice in positions(subject, share=0.25):
        if table.who() == OVER:
            continue
        actor, code = table.random_line(dice)
        for seat in (NONE, *range(table.seats)):
            table.copy(0, 6)
            table.veil(seat, 6)
            told, knows = _show(table, 0, actor, code, seat)
            if actor != seat and not told and knows != table.raw(6):
                changed = _differing(table, 6, 7)
                line = table.line(actor, code)
                raise Broken(f"seat {seat} is told nothing of “{line}” and sees {changed}")


def check_redaction(subject: Subject) -> None:
    """Lines that look alike to a seat stand alike in the record it may read meanwhile."""
    for table, dice in positions(subject, share=0.25):
        seat = dice.choice([NONE, *range(table.seats)])
        choices = [line for line in table.choices() if line[0] != seat or seat == NONE]
        written: dict[Any, str | None] = {}
        for actor, code in dice.sample(choices, min(len(choices), 30)):
            looks = (actor, *_show(table, 0, actor, code, seat))
            line = table.line(actor, code)
            told = seen_line(table.game, line, None if seat == NONE else seat)
            expect(
                written.setdefault(looks, told) == told,
                f"the record tells seat {seat} what is hidden by “{told}” for “{line}”",
            )


def _show(table: Table, place: int, actor: int, code: int, seat: int) -> tuple[str, bytes]:
    table.copy(place, 7)
    events = table.apply(actor, code, 7)
    table.veil(seat, 7)
    told = table.seen(events, seat)
    return str(told) if told else "", table.raw(7)


# ---------------------------------------------------------------------------- lanes and texts


def check_lanes(subject: Subject) -> None:
    """Interpreted, compiled and bounds-checked rules agree step by step."""
    dice = random.Random(subject.seed)
    # The changes that mutants make in rules are never compiled.
    lanes = LANES if default_lane() == "compiled" else (default_lane(),)
    tables = [subject.start(lane) for lane in lanes]
    compiled = tables[0]
    while True:
        _agree("position", [table.raw() for table in tables])
        _agree("to_act", [table.who() for table in tables])
        if compiled.who() == OVER:
            break
        _agree("choices", [table.choices() for table in tables])
        if dice.random() < 0.1:
            _lanes_agree_on_knowledge(tables, dice)
        line = compiled.random_line(dice)
        _agree("events", [table.apply(*line) for table in tables])
    _agree("returns", [_returns(table) for table in tables])


def _lanes_agree_on_knowledge(tables: list[Table], dice: random.Random) -> None:
    seat = dice.randrange(tables[0].seats)
    seed = dice.getrandbits(32)
    _agree("why_not", [table.reasons(seat) for table in tables])
    for table in tables:
        table.copy(0, 1)
        table.veil(seat, 1)
        table.copy(1, 2)
        table.resample(seat, 2, random_source(seed))
    _agree("veil", [table.raw(1) for table in tables])
    _agree("resample", [table.raw(2) for table in tables])
    _agree("observe", [table.observation(seat, 1) for table in tables])


def _agree(what: str, found: list[Any]) -> None:
    expect(all(one == found[0] for one in found), "lanes disagree about", what)


def _returns(table: Table) -> tuple[list[int], list[int]]:
    scores, places = np.zeros(table.seats, np.int32), np.zeros(table.seats, np.int32)
    table.lane.returns_at(table.boxes, table.states, 0, scores, places)
    return scores.tolist(), places.tolist()


def check_places(subject: Subject) -> None:
    """At the end somebody is first, and places count those ahead."""
    for table, _ in positions(subject, share=0):
        _, places = _returns(table)
        expect(1 in places, "nobody is first")
        for place in places:
            ahead = sum(1 for other in places if other < place)
            expect(place == ahead + 1, "places do not count those ahead:", places)


def check_texts(game: Game) -> None:
    """Every name, verb, prompt, event and reason has a text, the same ones in every language."""
    for language in LANGUAGES:
        say = game.say(language)
        odd = say.keys ^ game.say("en").keys
        expect(not odd, language, "and en differ in", sorted(odd))
        missing = [key for key in sorted(expected_keys(game)) if not say.has(key)]
        expect(not missing, language, "lacks", missing)
        for text in game.actions.texts:
            expect(say.action(text), text)
        for text in game.outcomes.texts:
            expect(say.outcome(text), text)
        for name in game.reasons.names[1:]:
            expect(say.reason(name) != name, language, "has no reason", name)
        for phase in game.rules.ASKING:
            expect(say.prompt(phase) and say.prompt(phase, "X"), phase)


def check_told_events(subject: Subject) -> None:
    """Every event that happens can be told to everybody in every language."""
    for seed in range(subject.matches):
        match = random_match(subject, seed)
        for eyes in (None, *range(subject.seats)):
            for event in match.events_for(eyes):
                for language in LANGUAGES:
                    expect(subject.game.say(language).event(event), event)


CHECKS: tuple[Callable[[Subject], None], ...] = (
    check_flow,
    check_legality,
    check_log,
    check_conservation,
    check_order_of_covered_answers,
    check_replay,
    check_secrecy,
    check_reveals,
    check_twin_worlds,
    check_silence,
    check_redaction,
    check_lanes,
    check_places,
)


def main() -> None:
    """Check the game in a folder, or a game of the house."""
    import sys
    from pathlib import Path

    from backroom.engine.errors import Refused
    from backroom.engine.game import game, games

    if len(sys.argv) != 2:
        sys.exit("usage: python -m backroom.engine.conformance GAME | FOLDER")
    try:
        found = game(sys.argv[1] if sys.argv[1] in games() else Path(sys.argv[1]))
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
    check_notation(found)
    for subject in subjects(found):
        for check in CHECKS:
            check(subject)
            print(f"{subject}: {check.__name__.removeprefix('check_')} holds")


if __name__ == "__main__":
    main()
