"""The last turns of a table, as each audience has seen them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from backroom.server.table.document import Doc
from backroom.server.table.turn import TurnRow

# Turns kept in memory for each audience; older ones are read from disk.
RECENT_TURNS = 64


class Recent:
    """How far back it reaches is counted in each audience's own stream: how long an answer takes,
    and what it costs, must not tell of turns that left no trace there."""

    def __init__(self, doc: Doc):
        count = doc.seats + 1
        self._turns = [deque[TurnRow](maxlen=RECENT_TURNS) for _ in range(count)]
        # By audience, the number after which all its turns are kept.
        self._since = list(doc.numbers) or [0] * count

    def add(self, turns: Iterable[TurnRow]) -> None:
        for turn in turns:
            for place, told in enumerate(turn.streams):
                if told is not None:
                    self._add(place, turn)

    def _add(self, place: int, turn: TurnRow) -> None:
        kept = self._turns[place]
        if len(kept) == RECENT_TURNS:
            dropped = kept[0].streams[place]
            assert dropped is not None
            self._since[place] = dropped
        kept.append(turn)

    def after(self, audience: int | None, number: int) -> list[TurnRow] | None:
        """The turns after a number of an audience's stream, and some before; None if they are not
        all kept."""
        place = -1 if audience is None else audience
        return None if number < self._since[place] else list(self._turns[place])
