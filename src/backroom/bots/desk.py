"""The workspace of a search: preallocated arrays, passed to compiled code as one named tuple."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from backroom.bots import forward
from backroom.bots.knowledge import Knowledge
from backroom.engine.game import NO_LOG, Game
from backroom.engine.record import Array
from backroom.engine.rule import Compiler, Rng

# A tree's limits: nodes, edges, and the edges from the root to a leaf.
MOST_NODES, MOST_EDGES, MOST_STEPS = 1 << 18, 1 << 21, 256
# Edges that one simulation adds, on average and at most: more is rarely used.
EDGES_EACH = 64

# Wide fields first, so that there is no padding.
NODE = np.dtype([("key", "i8"), ("head", "i4"), ("size", "i4"), ("visits", "i4"), ("fixed", "i4")])
EDGE = np.dtype(
    [("sum", "f8"), ("prior", "f4"), ("action", "i4"), ("visits", "i4"), ("next", "i4")]
)
STEP = np.dtype([("edge", "i4"), ("seat", "i4")])
MARK = np.dtype([("stamp", "i4"), ("edge", "i4")])


class Desk(NamedTuple):
    """All arrays of a search."""

    boxes: Any
    known: Any  # what the searching seat knows
    world: Any  # a world it cannot tell from the true one, as it is played on
    keyed: Any  # what somebody sees of that
    trial: Any  # where an action is tried
    words: Any  # the bytes of `world`
    keyed_words: Any  # and of `keyed`
    out: Any
    weights: Any
    scores: Any
    places: Any
    values: Any  # how likely each seat is to win
    log: Any
    rng: Any
    nodes: Any
    edges: Any
    slots: Any  # where in `nodes` a key is found, plus 1
    marks: Any  # the edge of each action at the node in hand
    path: Any  # the edges from the root to where the simulation is
    totals: Any  # what the root's actions brought each seat
    dials: Any
    beliefs: Any
    counts: Any


def types_of(compiler: Compiler) -> dict[str, Any]:
    """Numba types of the search's own arguments, beside those that all rules have."""
    from numba import from_dtype, types

    def array(thing: Any) -> Any:
        return types.Array(thing, 1, "C")

    known = compiler.types
    numbers, words = array(types.float64), array(types.uint64)
    fields = {
        **{name: known[name] for name in ("boxes", "out", "weights", "scores", "places")},
        **{name: known[name] for name in ("log", "rng", "counts")},
        **dict.fromkeys(("known", "world", "keyed", "trial"), known["states"]),
        **dict.fromkeys(("words", "keyed_words"), words),
        **dict.fromkeys(("values", "totals", "dials", "beliefs"), numbers),
        "nodes": array(from_dtype(NODE)),
        "edges": array(from_dtype(EDGE)),
        "path": array(from_dtype(STEP)),
        "marks": array(from_dtype(MARK)),
        "slots": array(types.int32),
    }
    return {
        **dict.fromkeys(("values", "beliefs"), numbers),
        **dict.fromkeys(("words", "others"), words),
        **dict.fromkeys(("prior", "log_visits"), types.float64),
        "desk": types.NamedTuple([fields[name] for name in Desk._fields], Desk),
    }


class GuidedDesk(NamedTuple):
    """All arrays of a search that a net guides."""

    boxes: Any
    known: Any
    world: Any
    keyed: Any
    trial: Any
    words: Any
    keyed_words: Any
    out: Any
    weights: Any
    scores: Any
    places: Any
    values: Any
    log: Any
    rng: Any
    nodes: Any
    edges: Any
    slots: Any
    marks: Any
    path: Any
    totals: Any
    dials: Any
    beliefs: Any
    counts: Any
    worth: Any  # by node, what the net makes of it for the seat that decides
    turned: Any  # by seat, for every code the relative one
    brain: Any


def guided_types_of(compiler: Compiler) -> dict[str, Any]:
    """Numba types of a guided search's own arguments."""
    from numba import types

    found, nets = types_of(compiler), forward.types_of()
    plain = found["desk"]
    fields = dict(zip(Desk._fields, plain.types, strict=True))
    fields |= {
        "worth": types.Array(types.float32, 1, "C"),
        "turned": nets["net_turned"],
        "brain": nets["brain"],
    }
    desk = types.NamedTuple([fields[name] for name in GuidedDesk._fields], GuidedDesk)
    floats = dict.fromkeys(("untried", "root_of_visits"), types.float64)
    return {**found, **nets, **floats, "desk": desk}


class Room:
    """Arrays allocated for one game, reused by every search of a thread."""

    def __init__(self, game: Game, simulations: int):
        self.game = game
        self.simulations = simulations
        self.widest = max(game.most_legal, len(game.outcomes))
        nodes, edges, slots = self.sizes(simulations)
        seats = max(game.seats)
        world, words = _padded(game)
        keyed, keyed_words = _padded(game)
        self.arrays: dict[str, Array] = {
            "world": world,
            "keyed": keyed,
            "trial": game.blank(),
            "words": words,
            "keyed_words": keyed_words,
            "out": game.room_for_actions(),
            "weights": game.room_for_actions(),
            "scores": np.zeros(seats, np.int32),
            "places": np.zeros(seats, np.int32),
            "values": np.zeros(seats),
            "log": NO_LOG,
            "nodes": np.empty(nodes, NODE),
            "edges": np.empty(edges, EDGE),
            "slots": np.zeros(slots, np.int32),
            "marks": np.zeros(len(game.actions), MARK),
            "path": np.empty(MOST_STEPS, STEP),
            "totals": np.zeros(game.most_legal * seats),
            "counts": np.zeros(4, np.int64),
            "worth": np.zeros(nodes, np.float32),
        }

    def sizes(self, simulations: int) -> tuple[int, int, int]:
        """Capacities of a tree of so many simulations: nodes, edges, slots of the hash table."""
        nodes = min(simulations + 2, MOST_NODES)
        edges = self.widest + min(nodes * min(self.widest, EDGES_EACH), MOST_EDGES)
        return nodes, edges, 1 << (2 * nodes).bit_length()

    def arrays_for(self, simulations: int) -> dict[str, Array]:
        """The arrays, cut to such a tree's capacities: no earlier search changes the result."""
        nodes, edges, slots = self.sizes(simulations)
        limits = {"nodes": nodes, "edges": edges, "slots": slots, "worth": nodes}
        return {name: array[: limits.get(name)] for name, array in self.arrays.items()}


def _padded(game: Game) -> tuple[Array, Array]:
    """A position padded to whole words, and a view of the same bytes as words, for hashing."""
    size = game.State.dtype.itemsize
    words = np.zeros(-(-size // 8), np.uint64)
    return words.view(np.uint8)[:size].view(game.State.dtype), words


_held = threading.local()


def desk_for(
    known: Knowledge,
    simulations: int,
    rng: Rng,
    dials: Sequence[float] = (0.0, 0.0, 0.0, 0.0),
    beliefs: Sequence[float] = (),
) -> Desk:
    """A desk made of this thread's arrays for the game, allocated once and kept (thread-local)."""
    arrays = _arrays_for(known, simulations, rng, dials, beliefs)
    return Desk(**{name: arrays[name] for name in Desk._fields})


def guided_desk_for(
    known: Knowledge,
    simulations: int,
    rng: Rng,
    dials: Sequence[float],
    beliefs: Sequence[float],
    brain: forward.Brain,
    turned: Array,
) -> GuidedDesk:
    """The same for a search that a net guides."""
    arrays = _arrays_for(known, simulations, rng, dials, beliefs)
    return GuidedDesk(**arrays, brain=brain, turned=turned)


def _arrays_for(
    known: Knowledge,
    simulations: int,
    rng: Rng,
    dials: Sequence[float],
    beliefs: Sequence[float],
) -> dict[str, Array]:
    room: Room | None = getattr(_held, "room", None)
    if room is None or room.game is not known.game or room.simulations < simulations:
        room = _held.room = Room(known.game, simulations)
    return {
        "boxes": known.edition.boxes,
        "known": known.veiled,
        "rng": rng,
        "dials": np.array(dials, np.float64),
        "beliefs": np.array(beliefs, np.float64),
        **room.arrays_for(simulations),
    }
