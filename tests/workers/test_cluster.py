"""On a Ray cluster of two nodes everything is as with local workers, whatever befalls the nodes."""

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.cli import main
from backroom.workers import hire
from backroom.workers.badges import PACKAGE
from backroom.workers.cluster import LOOPBACK
from tests.train.pieces import digest
from tests.workers.nodes import ROOT, Nodes
from tests.workers.traces import MARK, addresses, marked, until

pytest.importorskip("ray", reason="Ray has no wheel for this Python")
pytestmark = pytest.mark.slow

PAGE = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
EXAMPLE = "ray://10.0.0.5:10001"
COMMAND = [sys.executable, "-m", "backroom.cli"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
LONG_S = 300
SAID = "said.txt"
# Enough for something to befall the workers meanwhile.
MANY = 1000
# More than there is time for.
ENDLESS = 90_000


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """Two nodes of a core each."""
    with Nodes() as started:
        started.add({})
        yield started


@contextlib.contextmanager
def begun(folder: Path, *words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command under way, that does not outlive the test; `said` reads its error stream."""
    with (
        (folder / SAID).open("w") as stream,
        subprocess.Popen(
            [*COMMAND, *words],
            cwd=folder,
            env=ENVIRONMENT | environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=stream,
        ) as run,
    ):
        try:
            yield run
        finally:
            run.kill()


def said(folder: Path) -> str:
    return (folder / SAID).read_text(encoding="utf-8")


def ran(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    with begun(folder, *words) as run:
        out, _ = run.communicate(timeout=LONG_S)
    return subprocess.CompletedProcess(words, run.returncode, out, said(folder))


def written(journal: Path) -> int:
    """Its lines; the first is that of the run."""
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def until_written(run: subprocess.Popen[str], journal: Path, matches: int) -> None:
    """Wait until so many matches are on disk."""

    def are_written() -> bool:
        assert run.poll() is None
        return written(journal) > matches

    until(are_written, "the journal")


@contextlib.contextmanager
def at_rest(workers: list[int]) -> Iterator[None]:
    """Nobody is done before what is waited for."""
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


def until_at_work(nodes: Nodes, node: int, run: subprocess.Popen[str]) -> None:
    def is_at_work() -> bool:
        assert run.poll() is None
        return nodes.workers(node) != []

    until(is_at_work, f"a worker on node {node}")


def rounded_up(journal: Path) -> int:
    """Some more matches than are written, in pairs: the journal says `ENDLESS`."""
    games = written(journal) + 50
    return games + games % 2


def match_run(games: int, out: str) -> list[str]:
    played = ["arena", "bosses", "greedy,random", "--games", str(games), "--no-stop"]
    return [*played, "--no-times", "--out", out]


def local(folder: Path, games: int) -> bytes:
    """The file that this process writes of the same run."""
    out = folder / "local.json"
    main([*match_run(games, str(out)), "--workers", "0"])
    return out.read_bytes()


# ---------------------------------------------------------------------------- the page


def shown() -> list[list[str]]:
    """The commands of the worked example."""
    section = PAGE.partition("## A worked example")[2].partition("\n## ")[0]
    (block,) = re.findall(r"```\n(.*?)```", section, re.DOTALL)
    return [shlex.split(line)[1:] for line in block.splitlines()]


def test_the_worked_example_of_the_page(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the letter, but for the address and the million, which `make soak` plays."""
    here = {EXAMPLE: nodes.address, "1000000": "50000"}
    told = []
    for words in shown():
        done = ran(tmp_path, *(here.get(word, word) for word in words))
        assert (done.returncode, done.stderr) == (0, ""), words
        told.append(done.stdout)
    assert (tmp_path / "tour.json").read_bytes() == local(tmp_path, 500)
    capsys.readouterr()
    *_, balance, simulation = shown()
    for words, there in ((balance, told[2]), (simulation, told[3])):
        alone = words[: words.index("--workers")]
        main([here.get(word, word) for word in alone])
        # The last line of a simulation is its speed.
        assert tables(capsys.readouterr().out) == tables(there)


def tables(told: str) -> list[str]:
    return [line for line in told.splitlines() if "per second" not in line]


def test_the_code_of_the_page_runs(nodes: Nodes) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert EXAMPLE in code
    done = subprocess.run(
        [sys.executable, "-c", code.replace(EXAMPLE, nodes.address)],
        capture_output=True,
        text=True,
        timeout=LONG_S,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert 50 < float(done.stdout) <= 60


def test_self_play_is_the_same_on_a_cluster(nodes: Nodes) -> None:
    """Two updates with different weights, and what they travel in."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.train.pieces", nodes.address],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=LONG_S,
    )
    assert (done.returncode, done.stderr) == (0, "")
    with hire(0) as alone:
        assert done.stdout.strip() == digest(alone)


# ---------------------------------------------------------------------------- what befalls nodes


def test_a_node_killed_in_the_middle_changes_no_byte(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (doomed,) = nodes.add({})
    with begun(tmp_path, *match_run(MANY, "run.json"), "--workers", nodes.address) as run:
        until_written(run, tmp_path / "run.jsonl", 50)
        with at_rest(nodes.workers(0) + nodes.workers(1)):
            until_at_work(nodes, doomed, run)
            nodes.kill(doomed)
        run.communicate(timeout=LONG_S)
    assert run.returncode == 0
    # The run may end before it has looked who is there.
    assert said(tmp_path) in ("", f"Node {LOOPBACK} is gone: what it was doing is done again.\n")
    assert (tmp_path / "run.json").read_bytes() == local(tmp_path, MANY)


def test_killed_workers_are_replaced_and_an_interrupted_run_goes_on(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "run.jsonl"
    endless = [*match_run(ENDLESS, "run.json"), "--workers", nodes.address]
    with begun(tmp_path, *endless, **{MARK: nodes.mark}) as run:
        until_written(run, journal, 50)
        everybody = marked(nodes.mark)
        assert run.pid in everybody
        assert addresses(everybody) == {LOOPBACK}
        working = nodes.workers()
        assert working
        for worker in working:
            os.kill(worker, signal.SIGKILL)
        until(lambda: not {*working} & {*nodes.workers()}, "their end")
        until_written(run, journal, written(journal) + 50)
        run.send_signal(signal.SIGINT)
        out, _ = run.communicate(timeout=LONG_S)
    assert (run.returncode, said(tmp_path)) == (130, "")
    assert "--continue run.jsonl" in out
    assert not (tmp_path / "run.json").exists()
    games = rounded_up(journal)
    going_on = ["arena", "--continue", journal.name, "--games", str(games)]
    done = ran(tmp_path, *going_on, "--workers", nodes.address)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "run.json").read_bytes() == local(tmp_path, games)


# ---------------------------------------------------------------------------- who may not work


def altered(folder: Path, name: str, change: str) -> str:
    """The path of a Backroom that is not this one."""
    copy = folder / name / "backroom"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web", "server"))
    if change == "sources":
        with (copy / "engine" / "rule.py").open("a", encoding="utf-8") as file:
            file.write("# Another one.\n")
    elif change == "rules":
        rules = copy / "games" / "bosses" / "rules" / "words.py"
        text = rules.read_text(encoding="utf-8")
        older = re.sub(r"(?m)^RULES = \d+", "RULES = 77", text)
        assert older != text
        rules.write_text(older, encoding="utf-8")
    elif change == "game":
        shutil.rmtree(copy / "games" / "bosses")
    else:
        shutil.rmtree(copy)
        copy.mkdir()
        (copy / "__init__.py").write_text("", encoding="utf-8")
    return str(copy.parent)


def test_whoever_plays_something_else_is_left_out_with_a_sentence(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes = ("sources", "rules", "game", "everything")
    added = nodes.add(*({"PYTHONPATH": altered(tmp_path, name, name)} for name in changes))
    journal = tmp_path / "run.jsonl"
    try:
        with begun(tmp_path, *match_run(ENDLESS, "run.json"), "--workers", nodes.address) as run:
            until(lambda: said(tmp_path).count("\n") == len(changes), "a sentence for each")
            until_written(run, journal, 50)
            run.send_signal(signal.SIGINT)
            run.communicate(timeout=LONG_S)
    finally:
        nodes.kill(*added)
    told = said(tmp_path).splitlines()
    lines = sorted(line.removeprefix(f"Node {LOOPBACK} is left out: ") for line in told)
    assert len(lines) == len(changes)
    assert lines[0].startswith("There is no game “bosses”")
    assert lines[1].startswith("it has no Backroom, or another one (ModuleNotFound")
    assert lines[2].startswith("rules of bosses: 77 there, ")
    assert re.fullmatch(r"sources of Backroom: \w+ there, \w+ here\.", lines[3])
    games = rounded_up(journal)
    main(["arena", "--continue", str(journal), "--games", str(games), "--workers", "0"])
    assert (tmp_path / "run.json").read_bytes() == local(tmp_path, games)


def test_where_nobody_may_work_nothing_is_begun(tmp_path: Path) -> None:
    with Nodes(PYTHONPATH=altered(tmp_path, "other", "rules")) as others:
        done = ran(tmp_path, *match_run(10, "run.json"), "--workers", others.address)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(
        r"Node [\d.]+ is left out: rules of bosses: 77 there, \d+ here\.\n", done.stderr
    )
    assert not (tmp_path / "run.jsonl").exists()


# ---------------------------------------------------------------------------- this machine alone


def test_a_cluster_of_this_machine_comes_and_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "bosses", "--games", "50000", "--seed", "5"]
    with tempfile.TemporaryDirectory(prefix="br-", dir="/tmp") as folder:
        mark = Path(folder).name
        environment = {MARK: mark, "RAY_TMPDIR": folder}
        with begun(tmp_path, *words, "--workers", "ray", **environment) as run:
            until(lambda: any(map(is_worker, marked(mark))), "a worker")
            assert addresses(marked(mark)) == {LOOPBACK}
            out, _ = run.communicate(timeout=LONG_S)
        assert (run.returncode, said(tmp_path)) == (0, "")
        until(lambda: not marked(mark), "the end of every process")
        assert list(Path(folder).iterdir()) == []
    main(words)
    assert tables(capsys.readouterr().out) == tables(out)


def is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().startswith(b"ray::Hand")
    return False


# ---------------------------------------------------------------------------- at length


@pytest.mark.soak
def test_a_million_games_under_loss(nodes: Nodes, tmp_path: Path) -> None:
    """The page's own million, while nodes and workers are lost."""
    (words,) = (words for words in shown() if "1000000" in words)
    (doomed,) = nodes.add({})
    alone = ran(tmp_path, *words[: words.index("--workers")])
    here = [nodes.address if word == EXAMPLE else word for word in words]
    with begun(tmp_path, *here) as run:
        until(lambda: len(nodes.workers()) == 3, "three workers")
        os.kill(nodes.workers()[0], signal.SIGKILL)
        nodes.kill(doomed)
        out, _ = run.communicate(timeout=4 * LONG_S)
    assert run.returncode == 0
    assert tables(out) == tables(alone.stdout)
