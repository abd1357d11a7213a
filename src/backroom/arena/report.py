"""Figures as tables for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from backroom.arena.contest import Contest
from backroom.arena.saying import Saying
from backroom.arena.sequential import ERROR
from backroom.bots.registry import near_name
from backroom.engine.texts import Texts

Figures = Mapping[str, Any]
# Deeds shown of those that help, and of those that do not.
DEEDS_SHOWN = 10
# Who it is about, and a figure. Tables that nobody could look at have no need to be measured.
FEWEST_COLUMNS, WIDEST = 3, 1000


class Report:
    """Prints the statistics of a run, in one language."""

    def __init__(self, console: Console, say: Saying):
        self.console = console
        self.say = say

    def _table(self, *columns: str, left: int = 1) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for place, column in enumerate(columns):
            justify: Any = "left" if place < left else "right"
            titled = self.say(f"column-{column}") if column else ""
            table.add_column(titled, justify=justify, no_wrap=True, overflow="ellipsis")
        return table

    def _print(self, table: Table) -> None:
        """Print a table without its last columns if the terminal is too narrow for them."""
        wide = self.console.options.update(width=WIDEST)
        while (
            len(table.columns) > FEWEST_COLUMNS
            and self.console.measure(table, options=wide).maximum > self.console.width
        ):
            table.columns.pop()
        self.console.print(table)

    def _title(self, key: str, **arguments: Any) -> None:
        self.console.print(Text(self.say(key, **arguments), "bold"))

    def _note(self, text: str) -> None:
        self.console.print(Text(text, "dim"))

    def _between(self, low: float, high: float, digits: int = 0) -> str:
        return f"{self.say.number(100 * low, digits)}–{self.say.share(high, digits)}"

    # One at a table of others

    def at_table(self, contest: Contest, found: Figures) -> None:
        say = self.say
        one, others = map(near_name, contest.players)
        named = {"game": contest.found().name, "seats": contest.seats}
        self._title("title-table", **named, one=one, others=others)
        columns = ("player", "won", "bounds", "times", "score", "place", "move")
        table = self._table(*columns)
        bounds = self._between(found["low"], found["high"])
        for name, means, between in (
            (one, found["of_one"], bounds),
            (others, found["of_others"], ""),
        ):
            table.add_row(
                name,
                say.share(means["won"], 1),
                between,
                say.number(means["won"] / contest.fair_share, 2),
                say.number(means["score"], 1),
                say.number(means["place"], 2),
                say.number(means["milliseconds"], 1),
            )
        self._print(table)
        shares = {"one": one, "reach": say.share(found["reach"])}
        key = f"verdict-{found['verdict']}"
        if found["verdict"] == "shown" and found["above"] < found["reach"]:
            key = "verdict-shown-above"
            shares["above"] = say.share(found["above"])
        self.console.print(say(key, matches=found["matches"], **shares))
        fair, error = say.share(contest.fair_share, 1), say.share(found["error"])
        self._note(say("table-note", fair=fair, error=error))

    # Many in a circle

    def in_circle(self, contest: Contest, found: Figures) -> None:
        say = self.say
        named = {"game": contest.found().name, "seats": contest.seats}
        self._title("title-circle", **named, players=len(contest.players))
        columns = ("", "player", "rating", "interval", "won", "bounds", "place", "move")
        table = self._table(*columns, left=2)
        for place, standing in enumerate(found["standings"], 1):
            low, high = say.number(standing["low"]), say.number(standing["high"])
            table.add_row(
                str(place),
                near_name(standing["player"]),
                say.number(standing["rating"]),
                f"{low}–{high}",
                say.share(standing["share"]),
                self._between(standing["share_low"], standing["share_high"]),
                say.number(standing["mean_place"], 2),
                say.number(standing["milliseconds"], 1),
            )
        self._print(table)
        self.console.print()
        self._pairs(found)
        self._note(
            say(
                "circle-note",
                matches=found["matches"],
                apart=found["told_apart"],
                pairs=found["pairs"],
                error=say.share(found["error"]),
                bounds=say.share(ERROR),
            )
        )

    def _pairs(self, found: Figures) -> None:
        self._title("pairs-title")
        ordered = [standing["player"] for standing in found["standings"]]
        cells = {
            (pair["one"], pair["other"]): self.say.number(100 * pair["ahead"], 0)
            + ("*" if pair["told_apart"] else " ")
            for pair in found["pairwise"]
        }
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        table.add_column("", no_wrap=True, overflow="ellipsis")
        for place in range(1, len(ordered) + 1):
            table.add_column(f"{place} ", justify="right", no_wrap=True)
        for place, one in enumerate(ordered, 1):
            row = ["· " if one == other else cells.get((one, other), "") for other in ordered]
            table.add_row(str(place), near_name(one), *row)
        self._print(table)

    # Balance

    def balance(self, contest: Contest, found: Figures, texts: Texts, all_deeds: bool) -> None:
        say = self.say
        named = {"game": contest.found().name, "seats": contest.seats}
        self._title("title-balance", **named, player=near_name(contest.players[0]))
        fair = say.share(contest.fair_share, 1)
        self.console.print(say("balance-matches", matches=found["matches"], fair=fair))
        table = self._table("seat", "won", "interval", "score")
        for seat, (won, score) in enumerate(
            zip(found["seat_wins"], found["seat_scores"], strict=True)
        ):
            between = self._between(won["low"], won["high"], 1)
            scored = say.number(score, 1)
            table.add_row(str(seat + 1), say.share(won["mean"], 1), between, scored)
        self._print(table)
        self.console.print()
        table = self._table("", "mean", "median", "most", "range")
        for key in ("lines", "decisions", "score", "lead", "gap"):
            spread = found[key]
            least, low, median, high, most = (
                say.number(spread[name], 0) for name in ("least", "low", "median", "high", "most")
            )
            titled = say("balance-scores" if key == "score" else f"balance-{key}")
            mean = say.number(spread["mean"])
            table.add_row(titled, mean, median, f"{low}–{high}", f"{least}–{most}")
        self._print(table)
        shared = found["shared_wins"]
        low, high = say.number(100 * shared["low"], 1), say.share(shared["high"], 1)
        self.console.print(
            say("balance-shared", shared=say.share(shared["mean"], 1), low=low, high=high)
        )
        self._helps(contest, found["helps"], texts, all_deeds)

    def _helps(
        self, contest: Contest, helps: Sequence[Figures], texts: Texts, all_deeds: bool
    ) -> None:
        fair = contest.fair_share
        better = [deed for deed in helps if deed["won"]["low"] > fair][:DEEDS_SHOWN]
        worse = [deed for deed in reversed(helps) if deed["won"]["high"] < fair][:DEEDS_SHOWN]
        if all_deeds:
            better, worse = list(helps), []
        self.console.print()
        if not better and not worse:
            self.console.print(self.say("balance-none"))
            return
        for key, deeds in (("balance-helps", better), ("balance-hinders", worse)):
            if not deeds:
                continue
            self._title(key)
            table = self._table("deed", "won", "interval", "often")
            for deed in deeds:
                won = deed["won"]
                starred = self.say.share(won["mean"], 1) + ("*" if deed["surely"] else " ")
                between = self._between(won["low"], won["high"], 1)
                often = self.say.share(deed["often"])
                table.add_row(deed_in_words(deed["deed"], texts), starred, between, often)
            self._print(table)
        self._note(self.say("balance-sure", deeds=len(helps)))


def deed_in_words(deed: str, texts: Texts) -> str:
    """The words of the notation, and the thing by its name: `play: the knife`."""
    words, _, thing = deed.rpartition(" ")
    if "-" not in thing:
        return deed.rstrip("!").replace("_", " ")
    named = texts(thing) if texts.has(thing) else thing.partition("-")[2]
    return f"{words.rstrip('!').replace('_', ' ')}: {named}"
