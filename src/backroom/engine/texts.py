"""Texts: the catalogues of a game and of the engine, in Fluent, one for each language.

Keys: `<sort>-<word>` for names, `action-<verb>`, `outcome-<verb>`, `prompt-<phase>` for the seat
asked and `prompt-<phase>-other` for everybody else, `event-<name>`, `reason-<id>`,
`option-<name>`, `game-name`, `game-goal` (how it is won, in one line), `game-idea`. Every argument
comes twice: `$kind` as a name to print and `$kind_id` as the bare word to choose by ("none" where
there is nothing, "hidden" where the reader may not see it).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from backroom.engine.codec import Codec
from backroom.engine.declare import ENGINE_REASONS
from backroom.engine.names import Names, Seats

if TYPE_CHECKING:
    from backroom.engine.game import Game

LANGUAGES = ("en", "de", "nl")
# Thousands and fractions: the other way round than in English.
POINT_FOR_COMMA = str.maketrans(",.", ".,")
# A name or a quotation that ends in a mark of its own takes no full stop: “plays Ka-Boum!”.
CLOSED = re.compile(r"(\w[!?]|[.!?][“”])\.")
ENGINE_TEXTS = Path(__file__).parent / "texts"


def catalogues(game: Game | None, language: str) -> list[Path]:
    """The files a language's texts come from."""
    folders = [ENGINE_TEXTS] + ([game.folder / "texts"] if game else [])
    return [folder / f"{language}.ftl" for folder in folders]


def written(value: float, language: str, digits: int = 0) -> str:
    """A number as a language writes it: 12,345.6 in English, 12.345,6 in German and Dutch."""
    text = f"{value:,.{digits}f}".replace("-", "−")
    return text if language == "en" else text.translate(POINT_FOR_COMMA)


def share(part: float, language: str, digits: int = 0) -> str:
    """A share in per cent: 12.5% in English, 12,5 % in German."""
    gap = "\N{NO-BREAK SPACE}" if language == "de" else ""
    return f"{written(100 * part, language, digits)}{gap}%"


class Missing(LookupError):
    """A text that a catalogue lacks, or that cannot be put together."""


class Texts:
    """What a game says in one language."""

    def __init__(self, game: Game | None, language: str):
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: set[str] = set()
        for path in catalogues(game, language):
            if path.exists():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource)
                self.keys |= {entry.id.name for entry in resource.body if hasattr(entry, "id")}

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text of a key."""
        if not self._bundle.has_message(key):
            raise Missing(f"{self.language}: no text “{key}”")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Missing(f"{self.language}: “{key}” has no value")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise Missing(f"{self.language}: “{key}”: {errors[0]}")
        return CLOSED.sub(r"\1", str(text))

    def number(self, value: float, digits: int = 0) -> str:
        return written(value, self.language, digits)

    def share(self, part: float, digits: int = 0) -> str:
        return share(part, self.language, digits)

    def name(self, names: Names, word: str) -> str:
        return word if names.plain else self(f"{names.sort}-{word}")

    def seat(self, seat: int, players: Sequence[str] | None = None) -> str:
        return players[seat] if players else self("seat", number=seat + 1)

    def reason(self, name: str) -> str:
        return self(f"reason-{name}") if self.has(f"reason-{name}") else name

    def action(self, text: str) -> str:
        """An action in words."""
        assert self.game is not None
        return self._line("action", self.game.actions, text, None)

    def outcome(self, text: str, players: Sequence[str] | None = None) -> str:
        """An outcome in words."""
        assert self.game is not None
        return self._line("outcome", self.game.outcomes, text, players)

    def _line(self, what: str, codec: Codec, text: str, players: Sequence[str] | None) -> str:
        code = codec.parse(text)
        verb = codec.verbs[code]
        arguments: dict[str, Any] = {}
        for names, number in zip(verb.arguments, codec.arguments[code], strict=True):
            key = names.sort
            # A second argument of the same sort (`move FIELD FIELD`) is `$field2`.
            while key in arguments:
                key = f"{names.sort}{int(key[len(names.sort) :] or 1) + 1}"
            arguments |= self._both(key, names, names[number], players)
        return self(f"{what}-{verb.name}", **arguments)

    def _both(
        self, key: str, names: Names, word: str, players: Sequence[str] | None
    ) -> dict[str, Any]:
        shown = (
            self.seat(int(word), players) if isinstance(names, Seats) else self.name(names, word)
        )
        # A number that is no name is passed as one, so that catalogues can tell one from many.
        number = int(word) if shown == word and word.isdecimal() else None
        return {key: shown if number is None else number, f"{key}_id": word}

    def event(self, event: Mapping[str, Any], players: Sequence[str] | None = None) -> str:
        """An event in words, as far as the reader may see it."""
        assert self.game is not None
        kind = self.game.events.by_name[event["event"]]
        arguments: dict[str, Any] = {}
        for key, names in kind.arguments.items():
            if key not in event:
                arguments |= {key: self("hidden"), f"{key}_id": "hidden"}
            elif not isinstance(names, Names):
                arguments[key] = event[key]
            elif event[key] is None or event[key] == -1:
                arguments |= {key: self("nobody"), f"{key}_id": "none"}
            else:
                arguments |= self._both(key, names, str(event[key]), players)
        return self(f"event-{kind.name}", **arguments)

    def prompt(self, phase: str, seat: str | None = None) -> str:
        """What is to be done: to the seat asked, or about the player named."""
        if seat is None:
            return self(f"prompt-{phase}")
        return self(f"prompt-{phase}-other", seat=seat)


def expected_keys(game: Game) -> set[str]:
    """Every key a game's catalogue must have in every language."""
    keys = {"game-name", "game-goal", "game-idea"}
    used: list[Names] = []
    for what, codec in (("action", game.actions), ("outcome", game.outcomes)):
        for verb in codec.by_name.values():
            keys.add(f"{what}-{verb.name}")
            used += verb.arguments
    for kind in game.events.kinds:
        keys.add(f"event-{kind.name}")
        if kind.begins_turn and "seat" not in kind.arguments:
            keys.add(f"turn-{kind.name}")
        used += [names for names in kind.arguments.values() if isinstance(names, Names)]
    for names in used:
        if not names.plain:
            keys |= {f"{names.sort}-{word}" for word in names}
    keys |= {f"reason-{name}" for name in game.reasons.names if name not in ENGINE_REASONS}
    keys |= {f"option-{name}" for name in game.options.options}
    for option in game.options.options.values():
        keys |= {f"option-{option.name}-{v}" for v in option.values if isinstance(v, str)}
    for phase in game.phases.asking():
        keys |= {f"prompt-{phase}", f"prompt-{phase}-other"}
    return keys
