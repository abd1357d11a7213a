"""A game: its rules, its boxes, its texts, found in one folder."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.metadata
import importlib.util
import inspect
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np

from backroom.engine.box import Edition, read_box
from backroom.engine.cache import Folder
from backroom.engine.errors import Refused, shown
from backroom.engine.features import split
from backroom.engine.interface import Rules
from backroom.engine.lanes import Lane, default_lane
from backroom.engine.names import WORD
from backroom.engine.record import Array, Record
from backroom.engine.rule import EVENT_WIDTH, Features, is_rule
from backroom.engine.turning import Turn

if TYPE_CHECKING:
    from backroom.engine.match import Match
    from backroom.engine.texts import Texts

HOUSE = "backroom.games"
# Passed where nobody reads the events.
NO_LOG: Array = np.zeros((0, EVENT_WIDTH), np.int32)
# What a view tells beside the position's fields.
VIEW_OWNS = frozenset(
    ("game", "edition", "options", "seat", "to_act", "ask", "legal", "over", "scores", "places")
)


# The arguments of a game's functions: compiled code takes their types from their names.
ARGUMENTS = {
    "setup": ("box", "s", "seats", "options"),
    "to_act": ("box", "s"),
    "legal": ("box", "s", "seat", "out"),
    "why_not": ("box", "s", "seat", "a"),
    "chance": ("box", "s", "out", "weights"),
    "apply": ("box", "s", "seat", "a", "log"),
    "returns": ("box", "s", "scores", "places"),
    "veil": ("box", "s", "seat"),
    "resample": ("box", "s", "seat", "rng"),
    "observe": ("box", "s", "seat", "features"),
}


def _check_rule(game: str, name: str, function: object, arguments: tuple[str, ...]) -> None:
    if not is_rule(function):
        raise TypeError(f"{game}: {name} is not marked with @rule")
    given = tuple(inspect.signature(cast("FunctionType", function)).parameters)
    if given != arguments:
        raise TypeError(f"{game}: {name} takes ({', '.join(arguments)}), not ({', '.join(given)})")


class Game:
    """One game, known through the interface alone."""

    def __init__(self, name: str, folder: Path, module: ModuleType):
        rules: Rules[Any, Any] = module.GAME
        self.name = name
        self.folder = folder
        self.module = module
        self.rules = rules
        self.Box: type[Record] = rules.box
        self.State: type[Record] = rules.state
        # What a view tells of a position beside its fields.
        self.Told: type[Record] | None = rules.told
        self.phases = rules.phases
        self.actions = rules.actions
        self.outcomes = rules.outcomes
        self.events = rules.events
        self.reasons = rules.reasons
        self.options = rules.options
        self.seats = rules.seats
        self.shelf = rules.shelf
        self.default_edition = rules.edition
        self.rules_number = rules.number
        self.most_legal = rules.most_legal
        self.most_events = rules.most_events
        self.most_lines = rules.most_lines
        self.features = rules.features
        self.observation = sum(block.size for block in rules.features)
        self._lanes: dict[str, Lane] = {}
        self._editions: dict[str, Edition] = {}
        self._texts: dict[str, Texts] = {}
        self._check_declarations()

    def _check_declarations(self) -> None:
        """Declarations that do not fit together show here, not in the middle of a match."""
        for field in ("rules", "phase"):
            if field not in self.State.fields:
                raise TypeError(f"{self.name}: the state has no field “{field}”")
        if owned := VIEW_OWNS & set(self.State.fields):
            raise TypeError(f"{self.name}: every view has “{min(owned)}” already")
        if (self.Told is None) != (self.rules.tell is None):
            raise TypeError(f"{self.name}: “told” and “tell” go together")
        told = set(self.Told.fields) if self.Told else set()
        if twice := told & (VIEW_OWNS | set(self.State.fields)):
            raise TypeError(f"{self.name}: its views have “{min(twice)}” already")
        for function, names in ARGUMENTS.items():
            _check_rule(self.name, function, getattr(self.rules, function), names)
        if self.default_edition not in self.editions():
            raise TypeError(f"{self.name}: there is no edition “{self.default_edition}” in boxes/")
        for option in self.options.options.values():
            if not set(option.seats or ()) <= set(self.seats):
                raise TypeError(f"{self.name}: option “{option.name}” is for players nobody seats")
        for verb in self.actions.by_name.values():
            if verb.bound is not None and verb.bound not in self.reasons.clauses:
                raise TypeError(f"{self.name}: “{verb.name}” is bound by no reason of the game")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @functools.cached_property
    def _cache(self) -> Folder:
        return Folder(self.name, self.module.__name__, self.sources())

    def sources(self) -> list[Path]:
        """The files the rules are written in."""
        single = self.folder / "rules.py"
        return [single] if single.exists() else sorted((self.folder / "rules").rglob("*.py"))

    def lane(self, name: str | None = None) -> Lane:
        """The rules as they run in a lane: compiled, checked or interpreted."""
        name = name or default_lane()
        if name not in self._lanes:
            self._lanes[name] = Lane(name, self._cache, self.module, self.Box, self.State)
        return self._lanes[name]

    # Boxes

    def editions(self) -> list[str]:
        """The names of the game's own editions."""
        return sorted(path.stem for path in (self.folder / "boxes").glob("*.toml"))

    def edition(self, edition: str | Path | None = None) -> Edition:
        """An edition of the house, or one of one's own, by its file (a `Path`)."""
        if isinstance(edition, Path):
            return self._read(edition)
        name: Any = self.default_edition if edition is None else edition
        if not isinstance(name, str) or name not in self.editions():
            there = ", ".join(self.editions())
            sentence = f"{self.name} has no edition “{shown(name)}” (known: {there})."
            raise Refused(sentence, reason="record_edition")
        if name not in self._editions:
            read = self._read(self.folder / "boxes" / f"{name}.toml")
            if read.name != name:
                raise Refused(f"{name}.toml: edition: is “{read.name}”, not the file's name.")
            self._editions[name] = read
        return self._editions[name]

    def _read(self, path: Path) -> Edition:
        return read_box(path, self.name, self.Box, self.rules.derive, self.rules.box_problems)

    # Positions

    def blank(self, count: int = 1, rules: int | None = None) -> Array:
        """Allocate zeroed positions, each carrying the rules number."""
        states = np.zeros(count, self.State.dtype)
        states["rules"] = self.rules_number if rules is None else rules
        return states

    def first_position(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        lane: str | None = None,
        rules: int | None = None,
        count: int = 1,
    ) -> Array:
        """Positions, the first of them set up for a match."""
        self.check_seats(seats)
        settled = self.options.settle(options or {}, seats, rules)
        states = self.blank(count, rules)
        boxes = (edition or self.edition()).boxes
        self.lane(lane).setup_at(boxes, states, 0, seats, self.options.encode(settled))
        return states

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if type(seats) is not int or seats not in self.seats:
            counts = ", ".join(str(n) for n in self.seats)
            raise Refused(f"{self.name} is for {counts} players, not {shown(seats)}.")

    def room_for_actions(self) -> Array:
        """A buffer for the codes of all legal actions, or of all outcomes."""
        return np.zeros(max(self.most_legal, len(self.outcomes)), np.int32)

    def room_for_events(self) -> Array:
        """A buffer for the events of one action; its first row holds their number."""
        return np.zeros((self.most_events + 1, EVENT_WIDTH), np.int32)

    # What networks see

    @functools.cached_property
    def layout(self) -> str:
        """A fingerprint of what observations and action codes mean: a net that was saved with
        another one cannot be used."""
        blocks = [(block.name, block.shape, block.meaning) for block in self.features]
        return hashlib.sha256(repr((blocks, self.actions.texts)).encode()).hexdigest()[:12]

    def split(self, observation: Features) -> dict[str, Features]:
        """An observation, or a batch of them, block by block: see `features`."""
        return split(self.features, observation)

    def turned(
        self,
        seat: int,
        seats: int,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> Array:
        """For every action code its relative code: that of the same action if `seat` were seat 0.

        They differ where actions name gangs or places that belong to seats."""
        box = edition or self.edition()
        first = self.State(self.first_position(seats, options, box))
        return Turn(self.rules, box.box, first, seats, seat).codes(self.actions)

    # What people see

    def deal(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        chance: Literal["fair", "manual"] = "fair",
        lane: str | None = None,
    ) -> Match:
        """A new match; see `backroom.engine.match`."""
        from backroom.engine.match import deal

        return deal(self, seats, seed, options, edition, chance, lane)

    def event(self, row: Sequence[int]) -> dict[str, Any]:
        """A logged event in full."""
        kind = self.events.kind_of(row)
        given = dict(zip(kind.arguments, row[1:], strict=False))
        seen = kind.seen(row[1:], given[kind.to] if kind.to else None)
        assert seen is not None
        return seen

    def event_for(self, row: Sequence[int], seat: int | None) -> dict[str, Any] | None:
        """A logged event as a seat (None: an onlooker) sees it; None if it does not."""
        return self.events.kind_of(row).seen(row[1:], seat)

    def say(self, language: str = "en") -> Texts:
        """The game's texts in a language."""
        from backroom.engine.texts import Texts

        if language not in self._texts:
            self._texts[language] = Texts(self, language)
        return self._texts[language]


def games() -> list[str]:
    """The games of the house, and those other packages bring."""
    house = importlib.import_module(HOUSE)
    own = {
        folder.name
        for place in house.__path__
        for folder in Path(place).iterdir()
        if (folder / "rules.py").exists() or (folder / "rules").is_dir()
    }
    brought = {point.name for point in importlib.metadata.entry_points(group=HOUSE)}
    return sorted(own | brought)


_loaded: dict[str, Game] = {}


def game(name: str | Path) -> Game:
    """A game by its name, or by the path of its folder."""
    key = str(name)
    if key not in _loaded:
        found = _load(name)
        _loaded[key] = found
        # A game found by its path is known by its name from then on: records name it so.
        _loaded.setdefault(found.name, found)
    return _loaded[key]


def _load(name: str | Path) -> Game:
    if isinstance(name, Path) or "/" in name or os.sep in name:
        return _from_path(Path(name))
    for point in importlib.metadata.entry_points(group=HOUSE, name=str(name)):
        package = importlib.import_module(point.value)
        return _from_package(str(name), package)
    if name not in games():
        sentence = f"There is no game “{shown(name)}” (known: {', '.join(games())})."
        raise Refused(sentence, reason="no_game")
    return _from_package(str(name), importlib.import_module(f"{HOUSE}.{name}"))


def _from_package(name: str, package: ModuleType) -> Game:
    module = importlib.import_module(f"{package.__name__}.rules")
    return Game(name, Path(next(iter(package.__path__))), module)


def _from_path(folder: Path) -> Game:
    folder = folder.resolve()
    if not ((folder / "rules.py").exists() or (folder / "rules" / "__init__.py").exists()):
        raise Refused(f"{folder} is not a game: it has no rules.")
    if not WORD.match(folder.name):
        raise Refused(
            f"{folder} is not a game: its name may have lower-case letters, digits and _ only."
        )
    package = f"backroom_game_{folder.name}"
    if package in sys.modules and sys.modules[package].__path__ != [str(folder)]:
        raise Refused(f"{folder}: another game of that name is already open.")
    spec = importlib.machinery.ModuleSpec(package, None, is_package=True)
    spec.submodule_search_locations = [str(folder)]
    module = importlib.util.module_from_spec(spec)
    sys.modules[package] = module
    return _from_package(folder.name, module)
