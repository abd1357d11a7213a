"""Self-play shared out among workers: a `Table` whose net chooses elsewhere.

Workers choose, each in the matches of a piece at a time; here the same actions are played in the
same matches, and kept as if they had been chosen here. Everything follows from the seed and the
weights, whoever plays which piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from backroom.bots.nets import Head
from backroom.engine.errors import Refused
from backroom.engine.game import Game, games
from backroom.engine.record import Array
from backroom.rl.batch import SEAL
from backroom.train.mixture import Lane
from backroom.train.network import Network, to_weights
from backroom.train.rollout import LONGEST, Kept, Table
from backroom.train.selfplay import Experience, Piece, Selfplay, flat
from backroom.workers import Workers

# Matches of a piece: few enough that there are pieces for everybody, and so many that what is done
# once for a piece does not count.
MATCHES = 32


class Part(NamedTuple):
    """Where the matches of a piece are: their lane, their rows in it and among all."""

    lane: int
    rows: slice
    of_all: slice


class SharedTable(Table):
    """The matches of all lanes, and workers who choose in them. They are here on the CPU; what is
    kept, and learned from, is on `device`."""

    def __init__(
        self,
        game: Game,
        head: Head,
        lanes: Sequence[Lane],
        steps: int,
        seed: int,
        device: str,
        workers: Workers,
    ):
        super().__init__(game, head, lanes, steps, seed, "cpu")
        self.device = torch.device(device)
        self.workers = workers
        self.updates = 0
        self.half = torch.bfloat16 if self.device.type == "cuda" else None
        self._parts = list(self._shared_out())
        self._judged = torch.full((self.positions,), -1)
        self._judged[self.judged] = self.judged_seat
        self._selfplay = Selfplay(_found_by(game), head, tuple(lanes), steps, LONGEST)
        self._seed = seed
        self._own_seats = self.seats
        # What is learned with, beside what is kept.
        self.seats, self.there = self.seats.to(self.device), self.there.to(self.device)
        self.taught = self.taught.to(self.device)

    def _shared_out(self) -> Iterator[Part]:
        for number, rows in enumerate(self.rows):
            for first in range(rows.start, rows.stop, MATCHES):
                last = min(first + MATCHES, rows.stop)
                inside = slice(first - rows.start, last - rows.start)
                yield Part(number, inside, slice(first, last))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def collect(self, network: Network) -> Kept:
        """Let workers choose, play what they chose, and keep everything."""
        work = self._work(network)
        found: list[Experience | None] = [None] * len(self._parts)
        ends = [b""] * len(self._parts)
        for number, chosen in self.workers.each(work, range(len(self._parts))):
            found[number], ends[number] = work.experience(number, chosen), chosen.end
        parts = [part for part in found if part is not None]
        kept, last = self.kept, self._all([part.shares[-1:] for part in parts])[0]
        actions, chances = (self._all([part[place] for part in parts]) for place in (0, 1))
        kept.chance.copy_(chances)
        kept.value.copy_(self._all([part.shares[:-1] for part in parts]))
        for t in range(kept.steps):
            self.look(t)
            self._trust_evaluation(t)
            kept.action[t] = actions[t]
            self.step(t, actions[t])
            self._count_wins(t)
        self._compare(ends)
        self._keep_last(last)
        self.updates += 1
        if self.device.type == "cpu":
            return kept
        return Kept(**{f.name: getattr(kept, f.name).to(self.device) for f in fields(Kept)})

    def _work(self, network: Network) -> Selfplay:
        """What is to be played with the weights as they are."""
        weights = flat(to_weights(network.state_dict(), self.head), self.head)
        pieces = tuple(
            Piece(
                part.lane,
                part.of_all.stop - part.of_all.start,
                self.batches[part.lane].batch.snapshot(part.rows.start, part.rows.stop),
                tuple(self._judged[part.of_all].tolist()),
            )
            for part in self._parts
        )
        return self._selfplay.with_(weights, pieces, (self._seed, self.updates))

    def _all(self, arrays: list[Array]) -> Tensor:
        """The arrays [step, match, …] of all pieces beside each other, as rows are."""
        return torch.from_numpy(np.concatenate(arrays, axis=1))

    def _compare(self, ends: list[bytes]) -> None:
        """The matches came to where the workers left them: else nothing else would be true."""
        for part, end in zip(self._parts, ends, strict=True):
            batch = self.batches[part.lane].batch
            if batch.snapshot(part.rows.start, part.rows.stop)[:SEAL] != end:
                raise Refused("A worker has played other matches than these: are sources the same?")

    def _keep_last(self, value: Tensor) -> None:
        """What the position after the last step is worth, as each seat counts."""
        seat = torch.cat([batch.seat.long() for batch in self.batches])
        self.kept.last = self._for_each_seat(value, seat, self._own_seats)
        self._trust_evaluation_at_last()


def _found_by(game: Game) -> str:
    """What workers find the game by: its name, or where its folder is."""
    return game.name if game.name in games() else str(game.folder.absolute())
