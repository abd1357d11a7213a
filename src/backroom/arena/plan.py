"""What a run is to play: its contests, their bars and how many matches; also as JSON."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, get_args

import backroom
import backroom.bots
from backroom.arena.contest import Contest
from backroom.arena.referees import CircleReferee, TableReferee
from backroom.arena.sequential import ERROR, Bar
from backroom.engine.errors import Refused

Kind = Literal["arena", "balance", "ladder"]


@dataclass(frozen=True)
class Entry:
    """One contest of a run; `bar` is what the one at the table of others is to reach."""

    contest: Contest
    games: int
    bar: Bar | None = None

    def referee(self, error: float, *, to_the_end: bool) -> TableReferee | CircleReferee | None:
        if self.bar is not None:
            return TableReferee(self.contest, self.bar, error, to_the_end=to_the_end)
        if len(self.contest.players) > 1:
            return CircleReferee(self.contest, error, to_the_end=to_the_end)
        return None

    def stamp(self) -> str:
        """What figures are only good for: a game's rules and box, and the bots as they are."""
        game = self.contest.found()
        box = self.contest.edition_of(game).hash
        return f"{game.name} {game.rules_number} {box} {_written(game.folder, *game.sources())}"


@functools.cache
def _written(folder: Path, *rules: Path) -> str:
    """A hash of the bots of the house, of the rules, and of what bots know of that game."""
    house = Path(str(backroom.bots.__file__)).parent
    sources = [*sorted(house.rglob("*.py")), *rules, *sorted(folder.glob("bot*.py"))]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources))
    return digest.hexdigest()[:16]


@dataclass(frozen=True)
class Plan:
    """All contests of a run, one after the other."""

    kind: Kind
    entries: tuple[Entry, ...]
    error: float = ERROR
    to_the_end: bool = False
    out: str | None = None
    plot: str | None = None

    def check(self) -> None:
        for entry in self.entries:
            entry.contest.check()

    def as_json(self) -> dict[str, Any]:
        return {
            "backroom": backroom.__version__,
            "kind": self.kind,
            "error": self.error,
            "to_the_end": self.to_the_end,
            "out": self.out,
            "plot": self.plot,
            "contests": [
                {
                    "contest": entry.contest.as_json(),
                    "games": entry.games,
                    "bar": asdict(entry.bar) if entry.bar else None,
                    "stamp": entry.stamp(),
                }
                for entry in self.entries
            ],
        }

    @classmethod
    def from_json(cls, read: Mapping[str, Any]) -> Plan:
        """Refused where rules or bots have changed; a `ValueError` where no run says that."""
        error = float(read["error"])
        if read["kind"] not in get_args(Kind) or not 0 < error < 1:
            raise ValueError("no run of the arena")
        entries = []
        for part in read["contests"]:
            bar = Bar(**part["bar"]) if part["bar"] else None
            entry = Entry(Contest.from_json(part["contest"]), int(part["games"]), bar)
            if entry.games < 1:
                raise ValueError("no matches")
            if entry.stamp() != part["stamp"]:
                game = entry.contest.game
                raise Refused(f"The matches of {game} were played with other rules or other bots.")
            entries.append(entry)
        return cls(
            read["kind"],
            tuple(entries),
            error,
            bool(read["to_the_end"]),
            read["out"],
            read["plot"],
        )
