"""Observations: as their layout says, turned to the seat, and blind to what it cannot know."""

from __future__ import annotations

import numpy as np

from backroom.engine.conformance.tables import Subject, expect, positions
from backroom.engine.features import HIGH, LOW
from backroom.engine.game import Game
from backroom.engine.names import WORD
from backroom.engine.rule import random_source


def check_features(game: Game) -> None:
    """The layout is told block by block: a name of its own, a shape, one sentence."""
    names = [block.name for block in game.features]
    expect(len(set(names)) == len(names), "two blocks have the same name:", names)
    for block in game.features:
        expect(WORD.match(block.name), f"“{block.name}” is no word of the notation")
        expect(block.size > 0, f"block {block.name} is empty")
        sentence = block.meaning
        expect(
            sentence[:1].isupper() and sentence.endswith(".") and "\n" not in sentence,
            f"block {block.name}: “{sentence}” is no sentence",
        )


def check_observation(subject: Subject) -> None:
    """Every number lies in its range."""
    for table, _ in positions(subject, share=0.25):
        for seat in range(table.seats):
            for name, numbers in subject.game.split(table.observation(seat)).items():
                expect(
                    np.isfinite(numbers).all() and LOW <= numbers.min() <= numbers.max() <= HIGH,
                    f"seat {seat}, block {name}: {numbers.min()} to {numbers.max()}",
                    f"is not within {LOW} to {HIGH}",
                )


def check_blindness(subject: Subject) -> None:
    """What each seat observes and may do is the same in the true position, in what is left of it
    under the veil, and in a world resampled from that; in every phase that comes up."""
    rng = random_source(subject.seed + 4)
    phases: set[int] = set()
    for table, dice in positions(subject):
        phase = int(table.record().phase)
        if phase in phases and dice.random() > 0.1:
            continue
        phases.add(phase)
        for seat in range(table.seats):
            table.copy(0, 1)
            table.veil(seat, 1)
            table.copy(1, 2)
            table.resample(seat, 2, rng)
            truth, veiled, world = (table.seen(seat, place) for place in range(3))
            expect(truth == veiled == world, f"what seat {seat} observes depends on what is hidden")


def check_turning(subject: Subject) -> None:
    """What a seat observes and may do is what seat 0 does in the position that is turned so that
    the one becomes the other."""
    differs = False
    first = [
        subject.game.turned(seat, subject.seats, subject.options) for seat in range(subject.seats)
    ]
    for table, _ in positions(subject, share=0.25):
        for seat in range(1, table.seats):
            table.states[1:2] = table.turn(seat).position(table.record())
            differs |= table.seen(seat) != table.seen(0, 1)
            expect(
                not differs or subject.game.rules.unlike is not None,
                f"what seat {seat} observes is not what seat 0 does in the turned position",
            )
            expect(
                (table.turned(seat) == first[seat]).all(),
                f"relative codes of seat {seat} change within a match",
            )
    expect(
        differs or subject.game.rules.unlike is None,
        f"seats are said not to be alike ({subject.game.rules.unlike}) and are",
    )
