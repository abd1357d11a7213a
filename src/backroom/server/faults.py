"""What is answered with a status from 400 on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.server.reasons import reason_of

if TYPE_CHECKING:
    from backroom.server.api import State


class Fault(Exception):
    """A request cannot be met; the sentence is for a person, and nothing has changed."""

    def __init__(
        self,
        status: int,
        sentence: str,
        *,
        reason: str | None = None,
        clause: str | None = None,
        state: State | None = None,
    ):
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.reason = reason or reason_of(sentence)
        self.clause = clause
        self.state = state


def missing(what: str) -> Fault:
    return Fault(404, f"There is no such {what}.")


def too_late(sentence: str) -> Fault:
    return Fault(409, sentence)


def not_allowed(sentence: str) -> Fault:
    return Fault(403, sentence)
