"""A run: play and learn in turn until the time is over; save, tell and judge meanwhile."""

from __future__ import annotations

import importlib.util
import json
import platform
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

import backroom
from backroom.bots import nets
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.train.judging import Judge
from backroom.train.learning import Figures, Learner, Told
from backroom.train.mixture import lanes
from backroom.train.network import from_weights, to_weights
from backroom.train.plot import draw
from backroom.train.rollout import Table
from backroom.train.shared import SharedTable
from backroom.workers import Workers

# Schedules stand still for so many updates: until then a run on the CPU follows from its seed.
STEADY = 100
# The learning rate of a run that goes on with weights alone.
FRESH_RATE = 1e-4
# In so many updates at first, positions are worth what the game's own evaluation says, less and
# less; then what the net says.
GUIDED = 200
# Seconds between saves, and between lines.
SAVE_EVERY, TELL_EVERY = 60.0, 10.0
ON_GPU: dict[str, Any] = {"positions": 32_768, "steps": 32, "minibatch": 32_768}


def figures_for(device: str, **given: Any) -> Figures:
    """The figures of a run: those of the device, and those that are given."""
    usual = ON_GPU if torch.device(device).type == "cuda" else {}
    named = {name: value for name, value in given.items() if value is not None}
    return replace(Figures(), **{**usual, **named})


class Run:
    """One training run, told about as it goes."""

    def __init__(
        self,
        game: Game,
        out: Path,
        *,
        seats: Sequence[int] = (),
        options: dict[str, Any] | None = None,
        minutes: float = 10.0,
        seed: int = 1,
        device: str = "cpu",
        figures: Figures | None = None,
        going_on: Path | None = None,
        streams: bool = False,
        workers: Workers | None = None,
        judge: Judge | None = None,
        tell: Callable[[str], None] = print,
    ):
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.out, self.seed, self.tell = game, out, seed, tell
        self.judge = judge
        self.minutes, self.fixed = minutes, dict(options or {})
        self.log = out.with_suffix(".jsonl")
        self.before: dict[str, Any] = {"seconds": 0.0, "decisions": 0, "updates": 0}
        resumed = nets.load(going_on) if going_on else None
        if resumed is not None:
            nets.check_fits(resumed.head, game, str(going_on))
            self.before |= {n: resumed.head.made.get(n, 0) for n in self.before}
        figures = figures or figures_for(device)
        if resumed is not None:
            figures = replace(figures, width=resumed.head.width, blocks=resumed.head.blocks)
        self.figures = figures
        self.head = self._head(tuple(seats) or tuple(game.seats))
        mixed = lanes(game, self.head.seats, self.fixed, figures.positions)
        self.table = (
            Table(game, self.head, mixed, figures.steps, seed, device, streams)
            if workers is None
            else SharedTable(game, self.head, mixed, figures.steps, seed, device, workers)
        )
        self.learner = Learner(self.table, figures)
        self.updates = self.decisions = 0
        self.began = self.spent = 0.0
        self._told: list[Told] = []
        if resumed is not None and going_on is not None:
            self._resume(going_on, resumed)

    def _head(self, seats: tuple[int, ...]) -> nets.Head:
        for count in seats:
            self.game.check_seats(count)
        values = {name: list(kind.values) for name, kind in self.game.options.options.items()}
        fixed = {name: [value] for name, value in self.fixed.items()}
        return nets.head_for(
            *(self.game, self.figures.width, self.figures.blocks),
            seats=seats,
            options={**values, **fixed},
        )

    # ------------------------------------------------------------------ files

    def _beside(self, path: Path) -> Path:
        """Where the optimiser's side of a save lies: what only a run that goes on needs."""
        return path.with_suffix(".pt")

    def _resume(self, path: Path, resumed: nets.Net) -> None:
        """Go on from a save: with its optimiser where that lies beside it, else the weights."""
        self.learner.start_from(from_weights(resumed.weights, resumed.head))
        # Without its moments the optimiser's first steps go far.
        self.learner.set_rate(min(self.figures.rate, FRESH_RATE))
        beside = self._beside(path)
        if not beside.exists():
            self.tell(f"{beside.name} is not there: the optimiser begins anew.")
            return
        try:
            kept = torch.load(beside, map_location=self.table.device, weights_only=True)
            if kept["hash"] != resumed.head.hash:
                self.tell(f"{beside.name} is of another save: the optimiser begins anew.")
                return
            self._take_up(kept)
        except Exception as problem:
            # Whatever damage does to such a file: half of it may have been taken up.
            told = f"{beside} is damaged ({shown(str(problem))})."
            raise Refused(f"{told} Without it the optimiser begins anew.") from None

    def _take_up(self, kept: dict[str, Any]) -> None:
        """Go on with the weights that are trained, their moments and their average."""
        learner = self.learner
        learner.network.load_state_dict(kept["network"])
        learner.optimizer.load_state_dict(kept["optimizer"])
        learner.set_rate(kept["rate"])
        for own, saved in zip(learner.average, kept["average"], strict=True):
            own.copy_(saved)

    def save(self) -> None:
        """Write the net that plays, and beside it what a run needs to go on."""
        head = replace(self.head, made=self.made())
        weights = to_weights(self.learner.averaged(), head)
        told = nets.save(self.out, head, weights)
        learner, beside = self.learner, self._beside(self.out)
        kept = {
            "hash": told.hash,
            "network": learner.network.state_dict(),
            "optimizer": learner.optimizer.state_dict(),
            "rate": learner.rate,
            "average": learner.average,
        }
        fresh = beside.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(beside)
        self._draw()

    def _draw(self) -> None:
        """The curves so far, where there is something to draw them with."""
        if importlib.util.find_spec("matplotlib") is not None and self.log.exists():
            draw([self.log], self.out.with_suffix(".svg"))

    def made(self) -> dict[str, Any]:
        """How the net came to be, runs before this one counted in."""
        cuda = self.table.device.type == "cuda"
        return {
            "seconds": round(self.before["seconds"] + self.spent, 1),
            "decisions": self.before["decisions"] + self.decisions,
            "updates": self.before["updates"] + self.updates,
            "device": torch.cuda.get_device_name() if cuda else platform.machine(),
            "seed": self.seed,
            "torch": torch.__version__,
            "backroom": backroom.__version__,
            "figures": asdict(self.figures),
        }

    # ------------------------------------------------------------------ the run

    def fraction(self) -> float:
        """How much of the time is over; that of earlier runs counts."""
        if self.updates < STEADY and not self.before["updates"]:
            return 0.0
        before: float = self.before["seconds"]
        return min(1.0, (before + self.spent) / (before + 60 * self.minutes))

    def _trust(self) -> float:
        """How much of what positions are worth is the game's own evaluation."""
        if self.table.weigher is None:
            return 0.0
        done: int = self.before["updates"] + self.updates
        return max(0.0, 1 - done / GUIDED)

    def update(self) -> Told:
        """Play some steps and learn from them."""
        figures, over = self.figures, self.fraction()
        entropy = figures.entropy * (figures.last_entropy / figures.entropy) ** over
        # In the second half learning calms down.
        calm = 1 - 0.9 * max(0.0, 2 * over - 1)
        self.table.trust = self._trust()
        kept = self.table.collect(self.learner.network)
        told = self.learner.learn(kept, entropy, figures.most_rate * calm)
        self.table.check()
        self.updates += 1
        self.decisions += kept.steps * self.table.positions
        return told

    def run(self) -> bool:
        """Train for the minutes given, or until Ctrl-C: whether that came. Either way it is saved;
        a second Ctrl-C does not wait for the update to end."""
        with _listening() as stop:
            try:
                self._train(stop)
            finally:
                if self.judge is not None:
                    self.judge.close()
        if stop.is_set():
            self.tell(f"Stopped, and saved. Go on with: --continue {self.out}")
        return stop.is_set()

    def _train(self, stop: threading.Event) -> None:
        self._announce()
        self.began = told_at = saved_at = time.monotonic()
        while (now := time.monotonic()) - self.began < 60 * self.minutes and not stop.is_set():
            self.spent = now - self.began
            self._told.append(self.update())
            if now - told_at >= TELL_EVERY:
                self._line(now - told_at)
                told_at = now
                self._judged()
            if now - saved_at >= SAVE_EVERY:
                self.save()
                saved_at = now
                if self.judge is not None:
                    self.judge.look_at(self.out, self._now())
        self.spent = time.monotonic() - self.began
        self._line(max(time.monotonic() - told_at, 1e-9))
        self.save()
        self._judged()
        self.tell(f"{self.out}: {self.decisions:,} decisions in {self.spent:.0f} s.")

    def _announce(self) -> None:
        lanes = ", ".join(
            f"{lane.positions} of {lane.seats} ({len({str(o) for o in lane.mixed})} settings)"
            for lane in self.table.lanes
        )
        size = sum(p.numel() for p in self.learner.network.parameters())
        self.tell(f"{self.game.name} on {self.table.device}: matches {lanes}; {size:,} weights.")
        self.told_decisions = 0

    def _now(self) -> dict[str, Any]:
        """How far the run is, those before it counted in."""
        return {
            "game": self.game.name,
            "seconds": round(self.before["seconds"] + self.spent, 1),
            "updates": self.before["updates"] + self.updates,
            "decisions": self.before["decisions"] + self.decisions,
        }

    def _write(self, line: dict[str, Any]) -> None:
        with self.log.open("a", encoding="utf-8") as log:
            print(json.dumps(line), file=log)

    def _judged(self) -> None:
        """Tell how a save has played, once it has."""
        found = self.judge.found() if self.judge is not None else None
        if found is not None:
            self._write(found)
            told = "{seconds:7.0f} s  {updates:>6} updates  {won:6.1%} of {of} against {against}"
            self.tell(told.format(**found))

    def _line(self, seconds: float) -> None:
        """Tell how it goes, and write it down."""
        if not self._told:
            return
        count, last = len(self._told), self.decisions - self.told_decisions
        share, matches = self.table.win_share()
        line = {
            **self._now(),
            "per_second": round(last / seconds),
            "value_loss": round(sum(t.value_loss for t in self._told) / count, 4),
            "entropy": round(sum(t.entropy for t in self._told) / count, 4),
            "kl": round(sum(t.kl for t in self._told) / count, 5),
            "clipped": round(sum(t.clipped for t in self._told) / count, 4),
            "rate": round(self.learner.rate, 6),
            "random": None if not matches else round(share, 4),
            "matches": matches,
        }
        self._write(line)
        won = "" if line["random"] is None else f"  random {share:6.1%} of {matches}"
        self.tell(
            f"{line['seconds']:7.0f} s  {line['updates']:>6} updates  "
            f"{last / seconds / 1e3:>8.1f} k/s  value {line['value_loss']:.4f}  "
            f"kl {line['kl']:.4f}  entropy {line['entropy']:.3f}  rate {line['rate']:.5f}{won}"
        )
        self._told.clear()
        self.told_decisions = self.decisions


@contextmanager
def _listening() -> Iterator[threading.Event]:
    """What Ctrl-C sets meanwhile: an update is not broken off, which might leave half a step. In
    another thread than the first, and where it means something else, it is left alone."""
    stop = threading.Event()
    first = threading.current_thread() is threading.main_thread()
    if not first or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield stop
        return

    def heard(number: int, frame: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def check_device(name: str) -> None:
    """Refuse a device that there is not."""
    try:
        kind = torch.device(name).type
    except RuntimeError:
        raise Refused(f"torch knows no device “{shown(name)}”.") from None
    if kind not in ("cpu", "cuda"):
        raise Refused(f"Training is on “cpu” or “cuda”, not on “{shown(name)}”.")
    if kind == "cuda" and not torch.cuda.is_available():
        raise Refused("torch finds no GPU here: --device cpu trains slowly.")
