"""Self-play in small pieces, and what it comes to by whatever workers.

    python -m tests.train.pieces WORKERS

plays two updates and prints a digest of the experience.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

import backroom
from backroom.bots import nets
from backroom.train.mixture import Lane, lanes
from backroom.train.selfplay import Chosen, Piece, Selfplay, batch_of, flat
from backroom.workers import Workers, hire

MATCHES, LONGEST = 8, 60


def head_of(game: str, width: int) -> nets.Head:
    return nets.head_for(backroom.game(game), width, 2)


def weights_of(head: nets.Head, seed: int = 1) -> nets.Weights:
    dice = np.random.default_rng(seed)
    return {
        name: dice.normal(0, 0.3, shape).astype(np.float32)
        for name, shape in nets.shapes(head).items()
    }


def selfplay(
    game: str = "bosses", positions: int = 40, update: int = 0, steps: int = 12, width: int = 16
) -> Selfplay:
    """An update of all player counts; one match of each piece is judged."""
    head = head_of(game, width)
    mixed = tuple(lanes(backroom.game(game), head.seats, {}, positions))
    pieces = [piece for number, lane in enumerate(mixed) for piece in _pieces(game, number, lane)]
    weights = flat(weights_of(head, seed=update), head)
    return Selfplay(game, head, mixed, steps, LONGEST).with_(weights, tuple(pieces), (7, update))


def _pieces(game: str, number: int, lane: Lane) -> list[Piece]:
    batch = batch_of(backroom.game(game), lane, lane.positions, LONGEST, seed=number)
    found = []
    for first in range(0, lane.positions, MATCHES):
        last = min(first + MATCHES, lane.positions)
        judged = (1, *[-1] * (last - first - 1))
        found.append(Piece(number, last - first, batch.snapshot(first, last), judged))
    return found


def played(workers: Workers, work: Selfplay) -> dict[int, Chosen]:
    return dict(workers.each(work, range(len(work.pieces))))


def digest(workers: Workers) -> str:
    """Of two updates, one after the other; their weights are worth a message of their own."""
    told = hashlib.sha256()
    for update in range(2):
        for _, chosen in sorted(played(workers, selfplay(update=update, width=64)).items()):
            told.update(chosen.actions + chosen.chances + chosen.shares + chosen.end)
    return told.hexdigest()


if __name__ == "__main__":
    with hire(sys.argv[1]) as hired:
        print(digest(hired))
