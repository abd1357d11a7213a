"""The ladder: its rungs, its bars, its page."""

import json
import re
from pathlib import Path

import pytest

import backroom
from backroom.arena.figures import figures
from backroom.arena.ladder import ladder, page, summary
from backroom.arena.plan import Entry, Plan
from backroom.arena.running import Played
from backroom.bots import LEVELS
from backroom.engine.errors import Refused
from tests.arena.made_up import by_strength

LUCK = "chicago_gangsters"


def bars() -> dict[tuple[str, str, str], Entry]:
    plan = ladder()
    return {(entry.contest.game, *entry.contest.players): entry for entry in plan.entries}  # type: ignore[misc]


def test_every_game_of_the_house_has_every_rung() -> None:
    rungs = [("boss", "random"), ("boss", "greedy"), *zip(LEVELS[1:], LEVELS, strict=False)]
    wanted = {(game, *rung) for game in backroom.game_names() for rung in rungs}
    assert set(bars()) == wanted
    assert LEVELS[-1] == "boss"


def test_the_bars_are_the_ones_asked_for() -> None:
    for (game, one, others), entry in bars().items():
        assert entry.bar is not None
        fair = entry.contest.fair_share
        if others == "random":
            assert entry.bar.reach == (pytest.approx(2 * fair) if game == LUCK else 0.9)
        elif others == "greedy":
            assert entry.bar.reach == pytest.approx(1.5 * fair)
        else:
            assert one in LEVELS
            assert entry.bar.reach == pytest.approx(1.2 * fair)
            assert entry.bar.above == pytest.approx(fair)


def test_no_pair_plays_more_than_200_matches_and_seats_are_balanced() -> None:
    for entry in ladder().entries:
        assert 200 - entry.contest.seats < entry.games <= 200
        assert entry.games % entry.contest.round == 0
    ladder().check()


def test_some_games_only() -> None:
    assert {entry.contest.game for entry in ladder(["bosses"]).entries} == {"bosses"}
    with pytest.raises(Refused, match="poker"):
        ladder(["poker"])


def test_the_ladder_is_data(tmp_path: Path) -> None:
    data = tmp_path / "ladder.toml"
    data.write_text("error = 0.1\nmost = 10\nseed = 1\nrungs = []\nlevels = { share = 0.7 }\n")
    plan = ladder(["bosses"], data=data)
    assert plan.error == 0.1
    assert [entry.games for entry in plan.entries] == [10] * (len(LEVELS) - 1)


@pytest.fixture
def told() -> tuple[dict[str, object], Plan]:
    """A page of figures that nobody played: the boss wins nearly always."""
    plan = ladder(["bosses"])
    strengths = dict.fromkeys(("random", "greedy", *LEVELS), 1.0) | {"boss": 30.0}
    made = []
    for entry in plan.entries[:3]:
        played = Played(entry, entry.referee(plan.error, to_the_end=False))
        for number in range(100):
            played.results.append(by_strength(entry.contest, strengths, number))
            assert played.referee is not None
            played.referee.add(played.results[-1])
        made.append(played)
    return summary(made, 12.3, 2), plan


def test_the_page_tells_figures_machine_and_budgets(told: tuple[dict[str, object], Plan]) -> None:
    values, plan = told
    written = page(values, plan)
    assert json.loads(json.dumps(values)) == values
    assert "| boss | random | 90% |" in written
    assert "3 of 3 bars reached" in written
    assert "12 minutes" in written
    assert "| random | – | 1.0 |" in written
    budget = re.search(r"^\| boss \| ([\d,]+) \| 1\.0 \|$", written, re.MULTILINE)
    assert budget
    assert int(budget[1].replace(",", "")) >= 100
    assert str(values["date"]) in written


def test_a_bar_is_reached_by_count_and_with_the_lower_bound_above_the_fair_share() -> None:
    entry = next(e for e in ladder(["bosses"]).entries if e.contest.players[1] == "greedy")

    def reached(matches: int, strength: float) -> bool:
        played = Played(entry, entry.referee(0.05, to_the_end=True))
        assert played.referee is not None
        for number in range(matches):
            strengths = {"boss": strength, "greedy": 1.0}
            played.results.append(by_strength(entry.contest, strengths, number))
            played.referee.add(played.results[-1])
        return bool(figures(played)["reached"])

    assert reached(100, 30.0)
    assert not reached(2, 1e9)  # two wins of two are luck
    assert not reached(200, 2.0)  # two thirds are surely above a half, but no three quarters


def test_a_missed_bar_is_told(told: tuple[dict[str, object], Plan]) -> None:
    values, plan = told
    rungs = values["rungs"]
    assert isinstance(rungs, list)
    rungs[0] |= {"verdict": "refuted", "reached": False}
    written = page(values, plan)
    assert "missed | **no** |" in written
    assert "2 of 3 bars reached" in written
