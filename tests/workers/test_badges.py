"""What is sent to workers, and what they must agree in before they may work."""

import dataclasses
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

import backroom
from backroom.arena.contest import Contest
from backroom.arena.matches import Matches
from backroom.bots.simple import Brought
from backroom.engine.simulate import Simulation
from backroom.workers import badges
from backroom.workers.badges import badge, difference
from backroom.workers.node import Hand, Portion, Report, warm
from backroom.workers.parcels import Parcel, outcome_packed, outcome_unpacked, packed, unpacked
from backroom.workers.working import Work
from tests.engine.helpers import ONE_DIE

CONTEST = Contest("bosses", 2, ("greedy", "random"), "table", seed=4, counts=True)
WORKS: list[Work] = [
    Matches(CONTEST),
    Simulation("bosses", 3, 1000, seed=2, options={"tied_gangs_vanish": True}),
]


@pytest.mark.parametrize("work", WORKS)
def test_work_and_its_outcome_arrive_as_they_were_sent(work: Work) -> None:
    parcel = packed(work)
    # Names and numbers: whoever reads it without Backroom sees as much.
    assert msgspec.msgpack.decode(parcel.fields) == msgspec.json.decode(msgspec.json.encode(work))
    assert unpacked(parcel) == work
    outcome = work.do(1)
    assert outcome_unpacked(work, outcome_packed(outcome)) == outcome


@pytest.mark.parametrize("work", WORKS)
def test_a_worker_does_what_this_process_does(work: Work) -> None:
    parcel, hand = packed(work), Hand()
    assert warm(*parcel, badge(work)) == hand.begin(*parcel) == Report(badge(work))
    portion = hand.do([2, 0])
    assert portion.refused is None
    assert portion.seconds > 0
    assert [outcome_unpacked(work, raw) for raw in portion.outcomes] == [work.do(2), work.do(0)]


def test_whoever_may_not_work_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[Matches] = []
    monkeypatch.setattr(Matches, "warm", lambda self: warmed.append(self))
    work = WORKS[0]
    mine = badge(work)
    assert warm(*packed(work), {**mine, "numba": "0"}) == Report(mine)
    assert warmed == []
    warm(*packed(work), mine)
    assert warmed == [work]


@pytest.mark.parametrize(
    "change, told",
    [
        ({"game": "poker"}, "There is no game “poker”"),
        ({"game": "/nowhere/poker"}, "is not a game"),
        ({"players": ("greedy", "houdini")}, "no bot “houdini”"),
        ({"box": "/nowhere/box.toml"}, "box.toml"),
        ({"edition": "golden"}, "no edition “golden”"),
    ],
)
def test_what_a_node_lacks_is_a_sentence(change: dict[str, object], told: str) -> None:
    parcel = packed(Matches(dataclasses.replace(CONTEST, **change)))
    for report in (warm(*parcel, {}), Hand().begin(*parcel)):
        assert report.badge == {}
        assert told in str(report.refused)


def test_a_refusal_in_the_middle_comes_back_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand()
    hand.begin(*packed(Simulation("bosses", 2, 1000)))
    monkeypatch.setattr("backroom.engine.simulate._set_up", lambda *_: backroom.game("poker"))
    assert hand.do([0]) == Portion([], 0.0, str(hand.do([1]).refused))
    assert "poker" in str(hand.do([0]).refused)


def test_a_badge_tells_rules_box_sources_and_versions() -> None:
    told = badge(Matches(CONTEST))
    assert list(told)[:3] == ["rules of bosses", "box of bosses", "sources of bosses"]
    assert told["rules of bosses"] == str(backroom.game("bosses").rules_number)
    assert {"Backroom", "sources of Backroom", "numba", "numpy", "Python"} < set(told)


def test_the_first_difference_is_told() -> None:
    mine = {"rules of bosses": "2", "sources of Backroom": "ab", "numba": "1"}
    assert difference(mine, dict(mine)) is None
    assert difference(mine, {**mine, "more": "x"}) is None
    other = {"rules of bosses": "1", "sources of Backroom": "cd"}
    assert difference(mine, other) == "rules of bosses: 1 there, 2 here"
    assert difference(mine, {**mine, "numba": "2"}) == "numba: 2 there, 1 here"
    assert difference(mine, {"rules of bosses": "2"}) == "sources of Backroom: none there, ab here"


def test_every_source_of_the_house_counts_and_every_source_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def house() -> str:
        badges._house.cache_clear()
        return badges._house()["sources of Backroom"]

    try:
        before = house()
        copy = tmp_path / "backroom"
        shutil.copytree(badges.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
        monkeypatch.setattr(badges, "PACKAGE", copy)
        assert house() == before
        for part in ("engine/rule.py", "bots/search.py", "arena/matches.py", "workers/node.py"):
            with (copy / part).open("a") as file:
                file.write("#\n")
            assert house() != before
            before = house()
        # A game tells of itself, where it is played.
        with (copy / "games/bosses/rules/__init__.py").open("a") as file:
            file.write("#\n")
        assert house() == before
    finally:
        monkeypatch.undo()
        badges._house.cache_clear()
    assert Simulation(str(ONE_DIE.folder), 2, 10).badge()["sources of one_die"]


def test_a_bot_of_another_package_is_known_by_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "brought_bot"
    package.mkdir()
    (package / "__init__.py").write_text("def choose(known): return known.text(known.legal[0])\n")
    (package / "more.py").write_text("DEPTH = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    import brought_bot

    try:
        one = Brought("first", lambda: brought_bot.choose)
        before = one.written
        (package / "more.py").write_text("DEPTH = 2\n")
        assert one.written != before
    finally:
        del sys.modules["brought_bot"]


def test_a_parcel_is_plain() -> None:
    parcel = packed(WORKS[0])
    assert parcel == Parcel("backroom.arena.matches:Matches", parcel.fields)
    assert b"greedy" in parcel.fields
