"""The rules of cosa_nostra. Clause ids in brackets are those of the rulebook page."""

from .knowledge import OBSERVATION, observe, resample, veil
from .play import apply, chance, returns, setup
from .position import Box, State, conserved, derive, faults, whole
from .turn import legal, to_act, why_not
from .words import (
    ACTIONS,
    ASKING,
    EDITION,
    EVENTS,
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
    "derive",
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
