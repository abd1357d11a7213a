"""The rules of cosa_nostra. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.interface import Rules

from .knowledge import FEATURES, observe, resample, tell, turning, veil
from .play import apply, chance, returns, setup
from .position import Box, State, Told, box_problems, conserved, derive, total_weight
from .turn import legal, why_not
from .words import (
    ACTIONS,
    GANGS,
    HIGHER_DIE,
    MOST_FOLLOWERS,
    OUTCOMES,
    RULES,
    SEATS,
    Event,
    Option,
    Phase,
    Reason,
)

GAME = Rules(
    number=RULES,
    edition="tonka-1990",
    seats=SEATS,
    shelf=4,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=Event,
    reasons=Reason,
    options=Option,
    # Two gangs, each with a Boss and followers, each of whom can go each part of the throw.
    most_legal=2 * (1 + MOST_FOLLOWERS) * (HIGHER_DIE + 1),
    # The wheel and what follows it: at most 6 figures banished from two spaces, and every prisoner
    # of the ring freed, of whom there is one for each two figures.
    most_events=8 + 6 + GANGS * (1 + MOST_FOLLOWERS) // 2,
    most_lines=100_000,
    features=FEATURES,
    setup=setup,
    to_act=to_act,
    legal=legal,
    why_not=why_not,
    chance=chance,
    apply=apply,
    returns=returns,
    veil=veil,
    resample=resample,
    observe=observe,
    told=Told,
    tell=tell,
    conserved=conserved,
    total_weight=total_weight,
    turning=turning,
    box_problems=box_problems,
    derive=derive,
)
