"""Every lesson of every game, in every language, is played from its beginning to its end, wrong
turns and all; and a fault in a lesson is found."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import backroom
from backroom.engine.errors import Refused
from backroom.engine.lesson import READ, Lesson, Step, lesson, lessons, read
from backroom.engine.lesson_check import faults
from backroom.engine.rulebook import clauses
from backroom.engine.texts import LANGUAGES
from backroom.learning import Learning

ALL = [one for name in backroom.game_names() for one in lessons(backroom.game(name)).values()]
FIRST = [one for one in ALL if one.number == 1]
MOST_CHARACTERS = 200
# The player acts within half a minute.
MOST_TO_READ = 2


def named(one: Lesson) -> str:
    return f"{one.game.name}-{one.name}"


def meant(one: Lesson, done: list[str], step: Step) -> str:
    """The first legal action that a step waits for."""
    legal = one.after(done).match.legal(one.seat)
    return next(str(action) for action in legal if step.means(action))


class Typist(Console):
    """A terminal at which everything is done wrong once before it is done right."""

    def __init__(self, one: Lesson):
        super().__init__(file=io.StringIO(), width=200, highlight=False)
        self.typed = self._typed(one)

    def input(self, *_: object, **__: object) -> str:  # type: ignore[override]
        return next(self.typed)

    def _typed(self, one: Lesson) -> Iterator[str]:
        done: list[str] = []
        for step in one.steps:
            if step.expect:
                yield from self._wrong_turns(one, done, step)
            right = meant(one, done, step) if step.expect else READ
            yield right
            # Back, and there again.
            yield "b"
            yield right
            done.append(right)

    def _wrong_turns(self, one: Lesson, done: list[str], step: Step) -> Iterator[str]:
        match = one.after(done).match
        legal = [str(action) for action in match.legal(one.seat)]
        for key in dict.fromkeys(key for _, key in step.wrong):
            yield next(a for a in legal if not step.means(a) and step.answer(a) == key)
        illegal = [text for text in match.game.actions.texts if text not in legal]
        # Something that a clause of the rulebook forbids, where there is such a thing.
        reasons = ((text, match.why_not(one.seat, text)) for text in illegal)
        yield next((text for text, reason in reasons if reason and reason.clause), illegal[0])

    @property
    def printed(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


@pytest.mark.parametrize("one", ALL, ids=named)
def test_every_way_through_leads_to_the_end(one: Lesson) -> None:
    assert faults(one) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL, ids=named)
def test_played_in_the_terminal_with_wrong_turns(one: Lesson, language: str) -> None:
    console = Typist(one)
    assert Learning(one, language, console).run()
    say = one.game.say(language)
    players = one.players(say)
    for step in one.steps:
        for key in step.keys:
            assert say(key, **players) in console.printed, key
    # Something illegal was tried, and answered with its clause.
    told = clauses(one.game, language).values()
    assert any(text[:60] in console.printed for text in told)
    assert f"backroom play {one.game.name}" in console.printed


def test_whoever_is_stuck_in_the_terminal_has_each_step_shown() -> None:
    one = lesson(backroom.game("bosses"), "first")
    console = Shown(file=io.StringIO(), width=200, highlight=False)
    assert Learning(one, "en", console).run()


class Shown(Console):
    """A terminal at which every step is left to the lesson."""

    def input(self, *_: object, **__: object) -> str:  # type: ignore[override]
        return "show"


def test_every_game_has_a_first_lesson_and_two_more_at_least() -> None:
    for name in backroom.game_names():
        numbers = [one.number for one in lessons(backroom.game(name)).values()]
        assert numbers == list(range(1, len(numbers) + 1)), name
        assert len(numbers) >= 3, name


@pytest.mark.parametrize("one", FIRST, ids=named)
def test_first_lesson_is_short_and_has_the_player_act_at_once(one: Lesson) -> None:
    assert one.name == "first"
    assert 8 <= len(one.steps) <= 14
    assert any(step.expect for step in one.steps[: MOST_TO_READ + 1])
    assert sum(bool(step.expect) for step in one.steps) >= len(one.steps) // 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL, ids=named)
def test_step_says_two_sentences_at_most(one: Lesson, language: str) -> None:
    say = one.game.say(language)
    for key in (key for step in one.steps for key in step.keys):
        text = say(key, **one.players(say))
        assert len(text) <= MOST_CHARACTERS, (key, len(text))
        assert len(re.findall(r"[.!?](?:\s|$)", text)) <= 2, key


@pytest.mark.parametrize("one", ALL, ids=named)
def test_action_points_at_the_places_to_click(one: Lesson) -> None:
    for step in one.steps:
        assert len(set(step.at)) == len(step.at), step.name
        assert step.at, step.name


# ------------------------------------------------------------------ planted faults


@pytest.fixture
def bosses() -> Lesson:
    return lesson(backroom.game("bosses"), "first")


def altered(one: Lesson, name: str, **change: object) -> Lesson:
    steps = tuple(
        replace(step, **change) if step.name == name else step  # type: ignore[arg-type]
        for step in one.steps
    )
    return replace(one, steps=steps)


@pytest.mark.parametrize(
    "step, change, found",
    [
        ("place", {"then": ("1 place own2 c1",)}, "it cannot go on"),
        ("place", {"then": ()}, "nothing that is meant is legal"),
        ("place", {"expect": ("place own3 b1",)}, "nothing that is meant is legal"),
        ("place", {"wrong": ()}, "which is legal"),
        ("pair", {"wrong": (("place *", "lesson-first-pair-field"),)}, "which is legal"),
        ("draw", {"then": ("* drawn red3", "* drawn red3")}, "it cannot go on"),
        ("goal", {"key": "lesson-first-nowhere"}, "no text"),
        ("goal", {"clause": "B99"}, "no clause B99"),
        ("move", {"expect": ("move c2 b2", "move c2 d2", "move c3 c4")}, "never legal"),
    ],
)
def test_planted_fault_is_found(
    bosses: Lesson, step: str, change: dict[str, object], found: str
) -> None:
    told = faults(altered(bosses, step, **change))
    assert any(found in fault and bosses.name in fault for fault in told), told


def test_planted_fault_in_one_of_several_ways_is_found(bosses: Lesson) -> None:
    """The answer stands where only one of the two moves that are meant leaves room for it."""
    told = faults(altered(bosses, "move", then=("1 place right b2", "* open right yellow2")))
    assert any("after “move c2 b2” it cannot go on" in fault for fault in told), told


def test_start_that_cannot_be_played_is_found(bosses: Lesson) -> None:
    told = faults(replace(bosses, start=("* start 0",)))
    assert any("its start cannot be played" in fault for fault in told), told


@pytest.mark.parametrize(
    "line, reason",
    [
        ("number = 1", "“seat” is missing"),
        ("colour = 3", "“colour” is not understood"),
        ("number = ", "first.toml"),
    ],
)
def test_file_that_is_no_lesson_is_refused(tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "first.toml"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(Refused, match=reason):
        read(backroom.game("bosses"), path)


# ------------------------------------------------------------------ a run


def test_wrong_turn_changes_nothing_and_is_answered(bosses: Lesson) -> None:
    run = bosses.after([READ])
    before = run.match.snapshot()
    wrong = run.take("place own3 f6")
    assert (wrong.kind, wrong.key) == ("wrong", "lesson-first-place-field")
    illegal = run.take("move b1 b2")
    assert illegal.kind == "refused"
    assert illegal.refused is not None
    assert illegal.refused.clause == "B8"
    assert run.match.snapshot() == before
    assert run.done == [READ]


def test_nothing_may_be_done_while_there_is_something_to_read(bosses: Lesson) -> None:
    run = bosses.begin()
    assert run.view()["legal"] == []
    assert run.take("place own3 c1").kind == "read"
    assert run.take(READ).kind == "on"
    assert run.view()["legal"]
    assert run.take(READ).kind == "read"


def test_scenes_tell_what_followed_line_by_line(bosses: Lesson) -> None:
    run = bosses.after([READ, "place own3 c1", "place left a1"])
    lines = [str(scene.line) for scene in run.scenes]
    assert lines == ["0 place left a1", *bosses.steps[2].then]
    assert run.scenes[-1].view["pair"]["right"] == "blue1"


def test_unknown_way_is_refused(bosses: Lesson) -> None:
    with pytest.raises(Refused, match="does not go that way"):
        bosses.after([READ, "place own3 f6"])
    with pytest.raises(Refused, match="no lesson"):
        lesson(bosses.game, "last")
