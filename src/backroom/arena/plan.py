"""What a run is to play: its contests, their bars and how many matches; in memory and on disk."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

import backroom
import backroom.bots
from backroom.arena.contest import Contest
from backroom.arena.matches import Result, badge_of_players
from backroom.arena.referees import CircleReferee, TableReferee
from backroom.arena.sequential import ERROR, Bar
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.sources import digest, game_sources

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
        """A fingerprint of rules, box and bots, their nets and plug-ins among them: matches with
        another one are not comparable."""
        game = self.contest.found()
        box = self.contest.edition_of(game).hash
        brought = badge_of_players(self.contest.players, game).values()
        return " ".join([game.name, str(game.rules_number), box, _written(game), *brought])


@functools.cache
def _written(game: Game) -> str:
    """A hash over the sources of the built-in bots, the rules and the game's `bot.py`."""
    house = Path(str(backroom.bots.__file__)).parent
    return digest([*sorted(house.rglob("*.py")), *game_sources(game)])


@dataclass(frozen=True)
class Plan:
    """All contests of a run, one after the other."""

    kind: Kind
    entries: tuple[Entry, ...]
    error: float = ERROR
    to_the_end: bool = False
    out: str | None = None
    plot: str | None = None
    # Whether files tell how long moves took: without that, equal matches make equal files.
    times: bool = True

    def check(self) -> None:
        for entry in self.entries:
            entry.contest.check()

    def saved(self) -> SavedPlan:
        """The plan as it is written to files."""
        return SavedPlan(
            backroom=backroom.__version__,
            kind=self.kind,
            error=self.error,
            to_the_end=self.to_the_end,
            out=self.out,
            plot=self.plot,
            times=self.times,
            contests=[
                SavedEntry(entry.contest, entry.games, entry.bar, entry.stamp())
                for entry in self.entries
            ],
        )

    @classmethod
    def restored(cls, saved: SavedPlan) -> Plan:
        """A plan read from a file; refused where rules or bots have changed since."""
        entries = []
        for part in saved.contests:
            entry = Entry(part.contest, part.games, part.bar)
            if entry.stamp() != part.stamp:
                game = entry.contest.game
                raise Refused(f"The matches of {game} were played with other rules or other bots.")
            entries.append(entry)
        how = (saved.error, saved.to_the_end, saved.out, saved.plot, saved.times)
        return cls(saved.kind, tuple(entries), *how)


# ---------------------------------------------------------------------------- on disk


class SavedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contest in a file, with the stamp of the rules and bots it was played with.

    An export adds its figures and matches.
    """

    contest: Contest
    games: Annotated[int, msgspec.Meta(ge=1)]
    bar: Bar | None
    stamp: str
    figures: dict[str, Any] = {}
    results: list[Result] = []


class SavedPlan(msgspec.Struct, frozen=True):
    """A plan in a file: the first line of a journal, and the head of a JSON export."""

    backroom: str
    kind: Kind
    error: Annotated[float, msgspec.Meta(gt=0, lt=1)]
    to_the_end: bool
    out: str | None
    plot: str | None
    contests: Annotated[list[SavedEntry], msgspec.Meta(min_length=1)]
    times: bool = True
