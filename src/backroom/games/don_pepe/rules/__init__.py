"""The rules of don_pepe. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.interface import Rules

from .box import Box, box_problems, derive
from .ending import returns
from .knowledge import OBSERVATION, observe, resample, veil
from .play import apply, chance
from .position import State, conserved, total_weight
from .seating import setup
from .turn import legal, why_not
from .words import (
    ACTIONS,
    EDITION,
    MOST_EVENTS,
    MOST_LEGAL,
    MOST_LINES,
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
    edition=EDITION,
    seats=SEATS,
    shelf=3,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=Event,
    reasons=Reason,
    options=Option,
    most_legal=MOST_LEGAL,
    most_events=MOST_EVENTS,
    most_lines=MOST_LINES,
    observation=OBSERVATION,
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
    conserved=conserved,
    total_weight=total_weight,
    box_problems=box_problems,
    derive=derive,
)
