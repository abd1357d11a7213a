"""The tree search of `tree`, guided by a net: actions are looked at by how likely the net is to
choose them, and a new node is worth what the net makes of it, with a short rollout's part.

Written once. For each game this text is copied to a file of its own in the cache, with the game's
own in place of what `interface` gives and with the game's `tree`, and compiled there.
"""

from __future__ import annotations

import math
from typing import Any

from backroom.bots.forward import feed, read_policy, read_shares
from backroom.bots.nodes import EDGES, STAMP, add_edge, back_up, clear, find
from backroom.bots.tree import (  # type: ignore[attr-defined]
    PREFERS,
    decide,
    judge,
    node_of,
    play_on,
    settle,
    take_chance,
    turn_of,
)
from backroom.engine.asking import CHANCE, OVER
from backroom.engine.interface import GAME  # each game's own takes its place
from backroom.engine.rule import NONE, rule

apply, legal, observe = GAME.apply, GAME.legal, GAME.observe
resample, to_act = GAME.resample, GAME.to_act

# What `dials` are set to: how eagerly the net's choices are tried; what an untried action is worth
# less than its node; the part of a rollout in a node's worth.
EAGERNESS, DOUBT, ROLLOUT = range(3)


@rule
def consult(desk: Any, seats: int, seat: int) -> None:
    """Feed the net what a seat would see, and read the shares of the win."""
    brain = desk.brain
    for k in range(len(brain.features)):
        brain.features[k] = 0
    observe(desk.boxes[0], desk.world[0], seat, brain.features)
    feed(brain)
    read_shares(brain, seats, seat)


@rule
def unfold(desk: Any, node: int, seat: int, n: int) -> None:
    """Add edges for the n actions in `out`, from a net that has just been fed."""
    if desk.counts[EDGES] + n > len(desk.edges):
        return
    read_policy(desk.brain, desk.turned, seat, desk.out, n)
    first = desk.counts[EDGES]
    for k in range(n):
        last = k + 1 == n or desk.nodes[node].fixed
        add_edge(desk, desk.out[k], desk.brain.logits[k], NONE if last else first + k + 1)
    desk.nodes[node].head = first
    desk.nodes[node].size = n
    desk.worth[node] = desk.brain.shares[seat]


@rule
def hope(desk: Any, edge: int, untried: float, root_of_visits: float) -> float:
    """What an edge promises: its mean, and more the likelier the net chooses it (PUCT)."""
    visits = desk.edges[edge].visits
    mean = desk.edges[edge].sum / visits if visits > 0 else untried
    eager = desk.dials[EAGERNESS] * desk.edges[edge].prior * root_of_visits
    return float(mean + eager / (1.0 + visits))


@rule
def pick_fixed(desk: Any, node: int) -> int:
    """The edge that promises most, of a node whose actions are the same in every world."""
    head = desk.nodes[node].head
    visits = 0
    for edge in range(head, head + desk.nodes[node].size):
        visits += desk.edges[edge].visits
    root_of_visits = math.sqrt(visits + 1.0)
    untried = desk.worth[node] - desk.dials[DOUBT]
    best = head
    most = -math.inf
    for edge in range(head, head + desk.nodes[node].size):
        promised = hope(desk, edge, untried, root_of_visits)
        if promised > most:
            most = promised
            best = edge
    return int(best)


@rule
def pick_open(desk: Any, node: int, seats: int, seat: int, n: int) -> int:
    """The edge that promises most among the n actions of this world, in `out`; new ones are added.

    `marks` holds for each action the edge and when it was written. NONE: no more room.
    """
    desk.counts[STAMP] += 1
    stamp = desk.counts[STAMP]
    edge = desk.nodes[node].head
    while edge != NONE:
        desk.marks[desk.edges[edge].action].stamp = stamp
        desk.marks[desk.edges[edge].action].edge = edge
        edge = desk.edges[edge].next
    if desk.counts[EDGES] + n > len(desk.edges):
        return NONE
    asked = False
    visits = 0
    for k in range(n):
        a = desk.out[k]
        if desk.marks[a].stamp != stamp:
            if not asked:
                consult(desk, seats, seat)
                read_policy(desk.brain, desk.turned, seat, desk.out, n)
                asked = True
            edge = add_edge(desk, a, desk.brain.logits[k], desk.nodes[node].head)
            desk.nodes[node].head = edge
            desk.marks[a].stamp = stamp
            desk.marks[a].edge = edge
        visits += desk.edges[desk.marks[a].edge].visits
    root_of_visits = math.sqrt(visits + 1.0)
    untried = desk.worth[node] - desk.dials[DOUBT]
    best = NONE
    most = -math.inf
    for k in range(n):
        edge = desk.marks[desk.out[k]].edge
        promised = hope(desk, edge, untried, root_of_visits)
        if promised > most:
            most = promised
            best = edge
    return int(best)


@rule
def value_of(desk: Any, seats: int, me: int, depth: int) -> None:
    """What a position is worth to each seat: the net's shares, and a rollout's part."""
    part = desk.dials[ROLLOUT]
    if part <= 0.0:
        for seat in range(seats):
            desk.values[seat] = desk.brain.shares[seat]
        return
    play_on(desk, seats, me, depth)
    judge(desk.boxes[0], desk.world[0], desk.scores, desk.places, desk.values, seats)
    for seat in range(seats):
        desk.values[seat] = part * desk.values[seat] + (1.0 - part) * desk.brain.shares[seat]


@rule
def descend(desk: Any, seats: int, me: int, depth: int) -> int:
    """One simulation; the number of edges walked. As `walk` in `tree`, but that a decision with a
    single action is none, and that the net judges."""
    box = desk.boxes[0]
    desk.world[0] = desk.known[0]
    resample(box, desk.world[0], me, desk.rng)
    length = 0
    rooted = False
    seat = me
    while length < len(desk.path):
        who = to_act(box, desk.world[0])
        if who == OVER:
            settle(box, desk.world[0], desk.scores, desk.places, desk.values, seats)
            return length
        if who == CHANCE:
            take_chance(desk)
            continue
        seat = turn_of(who, me)
        if PREFERS and seat != me and who >> me & 1:
            # Chosen under cover beside the searching seat: nothing answers to anything here.
            decide(desk, seats, seat)
            continue
        n = legal(box, desk.world[0], seat, desk.out)
        if n == 1 and (rooted or seat != me):
            apply(box, desk.world[0], seat, desk.out[0], desk.log)
            continue
        node = 0
        if rooted or seat != me:
            before = NONE
            if length > 0 and desk.path[length - 1].seat == seat:
                before = desk.path[length - 1].edge
            node = node_of(desk, me, seat, before)
        rooted = rooted or seat == me
        if node == NONE and rooted:
            break
        if node == NONE:
            decide(desk, seats, seat)
            continue
        desk.nodes[node].visits += 1
        if desk.nodes[node].size == 0:
            consult(desk, seats, seat)
            unfold(desk, node, seat, n)
            if rooted:
                value_of(desk, seats, me, depth)
                return length
            if desk.nodes[node].size == 0:
                decide(desk, seats, seat)
                continue
        if desk.nodes[node].fixed:
            edge = pick_fixed(desk, node)
        else:
            edge = pick_open(desk, node, seats, seat, n)
            if edge == NONE:
                break
        desk.path[length].edge = edge
        desk.path[length].seat = seat
        length += 1
        apply(box, desk.world[0], seat, desk.edges[edge].action, desk.log)
    consult(desk, seats, seat)
    value_of(desk, seats, me, depth)
    return length


def plant_guided(desk: Any, seats: int, me: int) -> int:
    """Reset the tree to a root with all actions of the searching seat; the number of those."""
    clear(desk)
    desk.world[0] = desk.known[0]
    resample(desk.boxes[0], desk.world[0], me, desk.rng)
    root = find(desk, 0, 1)
    n = legal(desk.boxes[0], desk.world[0], me, desk.out)
    consult(desk, seats, me)
    unfold(desk, root, me, n)
    desk.nodes[root].visits = 1
    return int(desk.nodes[root].size)


def grow_guided(desk: Any, seats: int, me: int, depth: int, simulations: int) -> None:
    """Run simulations, and backpropagate each."""
    for _ in range(simulations):
        length = descend(desk, seats, me, depth)
        back_up(desk, seats, length)
