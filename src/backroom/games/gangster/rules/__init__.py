"""The rules of gangster. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.interface import Rules

from .box import Box, box_problems, derive
from .knowledge import OBSERVATION, observe, resample, veil
from .play import apply, chance, legal, why_not
from .reckoning import returns
from .setting_up import setup
from .state import State
from .tally import conserved, total_weight
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
    Phase,
    Reason,
)

GAME = Rules(
    number=RULES,
    edition=EDITION,
    seats=SEATS,
    shelf=2,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=Event,
    reasons=Reason,
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
