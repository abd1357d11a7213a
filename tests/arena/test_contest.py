"""Who sits where: exactly balanced, and a function of the number alone."""

from collections import Counter

import msgspec
import pytest

from backroom.arena.contest import Contest
from backroom.engine.errors import Refused


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_at_a_table_sits_everywhere_equally_often(seats: int) -> None:
    contest = Contest("bosses", seats, ("greedy", "random"), "table")
    games = contest.whole_rounds(20)
    assert games % seats == 0
    assert 20 <= games < 20 + seats
    lineups = [contest.lineup(number) for number in range(games)]
    assert all(lineup.count("greedy") == 1 for lineup in lineups)
    assert all(
        lineup[contest.seat_of_one(number)] == "greedy" for number, lineup in enumerate(lineups)
    )
    assert Counter(lineup.index("greedy") for lineup in lineups) == dict.fromkeys(
        range(seats), games // seats
    )


@pytest.mark.parametrize("seats, count", [(2, 3), (3, 3), (4, 7), (5, 3), (3, 1)])
def test_in_a_circle_everybody_sits_everywhere_equally_often(seats: int, count: int) -> None:
    players = tuple(f"p{number}" for number in range(count))
    contest = Contest("bosses", seats, players, "circle", seed=3)
    for rounds in (1, 4):
        sat = Counter(
            (seat, name)
            for number in range(rounds * contest.round)
            for seat, name in enumerate(contest.lineup(number))
        )
        assert sat == {(seat, name): rounds for seat in range(seats) for name in players}


def test_in_a_circle_everybody_meets_everybody() -> None:
    players = tuple(f"p{number}" for number in range(7))
    contest = Contest("bosses", 2, players, "circle")
    met = {frozenset(contest.lineup(number)) for number in range(40 * contest.round)}
    assert len(met) == 7 * 6 / 2


def test_a_match_follows_from_the_seed_and_its_number() -> None:
    def first(seed: int) -> list[tuple[tuple[str, ...], int]]:
        contest = Contest("bosses", 3, ("a", "b", "c", "d"), "circle", seed=seed)
        return [(contest.lineup(number), contest.seed_of(number)) for number in range(40)]

    assert first(1) == first(1)
    assert first(1) != first(2)
    seeds = [seed for _, seed in first(1)]
    assert len(set(seeds)) == len(seeds)


def test_a_contest_survives_json() -> None:
    contest = Contest("bosses", 3, ("a", "b"), "table", 7, {"tied_gangs_vanish": True}, counts=True)
    assert msgspec.json.decode(msgspec.json.encode(contest), type=Contest) == contest


@pytest.mark.parametrize(
    "contest, told",
    [
        (Contest("bosses", 9, ("random", "greedy"), "table"), "not 9"),
        (Contest("bosses", 2, ("random", "houdini"), "table"), "houdini"),
        (Contest("bosses", 2, ("random", "greedy", "random"), "circle"), "twice"),
        (Contest("bosses", 2, ("random", "greedy"), "table", options={"x": True}), "x"),
        (Contest("bosses", 2, ("random", "greedy"), "table", edition="golden"), "golden"),
        (Contest("poker", 2, ("random", "greedy"), "table"), "poker"),
        (Contest("bosses", 2, ("random", "greedy", "capo"), "table"), "two players, not 3"),
        (Contest("bosses", 2, (), "circle"), "Nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(contest: Contest, told: str) -> None:
    with pytest.raises(Refused, match=told):
        contest.check()
