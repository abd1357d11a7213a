"""Ratings of players whose strength is known."""

import random

import pytest

from backroom.arena.contest import Contest
from backroom.arena.matches import Result
from backroom.arena.ratings import pairwise, ratings, standings
from backroom.arena.referees import CircleReferee, share_ahead
from tests.arena.made_up import by_strength, finished

STRENGTHS = {"weak": 1.0, "middling": 2.5, "good": 6.0, "strong": 15.0}


def made_up(contest: Contest, number: int) -> Result:
    return by_strength(contest, STRENGTHS, number)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ratings_recover_a_known_order(seats: int) -> None:
    contest = Contest("bosses", seats, tuple(STRENGTHS), "circle")
    results = [made_up(contest, number) for number in range(90)]
    found = standings(results, contest.players)
    assert [standing.player for standing in found] == ["strong", "good", "middling", "weak"]
    assert all(standing.low < standing.rating < standing.high for standing in found)
    assert found[0].low > found[-1].high
    assert sum(s.share * s.seats for s in found) == pytest.approx(len(results))


def test_the_error_is_for_all_pairs_and_both_ways_to_tell_one_apart() -> None:
    contest = Contest("bosses", 2, tuple(STRENGTHS), "circle")
    referee = CircleReferee(contest, 0.06)
    assert referee.error == 0.06
    claims = [evidence.error for evidence in referee.evidence.values() for _ in ("above", "below")]
    assert len(claims) == 12
    assert sum(claims) == pytest.approx(0.06)


def test_who_has_not_sat_yet_has_no_standing() -> None:
    contest = Contest("bosses", 2, tuple(STRENGTHS), "circle")
    first = made_up(contest, 0)
    found = standings([first], contest.players)
    assert {standing.player for standing in found} == set(first.lineup)
    assert sum(standing.share for standing in found) == 1


def test_equals_are_not_told_apart() -> None:
    names = ("one", "other", "third")
    contest = Contest("bosses", 3, names, "circle")
    results = [
        finished(
            number,
            contest.lineup(number),
            tuple(random.Random(number).sample([1, 2, 3], 3)),
        )
        for number in range(90)
    ]
    rated = ratings(results, names)
    for one in names:
        for other in names:
            assert rated[one][1] < rated[other][2]
    referee = CircleReferee(contest)
    for result in results:
        referee.add(result)
    assert not referee.told_apart
    assert not referee.is_decided


def test_the_same_matches_give_the_same_ratings() -> None:
    contest = Contest("bosses", 3, tuple(STRENGTHS), "circle")
    results = [made_up(contest, number) for number in range(20)]
    assert ratings(results, contest.players, 1) == ratings(results, contest.players, 1)


def test_the_referee_of_many_stops_when_every_pair_is_told_apart() -> None:
    contest = Contest("bosses", 4, tuple(STRENGTHS), "circle")
    referee = CircleReferee(contest)
    patient = CircleReferee(contest, to_the_end=True)
    number = 0
    while not referee.is_decided:
        for hears in (referee, patient):
            hears.add(made_up(contest, number))
        number += 1
        assert number < 1000
    assert len(referee.told_apart) == 6
    assert not patient.is_decided


def test_pairwise_counts_who_was_ahead() -> None:
    results = [
        finished(0, ("a", "b", "c"), (1, 2, 2)),
        finished(1, ("b", "a", "a"), (2, 1, 3)),
    ]
    table = pairwise(results, ("a", "b", "c"))
    assert table["a", "b"] == ((1 + 0.5) / 2, 2)
    assert table["b", "a"] == (0.25, 2)
    assert table["b", "c"] == (0.5, 1)
    assert share_ahead(results[1], "a", "c") is None


def test_equals_share_a_win() -> None:
    assert finished(0, ("a", "b", "c"), (1, 3, 1)).wins == (0.5, 0.0, 0.5)
