"""Who sits where: exactly balanced, and a function of the number alone."""

import dataclasses
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import backroom
from backroom.arena.contest import Contest
from backroom.arena.matches import Matches
from backroom.arena.plan import Entry
from backroom.bots import nets
from backroom.bots.registry import near_name, whole_name
from backroom.engine.errors import Refused
from tests.bots.small_nets import small_net


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


@pytest.mark.parametrize(
    "change, told",
    [
        ({}, None),
        ({"seats": 3}, "trained for 2 players, not for 3"),
        ({"options": {"tied_gangs_vanish": True}}, "the option tied_gangs_vanish = True"),
        ({"game": "gangster"}, "is a net for bosses, not for gangster"),
    ],
)
@pytest.mark.parametrize("kind", ["net", "consigliere:9"])
def test_a_net_that_does_not_fit_is_refused_at_once(
    tmp_path: Path, kind: str, change: dict[str, object], told: str | None
) -> None:
    trained = {"seats": (2,), "options": {"tied_gangs_vanish": [False]}}
    path = small_net(backroom.game("bosses"), tmp_path, **trained)
    contest = Contest("bosses", 2, (f"{kind}:{path}", "random"), "table")
    contest = dataclasses.replace(contest, **change)
    if told is None:
        contest.check()
        return
    with pytest.raises(Refused, match=told):
        contest.check()


def test_a_game_without_a_net_is_refused_at_once() -> None:
    with pytest.raises(Refused, match="bosses has no trained net yet"):
        Contest("bosses", 2, ("net", "random"), "table").check()


def test_a_stamp_and_a_badge_tell_one_net_from_another(tmp_path: Path) -> None:
    game = backroom.game("bosses")
    path = small_net(game, tmp_path)
    contest = Contest("bosses", 2, (f"net:{path}", f"consigliere:9:{path}"), "table")
    of_net = nets.load(path).head.hash

    def told() -> tuple[str, list[str]]:
        badge = Matches(contest).badge()
        return Entry(contest, 2).stamp(), [badge[f"net of {name}"] for name in contest.players]

    stamp, hashes = told()
    assert stamp.split()[-2:] == hashes == [of_net, of_net]
    small_net(game, tmp_path, seed=2).replace(path)
    assert told() != (stamp, hashes)
    shipped = Contest("gangster", 2, ("net", "random"), "table")
    assert len(Entry(shipped, 2).stamp().split()) == len(stamp.split()) - 1
    assert set(Matches(shipped).badge()) - set(Matches(contest).badge()) > {"net of net"}


def test_the_path_of_a_net_means_the_same_in_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("net:{}a.npz", "consigliere:10ms:{}a.npz", "net:{}b:c.npz"):
        whole = name.format(f"{tmp_path}/")
        assert whole_name(name.format("")) == whole == whole_name(whole)
        assert near_name(whole) == name.format("")
    for name in ("net", "net:", "consigliere", "consigliere:10ms", "consigliere:9:", "search:9:2"):
        assert whole_name(name) == near_name(name) == name
    assert near_name("net:/elsewhere/a.npz") == "net:/elsewhere/a.npz"
