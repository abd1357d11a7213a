"""The doors through which Python reaches the rules of a game, and the loops around them.

Written once. For each game this text is copied to a file of its own in the cache, with the game's
own GAME in place of the one that `interface` declares, so every game has a module and a compilation
cache of its own. Records come as arrays with an index: unboxing a record argument from Python costs
twenty times as much.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.interface import GAME  # each game's own takes its place
from backroom.engine.rule import NONE, Features, Log, Out, Rng, below, draw_lot, rule

apply, chance, legal, observe = GAME.apply, GAME.chance, GAME.legal, GAME.observe
resample, returns, setup = GAME.resample, GAME.returns, GAME.setup
to_act, veil, why_not = GAME.to_act, GAME.veil, GAME.why_not

# In a list of record lines (`lines_of`) a line is (actor + 1) · STRIDE + code.
STRIDE = 1 << 16


def setup_at(boxes: Any, states: Any, i: int, seats: int, options: int) -> None:
    setup(boxes[0], states[i], seats, options)


def to_act_at(boxes: Any, states: Any, i: int) -> int:
    return to_act(boxes[0], states[i])


def legal_at(boxes: Any, states: Any, i: int, seat: int, out: Out) -> int:
    return legal(boxes[0], states[i], seat, out)


def why_not_at(boxes: Any, states: Any, i: int, seat: int, a: int) -> int:
    return why_not(boxes[0], states[i], seat, a)


def chance_at(boxes: Any, states: Any, i: int, out: Out, weights: Out) -> int:
    return chance(boxes[0], states[i], out, weights)


def apply_at(boxes: Any, states: Any, i: int, seat: int, a: int, log: Log) -> None:
    apply(boxes[0], states[i], seat, a, log)


def returns_at(boxes: Any, states: Any, i: int, scores: Out, places: Out) -> None:
    returns(boxes[0], states[i], scores, places)


def veil_at(boxes: Any, states: Any, i: int, seat: int) -> None:
    veil(boxes[0], states[i], seat)


def resample_at(boxes: Any, states: Any, i: int, seat: int, rng: Rng) -> None:
    resample(boxes[0], states[i], seat, rng)


def observe_at(boxes: Any, states: Any, i: int, seat: int, features: Features) -> None:
    observe(boxes[0], states[i], seat, features)


@rule
def one_of(who: int, rng: Rng) -> int:
    """One of the seats asked, at random."""
    asked = 0
    rest = who
    while rest:
        asked += rest & 1
        rest >>= 1
    skip = 0
    if asked > 1:
        skip = below(rng, asked)
    seat = 0
    while True:
        if who >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


@rule
def random_step(box: Any, s: Any, out: Out, weights: Out, log: Log, rng: Rng) -> int:
    """One random line of the record: 1 if a seat took it, 0 if chance, OVER at the end."""
    who = to_act(box, s)
    if who == OVER:
        return OVER
    if who == CHANCE:
        n = chance(box, s, out, weights)
        apply(box, s, NONE, draw_lot(out, weights, n, rng), log)
        return 0
    seat = one_of(who, rng)
    n = legal(box, s, seat, out)
    apply(box, s, seat, out[below(rng, n)], log)
    return 1


def playout(
    boxes: Any, states: Any, i: int, out: Out, weights: Out, log: Log, rng: Rng, most: int
) -> int:
    """Play position i at random, at most `most` lines; the number of decisions taken.

    −1 if the game was not over by then.
    """
    box = boxes[0]
    s = states[i]
    decisions = 0
    for _ in range(most):
        step = random_step(box, s, out, weights, log, rng)
        if step == OVER:
            return decisions
        decisions += step
    return NONE


def play_games(
    boxes: Any,
    states: Any,
    out: Out,
    weights: Out,
    scores: Out,
    places: Out,
    log: Log,
    rng: Rng,
    counts: Any,
    games: int,
    seats: int,
) -> None:
    """Play whole random games from position 0, in position 1.

    `counts` gains decisions, record lines, the longest game's lines, and from place 3 on for
    every seat the games won or shared and the sum of its scores.
    """
    box = boxes[0]
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        lines = 0
        while True:
            step = random_step(box, s, out, weights, log, rng)
            if step == OVER:
                break
            counts[0] += step
            lines += 1
        counts[1] += lines
        if lines > counts[2]:
            counts[2] = lines
        returns(box, s, scores, places)
        for seat in range(seats):
            if places[seat] == 1:
                counts[3 + 2 * seat] += 1
            counts[4 + 2 * seat] += scores[seat]


@rule
def lines_of(box: Any, s: Any, out: Out, weights: Out, seats: int) -> int:
    """All lines the record could go on with, of every seat asked or of chance."""
    who = to_act(box, s)
    if who == OVER:
        return 0
    if who == CHANCE:
        return chance(box, s, out, weights)
    n = 0
    for seat in range(seats):
        if who >> seat & 1:
            found = legal(box, s, seat, out[n:])
            for k in range(n, n + found):
                out[k] += (seat + 1) * STRIDE
            n += found
    return n


def perft(
    boxes: Any, states: Any, out: Out, weights: Out, log: Log, counts: Any, seats: int, depth: int
) -> int:
    """How many sequences of `depth` record lines go on from position 0.

    Level k of the search has position k, its own part of `out`, and in `counts` its next line
    and the number of its lines.
    """
    box = boxes[0]
    room = len(out) // depth
    total = 0
    level = 0
    counts[0] = 0
    counts[1] = lines_of(box, states[0], out[:room], weights, seats)
    while level >= 0:
        if level == depth - 1:
            total += counts[2 * level + 1]
            level -= 1
            continue
        k = counts[2 * level]
        if k == counts[2 * level + 1]:
            level -= 1
            continue
        counts[2 * level] += 1
        line = out[level * room + k]
        states[level + 1] = states[level]
        apply(box, states[level + 1], line // STRIDE - 1, line % STRIDE, log)
        level += 1
        counts[2 * level] = 0
        counts[2 * level + 1] = lines_of(
            box, states[level], out[level * room : (level + 1) * room], weights, seats
        )
    return total


def clone_often(states: Any, times: int) -> int:
    """Copy positions back and forth: what a clone costs inside compiled code."""
    for k in range(times):
        states[k & 1] = states[k + 1 & 1]
    return times
