"""What helps to win: found where it was planted, and nowhere else."""

import random

import pytest

import backroom
from backroom.arena.balance import balance, helps, share, spread
from backroom.arena.contest import Contest
from backroom.arena.matches import Result, deeds_of, play
from backroom.arena.report import deed_in_words
from tests.arena.made_up import finished

SEATS = 3


def planted(number: int) -> Result:
    """Seat 0 wins half its matches, and whoever has the knife wins twice as often as another."""
    source = random.Random(number)
    armed = source.randrange(SEATS)
    weights = [2.0, 1.0, 1.0]
    weights[armed] *= 2
    (winner,) = source.choices(range(SEATS), weights)
    places = tuple(1 if seat == winner else 2 for seat in range(SEATS))

    def one(seat: int) -> tuple[int, ...]:
        return tuple(int(s == seat) for s in range(SEATS))

    deeds = {
        "play": (2, 2, 2),
        "play card-knife": one(armed),
        "played! card-knife": one(armed),
        "play card-cake": one(source.randrange(SEATS)),
        "draw": tuple(2 if seat == armed else 1 for seat in range(SEATS)),
        "seldom": one(armed) if number < 5 else (0,) * SEATS,
        "won!": one(winner),
    }
    return finished(number, ("greedy",) * SEATS, places, deeds)


RESULTS = [planted(number) for number in range(600)]


def test_a_seat_with_an_advantage_is_found() -> None:
    found = balance(RESULTS)
    first, *others = found.seat_wins
    assert first.low > 1 / 3
    assert all(other.high < 1 / 3 for other in others)
    assert sum(seat.mean for seat in found.seat_wins) == pytest.approx(1)


def test_what_was_planted_helps_and_the_rest_does_not() -> None:
    found = {help.deed: help for help in helps(RESULTS)}
    knife, cake = found["play card-knife"], found["play card-cake"]
    assert knife.surely
    assert knife.won.low > 1 / 3
    assert knife.won.cases == len(RESULTS)
    assert knife.often == pytest.approx(1 / 3)
    assert not cake.surely
    assert cake.won.low < 1 / 3 < cake.won.high


def test_an_event_that_always_comes_with_an_action_is_told_once() -> None:
    told = {help.deed for help in helps(RESULTS)}
    assert "played! card-knife" not in told
    # Everybody did it equally often, or too few did it to say anything.
    assert "play" not in told
    assert "seldom" not in told


def test_what_is_another_word_for_winning_helps_nobody() -> None:
    assert "won!" not in {help.deed for help in helps(RESULTS)}
    last = planted(600)
    last.deeds["won!"] = last.deeds["won!"][1:] + last.deeds["won!"][:1]
    # Once somebody has done it without winning, it is a deed like others.
    assert "won!" in {help.deed for help in helps([*RESULTS, last])}


def test_intervals_hold_about_so_often_as_they_say() -> None:
    source = random.Random(1)
    missed = 0
    for _ in range(1000):
        won = sum(source.random() < 0.3 for _ in range(60))
        found = share(won, 60)
        missed += not found.low <= 0.3 <= found.high
    assert 0.02 < missed / 1000 < 0.08


def test_spread() -> None:
    found = spread(list(range(101)))
    assert (found.least, found.low, found.median, found.high, found.most) == (0, 5, 50, 95, 100)
    assert found.mean == 50


def test_leads_are_from_the_first_to_the_second_and_to_the_last() -> None:
    found = balance([finished(0, ("greedy",) * SEATS, (2, 3, 1))])
    assert (found.lead.mean, found.gap.mean) == (10, 20)
    assert found.seat_scores == (10, 0, 20)


def test_deeds_are_read_from_a_match() -> None:
    match = backroom.game("bosses").deal(2, 1)
    seat = match.to_act[0]
    match.play(seat, "place own1 c3")
    counted = {deed: seats[seat] for deed, seats in deeds_of(match).items() if seats[seat]}
    assert counted["place"] == counted["place source-own1"] == counted["placed!"] == 1
    others = {deed for deed, seats in deeds_of(match).items() if seats[1 - seat]}
    assert not {deed for deed in others if deed.startswith("place")}


def test_all_actions_are_counted_once_and_fields_are_no_things() -> None:
    result = play(Contest("bosses", 2, ("random",), "circle", counts=True), 0)
    verbs = [deed for deed in result.deeds if "!" not in deed and "-" not in deed]
    counted = [sum(result.deeds[verb][seat] for verb in verbs) for seat in range(2)]
    assert tuple(counted) == result.decisions
    assert not any("field-" in deed for deed in result.deeds)


def test_bosses_in_short() -> None:
    contest = Contest("bosses", 2, ("random",), "circle", seed=1, counts=True)
    found = balance([play(contest, number) for number in range(12)])
    assert found.matches == 12
    assert sum(seat.mean for seat in found.seat_wins) == pytest.approx(1)
    assert found.lines.least > found.decisions.least > 10
    assert found.lead.most == found.gap.most  # two seats: the second is the last
    assert all(help.won.cases >= 20 for help in found.helps)


def test_deeds_are_told_by_name() -> None:
    texts = Contest("bosses", 2, (), "circle").found().say("de")
    assert deed_in_words("placed! kind-blue2", texts) == f"placed: {texts('kind-blue2')}"
    assert deed_in_words("line_scored!", texts) == "line scored"
    assert deed_in_words("shoot", texts) == "shoot"
