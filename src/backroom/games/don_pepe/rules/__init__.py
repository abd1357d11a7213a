"""The rules of don_pepe. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.codec import Codec
from backroom.engine.interface import Rules

from .box import Box, box_problems, derive
from .ending import returns
from .knowledge import FEATURES, observe, resample, tell, turning, veil
from .play import apply, chance
from .position import State, Told, conserved, total_weight
from .seating import setup
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
    edition="hasbro-1999",
    seats=SEATS,
    shelf=3,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    options=Option,
    most_legal=len(ACTIONS),
    most_events=128,
    # A turn has at most 8 lines (cocktail, three pills, move, to, two draws). A hundred idle turns
    # may stand between any two of 120 payments and 29 deaths; seating, dealing and cops come to
    # 130 more.
    most_lines=8 * 100 * (120 + 29 + 1) + 130,
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
