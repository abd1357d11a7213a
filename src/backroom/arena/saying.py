"""The arena's text catalogue (Fluent), beside those of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from backroom.engine.texts import share, written

FOLDER = Path(__file__).parent / "texts"


class Saying:
    """`say("stopped", matches=12)` formats a text; a missing key or argument raises."""

    def __init__(self, language: str):
        self.language = language
        resource = FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
        self.keys = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def __call__(self, key: str, **arguments: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{self.language}: “{key}”: {errors[0]}")
        return str(text)

    def share(self, part: float, digits: int = 0) -> str:
        return share(part, self.language, digits)

    def number(self, value: float, digits: int = 1) -> str:
        return written(value, self.language, digits)
