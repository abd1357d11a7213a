"""Storage of the search tree: a hash table of nodes by information set, and their edges.

Independent of the game; `tree` is compiled with it.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from backroom.bots.desk import Desk
from backroom.engine.rule import NONE, rule

# What `counts` counts.
NODES, EDGES, STAMP, DEEPEST = range(4)
# What `dials` are set to: how eagerly the untried is tried; how many visits the evaluation of an
# action stands for; how many actions are looked at, for each square root of a visit; whether
# rollouts play what looks best.
EXPLORATION, TRUST, WIDTH, FORESIGHT = range(4)
# Actions that are looked at from the start.
LEAST_WIDTH = 4

_SEED = np.uint64(0x9E3779B97F4A7C15)
_PRIME = np.uint64(0xFF51AFD7ED558CCD)
_33 = np.uint64(33)


@rule
def mixed(key: int, word: int) -> int:
    """Combine a hash with one more number."""
    h = (np.uint64(key) ^ np.uint64(word)) * _PRIME
    return np.int64(h ^ (h >> _33))  # type: ignore[return-value]


@rule
def hash_of(words: Any, key: int) -> int:
    """Hash the bytes of a record, word by word."""
    h = np.uint64(key) ^ _SEED
    for k in range(len(words)):
        h = (h ^ words[k]) * _PRIME
        h ^= h >> _33
    return np.int64(h)  # type: ignore[return-value]


@rule
def is_same(words: Any, others: Any) -> bool:
    """Whether two records are equal, compared word by word."""
    apart = words[0] ^ others[0]
    for k in range(1, len(words)):
        apart |= words[k] ^ others[k]
    return bool(apart == 0)


@rule
def clear(desk: Desk) -> None:
    """Forget all nodes, and what the root's actions brought."""
    for k in range(len(desk.slots)):
        desk.slots[k] = 0
    for k in range(len(desk.totals)):
        desk.totals[k] = 0.0
    desk.counts[NODES] = 0
    desk.counts[EDGES] = 0
    desk.counts[DEEPEST] = 0


@rule
def back_up(desk: Desk, seats: int, length: int) -> None:
    """Hand what a simulation came to back up its way; `totals` sums it by root action and seat."""
    desk.counts[DEEPEST] = max(desk.counts[DEEPEST], length)
    for k in range(length):
        edge = desk.path[k].edge
        desk.edges[edge].visits += 1
        desk.edges[edge].sum += desk.values[desk.path[k].seat]
        if edge < desk.nodes[0].size:
            for seat in range(seats):
                desk.totals[edge * seats + seat] += desk.values[seat]


@rule
def find(desk: Desk, key: int, fixed: int) -> int:
    """Look up a node by its key (linear probing), or add it; NONE when the tree is full."""
    mask = len(desk.slots) - 1
    place = key & mask
    while desk.slots[place] != 0:
        node = desk.slots[place] - 1
        if desk.nodes[node].key == key:
            return int(node)
        place = place + 1 & mask
    node = desk.counts[NODES]
    if node == len(desk.nodes):
        return NONE
    desk.counts[NODES] = node + 1
    desk.slots[place] = node + 1
    desk.nodes[node].key = key
    desk.nodes[node].head = NONE
    desk.nodes[node].size = 0
    desk.nodes[node].visits = 0
    desk.nodes[node].fixed = fixed
    return int(node)


@rule
def add_edge(desk: Desk, a: int, prior: float, following: int) -> int:
    """Append an edge for an action; the caller has checked the capacity."""
    edge = desk.counts[EDGES]
    desk.counts[EDGES] = edge + 1
    desk.edges[edge].action = a
    desk.edges[edge].prior = prior
    desk.edges[edge].visits = 0
    desk.edges[edge].sum = 0.0
    desk.edges[edge].next = following
    return int(edge)


@rule
def sort_edges(desk: Desk, head: int, size: int) -> None:
    """Shell sort by prior, highest first; visits and sums are still zero."""
    gap = 1
    while gap < size // 3:
        gap = 3 * gap + 1
    while gap > 0:
        for k in range(head + gap, head + size):
            a = desk.edges[k].action
            prior = desk.edges[k].prior
            j = k
            while j >= head + gap and desk.edges[j - gap].prior < prior:
                desk.edges[j].action = desk.edges[j - gap].action
                desk.edges[j].prior = desk.edges[j - gap].prior
                j -= gap
            desk.edges[j].action = a
            desk.edges[j].prior = prior
        gap //= 3


@rule
def promise(desk: Desk, edge: int, log_visits: float) -> float:
    """The UCB1 value of an edge; its prior counts for TRUST visits."""
    tried = desk.edges[edge].visits + desk.dials[TRUST]
    if tried <= 0.0:
        return math.inf
    brought = (desk.edges[edge].sum + desk.dials[TRUST] * desk.edges[edge].prior) / tried
    return float(brought + desk.dials[EXPLORATION] * math.sqrt(log_visits / tried))


@rule
def choose_fixed(desk: Desk, node: int) -> int:
    """The edge of highest UCB1 value, among as many as progressive widening allows so far."""
    visits = desk.nodes[node].visits
    head = desk.nodes[node].head
    width = desk.nodes[node].size
    if desk.dials[WIDTH] > 0.0:
        width = min(width, LEAST_WIDTH + int(desk.dials[WIDTH] * math.sqrt(visits)))
    log_visits = math.log(visits + 1.0)
    best = head
    most = -math.inf
    for edge in range(head, head + width):
        promised = promise(desk, edge, log_visits)
        if promised > most:
            most = promised
            best = edge
    return int(best)
