"""The report: judged by what a seat could know, always the same, and in step with `explain`."""

from __future__ import annotations

import math

import msgspec
import pytest

import backroom
from backroom.bots import knowledge, player
from backroom.engine.match import Match
from backroom.engine.rule import random_source
from backroom.report import Report, analyse
from backroom.report.analysis import (
    FIND,
    WEIGH_BEST,
    WEIGH_PLAYED,
    Judge,
    Moments,
    seed_of,
    simulations_of,
)
from backroom.report.form import read
from backroom.report.summing import error_of
from tests.report.conftest import recorded

BLUNDER = 5


def test_a_known_blunder_is_found(short: Report) -> None:
    (worst, *_) = short.mistakes[1]
    assert worst.line == BLUNDER
    assert worst.better.endswith("d")
    assert worst.cost > 0.3
    assert worst.cost > worst.error > 0
    assert short.winners == (0,)


def test_an_unfinished_match_has_no_report() -> None:
    with pytest.raises(backroom.Refused, match="not over") as refused:
        analyse(backroom.game("bosses").deal(seats=2, seed=1))
    assert refused.value.reason == "not_over"


@pytest.mark.parametrize("depth, seed", [(0, 0), (101, 0), (1, -1), (1, 1 << 64)])
def test_what_cannot_be_asked_for_is_refused(match: Match, depth: int, seed: int) -> None:
    with pytest.raises(backroom.Refused):
        analyse(match, depth, seed)


def test_the_same_record_gives_the_same_bytes(small: Match, short: Report) -> None:
    again = analyse(backroom.replay(small.record()))
    assert again.json() == short.json()
    assert again.html() == short.html()
    assert again.svg() == short.svg()


def test_another_seed_gives_other_figures(small: Match, short: Report) -> None:
    assert analyse(small, seed=1).points != short.points


def test_json_leads_back_to_the_report(report: Report) -> None:
    assert read(report.json()) == report
    assert msgspec.json.decode(report.json())["form"] == 1


def test_figures_are_those_of_explain(match: Match, report: Report) -> None:
    moments = Moments(match)
    searcher = player(f"search:{report.simulations}")
    decisions = {one.line: one for one in moments.decisions()}
    checked = 0
    for point in report.points[:-1:5]:
        at = moments.before(decisions[point.line].place)
        assert point.seat is not None

        def explained(search: int, *among: int, at: Match = at, line: int = point.line):
            seed = seed_of(report.end, report.seed, line, search)
            return searcher.explain(knowledge(at, at.to_act[0], seed), among).best

        chosen = explained(WEIGH_PLAYED, match.game.actions.code(point.played))
        assert point.after == tuple(round(chance, 4) for chance in chosen.chances)
        if point.best != point.played:
            code = match.game.actions.code(point.best)
            assert explained(FIND).code == code
            best = explained(WEIGH_BEST, code)
            assert point.chances == tuple(round(chance, 4) for chance in best.chances)
        checked += 1
    assert checked > 3


def test_a_search_among_some_actions_weighs_no_others(match: Match) -> None:
    at = Moments(match).before(4)
    known = knowledge(at, at.to_act[0], seed=3)
    some = known.legal[3:5]
    told = player("search:500").explain(known, among=some)
    assert {move.code for move in told.moves} == set(some)
    assert sum(move.visits for move in told.moves) == 500
    for move in told.moves:
        assert math.isclose(sum(move.chances), 1.0, abs_tol=1e-6)
    with pytest.raises(ValueError, match="legal"):
        player("search:500").explain(known, among=(max(known.legal) + 1,))


def test_error_bars_hold_what_they_promise(match: Match) -> None:
    """Of as many searches as there are seeds, 95 of 100 lie within the error of what all find."""
    at = Moments(match).before(10)
    seat = at.to_act[0]
    searcher = player("search:400")
    code = at.legal(seat)[0].code
    found = [
        searcher.explain(knowledge(at, seat, seed), among=(code,)).chances[seat]
        for seed in range(60)
    ]
    mean = sum(found) / len(found)
    within = sum(abs(chance - mean) <= error_of(chance, 400) for chance in found)
    assert within >= 0.95 * len(found)


def test_an_error_is_never_nothing() -> None:
    assert error_of(0.0, 1000) > 0
    assert error_of(0.5, 400) == pytest.approx(0.049, abs=0.001)
    assert error_of(0.5, 1600) < error_of(0.5, 400)


@pytest.mark.parametrize("name", ["chicago_gangsters-4.txt", "don_pepe-3.txt"])
def test_what_a_seat_could_not_know_changes_no_judgement(name: str) -> None:
    match = recorded(name)
    moments = Moments(match)
    judge = Judge(player("search:120"), moments, "end", 0)
    differed = compared = 0
    for decision in list(moments.decisions())[10:90:8]:
        at = moments.before(decision.place)
        twin = at.fork()
        world = at.veiled(decision.seat).row.reshape(1).copy()
        source = random_source(decision.line)
        at.lane.resample_at(match.edition.boxes, world, 0, decision.seat, source)
        twin.state.row[...] = world[0]
        differed += twin.snapshot() != at.snapshot()
        compared += 1
        mine, theirs = (judge.point(decision, one, True, False) for one in (at, twin))
        assert mine == theirs
    assert compared > 5
    assert differed > 0


def test_what_was_taken_back_is_not_judged() -> None:
    match = recorded("bosses-3-taken-back.txt")
    back = [number for number, line in enumerate(match.lines) if line.actor == "back"]
    judged = {one.line for one in Moments(match).decisions()}
    assert back
    for number in back:
        assert number not in judged
        assert number - 1 not in judged


def test_luck_and_skill_add_up(report: Report) -> None:
    for one in report.balance:
        parts = one.own + one.others + one.luck + one.rest
        assert parts == pytest.approx(one.end - one.start, abs=0.001)
        assert one.own <= 0
        assert one.end == (1.0 if (one.seat,) == report.winners else 0.0)
    for parts in zip(*[(one.own, one.luck) for one in report.balance], strict=True):
        assert any(parts)


def test_mistakes_are_told_by_what_they_cost(report: Report) -> None:
    told = [one for seat in report.mistakes for one in seat]
    assert told
    for seat, found in enumerate(report.mistakes):
        assert len(found) <= 3
        assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
        for one in found:
            assert one.seat == seat
            assert one.cost > one.error
            assert one.cost == pytest.approx(one.chance_better - one.chance_played, abs=0.0002)


def test_numbers_are_counted(match: Match, report: Report) -> None:
    assert report.numbers.decisions == sum(isinstance(line.actor, int) for line in match.lines)
    assert report.numbers.weighed == len(report.points) - 1
    assert report.numbers.seconds is None
    assert report.numbers.closest in [point.line for point in report.points]
    assert report.points[-1].chances == tuple(
        1.0 if seat in match.winners else 0.0 for seat in range(match.seats)
    )
    counted = [point.line for point in report.points if point.counted]
    assert counted
    assert simulations_of(match, 3) == 3 * report.simulations


def test_progress_is_told(small: Match) -> None:
    heard: list[tuple[int, int]] = []
    analyse(small, heard=lambda done, total: heard.append((done, total)))
    assert heard == [(done, 7) for done in range(1, 8)]
