"""Mutation testing of a game's rules: of small seeded changes, how many does a test notice?

    python tools/mutants.py bosses --count 60 --seed 1

Every mutant is one change in one rule function, in a copy of the sources, run interpreted against
the game's own tests and the conformance suite. Survivors are listed; those explained in
tests/mutants/<game>.toml are said to be so. Exit status 1 if fewer than nine in ten are noticed,
or a survivor is not explained.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import local
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
ENOUGH = 0.9
# A mutant runs for ever if it takes so many times the processor time of the unchanged rules.
PATIENCE = 3
# What is told to a network is nobody's rule.
NO_RULES = "observe"

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    file: Path
    function: str
    change: str
    text: str

    def __str__(self) -> str:
        return f"{self.file.name}: {self.function}: {self.change}"


def rule_functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or node.name.startswith(NO_RULES):
            continue
        if any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
            yield node


def changes(function: ast.FunctionDef) -> Iterator[tuple[str, Callable[[], None]]]:
    """All mutations of a function: a description of each, and a function that applies it."""
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
            yield _described(node, lambda n=node: _swap_in(n.ops))
        elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
            yield _described(node, lambda n=node: _swap(n))
        elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
            yield _described(node, lambda n=node: _other(n))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield _described(node, lambda n=node: _drop_not(n))
        elif isinstance(node, ast.IfExp):
            yield _described(node, lambda n=node: _exchange(n))
        elif hasattr(node, "body") and isinstance(node.body, list):
            for place, part in enumerate(node.body):
                if isinstance(part, ast.Assign | ast.AugAssign) or _is_call(part):
                    yield _described(part, lambda b=node.body, p=place: _remove(b, p))


def _described(node: ast.AST, make: Callable[[], None]) -> tuple[str, Callable[[], None]]:
    return f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)}", make


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _swap_in(operators: list[ast.cmpop]) -> None:
    operators[0] = SWAPS[type(operators[0])]()  # type: ignore[assignment]


def _swap(node: ast.BoolOp | ast.BinOp | ast.AugAssign) -> None:
    node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]


def _other(node: ast.Constant) -> None:
    value = node.value
    node.value = not value if isinstance(value, bool) else value + 1 if value != 1 else 0  # type: ignore[operator]


def _drop_not(node: ast.UnaryOp) -> None:
    node.op = ast.UAdd()


def _exchange(node: ast.IfExp) -> None:
    node.body, node.orelse = node.orelse, node.body


def _remove(body: list[ast.stmt], place: int) -> None:
    body[place] = ast.copy_location(ast.Pass(), body[place])


def mutants(game: str, count: int, seed: int) -> list[Mutant]:
    """A seeded random sample of all mutations of all rule functions."""
    folder = ROOT / "src/backroom/games" / game
    files = sorted((folder / "rules").glob("*.py")) or [folder / "rules.py"]
    spots: list[tuple[Path, str, int]] = []
    for file in files:
        for function in rule_functions(ast.parse(file.read_text(encoding="utf-8"))):
            spots += [(file, function.name, n) for n, _ in enumerate(changes(function))]
    chosen = random.Random(f"{game} {seed}").sample(spots, min(count, len(spots)))
    return [_made(*spot) for spot in chosen]


def _made(file: Path, name: str, number: int) -> Mutant:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    function = next(f for f in rule_functions(tree) if f.name == name)
    what, make = list(changes(function))[number]
    before = ast.unparse(function)
    make()
    after = ast.unparse(function)
    lines = [
        new for old, new in zip(before.split("\n"), after.split("\n"), strict=False) if old != new
    ]
    change = f"{what}  →  {lines[0].strip() if lines else '(removed)'}"
    return Mutant(file, name, change, ast.unparse(tree))


class Bench:
    """A copy of the sources for each worker thread, holding one mutant at a time."""

    def __init__(self, game: str, folder: Path):
        self.game = game
        self.folder = folder
        self.mine = local()
        self.limit = 0  # seconds of processor time; 0: none
        self.tests = [f"tests/games/{game}", "tests/conformance/test_conformance.py"]

    def _sources(self) -> Path:
        if not hasattr(self.mine, "path"):
            self.mine.path = Path(tempfile.mkdtemp(dir=self.folder))
            shutil.copytree(
                ROOT / "src", self.mine.path / "src", ignore=shutil.ignore_patterns("static")
            )
        path: Path = self.mine.path
        return path

    def notices(self, mutant: Mutant | None) -> str:
        """How a mutant is killed: by a failing test, or by a timeout; empty if it survives."""
        sources = self._sources()
        place = sources / mutant.file.relative_to(ROOT) if mutant else None
        if mutant and place:
            place.write_text(mutant.text, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", *self.tests]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-o", "junit_family=xunit1"]
        command += [f"--junitxml={sources / 'times.xml'}"]
        environment = {
            **os.environ,
            "PYTHONPATH": str(sources / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "BACKROOM_LANE": "interpreted",
            "BACKROOM_GAMES": self.game,
            "BACKROOM_CACHE": str(sources / "cache"),
        }
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, preexec_fn=self._limit
        )
        if mutant and place:
            shutil.copyfile(mutant.file, place)
        if done.returncode == -signal.SIGXCPU:
            return "runs on"
        return "fails" if done.returncode else ""

    def _limit(self) -> None:
        """Limit CPU time, not wall time: a busy machine must not count as a killed mutant."""
        if self.limit:
            resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit + 10))

    def passes_unchanged(self) -> bool:
        """Run the unmutated tests: they must pass, and set the tests' order and the time limit."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        noticed = self.notices(None)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.limit = round(PATIENCE * (after.ru_utime - before.ru_utime)) + 10
        times: Counter[str] = Counter()
        for case in ElementTree.parse(self._sources() / "times.xml").iter("testcase"):
            times[case.attrib["file"]] += float(case.attrib["time"])
        self.tests = sorted(times, key=times.__getitem__)  # the quick ones notice soonest
        return not noticed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    explained_file = ROOT / "tests/mutants" / f"{chosen.game}.toml"
    explained = (
        tomllib.loads(explained_file.read_text(encoding="utf-8")) if explained_file.exists() else {}
    )
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(chosen.game, Path(folder))
        if not bench.passes_unchanged():
            sys.exit(f"{chosen.game}: the tests fail without any change")
        made = mutants(chosen.game, chosen.count, chosen.seed)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            noticed = []
            for mutant, how in zip(made, pool.map(bench.notices, made), strict=True):
                noticed.append(how)
                print(f"{len(noticed):3} {how or 'SURVIVED':8} {mutant}", flush=True)
    survivors = [mutant for mutant, how in zip(made, noticed, strict=True) if not how]
    for_ever = noticed.count("runs on")
    print(
        f"{chosen.game}: {len(made) - len(survivors)} of {len(made)} noticed, "
        f"{for_ever} of them by running over {bench.limit} s of processor time"
    )
    unexplained = 0
    for mutant in survivors:
        why = explained.get(mutant.function, "NOT EXPLAINED")
        unexplained += mutant.function not in explained
        print(f"  survivor {mutant}\n    {why}")
    if len(survivors) > (1 - ENOUGH) * len(made) or unexplained:
        sys.exit(1)


if __name__ == "__main__":
    main()
