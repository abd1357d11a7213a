"""The search: what it finds, that it repeats itself, and how it is asked for."""

from __future__ import annotations

import dataclasses
import itertools
import math
from pathlib import Path

import numpy as np
import pytest

import backroom
from backroom.bots import LEVELS, Budget, Searcher, knowledge, player
from backroom.bots.advice import figures_of
from backroom.bots.binding import search_of
from backroom.bots.desk import desk_for
from backroom.bots.levels import LEVELS as LEVEL_DATA
from backroom.bots.levels import Level, Levelled
from backroom.bots.search import _merged
from backroom.engine.errors import Refused
from backroom.engine.game import NO_LOG
from backroom.engine.match import Match
from backroom.engine.record import Array
from backroom.engine.rule import random_source

CONNECT_FOUR = Path("examples/connect_four")
TEST_GAMES = [Path("tests/games/one_die"), Path("tests/games/sealed_bids")]


def asked(match: Match) -> int:
    return match.to_act[0]


def drops(columns: str) -> Match:
    """Connect four after these drops, the players in turn."""
    match = backroom.game(CONNECT_FOUR).deal(seats=2, seed=1)
    for column in columns:
        match.play(asked(match), f"drop {column}")
    return match


def test_a_win_in_one_is_found() -> None:
    match = drops("agbgcf")
    assert player("search:500").choose(knowledge(match, 0, seed=1)) == "drop d"


def test_a_loss_in_one_is_averted() -> None:
    match = drops("agbgc")
    assert player("search:500").choose(knowledge(match, 1, seed=1)) == "drop d"


def test_an_open_three_is_averted_in_time() -> None:
    """c and d taken with b, e and f free: whoever lets the third come loses."""
    match = drops("ddc")
    assert player("search:4000").choose(knowledge(match, 1, seed=1)) in ("drop b", "drop e")


def test_explain_tells_moves_visits_and_chances_of_every_seat() -> None:
    match = drops("agbgcf")
    searcher = player("search:1000")
    assert isinstance(searcher, Searcher)
    told = searcher.explain(knowledge(match, 0, seed=1))
    assert told.best.action == "drop d"
    assert told.simulations == sum(move.visits for move in told.moves) == 1000
    assert {str(move.action) for move in told.moves} == set(match.legal(0))
    assert told.chances == (1.0, 0.0)
    for move in told.moves:
        assert sum(move.chances) == pytest.approx(1.0 if move.visits else 0.0)


def test_the_same_seed_and_simulations_give_the_same_tree() -> None:
    """Whatever was searched in between, in the same room."""
    bosses = backroom.game("bosses").deal(seats=3, seed=5)
    searcher = player("search:300")
    assert isinstance(searcher, Searcher)
    known = knowledge(bosses, asked(bosses), seed=9)
    first = searcher.explain(known)
    player("search:2000").choose(knowledge(bosses, asked(bosses), seed=1))
    player("search:50").choose(knowledge(drops("a"), 1, seed=1))
    again = searcher.explain(known)
    assert first.moves == again.moves
    other = searcher.explain(knowledge(bosses, asked(bosses), seed=10))
    assert other.moves != first.moves


def test_the_most_visited_move_is_the_best_and_among_equals_the_better() -> None:
    """Two threads' trees are counted together; a move tried once may look better than it is."""
    known = knowledge(drops("d"), 1, seed=1)

    def tree(*moves: tuple[int, int, float]) -> tuple[Array, Array, Array, int, int]:
        actions, visits, won = (np.array(column) for column in zip(*moves, strict=True))
        brought = np.stack([visits - won, won], axis=1)
        return actions, visits, brought, int(visits.sum()), 3

    one = tree((0, 6, 3.0), (1, 1, 1.0), (2, 4, 1.0), (3, 0, 0.0))
    other = tree((2, 4, 3.0), (0, 3, 2.0), (1, 0, 0.0), (3, 1, 0.0))
    merged = _merged(known, [one, other])
    found = [(move.code, move.visits, move.chances) for move in merged]
    assert found == [
        (0, 9, (4 / 9, 5 / 9)),
        (2, 8, (0.5, 0.5)),
        (1, 1, (0.0, 1.0)),
        (3, 1, (1.0, 0.0)),
    ]
    assert [move.action for move in merged] == ["drop a", "drop c", "drop b", "drop d"]


def test_every_thread_grows_a_tree_of_its_own() -> None:
    """Two equal trees would have tried every move an even number of times."""
    searcher = player("search:600:2")
    assert isinstance(searcher, Searcher)
    told = searcher.explain(knowledge(drops("d"), 1, seed=1))
    assert any(move.visits % 2 for move in told.moves)


def test_several_threads_share_the_simulations() -> None:
    match = drops("agbgcf")
    searcher = player("search:301:3")
    assert isinstance(searcher, Searcher)
    told = searcher.explain(knowledge(match, 0, seed=1))
    assert told.simulations == 301
    assert told.best.action == "drop d"


def test_a_time_budget_makes_as_many_simulations_as_fit() -> None:
    searcher = player("search:20ms")
    assert isinstance(searcher, Searcher)
    told = searcher.explain(knowledge(drops("d"), 1, seed=1))
    assert told.simulations > 16
    assert told.seconds >= 0.02


def test_one_legal_action_needs_no_thought() -> None:
    """So large a budget would take a minute."""
    known = dataclasses.replace(knowledge(drops("a"), 1, seed=1), legal=(3,))
    assert player("search:16000000").choose(known) == "drop d"


@pytest.mark.parametrize("game", [CONNECT_FOUR, *TEST_GAMES], ids=lambda path: path.name)
def test_a_game_without_knowledge_is_played_to_its_end(game: Path) -> None:
    found = backroom.game(game)
    match = found.deal(seats=min(found.seats), seed=3)
    searcher = player("search:60")
    while not match.over:
        seat = asked(match)
        match.play(seat, searcher.choose(knowledge(match, seat, seed=len(match.lines))))
    assert match.winners


def test_without_an_evaluation_foresight_is_none() -> None:
    """Else the first of all actions would look as good as any, and always be played."""
    known = knowledge(drops("d"), 1, seed=1)
    search = search_of(known.game)
    played = set()
    for number in range(30):
        desk = desk_for(known, 1, random_source(number), (0.0, 0.0, 0.0, 1.0), [1.0, 1.0])
        desk.world[0] = known.veiled[0]
        search.decide(desk, known.seats, known.seat)
        played.add(desk.world.tobytes())
    assert len(played) == 7


@pytest.mark.parametrize("foresight", [True, False])
def test_with_foresight_a_rollout_plays_what_looks_best(foresight: bool) -> None:
    """In every position of a match; without it, soon something else."""
    found = backroom.game("cosa_nostra")
    search = search_of(found)
    match = found.deal(seats=2, seed=4, options={"two_gangs": True})
    chosen_best = []
    for number in range(25):
        seat = asked(match)
        known = knowledge(match, seat, seed=number)
        desk = desk_for(known, 1, random_source(number), (0.0, 0.0, 0.0, foresight), [1.0, 1.0])
        n = search.weigh_actions(desk, known.seats, seat, 1)
        worth, codes = desk.totals[:n].copy(), desk.out[:n].copy()
        after = []
        for code in codes[worth >= worth.max() - 1e-4]:
            states = known.veiled.copy()
            found.lane().apply_at(known.edition.boxes, states, 0, seat, code, NO_LOG)
            after.append(states[0])
        desk.world[0] = known.veiled[0]
        search.decide(desk, known.seats, seat)
        chosen_best.append(any(desk.world[0] == state for state in after))
        match.play(seat, player("random").choose(known))
    assert all(chosen_best) == foresight


CHECKED = [
    TEST_GAMES[1],
    *(pytest.param(name, marks=pytest.mark.soak) for name in backroom.game_names()),
]


@pytest.mark.parametrize("game", CHECKED, ids=str)
def test_no_search_leaves_its_arrays(game: str | Path) -> None:
    """With bounds checks on: a short search from the middle of a match."""
    found = backroom.game(game)
    match = found.deal(seats=max(found.seats), seed=2)
    for number in range(4):
        seat = asked(match)
        match.play(seat, player("random").choose(knowledge(match, seat, seed=number)))
    known = knowledge(match, asked(match), seed=4)
    figures = figures_of(found)
    dials = (figures.exploration, figures.trust, figures.width, figures.foresight)
    desk = desk_for(known, 40, random_source(4), dials, [1.0] * match.seats)
    checked = search_of(found, "checked")
    assert checked.plant(desk, known.seats, known.seat) == len(known.legal)
    checked.grow(desk, known.seats, known.seat, 20, 40)
    assert desk.edges["visits"][: len(known.legal)].sum() == 40


# ---------------------------------------------------------------------------- levels


def test_levels_go_from_lookout_to_boss_in_every_figure() -> None:
    assert (LEVELS[0], LEVELS[-1], len(LEVELS)) == ("lookout", "boss", 5)
    for below, above in itertools.pairwise(LEVEL_DATA):
        assert below.share < above.share
        assert below.depth <= above.depth
        assert below.noise > above.noise
    assert LEVEL_DATA[-1].noise == 0


@pytest.mark.parametrize("level", LEVEL_DATA, ids=lambda level: level.name)
def test_a_level_plays_by_its_data(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    bosses = backroom.game("bosses")
    match, usual, chooser = bosses.deal(seats=2, seed=1), figures_of(bosses), Levelled(level)
    known = knowledge(match, asked(match), seed=0)
    assert chooser.budget_for(known) == Budget(round(usual.simulations * level.share))
    assert chooser.figures(bosses).depth == math.ceil(usual.depth * level.depth)
    monkeypatch.setattr(Searcher, "choose", lambda self, known: "thought")
    chosen = [chooser.choose(dataclasses.replace(known, seed=seed)) for seed in range(2000)]
    assert chosen.count("thought") / len(chosen) == pytest.approx(1 - level.noise, abs=0.04)
    slips = {text for text in chosen if text != "thought"}
    assert slips <= {known.text(code) for code in known.legal}
    assert len(slips) >= 50 * level.noise


def test_a_game_has_its_own_noise_where_the_usual_does_not_tell_levels_apart() -> None:
    usual, lucky = backroom.game("bosses"), backroom.game("chicago_gangsters")
    noise = [Levelled(level).noise_in(lucky) for level in LEVEL_DATA]
    assert noise == list(figures_of(lucky).noise)
    assert sorted(noise, reverse=True) == noise
    assert (noise[-1], noise[0] < 1) == (0, True)
    for level in LEVEL_DATA:
        assert Levelled(level).noise_in(usual) == level.noise


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_level_plays_a_match(level: str) -> None:
    match = backroom.game("bosses").deal(seats=2, seed=4)
    chooser = player(level)
    while not match.over:
        seat = asked(match)
        match.play(seat, chooser.choose(knowledge(match, seat, seed=len(match.lines))))
    assert match.winners


# ---------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    "name",
    ["search", "search:", "search:0", "search:-1", "search:many", "search:1.5", "search:0ms",
     "search:-3s", "search:nanms", "search:infs", "search:1e9s", "search:99999999999",
     "search:100:0", "search:100:many", "search:100:2:3", "search:100:1000"],
)  # fmt: skip
def test_impossible_budgets_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(Refused, match=r"^“search.* is not a search: .*\.$"):
        player(name)


@pytest.mark.parametrize(
    "name, budget, threads",
    [
        ("search:2000", Budget(simulations=2000), 1),
        ("search:100ms", Budget(seconds=0.1), 1),
        ("search:2s", Budget(seconds=2.0), 1),
        ("search:100ms:4", Budget(seconds=0.1), 4),
        ("search:7:64", Budget(simulations=7), 64),
    ],
)
def test_a_search_is_told_by_its_name(name: str, budget: Budget, threads: int) -> None:
    found = player(name)
    assert isinstance(found, Searcher)
    assert (found.name, found.budget, found.threads) == (name, budget, threads)


def test_a_budget_is_simulations_or_seconds() -> None:
    for wrong in ({}, {"simulations": 0}, {"simulations": 5, "seconds": 1.0}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match=r"^a budget is"):
            Budget(**wrong)  # type: ignore[arg-type]
    assert Budget(simulations=5).seconds == 0
