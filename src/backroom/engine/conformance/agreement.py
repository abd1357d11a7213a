"""Agreement: of the lanes, of a record with its replay, of texts with what they name."""

from __future__ import annotations

import ast
import random
import re
from typing import Any

from backroom.engine.asking import OVER
from backroom.engine.conformance.tables import Subject, Table, expect, random_match
from backroom.engine.game import Game
from backroom.engine.lanes import LANES, default_lane
from backroom.engine.matchfile import replay
from backroom.engine.rule import random_source
from backroom.engine.texts import LANGUAGES, expected_keys


def check_notation(game: Game) -> None:
    """Every code has a text of its own in the notation, and the text leads back to it."""
    for codec in (game.actions, game.outcomes):
        for code, text in enumerate(codec.texts):
            expect(codec.parse(text) == code, text)
            expect(text == " ".join(text.split()) and text.isascii(), text)


def check_notes(game: Game) -> None:
    """Events are logged with as many values as they are declared with."""
    for path in game.sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            called, event = node.func, node.args[1]
            if not isinstance(called, ast.Name) or not isinstance(event, ast.Attribute):
                continue
            if number := re.fullmatch(r"note(\d)", called.id):
                wanted = len(game.events.by_name[event.attr.lower()].arguments)
                where = f"{path.name}:{node.lineno}"
                expect(int(number[1]) == wanted, f"{where}: {event.attr} has {wanted} values")


def check_replay(subject: Subject) -> None:
    """A record replays to identical bytes."""
    for seed in range(subject.matches):
        match = random_match(subject, seed, subject.lane)
        again = replay(match.record(), lane=subject.lane)
        expect(bytes(again.state) == bytes(match.state), "a replay ends in another position")
        expect(again.record() == match.record(), "a replay has another record")
        expect(again.events == match.events, "a replay has other events")


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
    _agree("returns", [table.returns() for table in tables])


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
    _agree("observe", [table.observation(seat, 1).tobytes() for table in tables])


def _agree(what: str, found: list[Any]) -> None:
    expect(all(one == found[0] for one in found), "lanes disagree about", what)


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
        for phase in game.phases.asking():
            expect(say.prompt(phase) and say.prompt(phase, "X"), phase)


def check_told_events(subject: Subject) -> None:
    """Every event that happens can be told to everybody in every language."""
    for seed in range(subject.matches):
        match = random_match(subject, seed, subject.lane)
        for eyes in (None, *range(subject.seats)):
            for event in match.events_for(eyes):
                for language in LANGUAGES:
                    expect(subject.game.say(language).event(event), event)
