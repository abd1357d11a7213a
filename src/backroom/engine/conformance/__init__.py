"""Conformance: what every game must keep to, checked on random play.
Every check takes a `Subject` (a game, a player count, options) and raises `Broken` with what went
wrong. The test suite runs all of them for every game because it exists; for a game of one's own:
`python -m backroom.engine.conformance FOLDER`.
"""

from __future__ import annotations

from collections.abc import Callable

from backroom.engine.conformance.agreement import (
    check_lanes,
    check_notation,
    check_notes,
    check_replay,
    check_texts,
    check_told_events,
)
from backroom.engine.conformance.flow import (
    check_conservation,
    check_flow,
    check_legality,
    check_log,
    check_order_of_covered_answers,
    check_places,
)
from backroom.engine.conformance.observing import (
    check_blindness,
    check_features,
    check_observation,
    check_turning,
)
from backroom.engine.conformance.secrecy import (
    check_covered_phases,
    check_foretelling,
    check_redaction,
    check_reveals,
    check_secrecy,
    check_silence,
    check_twin_worlds,
)
from backroom.engine.conformance.tables import (
    Broken,
    Subject,
    Table,
    positions,
    random_match,
    subjects,
)

__all__ = [
    "CHECKS",
    "Broken",
    "Subject",
    "Table",
    "check_features",
    "check_notation",
    "check_notes",
    "check_texts",
    "check_told_events",
    "positions",
    "random_match",
    "subjects",
]

CHECKS: tuple[Callable[[Subject], None], ...] = (
    check_flow,
    check_legality,
    check_log,
    check_conservation,
    check_order_of_covered_answers,
    check_replay,
    check_secrecy,
    check_reveals,
    check_twin_worlds,
    check_silence,
    check_covered_phases,
    check_redaction,
    check_foretelling,
    check_observation,
    check_blindness,
    check_turning,
    check_lanes,
    check_places,
)
