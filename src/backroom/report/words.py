"""The words of a report: its own catalogue beside those of the game and the engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentResource

from backroom.engine.errors import Refused, shown
from backroom.engine.game import game
from backroom.engine.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "texts"
MINUTE = 60


class Words(Texts):
    """What a report says in one language."""

    def __init__(self, name: str, language: str):
        if language not in LANGUAGES:
            raise Refused(f"A report speaks {', '.join(LANGUAGES)}, not {shown(language)}.")
        super().__init__(game(name), language)
        resource = FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
        self._bundle.add_resource(resource)
        self.own = {entry.id.name for entry in resource.body if hasattr(entry, "id")}

    def names(self, seats: int, given: Sequence[str] | None = None) -> list[str]:
        """The players by seat, as they are called or numbered."""
        return [self.seat(seat, given) for seat in range(seats)]

    def points(self, part: float, sign: bool = False) -> str:
        """A difference of chances in percentage points."""
        text = self.number(100 * part, 1)
        return f"+{text}" if sign and part > 0 else text

    def clock(self, seconds: int) -> str:
        """Minutes and seconds."""
        return f"{seconds // MINUTE}:{seconds % MINUTE:02d}"
