"""The rules of chicago_gangsters. Clause ids in brackets are those of the rulebook page."""

from backroom.engine.asking import to_act
from backroom.engine.codec import Codec
from backroom.engine.interface import Rules

from .events import Event
from .knowledge import resample, veil
from .observe import FEATURES, observe
from .opening import setup
from .play import apply, chance, legal, why_not
from .position import Box, State, box_problems, conserved, total_weight
from .showdown import returns
from .words import ACTIONS, CARDS, NUMBER, POINTS, RULES, SEATS, Aim, Option, Outcome, Phase, Reason

GAME = Rules(
    number=RULES,
    edition="kosmos-2009",
    seats=SEATS,
    shelf=5,
    box=Box,
    state=State,
    phases=Phase,
    actions=ACTIONS,
    outcomes=Codec(Outcome),
    events=Event,
    reasons=Reason,
    options=Option,
    # A talk: three kinds of numbers, the aims, every card to show, and the pass.
    most_legal=2 * len(POINTS) + len(NUMBER) + len(Aim) + CARDS + 1,
    most_events=64,
    most_lines=3000,
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
    box_problems=box_problems,
)
