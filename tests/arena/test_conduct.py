"""A contest gives the same figures however it is played: cores, order, interruptions, crashes."""

import errno
import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from backroom.arena.conduct import conduct
from backroom.arena.contest import Contest
from backroom.arena.journal import Journal
from backroom.arena.matches import Matches, Result, play
from backroom.arena.plan import Entry, Plan
from backroom.arena.referees import TableReferee
from backroom.arena.sequential import Bar
from backroom.bots import Knowledge, knowledge
from backroom.engine.errors import Refused
from backroom.engine.match import Match
from backroom.workers import hire
from backroom.workers.processes import Processes
from tests.arena.made_up import finished

CONTEST = Contest("bosses", 2, ("greedy", "random"), "table", seed=4)
HEAD = Plan("arena", (Entry(CONTEST, 200),)).saved()
GAMES = 6


@pytest.fixture(scope="module")
def alone() -> list[Result]:
    """The contest as this process plays it."""
    with hire(0) as workers:
        return conduct(CONTEST, GAMES, workers)


@pytest.mark.slow
def test_figures_reproduce_whatever_the_number_of_workers(alone: list[Result]) -> None:
    assert [result.number for result in alone] == list(range(GAMES))
    assert play(CONTEST, 3) == alone[3]
    for count in (1, 2):
        with hire(count) as workers:
            assert conduct(CONTEST, GAMES, workers) == alone


def test_no_two_choices_of_a_match_have_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither of two seats, nor of one seat later on."""
    asked: list[tuple[int, int]] = []

    def heard(match: Match, seat: int, seed: int) -> Knowledge:
        asked.append((seat, seed))
        return knowledge(match, seat, seed)

    monkeypatch.setattr("backroom.arena.matches.knowledge", heard)
    result = play(Contest("bosses", 2, ("random",), "circle"), 0)
    assert len(asked) == sum(result.decisions) > 20
    assert {seat for seat, _ in asked} == {0, 1}
    assert len({seed for _, seed in asked}) == len(asked)


def test_another_seed_is_another_contest(alone: list[Result]) -> None:
    other = Contest("bosses", 2, ("greedy", "random"), "table", seed=5)
    assert play(other, 0) != alone[0]


@pytest.mark.slow
def test_matches_of_a_killed_worker_are_played_again(alone: list[Result]) -> None:
    killed: list[int] = []

    def kill_once(result: Result) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0]
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)

    with hire(2) as workers:
        assert conduct(CONTEST, GAMES, workers, keep=kill_once) == alone
    assert killed
    for child in multiprocessing.active_children():
        child.join(60)
    assert not multiprocessing.active_children()


class Dying(Processes):
    """Workers that die on every match, or on the first try of every match."""

    def __init__(self, tries: int):
        super().__init__(2)
        self.tries = dict.fromkeys(range(GAMES), tries)

    def _submitted(self, work: Matches, number: int) -> Future[Result]:
        made: Future[Result] = Future()
        self.tries[number] -= 1
        if self.tries[number] >= 0:
            made.set_exception(BrokenProcessPool())
        else:
            made.set_result(finished(number, work.contest.lineup(number), (1, 2)))
        return made


def test_workers_that_always_die_end_the_run() -> None:
    with pytest.raises(Refused, match="died"), Dying(99) as workers:
        conduct(CONTEST, GAMES, workers)


def test_workers_that_died_once_are_forgiven() -> None:
    with Dying(1) as workers:
        assert len(conduct(CONTEST, GAMES, workers)) == GAMES


class Stuck(Dying):
    """The first match loses its worker, and with the pool those that others were playing."""

    def _submitted(self, work: Matches, number: int) -> Future[Result]:
        first_try = self.tries[number] > 0
        made = super()._submitted(work, number)
        return Future() if first_try and number else made


def test_a_lost_worker_takes_the_others_matches_along_and_all_are_played_again() -> None:
    with Stuck(1) as workers:
        # In flight are two for each worker; the later ones meet a pool that lives.
        workers.tries |= dict.fromkeys(range(4, GAMES), 0)
        results = conduct(CONTEST, GAMES, workers)
    assert [result.number for result in results] == list(range(GAMES))


# ---------------------------------------------------------------------------- early stop


class Shuffled(Processes):
    """Results nobody played, in whatever order: the one wins all but every fourth match."""

    def __init__(self, order: Iterable[int]):
        super().__init__(0)
        self.order = list(order)
        self.played: list[int] = []

    def each(self, work: Matches, numbers: Iterable[int]) -> Iterator[tuple[int, Result]]:
        contest = work.contest
        wanted = set(numbers)
        for number in self.order:
            if number in wanted:
                self.played.append(number)
                first = contest.seat_of_one(number) == 0
                won = number % 4 != 3
                places = (1, 2) if won == first else (2, 1)
                yield number, finished(number, contest.lineup(number), places)


def referee() -> TableReferee:
    return TableReferee(CONTEST, Bar(0.5, 0.5))


def test_an_early_stop_comes_after_a_whole_round_and_whatever_the_order() -> None:
    in_order = conduct(CONTEST, 200, Shuffled(range(200)), hears := referee())
    assert hears.verdict == "shown"
    assert len(in_order) < 100
    assert len(in_order) % CONTEST.round == 0
    backwards = [start + n for start in range(0, 200, 10) for n in reversed(range(10))]
    workers = Shuffled(backwards)
    assert conduct(CONTEST, 200, workers, referee()) == in_order
    # More was played than counts.
    assert len(workers.played) >= len(in_order)


def test_to_the_end_nothing_stops_early() -> None:
    patient = TableReferee(CONTEST, Bar(0.5, 0.5), to_the_end=True)
    assert len(conduct(CONTEST, 200, Shuffled(range(200)), patient)) == 200
    assert patient.verdict == "shown"


# ---------------------------------------------------------------------------- interruptions


class Cut(Exception):
    pass


def test_interrupted_and_continued_is_uninterrupted(tmp_path: Path) -> None:
    whole = conduct(CONTEST, 200, Shuffled(range(200)), referee())
    path = tmp_path / "run.jsonl"
    Journal.begun(path, HEAD)._file.close()
    parts = 0
    results: list[Result] = []
    while not results:
        parts += 1
        with Journal.opened(path) as journal, suppress(Cut):
            kept: list[Result] = []

            def keep(result: Result, journal: Journal = journal, kept: list[Result] = kept) -> None:
                journal.keep(0, result)
                kept.append(result)
                if len(kept) == 7:
                    raise Cut

            there = journal.of(0)
            results = conduct(CONTEST, 200, Shuffled(range(200)), referee(), there, keep)
    assert parts > 2
    assert results == whole
    # No match was played twice.
    assert len(path.read_text().splitlines()) == 1 + len(whole)


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal.begun(path, HEAD) as journal:
        for number in range(3):
            journal.keep(1, finished(number, ("a", "b"), (1, 2)))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with Journal.opened(path) as journal:
        assert sorted(journal.of(1)) == [0, 1]
        assert journal.of(0) == journal.of(7) == {}
        journal.keep(1, finished(2, ("a", "b"), (1, 2)))
    with Journal.opened(path) as journal:
        assert journal.of(1)[2] == finished(2, ("a", "b"), (1, 2))


def test_a_journal_goes_on_counting_the_time(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal.begun(path, HEAD) as journal:
        assert journal.seconds < 60
        journal._began -= 600
        journal.keep(0, finished(0, ("a", "b"), (1, 2)))
    with Journal.opened(path) as journal:
        assert 600 <= journal.seconds < 660


def test_a_journal_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    Journal.begun(path, HEAD)._file.close()
    with pytest.raises(Refused, match="--continue"):
        Journal.begun(path, HEAD)
    with pytest.raises(Refused, match="cannot be written"):
        Journal.begun(tmp_path / "nowhere" / "run.jsonl", HEAD)


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal.begun(path, HEAD), pytest.raises(Refused, match="another run"):
        Journal.opened(path)
    with Journal.opened(path) as journal:
        with pytest.raises(Refused, match="another run"):
            Journal.opened(path)
        journal.keep(0, finished(0, ("a", "b"), (1, 2)))
    with Journal.opened(path) as journal:
        assert len(journal.of(0)) == 1


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with Journal.begun(tmp_path / "run.jsonl", HEAD) as journal:
        monkeypatch.setattr("backroom.arena.journal._sync", full)
        with pytest.raises(Refused, match=r"run.jsonl cannot be written \(No space left"):
            journal.keep(0, finished(0, ("a", "b"), (1, 2)))


@pytest.mark.parametrize(
    "text", ["", "x\n", "[]\n", "{}\n", msgspec.json.encode(HEAD).decode() + '\n{"contest":0}\n']
)
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    with pytest.raises(Refused, match="no matches of the arena"):
        Journal.opened(path)
