"""The rules of bosses. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.codec import Codec
from backroom.engine.interface import Rules

from .knowledge import FEATURES, observe, resample, turning, veil
from .lines import returns
from .play import apply, chance, setup
from .position import Box, State, box_problems, conserved, total_weight
from .turn import legal, why_not
from .words import (
    ACTIONS,
    RULES,
    SEATS,
    Event,
    Option,
    Outcome,
    Phase,
    Reason,
)

GAME = Rules(
    number=RULES,
    edition="ludoart-2006",
    seats=SEATS,
    shelf=1,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    options=Option,
    most_legal=len(ACTIONS),
    most_events=12,
    most_lines=2000,
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
    conserved=conserved,
    total_weight=total_weight,
    turning=turning,
    box_problems=box_problems,
)
