"""Files: what was written is read again."""

import csv
import json
from pathlib import Path

import msgspec
import pytest

from backroom.arena.contest import Contest
from backroom.arena.exporting import check_out, export, plot, read_csv, read_json
from backroom.arena.plan import Entry, Plan, SavedPlan
from backroom.arena.running import Played, Run
from backroom.arena.sequential import Bar
from backroom.engine.errors import Refused
from tests.arena.made_up import by_strength

STRENGTHS = {"greedy": 4.0, "random": 1.0, "lookout": 2.0}


def made(kind: str) -> Run:
    """A run of two contests at a table, or of one in a circle, that nobody played."""
    names = [("greedy", "random"), ("random", "greedy")]
    contests = [Contest("bosses", 3, players, "table") for players in names]
    bar: Bar | None = Bar(0.4, 1 / 3)
    if kind == "circle":
        contests, bar = [Contest("bosses", 3, tuple(STRENGTHS), "circle")], None
    run = Run(Plan("arena", tuple(Entry(contest, 12, bar) for contest in contests)))
    for entry in run.plan.entries:
        played = Played(entry, entry.referee(0.05, to_the_end=True))
        for number in range(entry.games):
            played.results.append(by_strength(entry.contest, STRENGTHS, number))
            assert played.referee is not None
            played.referee.add(played.results[-1])
        run.played.append(played)
    return run


@pytest.mark.parametrize("kind", ["table", "circle"])
def test_matches_survive_json_and_csv(tmp_path: Path, kind: str) -> None:
    run = made(kind)
    wanted = [played.results for played in run.played]
    for name, read in (("run.json", read_json), ("run.csv", read_csv)):
        export(run, tmp_path / name)
        found = read(tmp_path / name)
        assert found == wanted
        assert [r.seconds for part in found for r in part] == [
            r.seconds for part in wanted for r in part
        ]


def test_csv_tells_shares_of_the_win_by_seat(tmp_path: Path) -> None:
    run = made("table")
    export(run, tmp_path / "run.csv")
    with (tmp_path / "run.csv").open(newline="") as file:
        told = [(row["player"], float(row["win"])) for row in csv.DictReader(file)]
    results = [result for played in run.played for result in played.results]
    wanted = [pair for r in results for pair in zip(r.lineup, r.wins, strict=True)]
    assert told == wanted
    assert sum(win for _, win in told) == len(results)


def test_json_tells_what_was_asked_and_what_came_of_it(tmp_path: Path) -> None:
    run = made("table")
    export(run, tmp_path / "run.json")
    told = json.loads((tmp_path / "run.json").read_text())
    first, second = (part["figures"] for part in told["contests"])
    assert (first["one"], second["one"]) == ("greedy", "random")
    won = sum(r.wins[r.lineup.index("greedy")] for r in run.played[0].results) / 12
    assert first["won"] == pytest.approx(won)
    assert first["times_fair"] == pytest.approx(3 * won)
    assert first["low"] <= won <= first["high"]
    assert first["of_one"]["milliseconds"] == pytest.approx(1)
    assert Plan.restored(msgspec.convert(told, SavedPlan)) == run.plan


def test_json_of_many_has_standings_and_pairs(tmp_path: Path) -> None:
    export(made("circle"), tmp_path / "run.json")
    (part,) = json.loads((tmp_path / "run.json").read_text())["contests"]
    found = part["figures"]
    assert {standing["player"] for standing in found["standings"]} == set(STRENGTHS)
    assert len(found["pairwise"]) == 6
    assert found["error"] == pytest.approx(0.05)


def test_matches_of_other_rules_are_not_mixed_in() -> None:
    saved = made("table").plan.saved()
    other = msgspec.structs.replace(saved.contests[0], stamp="bosses 0 0")
    with pytest.raises(Refused, match="other rules or other bots"):
        Plan.restored(msgspec.structs.replace(saved, contests=[other]))


@pytest.mark.parametrize("kind", ["table", "circle"])
def test_a_plot_shows_every_player_and_is_the_same_twice(tmp_path: Path, kind: str) -> None:
    for name in ("one.svg", "two.svg", "one.png"):
        plot(made(kind).played, tmp_path / name, "Won")
    drawn = (tmp_path / "one.svg").read_text()
    assert drawn == (tmp_path / "two.svg").read_text()
    labels = STRENGTHS if kind == "circle" else ("greedy : random", "random : greedy")
    # Letters are drawn as shapes; a comment beside them says which.
    assert all(f"<!-- {label} -->" in drawn for label in labels)
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "out, drawn, told",
    [
        ("run.txt", None, "json or .csv"),
        ("nowhere/run.json", None, "no such folder"),
        (None, "run.gif", "svg or .png"),
        ("folder.json", None, "Is a directory"),
        (None, "folder.svg", "Is a directory"),
    ],
)
def test_files_that_cannot_be_written_are_refused_at_once(
    tmp_path: Path, out: str | None, drawn: str | None, told: str
) -> None:
    for name in ("folder.json", "folder.svg"):
        (tmp_path / name).mkdir()
    with pytest.raises(Refused, match=told):
        check_out(tmp_path / out if out else None, tmp_path / drawn if drawn else None)


def test_trying_to_write_leaves_no_trace(tmp_path: Path) -> None:
    there, new = tmp_path / "there.json", tmp_path / "new.svg"
    there.write_text("{}")
    check_out(there, new)
    assert there.read_text() == "{}"
    assert not new.exists()
