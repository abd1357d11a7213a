"""The rules of gangster. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.codec import Codec
from backroom.engine.interface import Rules

from .box import Box, box_problems, derive
from .knowledge import FEATURES, observe, resample, turning, veil
from .play import apply, chance, legal, why_not
from .reckoning import returns
from .setting_up import setup
from .state import State
from .tally import conserved, total_weight
from .words import (
    ACTIONS,
    DISTRICTS,
    GANGS,
    MOST_SEATS,
    RULES,
    SEATS,
    Event,
    Outcome,
    Phase,
    Reason,
)

GAME = Rules(
    number=RULES,
    edition="amigo-2007",
    seats=SEATS,
    shelf=2,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    most_legal=len(ACTIONS),
    # A day of reckoning: the card, ten districts with five places and four ties each, the influence
    # of five seats, then five colours reinforced or the end.
    most_events=1 + DISTRICTS * (1 + GANGS + GANGS - 1) + MOST_SEATS + GANGS,
    # At most 98 drives, before each at most 50 turns of two lines, or 40 of three. [G26]
    most_lines=12500,
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
    derive=derive,
)
