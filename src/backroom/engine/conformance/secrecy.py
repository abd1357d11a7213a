"""Secrecy: a seat is never shown, asked or told what it cannot know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from backroom.engine.asking import OVER
from backroom.engine.conformance.tables import Broken, Subject, Table, expect, positions
from backroom.engine.game import NO_LOG, Game
from backroom.engine.match import Action, Match
from backroom.engine.matchfile import seen_line
from backroom.engine.record import Array, name_of
from backroom.engine.rule import NONE, random_source


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
        # Whoever has answered under cover may look as if still asked; then the answer is rightly
        # missing in every world.
        is_answer_open = table.who(1) != table.who()
        blanked = np.flatnonzero(np.frombuffer(veiled, np.uint8) != truth).tolist()
        table.veil(seat, 1)
        expect(table.raw(1) == veiled, "veiling twice blanks more")
        for _ in range(8):
            table.copy(1, 2)
            table.resample(seat, 2, rng)
            world = np.frombuffer(table.raw(2), np.uint8)
            for offset in [] if is_answer_open else blanked:
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
    return table.raw(4), str(table.told(events, seat))


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
            views = [table.observation(seat, place).tobytes() for place in (5, 6)]
            expect(views[0] == views[1], f"seat {seat} observes two worlds")


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


def check_covered_phases(subject: Subject) -> None:
    """An action that leaves no trace for onlookers belongs to a phase that is declared covered."""
    game = subject.game
    names, covered = game.State.fields["phase"].of, game.phases.covered()
    for table, dice in positions(subject, share=0.5):
        if table.who() < 0:
            continue
        phase = str(name_of(names, table.record().phase))
        actor, code = table.random_line(dice)
        told, _ = _show(table, 0, actor, code, NONE)
        line = table.line(actor, code)
        expect(told or phase in covered, f"“{line}” leaves no trace, and {phase} is not covered")


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
    told = table.told(events, seat)
    return str(told) if told else "", table.raw(7)


def check_foretelling(subject: Subject) -> None:
    """What a seat is foretold of its actions then happens, and depends on its knowledge alone."""
    rng = random_source(subject.seed + 3)
    for number in range(subject.matches):
        dice = random.Random(f"{subject.seed} foretelling {number}")
        match = subject.game.deal(subject.seats, number, subject.options, lane=subject.lane)
        while seats := match.to_act:
            seat = dice.choice(seats)
            actions = match.legal(seat)
            if dice.random() < 0.25:
                foretold = match.foretell(seat)
                expect(list(foretold) == actions, "not every legal action is foretold")
                _comes_true(match, seat, dice.choice(actions), foretold)
                twin = _twin(match, seat, subject.lane, rng)
                expect(twin.foretell(seat) == foretold, f"seat {seat} is foretold what is hidden")
            match.play(seat, dice.choice(actions))


def _twin(match: Match, seat: int, lane: str | None, rng: Array) -> Match:
    """The same match in a world that the seat cannot tell from the true one."""
    world = match.veiled(seat).row.reshape(1).copy()
    match.game.lane(lane).resample_at(match.edition.boxes, world, 0, seat, rng)
    twin = match.fork()
    twin.state.row[()] = world[0]
    return twin


def _comes_true(
    match: Match, seat: int, action: Action, foretold: dict[str, list[dict[str, Any]]]
) -> None:
    line = match.fork().play(seat, action)
    shown = (match.game.event_for(row, seat) for row in line.events)
    seen = [event for event in shown if event is not None]
    certain = foretold[action]
    expect(seen[: len(certain)] == certain, f"“{action}” was foretold as {certain}, and was {seen}")
    reveals = match.game.actions.verbs[action.code].reveals
    expect(reveals or seen == certain, f"“{action}” is unmarked and not foretold whole: {seen}")
