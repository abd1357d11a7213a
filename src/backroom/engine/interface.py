"""The functions every game gives, by name. `docs/design.md` says more about each.

Only declarations: doors are written against these names, and a game's own functions take their
place when its doors are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backroom.engine.rule import Features, Log, Out, Rng

# What `to_act` gives beside a set of seats (a bit for each that is asked).
CHANCE = -1
OVER = -2

# setup(box, s, seats, options): the first position, from a blank record that carries `rules`.
setup: Callable[[Any, Any, int, int], None]
# to_act(box, s): the seats asked, CHANCE, or OVER.
to_act: Callable[[Any, Any], int]
# legal(box, s, seat, out): what the seat may do; how many that is.
legal: Callable[[Any, Any, int, Out], int]
# why_not(box, s, seat, a): 0 if legal, else the reason's number.
why_not: Callable[[Any, Any, int, int], int]
# chance(box, s, out, weights): the possible outcomes, ascending, with their weights.
chance: Callable[[Any, Any, Out, Out], int]
# apply(box, s, seat, a, log): plays an action of a seat, or an outcome (seat NONE).
apply: Callable[[Any, Any, int, int, Log], None]
# returns(box, s, scores, places): what the game counts, and places from 1.
returns: Callable[[Any, Any, Out, Out], None]
# veil(box, s, seat): blanks what the seat (NONE: an onlooker) may not know.
veil: Callable[[Any, Any, int], None]
# resample(box, s, seat, rng): fills a veiled position with a world the seat cannot tell from it.
resample: Callable[[Any, Any, int, Rng], None]
# observe(box, s, seat, features): the same knowledge as numbers for a network.
observe: Callable[[Any, Any, int, Features], None]
