"""Information-set Monte Carlo tree search, for every game.

Written once. For each game this text is copied to a file of its own in the cache, with the game's
own in place of what `interface` and `advice` give, and compiled there.

A simulation fills the blanks of what the searching seat knows with a random world, walks down the
tree, adds a node, plays a few decisions on, and hands what the position is worth to each seat back
up the way it came. Every seat chooses by its own worth, whatever it costs the others (max-n).

A node of the searching seat is what that seat would then see; a node of another seat is what an
onlooker would see, as the seat's own cards differ from world to world. So nobody in the tree
answers to what is hidden, worlds that look alike share their nodes, and where several seats are
asked at the same time the searching seat is the last to choose.
"""

from __future__ import annotations

import math
from typing import Any

from backroom.bots.advice import EVALUATES, PREFERS, evaluate, prefer
from backroom.bots.desk import Desk
from backroom.bots.nodes import (
    EDGES,
    FORESIGHT,
    STAMP,
    add_edge,
    back_up,
    choose_fixed,
    clear,
    find,
    hash_of,
    is_same,
    mixed,
    promise,
    sort_edges,
)
from backroom.engine.asking import CHANCE, OVER
from backroom.engine.interface import GAME  # each game's own takes its place
from backroom.engine.rule import NONE, Out, below, draw_lot, rule

apply, chance, legal, resample = GAME.apply, GAME.chance, GAME.legal, GAME.resample
returns, to_act, veil = GAME.returns, GAME.to_act, GAME.veil

# A rollout of a game that never ends is cut here.
LONGEST = 4000
# More than any score is apart from another.
FAR = 1 << 30


# ---------------------------------------------------------------------------- what a position is


@rule
def settle(box: Any, s: Any, scores: Out, places: Out, values: Any, seats: int) -> None:
    """Values at the end of a match, or by current places: winners share 1."""
    returns(box, s, scores, places)
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        values[seat] = 1.0 / winners if places[seat] == 1 else 0.0


@rule
def judge(box: Any, s: Any, scores: Out, places: Out, values: Any, seats: int) -> None:
    """The probability of each seat to win: a softmax of the evaluation, or by current places."""
    if not EVALUATES or to_act(box, s) == OVER:
        settle(box, s, scores, places, values, seats)
        return
    spread = evaluate(box, s, values)
    most = values[0]
    for seat in range(seats):
        most = max(most, values[seat])
    whole = 0.0
    for seat in range(seats):
        values[seat] = math.exp((values[seat] - most) / spread)
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole


# ---------------------------------------------------------------------------- playing on


@rule
def turn_of(who: int, me: int) -> int:
    """Which of the seats asked decides first; the searching seat is the last."""
    others = who & ~(1 << me)
    if others == 0:
        return me
    seat = 0
    while not others >> seat & 1:
        seat += 1
    return seat


@rule
def take_chance(desk: Desk) -> None:
    """Sample an outcome of chance and apply it."""
    n = chance(desk.boxes[0], desk.world[0], desk.out, desk.weights)
    outcome = draw_lot(desk.out, desk.weights, n, desk.rng)
    apply(desk.boxes[0], desk.world[0], NONE, outcome, desk.log)


@rule
def look_ahead(desk: Desk, seats: int, seat: int, a: int) -> float:
    """The one-step value of an action for its seat, with a little noise to break ties."""
    if not EVALUATES:
        return 0.0
    desk.trial[0] = desk.world[0]
    apply(desk.boxes[0], desk.trial[0], seat, a, desk.log)
    judge(desk.boxes[0], desk.trial[0], desk.scores, desk.places, desk.values, seats)
    return float(desk.values[seat] + below(desk.rng, 1024) * 1e-7)


@rule
def best_looking(desk: Desk, seats: int, seat: int, n: int) -> int:
    """The index in `out` of the action with the highest one-step value."""
    best = 0
    most = -1.0
    for k in range(n):
        worth = look_ahead(desk, seats, seat, desk.out[k])
        if worth > most:
            most = worth
            best = k
    return best


@rule
def decide(desk: Desk, seats: int, seat: int) -> None:
    """One decision of a rollout: by the game's policy, greedy, or uniformly random."""
    box = desk.boxes[0]
    s = desk.world[0]
    n = legal(box, s, seat, desk.out)
    if PREFERS:
        k = prefer(box, s, seat, desk.out, n, desk.rng, desk.beliefs)
    elif EVALUATES and desk.dials[FORESIGHT] > 0.0:
        k = best_looking(desk, seats, seat, n)
    else:
        k = below(desk.rng, n)
    apply(box, s, seat, desk.out[k], desk.log)


@rule
def play_on(desk: Desk, seats: int, me: int, depth: int) -> None:
    """A rollout of `depth` decisions, with the outcomes between them."""
    box = desk.boxes[0]
    s = desk.world[0]
    decisions = 0
    for _ in range(LONGEST):
        who = to_act(box, s)
        if who == OVER:
            return
        if who == CHANCE:
            take_chance(desk)
            continue
        if decisions == depth:
            return
        decisions += 1
        decide(desk, seats, turn_of(who, me))


# ---------------------------------------------------------------------------- the tree


@rule
def expand(desk: Desk, node: int, seats: int, seat: int) -> None:
    """Add edges for all actions of a node that are the same in every world, sorted by prior."""
    n = legal(desk.boxes[0], desk.world[0], seat, desk.out)
    if desk.counts[EDGES] + n > len(desk.edges):
        return
    desk.nodes[node].head = desk.counts[EDGES]
    desk.nodes[node].size = n
    for k in range(n):
        prior = look_ahead(desk, seats, seat, desk.out[k])
        add_edge(desk, desk.out[k], prior, NONE)
    if EVALUATES:
        sort_edges(desk, desk.nodes[node].head, n)


@rule
def choose_open(desk: Desk, node: int, seats: int, seat: int) -> int:
    """The edge of highest UCB1 value among the actions of this world; new actions are added.

    `marks` holds for each action the edge and when it was written. NONE: no more room.
    """
    desk.counts[STAMP] += 1
    stamp = desk.counts[STAMP]
    edge = desk.nodes[node].head
    while edge != NONE:
        desk.marks[desk.edges[edge].action].stamp = stamp
        desk.marks[desk.edges[edge].action].edge = edge
        edge = desk.edges[edge].next
    n = legal(desk.boxes[0], desk.world[0], seat, desk.out)
    if desk.counts[EDGES] + n > len(desk.edges):
        return NONE
    visits = 0
    for k in range(n):
        a = desk.out[k]
        if desk.marks[a].stamp != stamp:
            prior = look_ahead(desk, seats, seat, a)
            edge = add_edge(desk, a, prior, desk.nodes[node].head)
            desk.nodes[node].head = edge
            desk.marks[a].stamp = stamp
            desk.marks[a].edge = edge
        visits += desk.edges[desk.marks[a].edge].visits
    log_visits = math.log(visits + 1.0)
    best = NONE
    most = -math.inf
    for k in range(n):
        edge = desk.marks[desk.out[k]].edge
        promised = promise(desk, edge, log_visits)
        if promised > most:
            most = promised
            best = edge
    return int(best)


@rule
def node_of(desk: Desk, me: int, seat: int, before: int) -> int:
    """The node of a decision. `before`: the seat's own last edge, if it has just decided too."""
    desk.keyed[0] = desk.world[0]
    if seat == me:
        veil(desk.boxes[0], desk.keyed[0], me)
        return find(desk, hash_of(desk.keyed_words, me), 1)
    veil(desk.boxes[0], desk.keyed[0], NONE)
    key = hash_of(desk.keyed_words, seat)
    if is_same(desk.words, desk.keyed_words):
        return find(desk, key, 1)
    # Under cover nothing changes for an onlooker, but one card follows another.
    return find(desk, mixed(key, before + 2), 0)


@rule
def walk(desk: Desk, seats: int, me: int, depth: int) -> int:
    """One simulation: selection, expansion, rollout, evaluation; the number of edges walked.

    Node 0 is the searching seat's first decision, whatever comes before it.
    """
    box = desk.boxes[0]
    desk.world[0] = desk.known[0]
    resample(box, desk.world[0], me, desk.rng)
    length = 0
    rooted = False
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
        if desk.nodes[node].visits == 1 and rooted:
            break
        if desk.nodes[node].fixed:
            if desk.nodes[node].size == 0:
                expand(desk, node, seats, seat)
                if desk.nodes[node].size == 0:
                    break
            edge = choose_fixed(desk, node)
        else:
            edge = choose_open(desk, node, seats, seat)
            if edge == NONE:
                break
        desk.path[length].edge = edge
        desk.path[length].seat = seat
        length += 1
        apply(box, desk.world[0], seat, desk.edges[edge].action, desk.log)
    play_on(desk, seats, me, depth)
    judge(box, desk.world[0], desk.scores, desk.places, desk.values, seats)
    return length


def plant(desk: Desk, seats: int, me: int) -> int:
    """Reset the tree to a root with all actions of the searching seat; the number of those."""
    clear(desk)
    desk.world[0] = desk.known[0]
    resample(desk.boxes[0], desk.world[0], me, desk.rng)
    root = find(desk, 0, 1)
    expand(desk, root, seats, me)
    desk.nodes[root].visits = 1
    return int(desk.nodes[root].size)


def grow(desk: Desk, seats: int, me: int, depth: int, simulations: int) -> None:
    """Run simulations, and backpropagate each."""
    for _ in range(simulations):
        length = walk(desk, seats, me, depth)
        back_up(desk, seats, length)


def weigh_actions(desk: Desk, seats: int, me: int, worlds: int) -> int:
    """One-step values of all actions, summed over sampled worlds; the number of actions.

    The actions stay in `out`.
    """
    n = 0
    for k in range(len(desk.totals)):
        desk.totals[k] = 0.0
    for _ in range(worlds):
        desk.world[0] = desk.known[0]
        resample(desk.boxes[0], desk.world[0], me, desk.rng)
        n = legal(desk.boxes[0], desk.world[0], me, desk.out)
        for k in range(n):
            desk.trial[0] = desk.world[0]
            apply(desk.boxes[0], desk.trial[0], me, desk.out[k], desk.log)
            judge(desk.boxes[0], desk.trial[0], desk.scores, desk.places, desk.values, seats)
            desk.totals[k] += desk.values[me]
            if not EVALUATES:
                ahead = FAR
                for seat in range(seats):
                    if seat != me:
                        ahead = min(ahead, desk.scores[me] - desk.scores[seat])
                desk.totals[k] += ahead
    return n
