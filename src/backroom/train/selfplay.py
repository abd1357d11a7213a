"""Self-play as work for workers anywhere, without torch: a piece is some matches for some steps.

A piece says from where its matches go on, and brings back what was chosen in them: actions, their
probabilities, what positions were worth. Whoever learns from it plays the same actions in the same
matches, a hundred times as fast as they were chosen, and so has all the rest.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from backroom.bots import forward, nets
from backroom.bots.brains import arranged, room_for
from backroom.engine.bound import Bound
from backroom.engine.cache import Folder
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.game import game as found
from backroom.engine.rule import Compiler
from backroom.engine.sources import game_badge
from backroom.rl import Batch
from backroom.rl import binding as batches
from backroom.rl.batch import SEAL
from backroom.rl.rows import types_of
from backroom.train.mixture import Lane

CHOOSING = Path(__file__).parent / "choosing.py"
# What is drawn has a chance, but one of a number this small may have been rounded to nothing.
LEAST = np.float32(-100)


@dataclass(frozen=True)
class Piece:
    """Some matches of a lane, and where they go on. Of each, the seat that is the net's in a match
    against players who choose at random; −1 where the net plays all seats."""

    lane: int
    matches: int
    start: bytes
    judged: tuple[int, ...]


@dataclass(frozen=True)
class Chosen:
    """What was chosen in a piece: arrays [step, match, …] as bytes, and how its matches ended."""

    actions: bytes
    chances: bytes
    shares: bytes
    end: bytes


class Experience(NamedTuple):
    """What was chosen, as arrays."""

    actions: npt.NDArray[np.int64]
    chances: npt.NDArray[np.float32]  # logarithms
    shares: npt.NDArray[np.float32]  # own seat first; of one step more, as the last is worth


@dataclass(frozen=True)
class Selfplay:
    """All pieces of an update, played with one net for so many steps. What is drawn follows from
    the seed and the number of the piece. `game` is a name, or a folder by its whole path."""

    game: str
    head: nets.Head
    lanes: tuple[Lane, ...]
    steps: int
    longest: int
    seed: tuple[int, ...] = ()
    weights: bytes = b""
    pieces: tuple[Piece, ...] = ()

    def do(self, number: int) -> Chosen:
        piece, steps = self.pieces[number], self.steps
        batch = batch_of(self._found(), self.lanes[piece.lane], piece.matches, self.longest)
        batch.restore(piece.start)
        all_steps = steps + 1, piece.matches
        actions, chances = np.zeros(all_steps, np.int64), np.zeros(all_steps, np.float32)
        shares = np.zeros((*all_steps, self.head.most_seats), np.float32)
        lots = np.random.default_rng([*self.seed, number]).random(all_steps)
        judged, out = np.array(piece.judged, np.int64), batch.game.room_for_actions()
        brain = _brain(self.weights, self.head, batch.game)
        choose = choosing_of(batch.game).choose_rows
        for t in range(steps + 1):
            choose(batch.rows, brain, out, judged, lots[t], actions[t], chances[t], shares[t])
            if t < steps:
                batch.step(actions[t])
        return Chosen(
            actions[:steps].astype("<i2").tobytes(),
            np.maximum(chances[:steps], LEAST).astype("<f4").tobytes(),
            shares.astype("<f4").tobytes(),
            batch.snapshot()[:SEAL],
        )

    def experience(self, number: int, chosen: Chosen) -> Experience:
        """What was chosen in a piece, for whoever learns from it."""
        matches, seats = self.pieces[number].matches, self.head.most_seats
        actions = np.frombuffer(chosen.actions, "<i2").reshape(self.steps, matches)
        chances = np.frombuffer(chosen.chances, "<f4").reshape(self.steps, matches)
        shares = np.frombuffer(chosen.shares, "<f4").reshape(self.steps + 1, matches, seats)
        return Experience(
            actions.astype(np.int64), chances.astype(np.float32), shares.astype(np.float32)
        )

    def warm(self) -> None:
        game = self._found()
        choosing_of(game).choose_rows  # noqa: B018 (made when it is first asked for)
        for name in batches.DOORS:
            getattr(batches.stepping_of(game), name)

    def badge(self) -> dict[str, str]:
        game = self._found()
        return game_badge(game, game.edition())

    def with_(self, weights: bytes, pieces: tuple[Piece, ...], seed: tuple[int, ...]) -> Selfplay:
        """The same for an update."""
        return replace(self, weights=weights, pieces=pieces, seed=seed)

    def bare(self) -> Selfplay:
        """What is the same in every update: whoever is warm for one is warm for all."""
        return replace(self, seed=(), weights=b"", pieces=())

    def _found(self) -> Game:
        folder = Path(self.game)
        return found(folder if folder.is_absolute() else self.game)


def batch_of(game: Game, lane: Lane, matches: int, longest: int, **more: Any) -> Batch:
    """A batch of a lane, as those who play and those who learn have it."""
    return Batch(
        *(game, lane.seats, lane.options),
        positions=matches,
        mixed=lane.mixed,
        most_decisions=longest,
        packed=True,
        threads=1,
        **more,
    )


# ------------------------------------------------------------------ the net


def flat(weights: Mapping[str, npt.NDArray[Any]], head: nets.Head) -> bytes:
    """The weights of a net, to be sent: every digit of them, as what is learned from depends on
    how likely an action was."""
    return b"".join(
        np.ascontiguousarray(weights[name], "<f4").tobytes() for name in nets.shapes(head)
    )


def _brain(weights: bytes, head: nets.Head, game: Game) -> forward.Brain:
    """The net of an update, kept for the pieces of the same update that follow."""
    if _held.get("net") != (head, weights):
        sizes = nets.shapes(head)
        if len(weights) != sum(4 * math.prod(shape) for shape in sizes.values()):
            raise Refused("The weights do not fit the net that they are for.")
        wide, start = {}, 0
        for name, shape in sizes.items():
            count = math.prod(shape)
            part = np.frombuffer(weights, "<f4", count, start).reshape(shape)
            wide[name] = part.astype(np.float32)
            start += 4 * count
        room = room_for(head, game.most_legal)
        brain = forward.Brain(**arranged(wide, head.blocks), **room)
        _held.update(net=(head, weights), brain=brain)
    kept: forward.Brain = _held["brain"]
    return kept


# A process plays one piece at a time.
_held: dict[str, Any] = {}


# ------------------------------------------------------------------ compiled


class Choosing(Bound):
    """What a net chooses in batches of one game, compiled."""

    def __init__(self, game: Game):
        sources = [*game.sources(), Path(forward.__file__), batches.RL / "rows.py", CHOOSING]
        folder = Folder(f"choosing_{game.name}", game.module.__name__, sources)
        compiler = Compiler(game.Box, game.State)
        compiler.types.update({**types_of(compiler), **forward.types_of(), **_own_types()})
        super().__init__(folder, folder.bound(CHOOSING, "compiled", None), compiler)


def _own_types() -> dict[str, Any]:
    from numba import types

    def array(kind: Any, axes: int = 1) -> Any:
        return types.Array(kind, axes, "C")

    return {
        "net_lot": types.float64,
        "net_lots": array(types.float64),
        **dict.fromkeys(("net_judged", "net_actions"), array(types.int64)),
        "net_chances": array(types.float32),
        "net_shares": array(types.float32, 2),
    }


@functools.cache
def choosing_of(game: Game) -> Choosing:
    """The choosing of a game, one per process."""
    return Choosing(game)
