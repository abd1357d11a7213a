"""The rules of chicago_gangsters. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.interface import Rules

from .events import Event
from .knowledge import resample, veil
from .observe import OBSERVATION, observe
from .opening import setup
from .play import apply, chance, legal, why_not
from .position import Box, State, box_problems, conserved, total_weight
from .showdown import returns
from .words import (
    ACTIONS,
    EDITION,
    MOST_EVENTS,
    MOST_LEGAL,
    MOST_LINES,
    OUTCOMES,
    RULES,
    SEATS,
    Option,
    Phase,
    Reason,
)

GAME = Rules(
    number=RULES,
    edition=EDITION,
    seats=SEATS,
    shelf=5,
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
)
