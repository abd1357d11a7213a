"""The rules of chicago_gangsters. Clause ids in brackets are those of the rulebook page."""

from .events import EVENTS
from .knowledge import resample, veil
from .observe import OBSERVATION, observe
from .opening import setup
from .play import apply, chance, legal, to_act, why_not
from .position import Box, State, conserved, faults, whole
from .showdown import returns
from .words import (
    ACTIONS,
    ASKING,
    EDITION,
    MOST_EVENTS,
    MOST_LEGAL,
    MOST_LINES,
    OPTIONS,
    OUTCOMES,
    REASONS,
    RULES,
    SEATS,
)

__all__ = [
    "ACTIONS",
    "ASKING",
    "EDITION",
    "EVENTS",
    "MOST_EVENTS",
    "MOST_LEGAL",
    "MOST_LINES",
    "OBSERVATION",
    "OPTIONS",
    "OUTCOMES",
    "REASONS",
    "RULES",
    "SEATS",
    "Box",
    "State",
    "apply",
    "chance",
    "conserved",
    "faults",
    "legal",
    "observe",
    "resample",
    "returns",
    "setup",
    "to_act",
    "veil",
    "whole",
    "why_not",
]
