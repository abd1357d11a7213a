"""Simulation: many random games, the same ones for the same seed."""

import threading
import time

import pytest

from backroom.engine.simulate import Result, Simulation, block_count, simulate, total
from tests.engine.helpers import BOSSES, ONE_DIE, SEALED_BIDS, refused


def run(games: int = 500, seed: int = 1, threads: int | None = 2) -> Result:
    return simulate(SEALED_BIDS, 3, {}, games, seed, threads)


def test_the_same_seed_gives_the_same_result_whatever_the_threads() -> None:
    assert run(1010) == run(1010, threads=1) == run(1010, threads=3)
    assert run(1010, seed=1) != run(1010, seed=2)


def test_blocks_that_others_play_come_to_the_same() -> None:
    """In any order, and the last one is short."""
    work = Simulation(str(SEALED_BIDS.folder), 3, 1010, seed=1)
    counts = {number: work.do(number) for number in reversed(range(block_count(1010)))}
    assert len(counts) == 5
    assert total(1010, counts.values()) == run(1010)
    assert sum(work.do(4)[3::2]) < sum(work.do(3)[3::2])


@pytest.mark.parametrize("threads", [1, 2, 3, 8, None])
def test_all_games_are_played(threads: int | None) -> None:
    """12 turns a game, each of two outcomes and a decision."""
    result = simulate(ONE_DIE, 2, {}, 101, 5, threads)
    assert result.games == 101
    assert result.decisions == 101 * 12
    assert result.lines == 101 * 36
    assert result.longest == 36


def test_sums_add_up() -> None:
    result = run(1000)
    assert sum(result.scores) == 3 * 1000, "somebody wins each of three rounds"
    assert 1000 <= sum(result.wins) <= 3 * 1000, "a win may be shared"
    assert result.lines >= result.decisions
    assert result.longest * 1000 >= result.lines
    assert result.mean_scores == tuple(score / 1000 for score in result.scores)


def test_random_games_are_what_they_should_be_on_average() -> None:
    """An odd face is taken; an even one is taken or left, each half of the time."""
    result = simulate(ONE_DIE, 2, {}, 20000, 3)
    a_turn = (1 + 3 + 5 + (2 + 4 + 6) / 2) / 6 * 1.5
    for mean in result.mean_scores:
        assert mean == pytest.approx(6 * a_turn, rel=0.01)


def test_fewer_games_than_threads() -> None:
    assert simulate(ONE_DIE, 2, {}, 1, 5, threads=4).lines == 36


def test_options_are_played_with() -> None:
    plain = simulate(BOSSES, 2, {}, 200, 5, 1)
    vanish = simulate(BOSSES, 2, {"tied_gangs_vanish": True}, 200, 5, 1)
    assert sum(vanish.scores) > sum(plain.scores)


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"games": 0}, "The number of games is at least 1"),
        ({"games": 1.5}, "The number of games is at least 1"),
        ({"threads": 0}, "The number of threads is at least 1"),
        ({"threads": True}, "The number of threads is at least 1"),
        ({"seats": 5}, "bosses is for 2, 3, 4 players"),
        ({"options": {"luck": True}}, "There is no option “luck”"),
    ],
)
def test_wrong_requests_are_refused(change: dict, sentence: str) -> None:
    request = {"seats": 2, "options": {}, "games": 10, "seed": 1, "threads": 1}
    assert sentence in str(refused(simulate, BOSSES, **(request | change)))


def test_others_run_meanwhile() -> None:
    """The doors let go of Python's lock: this thread goes on counting."""
    simulate(BOSSES, 2, {}, 1, 1)
    busy = threading.Thread(target=simulate, args=(BOSSES, 2, {}, 20000, 1, 1))
    busy.start()
    turns = 0
    while busy.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 5
