"""The one exception that bad input raises."""

from __future__ import annotations


class Refused(Exception):
    """What was asked cannot be done, and nothing has changed.

    `str()` is one sentence for a person. `clause` names the rulebook clause that forbids an
    action, `reason` the reason's identifier, where there is one.
    """

    def __init__(self, sentence: str, *, reason: str | None = None, clause: str | None = None):
        super().__init__(sentence)
        self.reason = reason
        self.clause = clause
