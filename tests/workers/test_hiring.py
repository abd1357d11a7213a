"""Whom `--workers` asks for, in every command that takes it."""

import platform
import sys

import pytest

from backroom.arena.contest import Contest
from backroom.arena.matches import Matches
from backroom.engine.errors import Refused
from backroom.engine.simulate import Simulation, usable_cores
from backroom.workers import hire
from backroom.workers.processes import Processes
from tests.arena.test_commands import refused

COMMANDS = ("arena bosses greedy,random", "balance bosses", "simulate bosses", "train bosses")


def test_processes_by_number() -> None:
    for asked, count in ((3, 3), ("3", 3), ("0", 0), (None, usable_cores())):
        workers = hire(asked)
        assert isinstance(workers, Processes)
        assert workers.count == count


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "asked, told",
    [
        ("-1", "from 0 to 256, not -1"),
        ("999", "from 0 to 256"),
        ("9" * 5000, "from 0 to 256"),
        ("many", "a number, ray, or the address of a cluster"),
        ("", "a number, ray"),
        ("ray:", "a number, ray"),
        ("ray://", "a number, ray"),
        ("ray://10.0.0.5", "such as ray://10.0.0.5:10001"),
        ("ray://two words:10001", "a number, ray"),
        ("http://10.0.0.5:10001", "not “http://10.0.0.5:10001”"),
    ],
)
def test_what_is_no_number_and_no_address_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, asked: str, told: str
) -> None:
    assert told in refused(capsys, *command.split(), f"--workers={asked}")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("missing", ["ray", "grpc"])
@pytest.mark.parametrize("asked", ["ray", "ray://10.0.0.5:10001"])
def test_without_ray_its_extra_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    missing: str,
    asked: str,
) -> None:
    if sys.version_info >= (3, 14):
        pytest.skip("there is no Ray for this Python")
    monkeypatch.setitem(sys.modules, missing, None)
    told = refused(capsys, *command.split(), "--workers", asked)
    assert told == "Clusters need Ray: pip install 'backroom[ray]'."


@pytest.mark.parametrize("system, version", [("Windows", (3, 12)), ("Linux", (3, 14))])
def test_where_there_is_no_ray_it_is_told(
    monkeypatch: pytest.MonkeyPatch, system: str, version: tuple[int, int]
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(Refused, match=r"Linux or macOS, and Python 3\.11 to 3\.13"):
        hire("ray")


def test_threads_are_of_this_process(capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, *["simulate", "bosses", "--threads", "2", "--workers", "2"])
    assert "with --workers there are none" in told


@pytest.mark.slow
def test_processes_do_any_work() -> None:
    work = Simulation("bosses", 2, 600, seed=3)
    with hire(2) as workers:
        workers.prepare(work)
        assert dict(workers.each(work, range(3))) == {n: work.do(n) for n in range(3)}
        matches = Matches(Contest("bosses", 2, ("random",), "circle"))
        assert dict(workers.each(matches, [4])) == {4: matches.do(4)}
