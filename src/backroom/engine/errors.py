"""The one exception that bad input raises."""

from __future__ import annotations

MOST_SHOWN = 60


class Refused(Exception):
    """What was asked cannot be done, and nothing has changed.

    `str()` is one sentence for a person. `clause` names the rulebook clause that forbids an
    action, `reason` the reason's identifier, where there is one.
    """

    def __init__(self, sentence: str, *, reason: str | None = None, clause: str | None = None):
        super().__init__(sentence)
        self.reason = reason
        self.clause = clause


def shown(thing: object) -> str:
    """What somebody gave, fit to be quoted in a sentence: one line, and not a long one."""
    try:
        text = thing if isinstance(thing, str) else repr(thing)
    except ValueError:  # Python refuses to write out integers of thousands of digits
        text = "a very long number"
    text = "".join(c if c.isprintable() else "�" for c in text[: MOST_SHOWN + 1])
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
