"""Many matches stepped together: what happens in each of them, on the CPU and the GPU alike.

Written once. For each game this text is copied to a file of its own in the cache, with the game's
own GAME in place of the one that `interface` declares, and compiled there.

Row i of the arrays (`rows.py`) belongs to match i. Its position lies in `states` at `at`, which on
a GPU is a thread's own copy. Actions and masks are in relative codes: `turned[seat]` gives that of
a code, `codes[seat]` leads back.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.interface import GAME  # each game's own takes its place
from backroom.engine.rule import NONE, Log, Out, Rng, as_index, below, draw_lot, rule
from backroom.engine.sets import lowest_bit
from backroom.rl.rows import FORCED, ILLEGAL, MOST, NO_CODE, PACKED, RANDOM, SEATS, TRIES, Rows

apply, chance, legal, observe = GAME.apply, GAME.chance, GAME.legal, GAME.observe
returns, to_act = GAME.returns, GAME.to_act


@rule
def advance(box: Any, s: Any, out: Out, weights: Out, log: Log, rng: Rng, forced: int) -> int:
    """Play on until somebody has a choice: n legal actions, in `out`; none when the match is over.

    Of several seats asked, the first is asked first; the next does not see what it answers.
    """
    while True:
        who = to_act(box, s)
        if who == OVER:
            return 0
        if who == CHANCE:
            n = chance(box, s, out, weights)
            apply(box, s, NONE, draw_lot(out, weights, n, rng), log)
            continue
        seat = lowest_bit(who)
        n = legal(box, s, seat, out)
        if n > 1 or forced:
            return n
        apply(box, s, seat, out[0], log)


@rule
def begin(rows: Rows, states: Any, at: int, out: Out, weights: Out, log: Log, rng: Rng) -> int:
    """Begin a match: at the opening or one of the positions given instead, and so many random
    decisions on. How many legal actions its first decision has."""
    box = rows.boxes[0]
    forced = rows.settings[FORCED]
    tries = 0
    while True:
        first = 0
        if tries < TRIES and len(rows.openings) > 1:
            first = 1 + below(rng, len(rows.openings) - 1)
        states[at] = rows.openings[first]
        n = advance(box, states[at], out, weights, log, rng, forced)
        if tries < TRIES:
            for _ in range(rows.settings[RANDOM]):
                if n == 0:
                    break
                seat = lowest_bit(to_act(box, states[at]))
                apply(box, states[at], seat, out[below(rng, n)], log)
                n = advance(box, states[at], out, weights, log, rng, forced)
        if n > 0:
            return n
        tries += 1


@rule
def show(rows: Rows, states: Any, at: int, i: int, n: int, out: Out) -> None:
    """Write who is asked, what that seat knows, and which of the actions are legal."""
    box = rows.boxes[0]
    seat = lowest_bit(to_act(box, states[at]))
    rows.asked[i] = seat
    bits = rows.legals[i]
    for k in range(len(bits)):
        bits[k] = 0
    mask = rows.masks[i]
    for k in range(len(mask)):
        mask[k] = 0
    table = rows.turned[seat]
    for k in range(n):
        a = table[as_index(out[as_index(k)])]
        bits[as_index(a >> 3)] |= 1 << (a & 7)
        if not rows.settings[PACKED]:
            mask[as_index(a)] = 1
    if rows.settings[PACKED]:
        for k in range(len(mask)):
            mask[k] = bits[k]
    features = rows.observations[i]
    for k in range(len(features)):
        features[k] = 0
    observe(box, states[at], seat, features)


@rule
def finish(rows: Rows, states: Any, at: int, i: int, is_over: int) -> None:
    """Scores and places, and of a match that is over a win, shared among the winners."""
    scores = rows.scores[i]
    places = rows.places[i]
    returns(rows.boxes[0], states[at], scores, places)
    rows.terminated[i] = is_over
    rows.truncated[i] = 1 - is_over
    rows.ended[i] = states[at]
    rows.played[i] = rows.lengths[i]
    rows.lengths[i] = 0
    winners = 0
    for seat in range(len(places)):
        winners += places[seat] == 1
    for seat in range(len(places)):
        if is_over and places[seat] == 1:
            rows.rewards[i, seat] = 1 / winners


@rule
def step_one(
    rows: Rows, states: Any, at: int, i: int, out: Out, weights: Out, log: Log, rng: Rng
) -> None:
    """Play the action chosen in match i, and whatever follows by itself; where the match ends, the
    next one begins in the same step. A negative action leaves the match as it is."""
    for seat in range(rows.settings[SEATS]):
        rows.rewards[i, seat] = 0
    rows.terminated[i] = 0
    rows.truncated[i] = 0
    if rows.actions[i] < 0:
        return
    box = rows.boxes[0]
    # Not as `asked` says: that may be written to.
    seat = lowest_bit(to_act(box, states[at]))
    apply(box, states[at], seat, rows.codes[seat, rows.actions[i]], log)
    n = advance(box, states[at], out, weights, log, rng, rows.settings[FORCED])
    rows.lengths[i] += 1
    if n == 0 or rows.lengths[i] == rows.settings[MOST]:
        finish(rows, states, at, i, n == 0)
        n = begin(rows, states, at, out, weights, log, rng)
    show(rows, states, at, i, n, out)


@rule
def refusal(rows: Rows, i: int) -> int:
    """0 if the action chosen in match i may be played; else why not."""
    a = rows.actions[i]
    if a >= rows.turned.shape[1]:
        return NO_CODE
    if a >= 0 and not rows.legals[i, a >> 3] >> (a & 7) & 1:
        return ILLEGAL
    return 0


# ---------------------------------------------------------------------------- doors


def first_refused(rows: Rows) -> int:
    """The first match whose action may not be played; NONE if there is none."""
    for i in range(len(rows.actions)):
        if refusal(rows, i):
            return i
    return NONE


def step_rows(rows: Rows, out: Out, weights: Out, log: Log, first: int, last: int) -> None:
    """Step the matches from one row to before another."""
    for i in range(first, last):
        step_one(rows, rows.states, i, i, out, weights, log, rows.generators[i : i + 1])


def begin_rows(rows: Rows, out: Out, weights: Out, log: Log, first: int, last: int) -> None:
    """Begin the matches from one row to before another."""
    for i in range(first, last):
        n = begin(rows, rows.states, i, out, weights, log, rows.generators[i : i + 1])
        show(rows, rows.states, i, i, n, out)


def show_rows(rows: Rows, out: Out, weights: Out, log: Log, first: int, last: int) -> None:
    """Write anew what the positions from one row to before another show."""
    for i in range(first, last):
        seat = lowest_bit(to_act(rows.boxes[0], rows.states[i]))
        n = legal(rows.boxes[0], rows.states[i], seat, out)
        show(rows, rows.states, i, i, n, out)


def observe_ended(rows: Rows, eyes: Any, observations: Any) -> None:
    """What one seat of each match knew at the end of the last one; of a negative seat, nothing."""
    for i in range(len(eyes)):
        features = observations[i]
        if eyes[i] >= 0:
            observe(rows.boxes[0], rows.ended[i], eyes[i], features)
