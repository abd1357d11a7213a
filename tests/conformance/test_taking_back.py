"""Taking back, for every game: everybody stands where they stood, and the record says so."""

import random

import pytest

from backroom.engine.conformance import Subject
from backroom.engine.errors import Refused
from backroom.engine.match import Match
from backroom.engine.matchfile import redacted, replay, verify
from tests.conformance.test_conformance import SUBJECTS

# How often, and how many lines at once: where chance has little to say a match would never end.
MOST, MOST_LINES = 20, 5
Moment = tuple[bytes, list[dict]]


def moment(match: Match) -> Moment:
    """The position, and how everybody sees it."""
    return match.snapshot(), [match.view(eyes) for eyes in (None, *range(match.seats))]


def play_on(match: Match, dice: random.Random) -> None:
    seat = dice.choice(match.to_act)
    match.play(seat, dice.choice(match.legal(seat)))


def played_with_second_thoughts(subject: Subject, seed: int) -> tuple[Match, int]:
    """A random match in which every now and then some of the last lines are taken back; and how
    often that was."""
    dice, taken = random.Random(seed), 0
    match = subject.game.deal(subject.seats, seed=seed, options=subject.options)
    # The moments since chance had its say, one for each line that stands.
    moments = [moment(match)]
    while not match.over:
        known = len(match.lines)
        play_on(match, dice)
        if any(line.actor == "*" for line in match.lines[known:]) or match.over:
            moments = []
        moments.append(moment(match))
        if len(moments) > 1 and taken < MOST and not match.over and dice.random() < 0.2:
            count = dice.randrange(1, min(len(moments), MOST_LINES))
            outcomes = match.outcomes
            assert str(match.take_back(count)) == f"back {count}"
            del moments[-count:]
            assert moment(match) == moments[-1]
            assert match.outcomes == outcomes
            taken += 1
    return match, taken


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_everybody_stands_where_they_stood(subject: Subject) -> None:
    match, taken = played_with_second_thoughts(subject, 5)
    # After every choice of that one a die is thrown.
    assert taken > 0 or subject.game.name == "one_die"
    record = match.record()
    again = replay(record)
    assert again.snapshot() == match.snapshot()
    assert again.record() == record
    assert again.events == match.events
    assert verify(record).honest
    # The lines that stand, played alone, lead to the same position.
    alone = Match(match.game, match.seats, match.options, match.edition)
    alone.play_lines(standing_texts(match))
    assert alone.snapshot() == match.snapshot()
    assert match.events_standing(0) == alone.events_for(0)


def standing_texts(match: Match) -> list[str]:
    """The lines that stand, found in the text of the record alone."""
    body = match.record().partition("\n\n")[2].splitlines()[:-1]
    stand: list[str] = []
    for line in body:
        if line.startswith("back "):
            stand = stand[: -int(line.removeprefix("back "))]
        else:
            stand.append(line)
    return stand


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_the_record_of_a_running_match_tells_it(subject: Subject) -> None:
    """As everybody reads it: a number of lines, and no more of what is hidden than without it."""
    dice = random.Random(3)
    match = subject.game.deal(subject.seats, seed=3, options=subject.options)
    plain = match.fork()
    for _ in range(400):
        known = len(match.lines)
        plain = match.fork()
        play_on(match, dice)
        if not match.over and all(line.actor != "*" for line in match.lines[known:]):
            break
        if match.over:
            return
    line = match.lines[-1]
    match.take_back(1)
    for eyes in (None, *range(match.seats)):
        told = redacted(match, eyes).splitlines()
        assert told[-1] == "back 1"
        before = redacted(plain, eyes).splitlines()
        assert told[: len(before)] == before
        assert len(told) - len(before) in (1, 2), line


def test_what_chance_has_brought_stays() -> None:
    subject = next(one for one in SUBJECTS if one.game.name == "bosses")
    match = subject.game.deal(subject.seats, seed=1, options=subject.options)
    before = match.snapshot(), list(match.lines)
    with pytest.raises(Refused, match="chance"):
        match.take_back(1)
    with pytest.raises(Refused, match="lines to take back"):
        match.take_back(len(match.lines) + 1)
    assert (match.snapshot(), match.lines) == before
